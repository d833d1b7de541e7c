Documentation.addTranslations({
    "locale": "nl",
    "messages": {
        ", in ": ", in ",
        "Hide Search Matches": "Gevonden woorden niet meer markeren",
        "Preparing search...": "Het zoeken wordt voorbereid...",
        "Search Results": "Zoekresultaten",
        "Search finished, found one page matching the search query.": [
            "Klaar met zoeken: één resultaat.",
            "Klaar met zoeken: ${resultCount} resultaten."
        ],
        "Searching": "Bezig met zoeken",
        "Your search did not match any documents. Please make sure that all words are spelled correctly and that you've selected enough categories.": "Er is niets gevonden. Controleer of alle woorden goed gespeld zijn."
    },
    "plural_expr": "n === 1 ? 0 : 1"
});
