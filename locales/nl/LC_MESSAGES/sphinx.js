// Set here, and not by Documentation.addTranslations: that makes a function of a text, which a safe page forbids.
Documentation.LOCALE = "nl";
Documentation.PLURAL_EXPR = (n) => (n === 1 ? 0 : 1);
Documentation.TRANSLATIONS = {
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
};
