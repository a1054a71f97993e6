// Everything that differs between the browser and the desktop: the frame loop, the key-value store, files, the mirror
// and the clock. Each platform implements these functions in its own files. None of them knows a game.
#pragma once

#include "engine/core/result.hpp"
#include "engine/i18n/texts.hpp"
#include "mailbox/mail.hpp"
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

/// An area of the window or of the canvas.
struct Area {
    float x = 0;
    float y = 0;
    float width = 0;
    float height = 0;
};

/// The functions of the program that the platform calls. They are all called on the main thread, and never while
/// another one of them runs.
struct Program {
    /// Draws one frame between ImGui::NewFrame and ImGui::Render, in the size that ImGui's `io` says. Returns the
    /// seconds after which the next frame has to be drawn: 0 if something moves, and a negative number if no frame is
    /// needed before the next input. `io.DeltaTime` excludes the time in which no frame was needed, so that a movement
    /// that starts after an idle minute is seen from its beginning.
    std::function<double()> frame;
    /// Returns the number of window units per ImGui unit for a window of this size. If the number is above 1,
    /// everything is drawn larger.
    std::function<float(float width, float height)> zoom;
    /// Called when two fingers have moved apart (`factor` is above 1) or together (`factor` is below 1). The picture
    /// has to stay in place at the point (`x`, `y`), which is in ImGui units.
    std::function<void(float factor, float x, float y)> handle_pinch;
    /// Called when a control of the mirror was used.
    std::function<void(const a11y::UsedControl&)> handle_control;
    /// Called with the name and the text of a file that the player chose with pick_file() or dropped on the window. If
    /// the file can't be read, `text` contains the problem.
    std::function<void(const std::string& name, const Result<std::string>& text)> handle_file;
    /// Called when a word list that fetch_words() requested has arrived, or with a problem if it couldn't be fetched.
    std::function<void(const std::optional<Problem>&)> handle_arrived_words;
    /// Called when a deck that fetch_deck() requested has arrived, or with a problem if it couldn't be fetched.
    std::function<void(const std::string& name, const std::optional<Problem>&)> handle_arrived_deck;
    /// Called when the published rule sets that fetch_rules() requested have arrived, or with a problem if they
    /// couldn't be fetched.
    std::function<void(const std::optional<Problem>&)> handle_arrived_rules;
    /// Called when the translation of the question decks that fetch_prompts() requested has arrived, or with a problem
    /// if it couldn't be fetched.
    std::function<void(const std::optional<Problem>&)> handle_arrived_prompts;
    /// Called with the font that fetch_font() requested; `file` is empty if it can't be fetched now. Returns whether
    /// the font could be read.
    std::function<bool(const std::string& script, std::span<const unsigned char> file)> handle_arrived_font;
    /// Called with the sentences that fetch_text() requested; `texts` is empty if they can't be fetched now, or if what
    /// was fetched isn't a language's file. Returns whether they could be read.
    std::function<bool(const std::string& code, const i18n::TextsById& texts)> handle_arrived_text;
    /// Called with the answer to the last question passed to think(). `answer` is empty if the search couldn't answer
    /// the question.
    std::function<void(const std::string& answer)> handle_answer;
    /// Returns whether the program is searching for the move of a bot or for a hint.
    std::function<bool()> is_thinking;
    /// Called when a new version of the program is available. restart_in_new_version() then changes to that version.
    /// The function may be called more than once.
    std::function<void()> handle_new_version;
    /// Called before the page is hidden or closed.
    std::function<void()> handle_hidden;
    /// Called when the result of may_write() has changed, or when another tab or window has written to the store.
    std::function<void()> handle_write_right_change;
    /// Called with true when the screen becomes visible, and with false when nobody can see it any more.
    std::function<void(bool)> handle_visibility;
    /// Called with what the mailbox of a table with friends tells. Returns whether the next frame may show something
    /// new.
    std::function<bool(const mail::Event&)> handle_mail;
    /// Returns the record of the current game; empty if there is none. Scripts call it as palazzo.record().
    std::function<std::string()> record_text;
    /// Opens a record. Returns an empty text, or one line that says why the record was refused. Scripts call it as
    /// palazzo.open(text).
    std::function<std::string(const std::string&)> open_record;
    /// Returns the fragment of a link to the `rules`, the `deal`, the `game` or the `turn` on the table; empty if there
    /// is no such link. Scripts call it as palazzo.link(what).
    std::function<std::string(const std::string& what)> link_fragment;
    /// Called when the player follows a link to the program while it is open. `fragment` is the link's fragment.
    std::function<void(const std::string& fragment)> handle_link;
    /// Returns the area of the control with this id in window units; nullopt if it isn't drawn. Scripts call it as
    /// palazzo.rect(id).
    std::function<std::optional<Area>(const std::string& id)> area_of_control;
    /// Returns all names for which `area_of_control` has an area, with their areas, in the order in which the areas
    /// were registered.
    std::function<std::vector<std::pair<std::string, Area>>()> named_areas;
    /// Returns whether the current game has ended. Scripts read it as palazzo.over.
    std::function<bool()> is_over;
    /// Returns the number of moves in the record of the current game; 0 if there is none.
    std::function<std::size_t()> move_count;
};

