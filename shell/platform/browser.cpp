// Draws frames on the canvas in the browser, and defines the functions that the page calls.
#include "engine/core/expect.hpp"
#include "engine/core/json.hpp"
#include "shell/platform/browser_page.hpp"
#include "shell/platform/imgui_window.hpp"

#include <GLES3/gl3.h>
#include <emscripten/emscripten.h>
#include <emscripten/html5.h>
#include <imgui.h>

EM_JS(void, page_request_frame, (), { palazzo.platform.requestFrame(); });
EM_JS(void, page_request_later, (double seconds), { palazzo.platform.requestLater(seconds); });
EM_JS(void, page_drawn, (double milliseconds), { palazzo.platform.drawn(milliseconds); });
EM_JS(int, page_on_a_mac, (), { return palazzo.platform.onAMac ? 1 : 0; });
EM_JS(void, page_started, (), { palazzo.platform.started(); });
EM_JS(void, page_without_canvas, (), { palazzo.platform.withoutCanvas("page.lacks.webgl"); });

namespace palazzo::platform {
namespace {

constexpr const char* canvas = "#canvas";
constexpr const char* glsl = "#version 300 es";

struct Page {
    Program program;
    Pacing pacing;
    bool running = false;
    bool requested = false;    ///< True if an animation frame has been requested.
    float zoom = 1;            ///< Zoom of the last frame.
    bool context_lost = false; ///< True while the graphics context is lost; the browser may restore it soon.
};

// This is a global object, because the page can pass no object to the exported functions, and there is only one page.
Page& page() {
    static Page one;
    return one;
}

void request_frame() {
    Page& p = page();
    if (p.requested || !p.running || p.context_lost) return;
    p.requested = true;
    page_request_frame();
}

int SDLCALL on_event(void*, SDL_Event* event) {
    // SDL ends each poll with an event that isn't input. If it counted as input, frames would be drawn forever.
    if (event->type != SDL_POLLSENTINEL) request_frame_soon();
    return 0;
}

Surface canvas_surface(const Program& program) {
    int width = 0;
    int height = 0;
    emscripten_get_canvas_element_size(canvas, &width, &height);
    return surface_for(program, width, height, emscripten_get_device_pixel_ratio());
}

void draw() {
    Page& p = page();
    const double began = emscripten_get_now();
    pass_events_to_imgui(p.zoom, [&p](const SDL_Event& event) { pass_pinch_to_program(event, p.program); });
    const Surface surface = canvas_surface(p.program);
    p.zoom = surface.zoom;
    run_frame(p.program, p.pacing, surface);
    draw_frame();
    page_drawn(emscripten_get_now() - began);
}

bool open_context() {
    EmscriptenWebGLContextAttributes wanted;
    emscripten_webgl_init_context_attributes(&wanted);
    wanted.majorVersion = 2;
    wanted.alpha = false;
    wanted.depth = false;
    wanted.antialias = false; // ImGui smooths edges itself
    const auto context = emscripten_webgl_create_context(canvas, &wanted);
    return context > 0 && emscripten_webgl_make_context_current(context) == EMSCRIPTEN_RESULT_SUCCESS;
}

} // namespace

int run_program(int, char**, const std::string& title, const std::function<Program()>& start) {
    SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, canvas);
    SDL_Window* window = nullptr;
    if (SDL_Init(SDL_INIT_VIDEO) == 0)
        window = SDL_CreateWindow(title.c_str(), 0, 0, 1, 1, SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    expect(window != nullptr, "SDL has a window for every canvas");
    const bool drawn = open_context();
    if (!drawn) page_without_canvas();
    open_imgui(window, nullptr, drawn ? glsl : nullptr);
    // On a Mac, Cmd replaces Ctrl. ImGui only knows the system for which it was compiled, but a page is run on any
    // system.
    ImGui::GetIO().ConfigMacOSXBehaviors = page_on_a_mac() != 0;
    SDL_AddEventWatch(on_event, nullptr);

    Page& p = page();
    announce_data();
    for (const std::string& id : available_data())
        if (language_in_data_id(id).empty()) register_data(id, take_data(id));
    p.program = start();
    p.running = true;
    page_started();
    draw(); // doesn't wait for the browser's next frame, which may take a while
    request_frame();
    emscripten_exit_with_live_runtime();
}

const Program& running_program() { return page().program; }

void request_frame_soon() {
    page().pacing.note_event();
    request_frame();
}

} // namespace palazzo::platform

