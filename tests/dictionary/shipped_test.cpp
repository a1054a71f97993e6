// Tests the word list that comes with the program.
#include "tests/dictionary/lists.hpp"
#include "tests/project.hpp"

#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <map>
#include <sstream>
#include <string>

namespace palazzo::dictionary {

TEST_CASE("The shipped list has more than 200,000 words, many of which most people know", "[lexicon]") {
    std::map<WordKind, std::size_t> count;
    shipped_words().for_each_word([&](std::string_view, WordKind kind) { ++count[kind]; });
    CHECK(shipped_words().size() >= 200000);
    CHECK(count[WordKind::common] > 30000);
    CHECK(count[WordKind::less_common] > 30000);
    CHECK(count[WordKind::rare] > 100000);
    CHECK(count[WordKind::never_played_by_bots] < 2000);
    CHECK(count[WordKind::word_game_only] < 1000);
}

TEST_CASE("The shipped list takes at most four bytes of memory per word", "[lexicon]") {
    CHECK(shipped_words().memory_bytes() <= 4 * shipped_words().size());
}

TEST_CASE("The shipped English words are those whose digest is published", "[lexicon]") {
    std::ifstream file(project_path("assets/words/digest.txt"));
    std::string line;
    while (std::getline(file, line) && line.starts_with('#')) {}
    CHECK(shipped_words().digest() == line);
    CHECK(Lexicon::from_words("again", entries_of(shipped_words())).digest() == line);
}

TEST_CASE("The two-letter words of the shipped list are those of the curated list", "[lexicon]") {
    std::ifstream file(project_path("assets/words/two_letters.txt"));
    std::vector<WordEntry> curated;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#')) continue;
        for (std::size_t at = 0; at + 1 < line.size(); ++at) {
            if (!is_letter(line[at])) continue;
            const bool marked = at + 2 < line.size() && line[at + 2] == '*';
            curated.push_back({line.substr(at, 2), marked ? WordKind::word_game_only : WordKind::common});
            ++at;
        }
    }
    std::vector<WordEntry> found;
    shipped_words().for_each_word([&](std::string_view word, WordKind kind) {
        if (word.size() == 2) found.push_back({std::string(word), kind});
    });
    CHECK(curated.size() > 90);
    CHECK(found == sorted_without_repeats(curated));
    for (const char* everyday : {"am", "ax", "go", "ha", "my", "oh", "ox", "we"})
        CHECK(shipped_words().find(everyday) == WordKind::common);
    for (const char* of_games : {"aa", "ka", "qi", "xu", "za"})
        CHECK(shipped_words().find(of_games) == WordKind::word_game_only);
}

TEST_CASE("Abbreviations, signs, numerals and names are not in the shipped list", "[lexicon]") {
    for (const char* no_word :
        {"cs", "ks", "bs", "kb", "mb", "lx", "csc", "dkl", "hhd", "aeq", "mna", "esc", "gif", "ios", "csch", "xviii",
            "xiv", "iii", "vii", "html", "http", "asap", "mrs", "london", "a", "o", "isn", "don't"})
        CHECK_FALSE(shipped_words().has(no_word));
}

TEST_CASE("Words that are printed with accents are in the shipped list without accents", "[lexicon]") {
    for (const char* word : {"cafe", "cliche", "fiance", "entree", "eclair", "souffle", "saute", "seance", "matinee",
             "crouton", "jalapeno", "pinata", "soiree", "melee", "voila", "smorgasbord"})
        CHECK(shipped_words().has(word));
}

TEST_CASE(
    "An abbreviation such as app is in the shipped list if its plural or one of its tenses is a word", "[lexicon]") {
    for (const char* word : {"app", "tech", "bot", "bio", "vocab", "dev", "alt", "stat", "prelim", "intro", "med",
             "admin", "comp", "prob", "diff"})
        CHECK(shipped_words().has(word));
    for (const char* of_another : {"caus", "engin", "deriv", "quot", "shr", "compar", "collat", "cal"})
        CHECK_FALSE(shipped_words().has(of_another));
}

TEST_CASE("Everyday words that are newer than the source lists are in the shipped list", "[lexicon]") {
    for (const char* word : {"selfie", "emoji", "podcast", "hashtag", "vlog", "wifi", "chatbot", "unfriend", "barcode",
             "sudoku", "vape", "meme"})
        CHECK(shipped_words().has(word));
    CHECK(shipped_words().find("vlog") == WordKind::less_common);
    std::ifstream file(project_path("assets/words/recent.txt"));
    std::string last;
    std::size_t count = 0;
    for (std::string line; std::getline(file, line);) {
        // An empty line or a remark ends a group of words. The words of each group are in alphabetical order.
        if (line.empty() || line.starts_with('#')) {
            last.clear();
            continue;
        }
        std::istringstream words(line);
        for (std::string word; words >> word; last = word, ++count) {
            CHECK(last < word);
            CHECK(shipped_words().has(word));
        }
    }
    CHECK(count > 200);
}

TEST_CASE("Words without vowels and words that look like numerals are in the shipped list", "[lexicon]") {
    for (const char* word : {"hmm", "brr", "shh", "psst", "cwm", "crwth", "pfft", "tsk", "nth", "mix", "dim", "livid",
             "civic", "palindrome", "queue", "rhythms", "aardvark", "zyzzyva", "quixotically"})
        CHECK(shipped_words().has(word));
}

TEST_CASE(
    "The list marks well-known words as common, unusual words as rare, and only short words as known from word games",
    "[lexicon]") {
    for (const char* word : {"house", "water", "running", "cat", "the"})
        CHECK(shipped_words().find(word) == WordKind::common);
    for (const char* word : {"abacus", "wog", "ferret"}) CHECK(shipped_words().find(word) != WordKind::rare);
    for (const char* word : {"zyzzyva", "crwth"}) CHECK(shipped_words().find(word) == WordKind::rare);
    for (const char* word : {"zax", "suq", "waw"}) CHECK(shipped_words().find(word) == WordKind::word_game_only);
    shipped_words().for_each_word([](std::string_view word, WordKind kind) {
        if (kind == WordKind::word_game_only && word.size() > 3) FAIL("long: " << word);
    });
}

TEST_CASE("Slurs and coarse words are valid, but bots don't play them", "[lexicon]") {
    for (const char* word :
        {"fuck", "fucking", "shitty", "nigger", "niggers", "kike", "wop", "spics", "wankers", "cunts"})
        CHECK(shipped_words().find(word) == WordKind::never_played_by_bots);
}

TEST_CASE("Bots may play words that also have a harmless meaning", "[lexicon]") {
    for (const char* word :
        {"balls", "black", "swallow", "screw", "pistol", "cockpit", "cocktail", "spike", "spiked", "gypsum", "arsenal",
            "therapist", "titter", "niggle", "cunning", "abided", "tested", "gross", "guinea", "snatch", "trap",
            "jewel", "mongoose", "sniggers", "dike", "hoes", "ho", "nip", "queerly", "shitake", "japed", "bungle"})
        CHECK(shipped_words().find(word).value_or(WordKind::never_played_by_bots) != WordKind::never_played_by_bots);
}

} // namespace palazzo::dictionary
