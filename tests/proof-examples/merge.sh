# a copy of the examples and their twins, with the proposed ones beside them
rm -rf /tmp/lib && mkdir -p /tmp/lib && cp -r /work/notes/proof-tree/examples /work/notes/proof-tree/locales /tmp/lib/ && cp -r /work/notes/proof-examples/examples /tmp/lib/
