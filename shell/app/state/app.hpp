// The state of the whole program (`App`), and functions that all features need.
#pragma once

#include "engine/i18n/languages.hpp"
#include "engine/i18n/texts.hpp"
#include "engine/i18n/voice.hpp"
#include "engine/quiz/session.hpp"
#include "engine/search_task/search_task.hpp"
#include "mailbox/mail.hpp"
#include "shell/app/state/feature_data.hpp"
#include "shell/app/state/played_series.hpp"
#include "shell/app/state/screen.hpp"
#include "shell/app/state/settings.hpp"
#include "shell/app/store/store.hpp"
#include "shell/games/game_table.hpp"
#include "shell/pages/question.hpp"
#include "shell/pages/set_up.hpp"
#include "shell/sound/cue.hpp"
#include "shell/ui/press.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace palazzo::app {

/// The table that is being set up.
struct TableSetUp {
    std::string game;            ///< Name of the game.
    std::string preset;          ///< Name of the game's preset.
    Json rules = Json::object(); ///< Options that differ from the preset, except `players`.
    std::vector<SeatInfo> seats;
    std::string deck;                ///< Name of the deck of challenges; empty for none.
    std::vector<std::string> levels; ///< Levels of the deck to ask about; empty for all.
    std::vector<std::string> topics; ///< Topics of the deck to ask about; empty for all.
    int seconds = 0;                 ///< Time limit for an answer in seconds; 0 for no limit.
    bool rules_open = false;
    std::string search_text;    ///< Text for which the rules are searched; empty to show all rules.
    bool typing_search = false; ///< True while the player types `search_text` on the canvas.
    std::set<std::string>
        chosen_options; ///< Options that the player has chosen, so that suggestions don't change them.
    /// Options for judging answers that set-up suggested last. Those that the player hasn't chosen are in `rules` until
    /// the next suggestion replaces them.
    Json suggested_options = Json::object();
    Seat typing = -1;            ///< Seat whose name the player types on the canvas; -1 for none.
    std::string house_rules;     ///< Name of the chosen set of house rules; empty for none.
    std::string published_rules; ///< Id of the chosen published rule set; empty for none.
    SeriesChoice match;          ///< Match to begin; its kind is nullopt for a single game.
};

/// A saved game as lists show it.
struct SavedGame {
    std::string id;
    std::string title;
    std::string detail;
    bool over = false;
    bool playable = true;        ///< True if the game can be played, as far as is known without replaying it.
    std::size_t stored_size = 0; ///< Size of a finished game in the store, in characters.
    std::string game = {};       ///< Name of the game; empty if it is unknown.
    bool won = false;            ///< True if the game is over and somebody at this device has won.
    /// True if the game isn't over and several people share this device, so that a curtain covers their hands.
    bool shared = false;
};

/// The labels of the dialog in which the player pastes a text (platform::PasteDialog).
struct PasteLabels {
    std::string title;
    std::string hint;
    std::string done;
    std::string cancel;
};

/// Functions of the platform, which tests replace. A function without a comment is described in
/// shell/platform/platform.hpp under the same name.
struct PlatformServices {
    Store store;
    std::function<bool()> may_write;
    std::function<void()> take_over_writing;
    std::function<std::uint64_t()> random_seed;
    std::function<double()> clock; ///< Returns the time in seconds.
    std::function<std::optional<std::string>(const std::string& name, const std::string& text)> export_file;
    std::function<bool()> pick_file;
    std::function<void(const std::string& line)> announce_to_viewer;
    std::function<void(const a11y::Mirror&)> show_mirror;
    std::function<bool(const std::string& id)> open_text_field;
    std::function<bool(const std::string& name)> fetch_words;
    std::function<bool(const std::string& name)> fetch_deck;
    std::function<bool(const std::string& language)> can_speak;
    std::function<void(const std::string& text, const std::string& language)> speak;
    std::function<int()> today; ///< Returns today's date in days since 1970.
    std::function<void(const std::string& code)> set_page_language;
    std::function<bool(const std::string& script)> fetch_font;
    std::function<bool()> can_keep_files_offline;
    std::function<void(bool all)> set_keep_all_offline;
    std::function<void()> restart_in_new_version;
    std::function<bool(const std::string& question)> think;
    std::function<void()> stop_thinking;
    std::function<std::string()> page_url;
    std::function<bool(const std::string& text)> copy_text;
    std::function<bool()> can_share_by_system;
    std::function<void(const std::string& link)> share_by_system;
    std::function<void(bool wanted)> set_sounds_expected;
    std::function<void(sound::Cue cue, float volume)> play_sound;
    std::function<bool()> can_vibrate;
    std::function<void(int milliseconds)> vibrate;
    std::function<bool()> can_print;
    std::function<void(const std::string& text)> print;
    std::function<void(const std::string& line)> announce;
    std::function<void()> forget_private_lines;
    std::function<std::optional<i18n::TextsById>(const std::string& code)> language_texts;
    std::function<bool(const std::string& code)> fetch_text;
    std::function<bool(const std::string& game)> fetch_rules;
    std::function<bool(const std::string& language)> fetch_prompts;
    std::function<std::optional<std::string>(const PasteLabels& labels)> paste_text;
    palazzo::mail::Services mail = {};
};

