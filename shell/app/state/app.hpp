// The program as one plain value.
#pragma once

#include "engine/i18n/languages.hpp"
#include "engine/i18n/voice.hpp"
#include "engine/quiz/session.hpp"
#include "engine/search_task/search_task.hpp"
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

/// The table being set.
struct SetUp {
    std::string game;            ///< Name of the game.
    std::string preset;          ///< Preset of that game.
    Json rules = Json::object(); ///< Options that differ from the preset, without `players`.
    std::vector<SeatInfo> seats;
    std::string deck;                ///< Name of the deck of challenges; empty for none.
    std::vector<std::string> levels; ///< Levels of the deck to ask about; empty for all.
    std::vector<std::string> topics; ///< Topics of the deck to ask about; empty for all.
    int seconds = 0;                 ///< Time to answer; 0 for any time.
    bool rules_open = false;
    std::string sought;              ///< Text that rules are searched for; empty to show all.
    bool seeking = false;            ///< True while that text is typed on the canvas.
    std::set<std::string> chosen;    ///< Options that the player has set, which suggestions don't change.
    Json suggested = Json::object(); ///< Options that were set as suggestions (Rules::suggested_judging).
    Seat typing = -1;                ///< Seat whose name is typed on the canvas; -1 for none.
    std::string house_rules;         ///< Name of the chosen set of house rules; empty for none.
    std::string published;           ///< Id of the chosen published rule set; empty for none.
    SeriesChoice match;              ///< Whether the game is the first of a match, and of which kind.
};

/// A saved game as lists show it.
struct SavedGame {
    std::string id;
    std::string title;
    std::string detail;
    bool over = false;
    bool playable = true;  ///< True if the game can be played, as far as is known without replaying it.
    std::size_t room = 0;  ///< Size of a finished game in the store, in characters.
    std::string game = {}; ///< Name of the game; empty if it is unknown.
    bool won = false;      ///< True if the game is over and somebody at this device has won.
    /// True if it isn't over and several people share this device, so that a curtain covers their hands.
    bool shared = false;
};

/// Functions of the platform, which tests replace. Those without a comment are described in shell/platform/platform.hpp
/// under the same name.
struct PlatformServices {
    Store store;
    std::function<bool()> may_write;
    std::function<void()> take_over;
    std::function<std::uint64_t()> entropy;
    std::function<double()> clock; ///< Returns the time in seconds.
    std::function<std::optional<std::string>(const std::string& name, const std::string& text)> export_file;
    std::function<bool()> pick_file;
    std::function<void(const std::string& line)> say;
    std::function<void(const a11y::Mirror&)> mirror;
    std::function<bool(const std::string& id)> type;
    std::function<bool(const std::string& name)> fetch_words;
    std::function<bool(const std::string& name)> fetch_deck;
    std::function<bool(const std::string& language)> can_speak;
    std::function<void(const std::string& text, const std::string& language)> speak;
    std::function<int()> today; ///< Returns today's date in days since 1970.
    std::function<void(const std::string& code)> in_language;
    std::function<bool(const std::string& script)> fetch_font;
    std::function<bool()> keeps_offline;
    std::function<void(bool all)> keep_all;
    std::function<void()> update;
    std::function<bool(const std::string& question)> think;
    std::function<void()> stop_thinking;
    std::function<std::string()> address;
    std::function<bool(const std::string& text)> copy_text;
    std::function<bool()> can_share_by_system;
    std::function<void(const std::string& link)> share_by_system;
    std::function<void(bool wanted)> expect_sounds;
    std::function<void(sound::Cue cue, float volume)> play_sound;
    std::function<bool()> can_vibrate;
    std::function<void(int milliseconds)> vibrate;
    std::function<bool()> can_print;
    std::function<void(const std::string& text)> print;
    std::function<void(const std::string& line)> announce;
    std::function<void()> forget_private_lines;
    std::function<std::optional<std::string>(const std::string& code)>
        language_text; ///< Like platform::language_text; fetch_text likewise.
    std::function<bool(const std::string& code)> fetch_text;
    std::function<bool(const std::string& game)> fetch_rules; ///< Like platform::fetch_rules.
};

/// A search for a bot or a hint, running or finished.
struct PendingSearch {
    std::string name; ///< Identifies the position that is searched.
    std::string question;
    std::optional<std::string> answer;
    std::optional<SearchTask> here; ///< The search if it runs between frames; nullopt if it runs in the background.
};

/// An action to repeat, or a record to put on the table, once a word list or a deck has arrived.
struct PendingOpen {
    a11y::Action action;
    std::optional<Record> record; ///< The record to open; nullopt if the action is to be repeated.
    std::string id;               ///< The game's name in the store; empty for a new one.
    std::string deck = {};        ///< Name of the deck; empty if a word list is missing.
};

