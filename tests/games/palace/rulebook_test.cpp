// Tests the rules page of Palace: its sentences, and that its examples agree with the rules.
#include "tests/games/rulebooks.hpp"

#include "engine/games/palace/examples.hpp"
#include "tests/games/palace/table.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>
#include <variant>

namespace palazzo::palace::test {

using palazzo::test::contains_words;
using palazzo::test::topic_text;

namespace {

std::string said(const char* preset, const char* changes, RuleTopic topic) {
    return topic_text(rulebook(options(preset, changes)), topic);
}

std::string house_rules(const char* preset, const char* changes) {
    return said(preset, changes, RuleTopic::house_rules);
}

/// Returns the cards that an example shows with the look `emphasis`.
Bag cards_that_are(const Example& e, ShownCard<Card>::Emphasis emphasis) {
    Bag cards;
    for (const auto& row : e.rows)
        for (const auto& group : row)
            for (const auto& shown : group.cards)
                if (shown.emphasis == emphasis) cards.add(shown.card);
    return cards;
}

/// Returns the natural cards of the hand that may be played, alone or covered by any other card of the hand.
std::set<Card> playable_in(const View& v) {
    std::set<Card> playable;
    v.hand.for_each([&](Card c, int) {
        Move m;
        m.kind = Move::Kind::play;
        m.cards.push_back(c);
        if (!check(v, m)) playable.insert(c);
        v.hand.for_each([&](Card cover, int) {
            m.cover = cover;
            if (!check(v, m)) playable.insert(c);
        });
    });
    // Under some options a card can only be played with others or as another rank, so the moves of legal_moves() count
    // too.
    if (v.table.derived.has_special_sets)
        for (const Move& m : legal_moves(v))
            for (const Card c : m.cards) playable.insert(c);
    return playable;
}

const Example* example(const std::vector<Example>& all, std::string_view id) {
    const auto at = std::find_if(all.begin(), all.end(), [&](const Example& e) { return e.sentence.id == id; });
    return at == all.end() ? nullptr : &*at;
}

} // namespace

TEST_CASE("The rulebook says when face-up cards are played, and what burning is", "[palace][rulebook]") {
    for (const auto& preset : presets()) {
        INFO(preset.name);
        const Rulebook book = rulebook(preset.options);
        CHECK(
            contains_words(topic_text(book, RuleTopic::turn), "wait until **your hand and the draw pile** are empty"));
        CHECK(contains_words(
            topic_text(book, RuleTopic::special_cards), "**Burning** the pile takes all its cards out of the game"));
    }
    CHECK_FALSE(
        contains_words(said("classic", "{'powers':{},'burn_quads':'off'}", RuleTopic::special_cards), "**burn**"));
}

TEST_CASE("The rulebook explains challenges if the game has any", "[palace][rulebook][speak]") {
    const std::string special = said("speak", "{}", RuleTopic::special_cards);
    CHECK(contains_words(special, "one question from your question deck"));
    CHECK(contains_words(special, "Miss the challenge of a two: you keep the cards, may play no twos this turn"));
    CHECK(contains_words(special, "Miss the challenge of a seven: you play as if there had been none"));
    CHECK(contains_words(special, "Miss the challenge of a ten: it costs you nothing"));
    CHECK(contains_words(said("speak", "{'ten_needs_all':true}", RuleTopic::special_cards), "the pile doesn't burn"));
    CHECK_FALSE(contains_words(said("classic", "{}", RuleTopic::special_cards), "challenge"));
}

TEST_CASE("The rulebook says whether a seat that can't play picks up or is challenged", "[palace][rulebook]") {
    CHECK(contains_words(said("classic", "{}", RuleTopic::turn), "If you can play, you must."));
    CHECK(contains_words(
        said("classic", "{'voluntary_pickup':true}", RuleTopic::turn), "You may pick up the pile even if"));
    CHECK(contains_words(said("speak", "{}", RuleTopic::turn), "every other player challenges you"));
    CHECK_FALSE(contains_words(house_rules("speak", "{'chance_card':true}"), "flip the top card"));
    CHECK(contains_words(house_rules("classic", "{'chance_card':true}"), "flip the top card"));
}

TEST_CASE("A difference from the preset is listed as a house rule", "[palace][rulebook]") {
    CHECK(house_rules("classic", "{'players':5}").empty());
    CHECK(contains_words(house_rules("classic", "{'jokers':2}"), "2 wild jokers are in play"));
    CHECK(contains_words(house_rules("classic", "{'beat':'higher'}"), "Only cards **higher**"));
    CHECK(contains_words(house_rules("classic", "{'wrap':true}"), "may go on an ace"));
    CHECK(
        contains_words(house_rules("classic", "{'powers':{'2':['anytime','reset']}}"), "**10** is an ordinary card."));
    CHECK(contains_words(house_rules("classic", "{'finish':'play_on'}"), "2 points for first place"));
}

TEST_CASE("The examples in the rulebook of classic show a table, a choice of cards, a four of a kind and a turn",
    "[palace][examples]") {
    const auto examples = rule_examples(options("classic"));
    REQUIRE(examples.size() == 4);
    CHECK(examples[0].topic == RuleTopic::table);
    CHECK(cards_that_are(examples[1], ShownCard<Card>::Emphasis::dimmed).size()
        == 1); // only the six is dimmed, because it can't be laid on an eight
    CHECK(say(examples[2].sentence)
        == "Play 9♠ and 9♥: that makes four nines, so the pile burns and you start the next one.");
    CHECK(say(examples[3].sentence)
        == "**A turn.** The pile shows 6♦. You play 6♥ and 6♣ and draw 2 cards. The next player has to beat a six.");
    CHECK(example(rule_examples(options("speak")), "palace.example.cover") != nullptr);
}

TEST_CASE("The examples agree with the rules, whatever the options", "[palace][examples]") {
    Rng dice(8);
    const Rules rules;
    int burned = 0;
    for (int i = 0; i < 300; ++i) {
        const Options o = rules.random_options(dice);
        const auto examples = rule_examples(o);
        CHECK(std::is_sorted(
            examples.begin(), examples.end(), [](const Example& a, const Example& b) { return a.topic < b.topic; }));
        const auto playable = playable_in(examples[1].view);
        const Bag marked = cards_that_are(examples[1], ShownCard<Card>::Emphasis::marked);
        examples[1].view.hand.for_each(
            [&](Card c, int) { CHECK(playable.count(c) == (marked.count(c) > 0 ? 1U : 0U)); });
        for (const Example& e : examples) {
            INFO(e.sentence.id);
            CHECK(say(e.sentence).find_first_of("{}") == std::string::npos);
            if (!e.move) continue;
            CHECK_FALSE(rules.check(e.view, *e.move));
            State s = rules.sample_state(e.view, dice);
            std::vector<Event> events;
            rules.apply(s, e.view.me, *e.move, events);
            const bool burns = std::any_of(events.begin(), events.end(),
                [](const Event& event) { return std::holds_alternative<PileBurned>(event); });
            CHECK(burns == (e.sentence.id == "palace.example.four"));
            burned += burns ? 1 : 0;
            if (e.sentence.id == "palace.example.turn") {
                CHECK(static_cast<int>(s.hidden_state(e.view.me).hand.size()) == deal_layout(o).draw);
                CHECK(to_text(rank_at(effective_top(s.table))) == e.sentence.args.back());
            }
        }
    }
    CHECK(burned > 20);
}

} // namespace palazzo::palace::test
