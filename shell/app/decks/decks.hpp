// Decks of challenges: one's own, kept a key each, and those that come with the program, which the page has to fetch.
// And what was missed in earlier games.
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

inline constexpr const char* deck_prefix = "palazzo:deck:"; ///< and its name
inline constexpr const char* missed_key = "palazzo:missed";

/// A deck as it is kept under a key; nullopt if the text is none of that name.
std::optional<quiz::Deck> read_stored_deck(const std::string& key, const std::string& text);
/// Whether a text is the deck that is kept under such a key.
bool is_readable_deck(const std::string& key, const std::string& text);

/// Registers the decks that are kept. One that can't be read is moved to palazzo:aside:*, and a line
/// says so.
void load_decks(App& app);
/// Reads what was missed: App::feature_data.of<quiz::Memory>().
void load_memory(App& app);
/// Changes what was missed, as the store has it by now, and writes it if `change` says that it has changed anything.
/// False: the store refuses.
bool change_memory(App& app, const std::function<bool(quiz::Memory&)>& change);
/// Joins what was missed on another device, as its store had it, to what was missed here. A text that can't be read
/// changes nothing. False: the store refuses.
bool merge_memory(App& app, const std::string& text);

/// Registers a deck of one's own and puts it into the store, in the place of the one of its name: "", or the line that
/// says what is wrong with it. Where the store refuses it is there as long as the program runs, and that is told.
std::string save_deck(App& app, quiz::Deck deck);
/// Takes a deck of one's own away for good, and with it what was missed of it.
void erase_deck(App& app, const std::string& name);
/// Gives a deck a name that no other has, and a title, with a number where they are taken.
void make_names_unique(const App& app, quiz::Deck& deck);
/// A file as a deck of one's own, whose sheet then opens; a fault is told, and nothing else happens.
void import_deck_file(App& app, const std::string& name, const std::string& text);

/// Asks for every shipped deck that isn't there yet.
void fetch_decks(App& app);

/// What a deck is called in a list, there or not; and `Spanish · 282 questions` beneath it, `Yours · 1 question`.
std::string deck_title(const i18n::Voice& voice, const std::string& name);
std::string deck_detail(const App& app, const std::string& name);
/// The second where the deck is there: its language, if it has one, and how many questions.
std::string content_of(const i18n::Voice& voice, const quiz::Deck& deck);

/// Answers as one text to be typed in, separated by `;`, and back: new ones as dictionaries write them, those that were
/// there `before` as they were.
std::string join_answers(const std::vector<std::string>& answers);
std::vector<std::string> split_answers(const std::string& text, const std::vector<std::string>& before = {});

extern const StoredDocument missed_stored;
/// `decks`, `deck:NAME`, `import_deck`, and `practise:NAME`.
extern const Feature decks_feature;

} // namespace palazzo::app
