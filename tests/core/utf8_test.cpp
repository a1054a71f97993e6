// Tests how UTF-8 is read and cut, even if it is invalid.
#include "engine/core/utf8.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo {

TEST_CASE("Characters are read from UTF-8, and invalid bytes are replaced", "[core][utf8]") {
    std::string_view text = "a\u00e9\u2660\U0001F0A1";
    CHECK(take_character(text) == U'a');
    CHECK(take_character(text) == U'\u00e9');
    CHECK(take_character(text) == U'\u2660');
    CHECK(take_character(text) == U'\U0001F0A1');
    CHECK(text.empty());
    for (std::string_view broken : {"\xff", "\xc3", "\xe2\x99", "\x80"}) CHECK(take_character(broken) == U'\ufffd');
}

TEST_CASE("Overlong forms, surrogates and values beyond Unicode are no characters", "[core][utf8]") {
    for (std::string_view broken : {"\xe0\x80\xaf", "\xf0\x80\x80\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80"}) {
        CHECK_FALSE(first_character(broken).valid);
        CHECK(first_character(broken).bytes == 1);
        CHECK(valid_prefix_size("a" + std::string(broken)) == 1);
    }
}

TEST_CASE("A text is cut only between characters", "[core][utf8]") {
    CHECK(truncate_to_bytes("perro", 9) == "perro");
    CHECK(truncate_to_bytes("perro", 3) == "per");
    CHECK(truncate_to_bytes("añil", 2) == "a");
    CHECK(truncate_to_bytes("añil", 3) == "añ");
    CHECK(truncate_to_bytes("€", 2).empty());
    CHECK(truncate_to_bytes("a😀", 4) == "a");
    CHECK(truncate_to_bytes("", 0).empty());
}

} // namespace palazzo
