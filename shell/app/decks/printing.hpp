// Decks on paper: cards to cut out, a booklet of questions for a game with real cards, and the key with its answers.
// Each is a whole HTML document, which the browser prints, and which the desktop program saves for a browser to print.
#pragma once

#include "engine/i18n/voice.hpp"
#include "engine/quiz/deck.hpp"
#include "engine/quiz/session.hpp"
#include "shell/app/state/app.hpp"

#include <array>
#include <string>
#include <string_view>

namespace palazzo::app {

enum class PrintedForm {
    cards,   ///< Pages of prompts, each followed by a page of answers, so that both sides of a sheet fit together.
    booklet, ///< The rules of Speak on a page, and the questions by category, as the die calls them.
    key,     ///< The questions of the booklet, by the same numbers, with their answers.
};

/// A form, and the name of its command, of its texts and of its file.
struct PrintedFormName {
    PrintedForm form;
    std::string_view name;
};
inline constexpr std::array<PrintedFormName, 3> printed_forms{
    {{PrintedForm::cards, "cards"}, {PrintedForm::booklet, "booklet"}, {PrintedForm::key, "key"}}};

/// Returns a document with the questions in a part of a deck. `language` is the code of the reader's language, in which
/// `deck` asks if it can.
std::string printed_deck(const i18n::Voice& voice, std::string_view language, const quiz::Deck& deck,
    const quiz::DeckPart& part, PrintedForm form);

/// Returns a document with a text, whose first line is its title.
std::string printed_text(const std::string& text, std::string_view language);

/// Prints the questions in a part of a deck or, where nothing can be printed, saves them as a file.
void print_or_export_deck(App& app, const quiz::Deck& deck, const quiz::DeckPart& part, PrintedForm form);

} // namespace palazzo::app
