// Compares the words, builds and straights that are found for a hand with brute force, which tries every order of every
// choice of cards and checks each for legality.
#include "engine/games/palabra/plays.hpp"
#include "tests/games/palabra/table.hpp"
#include "tests/rounds.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <functional>
#include <map>
#include <set>

namespace palazzo::palabra::test {
namespace {

/// Calls visit() for every order of every choice of cards from `hand`, with each blank as every letter. During the
/// call, `chosen` has the cards in this order.
void each_order(const Hand& hand, LaidCards& chosen, const std::function<void()>& visit) {
    for (std::size_t i = 0; i < hand.size(); ++i) {
        if (i > 0 && hand[i] == hand[i - 1]) continue;
        Hand left;
        for (std::size_t j = 0; j < hand.size(); ++j)
            if (j != i) left.push_back(hand[j]);
        for (Letter letter = 0; letter < letter_count; ++letter) {
            if (!hand[i].can_stand_for(letter)) continue;
            chosen.push_back({hand[i], letter});
            visit();
            each_order(left, chosen, visit);
            chosen.pop_back();
        }
    }
}

/// Returns every move that check() accepts.
std::set<std::string> brute_force(const View& v) {
    std::set<std::string> moves;
    const auto try_it = [&](const Move& m) {
        if (!check(v, m)) moves.insert(write_move(m).dump());
    };
    LaidCards chosen;
    each_order(v.own.hand, chosen, [&] {
        try_it({.action = MoveAction::word, .cards = chosen});
        try_it({.action = MoveAction::straight, .cards = chosen});
        for (Seat seat = 0; seat < v.table.players(); ++seat)
            for (int before = 0; before <= static_cast<int>(chosen.size()); ++before)
                if (seat != v.me && v.table.seat(seat).word)
                    try_it({.action = MoveAction::build, .cards = chosen, .before = before, .seat = seat});
    });
    return moves;
}

/// Returns how well known the word of a move is; nullopt if the move lays a straight.
std::optional<dictionary::WordKind> kind_of(const View& v, const Move& m) {
    const auto meld = meld_of_move(v.table, v.me, m);
    if (!meld || meld->kind != MeldKind::word) return std::nullopt;
    std::string text;
    for (const Letter l : meld->letters()) text += dictionary::to_char(l);
    return lexicon_of(v.table.options).find(text);
}

/// Returns the act and the letters of a move, whichever cards it uses for them.
std::string spelling(const Move& m) {
    std::string text = std::to_string(static_cast<int>(m.action)) + " " + std::to_string(m.seat.value_or(-1)) + " "
        + std::to_string(m.before) + " ";
    for (const LaidCard& l : m.cards) text += to_char(l.letter);
    return text;
}

/// Returns a view of seat 0 with one to five random cards. Sometimes seat 1 has a word on the table.
View random_view(Rng& dice) {
    constexpr std::array words{"", "", "Ar Tr", "Cg Ay Tr", "Crb Ar Trb", "straight Ag By Cr", "Eg Rr",
        "straight Rg Sg Tg", "Ig Ny", "?=O Nr", "Rb Eb Db"};
    auto deck = full_deck({});
    dice.shuffle(deck);
    std::string hand;
    for (std::size_t i = 0; i < 1 + dice.below(5); ++i) hand += (i == 0 ? "" : " ") + to_text(deck[i]);
    const char* word = words[dice.below(static_cast<std::uint32_t>(words.size()))];
    Round r({.options = dice.below(4) == 0 ? "{'short_words':false}" : "{}",
        .hands = {hand.c_str(), "Zg"},
        .words = {"", word},
        .draw = "Er"});
    r.pass();
    return r.view(0);
}

} // namespace

TEST_CASE("The search finds all words, builds and straights of up to five cards that brute force finds",
    "[palabra][search]") {
    const auto racks = count_for_run<std::uint64_t>(100, 2000);
    std::size_t found = 0;
    for (std::uint64_t i = 0; i < racks; ++i) {
        Rng dice = Rng(51).split(i);
        const View v = random_view(dice);
        std::set<std::string> listed;
        for (const Move& m : unlisted_word_moves(v)) REQUIRE(listed.insert(write_move(m).dump()).second);
        const auto expected = brute_force(v);
        if (listed != expected) FAIL("rack " << i << ": " << as_json(v).dump());
        found += expected.size();
    }
    CHECK(found > 7 * racks);
}

TEST_CASE("The search finds the cards that score best for each word, build and straight", "[palabra][search]") {
    for (std::uint64_t i = 0; i < count_for_run<std::uint64_t>(100, 1000); ++i) {
        Rng dice = Rng(52).split(i);
        const View v = random_view(dice);
        std::map<std::string, int> most;
        std::set<std::string> unspoken; // words that bots never play
        for (const Move& m : unlisted_word_moves(v)) {
            const int total = score_of_play(v, m)->total();
            const auto [at, fresh] = most.emplace(spelling(m), total);
            if (!fresh) at->second = std::max(at->second, total);
            if (kind_of(v, m) == dictionary::WordKind::never_played_by_bots) unspoken.insert(spelling(m));
        }
        std::set<std::string> found;
        for (const Move& m : best_plays(v)) {
            REQUIRE_FALSE(check(v, m));
            if (m.action == MoveAction::flush) continue;
            INFO(as_json(v).dump() << " " << write_move(m).dump());
            REQUIRE(found.insert(spelling(m)).second);
            REQUIRE(score_of_play(v, m)->total() == most[spelling(m)]);
        }
        for (const auto& [text, total] : most) {
            INFO(text);
            REQUIRE(found.count(text) + unspoken.count(text) == 1);
        }
    }
}

TEST_CASE(
    "Of several cards for a word, the search prefers those with a lock to those with stars if the lock scores more",
    "[palabra][search]") {
    Round r({.hands = {"Cy Cg2 Ay Ty", "Zg"}, .draw = "Er"});
    r.pass();
    int best = 0;
    for (const Move& m : best_plays(r.view(0)))
        if (spelling(m) == spelling(*r.rules.read_move(json("{'word':['Cy','Ay','Ty']}"))))
            best = score_of_play(r.view(0), m)->total();
    CHECK(best == 10); // 5 points, doubled by the yellow lock; with Cg2 instead of Cy, doubled by its stars
    Round stars({.hands = {"Cy Cg3 Ay Ty", "Zg"}, .draw = "Er"});
    stars.pass();
    const auto plays = best_plays(stars.view(0));
    CHECK(std::any_of(plays.begin(), plays.end(),
        [&](const Move& m) { return write_move(m) == json("{'word':['Cg3','Ay','Ty']}"); }));
    Round lock({.hands = {"Crb Cg3 Arb Trb", "Zg"}, .draw = "Er"});
    lock.pass();
    const auto locked = best_plays(lock.view(0));
    CHECK(std::any_of(locked.begin(), locked.end(),
        [&](const Move& m) { return write_move(m) == json("{'word':['Crb','Arb','Trb']}"); }));
}

TEST_CASE("Bots don't play offensive words, although such words are valid", "[palabra][search][bots]") {
    const Options options;
    const auto& words = lexicon_of(options);
    std::string unspoken;
    words.for_each_word([&](std::string_view word, dictionary::WordKind kind) {
        if (unspoken.empty() && kind == dictionary::WordKind::never_played_by_bots && word.size() == 4) unspoken = word;
    });
    REQUIRE_FALSE(unspoken.empty());
    std::string hand;
    Json cards = Json::array();
    for (const char c : unspoken) {
        const std::string card{static_cast<char>(c - 'a' + 'A'), 'r'};
        hand += card + " ";
        cards.push_back(card);
    }
    Round r({.hands = {hand.c_str(), "Zg"}, .draw = "Er"});
    r.pass();
    const View v = r.view(0);
    const Move m = *read_move({{"word", cards}});
    CHECK_FALSE(check(v, m));
    for (const Move& played : candidate_moves(v)) CHECK(played != m);
    Rng dice(1);
    for (int i = 0; i < 300; ++i) CHECK(random_move(v, dice) != m);
}

TEST_CASE("The rule-of-thumb bot plays only words that many people know", "[palabra][bots]") {
    for (std::uint64_t i = 0; i < count_for_run<std::uint64_t>(20, 60); ++i) {
        Rng deal = Rng(53).split(i);
        Options o;
        State s = begin(o, shuffled_deal(o, deal));
        const Rules rules;
        for (int turn = 0; turn < 12 && !s.table.over; ++turn) {
            const Seat seat = seats_to_act(s.table).front();
            const View v = view_of(s, seat);
            const auto moves = rules.candidate_moves(v);
            const Move best = *std::max_element(moves.begin(), moves.end(),
                [&](const Move& a, const Move& b) { return rules.heuristic(v, a) < rules.heuristic(v, b); });
            INFO(write_move(best).dump());
            CHECK(kind_of(v, best).value_or(dictionary::WordKind::common) <= dictionary::WordKind::less_common);
            rules.apply(s, seat, best);
        }
    }
}

} // namespace palazzo::palabra::test
