"""Write the sessions of sessions.txt with what they print: examples/<chapter>/<id>.pycon beside this file."""
import re
from pathlib import Path
from rulebook.sessions import parse
from rulebook.run import run, transcript
here = Path(__file__).parent
src = (here / "sessions.txt").read_text()
for block in re.split(r"^=== ", src, flags=re.M)[1:]:
    head, _, code = block.partition("\n")
    ident, title = head.split(" | ", 1)
    story, _, code = code.partition("\n---\n")
    p = here / "examples" / (ident + ".pycon"); p.parent.mkdir(parents=True, exist_ok=True)
    s = parse(code.rstrip("\n") + "\n", p, "en", outputs=False)
    t = transcript(s, run(s, "en"))
    p.write_text(t)
    long=[l for l in t.splitlines() if len(l)>120]
    print("==", ident, "|", title.strip(), long or ""); print(t)
