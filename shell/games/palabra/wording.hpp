// What a table of Palabra says: scores factor by factor, the button's label, what is to be done. Words, no drawing.
#pragma once

#include "engine/i18n/say.hpp"
#include "shell/games/palabra/readings.hpp"

#include <optional>
#include <string>

namespace palazzo::palabra::screen {

/// A message of the catalogue put into words.
std::string words_for(const char* id, const std::vector<std::string>& args = {}, const Audience& audience = {});

/// Colours as their shapes: `●▲`.
std::string signs_of(palabra::Colours colours);
/// `PLANE`; a blank that stands for nothing is a `?`.
std::string letters_of(const palabra::Laying& word);
/// How a score came about, the total in **bold**: `**178** = (3+1+2+1+3+1+1) × 3★ × 3★ + 70`.
std::string score_line(const palabra::Laying& word);
/// The same in words, for reading aloud.
std::string score_in_words(const palabra::Laying& word);

/// What the word in the making lacks or has besides its factors: its lock, and which card breaks it.
std::string lock_line(const palabra::View& v, const Rack& rack, const Draft& draft, const palabra::Laying& word);

/// What the button that makes the move says.
std::string label_of(const palabra::View& v, const Reading& reading, const Audience& audience);

/// Whether what is chosen may be played, for the tick beside it.
struct Verdict {
    std::string text;
    bool good = false;
};
/// Nothing is said where the table doesn't tell beforehand whether a word is one.
std::optional<Verdict> verdict_of(const palabra::View& v, const std::optional<Reading>& reading);

/// Why what is chosen may not be played, in a whole sentence; "" where it may, or where the verdict says all.
std::string obstacle_of(const std::optional<Reading>& reading, const Audience& audience);

/// What the player has to do now.
std::string todo_of(const palabra::View& v, const Draft& draft, const Audience& audience);

} // namespace palazzo::palabra::screen
