#include "shell/games/palabra/draft.hpp"

#include "engine/core/sort_few.hpp"
#include "engine/games/palabra/plays.hpp"

#include <algorithm>
#include <bit>
#include <tuple>
#include <utility>

namespace palazzo::palabra::screen {
namespace {

using palabra::Card;
using palabra::Letter;
using palabra::View;

int next_id(const Rack& rack) {
    int id = 0;
    for (const RackCard& r : rack) id = std::max(id, r.id + 1);
    return id;
}

/// Returns the index of a card in the rack; the size of the rack if the card isn't in it.
std::size_t rack_place_of(const Rack& rack, int id) {
    const auto at = std::find_if(rack.begin(), rack.end(), [id](const RackCard& r) { return r.id == id; });
    return static_cast<std::size_t>(at - rack.begin());
}

/// Returns the sort key for alphabetical order, with blanks and jokers last.
auto by_letter(Card c) { return std::tuple(c, c.colours()); }

/// Returns the sort key that groups cards by colour. A card of two colours belongs to the group of the first one;
/// blanks are last.
auto by_colour(Card c) {
    const int first = c.is_letter() ? std::countr_zero(c.colours()) : palabra::letter_count;
    return std::tuple(first, std::popcount(c.colours()), c);
}

/// Returns the points that the draft's cards score in their order; 0 if they score nothing.
int worth_of(const View& v, const Rack& rack, const Draft& draft) {
    palabra::Move m;
    m.action =
        draft.seat && draft.purpose == Draft::Purpose::lay ? palabra::MoveAction::build : palabra::MoveAction::word;
    m.cards = laid_cards(rack, draft);
    m.before = draft.before;
    m.seat = draft.seat;
    const auto score = palabra::score_of_play(v, m);
    return score ? score->total() : 0;
}

/// Returns the ids of the free cards that can be played as `letter`. These are the letter cards; if there are none, the
/// vowel cards; and if there are none of those, the wild cards.
std::vector<int> candidates(const Rack& rack, const Draft& draft, Letter letter) {
    for (const auto& fits : {+[](Card c) { return c.is_letter(); }, +[](Card c) { return c.is_vowel_card(); },
             +[](Card c) { return c.is_wild(); }}) {
        std::vector<int> ids;
        for (const RackCard& r : rack)
            if (!draft.has(r.id) && fits(r.card) && r.card.can_stand_for(letter)) ids.push_back(r.id);
        if (!ids.empty()) return ids;
    }
    return {};
}

/// Replaces cards that were chosen by typing with free cards of the same letter, one after the other, until the score
/// no longer increases.
Draft improved(const View& v, const Rack& rack, Draft draft) {
    for (bool better = true; better;) {
        better = false;
        int best = worth_of(v, rack, draft);
        for (std::size_t i = 0; i < draft.cards.size(); ++i) {
            const Card now = card_of(rack, draft.cards[i].id);
            if (!draft.cards[i].typed || !now.is_letter()) continue;
            for (const RackCard& r : rack) {
                if (draft.has(r.id) || r.card.letter() != now.letter()) continue;
                Draft other = draft;
                other.cards[i].id = r.id;
                const int worth = worth_of(v, rack, other);
                if (worth <= best) continue;
                best = worth;
                draft = std::move(other);
                better = true;
            }
        }
    }
    return draft;
}

} // namespace

Rack refilled_rack(const Rack& rack, const palabra::Hand& hand) {
    std::vector<Card> fresh(hand.begin(), hand.end());
    Rack kept = rack;
    for (RackCard& r : kept) {
        if (r.id < 0) continue;
        const auto at = std::find(fresh.begin(), fresh.end(), r.card);
        if (at == fresh.end())
            r.id = -1;
        else
            fresh.erase(at);
    }
    int id = std::max(next_id(rack), 0);
    auto next = fresh.begin();
    for (RackCard& r : kept)
        if (r.id < 0 && next != fresh.end()) r = {*next++, id++};
    std::erase_if(kept, [](const RackCard& r) { return r.id < 0; });
    while (next != fresh.end()) kept.push_back({*next++, id++});
    return kept;
}

Rack rack_without_cards(Rack rack, const std::vector<int>& ids) {
    for (RackCard& r : rack)
        if (std::find(ids.begin(), ids.end(), r.id) != ids.end()) r.id = -1;
    return rack;
}

Rack sorted_rack(Rack rack, RackOrder order) {
    sort_few(rack, [order](const RackCard& a, const RackCard& b) {
        return order == RackOrder::letters ? by_letter(a.card) < by_letter(b.card)
                                           : by_colour(a.card) < by_colour(b.card);
    });
    return rack;
}

Rack shuffled_rack(Rack rack, Rng& dice) {
    for (std::size_t i = rack.size(); i > 1; --i)
        std::swap(rack[i - 1], rack[static_cast<std::size_t>(dice.below(static_cast<std::uint32_t>(i)))]);
    return rack;
}

Rack rack_with_moved_card(Rack rack, int id, std::size_t place) {
    const std::size_t from = rack_place_of(rack, id);
    if (from >= rack.size()) return rack;
    const RackCard card = rack[from];
    rack.erase(rack.begin() + static_cast<std::ptrdiff_t>(from));
    rack.insert(rack.begin() + static_cast<std::ptrdiff_t>(std::min(place, rack.size())), card);
    return rack;
}

Card card_of(const Rack& rack, int id) {
    const std::size_t at = rack_place_of(rack, id);
    return at < rack.size() ? rack[at].card : Card::joker();
}

int Draft::index_of_card(int id) const {
    const auto at = std::find_if(cards.begin(), cards.end(), [id](const DraftCard& c) { return c.id == id; });
    return at == cards.end() ? -1 : static_cast<int>(at - cards.begin());
}

Draft draft_without_card(Draft draft, int id) {
    const int at = draft.index_of_card(id);
    if (at < 0) return draft;
    draft.cards.erase(draft.cards.begin() + at);
    if (at < draft.before) --draft.before;
    return draft;
}

Draft draft_with_card(Draft draft, DraftCard card, std::optional<std::size_t> place, bool before) {
    const int was = draft.index_of_card(card.id);
    std::size_t at = place.value_or(before ? static_cast<std::size_t>(draft.before) : draft.cards.size());
    if (was >= 0 && static_cast<std::size_t>(was) < at) --at;
    draft = draft_without_card(std::move(draft), card.id);
    if (draft.cards.size() >= palabra::hand_size) return draft;
    at = std::min(at, draft.cards.size());
    draft.cards.insert(draft.cards.begin() + static_cast<std::ptrdiff_t>(at), card);
    if (before) ++draft.before;
    return draft;
}

Draft draft_with_blank_as(Draft draft, int id, Letter letter) {
    if (const int at = draft.index_of_card(id); at >= 0) draft.cards[static_cast<std::size_t>(at)].letter = letter;
    return draft;
}

Draft remaining_draft(const View& v, const Rack& rack, Draft draft) {
    const std::vector<DraftCard> chosen = draft.cards;
    for (const DraftCard& c : chosen)
        if (rack_place_of(rack, c.id) >= rack.size()) draft = draft_without_card(std::move(draft), c.id);
    const auto gone = [&](Seat s) { return s >= v.table.players() || s == v.me || !v.table.seat(s).word; };
    for (const Seat s : draft.jokered.list())
        if (gone(s)) draft.jokered.remove(s);
    if (draft.seat && gone(*draft.seat)) {
        draft.seat.reset();
        draft.before = 0;
        if (draft.purpose == Draft::Purpose::shave) draft = {};
    }
    return draft;
}

std::optional<Draft> draft_with_typed_letter(const View& v, const Rack& rack, const Draft& draft, Letter letter) {
    std::optional<Draft> best;
    int most = 0;
    for (const int id : candidates(rack, draft, letter)) {
        const bool blank = card_of(rack, id).is_blank();
        Draft longer = draft_with_card(draft, {id, blank ? letter : palabra::no_letter, true});
        if (!longer.has(id)) return std::nullopt;
        const int worth = worth_of(v, rack, longer);
        if (best && worth <= most) continue;
        most = worth;
        best = std::move(longer);
    }
    return best ? std::optional(improved(v, rack, *best)) : std::nullopt;
}

palabra::LaidCards laid_cards(const Rack& rack, const Draft& draft, bool bare) {
    palabra::LaidCards cards;
    for (const DraftCard& c : draft.cards) {
        const Card card = card_of(rack, c.id);
        palabra::LaidCard laid = palabra::as_laid_card(card);
        if (card.is_blank() && !bare) laid.letter = c.letter;
        cards.push_back(laid);
    }
    return cards;
}

Draft draft_of(const Rack& rack, const palabra::Move& move) {
    using palabra::MoveAction;
    Draft draft;
    draft.purpose = move.action == MoveAction::exchange ? Draft::Purpose::exchange
        : move.action == MoveAction::shave              ? Draft::Purpose::shave
        : move.action == MoveAction::jokers             ? Draft::Purpose::jokers
                                                        : Draft::Purpose::lay;
    draft.seat = move.seat;
    draft.jokered = move.jokered;
    draft.before = move.before;
    for (const palabra::LaidCard& l : move.cards)
        for (const RackCard& c : rack) {
            if (c.id < 0 || c.card != l.card || draft.has(c.id)) continue;
            draft.cards.push_back({c.id, l.card.is_blank() ? l.letter : palabra::no_letter, false});
            break;
        }
    return draft;
}

} // namespace palazzo::palabra::screen
