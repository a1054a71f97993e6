// What a table of Palabra says: scores factor by factor, the button's label, what is to be done. Words, no drawing.
#pragma once

#include "engine/games/palabra/events.hpp"
#include "engine/i18n/voice.hpp"
#include "shell/games/palabra/readings.hpp"

#include <optional>
#include <span>
#include <string>

namespace palazzo::palabra::screen {

/// Colours as their shapes: `●▲`.
std::string signs_of(palabra::Colours colours);
/// `PLANE`; a blank that stands for nothing is a `?`.
std::string letters_of(const palabra::Meld& word);
/// How a score came about, the total in **bold**: `**178** = (3+1+2+1+3+1+1) × 3★ × 3★ + 70`.
std::string score_line(const palabra::Meld& word, const i18n::Voice& voice);
/// The same in words, for reading aloud.
std::string score_in_words(const palabra::Meld& word, const i18n::Voice& voice);

/// What the word in the making lacks or has besides its factors: its lock, and which card breaks it.
std::string lock_line(
    const palabra::View& v, const Rack& rack, const Draft& draft, const palabra::Meld& word, const i18n::Voice& voice);

/// What the button that makes the move says.
std::string label_of(const palabra::View& v, const Reading& reading, const i18n::Voice& voice);
/// The same for reading aloud: with how the score came about, where a word is laid.
std::string label_in_words(const palabra::View& v, const Reading& reading, const i18n::Voice& voice);

/// Whether what is chosen may be played, for the tick beside it.
struct Verdict {
    std::string text;
    bool good = false;
};
/// Nothing is said where the table doesn't tell beforehand whether a word is one.
std::optional<Verdict> verdict_of(
    const palabra::View& v, const std::optional<Reading>& reading, const i18n::Voice& voice);

/// Why what is chosen may not be played, in a whole sentence; "" where it may, or where the verdict says all.
std::string obstacle_of(const std::optional<Reading>& reading, const i18n::Voice& voice);

/// The word in the making with `_` where a blank stands whose letter is asked for.
std::string word_with_gap(const palabra::View& v, const Rack& rack, const Draft& draft, int asked);

/// The letters of the viewing seat's word as long as its points count; empty if it has none or a joker has cancelled
/// it.
std::string own_word(const palabra::View& v);
/// The word that a seat had lying there and that its turn has cleared away; empty where another took it over.
std::string cleared_word(const std::string& before, const palabra::View& v, std::span<const palabra::Event> latest);

/// What the player has to do now.
std::string todo_of(const palabra::View& v, const Draft& draft, const i18n::Voice& voice);

} // namespace palazzo::palabra::screen