// ---- Functions that the page calls ----

using palazzo::platform::page;
using palazzo::platform::request_frame_soon;

extern "C" {

EMSCRIPTEN_KEEPALIVE void palazzo_frame() {
    auto& p = page();
    p.requested = false;
    if (p.context_lost) return;
    palazzo::platform::draw();
    const double wait = p.pacing.seconds_to_wait();
    if (wait == 0)
        palazzo::platform::request_frame();
    else
        page_request_later(wait);
}

/// Called when the time for which the program wanted to wait is over.
EMSCRIPTEN_KEEPALIVE void palazzo_later() { palazzo::platform::request_frame(); }

EMSCRIPTEN_KEEPALIVE void palazzo_wake() { request_frame_soon(); }

/// Called when the size of the canvas changes after a frame was drawn. Draws at once, because otherwise the canvas
/// would be empty for a moment.
EMSCRIPTEN_KEEPALIVE void palazzo_draw_now() {
    if (!page().running || page().context_lost) return;
    palazzo::platform::draw();
    request_frame_soon();
}

/// Called when the graphics context is lost or restored.
EMSCRIPTEN_KEEPALIVE void palazzo_context(int lost) {
    auto& p = page();
    p.context_lost = lost != 0;
    if (p.context_lost) return;
    palazzo::platform::start_drawing(palazzo::platform::glsl);
    request_frame_soon();
}

/// Called when the page no longer waits for the lost graphics context. The game continues in the mirror.
EMSCRIPTEN_KEEPALIVE void palazzo_without_canvas() {
    page().context_lost = false;
    palazzo::platform::stop_drawing();
    request_frame_soon();
}

/// Called when a press has ended. Processes the press before the browser's event handler returns, because only then
/// does a phone show its keyboard.
EMSCRIPTEN_KEEPALIVE void palazzo_finish_press() {
    if (page().context_lost) return;
    constexpr int most = 3; // enough frames for a press and a release at the same moment, which take two
    for (int frame = 0; frame == 0 || (frame < most && !palazzo::platform::has_processed_all_input()); ++frame)
        palazzo::platform::draw();
}

EMSCRIPTEN_KEEPALIVE void palazzo_seen(int seen) {
    page().program.handle_visibility(seen != 0);
    if (seen != 0) request_frame_soon();
}

/// Called when two fingers on a trackpad have moved apart (`factor` is above 1) or together (`factor` is below 1) while
/// the pointer was at the point (`x`, `y`) of the canvas.
EMSCRIPTEN_KEEPALIVE void palazzo_pinch(double factor, double x, double y) {
    const double zoom = static_cast<double>(page().zoom);
    page().program.handle_pinch(static_cast<float>(factor), static_cast<float>(x / zoom), static_cast<float>(y / zoom));
    request_frame_soon();
}

/// Called when the canvas loses the keyboard focus. Marks all keys as released, because the canvas won't be told when
/// they are.
EMSCRIPTEN_KEEPALIVE void palazzo_release_keys() { SDL_ResetKeyboard(); }

EMSCRIPTEN_KEEPALIVE void palazzo_pressed(const char* id, const char* value) {
    page().program.handle_control({id, value});
    request_frame_soon();
}

/// Called with the name and the text of a file that was opened. If it can't be used, `fault` is the end of the id of a
/// message that says why; otherwise `fault` is empty.
EMSCRIPTEN_KEEPALIVE void palazzo_imported(const char* name, const char* text, const char* fault) {
    palazzo::Result<std::string> file = std::string(text);
    if (*fault != '\0') {
        const std::string most = std::to_string(palazzo::largest_file_bytes / 1024 / 1024);
        file = palazzo::Problem("file", std::string("problem.file.") + fault, {most});
    }
    page().program.handle_file(name, file);
    request_frame_soon();
}

EMSCRIPTEN_KEEPALIVE void palazzo_data(const char* id, const char* fault) {
    const std::string why = fault;
    const auto bytes = why.empty() ? palazzo::platform::take_data(id) : std::vector<std::uint8_t>();
    const std::string script = palazzo::platform::script_in_data_id(id);
    if (!script.empty()) {
        if (page().program.handle_arrived_font(script, bytes)) palazzo::platform::mark_data_read(id);
        return request_frame_soon();
    }
    const std::string language = palazzo::platform::language_in_data_id(id);
    if (!language.empty()) {
        if (page().program.handle_arrived_text(language, palazzo::platform::sentences_in_data(bytes)))
            palazzo::platform::mark_data_read(id);
        return request_frame_soon();
    }
    const auto problem = why.empty() ? palazzo::platform::register_data(id, bytes)
        : why == "404"               ? std::optional(palazzo::Problem("", "problem.gone"))
        : why == "offline"           ? std::optional(palazzo::Problem("", "problem.offline"))
                                     : std::optional(palazzo::Problem("", "problem.not_loaded", {why}));
    const std::string deck = palazzo::platform::deck_in_data_id(id);
    if (palazzo::platform::is_prompts_data(id))
        page().program.handle_arrived_prompts(problem);
    else if (palazzo::platform::is_rules_data(id))
        page().program.handle_arrived_rules(problem);
    else if (deck.empty())
        page().program.handle_arrived_words(problem);
    else
        page().program.handle_arrived_deck(deck, problem);
    request_frame_soon();
}

EMSCRIPTEN_KEEPALIVE void palazzo_new_version() {
    page().program.handle_new_version();
    request_frame_soon();
}

EMSCRIPTEN_KEEPALIVE void palazzo_hidden() { page().program.handle_hidden(); }

EMSCRIPTEN_KEEPALIVE void palazzo_rights() {
    page().program.handle_write_right_change();
    request_frame_soon();
}

/// Returns the record of the current game. The returned text is valid until the next call.
EMSCRIPTEN_KEEPALIVE const char* palazzo_record() {
    static std::string text;
    text = page().program.record_text();
    return text.c_str();
}

/// Opens a record. Returns an empty text, or the reason why the record was refused. The returned text is valid until
/// the next call.
EMSCRIPTEN_KEEPALIVE const char* palazzo_open(const char* text) {
    static std::string line;
    line = page().program.open_record(text);
    request_frame_soon();
    return line.c_str();
}

/// Returns the fragment of a link to `what`, as Program::link_fragment does. The returned text is valid until the next
/// call.
EMSCRIPTEN_KEEPALIVE const char* palazzo_link(const char* what) {
    static std::string link;
    link = page().program.link_fragment(what);
    return link.c_str();
}

EMSCRIPTEN_KEEPALIVE void palazzo_followed(const char* fragment) {
    page().program.handle_link(fragment);
    request_frame_soon();
}

/// Returns the area of the control `id` in window units: four numbers separated by spaces, or an empty text if the
/// control isn't drawn. The returned text is valid until the next call.
EMSCRIPTEN_KEEPALIVE const char* palazzo_rect(const char* id) {
    static std::string text;
    const auto area = page().program.area_of_control(id);
    text.clear();
    if (!area) return text.c_str();
    for (const float part : {area->x, area->y, area->width, area->height}) text += std::to_string(part) + " ";
    return text.c_str();
}

/// Returns the number of CSS pixels per ImGui unit.
EMSCRIPTEN_KEEPALIVE double palazzo_zoom() { return static_cast<double>(page().zoom); }

EMSCRIPTEN_KEEPALIVE void palazzo_thought(const char* answer) {
    page().program.handle_answer(answer);
    request_frame_soon();
}

EMSCRIPTEN_KEEPALIVE int palazzo_thinking() { return page().program.is_thinking() ? 1 : 0; }

EMSCRIPTEN_KEEPALIVE int palazzo_over() { return page().program.is_over() ? 1 : 0; }

} // extern "C"
