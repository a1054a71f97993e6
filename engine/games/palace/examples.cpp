#include "engine/games/palace/examples.hpp"

#include "engine/core/expect.hpp"
#include "engine/core/rng.hpp"
#include "engine/core/sort_few.hpp"
#include "engine/games/palace/legal.hpp"
#include "engine/games/palace/notation.hpp"
#include "engine/games/palace/play.hpp"
#include "engine/games/palace/turn.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <variant>

namespace palazzo::palace {
namespace {

using Hand = std::vector<Card>;
using Look = ShownCard<Card>::Emphasis;
using Arrangement = ShownCardGroup<Card>::Arrangement;

constexpr Seat player = 0;

/// The cards of a game, from which the positions of the examples are set up. They have the same order each time.
class Pack {
  public:
    explicit Pack(const Options& o) {
        const Cards all = full_deck(o);
        cards_.assign(all.begin(), all.end());
        Rng(2).shuffle(cards_);
    }

    Card take(Card c) {
        const auto at = std::find(cards_.begin(), cards_.end(), c);
        expect(at != cards_.end(), "a card that is still in the pack");
        cards_.erase(at);
        return c;
    }
    Card next() { return take(cards_.back()); }
    /// Removes and returns the next card whose rank isn't one of `ranks`.
    Card next_except(Ranks ranks) {
        const auto at = std::find_if(
            cards_.rbegin(), cards_.rend(), [&](Card c) { return c.has_rank() && (rank_bit(c.rank()) & ranks) == 0; });
        return at == cards_.rend() ? next() : take(*at);
    }

