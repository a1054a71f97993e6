#include "shell/games/example/mirror.hpp"

#include "engine/games/example/notation.hpp"
#include "engine/games/example/play.hpp"

namespace palazzo::example::screen {
namespace {

using a11y::Region;
using i18n::Voice;

Region rows_region(const example::Table& t, const Voice& voice) {
    Region region{"rows", voice.say("example.rows")};
    for (int suit = 0; suit < suit_count; ++suit) {
        const Row& row = t.row(suit_at(suit));
        if (row.empty()) continue;
        const Card low(rank_at(row.low), suit_at(suit));
        const Card high(rank_at(row.high), suit_at(suit));
        region.lines.push_back(
            voice.say(low == high ? "example.row.one" : "example.row", {to_text(low), to_text(high)}));
    }
    if (region.lines.empty()) region.lines.push_back(voice.say("example.rows.none"));
    return region;
}

Region seat_region(const View& v, Seat seat, const Voice& voice) {
    const auto at = static_cast<std::size_t>(seat);
    return {"seat-" + std::to_string(seat), voice.name(seat),
        {voice.say("example.held", {std::to_string(v.table.hand_counts[at])})}};
}

Region moves_region(const View& v, const Voice& voice) {
    Region region{"moves", voice.say("example.moves")};
    for (const Move& move : legal_moves(v)) {
        const bool pass = move.card.is_none();
        region.controls.push_back(games::move_control(
            move, pass ? voice.say("example.pass") : voice.say("example.play", {to_text(move.card)})));
    }
    return region;
}

} // namespace

std::vector<Region> mirror_regions(const View& v, const Voice& voice) {
    std::vector<Region> regions{rows_region(v.table, voice)};
    for (Seat seat = 0; seat < v.table.options.players; ++seat) regions.push_back(seat_region(v, seat, voice));
    Region hand{"hand", voice.say("example.hand")};
    for (const Card card : v.hand) hand.lines.push_back(voice.say("a11y.card", {to_text(card)}));
    regions.push_back(std::move(hand));
    regions.push_back(moves_region(v, voice));
    return regions;
}

std::optional<Move> handle_mirror_control(const a11y::UsedControl& pressed) {
    return games::move_from_id(pressed.id, read_move);
}

} // namespace palazzo::example::screen
