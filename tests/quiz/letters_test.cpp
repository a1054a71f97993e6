#include "engine/quiz/letters.hpp"

#include "engine/quiz/judge.hpp"
#include "engine/quiz/text.hpp"

#include <catch2/catch_test_macros.hpp>

#ifdef PALAZZO_UTF8PROC
#include <utf8proc.h>
#endif

namespace palazzo::quiz {
namespace {

bool right(std::string_view answer, std::string_view given) {
    return accepts({QuestionKind::ask, 0, 0, "?", {std::string(answer)}}, given, false);
}
/// Returns whether the judge accepts an answer to an item with strict accents.
bool accented(std::string_view answer, std::string_view given) {
    return accepts({QuestionKind::ask, 0, 0, "?", {std::string(answer)}, -1, true}, given, false);
}

} // namespace

TEST_CASE("A search finds a word whatever its case and accents", "[quiz]") {
    CHECK(searchable_text("Mélange de Çà, GROẞ und groß") == "melange de ca, gross und gross");
    CHECK(searchable_text("10+ Ω") == "10+ Ω");
    CHECK(searchable_text("").empty());
}

TEST_CASE("Capitals of every script are forgiven", "[challenges][letters]") {
    CHECK(right("собака", "СОБАКА"));
    CHECK(right("Москва", "москва"));
    CHECK(right("Ёлка", "ёлка"));
    CHECK(right("ґава", "ҐАВА"));
    CHECK(right("σκύλος", "Σκύλος"));
    CHECK(right("σκύλος", "ΣΚΥΛΟΣ"));
    CHECK(right("Đẹp", "ĐẸP"));
    CHECK(right("hǎo", "HǍO"));
    CHECK(right("բարև", "Բարև"));
    CHECK(right("გამარჯობა", "ᲒᲐᲛᲐᲠᲯᲝᲑᲐ"));
    CHECK(right("Ꮳꮃꭹ", "ꮳꮃꭹ"));
}

TEST_CASE("Either form of a final sigma is accepted", "[challenges][letters]") {
    CHECK(right("ο σκύλος", "ο σκυλοσ"));
    CHECK_FALSE(right("σκύλος", "σκύλο"));
}

TEST_CASE("Accents of every script are forgiven, unless the item has strict accents", "[challenges][letters]") {
    CHECK(right("ёлка", "елка"));
    CHECK(right("καλημέρα", "καλημερα"));
    CHECK(right("παϊδάκια", "παιδακια"));
    CHECK(right("nǐ hǎo", "ni hao"));
    CHECK(right("ọjọ́", "ojo"));
    CHECK(right("Tiếng Việt", "tieng viet"));
    CHECK(right("đường", "duong"));
    CHECK(right("ἄνθρωπος", "ανθρωπος"));
    CHECK(right("أب", "اب"));
    CHECK_FALSE(accented("καλημέρα", "καλημερα"));
    CHECK_FALSE(accented("hǎo", "hào"));
    CHECK_FALSE(accented("phở", "phơ"));
    CHECK(accented("phở", "PHỞ"));
    CHECK(accented("ΚΑΛΗΜΈΡΑ", "καλημέρα"));
}

TEST_CASE("A mark that makes a different letter, such as the breve of й or the voicing of kana, is no accent",
    "[challenges][letters]") {
    CHECK_FALSE(right("мой", "мои"));
    CHECK_FALSE(right("мой", "МОИ"));
    CHECK(right("мой", "МОЙ"));
    CHECK(right("мой", "мои\u0306"));
    CHECK_FALSE(right("が", "か"));
    CHECK_FALSE(right("パン", "ハン"));
    CHECK(right("が", "か\u3099"));
}

TEST_CASE(
    "Separate marks belong to the letter before them, in whatever order they are written", "[challenges][letters]") {
    CHECK(accented("Việt", "Vie\u0323\u0302t"));
    CHECK(accented("Việt", "Vie\u0302\u0323t"));
    CHECK(accented("ё", "е\u0308"));
    CHECK(accented("ή", "η\u0301"));
    CHECK(accented("hǎo", "ha\u030Co"));
    CHECK(right("phở", "pho\u031B\u0309"));
}

TEST_CASE(
    "Full-width and half-width characters and the punctuation of other scripts are forgiven", "[challenges][letters]") {
    CHECK(right("Katze", "Ｋａｔｚｅ"));
    CHECK(right("Ｋａｔｚｅ", "katze"));
    CHECK(right("カタカナ", "ｶﾀｶﾅ"));
    CHECK(right("ガム", "ｶﾞﾑ"));
    CHECK(right("狗", "狗。"));
    CHECK(right("你好吗？", "你好吗"));
    CHECK(right("7:30", "７：３０"));
    CHECK(right("είσαι καλά;", "εισαι καλα\u037E"));
    CHECK_FALSE(right("你好", "您好"));
}

#ifdef PALAZZO_UTF8PROC

TEST_CASE("Lowercase letters and accents agree with Unicode's data", "[challenges][letters]") {
    for (char32_t c = 0x80; c < 0x1FFFF; ++c) {
        const auto character = static_cast<utf8proc_int32_t>(c);
        if (utf8proc_category(character) == UTF8PROC_CATEGORY_CN || c == 0x3C2 || (c >= 0xFF01 && c <= 0xFF9F))
            continue;
        CAPTURE(static_cast<std::uint32_t>(c));
        const auto small = static_cast<char32_t>(utf8proc_tolower(character));
        if (lowercase_letter(c) != small) CHECK(lowercase_letter(c) == small);
        // Compares the base letters of lowercase letters with marks, in Latin, Greek and Cyrillic, with Unicode's data.
        utf8proc_int32_t parts[8];
        int last = 0;
        const auto size = utf8proc_decompose_char(
            static_cast<utf8proc_int32_t>(lowercase_letter(c)), parts, 8, UTF8PROC_DECOMPOSE, &last);
        if (size < 2) continue;
        bool marks = true;
        for (int i = 1; i < size; ++i) marks = marks && parts[i] >= 0x300 && parts[i] < 0x370;
        const bool another = parts[0] == U'и' || parts[0] == U'у';
        if (!marks || (another && parts[1] == 0x306) || c >= 0x2000) continue;
        const auto bare = static_cast<char32_t>(parts[0]);
        if (without_accents(lowercase_letter(c)) != bare) CHECK(without_accents(lowercase_letter(c)) == bare);
    }
}

#endif

} // namespace palazzo::quiz
