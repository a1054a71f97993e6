#include "engine/core/card.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo {

TEST_CASE("Every card is the same after writing and reading", "[core][card]") {
    for (int r = 0; r < rank_count; ++r)
        for (int s = 0; s < suit_count; ++s) {
            const Card c(rank_at(r), suit_at(s));
            CHECK(read_card(to_text(c)) == c);
            CHECK(c.has_rank());
            CHECK(c.rank() == rank_at(r));
            CHECK(c.suit() == suit_at(s));
        }
    CHECK(read_card("JK") == Card::joker());
    CHECK(to_text(Card::joker()) == "JK");
}

TEST_CASE("A card is written as its rank and its suit, and the ten of diamonds as TD", "[core][card]") {
    CHECK(to_text(Card(Rank::ten, Suit::diamonds)) == "TD");
    CHECK(to_text(Card(Rank::ace, Suit::spades)) == "AS");
    CHECK(read_card("10D") == Card(Rank::ten, Suit::diamonds));
    CHECK(read_card("2H") == Card(Rank::two, Suit::hearts));
}

TEST_CASE("A text that is no card is refused", "[core][card]") {
    for (const char* text :
        {"", "T", "D", "DT", "1D", "11D", "td", "TDD", "T D", " TD", "10", "jk", "JOKER", "--", "T\xC3\xA9"})
        CHECK_FALSE(read_card(text));
    CHECK_FALSE(read_card("?" + std::string("?")));
    for (const char* text : {"", "1", "0", "11", "B", "a", "TT", "JK"}) CHECK_FALSE(read_rank(text));
}

TEST_CASE("A rank is written as on the cards; the rank ten is written and read as 10 or T", "[core][card]") {
    CHECK(to_text(Rank::ten) == "10");
    CHECK(to_char(Rank::ten) == 'T');
    CHECK(to_text(Rank::two) == "2");
    CHECK(read_rank("10") == Rank::ten);
    CHECK(read_rank("T") == Rank::ten);
    CHECK(read_rank("A") == Rank::ace);
}

TEST_CASE("Cards are ordered by their natural ranks, then by their suits, with jokers last", "[core][card]") {
    CHECK(Card(Rank::two, Suit::clubs) < Card(Rank::three, Suit::spades));
    CHECK(Card(Rank::ace, Suit::spades) < Card(Rank::ace, Suit::hearts));
    CHECK(Card(Rank::ace, Suit::clubs) < Card::joker());
}

TEST_CASE(
    "A joker has a known face but no rank, and an unknown card and an empty place have no known face", "[core][card]") {
    CHECK_FALSE(Card::joker().has_rank());
    CHECK(Card::joker().has_known_face());
    CHECK(Card::unknown().is_unknown());
    CHECK_FALSE(Card::unknown().has_known_face());
    CHECK(Card() == Card::none());
    CHECK_FALSE(Card::none().has_known_face());
}

} // namespace palazzo
