// All that differs between the browser and the desktop, one file each: the frame loop, the key-value store, files, the
// mirror and the clock. Nothing here knows a game.
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

/// The program as the platform drives it. The functions are called on the main thread, never inside one another.
struct Program {
    /// Draws one frame between ImGui::NewFrame and ImGui::Render, to the size in ImGui's io. Returns in how many
    /// seconds the next frame is wanted without any input: 0 at once (something moves), negative: not before the next
    /// input. io.DeltaTime is the time since the last frame, less what nobody waited for: after an idle minute it is a
    /// moment, so that what begins to move then is seen to move.
    std::function<double()> frame;
    /// How many of the window's units one of ImGui's takes in a window of that size: above 1, everything is larger.
    std::function<float(float width, float height)> zoom;
    /// Two fingers moved apart by a factor (below 1: together) about a point in ImGui's units.
    std::function<void(float factor, float x, float y)> pinched;
    /// A control of the mirror was used.
    std::function<void(const a11y::Pressed&)> pressed;
    /// A file that the player chose with pick_file: its name, and its content or why that can't be had.
    std::function<void(const std::string& name, const Result<std::string>& text)> imported;
    /// A word list that fetch_words asked for is there; or a problem says why not.
    std::function<void(const std::optional<Problem>&)> words_arrived;
    /// A deck that fetch_deck asked for is there, or a problem says why not.
    std::function<void(const std::string& name, const std::optional<Problem>&)> deck_arrived;
    /// The letters that fetch_font asked for are in this file; an empty one: they can't be had just now. Whether they
    /// could be read.
    std::function<bool(const std::string& script, std::span<const unsigned char> file)> font_arrived;
    /// The answer to what think() was asked last; empty: it can't be had there.
    std::function<void(const std::string& answer)> thought;
    /// Whether an opponent thinks, or a hint is looked for.
    std::function<bool()> thinking;
    /// A new version of the program can be had: update() goes on in it. May be told more than once.
    std::function<void()> new_version;
    /// The page is about to be hidden or closed.
    std::function<void()> hidden;
    /// may_write() has changed, or another tab or window has written.
    std::function<void()> rights_changed;
    /// Whether anybody can see the screen from now on.
    std::function<void(bool)> seen;
    /// palazzo.record(): the record of the game on the table; empty without one.
    std::function<std::string()> record;
    /// palazzo.open(text): puts a record on the table; "" or the line that says why not.
    std::function<std::string(const std::string&)> open;
    /// palazzo.link(what): the fragment of a link to what is on the table (`rules`, `deal` or `game`); empty without
    /// one.
    std::function<std::string(const std::string& what)> link;
    /// A link was followed into this page: its fragment.
    std::function<void(const std::string& fragment)> followed;
    /// palazzo.rect(id): where the control that the mirror calls so is drawn, in the window's units; nullopt: it isn't.
    std::function<std::optional<Area>(const std::string& id)> place;
    /// All the names that place() knows, a name that stands twice with its first place first.
    std::function<std::vector<std::pair<std::string, Area>>()> places;
    /// palazzo.over: whether the game on the table has ended.
    std::function<bool()> over;
    /// How many moves the record of the game on the table holds; 0 without one.
    std::function<std::size_t()> moves;
};

/// Opens the window or takes the canvas, sets ImGui up without fonts or style, and runs `start` once the context
/// exists; what it returns is then driven until the window closes. Takes main's arguments (for launch options) and
/// returns its exit status; in the browser it never returns, and whatever main holds stays alive with the page. `title`
/// is the window's.
int run(int argc, char** argv, const std::string& title, const std::function<Program()>& start);

/// Asks for a frame soon, from anywhere on the main thread.
void wake();

/// What the address (browser: the query string) or the command line (`--quick=palace`) asks for, as key and value. The
/// desktop takes for itself:
/// `--size=WIDTHxHEIGHT`, the window's;
/// `--mirror=FILE`, for tests and for whoever guides a player: after each frame that changed it, the file holds the
/// screen in words as JSON (mirror_json.hpp). Each control has its place in the window, `rect: [x, y, width, height]`
/// or null where it isn't drawn; `places` are those of all else that has a name. `back` is the id of the control that
/// leads back from there, and `steps` how often it does before it leads out of the program. `keyboard` is where the
/// ring of the keyboard is, or null; `over` and `moves` tell of the game on the table, `writes` whether the window may
/// write. `frame` counts what was drawn, `inputs` the presses and releases of keys and buttons that were taken in;
/// `idle`: nothing will change before the next one. Words may be a frame ahead of their places until then;
/// `--entropy=N`, for tests: settles all that is otherwise by chance, so that games begun by hand can be repeated. The
/// names of kept games are then the same again as well: it wants a data folder of its own.
std::vector<std::pair<std::string, std::string>> launch_options();
/// Takes the launch options out of the address, so that a reload resumes instead of asking again.
void forget_launch_options();

