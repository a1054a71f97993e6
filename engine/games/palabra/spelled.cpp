#include "engine/games/palabra/spelled.hpp"

#include "engine/games/palabra/plays.hpp"

#include <string_view>

namespace palazzo::palabra {
namespace {

using Visit = std::function<void(const SpelledPlay&)>;

bool is_allowed(const Options& o, std::size_t length, dictionary::WordKind kind) {
    return o.short_words || kind != dictionary::WordKind::word_game_only || length > 3;
}

bool can_spell(dictionary::Rack left, std::span<const Letter> letters) {
    for (const Letter letter : letters) {
        if (left.count[letter] > 0)
            --left.count[letter];
        else if (is_vowel(letter) && left.vowels > 0)
            --left.vowels;
        else if (left.wilds-- == 0)
            return false;
    }
    return true;
}

void each_spelled_word(const ViewRef& v, const dictionary::Rack& rack, const Visit& visit) {
    const Options& o = v.table.options;
    // These words are valid even if they aren't in the list.
    for (const std::string_view word : {"a", "o", "palabra"}) {
        Letters letters;
        for (const char c : word) letters.push_back(dictionary::letter_number(c));
        if (!lexicon_of(o).has(word) && can_spell(rack, letters))
            visit(SpelledPlay{MoveAction::word, {}, letters, {}, {}});
    }
    dictionary::for_each_spellable_word(
        lexicon_of(o), rack, hand_size, [&](dictionary::Letters word, dictionary::WordKind kind) {
            if (is_allowed(o, word.size(), kind)) visit(SpelledPlay{MoveAction::word, {}, word, {}, kind});
        });
}

void each_straight(const dictionary::Rack& rack, const Visit& visit) {
    for (Letter first = 0; first < letter_count; ++first) {
        List<Letter, hand_size> run;
        const auto next = [&] { return static_cast<Letter>((first + run.size()) % letter_count); };
        while (run.size() < hand_size) {
            run.push_back(next());
            if (!can_spell(rack, {run.begin(), run.size()})) break;
            if (run.size() >= 3) visit(SpelledPlay{MoveAction::straight, {}, {run.begin(), run.size()}, {}, {}});
        }
    }
}

/// Visits the longer straights that can be built on a straight.
void each_longer_straight(const dictionary::Rack& rack, Seat seat, const Letters& taken, const Visit& visit) {
    for (int before = 0; before <= hand_size; ++before)
        for (int after = before == 0 ? 1 : 0; before + after <= hand_size; ++after) {
            Letters front;
            Letters back;
            for (int i = before; i > 0; --i)
                front.push_back(static_cast<Letter>((taken.front() + 2 * letter_count - i) % letter_count));
            for (int i = 1; i <= after; ++i) back.push_back(static_cast<Letter>((taken.back() + i) % letter_count));
            Letters both = front;
            both.insert(both.end(), back.begin(), back.end());
            if (can_spell(rack, both)) visit(SpelledPlay{MoveAction::build, seat, front, back, {}});
        }
}

void each_build_on(const ViewRef& v, Seat seat, const dictionary::Rack& rack, const Visit& visit) {
    const Meld& word = *v.table.seat(seat).word;
    const Letters taken = word.letters();
    const bool straight = word.kind == MeldKind::straight;
    const auto is_longer_straight = [&](dictionary::Letters before, dictionary::Letters after) {
        if (!straight) return false;
        Letters whole(before.begin(), before.end());
        whole.insert(whole.end(), taken.begin(), taken.end());
        whole.insert(whole.end(), after.begin(), after.end());
        return is_alphabetical_sequence(whole);
    };
    if (straight) each_longer_straight(rack, seat, taken, visit);
    if (taken.size() < dictionary::longest_word)
        dictionary::for_each_extended_word(lexicon_of(v.table.options), rack, hand_size, taken,
            [&](dictionary::Letters before, dictionary::Letters after, dictionary::WordKind kind) {
                const bool allowed = is_allowed(v.table.options, before.size() + taken.size() + after.size(), kind);
                if (allowed && !is_longer_straight(before, after))
                    visit(SpelledPlay{MoveAction::build, seat, before, after, kind});
            });
}

} // namespace

void for_each_spelled_play(const ViewRef& v, const Visit& visit) {
    const dictionary::Rack rack = rack_of(v.own.hand);
    each_spelled_word(v, rack, visit);
    each_straight(rack, visit);
    for (Seat seat = 0; seat < v.table.players(); ++seat) {
        const auto& word = v.table.seat(seat).word;
        if (seat != v.me && word && word->kind != MeldKind::flush) each_build_on(v, seat, rack, visit);
    }
}

} // namespace palazzo::palabra
