#include "engine/quiz/judge.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::quiz {
namespace {

bool right(const std::vector<std::string>& answers, std::string_view given, bool strict = false) {
    return accepts({Kind::ask, 0, 0, "?", answers}, given, strict);
}
bool exactly(const std::vector<std::string>& answers, std::string_view given) { return right(answers, given, true); }

} // namespace

TEST_CASE("Any of the answers is right, and nothing else", "[challenges]") {
    CHECK(right({"el gato", "gato"}, "el gato"));
    CHECK(right({"el gato", "gato"}, "gato"));
    CHECK_FALSE(right({"el gato", "gato"}, "el"));
    CHECK_FALSE(right({"el gato", "gato"}, "elgato"));
    CHECK_FALSE(right({"el gato", "gato"}, "gatos"));
    CHECK_FALSE(right({"sí"}, "su"));
}

TEST_CASE("Case and accents are forgiven", "[challenges]") {
    CHECK(right({"señor"}, "SENOR"));
    CHECK(right({"senor"}, "señor"));
    CHECK(right({"Straße"}, "strasse"));
    CHECK(right({"Strasse"}, "STRAẞE"));
    CHECK(right({"œuvre"}, "OEUVRE"));
    CHECK(right({"æon"}, "aeon"));
    CHECK(right({"Øl på træ"}, "ol pa trae"));
    CHECK(right({"Łódź"}, "lodz"));
    CHECK(right({"garçon"}, "GARÇON"));
    CHECK(right({"über"}, "uber"));
    CHECK(right({"İstanbul"}, "istanbul"));
    CHECK(right({"ijs"}, "Ĳs"));
    CHECK_FALSE(right({"ano"}, "anno"));
}

TEST_CASE("Every letter of Latin-1 and Latin Extended-A is as good as its letters without accents", "[challenges]") {
    const std::string_view accented = "ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöøùúûüýÿ"
                                      "ĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĴĵĶķĹĺĻļĽľĿŀŁł"
                                      "ŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžſ";
    const std::string_view bare = "aaaaaaceeeeiiiinoooooouuuuyaaaaaaceeeeiiiinoooooouuuuyy"
                                  "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiijjkkllllllllll"
                                  "nnnnnnoooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
    CHECK(right({std::string(accented)}, bare));
    CHECK(right({std::string(bare)}, accented));
    CHECK(right({"ð Þ Œ ŉ ŋ"}, "d th oe n n"));
}

TEST_CASE("Accents may be marks of their own", "[challenges]") {
    CHECK(right({"café"}, "cafe\u0301"));
    CHECK(right({"cafe\u0301"}, "café"));
    CHECK(right({"niño"}, "nin\u0303o"));
    CHECK(right({"garc\u0327on"}, "garcon"));
}

TEST_CASE("Punctuation and spaces round an answer are forgiven", "[challenges]") {
    CHECK(right({"¿Dónde está la estación?"}, "donde esta la estacion"));
    CHECK(right({"donde esta"}, "  ¿¡Donde esta!?... "));
    CHECK(right({"bonjour"}, "« Bonjour »"));
    CHECK(right({"hallo"}, "„Hallo“"));
    CHECK(right({"hello"}, "“hello”,"));
    CHECK(right({"ja"}, "(ja) …"));
    CHECK(right({"l'"}, "l"));
    CHECK(right({"le chat"}, "\tle\u00a0 chat\n"));
    CHECK_FALSE(right({"sí, señor"}, "si senor"));
}

TEST_CASE("Runs of spaces, apostrophes and hyphens are forgiven inside", "[challenges]") {
    CHECK(right({"el gato"}, "el   gato"));
    CHECK(right({"l'été"}, "l’ete"));
    CHECK(right({"l’été"}, "L'ÉTÉ"));
    CHECK(right({"dix-sept"}, "dix–sept"));
    CHECK_FALSE(right({"dix-sept"}, "dixsept"));
}

TEST_CASE("Signs that mean something count", "[challenges]") {
    CHECK(right({"-5"}, "−5"));
    CHECK_FALSE(right({"-5"}, "5"));
    CHECK_FALSE(right({"C++"}, "C"));
    CHECK_FALSE(right({"50 %"}, "50"));
    CHECK(right({"?"}, "?"));
    CHECK_FALSE(right({"?"}, "!"));
}

TEST_CASE("An empty answer is never right", "[challenges]") {
    for (const bool strict : {false, true})
        for (const char* nothing : {"", "  ", "\t\u00a0", "\u200b"}) {
            CHECK_FALSE(right({"a", "?"}, nothing, strict));
            CHECK_FALSE(right({""}, nothing, strict));
            CHECK_FALSE(right({}, nothing, strict));
        }
    CHECK_FALSE(right({"a"}, "?!"));
}

TEST_CASE("Strictly right is one of the answers but for spaces round it", "[challenges]") {
    CHECK(exactly({"el gato", "señor"}, "señor"));
    CHECK(exactly({"el gato"}, " el gato\n"));
    CHECK(exactly({"¿Qué?"}, "¿Qué?"));
    CHECK_FALSE(exactly({"señor"}, "senor"));
    CHECK_FALSE(exactly({"señor"}, "Señor"));
    CHECK_FALSE(exactly({"¿Qué?"}, "Qué"));
    CHECK_FALSE(exactly({"el gato"}, "el  gato"));
    CHECK_FALSE(exactly({"l'été"}, "l’été"));
}

TEST_CASE("Bytes that are no text are judged like any others", "[challenges]") {
    for (const char* noise : {"\xff", "a\xc3", "\xe2\x80", "\x80\x80", "el gato\xf0"}) {
        CHECK_FALSE(right({"el gato"}, noise));
        CHECK_FALSE(exactly({"el gato"}, noise));
    }
}

} // namespace palazzo::quiz
