// The window of the desktop program, its main loop and its command line.
#include "shell/platform/desktop_files.hpp"
#include "shell/platform/desktop_mailbox.hpp"
#include "shell/platform/desktop_mirror.hpp"
#include "shell/platform/desktop_signals.hpp"
#include "shell/platform/desktop_sound.hpp"
#include "shell/platform/desktop_store.hpp"
#include "shell/platform/desktop_system.hpp"
#include "shell/platform/desktop_thinking.hpp"
#include "shell/platform/desktop_window.hpp"
#include "shell/platform/imgui_window.hpp"

#include <SDL_opengl.h>

#include <imgui.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <random>
#include <utility>

namespace palazzo::platform {
namespace {

using Pairs = std::vector<std::pair<std::string, std::string>>;

std::uint64_t from_the_machine() {
    std::random_device device;
    return static_cast<std::uint64_t>(device()) << 32U | device();
}

struct Desktop {
    Pacing pacing;
    Pairs asked;                    ///< Options `--key=value` of the command line.
    std::string page;               ///< Address of the page to which links lead; empty if links name none.
    std::vector<std::string> files; ///< Other arguments of the command line, which are files to open.
    std::mt19937_64 dice{from_the_machine()};
    std::uint64_t inputs = 0; ///< Number of presses and releases of keys and buttons so far.
    bool written = false;     ///< True if another window has written to the store since the last check.
    bool closing = false;
    float zoom = 1; ///< Zoom of the last frame.
};

// This is a global object, because the callers of launch_options() and similar functions can pass no such object, and
// there is only one window.
Desktop& desktop() {
    static Desktop one;
    return one;
}

void read_arguments(const std::vector<std::string>& arguments) {
    for (const std::string& argument : arguments) {
        if (argument.rfind("--", 0) != 0) {
            desktop().files.push_back(argument);
            continue;
        }
        const std::size_t sign = std::min(argument.find('='), argument.size());
        const std::string value = sign < argument.size() ? argument.substr(sign + 1) : "";
        desktop().asked.emplace_back(argument.substr(2, sign - 2), value);
    }
}

/// Returns the value of the last argument of the form `--key=value`; nullopt if there is none.
std::optional<std::string> asked_for(const std::string& key) {
    const Pairs& all = desktop().asked;
    const auto at = std::find_if(all.rbegin(), all.rend(), [&](const auto& pair) { return pair.first == key; });
    return at == all.rend() ? std::nullopt : std::optional(at->second);
}

constexpr const char* usage = "usage: palazzo [--quick=GAME [--preset=NAME] [--seats=N] [--seed=N]] [--lesson=GAME]\n"
                              "               [--puzzle=GAME-NUMBER] [--link=ADDRESS] [--size=WIDTHxHEIGHT]\n"
                              "               [--relay=ADDRESS] [--page=ADDRESS] [FILE]";

/// Returns the text that options such as `--help` print instead of opening a window; null if there is no such option.
const char* answer_in_words() {
    if (asked_for("help")) return usage;
    return asked_for("version") ? "Palazzo " PALAZZO_VERSION : nullptr;
}

/// Applies the options `--mirror`, `--relay`, `--page` and `--entropy`, which exist only on the desktop.
void take_options() {
    set_mirror_file(asked_for("mirror").value_or(""));
    set_relay(asked_for("relay").value_or(PALAZZO_RELAY));
    desktop().page = asked_for("page").value_or("");
    if (const auto seed = asked_for("entropy")) desktop().dice.seed(std::strtoull(seed->c_str(), nullptr, 10));
}

int give_up(const char* what) {
    std::fprintf(stderr, "palazzo: %s: %s\n", what, SDL_GetError());
    SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, "Palazzo", what, nullptr);
    return 1;
}

Surface window_surface(SDL_Window* window, const Program& program) {
    int units = 0;
    int pixels = 0;
    int pixels_high = 0;
    SDL_GetWindowSize(window, &units, nullptr);
    SDL_GL_GetDrawableSize(window, &pixels, &pixels_high);
    return surface_for(program, pixels, pixels_high, units > 0 ? static_cast<double>(pixels) / units : 1);
}

void draw(SDL_Window* window, const Program& program) {
    const Surface surface = window_surface(window, program);
    desktop().zoom = surface.zoom;
    run_frame(program, desktop().pacing, surface);
    draw_frame();
    SDL_GL_SwapWindow(window);
    write_changed_mirror(program, {desktop().pacing.seconds_to_wait() < 0, desktop().inputs, surface.zoom});
}

void take_file(const Program& program, const std::string& path) {
    program.handle_file(file_name(path), read_chosen_file(path));
}

/// Passes the file at `path` to the program, and frees `path`, because the receiver of a file event owns its path.
void take_file_of_event(const Program& program, char* path) {
    if (path == nullptr) return;
    const std::string name = path;
    SDL_free(path);
    take_file(program, name);
}

/// Returns the type of the event that reports that another window has written to the store.
Uint32 written_event() {
    static const Uint32 type = SDL_RegisterEvents(1);
    return type;
}

/// Returns the type of the event that reports that the mailbox of a table with friends has told something.
Uint32 mail_event() {
    static const Uint32 type = SDL_RegisterEvents(1);
    return type;
}

/// Returns the type of the event that reports that a search has found its answer.
Uint32 answered_event() {
    static const Uint32 type = SDL_RegisterEvents(1);
    return type;
}

void push_event(Uint32 type) {
    SDL_Event event{};
    event.type = type;
    SDL_PushEvent(&event);
}

void take_thought(const Program& program) {
    if (const std::string answer = take_answer(); !answer.empty()) program.handle_answer(answer);
}

/// Passes on what the mailbox has told. Returns whether the next frame may show something new.
bool pass_mail_on(const Program& program) {
    bool shows_news = false;
    for (const mail::Event& event : take_mail()) shows_news = program.handle_mail(event) || shows_news;
    return shows_news;
}

bool is_input(Uint32 type) {
    return type == SDL_KEYDOWN || type == SDL_KEYUP || type == SDL_MOUSEBUTTONDOWN || type == SDL_MOUSEBUTTONUP;
}

bool is_unseen(SDL_Window* window) {
    return (SDL_GetWindowFlags(window) & (SDL_WINDOW_MINIMIZED | SDL_WINDOW_HIDDEN)) != 0;
}

/// Handles `event` for the program. ImGui handles the same event separately.
void handle(const SDL_Event& event, SDL_Window* shown, const Program& program) {
    // Time passes at a table with friends without a frame, unless it brings something new.
    if (event.type != mail_event() || pass_mail_on(program)) desktop().pacing.note_event();
    if (is_input(event.type)) ++desktop().inputs;
    handle_window_event(shown, event);
    if (event.type == SDL_QUIT) desktop().closing = true;
    if (event.type == SDL_DROPFILE) take_file_of_event(program, event.drop.file);
    if (event.type == written_event()) desktop().written = true;
    if (event.type == answered_event()) take_thought(program);
    if (event.type == chosen_file_event()) take_file_of_event(program, static_cast<char*>(event.user.data1));
    const bool window = event.type == SDL_WINDOWEVENT;
    const bool away =
        window && (event.window.event == SDL_WINDOWEVENT_HIDDEN || event.window.event == SDL_WINDOWEVENT_MINIMIZED);
    if (away) program.handle_hidden();
    if (window) program.handle_visibility(!is_unseen(shown));
}

/// Waits for an event, at most as long as the program allows. While the window is hidden, waits without a limit.
void await(SDL_Window* window) {
    const double wait = desktop().pacing.seconds_to_wait();
    if (is_unseen(window) || wait < 0)
        SDL_WaitEvent(nullptr);
    else if (wait > 0)
        SDL_WaitEventTimeout(nullptr, static_cast<int>(wait * 1000) + 1);
}

void look_at_store(const Program& program) {
    if (!has_write_right_changed(std::exchange(desktop().written, false)) || !program.handle_write_right_change) return;
    program.handle_write_right_change();
    request_frame_soon();
}

void drive(SDL_Window* window, const Program& program) {
    while (!desktop().closing) {
        await(window);
        pass_events_to_imgui(desktop().zoom, [&](const SDL_Event& event) {
            handle(event, window, program);
            pass_pinch_to_program(event, program);
        });
        look_at_store(program);
        draw(window, program);
    }
}

} // namespace

