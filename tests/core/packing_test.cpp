// Tests that packed texts are small, are the same after unpacking, and will always be the same on all platforms.
#include "engine/core/packing.hpp"

#include "engine/core/digest.hpp"
#include "engine/core/json.hpp"
#include "engine/core/rng.hpp"
#include "tests/fuzz/mutants.hpp"
#include "tests/rounds.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

namespace palazzo::test {
namespace {

constexpr std::size_t any_length = 1 << 20;

std::string random_text(Rng& dice, std::size_t size, std::uint32_t values) {
    std::string text;
    while (text.size() < size) text += static_cast<char>(dice.below(values));
    return text;
}

} // namespace

TEST_CASE("A packed text is the same after unpacking", "[core][packing]") {
    for (const std::string& text : fuzz::random_records()) CHECK(unpack(pack(text), any_length) == text);
    Rng dice(1);
    for (std::size_t size = 0; size < 300; size += count_for_run<std::size_t>(7, 1))
        for (const std::uint32_t values : {1U, 2U, 7U, 256U}) {
            const std::string text = random_text(dice, size, values);
            if (unpack(pack(text), any_length) != text) FAIL(size << " bytes of " << values);
        }
    const std::string zeros(100000, '\0');
    CHECK(unpack(pack(zeros), any_length) == zeros);
    const std::string noise = random_text(dice, 20000, 256);
    CHECK(unpack(pack(noise), any_length) == noise);
}

TEST_CASE(
    "Records are packed to less than a quarter of their length, in letters, digits and two signs", "[core][packing]") {
    std::size_t whole = 0;
    std::size_t packed = 0;
    for (const std::string& text : fuzz::random_records()) {
        const std::string small = pack(text);
        CHECK(small.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
            == std::string::npos);
        whole += text.size();
        packed += small.size();
    }
    CHECK(packed * 4 < whole);
}

TEST_CASE("The same text is packed in the same way forever", "[core][packing]") {
    CHECK(pack("") == "AA");
    const std::string text =
        R"({"deal":{"seed":"7"},"format":1,"game":"palace","moves":[],"options":{},"preset":"house"})";
    CHECK(pack(text) == "Wd5MqshfixI8KZYDUDpOy6yX1Yx6WSw");
    std::string long_text;
    for (int i = 0; i < 2000; ++i) long_text += std::to_string(i * i) + ",";
    CHECK(digest_of(pack(long_text)) == "5a9b84f8c2e426f6");
}

TEST_CASE(
    "Invalid, overlong or cut-off packed texts are refused or give another text, and do no harm", "[core][packing]") {
    CHECK_FALSE(unpack("a b", any_length));
    CHECK_FALSE(unpack("_____", any_length));
    CHECK(unpack(pack("four"), 4) == "four");
    CHECK_FALSE(unpack(pack("four+"), 4));
    Rng dice(2);
    const std::string whole = pack(fuzz::random_records().front());
    for (int i = 0; i < 200; ++i) {
        std::string changed = whole.substr(0, dice.below(static_cast<std::uint32_t>(whole.size())));
        if (!changed.empty() && dice.below(2) == 0)
            changed[dice.below(static_cast<std::uint32_t>(changed.size()))] = 'Q';
        const auto text = unpack(changed, any_length);
        if (text && text->size() > any_length) FAIL(changed);
    }
    // This text of a few letters claims to contain a million bytes. Unpacking refuses it quickly.
    CHECK_FALSE(unpack("__8_AAAA", any_length * 4));
}

} // namespace palazzo::test
