// Tests legality: the list of legal moves, the check of a single move, the random moves and the moves that bots
// consider have to agree.
#include "tests/contract/games.hpp"
#include "tests/contract/mutate.hpp"
#include "tests/rounds.hpp"

#include "engine/catalogue.hpp"

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <set>

namespace palazzo::contract {
namespace {

/// Returns a move's notation. Cards whose order has no meaning are written in the order of the list of legal moves.
template <CatalogueGame G>
std::string text_of(const G& rules, const typename G::Move& move) {
    return rules.write_move(rules.with_cards_in_listed_order(move)).dump();
}

/// Returns the notations of moves as a set, in which moves can be looked up and compared.
template <CatalogueGame G>
std::set<std::string> texts_of(const G& rules, const std::vector<typename G::Move>& moves) {
    std::set<std::string> texts;
    for (const auto& move : moves) texts.insert(text_of(rules, move));
    return texts;
}

/// Returns whether legal_moves() lists moves of this kind. In Palabra it lists words only on request; the game's own
/// tests compare words with brute force.
template <CatalogueGame G>
bool is_listed_kind(const G& rules, const typename G::Move& move) {
    return rules.is_listed(move);
}

/// Returns whether a reason can be shown to players: the catalogue has it, and its pattern is completely filled.
bool can_be_said(const Refusal& reason) {
    const std::string words = say(reason);
    return has_english_text(reason.id()) && !words.empty() && words.find_first_of("{}") == std::string::npos;
}

/// A list with more moves than this counts as long. Checking a long list takes time, so only the first few positions
/// with one are visited.
constexpr std::size_t long_list = 1500;

/// Smallest number of different refusals that the random invalid moves of a game must meet. Palace has more kinds of
/// refusals, and the example game has fewer.
template <CatalogueGame G>
constexpr std::size_t refusals_wanted = G::name == "palace" ? 11
    : G::is_in_game_list                                    ? 7
                                                            : 4;

/// Calls visit(match, seat, view, moves) at some positions, for every seat that is to act.
template <CatalogueGame G, class Visit>
void each_choice(const G& rules, std::uint64_t games, std::uint32_t one_in, Visit&& visit) {
    Rng lots(20);
    int long_lists = 0;
    for_each_position(rules, games, [&](const auto& match) {
        if (lots.below(one_in) != 0) return;
        for (const Seat seat : match.seats_to_act().list()) {
            const auto view = match.view(seat);
            const auto moves = rules.legal_moves(view);
            if (moves.size() > long_list && ++long_lists > 5) continue;
            visit(match, seat, view, moves);
        }
    });
}

} // namespace

TEMPLATE_LIST_TEST_CASE("A seat has legal moves exactly if it is to act", "[contract][legal]", Catalogue) {
    const TestType rules;
    Rng lots(21);
    for_each_position(rules, 40, [&](const auto& match) {
        if (lots.below(3) != 0) return;
        for (Seat seat = 0; seat < match.seat_count(); ++seat)
            if (!match.seats_to_act().has(seat)) REQUIRE(rules.legal_moves(match.view(seat)).empty());
    });
    each_choice(rules, 40, 2, [&](const auto&, Seat, const auto&, const auto& moves) { REQUIRE_FALSE(moves.empty()); });
}

TEMPLATE_LIST_TEST_CASE("Legal moves pass the check, are the same after writing and reading, and are listed once",
    "[contract][legal]", Catalogue) {
    const TestType rules;
    each_choice(rules, 40, 8, [&](const auto&, Seat, const auto& view, const auto& moves) {
        for (const auto& move : moves) {
            REQUIRE_FALSE(rules.check(view, move));
            const auto read = rules.read_move(rules.write_move(move));
            REQUIRE(read);
            REQUIRE(*read == move);
        }
        REQUIRE(texts_of(rules, moves).size() == moves.size());
    });
}

TEMPLATE_LIST_TEST_CASE("Random moves are legal, and every listed move is chosen at random sooner or later",
    "[contract][legal]", Catalogue) {
    const TestType rules;
    Rng dice(22);
    int patience = 200;
    each_choice(rules, 40, 8, [&](const auto&, Seat, const auto& view, const auto& moves) {
        const auto listed = texts_of(rules, moves);
        const bool all = moves.size() <= 6 && --patience > 0;
        std::set<std::string> drawn;
        // random_move() returns some legal moves only once in a thousand calls, so seeing all of them takes many calls.
        const int most = all ? 20'000 : 3;
        for (int i = 0; i < most && !(all && drawn == listed); ++i) {
            const auto move = rules.random_move(view, dice);
            REQUIRE_FALSE(rules.check(view, move));
            if (is_listed_kind(rules, move)) drawn.insert(text_of(rules, move));
        }
        REQUIRE(std::includes(listed.begin(), listed.end(), drawn.begin(), drawn.end()));
        if (all) REQUIRE(drawn == listed);
    });
    CHECK(patience < 190); // More than ten positions had so few moves that each move had to be chosen.
}

TEMPLATE_LIST_TEST_CASE(
    "The moves that bots consider are legal, and there is always at least one", "[contract][legal]", Catalogue) {
    const TestType rules;
    each_choice(rules, 40, 8, [&](const auto&, Seat, const auto& view, const auto& moves) {
        const auto listed = texts_of(rules, moves);
        const auto candidates = rules.candidate_moves(view);
        const auto thoughts = texts_of(rules, candidates);
        REQUIRE_FALSE(candidates.empty());
        REQUIRE(thoughts.size() == candidates.size());
        for (const auto& move : candidates) {
            REQUIRE_FALSE(rules.check(view, move));
            if (is_listed_kind(rules, move)) REQUIRE(listed.count(text_of(rules, move)) == 1);
        }
    });
}

TEMPLATE_LIST_TEST_CASE("A move is legal exactly if it is listed, and a refused move has a reason in words",
    "[contract][legal]", Catalogue) {
    const TestType rules;
    const auto games = count_for_run<std::uint64_t>(20, 120);
    MovePool pool;
    Rng dice(23);
    std::size_t legal = 0;
    std::set<std::string> reasons;
    each_choice(rules, games, 3, [&](const auto& match, Seat seat, const auto& view, const auto& moves) {
        const auto listed = texts_of(rules, moves);
        const auto some = [&] { return rules.write_move(moves[dice.below(static_cast<std::uint32_t>(moves.size()))]); };
        pool.add(some(), dice);
        // Tries moves of other positions, changed moves, and mixtures of two legal moves. Most mixtures are almost
        // legal.
        for (int i = 0; i < 16; ++i) {
            const bool near = i >= 12;
            const Json json = near ? mixed_move(some(), some(), dice)
                : i % 2 == 0       ? pool.random_move(dice)
                                   : pool.mutated_move(dice);
            const auto move = rules.read_move(json);
            if (!move) {
                REQUIRE(has_english_text(move.problem().fault.id));
                continue;
            }
            const Refusal reason = rules.check(view, *move);
            const bool is_listed = listed.count(text_of(rules, *move)) != 0;
            const bool disagree = is_listed_kind(rules, *move) && is_listed == static_cast<bool>(reason);
            if (disagree || (reason && !can_be_said(reason)))
                FAIL(record_line(match) << "seat " << seat << ", " << json.dump() << ": " << reason.id());
            if (reason) reasons.insert(std::string(reason.id()));
            legal += reason || near ? 0 : 1;
        }
    });
    // Without this check the case would also pass if all moves from `pool` were illegal.
    CHECK(legal > count_for_run<std::size_t>(50, 100));
    CHECK(reasons.size() >= refusals_wanted<TestType>);
}

TEMPLATE_LIST_TEST_CASE(
    "A move of a seat that isn't to act is refused with a reason in words", "[contract][legal]", Catalogue) {
    const TestType rules;
    for_each_position(rules, 20, [&](const auto& match) {
        if (match.turn_count() == 0) return;
        for (Seat seat = 0; seat < match.seat_count(); ++seat) {
            if (match.seats_to_act().has(seat)) continue;
            REQUIRE(can_be_said(rules.check(match.view(seat), match.last_turn().move)));
        }
    });
}

TEMPLATE_LIST_TEST_CASE("A limited list of legal moves is not longer than requested, and is the same each time",
    "[contract][legality]", Catalogue) {
    const TestType rules;
    std::size_t fewer = 0;
    for_each_position(rules, 20, [&](const auto& match) {
        for (const Seat seat : match.seats_to_act().list()) {
            const auto view = match.view(seat);
            const auto all = rules.legal_moves(view);
            if (!(rules.legal_moves(view, all.size() * 1000 + 1000) == all)) FAIL(record_line(match));
            const auto some = rules.legal_moves(view, 5);
            bool fits = some.size() <= 5 && rules.legal_moves(view, 5) == some;
            for (const auto& move : some) fits = fits && std::find(all.begin(), all.end(), move) != all.end();
            if (!fits) FAIL(record_line(match));
            fewer += some.size() < all.size() ? 1 : 0;
        }
    });
    CHECK(fewer > 0);
}

} // namespace palazzo::contract
