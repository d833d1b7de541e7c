# The commands of Expert Rules; `make` alone lists them.

PYTHON ?= python3
PORT ?= 8000
# The address of the published site, if it has one, such as https://example.org/rules/
SITE_ADDRESS ?=
export SITE_ADDRESS

VENV := .venv
BIN := $(VENV)/bin
TOOL := PYTHONPATH=docs/_ext:. $(BIN)/python -m
SITE := _build/site
SPHINX := $(BIN)/python -m sphinx -c . -b dirhtml -n -W --keep-going -q
# The folder of a language in the addresses: pt_BR is at pt-BR/
FOLDER = $(subst _,-,$*)

.DEFAULT_GOAL := help
.PHONY: help serve site test fuzz bench mutants accept translations catalogues clean python

help:
	@echo "make serve         build the site in every language and read it at http://127.0.0.1:$(PORT)/"
	@echo "make test          check everything: engine, examples, pages, translations, site"
	@echo "make site          build the site in $(SITE)/, nothing else"
	@echo "make fuzz          play a million random actions in each edition and look for a broken invariant"
	@echo "make bench         measure what the engine does in a second, beside python-chess"
	@echo "make mutants       change the rules in every small way and write which examples notice (LISTS=1: only the lists)"
	@echo "make accept        write what the examples print now into their files (make accept retreat/free-retreat)"
	@echo "make translations  bring the catalogues up to date and tell what is left to translate"
	@echo "make clean         remove everything that was built"

serve: site
	@$(TOOL) publishing.server $(SITE) "$(PORT)"

# One build for each language, side by side; each keeps its own cache, so a second run does only what changed.
site: catalogues
	@$(MAKE) --no-print-directory -j3 $$($(BIN)/python docs/_ext/project/languages.py | sed 's/[^ ]*/site-&/g')
	@$(TOOL) publishing.language_chooser $(SITE) "$(SITE_ADDRESS)"
	@echo "The site is in $(SITE)/"

# After a failure everything is read again, or the next run would not repeat the warnings and pass.
site-%:
	@$(SPHINX) -D language=$* -d _build/doctrees/$* docs $(SITE)/$(FOLDER) \
	  || { rm -rf _build/doctrees/$*; echo "not built: $*" >&2; exit 1; }
	@echo "built: $*"

# Everything is checked, whatever fails on the way, and pytest has the last word.
test: $(VENV)/test catalogues
	@failed=0; \
	$(MAKE) --no-print-directory site || failed=1; \
	$(BIN)/ruff check . && $(BIN)/ruff format --check --quiet . || failed=1; \
	$(BIN)/mypy || failed=1; \
	PYTHONPATH=docs/_ext:. $(BIN)/lint-imports --no-logo || failed=1; \
	$(BIN)/python -m pytest -n auto || failed=1; \
	exit $$failed

ACTIONS ?= 1000000
fuzz: $(VENV)/bench
	@$(BIN)/python tests/fuzz.py --actions $(ACTIONS)

bench: $(VENV)/bench
	@$(BIN)/python tests/bench.py

mutants: $(VENV)/test $(VENV)/bench catalogues
	@PYTHONPATH=docs/_ext:.:tests $(BIN)/python -m proof $(if $(LISTS),--lists)

# `make accept` takes every example, `make accept retreat/free-retreat` one; ENGLISH=1 also writes the English files.
ifeq ($(firstword $(MAKECMDGOALS)),accept)
EXAMPLES := $(wordlist 2,$(words $(MAKECMDGOALS)),$(MAKECMDGOALS))
.PHONY: $(EXAMPLES)
$(EXAMPLES): ; @:
endif

accept: catalogues
	@$(TOOL) sessions.accept $(if $(ENGLISH),--english) $(EXAMPLES)

translations: $(VENV)/test
	@$(TOOL) translations.updating
	@$(BIN)/python locales/compile.py
	@$(TOOL) translations.checking status

# The engine's words, where the engine reads them.
catalogues: $(VENV)/site
	@$(BIN)/python locales/compile.py

clean:
	rm -rf _build build dist
	find . -path ./$(VENV) -prune -o \( -name '*.mo' -o -name __pycache__ \) -exec rm -rf {} +

COMMA := ,
INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[$(1)]' \
  || { echo "The packages could not be installed; is there a network?" >&2; exit 1; }

$(VENV)/site: pyproject.toml | $(BIN)/python
	@echo "Installing what the site needs into $(VENV)/"
	@$(call INSTALL,site)
	@touch $@

$(VENV)/bench: pyproject.toml | $(BIN)/python
	@echo "Installing what fuzz and bench need into $(VENV)/"
	@$(call INSTALL,bench)
	@touch $@

$(VENV)/test: pyproject.toml | $(BIN)/python
	@echo "Installing what the tests need into $(VENV)/"
	@$(call INSTALL,site$(COMMA)test)
	@touch $@ $(VENV)/site

# What goes wrong is told by venv itself, and for a Python that Debian has split, what to install, too.
$(BIN)/python: | python
	@$(PYTHON) -m venv $(VENV) >&2 && $(BIN)/python -m pip --version >/dev/null \
	  || { rm -rf $(VENV); \
	  echo "$(PYTHON) cannot make a virtual environment in $(VENV)/; the reason stands above." >&2; \
	  $(PYTHON) -c 'import ensurepip' 2>/dev/null || echo "On Debian: apt-get install python3-venv" >&2; exit 1; }

python:
	@command -v $(PYTHON) >/dev/null \
	  || { echo "There is no $(PYTHON); Python 3.11 or newer is needed. If it has another name: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	  || { version=$$($(PYTHON) -V 2>&1 | head -n 1); \
	  echo "$(PYTHON) is $${version:-of an unknown version}; Python 3.11 or newer is needed. If another is installed: make PYTHON=python3.12" >&2; exit 1; }
