#include "engine/games/palabra/examples.hpp"

#include "engine/core/expect.hpp"
#include "engine/core/sort_few.hpp"
#include "engine/games/palabra/plays.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace palazzo::palabra {
namespace {

using Look = ShownCard<LaidCard>::Emphasis;

constexpr Seat player = 0;
/// The cards of P-A-L-A-B-R-A, which every word list accepts, in mixed colours and with stars on two of them.
constexpr std::string_view long_word = "Pb3 Ar Lg Ay Bg3 Rr Ab";

LaidCards cards_of(std::string_view text) {
    LaidCards cards;
    while (!text.empty()) {
        const auto end = std::min(text.find(' '), text.size());
        cards.push_back(*read_laid_card(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return cards;
}

Move move_of(MoveAction act, std::string_view cards) {
    Move m{.action = act};
    m.cards = cards_of(cards);
    return m;
}

/// Returns the view of a player whose hand is `hand` and whose next step is `step`.
View view_with(const Options& o, TurnStep step, std::string_view hand) {
    View v;
    v.me = player;
    v.table.options = o;
    v.table.step = step;
    v.table.turn = player;
    v.table.draw_count = hand_size + least_draw_pile_size;
    for (Seat s = 0; s < o.players; ++s)
        v.table.seat(s).stage = step == TurnStep::play ? RoundStage::play : RoundStage::pre_play;
    for (const LaidCard& l : cards_of(hand)) v.own.hand.push_back(l.card);
    sort_few(v.own.hand);
    v.table.seat(player).hand_count = hand_size;
    return v;
}

/// Returns a seat whose word the player may shave under all options.
Seat owner_at(const View& v) { return shaveable_seats(v.table.options, player).front(); }

void lay_for_owner(View& v, MoveAction act, std::string_view cards) {
    v.table.seat(owner_at(v)).word = meld_of_move(v.table, owner_at(v), move_of(act, cards));
}

ShownCardGroup<LaidCard> shown(Message caption, const LaidCards& cards, Look look = Look::plain) {
    ShownCardGroup<LaidCard> all{std::move(caption), {}};
    for (const LaidCard& l : cards) all.cards.push_back({l, look});
    return all;
}

/// Returns the cards and points of a word. If it was built on another word, marks the cards that the player added.
ShownCardGroup<LaidCard> word_of(const Meld& word) {
    ShownCardGroup<LaidCard> all{{"palabra.example.points", {std::to_string(word.score.total())}}, {}};
    const bool built = word.taken > 0;
    for (int i = 0; const Tile& tile : word.tiles) {
        const bool own = i < word.before || i >= word.before + word.taken;
        all.cards.push_back({tile.laid, built && own ? Look::marked : Look::plain});
        ++i;
    }
    return all;
}

/// Returns the example that shows all kinds of cards and their use.
Example kinds(const Options& o) {
    Example e{RuleTopic::cards, {"palabra.example.kinds", {}}, view_with(o, TurnStep::play, long_word)};
    const LaidCard letter = cards_of("Pb3")[0];
    auto& row = e.rows.emplace_back();
    row.push_back(shown({"palabra.example.value", {std::to_string(letter.card.value())}}, {letter}));
    row.push_back(shown({"palabra.example.wild", {}}, cards_of("?")));
    row.push_back(shown({"palabra.example.vowel", {}}, cards_of("%")));
    if (!o.eliminate_high_score) row.push_back(shown({"palabra.example.joker", {}}, cards_of("!")));
    return e;
}

Example build(const Options& o) {
    Example e{RuleTopic::play, {}, view_with(o, TurnStep::play, "Ab Dg Er Nb Og Ry Sb")};
    lay_for_owner(e.view, MoveAction::straight, "Xgy Yr Zrb");
    e.move = move_of(MoveAction::build, "Ab");
    e.move->seat = owner_at(e.view);
    const Meld whole = *meld_of_move(e.view.table, player, *e.move);
    std::string letters;
    for (const Letter l : whole.letters()) letters += to_char(l);
    e.sentence = {
        "palabra.example.build", {list_argument(e.move->cards), letters, std::to_string(whole.score.total())}};
    e.rows.emplace_back().push_back(word_of(whole));
    return e;
}

Example shave(const Options& o) {
    Example e{RuleTopic::special_moves, {}, view_with(o, TurnStep::pre_play, "Eg Ir Nb Pr Rgy Sy Tb")};
    lay_for_owner(e.view, MoveAction::word, long_word);
    e.move = move_of(MoveAction::shave, "Pr Rgy");
    if (o.shave != ShaveRule::previous) e.move->seat = owner_at(e.view);
    const Meld& word = *e.view.table.seat(owner_at(e.view)).word;
    const auto tiles = shaved_tiles(word, e.move->cards);
    expect(tiles.has_value(), "letters that the word has");
    e.sentence = {"palabra.example.shave", {list_argument(e.move->cards), std::to_string(shave_points(word, *tiles))}};
    ShownCardGroup<LaidCard> on_table = shown({"palabra.example.on_table", {}}, cards_of(long_word));
    for (const std::size_t i : *tiles) on_table.cards[i].emphasis = Look::crossed_out;
    e.rows.emplace_back().push_back(std::move(on_table));
    e.rows.emplace_back().push_back(shown({"palabra.example.yours", {}}, e.move->cards));
    return e;
}

/// Returns the example that shows how a score is computed.
Example word(const Options& o) {
    Example e{RuleTopic::scoring, {}, view_with(o, TurnStep::play, long_word)};
    e.move = move_of(MoveAction::word, long_word);
    const Meld whole = *meld_of_move(e.view.table, player, *e.move);
    const Score& score = whole.score;
    e.sentence = {"palabra.example.word",
        {std::to_string(score.sum), std::to_string(score.stars), std::to_string(score.bonus),
            std::to_string(score.total())}};
    e.rows.emplace_back().push_back(word_of(whole));
    return e;
}

} // namespace

std::vector<Example> rule_examples(const Options& o) {
    std::vector<Example> examples;
    for (Example (*example)(const Options&) : {kinds, build, shave, word}) examples.push_back(example(o));
    return examples;
}

} // namespace palazzo::palabra
