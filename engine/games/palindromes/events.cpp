#include "engine/games/palindromes/events.hpp"

#include "engine/games/palindromes/play.hpp"

namespace palazzo::palindromes {
namespace {

std::string text(const List<Card, deck_size>& cards) {
    std::string all;
    for (const Card c : cards) all += (all.empty() ? "" : " ") + to_text(c);
    return all;
}

/// Where a card went, told by a card that it touches.
Message placement(const Grid& grid, Seat seat, const Move& m) {
    struct Side {
        const char* id;
        Line line;
        int step;
    };
    // A card that it stands on or hangs from says more than one beside it.
    for (const Side side :
        {Side{"palindromes.event.placed_above", Line::column, -1},
            Side{"palindromes.event.placed_below", Line::column, 1},
            Side{"palindromes.event.placed_right", Line::row, -1}, Side{"palindromes.event.placed_left", Line::row, 1}})
        if (const Card other = grid.at(along(side.line, m.at, side.step)); !other.is_none())
            return {side.id, {std::to_string(seat), to_text(m.card), to_text(other)}};
    return {"palindromes.event.placed_first", {std::to_string(seat), to_text(m.card)}};
}

} // namespace

std::vector<Message> events(const State& before, Seat seat, const Move& m, const State& after) {
    const Table& t = before.table;
    const Outcome outcome = outcome_of(t, m);
    Grid grid(t.board);
    std::vector<Message> story{placement(grid, seat, m)};
    grid.put(m.at, m.card);
    const auto tell = [&](const char* id, Seat who, const Spans& spans) {
        for (const Span& span : spans) story.push_back({id, {std::to_string(who), text(cards_of(grid, span))}});
    };
    for (const Span& lost : outcome.lost)
        story.push_back({"palindromes.event.claimed",
            {std::to_string(seat), std::to_string(t.pending.maker), text(cards_of(grid, lost))}});
    tell(outcome.waits ? "palindromes.event.waits" : "palindromes.event.took", seat, outcome.made);
    tell("palindromes.event.kept", t.pending.maker, outcome.kept);
    if (after.table.over())
        story.push_back({"palindromes.event.all_placed", {}});
    else if (after.table.board.empty())
        story.push_back({"palindromes.event.emptied", {}});
    return story;
}

} // namespace palazzo::palindromes