  private:
    std::vector<Card> cards_;
};

Hand cards_of(Rank rank, std::initializer_list<Suit> suits) {
    Hand cards;
    for (const Suit s : suits) cards.emplace_back(rank, s);
    return cards;
}

/// Returns whether a rank never has powers, whatever it is laid on.
bool is_ordinary(const Options& o, Rank r) {
    return !o.powers_of(r).any()
        && std::none_of(
            o.conditions.begin(), o.conditions.end(), [r](const ConditionalPowers& c) { return c.rank == r; });
}

/// Returns a position with this pile, in which it is the turn of the player with this hand. The hand is filled to its
/// usual size with cards whose ranks aren't in `but`. The position also contains cards that the example doesn't show,
/// such as face-down ones.
State position(const Options& o, const Hand& pile, const Hand& hand, Ranks but = 0) {
    Pack pack(o);
    State s = State::make_undealt(derive_rules(o));
    const DealLayout layout = s.table.derived.layout;
    for (const Card c : pile) {
        pack.take(c);
        s.table.pile.push_back({c, static_cast<std::uint8_t>(index_of(c.rank()))});
    }
    for (const Card c : hand) s.hidden_state(player).hand.add(pack.take(c));
    while (s.hidden_state(player).hand.size() < layout.draw) s.hidden_state(player).hand.add(pack.next_except(but));
    for (int i = 0; i < layout.up; ++i) s.table.seat(player).up.push_back(pack.next_except(but));
    for (int i = 0; i < layout.down; ++i) s.hidden_state(player).down.push_back(pack.next());
    for (int i = 0; i < layout.draw; ++i) s.draw.push_back(pack.next_except(but));
    for (Seat other = 1; other < o.players; ++other) s.hidden_state(other).hand.add(pack.next());
    begin_turn(s, {});
    return s;
}

ShownCardGroup<Card> shown(const char* caption, const Hand& cards, Arrangement arrangement = Arrangement::row) {
    ShownCardGroup<Card> all{{caption, {}}, {}, arrangement};
    for (const Card c : cards) all.cards.push_back({c});
    return all;
}

/// Returns the top `most` cards of the pile.
ShownCardGroup<Card> pile_of(const View& v, const char* caption, std::size_t most = 3) {
    Hand top;
    const Pile& pile = v.table.pile;
    for (std::size_t i = pile.size() - std::min(most, pile.size()); i < pile.size(); ++i) top.push_back(pile[i].card);
    return shown(caption, top, Arrangement::pile);
}

ShownCardGroup<Card> hand_of(const View& v, const char* caption) {
    return shown(caption, cards_in_rank_order(v.table.derived, v.hand));
}

/// Returns the hand. Its cards that are in `marked` are marked, and the others are dimmed.
ShownCardGroup<Card> hand_of(const View& v, const char* caption, const Bag& marked) {
    ShownCardGroup<Card> hand = hand_of(v, caption);
    for (auto& c : hand.cards) c.emphasis = marked.count(c.card) > 0 ? Look::marked : Look::dimmed;
    return hand;
}

/// Adds `groups` to the example as a row. The groups are moved into the row one by one, because an initializer list
/// would copy them.
template <class... Groups>
void add_row(Example& e, Groups... groups) {
    e.rows.emplace_back();
    (e.rows.back().push_back(std::move(groups)), ...);
}

Bag bag_of_play(const Move& m) {
    Bag cards;
    cards.add_all(m.cards);
    if (!m.cover.is_none()) cards.add(m.cover);
    return cards;
}

Move set_of(const Hand& cards) {
    Move m;
    m.kind = Move::Kind::play;
    for (const Card c : cards) m.cards.push_back(c);
    sort_few(m.cards);
    return m;
}

/// Returns the example that shows what is on the table, with the name of each thing.
Example table_of(const Options& o) {
    const State s = position(o, {Card(Rank::seven, Suit::hearts)}, {});
    Example e{RuleTopic::table, {"palace.example.table", {}}, view_of(s, player)};
    Hand up;
    for (const Card c : e.view.table.seat(player).up) up.push_back(c);
    add_row(e, shown("palace.example.draw", {Card::unknown()}), pile_of(e.view, "palace.example.pile"));
    add_row(e, shown("palace.example.palace", up, Arrangement::on_face_down_cards));
    add_row(e, hand_of(e.view, "palace.example.hand"));
    return e;
}

/// Returns the example that shows which cards of a hand may be played.
Example choice(const Options& o) {
    const Card top(Rank::eight, Suit::diamonds);
    const Hand hand{Card(Rank::two, Suit::diamonds), Card(Rank::six, Suit::hearts), Card(Rank::eight, Suit::clubs),
        Card(Rank::ten, Suit::clubs), Card(Rank::king, Suit::spades)};
    Example e{RuleTopic::play, {"palace.example.choice", {to_text(top)}}, view_of(position(o, {top}, hand), player)};
    Bag playable;
    for (const Move& m : legal_moves(e.view))
        if (m.kind == Move::Kind::play)
            for (const Card c : m.cards)
                if (playable.count(c) == 0) playable.add(c);
    if (playable.empty()) e.sentence.id = "palace.example.choice_none";
    add_row(e, pile_of(e.view, "palace.example.pile"), hand_of(e.view, "palace.example.hand", playable));
    return e;
}

/// Returns an example in which the player makes `move`; nullopt if the rules don't allow the move.
std::optional<Example> move_in(RuleTopic topic, const State& s, const Move& move) {
    Example e{topic, {}, view_of(s, player), move};
    if (check(e.view, move)) return std::nullopt;
    add_row(e, pile_of(e.view, "palace.example.pile"), hand_of(e.view, "palace.example.hand", bag_of_play(move)));
    return e;
}

bool burns(State s, const Move& move) {
    std::vector<Event> events;
    apply(s, player, move, events);
    return std::any_of(
        events.begin(), events.end(), [](const Event& e) { return std::holds_alternative<PileBurned>(e); });
}

/// Returns the example of four cards of an ordinary rank. If fours count across turns, two of the cards are played from
/// the hand on two in the pile; otherwise all four are played from the hand. Returns nullopt if the rules don't allow
/// this play.
std::optional<Example> four(const Options& o, Rank rank) {
    const bool across = o.burn_quads == BurnQuadsRule::across_turns;
    const Hand pile = across ? cards_of(rank, {Suit::diamonds, Suit::clubs}) : Hand{Card(Rank::three, Suit::diamonds)};
    const Hand hand = across ? cards_of(rank, {Suit::hearts, Suit::spades})
                             : cards_of(rank, {Suit::diamonds, Suit::clubs, Suit::hearts, Suit::spades});
    if (!is_ordinary(o, rank) || (!across && rank == Rank::three)) return std::nullopt;
    const State s = position(o, pile, hand, rank_bit(rank));
    const Move move = set_of(hand);
    auto e = move_in(RuleTopic::special_cards, s, move);
    if (!e || !burns(s, move)) return std::nullopt;
    e->sentence = {"palace.example.four", {list_argument(move.cards), to_text(rank)}};
    return e;
}

/// Returns the example of a turn: the player plays a pair of an ordinary rank on a six, and draws cards. Returns
/// nullopt if the rules don't allow it.
std::optional<Example> turn(const Options& o, Rank rank) {
    const Card top(Rank::six, Suit::diamonds);
    const Hand hand = cards_of(rank, {Suit::clubs, Suit::hearts});
    if (!is_ordinary(o, rank)) return std::nullopt;
    State s = position(o, {top}, hand, rank_bit(rank));
    const Move move = set_of(hand);
    auto e = move_in(RuleTopic::examples, s, move);
    if (!e || burns(s, move)) return std::nullopt;
    const int drawn = deal_layout(o).draw - (e->view.hand.size() - static_cast<int>(hand.size()));
    e->sentence = {
        "palace.example.turn", {to_text(top), list_argument(move.cards), std::to_string(drawn), to_text(rank)}};
    apply(s, player, move);
    const View after = view_of(s, player);
    add_row(*e, pile_of(after, "palace.example.pile_then"), hand_of(after, "palace.example.hand_then"));
    return e;
}

/// Returns the example of a card that has to be covered and challenges its player; an ordinary card covers it. Returns
/// nullopt if the rules have no such card.
std::optional<Example> cover(const Options& o, Rank rank) {
    const Card low(Rank::four, Suit::diamonds);
    const Powers powers = o.powers_of(rank);
    if (!powers.has(Power::cover) || !powers.has(Power::challenge_self) || !is_ordinary(o, low.rank()))
        return std::nullopt;
    Move move = set_of(cards_of(rank, {Suit::clubs}));
    move.cover = low;
    const State s = position(o, {Card(Rank::king, Suit::hearts)}, {move.cards[0], low}, rank_bit(rank));
    auto e = move_in(RuleTopic::examples, s, move);
    if (e) e->sentence = {"palace.example.cover", {to_text(move.cards[0]), to_text(low), to_text(low.rank())}};
    return e;
}

/// Adds the example for `rank` or, if the rules don't allow that one, for the lowest rank that they allow. Adds nothing
/// if they allow none.
template <class ExampleOf>
void add_with(std::vector<Example>& examples, const Options& o, Rank rank, ExampleOf&& example_of) {
    std::optional<Example> example = example_of(o, rank);
    for (int r = 0; r < rank_count && !example; ++r) example = example_of(o, rank_at(r));
    if (example) examples.push_back(std::move(*example));
}

} // namespace

std::vector<Example> rule_examples(const Options& options) {
    // The examples use full decks, because they may need ranks that the option `leave_out` removes.
    Options o = options;
    o.leave_out = 0;
    std::vector<Example> examples;
    examples.push_back(table_of(o));
    examples.push_back(choice(o));
    if (o.burn_quads != BurnQuadsRule::off) add_with(examples, o, Rank::nine, four);
    add_with(examples, o, Rank::six, turn);
    add_with(examples, o, Rank::two, cover);
    return examples;
}

} // namespace palazzo::palace
