#include "engine/games/palace/policy.hpp"

#include "engine/core/sort_few.hpp"
#include "engine/games/palace/codes.hpp"
#include "engine/games/palace/making.hpp"
#include "engine/games/palace/rules.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace palazzo::palace {
namespace {

Seat next_in_turn(const ViewRef& v) {
    Seat next = v.me;
    do next = (next + v.table.direction + v.table.players()) % v.table.players();
    while (!v.table.is_still_in(next));
    return next;
}

/// Rates sets: it is better to play low cards, to keep cards with powers, and to stop a neighbour who is nearly out.
class Appeal {
  public:
    explicit Appeal(const ViewRef& v)
        : derived_(v.table.derived), pile_(static_cast<int>(v.table.pile.size())), late_(v.draw_count == 0),
          threatened_(v.cards_left(next_in_turn(v)) <= 3) {}

    int of(const SetPattern& s, unsigned cover) const {
        const auto rank = static_cast<std::size_t>(s.rank);
        int score = s.card_count() * (late_ ? 14 : 7) - (s.natural + s.run) * derived_.worth[rank]
            - s.jokers * derived_.worth[rank_count];
        if (s.wild > 0) score -= s.wild * derived_.worth[static_cast<std::size_t>(derived_.wild_rank())];
        const Powers p = derived_.options.powers_of(s.rank);
        if (p.has(Power::burn)) score += pile_ * 3 / 5 + (late_ ? 4 : 0);
        if (p.has(Power::again)) score += 4;
        if (p.has(Power::pile_to_next) || p.has(Power::pile_to_chosen)) score += pile_ * 3 / 5;
        if (threatened_) {
            score += std::max(0, int{derived_.place_in_order[rank]}) * 3 / 2;
            if (p.has(Power::skip) || p.has(Power::lower)) score += 8;
            if (p.has(Power::reset)) score -= 8;
        }
        if (cover != no_cover) score -= derived_.worth[cover] / 2;
        return score;
    }

  private:
    const DerivedRules& derived_;
    int pile_;
    bool late_;
    bool threatened_;
};

/// Collects the choices of a position with their scores.
class ScoredChoices {
  public:
    explicit ScoredChoices(std::vector<SearchChoice>& choices) : choices_(choices) { choices_.clear(); }
    void add(std::uint32_t code, int score) { choices_.push_back({code, static_cast<float>(score)}); }
    /// Turns the scores into priors: 1 for the best score, 1/4 for a score that is `halfway` below the best.
    void finish() {
        float best = choices_.front().prior;
        for (const SearchChoice& c : choices_) best = std::max(best, c.prior);
        for (SearchChoice& c : choices_) {
            const float share = halfway / (halfway + best - c.prior);
            c.prior = share * share;
        }
    }