/// A search for a bot's move or for a hint. It has finished if `answer` isn't nullopt; until then, it runs.
struct PendingSearch {
    std::string name; ///< Identifies the position that is searched.
    std::string question;
    std::optional<std::string> answer;
    std::optional<SearchTask>
        local_search; ///< The search if it runs between frames; nullopt if it runs in the background.
};

/// An action to repeat, or a record to put on the table, once a word list or a deck has arrived.
struct PendingOpen {
    a11y::Action action;
    std::optional<Record> record; ///< The record to open; nullopt if the action is to be repeated.
    std::string id;               ///< Id of the game in the store; empty for a new game.
    std::string deck = {};        ///< Name of the missing deck; empty if a word list is missing.
};

struct App {
    PlatformServices services;
    /// Languages to choose from. The first one is used if the player hasn't chosen one and the program has none of the
    /// preferred ones.
    std::span<const i18n::Language> languages;
    /// Tags of the languages that the system prefers, such as `pt-BR`, the most preferred one first.
    std::vector<std::string> preferred_languages;
    i18n::Catalogue catalogue; ///< Sentences of the language in use.
    Settings settings;
    ui::Fonts fonts;
    Screens screens;
    FeatureData feature_data;                ///< Data of each feature.
    TableSetUp set_up;                       ///< The table that is being set up, or was set up last.
    std::unique_ptr<games::GameTable> table; ///< The game on the table; null if no game is open.
    /// The table that another one has just replaced; null otherwise. It lives until the next frame, because the code
    /// that replaced it may still be using it.
    std::unique_ptr<games::GameTable> replaced_table;
    std::optional<PendingOpen> pending_open; ///< Action or record that waits for a word list or a deck.
    /// Name of a deck that couldn't be fetched. It is set only while the action that waited for the deck is continued,
    /// so that the action doesn't fetch the deck again; otherwise it is empty.
    std::string unavailable_deck;
    std::set<std::string> missing_decks;         ///< Shipped decks that couldn't be fetched.
    std::optional<PendingSearch> pending_search; ///< The search for a bot or a hint; nullopt if there is none.
    pages::QuestionDialog dialog;                ///< The open question at the table or in practice, and its verdict.
    std::set<std::string> unsaved_keys;          ///< Keys with newer values in the program than in the store.
    std::vector<SavedGame> saved_games;          ///< Games under way, and games that can't be played.
    std::vector<SavedGame>
        finished_games; ///< Finished games, which are read only when they are shown (refresh_finished_games).
    std::vector<SavedGame> latest_games; ///< The finished games that were counted last, the latest first.
    std::size_t finished_count = 0;
    std::size_t stored_total = 0;            ///< Size of everything stored, in characters.
    std::vector<std::string> set_aside_keys; ///< Keys of data that was set aside because it couldn't be read.
    std::vector<std::string> unknown_keys;   ///< Keys in the store that this version doesn't know.
    /// True if the game on the table was over when it was put there, and no move has been taken back since.
    bool was_over_when_opened = false;
    Save last_save; ///< The latest state of the game on the table that this program wrote or read.
    Message notice; ///< Line that is shown to the player until `notice_until`, a time on services.clock.
    double notice_until = 0;
    /// If the notice is a hint, the name of its position (hint_search_name); empty for any other notice. Hints are
    /// shown by the table.
    std::string hinted_position;
    /// True if the store has refused the game on the table as it is now, and the player has been notified.
    bool save_refused = false;
    bool before_first_frame = true; ///< True until the first frame has been drawn.
    bool new_version = false;       ///< True if a new version of the program is available.
    std::uint64_t serial = 0;       ///< Serial number of the latest save.
    float zoom = 1;                 ///< Scale of the screen: window units per logical pixel.
    ui::Presses presses;
    /// True if the next frame shows something that the player has requested without pointing at the canvas, such as
    /// with a control of the mirror.
    bool requested_without_pointer = false;
    /// True if the last input came from a mouse or a keyboard; false if it came from a finger or from a control of the
    /// mirror.
    bool last_input_hovers = true;
    games::Pinch pinch;        ///< Movement of two fingers since the last frame.
    a11y::Mirror shown_mirror; ///< Content of the mirror as the platform shows it.
    /// Time since which nobody can see the screen, on services.clock; nullopt if somebody can see it.
    std::optional<double> unseen_since;
    /// Seconds during which nobody could see the screen, not counting the time after `unseen_since`.
    double unseen_seconds = 0;
    bool bots_hurried = false; ///< True if bots move at once until a person is to act.
};

