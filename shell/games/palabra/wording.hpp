// The texts of a Palabra table: scores factor by factor, labels of buttons, verdicts, and what the player has to do.
#pragma once

#include "engine/games/palabra/events.hpp"
#include "engine/i18n/voice.hpp"
#include "shell/games/palabra/readings.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace palazzo::palabra::screen {

/// Returns the colours as their shapes, such as `●▲`.
std::string colour_signs_of(palabra::Colours colours);
/// Returns the letters of a word, such as `PLANE`. A blank card that stands for no letter yet is a `?`.
std::string letters_of(const palabra::Meld& word);
/// Returns how the score of a word was computed, with the total in **bold**, such as
/// `**178** = (3+1+2+1+3+1+1) × 3★ × 3★ + 70`.
std::string score_line(const palabra::Meld& word, const i18n::Voice& voice);
/// Returns how the score of a word was computed, as a text for screen readers.
std::string score_in_words(const palabra::Meld& word, const i18n::Voice& voice);

/// Returns a text about the lock of the word that is put together. It says that the word has no lock, or which card
/// breaks the lock. The text is empty if the word has a lock.
std::string lock_text(
    const palabra::View& v, const Rack& rack, const Draft& draft, const palabra::Meld& word, const i18n::Voice& voice);

/// Returns the label of the button that makes a move.
std::string move_label(const palabra::View& v, const Reading& reading, const i18n::Voice& voice);
/// Returns the label that screen readers read for the button that makes a move. If the move lays a word, the label
/// includes how its score was computed.
std::string label_for_screen_reader(const palabra::View& v, const Reading& reading, const i18n::Voice& voice);

/// A text beside the chosen cards, which says whether they may be played.
struct Verdict {
    std::string text;
    bool good = false;
};
/// Returns the verdict on the chosen cards. Returns nullopt if nothing is chosen, or if the table doesn't tell players
/// before a play whether the letters are a word.
std::optional<Verdict> verdict_of(
    const palabra::View& v, const std::optional<Reading>& reading, const i18n::Voice& voice);

/// Returns the reason why the chosen cards may not be played, as a sentence. Returns an empty text if they may be
/// played, or if the verdict says enough.
std::string why_not_playable(const std::optional<Reading>& reading, const i18n::Voice& voice);

/// Returns the word that is put together, with `_` in place of the blank card whose letter the player has to choose.
std::string word_with_gap(const palabra::View& v, const Rack& rack, const Draft& draft, int asked_blank);

/// Returns the letters of the viewer's word; empty if there is no word, or if a joker has cancelled it.
std::string own_word(const palabra::View& v);
/// Returns `before`, the viewer's word before the turn began, if it was cleared away when the turn began. Returns an
/// empty text if the word is still there, or if another word was built on it.
std::string cleared_word(const std::string& before, const palabra::View& v, std::span<const palabra::Event> latest);

/// Returns the events that the message tells after a move whose events are `latest`. If the message has told a shave or
/// a joker of the same seat (`told`), and the move ends that seat's turn, these events are told again before the move,
/// because players may have missed them.
std::vector<palabra::Event> events_to_tell(
    const std::vector<palabra::Event>& told, const std::vector<palabra::Event>& latest);

/// Returns whether the viewer is asked to accept a word, to vote on it, or to insist on it.
bool is_asked_about_word(const palabra::View& v);
/// Returns the text of what the player has to do now.
std::string todo_of(const palabra::View& v, const Draft& draft, const i18n::Voice& voice);

} // namespace palazzo::palabra::screen
