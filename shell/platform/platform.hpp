// Everything that differs between browser and desktop: the frame loop, the key-value store, files, the mirror and the
// clock. Each platform implements it in its own files. Nothing here knows a game.
#pragma once

#include "engine/core/result.hpp"
#include "shell/a11y/mirror.hpp"
#include "shell/sound/cue.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace palazzo::platform {

/// A part of the window or canvas.
struct Area {
    float x = 0;
    float y = 0;
    float width = 0;
    float height = 0;
};

/// The program as the platform calls it. All functions are called on the main thread, and never while another one runs.
struct Program {
    /// Draws one frame between ImGui::NewFrame and ImGui::Render, in the size of ImGui's io. Returns the seconds until
    /// the next frame without input: 0 if something moves; negative if none is needed before the next input.
    /// io.DeltaTime is the time since the last frame without idle time, so that a movement that starts after an idle
    /// minute is seen from its beginning.
    std::function<double()> frame;
    /// Returns the number of window units per ImGui unit for a window of that size; above 1 everything is larger.
    std::function<float(float width, float height)> zoom;
    /// Called when two fingers have moved apart by `factor` (below 1: together) about a point in ImGui units.
    std::function<void(float factor, float x, float y)> pinched;
    /// Called when a control of the mirror was used.
    std::function<void(const a11y::Pressed&)> pressed;
    /// Called with the name and the text of a file that the player chose with pick_file() or dropped, or with the
    /// problem if it can't be read.
    std::function<void(const std::string& name, const Result<std::string>& text)> imported;
    /// Called when a word list that fetch_words() requested has arrived, or with a problem if it couldn't be fetched.
    std::function<void(const std::optional<Problem>&)> words_arrived;
    /// Called when a deck that fetch_deck() requested has arrived, or with a problem if it couldn't be fetched.
    std::function<void(const std::string& name, const std::optional<Problem>&)> deck_arrived;
    /// Called when the published rule sets that fetch_rules() requested have arrived, or with a problem if they
    /// couldn't be fetched.
    std::function<void(const std::optional<Problem>&)> rules_arrived;
    /// Called with the font that fetch_font() requested; the file is empty if it can't be fetched now. Returns whether
    /// the font could be read.
    std::function<bool(const std::string& script, std::span<const unsigned char> file)> font_arrived;
    /// Called with the sentences that fetch_text() requested; empty if they can't be fetched now. Returns whether they
    /// could be read.
    std::function<bool(const std::string& code, const std::string& text)> text_arrived;
    /// Called with the answer to the last question of think(); empty if that place can't answer it.
    std::function<void(const std::string& answer)> thought;
    /// Returns whether a bot or a hint is being searched for a move.
    std::function<bool()> thinking;
    /// Called when a new version of the program is available, to which update() changes. May be called more than once.
    std::function<void()> new_version;
    /// Called before the page is hidden or closed.
    std::function<void()> hidden;
    /// Called when may_write() has changed, or another tab or window has written.
    std::function<void()> rights_changed;
    /// Called with whether anybody can see the screen from now on.
    std::function<void(bool)> seen;
    /// palazzo.record(): returns the record of the current game; empty if there is none.
    std::function<std::string()> record;
    /// palazzo.open(text): opens a record. Returns an empty text, or one line that says why it was refused.
    std::function<std::string(const std::string&)> open;
    /// palazzo.link(what): returns the fragment of a link to the `rules`, the `deal`, the `game` or the `turn` on the
    /// table; empty if there is no such link.
    std::function<std::string(const std::string& what)> link;
    /// Called with the fragment of a link that was followed on this page.
    std::function<void(const std::string& fragment)> followed;
    /// palazzo.rect(id): returns the area of the control with this id in window units; nullopt if it isn't drawn.
    std::function<std::optional<Area>(const std::string& id)> place;
    /// Returns all names that `place` knows, with their areas. A name that occurs twice has its first area first.
    std::function<std::vector<std::pair<std::string, Area>>()> places;
    /// palazzo.over: returns whether the current game has ended.
    std::function<bool()> over;
    /// Returns the number of moves in the record of the current game; 0 if there is none.
    std::function<std::size_t()> moves;
};

/// Opens the window or uses the canvas, sets up ImGui without fonts and style, and calls `start` once the graphics
/// context exists. Then runs the returned program until the window is closed. `argc` and `argv` are main's arguments,
/// which contain launch options; `title` is the window's title. Returns the exit status. In the browser it never
/// returns, and everything that main holds lives as long as the page.
int run(int argc, char** argv, const std::string& title, const std::function<Program()>& start);

/// Requests a frame soon. May be called anywhere on the main thread.
void wake();

/// Returns the options of the address (in the browser, its query) or of the command line (`--quick=palace`) as pairs of
/// key and value. The desktop handles some options itself:
/// `--size=WIDTHxHEIGHT` sets the size of the window.
/// `--mirror=FILE` is for tests and for programs that guide a player. After each frame that changes it, the file
/// contains the mirror of the screen as JSON (mirror_json.hpp). Each control has its area in the window, `rect: [x, y,
/// width, height]`, or null if it isn't drawn; `places` contains the areas of everything else that has a name. `back`
/// is the id of the control that leads back, and `steps` how many times it can be used before it leaves the program.
/// `keyboard` is the area of the focus ring, or null. `over` and `moves` describe the current game, and `writes` says
/// whether the window may write. `frame` counts frames, and `inputs` counts presses and releases of keys and buttons
/// that were processed. `idle` says that nothing will change before the next input; until then texts may be one frame
/// ahead of areas.
/// `--entropy=N` is for tests: it seeds everything that is otherwise random, so that games started by hand can be
/// repeated. Names of stored games then repeat as well, so it needs a data folder of its own.
std::vector<std::pair<std::string, std::string>> launch_options();
/// Removes the launch options from the address, so that reloading the page resumes the game instead of starting another
/// one.
void forget_launch_options();

