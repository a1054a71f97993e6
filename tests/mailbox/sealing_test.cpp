// Tests that the native mailbox seals letters as the page does, and opens only what was sealed for it.
#include "mailbox/sealing.hpp"

#include "engine/core/base64url.hpp"
#include "engine/core/json.hpp"
#include "tests/project.hpp"

#include <catch2/catch_test_macros.hpp>

#include <fstream>
#include <sstream>

namespace palazzo::mailbox::test {
namespace {

Json sealed_letters() {
    std::ifstream file(project_path("tests/mailbox/sealed.json"));
    std::stringstream text;
    text << file.rdbuf();
    return *parse_json(text.str());
}
Table table_in(const Json& all) {
    return {all["table"]["key"].get<std::string>(), all["table"]["id"].get<std::string>()};
}
Pair pair_in(const Json& all, const char* who) {
    return {all[who]["open"].get<std::string>(), all[who]["secret"].get<std::string>()};
}

} // namespace

TEST_CASE("Letters that the page has sealed are opened, by the keys of either side", "[mailbox]") {
    const Json all = sealed_letters();
    const Table table = table_in(all);
    const Pair host = pair_in(all, "host");
    const Pair guest = pair_in(all, "guest");
    CHECK(id_of(host.open) == table.id);
    const auto of_host = letter_keys(table, host, guest.open);
    const auto of_guest = letter_keys(table, guest, host.open);
    REQUIRE((of_host && of_guest));
    CHECK((of_host->to_host == of_guest->to_host && of_host->to_guest == of_guest->to_guest));
    REQUIRE(all["letters"].size() > 2);
    for (const Json& letter : all["letters"]) {
        const std::string name = letter["key"].get<std::string>();
        const Key key = name == "card" ? card_key(table) : name == "toHost" ? of_host->to_host : of_host->to_guest;
        const auto bytes = from_base64url(letter["sealed"].get<std::string>());
        REQUIRE(bytes);
        CHECK(unseal(key, letter["topic"].get<std::string>(), *bytes) == letter["text"].get<std::string>());
    }
}

TEST_CASE("A sealed letter is opened only by its key, under its topic and unchanged", "[mailbox]") {
    const Table table{new_table_key(), new_table_key()};
    const Pair host = new_pair();
    const Pair guest = new_pair();
    const LetterKeys keys = *letter_keys(table, host, guest.open);
    const Bytes sealed = seal(keys.to_guest, "topic", "ä letter");
    CHECK(unseal(keys.to_guest, "topic", sealed) == "ä letter");
    CHECK_FALSE(unseal(keys.to_host, "topic", sealed));
    CHECK_FALSE(unseal(keys.to_guest, "other", sealed));
    CHECK_FALSE(unseal(letter_keys(table, new_pair(), guest.open)->to_guest, "topic", sealed));
    for (std::size_t at = 0; at < sealed.size(); at += 7) {
        Bytes changed = sealed;
        changed[at] ^= 1U;
        CHECK_FALSE(unseal(keys.to_guest, "topic", changed));
        CHECK_FALSE(unseal(keys.to_guest, "topic", std::span(sealed).first(at)));
    }
}

TEST_CASE("The size of a sealed letter is a multiple of 256 bytes, beside nonce and tag", "[mailbox]") {
    const Key key = card_key({new_table_key(), new_table_key()});
    for (const std::size_t size : {0, 1, 252, 253, 5000, 16 * 1024}) {
        const Bytes sealed = seal(key, "topic", std::string(size, 'a'));
        CHECK((sealed.size() - 28) % 256 == 0);
        CHECK(sealed.size() <= largest_sealed);
        CHECK(unseal(key, "topic", sealed)->size() == size);
    }
}

TEST_CASE("What isn't a key is refused", "[mailbox]") {
    const Table table{new_table_key(), new_table_key()};
    const Pair pair = new_pair();
    const std::string other = new_pair().open;
    CHECK(letter_keys(table, pair, other));
    CHECK_FALSE(letter_keys(table, pair, ""));
    CHECK_FALSE(letter_keys(table, pair, other.substr(1)));
    CHECK_FALSE(letter_keys(table, pair, to_base64url(Bytes(65, 4))));
    CHECK_FALSE(letter_keys(table, {pair.open, "%"}, other));
    CHECK_FALSE(letter_keys(table, {pair.open, pair.secret.substr(4)}, other));
    CHECK_FALSE(id_of("%"));
}

} // namespace palazzo::mailbox::test
