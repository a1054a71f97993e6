// The program as one plain value.
#pragma once

#include "engine/i18n/languages.hpp"
#include "engine/i18n/voice.hpp"
#include "engine/quiz/session.hpp"
#include "engine/search_task/search_task.hpp"
#include "shell/app/state/own_state.hpp"
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
    std::string game;            ///< by name
    std::string preset;          ///< of that game
    Json rules = Json::object(); ///< what differs from the preset, without `players`
    std::vector<SeatInfo> seats;
    std::string deck;                ///< of challenges, by name; empty: none
    std::vector<std::string> levels; ///< of that deck; empty: all
    std::vector<std::string> topics; ///< the same
    int seconds = 0;                 ///< to answer; 0: any time
    bool rules_open = false;
    std::string sought;              ///< among the rules; empty: all are shown
    bool seeking = false;            ///< that text is being typed on the canvas
    std::set<std::string> chosen;    ///< the options that the player has set: they are left as they are
    Json suggested = Json::object(); ///< those that were set by themselves (Rules::suggested_judging)
    Seat typing = -1;                ///< whose name is being typed on the canvas; -1: nobody's
    std::string own;                 ///< the set of house rules of one's own that was chosen, by name; empty: none
    std::string published;           ///< the published rule set that was chosen, by id; empty: none
    SeriesChoice match;              ///< whether the game is the first of several
};

/// A kept game as a list shows it.
struct SavedGame {
    std::string id;
    std::string title;
    std::string detail;
    bool over = false;
    bool playable = true;  ///< as far as a look at it tells
    std::size_t room = 0;  ///< that a finished one takes, in characters
    std::string game = {}; ///< by name; empty: unknown
    bool won = false;      ///< over, and somebody at this device has won
    bool shared = false;   ///< under way between several people at one device: their hands show behind a curtain only
};

/// What the program reaches outside itself, so that tests can stand in for it.
struct PlatformServices {
    Store store;
    std::function<bool()> may_write;
    std::function<void()> take_over; ///< as platform::take_over
    std::function<std::uint64_t()> entropy;
    std::function<double()> clock; ///< seconds
    std::function<std::optional<std::string>(const std::string& name, const std::string& text)> export_file;
    std::function<bool()> pick_file; ///< as platform::pick_file
    std::function<void(const std::string& line)> say;
    std::function<void(const a11y::Mirror&)> mirror;
    std::function<bool(const std::string& id)> type;            ///< as platform::type
    std::function<bool(const std::string& name)> fetch_words;   ///< as platform::fetch_words
    std::function<bool(const std::string& name)> fetch_deck;    ///< as platform::fetch_deck
    std::function<bool(const std::string& language)> can_speak; ///< as platform::can_speak, as is what follows
    std::function<void(const std::string& text, const std::string& language)> speak;
    std::function<int()> today;                                ///< in days since 1970
    std::function<void(const std::string& code)> in_language;  ///< as platform::in_language
    std::function<bool(const std::string& script)> fetch_font; ///< as platform::fetch_font
    std::function<bool()> keeps_offline;                       ///< as platform::keeps_offline, as is what follows
    std::function<void(bool all)> keep_all;
    std::function<void()> update;
    std::function<bool(const std::string& question)> think; ///< as platform::think, as is what follows
    std::function<void()> stop_thinking;
    std::function<std::string()> address; ///< as platform::address, as is what follows
    std::function<bool(const std::string& text)> copy_text;
    std::function<bool()> can_hand_on;
    std::function<void(const std::string& link)> hand_on;
    std::function<void(bool wanted)> expect_sounds; ///< as platform::expect_sounds, as is what follows
    std::function<void(sound::Cue cue, float volume)> play_sound;
    std::function<bool()> can_vibrate;
    std::function<void(int milliseconds)> vibrate;
    std::function<bool()> can_print; ///< as platform::can_print, as is what follows
    std::function<void(const std::string& text)> print;
    std::function<void(const std::string& line)> announce; ///< as platform::announce, as is what follows
    std::function<void()> forget_said;
    std::function<bool(const std::string& game)> fetch_rules; ///< as platform::fetch_rules
};

/// A thought that is under way, or has come to an end.
struct Thought {
    std::string name; ///< of what is thought about
    std::string question;
    std::optional<std::string> answer;
    std::optional<SearchTask> here; ///< where it can't be had elsewhere
};

/// What goes on once a word list or a deck is there: an action done again, or a record put on the table.
struct Waiting {
    a11y::Action action;
    std::optional<Record> record; ///< nullopt: the action
    std::string id;               ///< under which the record is kept; empty: under a new one
    std::string deck = {};        ///< the deck that is waited for; empty: a word list
};

