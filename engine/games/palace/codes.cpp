#include "engine/games/palace/codes.hpp"

#include "engine/core/sort_few.hpp"
#include "engine/games/palace/legal.hpp"
#include "engine/games/palace/making.hpp"

#include <bit>

namespace palazzo::palace {
namespace {

/// Returns the first card with this face in `cards` that isn't in `taken`; none if there is no such card.
Card card_of(const Bag& cards, unsigned face, const Bag& taken) {
    if (face == joker_face) return Card::joker();
    Card found = Card::none();
    cards.for_each_of_rank(rank_at(static_cast<int>(face)), [&](Card c, int n) {
        if (found.is_none() && n > taken.count(c)) found = c;
    });
    return found;
}

/// Appends the first `count` cards of a rank, in the order of their suits.
void take_first(const Bag& cards, Rank rank, int count, SetCards& into) {
    for_each_card_of_rank(cards, rank, [&](Card c, int n) {
        for (; n > 0 && count > 0; --n, --count) into.push_back(c);
    });
}

/// Returns the natural cards of the set that a code stands for.
SetCards natural_of(const PlayContext& f, std::uint32_t code) {
    const DerivedRules& derived = f.view.table.derived;
    const Rank rank = rank_at(static_cast<int>(code_field(code, 0)));
    const auto wild = static_cast<int>(code_field(code, 5));
    const auto natural = static_cast<int>(code_field(code, 1)) + wild;
    SetCards cards;
    if (const auto run = static_cast<int>(code_field(code, 6)); run > 0) {
        const auto from = static_cast<std::size_t>(derived.place_in_order[static_cast<std::size_t>(rank)]);
        for (int i = 0; i < run; ++i)
            take_first(f.cards, derived.options.order[from + static_cast<std::size_t>(i)], 1, cards);
        sort_few(cards);
        return cards;
    }
    if (f.fixed_order) {
        if (natural > 0) cards.push_back(next_in_fixed_order(f));
        return cards;
    }
    const Rank own = wild > 0 ? rank_at(derived.wild_rank()) : rank;
    const CardSources from = card_sources(f, own, natural);
    take_first(from.all, own, from.all.size(), cards);
    take_first(from.some, own, from.from_some, cards);
    if (f.joined) sort_few(cards);
    return cards;
}

Move set_of(const ViewRef& v, std::uint32_t code) {
    const PlayContext f = play_context_of(v);
    const bool wild = v.table.derived.jokers_are_wild();
    Move m = move_of_kind(Move::Kind::play);
    m.cards = natural_of(f, code);
    const Rank rank = rank_at(static_cast<int>(code_field(code, 0)));
    for (unsigned jokers = code_field(code, 2); jokers > 0; --jokers) m.cards.push_back(Card::joker());
    if ((code_field(code, 2) > 0 && wild) || code_field(code, 5) > 0) m.as = rank;
    if (const unsigned cover = code_field(code, 3); cover != no_cover) {
        m.cover = f.fixed_order ? next_card_in_order(v.table.seat(v.me), static_cast<int>(m.cards.size()))
                                : card_of(f.cards, cover, bag_of(m.cards));
        if (cover == joker_face && wild) m.cover_as = rank_at(static_cast<int>(code_field(code, 4)));
    }
    return m;
}

/// Returns the move that takes the pile, together with the card or rank that the code names.
Move taking_of(const ViewRef& v, std::uint32_t code) {
    Move taking = move_of_kind(Move::Kind::take);
    bool found = false;
    for_each_way_to_take_pile(v, [&](const Move& m) {
        const bool plain = m.up_card.is_none() && !m.as;
        const unsigned face = plain ? 0 : m.as ? static_cast<unsigned>(index_of(*m.as)) : face_number(m.up_card);
        if (found || (!plain && face != code_field(code, 0))) return;
        taking = m;
        found = true;
    });
    return taking;
}

/// Returns `count` cards of `from`. Their faces are those that `code` lists, in the same order.
SetCards cards_named(const Bag& from, std::uint32_t code, int count) {
    SetCards cards;
    Bag taken;
    for (unsigned i = 0; i < static_cast<unsigned>(count); ++i) {
        const Card c = card_of(from, code_field(code, i), taken);
        taken.add(c);
        cards.push_back(c);
    }
    return cards;
}

Bag palace_of(const PublicSeatState& seat) {
    Bag cards;
    for (const Card c : seat.up)
        if (!c.is_none()) cards.add(c);
    return cards;
}

int count_up(const PublicSeatState& seat) { return std::popcount(filled_slots(seat.up)); }

int first_down(const ViewRef& v) { return std::countr_zero(unsigned{v.down_slots}); }

} // namespace

Move move_for_code(const ViewRef& v, std::uint32_t code) {
    Move m = move_of_kind(move_kind_of_code(code));
    const PublicSeatState& open = v.table.seat(v.me);
    switch (m.kind) {
    case Move::Kind::play:
        if (v.table.need == NeededAction::name_joker) {
            m.cards.push_back(v.table.turned);
            m.as = rank_at(static_cast<int>(code_field(code, 0)));
            return m;
        }
        if (v.table.need == NeededAction::snap) {
            for_each_card_completing_set(v, [&](Card c) {
                if (m.cards.empty()) m.cards.push_back(c);
            });
            return m;
        }
        return set_of(v, code);
    case Move::Kind::flip: m.slot = first_down(v); return m;
    case Move::Kind::lay:
        m.cards = cards_named(v.hand, code, v.table.derived.layout.up);
        sort_few(m.cards);
        return m;
    case Move::Kind::swap:
        m.hand_card = card_of(v.hand, code_field(code, 0), {});
        m.up_card = card_of(palace_of(open), code_field(code, 1), {});
        return m;
    case Move::Kind::order: m.cards = cards_named(palace_of(open), code, count_up(open)); return m;
    case Move::Kind::judge: m.right = code_field(code, 0) == 1; return m;
    case Move::Kind::assign:
        for (Seat s = 0; s < v.table.players(); ++s)
            m.shares.push_back(
                static_cast<std::uint8_t>(s == static_cast<Seat>(code_field(code, 0)) ? challenges_after_four : 0));
        return m;
    case Move::Kind::choose: m.seat = static_cast<Seat>(code_field(code, 0)); return m;
    case Move::Kind::take: return taking_of(v, code);
    case Move::Kind::chance:
    case Move::Kind::skip:
    case Move::Kind::ready:
    case Move::Kind::answer: return m;
    }
    return m;
}

} // namespace palazzo::palace