  private:
    static constexpr float halfway = 8;
    std::vector<SearchChoice>& choices_;
};

void add_covered(const PlayContext& f, const SetPattern& s, const Appeal& appeal, ScoredChoices& scored) {
    std::array<Ranks, 2> met{}; // ranks visited so far: as natural covers, and as ranks of jokers
    for_each_possible_cover(f, s, [&](Card cover, Rank as) {
        Ranks& ranks = met[cover.is_joker() ? 1 : 0];
        if ((ranks & rank_bit(as)) != 0) return;
        ranks |= rank_bit(as);
        const unsigned face = face_number(cover);
        scored.add(code_of_set(s, face, static_cast<unsigned>(index_of(as))), appeal.of(s, face));
    });
}

void add_sets(const ViewRef& v, ScoredChoices& scored) {
    const PlayContext f = play_context_of(v);
    const Appeal appeal(v);
    for_each_pattern(f, [&](const SetPattern& s) {
        if (s.covered) return add_covered(f, s, appeal, scored);
        scored.add(code_of_set(s, no_cover, 0), appeal.of(s, no_cover));
    });
}

/// Calls visit(code, worth) for every different choice of `count` faces from a bag. The code lists the faces in order,
/// and `worth` is always 0.
template <class Visit>
void each_selection(const Bag& from, int count, Visit&& visit) {
    const auto pick = [&](const auto& self, unsigned face, int left, unsigned at, std::uint32_t code,
                          int worth) -> void {
        if (left == 0) return visit(code, worth);
        if (face > joker_face) return;
        const int there = face == joker_face ? from.joker_count() : from.count(rank_at(static_cast<int>(face)));
        for (int n = 0; n <= std::min(there, left); ++n) {
            self(self, face + 1, left - n, at + static_cast<unsigned>(n), code, worth);
            code |= face << ((at + static_cast<unsigned>(n)) * bits_per_field);
        }
    };
    pick(pick, 0, count, 0, 0, 0);
}

int worth_of_faces(const DerivedRules& derived, std::uint32_t code, int count) {
    int worth = 0;
    for (unsigned i = 0; i < static_cast<unsigned>(count); ++i) worth += derived.worth[code_field(code, i)];
    return worth;
}

void add_lays(const ViewRef& v, ScoredChoices& scored) {
    const DerivedRules& derived = v.table.derived;
    const int layout = derived.layout.up;
    each_selection(v.hand, layout, [&](std::uint32_t faces, int) {
        scored.add(faces | make_code(Move::Kind::lay), worth_of_faces(derived, faces, layout));
    });
}

void add_swaps(const ViewRef& v, ScoredChoices& scored) {
    const DerivedRules& derived = v.table.derived;
    scored.add(make_code(Move::Kind::ready), 0);
    if (v.table.seat(v.me).swaps >= most_swaps) return;
    std::array<bool, rank_count + 1> up{};
    for (const Card c : v.table.seat(v.me).up) up[face_number(c)] = true;
    for (unsigned hand = 0; hand <= joker_face; ++hand) {
        const bool held =
            hand == joker_face ? v.hand.joker_count() > 0 : v.hand.count(rank_at(static_cast<int>(hand))) > 0;
        if (!held) continue;
        // Only swaps that make the palace better are worth considering.
        for (unsigned face = 0; face <= joker_face; ++face)
            if (up[face] && derived.worth[hand] > derived.worth[face])
                scored.add(make_code(Move::Kind::swap, {hand, face}), 2 * (derived.worth[hand] - derived.worth[face]));
    }
}

/// Adds the orders of the face-up cards, and prefers orders that begin with low cards.
void add_orders(const ViewRef& v, ScoredChoices& scored) {
    List<unsigned, most_cards_in_row> faces;
    for (const Card c : v.table.seat(v.me).up)
        if (!c.is_none()) faces.push_back(face_number(c));
    sort_few(faces);
    do {
        std::uint32_t all = make_code(Move::Kind::order);
        int score = 0;
        for (unsigned i = 0; i < faces.size(); ++i) {
            all |= faces[i] << (i * bits_per_field);
            score += static_cast<int>(i) * v.table.derived.worth[faces[i]];
        }
        scored.add(all, score);
    } while (std::next_permutation(faces.begin(), faces.end()));
}

/// Adds, for each seat, the choice to give it all four challenges. Other ways to hand them out are left out, because
/// these challenges change nothing on the table.
void add_shares(const ViewRef& v, ScoredChoices& scored) {
    for (Seat seat = 0; seat < v.table.players(); ++seat)
        if (v.table.is_still_in(seat))
            scored.add(make_code(Move::Kind::assign, {static_cast<unsigned>(seat)}), seat == v.me ? 0 : 8);
}

void add_taking(const Move& m, int score, ScoredChoices& scored) {
    const unsigned face = m.as ? static_cast<unsigned>(index_of(*m.as))
        : m.up_card.is_none()  ? 0
                               : face_number(m.up_card);
    scored.add(make_code(Move::Kind::take, {face}), score);
}

void add_turn(const ViewRef& v, ScoredChoices& scored, std::vector<SearchChoice>& choices) {
    const bool blind = active_zone(v) == Zone::face_down;
    if (blind)
        scored.add(make_code(Move::Kind::flip), 0);
    else
        add_sets(v, scored);
    const bool plays = !choices.empty();
    if (v.table.need == NeededAction::add) return scored.add(make_code(Move::Kind::skip), 0);
    if (may_take_pile(v, plays))
        for_each_way_to_take_pile(v, [&](const Move& m) { add_taking(m, plays ? -20 : 0, scored); });
    if (may_turn_over_draw_card(v, plays)) scored.add(make_code(Move::Kind::chance), plays ? -10 : 4);
    if (v.table.may_skip || (!plays && v.table.pile.empty())) scored.add(make_code(Move::Kind::skip), -10);
}

/// Adds the seats that a power can be aimed at, and prefers seats with few cards.
void add_seats(const ViewRef& v, ScoredChoices& scored) {
    for (const Seat seat : choosable_seats(v.table).list())
        scored.add(make_code(Move::Kind::choose, {static_cast<unsigned>(seat)}), -2 * v.cards_left(seat));
}

void add_snaps(const ViewRef& v, ScoredChoices& scored) {
    scored.add(make_code(Move::Kind::skip), 0);
    bool any = false;
    for_each_card_completing_set(v, [&](Card) { any = true; });
    if (any) scored.add(make_code(Move::Kind::play), 10);
}

/// Returns the least valuable rank; if several are equally valuable, the lowest of them.
Rank least_valuable(const DerivedRules& derived, Ranks ranks) {
    Rank best = rank_at(std::countr_zero(ranks));
    for (Ranks left = ranks & (ranks - 1U); left != 0; left &= left - 1U) {
        const Rank r = rank_at(std::countr_zero(left));
        if (derived.worth[static_cast<std::size_t>(r)] < derived.worth[static_cast<std::size_t>(best)]) best = r;
    }
    return best;
}

Move best_lay(const ViewRef& v) {
    const DerivedRules& derived = v.table.derived;
    std::array<Card, most_cards> hand{};
    std::size_t count = 0;
    v.hand.for_each([&](Card c, int n) {
        for (; n > 0; --n) hand[count++] = c;
    });
    const auto layout = static_cast<std::ptrdiff_t>(derived.layout.up);
    std::partial_sort(
        hand.begin(), hand.begin() + layout, hand.begin() + static_cast<std::ptrdiff_t>(count), [&](Card a, Card b) {
            return derived.card_worth(a) != derived.card_worth(b) ? derived.card_worth(a) > derived.card_worth(b)
                                                                  : a < b;
        });
    Move m = move_of_kind(Move::Kind::lay);
    for (std::ptrdiff_t i = 0; i < layout; ++i) m.cards.push_back(hand[static_cast<std::size_t>(i)]);
    sort_few(m.cards);
    return m;
}

} // namespace

