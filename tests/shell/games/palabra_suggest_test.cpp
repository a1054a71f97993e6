// A hint of Palabra composes its move on the table, and one button makes it.
#include "tests/shell/games/palabra_player.hpp"

#include <catch2/catch_test_macros.hpp>

#include <map>

using namespace palazzo;
using namespace palazzo::palabra::screen;
using namespace palazzo::palabra::screen::test;
using palabra::Move;
using palabra::MoveAction;

namespace {

std::string text_of(const palabra::Rules& rules, const Move& move) {
    return rules.write_move(rules.with_cards_in_listed_order(move)).dump();
}

/// Suggests `move`, and returns whether the text mirror has an enabled control that makes it.
bool can_be_made(const palabra::Rules& rules, const palabra::View& view, const Move& move) {
    Table table;
    table.suggest(view, move);
    for (const auto& region : table.mirror_regions(view, voice_for_players(view.table.players())))
        for (const auto& control : region.controls) {
            if (!control.enabled || control.move.empty()) continue;
            if (text_of(rules, *rules.read_move(palazzo::test::json(control.move.c_str()))) == text_of(rules, move))
                return true;
        }
    return false;
}

struct Tried {
    std::map<MoveAction, int> times;
    std::vector<std::string> in_vain;
};

/// Plays `games` random games and suggests some legal moves in each position. Returns how many moves of each kind were
/// suggested, and the suggested moves that no control could make.
Tried tried(const char* options, std::uint64_t games) {
    Tried all;
    for (std::uint64_t game = 1; game <= games; ++game) {
        const palabra::Rules rules;
        Rng dice(game);
        const auto o = palabra::test::options(options);
        auto state = rules.begin(o, rules.shuffled_deal(o, dice));
        for (int turn = 0; turn < 60 && !rules.seats_to_act(state).empty(); ++turn) {
            const Seat seat = rules.seats_to_act(state).front();
            const auto view = rules.view(state, seat);
            auto moves = rules.legal_moves(view);
            moves.push_back(rules.random_move(view, dice));
            for (std::size_t i = 0; i < moves.size(); i += 1 + moves.size() / 40) {
                ++all.times[moves[i].action];
                if (!can_be_made(rules, view, moves[i])) all.in_vain.push_back(text_of(rules, moves[i]));
            }
            rules.apply(state, seat, rules.with_verdict(view, moves.back()));
        }
    }
    return all;
}

} // namespace

TEST_CASE("Every move that a hint of Palabra suggests can be made with one press") {
    const Tried all = tried("{'shave':'anyone'}", 12);
    CHECK(all.in_vain == std::vector<std::string>());
    for (const MoveAction act : {MoveAction::pass, MoveAction::word, MoveAction::straight, MoveAction::flush,
             MoveAction::exchange, MoveAction::shave, MoveAction::jokers}) {
        INFO(static_cast<int>(act));
        CHECK(all.times.contains(act));
    }
}

TEST_CASE("If only the previous player's word can be shaved, a suggested shave can be made with one press") {
    const Tried all = tried("{'shave':'previous'}", 12);
    CHECK(all.in_vain == std::vector<std::string>());
    CHECK(all.times.contains(MoveAction::shave));
}
