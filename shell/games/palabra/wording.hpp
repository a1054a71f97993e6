// The texts of a Palabra table: scores factor by factor, labels of buttons, verdicts, and what the player has to do.
#pragma once

#include "engine/games/palabra/events.hpp"
#include "engine/i18n/voice.hpp"
#include "shell/games/palabra/readings.hpp"

#include <optional>
#include <span>
#include <string>

namespace palazzo::palabra::screen {

/// Returns colours as their shapes, such as `●▲`.
std::string signs_of(palabra::Colours colours);
/// Returns the letters of a word, such as `PLANE`; a blank that stands for no letter is a `?`.
std::string letters_of(const palabra::Meld& word);
/// Returns how a score is composed, with the total in **bold**: `**178** = (3+1+2+1+3+1+1) × 3★ × 3★ + 70`.
std::string score_line(const palabra::Meld& word, const i18n::Voice& voice);
/// Returns how a score is composed, as a text for screen readers.
std::string score_in_words(const palabra::Meld& word, const i18n::Voice& voice);

/// Returns that the word in the making has no lock, or which card breaks it; empty if it has one.
std::string lock_line(
    const palabra::View& v, const Rack& rack, const Draft& draft, const palabra::Meld& word, const i18n::Voice& voice);

/// Returns the label of the button that makes a move.
std::string label_of(const palabra::View& v, const Reading& reading, const i18n::Voice& voice);
/// Returns that label for screen readers: if the move lays a word, with how the score is composed.
std::string label_in_words(const palabra::View& v, const Reading& reading, const i18n::Voice& voice);

/// The text beside the chosen cards that says whether they may be played.
struct Verdict {
    std::string text;
    bool good = false;
};
/// Returns the verdict on the chosen cards; nullopt if nothing is chosen, or if the table doesn't say before a play
/// whether it is a word.
std::optional<Verdict> verdict_of(
    const palabra::View& v, const std::optional<Reading>& reading, const i18n::Voice& voice);

/// Returns why the chosen cards may not be played, as a sentence; empty if they may, or if the verdict on the word is
/// reason enough.
std::string why_not_playable(const std::optional<Reading>& reading, const i18n::Voice& voice);

/// Returns the word in the making, with `_` for the blank whose letter is to be chosen.
std::string word_with_gap(const palabra::View& v, const Rack& rack, const Draft& draft, int asked);

/// Returns the letters of the viewing seat's word; empty if it has none, or if a joker has cancelled it.
std::string own_word(const palabra::View& v);
/// Returns the viewing seat's word `before` its turn, if the turn has cleared it away; empty if the word is still there
/// or was built on.
std::string cleared_word(const std::string& before, const palabra::View& v, std::span<const palabra::Event> latest);

/// Returns what the player has to do now.
std::string todo_of(const palabra::View& v, const Draft& draft, const i18n::Voice& voice);

} // namespace palazzo::palabra::screen