struct App {
    PlatformServices services;
    /// Languages to choose from; the first one is used until the player chooses.
    std::span<const i18n::Language> languages;
    std::vector<std::string> preferred_languages; ///< Tags such as `pt-BR`, the system's most wanted one first.
    i18n::Catalogue catalogue;                    ///< Sentences of the language in use.
    Settings settings;
    ui::Fonts fonts;
    Screens screens;
    FeatureData feature_data;                ///< Data of each feature.
    SetUp set_up;                            ///< The table that is being set or was set last.
    std::unique_ptr<games::GameTable> table; ///< Null if no game is open.
    /// The table that another one has just replaced; null otherwise. It lives until the next frame, because the move
    /// that led to this may still be using it.
    std::unique_ptr<games::GameTable> left_table;
    std::optional<PendingOpen> pending_open; ///< Action or record that waits for a word list or a deck.
    std::string unavailable_deck; ///< Deck that couldn't be fetched, while what waited for it is continued without it.
    std::set<std::string> missing_decks;         ///< Shipped decks that couldn't be fetched.
    std::optional<PendingSearch> pending_search; ///< The search for a bot or a hint.
    pages::QuestionDialog dialog;       ///< The open question of the table or the practice page, and its verdict.
    std::set<std::string> unsaved_keys; ///< Keys whose values here are newer than those in the store.
    std::vector<SavedGame> saved_games; ///< Games under way, and games that can't be played.
    std::vector<SavedGame> finished;    ///< Finished games; read only when they are shown (list_finished).
    std::vector<SavedGame> latest;      ///< The finished games that were counted last, the latest first.
    std::size_t finished_count = 0;
    std::size_t room_taken = 0;         ///< Size of everything stored, in characters.
    std::vector<std::string> set_aside; ///< Keys of data that couldn't be read.
    std::vector<std::string> unknown;   ///< Keys that this version doesn't know.
    /// True if the game on the table was over when it was put there, and no move has been taken back since.
    bool was_over_when_opened = false;
    Save last_write; ///< The latest state of the game on the table that this program wrote or read.
    Message notice;  ///< Shown until `notice_until`, on services.clock.
    double notice_until = 0;
    /// The position (hint_name) if the notice is a hint, which the table shows; empty otherwise.
    std::string notice_for;
    bool unsaved = false;     ///< True if the store refused the game on the table as it is now, and the player knows.
    bool opening = true;      ///< True until the first frame has been drawn.
    bool new_version = false; ///< True if a new version of the program is available.
    std::uint64_t serial = 0; ///< Serial number of the latest save.
    float zoom = 1;           ///< Number of window units per unit of the screen.
    ui::Presses presses;
    bool opens_in_words = false; ///< True if the next frame shows something that wasn't requested with the pointer.
    /// True if the last input came from a mouse or a keyboard; false if it came from a finger or the mirror.
    bool by_hand = true;
    games::Pinch pinch;                 ///< Movement of two fingers since the last frame.
    a11y::Mirror mirrored;              ///< Content of the mirror.
    std::optional<double> unseen_since; ///< Time on services.clock; nullopt if somebody can see the screen.
    double unseen = 0;                  ///< Seconds during which nobody could see the screen, before `unseen_since`.
    bool hurried = false;               ///< True if bots move at once until a person is to act.
};

/// Returns the language of the settings. Until the player chooses one, returns the first of the preferred languages
/// that the program has, or the program's first one.
const i18n::Language& language_of(const App& app);
/// Loads the sentences of the language in the settings, or requests them if they aren't at hand; until they arrive, the
/// language in use stays. Lines that were announced stay as they were.
void apply_language(App& app);
/// Keeps the sentences of a language for apply_language(). Returns false, and keeps nothing, if they can't be read.
bool keep_language_text(App& app, const std::string& code, const std::string& text);
/// Returns the language together with the people at the screen, whom it addresses. Call it for each frame and each
/// line, because both may change.
i18n::Voice voice_of(const App& app);

/// Returns the factor for the duration of movements at the table, by the settings; 0 (no movement) while bots are
/// hurried.
float pace_at_table(const App& app);

/// Notes whether anybody can see the screen; nobody can see a tab in the background or a minimised window.
void set_screen_visible(App& app, bool seen);
/// Returns the time for time limits, in seconds. It doesn't run while nobody can see the screen.
double visible_time(const App& app);

/// Shows a line for some seconds, on the canvas and in the live region.
void notify(App& app, Message line);
/// Says that the store refused something: with the message `full` if it is full, or that nothing can be stored here at
/// all.
void notify_refused(App& app, const char* full);
/// Returns the line that is shown now; empty if there is none.
std::string notice_of(const App& app);
/// Gives the player a file, and says where it is or that it couldn't be written.
void export_file(App& app, const std::string& name, const std::string& text);
/// Returns the services that a question needs.
pages::QuestionServices question_services(const App& app);
/// Returns the record of the game on the table; nullopt if there is none, or if another program has it.
std::optional<Record> record_of_table(const App& app);
/// Returns the record of the game on the table as text; empty if there is none, or if another program has it.
std::string record_text(const App& app);
/// Returns whether a game is on the table and over.
bool is_over(const App& app);
/// Returns the game on the table if the page shows it; null otherwise.
games::GameTable* on_table(App& app);
const games::GameTable* on_table(const App& app);
/// Lets the player choose a file, which is passed to import_file or refuse_file. If there is no file dialog, says how
/// else a file can be opened.
void choose_file(App& app);

} // namespace palazzo::app
