#include "engine/games/palabra/plays.hpp"

namespace palazzo::palabra {
namespace {

Meld from_hand(MeldKind kind, const LaidCards& cards) {
    Meld meld{.kind = kind};
    for (const LaidCard& l : cards) meld.tiles.push_back({.laid = l});
    meld.before = static_cast<int>(cards.size());
    meld.score = kind == MeldKind::flush ? flush_score(cards) : word_score(cards, {}, {});
    return meld;
}

/// Returns the word that move `m` builds on `taken`. Its cards now belong to the builder, and all its letters can be
/// shaved again (fine print 12).
Meld built_on(const Meld& taken, const Move& m) {
    const auto before = m.cards_before();
    const auto after = m.cards_after();
    const auto between = taken.cards();
    Meld meld;
    for (const LaidCard& l : before) meld.tiles.push_back({.laid = l});
    for (const Tile& t : taken.tiles) meld.tiles.push_back({.laid = t.laid, .copied = t.copied});
    for (const LaidCard& l : after) meld.tiles.push_back({.laid = l});
    meld.before = static_cast<int>(before.size());
    meld.taken = static_cast<int>(between.size());
    meld.score = word_score(before, between, after);
    // A straight may be built into a longer straight or into a word; a word can only be built into a word (fine print
    // 13).
    meld.kind = taken.kind == MeldKind::straight && is_alphabetical_sequence(meld.letters()) ? MeldKind::straight
                                                                                             : MeldKind::word;
    return meld;
}

std::optional<Meld> bare_meld_of(const Table& t, const Move& m) {
    switch (m.action) {
    case MoveAction::word: return from_hand(MeldKind::word, m.cards);
    case MoveAction::straight: return from_hand(MeldKind::straight, m.cards);
    case MoveAction::flush: return from_hand(MeldKind::flush, m.cards);
    case MoveAction::build:
        if (!m.seat || *m.seat < 0 || *m.seat >= t.players() || !t.seat(*m.seat).word) return std::nullopt;
        return built_on(*t.seat(*m.seat).word, m);
    default: return std::nullopt;
    }
}

} // namespace

bool is_alphabetical_sequence(const std::vector<Letter>& letters) {
    for (std::size_t i = 1; i < letters.size(); ++i)
        if (letters[i - 1] >= letter_count || letters[i] != (letters[i - 1] + 1) % letter_count) return false;
    return true;
}

bool goes_out(const Table& t, Seat seat, int cards) {
    return !t.options.simultaneous && t.draw_count == 0 && cards > 0 && t.seat(seat).hand_count == cards;
}

std::optional<Meld> meld_of_move(const Table& t, Seat seat, const Move& m) {
    auto meld = bare_meld_of(t, m);
    // A word, build or straight that ends the game counts double or triple (docs/rules/palabra.md, "End").
    if (meld && meld->kind != MeldKind::flush && goes_out(t, seat, static_cast<int>(m.cards.size())))
        meld->score.last_word = t.options.last_word;
    return meld;
}

std::optional<Score> score_of_play(const ViewRef& v, const Move& m) {
    if (const auto meld = meld_of_move(v.table, v.me, m)) return meld->score;
    const auto count = static_cast<int>(m.cards.size());
    if (m.action == MoveAction::vowels && (count == 6 || count == 7)) return Score{.sum = vowels_score(count)};
    return std::nullopt;
}

std::optional<std::vector<std::size_t>> shaved_tiles(const Meld& word, const LaidCards& cards) {
    std::vector<std::size_t> tiles;
    std::vector<char> used; // vector<char> because vector<bool> is slow to access
    for (const Tile& t : word.tiles) used.push_back(t.shaved);
    for (const LaidCard& l : cards) {
        std::optional<std::size_t> dearest;
        for (std::size_t i = 0; i < used.size(); ++i) {
            const LaidCard& other = word.tiles[i].laid;
            if (used[i] || other.letter != l.letter) continue;
            if (!dearest || other.card.value() > word.tiles[*dearest].laid.card.value()) dearest = i;
        }
        if (!dearest) return std::nullopt;
        used[*dearest] = true;
        tiles.push_back(*dearest);
    }
    return tiles;
}

int shave_points(const Meld& word, const std::vector<std::size_t>& tiles) {
    int sum = 0;
    for (const std::size_t i : tiles) sum += word.tiles[i].laid.card.value();
    return sum * word.score.card_value_factor();
}

Seat shaved_seat(const Table& t, Seat seat, const Move& m) {
    return m.seat ? *m.seat : shaveable_seats(t.options, seat).front();
}

} // namespace palazzo::palabra
