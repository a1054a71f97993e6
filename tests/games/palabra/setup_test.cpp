// Tests docs/rules/palabra.md, "The cards", "Set-up" and "Options": the deck, the cut and the deal, and their notation.
#include "tests/english.hpp"
#include "tests/games/palabra/table.hpp"
#include "tests/lines.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <numeric>

namespace palazzo::palabra::test {
namespace {

int count_if(const std::vector<Card>& cards, bool (*which)(Card)) {
    return static_cast<int>(std::count_if(cards.begin(), cards.end(), which));
}

std::string fault_of(const char* deal) {
    const auto read = Rules().read_deal({}, json(deal));
    return read ? "" : line_of(read.problem());
}

bool refused_by(const char* option, const char* changes) {
    const std::string line = options_refusal(changes);
    INFO(changes << ": " << line);
    return line.rfind(std::string(option) + ":", 0) == 0;
}

} // namespace

TEST_CASE("The deck has 122 cards: 115 letter cards, of which 27 have two colours and 26 have stars, 3 wilds, 2 vowel "
          "cards and 2 jokers",
    "[palabra][deck]") {
    const auto deck = full_deck({});
    CHECK(deck.size() == 122);
    CHECK(count_if(deck, [](Card c) { return c.is_letter(); }) == 115);
    CHECK(count_if(deck, [](Card c) { return c.is_letter() && lock_factor(c.colours()) == 4; }) == 27);
    CHECK(count_if(deck, [](Card c) { return c.stars() > 0; }) == 26);
    CHECK(count_if(deck, [](Card c) { return c.stars() == 3; }) == 10);
    CHECK(count_if(deck, [](Card c) { return c.is_wild(); }) == 3);
    CHECK(count_if(deck, [](Card c) { return c.is_vowel_card(); }) == 2);
    CHECK(count_if(deck, [](Card c) { return c.is_joker(); }) == 2);
}

TEST_CASE("Each letter is in the deck as often, and is worth as many points, as the rules say", "[palabra][deck]") {
    const std::map<char, int> counts{{'A', 10}, {'B', 4}, {'C', 3}, {'D', 3}, {'E', 12}, {'F', 4}, {'G', 4}, {'H', 4},
        {'I', 10}, {'J', 2}, {'K', 2}, {'L', 3}, {'M', 3}, {'N', 7}, {'O', 8}, {'P', 3}, {'Q', 2}, {'R', 5}, {'S', 5},
        {'T', 5}, {'U', 3}, {'V', 3}, {'W', 2}, {'X', 2}, {'Y', 4}, {'Z', 2}};
    std::map<char, int> counted;
    for (const Card c : full_deck({}))
        if (c.is_letter()) ++counted[to_char(c.letter())];
    CHECK(counted == counts);
    CHECK(value_of('P' - 'A') == 2);
    CHECK(value_of('Q' - 'A') == 10);
    CHECK(std::accumulate(assets::palabra_values.begin(), assets::palabra_values.end(), 0) == 95);
}

TEST_CASE("Cards with two colours are red and blue or green and yellow, and each colour has 22 letter cards without a "
          "second colour",
    "[palabra][deck]") {
    std::map<int, int> counted;
    for (const Card c : full_deck({}))
        if (c.is_letter()) ++counted[c.colours()];
    CHECK(counted == std::map<int, int>{{1, 22}, {2, 22}, {4, 22}, {8, 22}, {3, 14}, {12, 13}});
}

TEST_CASE("A wild and a vowel card have all four colours, value 0 and no stars, and a joker has no letter",
    "[palabra][deck]") {
    for (const Card c : {Card::wild(), Card::vowel()}) {
        CHECK(c.colours() == all_colours);
        CHECK(c.value() == 0);
        CHECK(c.stars() == 0);
    }
    CHECK(Card::joker().letter() == no_letter);
    for (Letter l = 0; l < letter_count; ++l) {
        CHECK(Card::wild().can_stand_for(l));
        CHECK(Card::vowel().can_stand_for(l) == (std::string("AEIOUY").find(to_char(l)) != std::string::npos));
        CHECK_FALSE(Card::joker().can_stand_for(l));
    }
}

TEST_CASE("Two to six players use one deck, and seven to twelve players use two", "[palabra][setup]") {
    CHECK(decks_in_play(options("{'players':6}")) == 1);
    CHECK(decks_in_play(options("{'players':7}")) == 2);
    CHECK(decks_in_play(options("{'players':2,'decks':2}")) == 2);
    CHECK(decks_in_play(options("{'players':12,'decks':1}")) == 1);
}

TEST_CASE("Each seat gets seven cards, and the rest is the draw pile", "[palabra][setup]") {
    for (const int players : {2, 6, 7, 12}) {
        Rng dice(static_cast<std::uint64_t>(players));
        Options o;
        o.players = players;
        const State s = begin(o, shuffled_deal(o, dice));
        for (Seat seat = 0; seat < players; ++seat) CHECK(s.hidden_state(seat).hand.size() == 7);
        CHECK(s.draw.size() == full_deck(o).size() - 7U * static_cast<std::size_t>(players));
    }
}

TEST_CASE("Every seat is equally likely to go first", "[palabra][setup]") {
    std::map<Seat, int> leads;
    Options o;
    o.players = 3;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Rng dice(seed);
        ++leads[shuffled_deal(o, dice).first];
    }
    for (Seat seat = 0; seat < 3; ++seat) CHECK(leads[seat] > 70);
}

