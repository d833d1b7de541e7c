Documentation.addTranslations({
    "locale": "pt_BR",
    "messages": {
        ", in ": ", em ",
        "Hide Search Matches": "Não destacar mais as palavras encontradas",
        "Preparing search...": "Preparando a busca...",
        "Search Results": "Resultados da busca",
        "Search finished, found one page matching the search query.": [
            "Busca concluída: um resultado.",
            "Busca concluída: ${resultCount} resultados."
        ],
        "Searching": "Buscando",
        "Your search did not match any documents. Please make sure that all words are spelled correctly and that you've selected enough categories.": "Nada foi encontrado. Verifique se todas as palavras estão escritas corretamente."
    },
    "plural_expr": "n === 1 ? 0 : 1"
});