void Policy::list_choices(const Rules&, const ViewRef& v, std::vector<SearchChoice>& choices) {
    ScoredChoices scored(choices);
    const Table& t = v.table;
    if (t.phase == Phase::choosing) {
        add_lays(v, scored);
    } else if (t.phase == Phase::swapping) {
        add_swaps(v, scored);
    } else if (t.need == NeededAction::name_joker) {
        for (Ranks left = nameable_ranks(t); left != 0; left &= left - 1U) {
            const auto r = static_cast<unsigned>(std::countr_zero(left));
            scored.add(make_code(Move::Kind::play, {r, 0, 1, no_cover}), t.derived.worth[r]);
        }
    } else if (t.need == NeededAction::set_order) {
        add_orders(v, scored);
    } else if (t.need == NeededAction::verdict) {
        scored.add(make_code(Move::Kind::judge, {1}), 0);
        scored.add(make_code(Move::Kind::judge, {0}), 0);
    } else if (t.need == NeededAction::assign) {
        add_shares(v, scored);
    } else if (t.need == NeededAction::choose) {
        add_seats(v, scored);
    } else if (t.need == NeededAction::snap) {
        add_snaps(v, scored);
    } else {
        add_turn(v, scored, choices);
    }
    scored.finish();
}

Move Policy::playout_move(const Rules&, const ViewRef& v, Rng& dice) {
    const Table& t = v.table;
    if (t.phase == Phase::choosing) return best_lay(v);
    if (t.phase == Phase::swapping) return move_of_kind(Move::Kind::ready);
    constexpr std::uint32_t one_at_random_in = 10;
    const bool plain = t.need == NeededAction::play && !v.hand.empty() && v.hand.joker_count() == 0
        && t.lead_rank == no_rank && !t.derived.has_special_sets && t.derived.ranks_with_power(Power::cover) == 0
        && !t.derived.options.no_special_finish;
    const Ranks fitting = plain ? v.hand.rank_bits() & beating_ranks(t) : 0;
    if (fitting == 0 || dice.below(one_at_random_in) == 0) return random_move(v, dice);
    const Rank rank = least_valuable(t.derived, fitting);
    Move m = move_of_kind(Move::Kind::play);
    // While there are cards to draw, one card with powers is enough.
    int left = v.draw_count > 0 && t.derived.options.powers_of(rank).any() ? 1 : v.hand.count(rank);
    v.hand.for_each_of_rank(rank, [&](Card c, int n) {
        for (; n > 0 && left > 0; --n, --left) m.cards.push_back(c);
    });
    return m;
}

} // namespace palazzo::palace

template class palazzo::TreeSearch<palazzo::palace::Rules>;
