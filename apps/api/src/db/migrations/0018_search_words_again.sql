-- Texts are normalised otherwise since: the next start writes them again.
TRUNCATE "search_words";