// ---- the key-value store: local storage, or files in the user's data directory. Keys are short and begin with
// `palazzo:`, since local storage may be shared with other pages; values are text.

std::optional<std::string> load(const std::string& key);
/// False when the store refuses (private mode, full, or another tab or window writes); what was there under `key` stays
/// then.
bool store(const std::string& key, const std::string& text);
void erase(const std::string& key);
/// Whether the store refuses everything, however small, and holds nothing: it is forbidden rather than full.
bool keeps_nothing();
/// All keys that begin with `prefix`, sorted.
std::vector<std::string> keys(const std::string& prefix);
/// Whether this tab or window may write: of several, the one that was opened, or taken over, last.
bool may_write();
/// Makes this tab or window the one that may write; the other one shows its game read-only from then on. It may take
/// effect later: then Program::rights_changed is called.
void take_over();

// ---- files

/// Hands the player a text file: a download, or a file called `name`, or `name` with a number where one of that name
/// exists, among the player's documents or downloads. Returns its whole path; empty where that shows by itself;
/// nullopt: it could not be written.
std::optional<std::string> export_file(const std::string& name, const std::string& text);
/// Lets the player choose a text file; it arrives later through Program::imported, as does one dropped on the window.
/// False where nothing can be asked with (a desktop without a file dialog): then dropping is the way.
bool pick_file();

/// Whether a text can be printed from here; and prints one, its first line as its heading.
bool can_print();
void print(const std::string& text);

// ---- links

/// What stands before a link's fragment, with its `#`: the page's own address. Empty where there is none, on the
/// desktop.
std::string address();
/// Puts a text where it can be pasted from; false: it can't be.
bool copy_text(const std::string& text);
/// Whether the system has a way to hand a link on to other programs; and does so.
bool can_hand_on();
void hand_on(const std::string& link);

// ---- word lists, decks of challenges, letters

/// Asks for a word list that isn't there yet. True: it comes, or a problem does, through Program::words_arrived.
/// False: there is nowhere to get it from.
bool fetch_words(const std::string& name);
/// The same for a deck of challenges, and Program::deck_arrived.
bool fetch_deck(const std::string& name);
/// The same for a script's letters, and Program::font_arrived.
bool fetch_font(const std::string& script);

// ---- without a network, and new versions

/// Whether what was loaded is kept here for when there is no network, and all that there is can be.
bool keeps_offline();
/// Says whether all word lists and decks are to be kept; else those that were used are.
void keep_all(bool all);
/// Begins anew in the version that Program::new_version told of, from what is stored.
void update();

// ---- speech

/// Whether something here can say a text aloud in a language (`es`); empty: nothing can.
bool can_speak(const std::string& language);
/// Says it; what is still being said is cut short.
void speak(const std::string& text, const std::string& language);

// ---- sound

/// Whether sounds are to come: a browser lets the page make any only from a press on, so it gets ready for them then.
void expect_sounds(bool wanted);
/// Lets a sound be heard at a volume from 0 to 1, or nothing where there is no loudspeaker. It asks for no frame.
void play_sound(sound::Cue cue, float volume);
/// Whether what is held in the hand can be shaken; and shakes it for so many milliseconds.
bool can_vibrate();
void vibrate(int milliseconds);

// ---- thinking

/// What thinks, of the program's: goes on about a question for a while each time it is called, and returns the answer
/// in the end.
using Thinking = std::function<std::optional<std::string>()>;
/// Defined by the program. Begins to think about a question; what it returns may be called on another thread.
Thinking begin_thinking(const std::string& question);

/// Has a question thought about where no frame waits for it; the answer comes through Program::thought. One that is
/// still being thought about is given up. False: nowhere.
bool think(const std::string& question);
/// Gives up what is being thought about: no answer comes.
void stop_thinking();

// ---- the rest

/// Lays out the screen in words, replacing the last one, with as little change to the page as possible. The desktop has
/// no second rendering for a screen reader, only the file of `--mirror`.
void mirror(const a11y::Mirror& screen);
/// Lets the player type into the mirror's text control with this id, in a field that the page lays over the canvas, so
/// that phones bring up their keyboard. False where there is none: then the program takes the keys itself.
bool type(const std::string& id);
/// Says what happened to everybody, in the live region.
void announce(const std::string& line);
/// Says there what is only for whoever looks on now, such as a hint.
void say(const std::string& line);
/// Takes away all that say() said, since somebody else looks on from here on.
void forget_said();
/// The page goes on in another language, by its code.
void in_language(const std::string& code);
/// A seed from the machine's entropy.
std::uint64_t entropy();
/// Whether the player's system asks for less motion.
bool prefers_less_motion();
/// How many times as large as usual the player's system wants text.
float text_scale();

} // namespace palazzo::platform