TEST_CASE("A deal lists the hands seat by seat, then the draw pile, and names the seat that goes first (0 by default)",
    "[palabra][setup][notation]") {
    Round r(options(), "Ag Ag By Bg3 Br Bb Cg Dg Eg Eg Eg Fy Fg2 Fr Gy Gg2", 1);
    CHECK(r.hand(0) == "Ag Ag Br Bb Bg3 By Cg");
    CHECK(r.hand(1) == "Dg Eg Eg Eg Fr Fg2 Fy");
    CHECK(r.draw_pile() == "Gy Gg2");
    CHECK(r.turn() == 1);
    CHECK(Rules().read_deal({}, json("{'cards':['Ag'],'short':true}"))->first == 0);
}

TEST_CASE("An impossible deal is refused with a message that names the place of the fault", "[palabra][notation]") {
    CHECK(fault_of("{'cards':['Ag','Zz'],'short':true}") == "cards[1]: \"Zz\" is not a card");
    CHECK(fault_of("{'cards':['?=A'],'short':true}") == "cards[0]: a card in a deck stands bare");
    CHECK(fault_of("{'cards':['Jrb','Jrb'],'short':true}") == "cards: more of Jrb than the deck has");
    CHECK(fault_of("{'cards':['Ag']}") == "cards: 1 of 122 cards; a shorter list says \"short\":true");
    CHECK(fault_of("{'cards':[],'short':true}") == "cards: 0 of 122 cards; a shorter list says \"short\":true");
    CHECK(fault_of("{'cards':['Ag'],'first':2,'short':true}") == "first: 2 is not a seat at this table");
    CHECK(fault_of("{'cards':['Ag'],'dice':'x','short':true}") == "dice: \"x\" is not a seed");
    CHECK(fault_of("{'cards':7}") == "cards: a list of cards is required");
}

TEST_CASE("A card is written as its letter, then its colours in the order r, b, g, y, then the number of its stars if "
          "it has any",
    "[palabra][notation]") {
    for (const char* text : {"Pb3", "Ay", "Trb", "Kgy2", "?", "%", "!", "?=R", "%=A"}) {
        INFO(text);
        REQUIRE(read_laid_card(text));
        CHECK(to_text(*read_laid_card(text)) == text);
    }
    for (const char* text :
        {"", "P", "Pbr", "Pb1", "Pb4", "Prbg", "Prr", "pb", "?R", "?=", "?=r", "!=A", "P3", "Pb33"}) {
        INFO(text);
        CHECK_FALSE(read_laid_card(text));
    }
}

TEST_CASE("An invalid move is refused with a message that names the place of the fault", "[palabra][notation]") {
    const auto fault = [](const char* text) { return line_of(Rules().read_move(json(text)).problem()); };
    CHECK(fault("{}") == "an empty move");
    CHECK(fault("{'words':[]}") == "words: no move is called that");
    CHECK(fault("{'word':['Ay','B']}") == "word[1]: \"B\" is not a card");
    CHECK(fault("{'word':'Ay'}") == "word: a list of cards is required");
    CHECK(fault("{'word':['Ay'],'seat':1}") == "seat: not part of this move");
    CHECK(fault("{'build':{'before':[],'after':['Ay']}}") == "build.seat: the number of a seat is required");
    CHECK(fault("{'build':{'seat':1,'middle':['Ay']}}") == "build.middle: not part of a build");
    CHECK(fault("{'jokers':[{'seat':1,'x':1}]}") == "jokers[0].x: not part of a joker");
    CHECK(fault("{'challenge':1}") == "challenge: true or false is required");
    CHECK(fault("{'pass':false}") == "pass: true is required");
    CHECK(fault("{'vote':true,'good':true}") == "good: not part of this move");
    CHECK(fault("[]") == "a move is an object");
}

TEST_CASE("Options have the ranges and default values of the rules", "[palabra][options]") {
    const Options o = options();
    CHECK(o.players == 2);
    CHECK(o.decks == 0);
    CHECK(o.words == WordsRule::enforced);
    CHECK(o.short_words);
    CHECK(o.shave == ShaveRule::previous);
    CHECK_FALSE(o.eliminate_high_score);
    CHECK_FALSE(o.simultaneous);
    CHECK(o.impatient_timer == 0);
    CHECK(o.last_word == 2);
    CHECK(o.turn_limit == 400);
    for (const auto& [option, value] :
        {std::pair{"players", "1"}, {"players", "13"}, {"decks", "3"}, {"decks", "-1"}, {"words", "'never'"},
            {"short_words", "1"}, {"shave", "'next'"}, {"simultaneous", "'yes'"}, {"impatient_timer", "-1"},
            {"last_word", "1"}, {"last_word", "4"}, {"turn_limit", "0"}, {"dictionary", "'xx'"}}) {
        const std::string changes = std::string("{'") + option + "':" + value + "}";
        CHECK(refused_by(option, changes.c_str()));
    }
}

TEST_CASE("Options out of range are refused both by the rules and by the notation", "[palabra][options]") {
    Options o;
    o.players = 13;
    CHECK(check(o).id() == "palabra.option.range");
    o = {};
    o.dictionary = "xx";
    CHECK(check(o).id() == "palabra.option.no_dictionary");
}

} // namespace palazzo::palabra::test
