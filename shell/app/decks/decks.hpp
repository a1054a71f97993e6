// Decks of challenges, and the memory of missed questions. Custom decks are stored, each under its own key. Shipped
// decks are part of the program, but the web page has to fetch them.
#pragma once

#include "engine/quiz/deck.hpp"
#include "engine/quiz/import.hpp"
#include "shell/app/state/feature.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::app {

/// Prefix of a custom deck's key, followed by the deck's name.
inline constexpr const char* deck_key_prefix = "palazzo:deck:";
inline constexpr const char* quiz_memory_key = "palazzo:missed";

/// Reads the deck in a text that is stored under `key`; nullopt if the deck can't be read, or if its name isn't the one
/// in the key.
std::optional<quiz::Deck> read_stored_deck(const std::string& key, const std::string& text);
/// Returns whether a text that is stored under `key` is a deck with the name in the key.
bool is_readable_deck(const std::string& key, const std::string& text);

/// Registers the stored decks. An unreadable one is set aside, and the player is notified.
void load_decks(App& app);
/// Reads the stored memory of missed questions into App::feature_data.get<quiz::PromptMemory>().
void load_quiz_memory(App& app);
/// Reads the stored memory of missed questions and passes it to `change`, which returns true if it has changed the
/// memory. Stores the memory only if it was changed. Returns false if the store refuses the changed memory.
bool change_quiz_memory(App& app, const std::function<bool(quiz::PromptMemory&)>& change);
/// Merges `text`, the memory of missed questions from another device, into the stored memory. An unreadable text
/// changes nothing. Returns false if the store refuses the merged memory.
bool merge_quiz_memory(App& app, const std::string& text);

/// Registers and stores a custom deck, replacing a deck of the same name. Returns an empty text or, if the deck is
/// faulty, the line that says why. If the store refuses, notifies the player; then the deck lasts as long as the
/// program runs.
std::string save_deck(App& app, quiz::Deck deck);
/// Deletes a custom deck and the memory of its questions.
void erase_deck(App& app, const std::string& name);
/// Changes the deck's name and title so that no other deck has them, by adding a number if they are taken.
void make_names_unique(const App& app, quiz::Deck& deck);
/// Saves a deck whose name and title are free. Notifies the player of anything that they should know about it:
/// `App::notice_until` is 0 afterwards if there is nothing. Returns false if the deck is refused.
bool save_new_deck(App& app, const quiz::Deck& deck);
/// Saves an imported deck under a name and a title that are free, tells the player about rows that were left out, and
/// opens the deck's sheet. If the deck can't be saved, only notifies the player.
void keep_imported_deck(App& app, quiz::ImportedDeck imported);
/// Returns what is to be said about rows that were left out, repeated or joined and about columns that aren't used;
/// empty if there is nothing.
std::string describe_rows(const i18n::Voice& voice, const quiz::ImportedDeck& imported);
/// Imports a file as a custom deck, and opens the deck's sheet. If the content of columns had to be guessed, first
/// opens a sheet that shows what was guessed, and keeps nothing yet. If the file can't be imported, only notifies the
/// player.
void import_deck_file(App& app, const std::string& name, const std::string& text);

/// Fetches every shipped deck that hasn't been loaded yet.
void fetch_shipped_decks(App& app);

/// Returns the names of all decks: shipped ones before custom ones, both in the order of their titles.
std::vector<std::string> deck_names_by_title(const App& app);
/// Returns a deck as it is shown in the language in use (quiz::deck_in_language).
std::shared_ptr<const quiz::Deck> shown_deck(const App& app, std::shared_ptr<const quiz::Deck> deck);

/// Return a deck's title, and the line below the title in lists, such as `Spanish · 282 questions` or `Yours · 1
/// question`. Both functions also work for a deck that isn't loaded.
std::string deck_title(const App& app, const std::string& name);
std::string deck_detail_line(const App& app, const std::string& name);
/// Returns a line with the deck's language, if it has one, and its number of questions.
std::string deck_content_line(const i18n::Voice& voice, const quiz::Deck& deck);

/// Join answers into one text for editing, separated by `;`, and split such a text again. Splitting turns answers in
/// dictionary notation into patterns, except those that `before` contains, which stay as they are.
std::string join_answers(const std::vector<std::string>& answers);
std::vector<std::string> split_answers(const std::string& text, const std::vector<std::string>& before = {});

extern const StoredDocument quiz_memory_document;
/// The feature of decks. Command `decks` lists the decks, `deck:NAME` opens one, `import_deck` imports one,
/// `paste_list` lets the player paste a list, `pasted` opens the sheet about a pasted list, and `practise:NAME` starts
/// practice.
extern const Feature decks_feature;

/// Returns the index of the region whose usage the player learns from a deck; nullopt if they learn all of them.
std::optional<int> chosen_region(const App& app, const quiz::Deck& deck);

} // namespace palazzo::app