struct App {
    PlatformServices services;
    std::span<const i18n::Language> languages; ///< to choose from, the first for who hasn't chosen
    i18n::Catalogue catalogue;                 ///< of the one that is spoken
    Settings settings;
    ui::Fonts fonts;
    Screens screens;
    OwnState own;                            ///< what each feature keeps for itself
    SetUp set_up;                            ///< the table that is set, or was set last
    std::unique_ptr<games::GameTable> table; ///< null: no game is open
    /// The table that another one has just replaced; null otherwise. It is kept until the next frame, because the move
    /// that led to this may still be using it.
    std::unique_ptr<games::GameTable> left_table;
    std::optional<Waiting> waiting;      ///< for a word list or a deck that is on its way
    std::string given_up;                ///< the deck that what goes on now has to do without
    std::set<std::string> missing_decks; ///< shipped ones that couldn't be fetched
    std::optional<Thought> thought;      ///< of an opponent, or for a hint
    pages::QuestionDialog dialog;    ///< the question that is open, on the table or the practice page, and its verdict
    std::set<std::string> unkept;    ///< the keys of what says more here than in the store
    std::vector<SavedGame> kept;     ///< the games that are under way, and what can't be played
    std::vector<SavedGame> finished; ///< read when they are looked at (list_finished)
    std::vector<SavedGame> latest;   ///< the finished games that were counted last, the last one first
    std::size_t finished_count = 0;
    std::size_t room_taken = 0;         ///< by all that is kept, in characters
    std::vector<std::string> set_aside; ///< the keys of what couldn't be read
    std::vector<std::string> unknown;   ///< the keys of what no version up to this one keeps
    bool came_over = false; ///< the game on the table was over when it was put there, and nothing was taken back since
    Save last_write;        ///< of the game on the table, as this program wrote or read it last
    Message notice;         ///< something to know, until it is read
    double notice_until = 0;
    std::string
        notice_for;       ///< the position that the notice is a hint at (hint_name), which its table shows; empty: none
    bool unsaved = false; ///< the store refused the game on the table as it is now, and we said so
    bool opening = true;  ///< no frame was drawn yet
    bool new_version = false; ///< of the program can be had
    std::uint64_t serial = 0; ///< of the latest save
    float zoom = 1;           ///< how many of the window's units one of the screen's takes
    ui::Presses presses;
    bool opens_in_words = false; ///< what the next frame shows first was not asked for with the pointer
    bool by_hand = true;         ///< the last input came from a mouse or a keyboard, not from a finger or in words
    games::Pinch pinch;          ///< since the last frame
    a11y::Mirror mirrored;       ///< what the mirror shows now
    std::optional<double> unseen_since; ///< on the clock; nullopt: somebody can see the screen
    double unseen = 0;                  ///< for how long nobody could before
    bool hurried = false;               ///< bots make their moves at once, until a person is to act
};

/// The language that the settings name; the first where they name none that is here.
const i18n::Language& language_of(const App& app);
/// Takes it up: from now on everything is said in it. What has been read out already stays as it was.
void take_up_language(App& app);
/// The language as whoever is at the screen is spoken to. It is asked for anew for each frame and each line.
i18n::Voice voice_of(const App& app);

/// How long movements at the table last, as the settings say; 0, none at all, while bots are hurried.
float pace_at_table(const App& app);

/// Whether anybody can see the screen: a tab in the background, a window put away can't be.
void set_seen(App& app, bool seen);
/// The clock of what a player is given time for, in seconds: it stands still while nobody can see the screen.
double time_seen(const App& app);

/// Shows a line for some seconds, on the canvas and in the live region.
void notify(App& app, Message line);
/// Says that the store refused something: by `full`, the id of what to say where it is full, or that nothing can be
/// kept here at all.
void notify_refused(App& app, const char* full);
/// What is to be known now; empty: nothing, or no longer.
std::string notice_of(const App& app);
/// Hands the player a file, and says where it went, or that it couldn't be written.
void export_file(App& app, const std::string& name, const std::string& text);
/// What asking a question needs, out of what the program reaches.
pages::QuestionServices question_services(const App& app);
/// The record of the game on the table; nullopt without one, or where only others have it.
std::optional<Record> record_of_table(const App& app);
/// The same as text; empty without one.
std::string record_text(const App& app);
bool is_over(const App& app);
/// The game on the table, where the table is what is looked at; null on another page, or without one.
games::GameTable* on_table(App& app);
const games::GameTable* on_table(const App& app);
/// Lets the player choose a file, which import_file or refuse_file is then called with; tells how else it can be had
/// where nothing can be chosen with.
void choose_file(App& app);

} // namespace palazzo::app