/// Opens the window or uses the canvas, sets up ImGui without fonts and style, and calls `start` once the graphics
/// context exists. Then runs the program that `start` returned until the window is closed. `argc` and `argv` are the
/// arguments of main(), which contain launch options; `title` is the window's title. Returns the exit status. In the
/// browser it never returns, and everything that main() owns exists as long as the page.
int run_program(int argc, char** argv, const std::string& title, const std::function<Program()>& start);

/// Requests a frame soon. It may be called anywhere on the main thread.
void request_frame_soon();

/// Returns the options of the address (in the browser, its query) or of the command line (`--quick=palace`) as pairs of
/// key and value. The desktop handles some options itself: `--size=WIDTHxHEIGHT` sets the size of the window.
/// `--mirror=FILE` is for tests and for programs that guide a player: after each frame that changes the text mirror of
/// the screen (shell/a11y/mirror.hpp), the program writes the mirror to the file as JSON (desktop_mirror.hpp).
/// `--entropy=N` is for tests: it seeds everything that is otherwise random, so that games started by hand can be
/// repeated. Names of stored games then repeat as well, so it needs a data folder of its own.
std::vector<std::pair<std::string, std::string>> launch_options();
/// Removes the launch options from the address, so that reloading the page resumes the game and doesn't start another
/// one.
void forget_launch_options();

// ---- The key-value store ----
// The store is the local storage of the browser, or files in the user's data folder on the desktop. Keys are short and
// begin with `palazzo:`, because other pages may share the local storage. Values are text.

std::optional<std::string> load(const std::string& key);
/// Stores `text` under `key`. Returns false if the store refuses it, because the browser is in private mode, the store
/// is full, or another tab or window may write. The old value then remains.
bool store(const std::string& key, const std::string& text);
void erase(const std::string& key);
/// Returns whether the store is forbidden, and not just full. A forbidden store is empty and refuses even the smallest
/// value.
bool is_store_forbidden();
/// Returns all keys that begin with `prefix`, sorted.
std::vector<std::string> stored_keys(const std::string& prefix);
/// Returns whether this tab or window may write. If several are open, only the one that was opened last, or that called
/// take_over_writing() last, may write.
bool may_write();
/// Makes this tab or window the one that may write; the others become read-only. If this takes a while,
/// Program::handle_write_right_change is called when it is done.
void take_over_writing();

// ---- Files ----

/// Gives the player a text file as a download, or writes it to the documents or downloads folder. The file is called
/// `name`, with a number added if that file exists. Returns the full path of the file; empty if the platform itself
/// shows the player where the file is; nullopt if the file couldn't be written.
std::optional<std::string> export_file(const std::string& name, const std::string& text);
/// Lets the player choose a text file, which is later passed to Program::handle_file. Files that the player drops on
/// the window are passed to it as well. Returns false if there is no file dialog, so that files can only be dropped.
bool pick_file();

/// The labels of a dialog in which the player pastes or types a text of several lines.
struct PasteDialog {
    std::string title;
    std::string hint; ///< Example that is shown while the field is empty.
    std::string done;
    std::string cancel;
};
/// Lets the player paste a text of several lines. The desktop returns what the clipboard contains; empty if that is no
/// text. The browser returns nullopt and opens a dialog, whose text is later passed to Program::handle_control as the
/// value of the control `pasted`, unless the player cancels.
std::optional<std::string> paste_text(const PasteDialog& dialog);

/// Returns whether texts can be printed.
bool can_print();
/// Prints an HTML document, whose style is in one `style` element.
void print(const std::string& document);

// ---- Links ----

/// Returns the address of the web page, followed by `#`. A fragment is added to it to make a link. Empty on the
/// desktop, which has no address.
std::string page_url();
/// Copies a text to the clipboard. Returns false if that isn't possible.
bool copy_text(const std::string& text);
/// Returns whether the system can share a link with other programs.
bool can_share_by_system();
/// Lets the player share a link with other programs of the system.
void share_by_system(const std::string& link);

// ---- Word lists, question decks, letters and languages ----

