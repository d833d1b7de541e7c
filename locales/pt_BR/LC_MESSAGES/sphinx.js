// Set here, and not by Documentation.addTranslations: that makes a function of a text, which a safe page forbids.
Documentation.LOCALE = "pt_BR";
Documentation.PLURAL_EXPR = (n) => (n === 1 ? 0 : 1);
Documentation.TRANSLATIONS = {
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
};
