#include "shell/games/example/mirror.hpp"

#include "engine/games/example/notation.hpp"
#include "engine/games/example/play.hpp"

namespace palazzo::example::screen {
namespace {

using a11y::Control;
using a11y::Region;

std::string words(const char* id, std::vector<std::string> args = {}, const Audience& audience = {}) {
    return say(Message{id, std::move(args)}, audience);
}

Region rows_region(const Table& t) {
    Region region{"rows", words("example.rows")};
    for (int suit = 0; suit < suit_count; ++suit) {
        const Row& row = t.row(suit_at(suit));
        if (row.empty()) continue;
        const Card low(rank_at(row.low), suit_at(suit));
        const Card high(rank_at(row.high), suit_at(suit));
        region.lines.push_back(words(low == high ? "example.row.one" : "example.row", {to_text(low), to_text(high)}));
    }
    if (region.lines.empty()) region.lines.push_back(words("example.rows.none"));
    return region;
}

Region seat_region(const View& v, Seat seat, const Audience& audience) {
    const auto at = static_cast<std::size_t>(seat);
    return {"seat-" + std::to_string(seat), audience.name(seat),
        {words("example.held", {std::to_string(v.table.held[at])})}};
}

Region moves_region(const View& v) {
    Region region{"moves", words("example.moves")};
    for (const Move& move : legal(v)) {
        const bool pass = move.card.is_none();
        Control control{Control::Kind::button, move_id(move),
            pass ? words("example.pass") : words("example.play", {to_text(move.card)})};
        control.move = write(move).dump();
        region.controls.push_back(std::move(control));
    }
    return region;
}

} // namespace

std::string move_id(const Move& move) { return "move:" + write(move).dump(); }

std::vector<Region> mirror_regions(const View& v, const Audience& audience) {
    std::vector<Region> regions{rows_region(v.table)};
    for (Seat seat = 0; seat < v.table.options.players; ++seat) regions.push_back(seat_region(v, seat, audience));
    Region hand{"hand", words("example.hand")};
    for (const Card card : v.hand) hand.lines.push_back(card_in_words(to_text(card)));
    regions.push_back(std::move(hand));
    regions.push_back(moves_region(v));
    return regions;
}

std::optional<Move> mirror_pressed(const a11y::Pressed& pressed) {
    constexpr std::string_view prefix = "move:";
    if (pressed.id.rfind(prefix, 0) != 0) return std::nullopt;
    const auto json = parse_json(pressed.id.substr(prefix.size()));
    const auto move = json ? read_move(*json) : Result<Move>(Problem{});
    return move ? std::optional(*move) : std::nullopt;
}

} // namespace palazzo::example::screen
