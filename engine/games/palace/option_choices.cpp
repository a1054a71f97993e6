#include "engine/games/palace/option_choices.hpp"

#include "engine/core/sort_few.hpp"
#include "engine/games/palace/option_values.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <vector>

namespace palazzo::palace {
namespace {

constexpr Ranks ranks_of(std::initializer_list<Rank> list) {
    Ranks ranks = 0;
    for (const Rank r : list) ranks |= rank_bit(r);
    return ranks;
}

constexpr Ranks courts = ranks_of({Rank::jack, Rank::queen, Rank::king});
constexpr Ranks tops_below_seven = ranks_of({Rank::three, Rank::four, Rank::five, Rank::six});
constexpr Ranks tops_to_nine = ranks_of({Rank::seven, Rank::eight, Rank::nine});

/// A row of the table `usual_rows`: an exception or a condition that is common in house rules. A choice of a switch
/// sets all its rows. The rows of a switch are next to each other, and so are the rows of a choice. The first choice of
/// every switch has no row, because it sets no exception.
struct UsualRow {
    enum class Kind : std::uint8_t { only, never, burns };

    std::string_view part;
    std::string_view choice;
    Ranks tops; ///< ranks on which the exception holds; for `burns`, the rank that burns
    Kind kind;
    Ranks ranks; ///< ranks that the exception lists; for `burns`, the ranks on which it burns
};

using RowKind = UsualRow::Kind;
constexpr std::array usual_rows{
    UsualRow{"fits.2", "same", rank_bit(Rank::two), RowKind::only, rank_bit(Rank::two)},
    UsualRow{"fits.2", "not_a", rank_bit(Rank::two), RowKind::never, rank_bit(Rank::ace)},
    UsualRow{"fits.7", "not_10", rank_bit(Rank::seven), RowKind::never, rank_bit(Rank::ten)},
    UsualRow{"fits.7", "not_8_10", rank_bit(Rank::seven), RowKind::never, ranks_of({Rank::eight, Rank::ten})},
    UsualRow{"fits.10", "same", rank_bit(Rank::ten), RowKind::only, rank_bit(Rank::ten)},
    UsualRow{"fits.A", "same", rank_bit(Rank::ace), RowKind::only, rank_bit(Rank::ace)},
    UsualRow{"fits.A", "shoot", rank_bit(Rank::ace), RowKind::only,
        ranks_of({Rank::two, Rank::eight, Rank::ten, Rank::ace})},
    UsualRow{"fits.JK", "same", rank_bit(joker_rank), RowKind::only, rank_bit(joker_rank)},
    UsualRow{"fits.courts", "low", tops_below_seven, RowKind::never, courts | rank_bit(Rank::ace)},
    UsualRow{"fits.courts", "low", tops_to_nine, RowKind::never, rank_bit(Rank::ace)},
    UsualRow{"when.A", "burns_courts", rank_bit(Rank::ace), RowKind::burns, courts},
    UsualRow{"when.10", "burns_low", rank_bit(Rank::ten), RowKind::burns, tops_below_seven | tops_to_nine},
};

/// Returns the ranks listed by the exception of kind `kind` for cards that are laid on `top`. If there is no such
/// exception, returns all ranks for `only`, and no ranks for the other kinds.
Ranks named(const Options& o, Rank top, LayableRanksException::Kind kind) {
    for (const LayableRanksException& fit : o.fits)
        if (fit.top == top && fit.kind == kind) return fit.ranks;
    return kind == LayableRanksException::Kind::only ? every_rank : 0U;
}

/// Replaces the exception of kind `kind` for cards that are laid on `top` by an exception that lists `ranks`. If the
/// new exception would have no effect, or if there is no room for it, only removes the old one.
void set_named(Options& o, Rank top, LayableRanksException::Kind kind, Ranks ranks) {
    List<LayableRanksException, face_count> fits;
    for (const LayableRanksException& fit : o.fits)
        if (fit.top != top || fit.kind != kind) fits.push_back(fit);
    const bool any = kind == LayableRanksException::Kind::only ? ranks != every_rank : ranks != 0;
    if (any && fits.size() < fits.capacity()) fits.push_back({top, kind, static_cast<std::uint16_t>(ranks)});
    o.fits = fits;
    sort_fits(o);
}

ConditionalPowers condition_of(const UsualRow& row) {
    return {rank_at(std::countr_zero(row.tops)), 1, static_cast<std::uint16_t>(row.ranks), {Power::burn}};
}

bool holds(const Options& o, const UsualRow& row) {
    if (row.kind == RowKind::burns)
        return std::find(o.conditions.begin(), o.conditions.end(), condition_of(row)) != o.conditions.end();
    for (Ranks left = row.tops; left != 0; left &= left - 1U) {
        const Rank top = rank_at(std::countr_zero(left));
        const bool only = row.kind == RowKind::only;
        const Ranks ranks =
            named(o, top, only ? LayableRanksException::Kind::only : LayableRanksException::Kind::never);
        if (only ? ranks != row.ranks : (row.ranks & ~ranks) != 0) return false;
    }
    return true;
}

void set(Options& o, const UsualRow& row, bool on) {
    if (row.kind == RowKind::burns) {
        decltype(o.conditions) all;
        for (const ConditionalPowers& c : o.conditions)
            if (c != condition_of(row)) all.push_back(c);
        if (on && all.size() < all.capacity()) all.push_back(condition_of(row));
        o.conditions = all;
        return;
    }
    for (Ranks left = row.tops; left != 0; left &= left - 1U) {
        const Rank top = rank_at(std::countr_zero(left));
        if (row.kind == RowKind::only) {
            set_named(o, top, LayableRanksException::Kind::only, on ? row.ranks : every_rank);
            continue;
        }
        const Ranks before = named(o, top, LayableRanksException::Kind::never);
        set_named(o, top, LayableRanksException::Kind::never, on ? before | row.ranks : before & ~row.ranks);
    }
}

std::string id_of(std::string_view option, std::string_view choice) {
    return "palace.option." + std::string(option) + "." + std::string(choice);
}

/// Returns the option that the name of a part begins with: `fits` for the part `fits.7`, `when` for the part `when.A`.
std::string_view option_in(std::string_view part) { return part.substr(0, part.find('.')); }
std::string_view rank_in(std::string_view part) { return part.substr(part.find('.') + 1); }

/// Adds the switches for common exceptions and conditions.
void add_parts(const Options& o, std::vector<OptionPart>& parts) {
    for (auto row = usual_rows.begin(); row != usual_rows.end(); ++row) {
        const std::string option(option_in(row->part));
        if (parts.empty() || parts.back().name != row->part) {
            const std::string rank(rank_in(row->part));
            const Message label = rank == "courts" ? Message{"palace.option.fits.courts", {}}
                                                   : Message{"palace.option." + option, {rank}};
            parts.push_back({std::string(row->part), label, {label.id + ".detail", {}}, {id_of(option, "usual")}, 0});
        }
        OptionPart& part = parts.back();
        const std::string choice = id_of(option, row->choice);
        const bool all = holds(o, *row);
        const bool first_row = part.choices.back() != choice;
        if (first_row) part.choices.push_back(choice);
        const int index = static_cast<int>(part.choices.size()) - 1;
        // If a larger exception holds, the smaller ones that it contains hold, too. The last choice that holds is
        // therefore the chosen one.
        if (all && first_row) part.chosen_index = index;
        if (!all && !first_row && part.chosen_index == index) part.chosen_index = 0;
    }
}

bool choose_row(Options& o, std::string_view part, int choice) {
    bool known = false;
    for (const UsualRow& row : usual_rows)
        if (row.part == part) {
            set(o, row, false);
            known = true;
        }
    int index = 0;
    std::string_view last;
    for (const UsualRow& row : usual_rows) {
        if (row.part != part) continue;
        if (row.choice != last) ++index;
        last = row.choice;
        if (index == choice) set(o, row, true);
    }
    return known;
}

// ---- switches for the order, the ranks that are left out, and the card whose holder goes first

enum class Sequence : std::uint8_t { natural, two_high, ace_low };
constexpr std::array sequence_names{"natural", "two_high", "ace_low"};

int place_in(Sequence sequence, Rank r) {
    if (sequence == Sequence::two_high && r == Rank::two) return rank_count;
    return sequence == Sequence::ace_low && r == Rank::ace ? -1 : index_of(r);
}

RankOrder sorted_by(Sequence sequence, RankOrder order) {
    sort_few(order, [&](Rank a, Rank b) { return place_in(sequence, a) < place_in(sequence, b); });
    return order;
}

struct UsualDeck {
    std::string_view choice;
    Ranks without;
};
constexpr std::array usual_decks{
    UsualDeck{"all", 0},
    UsualDeck{"36", rank_bit(Rank::two) | ranks_of({Rank::three, Rank::four, Rank::five})},
    UsualDeck{"32", rank_bit(Rank::two) | tops_below_seven},
};

using S = Suit;
struct UsualCard {
    std::string_view choice;
    FirstCard card;
};
constexpr std::array usual_cards{
    UsualCard{"3c", {Rank::three, {S::clubs, S::hearts, S::spades, S::diamonds}}},
    UsualCard{"3d", {Rank::three, {S::diamonds, S::clubs, S::hearts, S::spades}}},
    UsualCard{"4c", {Rank::four, {S::clubs, S::hearts, S::spades, S::diamonds}}},
    UsualCard{"4cs", {Rank::four, {S::clubs, S::spades, S::hearts, S::diamonds}}},
};

OptionPart part_without_choices(const char* name) {
    const std::string id = std::string("palace.option.") + name;
    return {name, {id, {}}, {id + ".detail", {}}, {}, -1};
}

void add_choice(OptionPart& part, std::string_view choice, bool chosen) {
    if (chosen && part.chosen_index < 0) part.chosen_index = static_cast<int>(part.choices.size());
    part.choices.push_back(id_of(part.name, choice));
}

/// Returns the sequences by which the option `order` can be sorted. Sequences that lead to the same order are left out.
std::vector<Sequence> sequences_for(const Options& o) {
    const auto ranked = [&](Rank r) { return std::find(o.order.begin(), o.order.end(), r) != o.order.end(); };
    std::vector<Sequence> sequences{Sequence::natural};
    if (ranked(Rank::two)) sequences.push_back(Sequence::two_high);
    if (ranked(Rank::ace)) sequences.push_back(Sequence::ace_low);
    return sequences;
}

OptionPart order_part(const Options& o) {
    OptionPart part = part_without_choices("order");
    for (const Sequence sequence : sequences_for(o))
        add_choice(part, sequence_names[static_cast<std::size_t>(sequence)], o.order == sorted_by(sequence, o.order));
    return part;
}

/// Returns the usual decks that have enough cards for the table. The full deck and the deck of the table are always
/// among them.
std::vector<UsualDeck> decks_for(const Options& o) {
    std::vector<UsualDeck> decks;
    for (const UsualDeck& deck : usual_decks) {
        Options with = o;
        with.leave_out = static_cast<std::uint16_t>(deck.without);
        if (deck.without == o.leave_out || deck.without == 0 || most_in_draw_pile(with) >= 0) decks.push_back(deck);
    }
    return decks;
}

OptionPart deck_part(const Options& o) {
    OptionPart part = part_without_choices("leave_out");
    for (const UsualDeck& deck : decks_for(o)) add_choice(part, deck.choice, o.leave_out == deck.without);
    return part;
}

OptionPart first_card_part(const Options& o) {
    OptionPart part = part_without_choices("first_card");
    const bool named_card = o.first == FirstPlayerRule::named_card;
    add_choice(part, "none", !named_card);
    for (const UsualCard& card : usual_cards) add_choice(part, card.choice, named_card && o.first_card == card.card);
    return part;
}

void choose_first_card(Options& o, int choice) {
    const Options& usual = preset_facts(o.preset).options;
    if (choice == 0) {
        if (o.first == FirstPlayerRule::named_card) o.first = usual.first;
        o.first_card = usual.first_card;
        return;
    }
    o.first = FirstPlayerRule::named_card;
    o.first_card = usual_cards[static_cast<std::size_t>(choice - 1)].card;
}

} // namespace

std::vector<OptionPart> option_choices(const Options& o) {
    std::vector<OptionPart> parts;
    add_parts(o, parts);
    parts.push_back(order_part(o));
    parts.push_back(deck_part(o));
    parts.push_back(first_card_part(o));
    return parts;
}

bool set_option_choice(Options& o, std::string_view part, int choice) {
    if (part == "order")
        o.order = sorted_by(sequences_for(o)[static_cast<std::size_t>(choice)], o.order);
    else if (part == "leave_out")
        o.leave_out = static_cast<std::uint16_t>(decks_for(o)[static_cast<std::size_t>(choice)].without);
    else if (part == "first_card")
        choose_first_card(o, choice);
    else
        return choose_row(o, part, choice);
    return true;
}

} // namespace palazzo::palace