// ---- the key-value store: local storage, or files in the user's data directory. Keys are short and begin with
// `palazzo:`, because other pages may share the local storage; values are text.

std::optional<std::string> load(const std::string& key);
/// Stores `text` under `key`. Returns false if the store refuses (private mode, full, or another tab or window may
/// write); then the old value remains.
bool store(const std::string& key, const std::string& text);
void erase(const std::string& key);
/// Returns whether the store is forbidden rather than full: it refuses everything, however small, and is empty.
bool is_store_forbidden();
/// Returns all keys that begin with `prefix`, sorted.
std::vector<std::string> keys(const std::string& prefix);
/// Returns whether this tab or window may write. Of several, it is the one that was opened or has called take_over()
/// last.
bool may_write();
/// Makes this tab or window the one that may write; the other one becomes read-only. If it doesn't take effect at once,
/// Program::rights_changed is called later.
void take_over();

// ---- files

/// Gives the player a text file: a download, or a file in the documents or downloads folder. The file is called `name`,
/// with a number added if that exists. Returns its full path; an empty path if the platform shows it; nullopt if it
/// couldn't be written.
std::optional<std::string> export_file(const std::string& name, const std::string& text);
/// Lets the player choose a text file, which is passed to Program::imported later, as are files that are dropped on the
/// window. Returns false if there is no file dialog; then files can only be dropped.
bool pick_file();

/// can_print() returns whether texts can be printed; print() prints one, with its first line as heading.
bool can_print();
void print(const std::string& text);

// ---- links

/// Returns what precedes the fragment of a link, including `#`: the page's address. Empty on the desktop, which has
/// none.
std::string address();
/// Copies a text to the clipboard. Returns false if that isn't possible.
bool copy_text(const std::string& text);
/// can_share_by_system() returns whether the system can share a link with other programs; share_by_system() does so.
bool can_share_by_system();
void share_by_system(const std::string& link);

// ---- word lists, question decks, letters

/// Requests a word list that isn't loaded yet. Returns true if Program::words_arrived will be called with it or a
/// problem; false if there is no source for it.
bool fetch_words(const std::string& name);
/// Requests a question deck as fetch_words() requests a word list; Program::deck_arrived is called.
bool fetch_deck(const std::string& name);
/// Requests the published rule sets of a game as fetch_words() requests a word list; Program::rules_arrived is called.
bool fetch_rules(const std::string& game);
/// Requests the letters of a script as fetch_words() requests a word list; Program::font_arrived is called.
bool fetch_font(const std::string& script);
/// Returns the sentences of a language, `de`, if they are at hand; nullopt if they are the first language's, have to be
/// fetched, or have been returned before.
std::optional<std::string> language_text(const std::string& code);
/// Requests the sentences of a language as fetch_words() requests a word list; Program::text_arrived is called.
bool fetch_text(const std::string& code);

// ---- offline use and new versions

/// Returns whether loaded files are stored for offline use, and all others can be.
bool keeps_offline();
/// Sets whether all word lists and decks are stored, or only those that were used.
void keep_all(bool all);
/// Restarts in the version that Program::new_version announced, from the stored state.
void update();

// ---- speech

/// Returns whether a text in a language (such as `es`) can be spoken; false for an empty language.
bool can_speak(const std::string& language);
/// Speaks a text, and cuts off the one that is being spoken.
void speak(const std::string& text, const std::string& language);

// ---- sound

/// Prepares for sounds if `wanted`. Browsers allow sounds only after a press, so the page gets ready at the next one.
void expect_sounds(bool wanted);
/// Plays a sound at a volume from 0 to 1; does nothing if there is no audio device. Doesn't request a frame.
void play_sound(sound::Cue cue, float volume);
/// can_vibrate() returns whether the device can vibrate; vibrate() makes it do so.
bool can_vibrate();
void vibrate(int milliseconds);

// ---- searching for moves

/// A search, implemented by the program. Each call continues it for a while; it returns the answer when it is finished.
using Thinking = std::function<std::optional<std::string>()>;
/// Starts to search the answer to a question. The program defines it; the result may be called on another thread.
Thinking begin_thinking(const std::string& question);

/// Searches the answer to a question without delaying frames, and passes it to Program::thought. Cancels the search
/// that is running. Returns false if this platform can't search in the background.
bool think(const std::string& question);
/// Cancels the search that is running; no answer is passed on.
void stop_thinking();

// ---- other functions

/// Shows the mirror of the screen, with as few changes to the page as possible. The desktop has no screen reader
/// support; it only writes the file of `--mirror`.
void mirror(const a11y::Mirror& screen);
/// Lets the player type into the mirror's text control with this id. The page lays its own field over the canvas, so
/// that phones show their keyboard. Returns false if there is none; then the program reads the keys itself.
bool type(const std::string& id);
/// Announces to everybody what happened, in the mirror's live region.
void announce(const std::string& line);
/// Announces in the live region what only the current viewer may know, such as a hint.
void say(const std::string& line);
/// Removes everything that say() announced, because the viewer changes.
void forget_private_lines();
/// Sets the language of the page by its code.
void in_language(const std::string& code);
/// Returns the languages that the player's system prefers, as tags such as `pt-BR`, the most wanted one first.
std::vector<std::string> preferred_languages();
/// Returns a random seed from the operating system.
std::uint64_t entropy();
/// Returns whether the player's system asks for less motion.
bool prefers_less_motion();
/// Returns the factor by which the player's system enlarges text.
float text_scale();

} // namespace palazzo::platform