/// Requests a word list that isn't loaded yet. Returns false if the list can't be requested. Otherwise
/// Program::handle_arrived_words is called later, when the list has arrived or couldn't be fetched.
bool fetch_words(const std::string& name);
/// Requests a question deck. Returns false if the deck can't be requested. Otherwise Program::handle_arrived_deck is
/// called later, when the deck has arrived or couldn't be fetched.
bool fetch_deck(const std::string& name);
/// Requests the translation of the question decks into a language. Returns false if the translation can't be requested.
/// Otherwise Program::handle_arrived_prompts is called later, when the translation has arrived or couldn't be fetched.
bool fetch_prompts(const std::string& language);
/// Requests the published rule sets of a game. Returns false if they can't be requested. Otherwise
/// Program::handle_arrived_rules is called later, when they have arrived or couldn't be fetched.
bool fetch_rules(const std::string& game);
/// Requests the letters of a script. Returns false if they can't be requested. Otherwise Program::handle_arrived_font
/// is called later, when they have arrived or couldn't be fetched.
bool fetch_font(const std::string& script);
/// Returns the sentences of a language such as `de` if they are available without fetching. Returns nullopt if they
/// have to be fetched, if they have been returned before, or if `code` is the first of the program's languages.
std::optional<i18n::TextsById> language_texts(const std::string& code);
/// Requests the sentences of a language. Returns false if they can't be requested. Otherwise
/// Program::handle_arrived_text is called later, when they have arrived or couldn't be fetched.
bool fetch_text(const std::string& code);

// ---- Offline use and new versions ----

/// Returns whether the platform keeps files for offline use: those that have been loaded, and on request all others.
bool can_keep_files_offline();
/// Sets whether all word lists and decks are stored for offline use, or only those that were used.
void set_keep_all_offline(bool all);
/// Restarts the program in the version that Program::handle_new_version announced, and continues from the stored state.
void restart_in_new_version();

// ---- Speech ----

/// Returns whether a text in `language`, such as `es`, can be spoken; false if `language` is empty.
bool can_speak(const std::string& language);
/// Speaks a text, and stops the text that is being spoken.
void speak(const std::string& text, const std::string& language);

// ---- Sound and vibration ----

/// Prepares for sounds if `wanted` is true. Browsers allow sounds only after a press, so the page gets ready at the
/// next press.
void set_sounds_expected(bool wanted);
/// Plays a sound at a volume from 0 to 1; does nothing if there is no audio device. It doesn't request a frame.
void play_sound(sound::Cue cue, float volume);
/// Returns whether the device can vibrate.
bool can_vibrate();
void vibrate(int milliseconds);

// ---- Tables with friends ----

/// Returns the functions of the mailbox, which are null if the platform has no relay. What the mailbox tells is passed
/// to Program::handle_mail.
mail::Services mailbox();

// ---- Searching for moves ----

/// A search that the program implements. Each call continues the search for a while; it returns the answer when the
/// search has ended, and nullopt before that.
using ThinkingStep = std::function<std::optional<std::string>()>;
/// Begins to search for the answer to a question. The program defines this function; the search that it returns may be
/// called on another thread.
ThinkingStep begin_thinking(const std::string& question);

/// Searches for the answer to a question without delaying frames, and passes it to Program::handle_answer. Cancels the
/// search that is running. Returns false if this platform can't search in the background.
bool think(const std::string& question);
/// Cancels the search that is running. Its answer isn't passed on.
void stop_thinking();

// ---- Other functions ----

/// Shows the mirror of the screen, with as few changes to the page as possible. The desktop has no support for screen
/// readers; it only writes the file of the option `--mirror`.
void show_mirror(const a11y::Mirror& screen);
/// Lets the player type into the mirror's text field `id`. In the browser, the page puts its own field over the canvas,
/// so that phones show their keyboard. Returns false if the platform has no such field; the program then reads the keys
/// itself.
bool open_text_field(const std::string& id);
/// Announces `line`, which everybody may hear, in the mirror's live region.
void announce(const std::string& line);
/// Announces `line`, which only the current viewer may know, in the mirror's live region. An example is a hint.
void announce_to_viewer(const std::string& line);
/// Removes every line that announce_to_viewer() has announced, because the viewer changes.
void forget_private_lines();
/// Tells the web page that its texts are in the language with this code.
void set_page_language(const std::string& code);
/// Returns the languages that the player's system prefers, as tags such as `pt-BR`, in the order of preference.
std::vector<std::string> preferred_languages();
/// Returns a random seed from the operating system.
std::uint64_t random_seed();
/// Returns whether the player's system asks for less motion.
bool prefers_less_motion();
/// Returns the factor by which the player's system enlarges text.
float text_scale();

} // namespace palazzo::platform