int run_program(int argc, char** argv, const std::string& title, const std::function<Program()>& start) {
    read_arguments(command_line_arguments(argc, argv));
    if (const char* answer = answer_in_words()) {
        std::puts(answer);
        return 0;
    }
    take_options();
    block_signals();
    // Lets the system turn off the screen, because an idle table is no reason to keep it on.
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return give_up("no screen to open a window on");
    turn_signals_into_events();
    SDL_Window* window = open_window(title, asked_for("size"));
    if (window == nullptr) return give_up("the window can't be opened");
    const SDL_GLContext context = SDL_GL_CreateContext(window);
    if (context == nullptr) return give_up("OpenGL 3.2 is missing");
    SDL_GL_SetSwapInterval(1);
    open_imgui(window, context, "#version 150");

    open_store([type = written_event()] { push_event(type); });
    set_answer_callback([type = answered_event()] { push_event(type); });
    set_mail_callback([type = mail_event()] { push_event(type); });
    const Program program = start();
    for (const std::string& file : desktop().files) take_file(program, file);
    drive(window, program);
    program.handle_hidden();
    store_window_place(window);
    close_sound();
    close_thinking();
    close_mailbox();
    close_store();

    close_imgui();
    SDL_GL_DeleteContext(context);
    SDL_DestroyWindow(window);
    SDL_Quit();
    return 0;
}

void request_frame_soon() { desktop().pacing.note_event(); }

std::vector<std::pair<std::string, std::string>> launch_options() { return desktop().asked; }

void forget_launch_options() { desktop().asked.clear(); }

bool open_text_field(const std::string&) { return false; }

void announce(const std::string&) {}

void announce_to_viewer(const std::string&) {}

void forget_private_lines() {}

void set_page_language(const std::string&) {}

std::string page_url() { return desktop().page.empty() ? "" : desktop().page + "#"; }
bool copy_text(const std::string& text) { return SDL_SetClipboardText(text.c_str()) == 0; }
std::optional<std::string> paste_text(const PasteDialog&) {
    char* text = SDL_GetClipboardText();
    const std::string copied = text == nullptr ? "" : text;
    SDL_free(text);
    return copied;
}
// Returns false on the desktop, because a text can be printed with the program that opens the saved file.
bool can_print() { return false; }
void print(const std::string&) {}

bool can_share_by_system() { return false; }
void share_by_system(const std::string&) {}

std::uint64_t random_seed() { return desktop().dice(); }

bool prefers_less_motion() { return false; }

std::vector<std::string> preferred_languages() {
    std::vector<std::string> tags;
    SDL_Locale* const all = SDL_GetPreferredLocales(); // null if the system doesn't name any; ends with an empty entry
    for (const SDL_Locale* one = all; one != nullptr && one->language != nullptr; ++one)
        tags.push_back(
            one->country == nullptr ? std::string(one->language) : std::string(one->language) + "-" + one->country);
    SDL_free(all);
    return tags;
}

// The factor is 1, because desktops that enlarge text enlarge the window's units instead.
float text_scale() { return 1; }

} // namespace palazzo::platform