/// Returns the language that is chosen in the settings. Until the player chooses one, returns the first of the
/// preferred languages that the program has. If the program has none of them, returns the first of its own languages.
const i18n::Language& language_of(const App& app);
/// Loads the sentences of the language in the settings, or requests them if they aren't at hand. Until they arrive, the
/// program continues to use its present language. Announced lines aren't translated afterwards.
void apply_language(App& app);
/// Keeps the sentences of a language for apply_language(). Returns false, and keeps nothing, if they can't be read.
bool keep_language_texts(App& app, const std::string& code, const i18n::TextsById& texts);
/// Requests the translation of the shipped question decks into the language in the settings, if at least one of the
/// decks is loaded. Until the translation arrives, and if it can't be fetched, the decks ask in English.
void fetch_deck_translation(App& app);
/// Returns the voice of the screen: the language, and the people at the screen, whom the texts address. Call it for
/// each frame and each line, because both may change.
i18n::Voice voice_of(const App& app);

/// Returns the factor for the duration of movements at the table, according to the settings; 0 (no movement) while bots
/// are hurried.
float duration_factor_at_table(const App& app);

/// Notes whether anybody can see the screen; nobody can see a tab in the background or a minimised window.
void set_screen_visible(App& app, bool seen);
/// Returns the time on the clock that is used for time limits, in seconds. This clock stops while nobody can see the
/// screen.
double visible_time(const App& app);

/// Shows a line for some seconds, on the canvas and in the live region.
void notify(App& app, Message line);
/// Notifies the player that the store refused something: with the message `full` or, if nothing can be stored on this
/// device at all, with a message that says so.
void notify_store_refused(App& app, const char* full);
/// Stores the settings. Values that a newer version has added to the stored settings are kept.
void save_settings(App& app);
/// Returns the notice that is shown now; empty if there is none.
std::string notice_of(const App& app);
/// Exports a file, and notifies the player where the file is, or that it couldn't be written.
void export_file(App& app, const std::string& name, const std::string& text);
/// Returns the functions of the program that the dialog of a question uses.
pages::QuestionServices question_services(const App& app);
/// Returns the record of the game on the table; nullopt if there is no game, or if the game runs in another program,
/// which keeps its record.
std::optional<Record> record_of_table(const App& app);
/// Returns the record of the game on the table as text; empty if there is no game, or if the game runs in another
/// program, which keeps its record.
std::string record_text(const App& app);
/// Returns whether a game is on the table and over.
bool is_over(const App& app);
/// Returns the game on the table if the page shows it; null otherwise.
games::GameTable* table_on_page(App& app);
const games::GameTable* table_on_page(const App& app);
/// Lets the player choose a file. The file is passed to import_file(), or its problem to notify_unreadable_file(). If
/// there is no file dialog, notifies the player how else a file can be opened.
void let_player_choose_file(App& app);

} // namespace palazzo::app
