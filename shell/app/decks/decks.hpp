// Decks of challenges: custom ones, each stored under its own key, and those that come with the program, which the page
// has to fetch. Also the memory of missed questions.
#pragma once

#include "engine/quiz/deck.hpp"
#include "shell/app/state/feature.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::app {

inline constexpr const char* deck_prefix = "palazzo:deck:"; ///< Followed by the deck's name.
inline constexpr const char* missed_key = "palazzo:missed";

/// Reads the deck that is stored under a key; nullopt if the text isn't a deck of that name.
std::optional<quiz::Deck> read_stored_deck(const std::string& key, const std::string& text);
/// Returns whether a text is the deck of that key.
bool is_readable_deck(const std::string& key, const std::string& text);

/// Registers the stored decks. An unreadable one is set aside, and the player is notified.
void load_decks(App& app);
/// Reads the memory of missed questions, App::feature_data.of<quiz::Memory>().
void load_quiz_memory(App& app);
/// Reads the stored memory, changes it, and stores it if `change` returns true, which means that it has changed
/// anything. Returns false if the store refuses.
bool change_quiz_memory(App& app, const std::function<bool(quiz::Memory&)>& change);
/// Merges the stored memory of another device. An unreadable text changes nothing. Returns false if the store refuses.
bool merge_quiz_memory(App& app, const std::string& text);

/// Registers and stores a custom deck, replacing the one of the same name. Returns an empty text, or the line that says
/// what is wrong with it. If the store refuses, the player is notified, and the deck lasts as long as the program runs.
std::string save_deck(App& app, quiz::Deck deck);
/// Deletes a custom deck and the memory of its questions.
void erase_deck(App& app, const std::string& name);
/// Changes the deck's name and title so that no other deck has them, by adding a number if they are taken.
void make_names_unique(const App& app, quiz::Deck& deck);
/// Imports a file as a custom deck and opens its sheet. If that isn't possible, only notifies the player.
void import_deck_file(App& app, const std::string& name, const std::string& text);

/// Fetches every shipped deck that isn't here yet.
void fetch_decks(App& app);

/// Return a deck's title in lists, and the line below it, such as `Spanish · 282 questions` or `Yours · 1 question`.
/// The deck may be missing.
std::string deck_title(const i18n::Voice& voice, const std::string& name);
std::string deck_detail(const App& app, const std::string& name);
/// Returns the deck's language, if it has one, and its number of questions.
std::string content_of(const i18n::Voice& voice, const quiz::Deck& deck);

/// Join answers into one text for editing, separated by `;`, and split it again. Splitting turns new answers in
/// dictionary notation into patterns, and leaves answers that are in `before` as they are.
std::string join_answers(const std::vector<std::string>& answers);
std::vector<std::string> split_answers(const std::string& text, const std::vector<std::string>& before = {});

extern const StoredDocument missed_stored;
/// `decks` lists the decks, `deck:NAME` opens one, `import_deck` imports one, and `practise:NAME` starts practice.
extern const Feature decks_feature;

} // namespace palazzo::app
