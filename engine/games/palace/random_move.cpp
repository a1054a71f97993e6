#include "engine/core/sort_few.hpp"
#include "engine/games/palace/making.hpp"

#include <bit>

namespace palazzo::palace {
namespace {

/// Appends `n` random cards of a rank from a bag, in the order of the bag, by selection sampling (Knuth, The Art of
/// Computer Programming 2, algorithm 3.4.2 S).
void draw_cards(const Bag& cards, Rank r, int n, Rng& dice, SetCards& into) {
    int left = cards.count(r);
    for_each_card_of_rank(cards, r, [&](Card c, int there) {
        for (; there > 0 && n > 0; --there, --left) {
            if (n < left && static_cast<int>(dice.below(static_cast<std::uint32_t>(left))) >= n) continue;
            into.push_back(c);
            --n;
        }
    });
}

/// Appends random natural cards of a set.
void draw_natural(const PlayContext& f, const SetPattern& s, Rng& dice, SetCards& into) {
    const DerivedRules& derived = f.view.table.derived;
    if (s.run > 0) {
        const auto from = static_cast<std::size_t>(derived.place_in_order[static_cast<std::size_t>(s.rank)]);
        for (int i = 0; i < s.run; ++i)
            draw_cards(f.cards, derived.options.order[from + static_cast<std::size_t>(i)], 1, dice, into);
        return sort_few(into);
    }
    if (f.fixed_order) {
        if (s.natural + s.wild > 0) into.push_back(next_in_fixed_order(f));
        return;
    }
    const Rank rank = s.wild > 0 ? rank_at(derived.wild_rank()) : s.rank;
    if (!f.joined) return draw_cards(f.cards, rank, s.natural + s.wild, dice, into);
    const CardSources from = card_sources(f, rank, s.natural + s.wild);
    from.all.for_each([&](Card c, int n) {
        for (; n > 0; --n) into.push_back(c);
    });
    draw_cards(from.some, rank, from.from_some, dice, into);
    sort_few(into);
}

Move random_set(const PlayContext& f, const SetPattern& s, Rng& dice) {
    Move m = empty_move_for_set(f, s);
    draw_natural(f, s, dice, m.cards);
    add_jokers(m, s.jokers);
    if (!s.covered) return m;
    const Bag set = bag_of(m.cards);
    std::uint32_t seen = 0;
    for_each_possible_cover(f, s, [&](Card cover, Rank as) {
        if (f.cards.count(cover) <= set.count(cover) || dice.below(++seen) != 0) return;
        m.cover_as.reset();
        add_cover(f, m, cover, as);
    });
    return m;
}

Move one_of(const std::vector<Move>& moves, Rng& dice) {
    return moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
}

Move random_lay(const ViewRef& v, Rng& dice) {
    Cards hand;
    v.hand.for_each([&](Card c, int n) {
        for (int i = 0; i < n; ++i) hand.push_back(c);
    });
    dice.shuffle(hand);
    Move m = move_of_kind(Move::Kind::lay);
    for (int i = 0; i < v.table.derived.layout.up; ++i) m.cards.push_back(hand[static_cast<std::size_t>(i)]);
    sort_few(m.cards);
    return m;
}

/// Returns the rank with index `n` in a set of ranks, from low to high.
Rank nth_rank(Ranks ranks, std::uint32_t n) {
    for (; n > 0; --n) ranks &= ranks - 1U;
    return rank_at(std::countr_zero(ranks));
}

/// Returns a random pattern of this rank that may be laid, each equally likely; nullopt if there is none.
std::optional<SetPattern> random_pattern(const PlayContext& f, Rank rank, Rng& dice) {
    std::uint32_t patterns = 0;
    for_each_pattern_of_rank(f, rank, [&](const SetPattern&) { ++patterns; });
    if (patterns == 0) return std::nullopt;
    std::uint32_t nth = dice.below(patterns);
    SetPattern chosen;
    for_each_pattern_of_rank(f, rank, [&](const SetPattern& s) {
        if (nth-- == 0) chosen = s;
    });
    return chosen;
}

/// Returns a random set of a rank of which any number of cards may be laid. Each number is equally likely.
Move random_plain_set(const PlayContext& f, Rank rank, Rng& dice) {
    Move m = move_of_kind(Move::Kind::play);
    const int count = 1 + static_cast<int>(dice.below(static_cast<std::uint32_t>(f.cards.count(rank))));
    draw_cards(f.cards, rank, count, dice, m.cards);
    return m;
}

/// Returns a random way to take the pile.
Move random_taking(const ViewRef& v, Rng& dice) {
    Move taking;
    std::uint32_t seen = 0;
    for_each_way_to_take_pile(v, [&](const Move& m) {
        // If there is only one way to take the pile, no random number is drawn, so that old seeds still lead to the
        // same games.
        if (++seen == 1 || dice.below(seen) == 0) taking = m;
    });
    return taking;
}

/// Returns a random set of a random rank, or another random move of the turn.
Move random_turn(const ViewRef& v, Rng& dice) {
    const PlayContext f = play_context_of(v);
    Ranks left = ranks_to_try(f);
    const bool may_pass = v.table.may_skip || v.table.need == NeededAction::add;
    if (may_pass && dice.below(4) == 0) return move_of_kind(Move::Kind::skip);
    // If the seat may take the pile voluntarily, it takes it as often as it plays one of its ranks. It always takes it
    // if no set may be laid and no card may be turned over. Games of old seeds depend on these chances.
    if (may_take_pile(v, true)) {
        const std::uint32_t luck = left == 0 && may_turn_over_draw_card(v, true) ? 1 : 0;
        const std::uint32_t others = static_cast<std::uint32_t>(std::popcount(left)) + luck;
        if (dice.below(others + 1) == 0) return random_taking(v, dice);
    }
    if (may_turn_over_draw_card(v, true) && dice.below(4) == 0) return move_of_kind(Move::Kind::chance);
    while (left != 0) {
        const Rank rank = nth_rank(left, dice.below(static_cast<std::uint32_t>(std::popcount(left))));
        if (may_be_laid_in_any_number(f, rank)) return random_plain_set(f, rank, dice);
        if (const auto pattern = random_pattern(f, rank, dice)) return random_set(f, *pattern, dice);
        left &= ~rank_bit(rank);
    }
    if (may_pass) return move_of_kind(Move::Kind::skip);
    if (may_turn_over_draw_card(v, false) && dice.below(2) == 0) return move_of_kind(Move::Kind::chance);
    if (v.table.pile.empty()) return move_of_kind(Move::Kind::skip);
    return chooses_cards_to_take_with_pile(v) ? random_taking(v, dice) : move_of_kind(Move::Kind::take);
}

} // namespace

Move random_move(const ViewRef& v, Rng& dice) {
    expect(seats_to_act(v.table).has(v.me), "a seat to act");
    const Table& t = v.table;
    if (t.phase == Phase::choosing) return random_lay(v, dice);
    if (t.phase == Phase::swapping) {
        // Most swaps change little, so the seat stops swapping one time in three.
        return dice.below(3) == 0 ? move_of_kind(Move::Kind::ready) : one_of(legal_moves(v), dice);
    }
    if (t.need == NeededAction::name_joker) {
        const Ranks open = nameable_ranks(t);
        return move_naming_turned_card(t, nth_rank(open, dice.below(static_cast<std::uint32_t>(std::popcount(open)))));
    }
    if (t.need == NeededAction::set_order) {
        SetCards cards = remaining_face_up_cards(t.seat(v.me));
        dice.shuffle(cards);
        return move_ordering_face_up_cards(cards);
    }
    const bool in_turn = t.need == NeededAction::play || t.need == NeededAction::add;
    if (in_turn && active_zone(v) != Zone::face_down) return random_turn(v, dice);
    return one_of(legal_moves(v), dice);
}

} // namespace palazzo::palace
