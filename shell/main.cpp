// Starts the program: creates the app with the platform's functions, and lets the platform run it.
#include "assets/fonts.hpp"
#include "shell/app/program.hpp"
#include "shell/app/saves/autosave.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/app/share/share.hpp"
#include "shell/app/thinking/thinking.hpp"
#include "shell/platform/platform.hpp"
#include "shell/ui/fonts.hpp"

#include <chrono>
#include <memory>

namespace {

using palazzo::app::App;
namespace platform = palazzo::platform;

double seconds_now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

int today() {
    using days = std::chrono::duration<int, std::ratio<86400>>;
    return std::chrono::duration_cast<days>(std::chrono::system_clock::now().time_since_epoch()).count();
}

palazzo::app::PlatformServices platform_services() {
    return {{platform::load, platform::store, platform::erase, platform::stored_keys, platform::is_store_forbidden},
        platform::may_write, platform::take_over_writing, platform::random_seed, seconds_now, platform::export_file,
        platform::pick_file, platform::announce_to_viewer, platform::show_mirror, platform::open_text_field,
        platform::fetch_words, platform::fetch_deck, platform::can_speak, platform::speak, today,
        platform::set_page_language, platform::fetch_font, platform::can_keep_files_offline,
        platform::set_keep_all_offline, platform::restart_in_new_version, platform::think, platform::stop_thinking,
        platform::page_url, platform::copy_text, platform::can_share_by_system, platform::share_by_system,
        platform::set_sounds_expected, platform::play_sound, platform::can_vibrate, platform::vibrate,
        platform::can_print, platform::print, platform::announce, platform::forget_private_lines,
        platform::language_texts, platform::fetch_text, platform::fetch_rules, platform::fetch_prompts,
        [](const palazzo::app::PasteLabels& labels) {
            return platform::paste_text({labels.title, labels.hint, labels.done, labels.cancel});
        },
        platform::mailbox()};
}

palazzo::ui::Fonts fonts() {
    const palazzo::ui::Fonts fonts = palazzo::ui::load_fonts(palazzo::assets::inter(), palazzo::assets::cinzel());
    for (const auto& further : palazzo::assets::further_fonts()) palazzo::ui::add_letters(fonts, further.packed);
    return fonts;
}

void set_up(App& app) {
    app.services = platform_services();
    app.languages = palazzo::i18n::languages();
    app.preferred_languages = platform::preferred_languages();
    app.fonts = fonts();
    if (platform::prefers_less_motion()) app.settings.speed = palazzo::app::Speed::off;
    palazzo::app::start_program(app);
    if (palazzo::app::apply_launch_options(app, platform::launch_options())) platform::forget_launch_options();
}

/// Converts `place` from the screen's logical pixels to the window's units.
platform::Area area_of(const palazzo::ui::Rect& place, float zoom) {
    return {place.x * zoom, place.y * zoom, place.w * zoom, place.h * zoom};
}

platform::Program start() {
    // The functions below share the app. The platform keeps them, and with them the app, until the window is closed.
    const auto app = std::make_shared<App>();
    set_up(*app);
    platform::Program program;
    program.frame = [app] { return palazzo::app::run_frame(*app); };
    program.zoom = [app, system = platform::text_scale()](float width, float height) {
        return app->zoom = palazzo::app::zoom_for(app->settings.text_size, system, width, height);
    };
    program.handle_control = [app](const palazzo::a11y::UsedControl& pressed) {
        palazzo::app::handle_used_control(*app, pressed);
    };
    program.handle_pinch = [app](float factor, float x, float y) { palazzo::app::handle_pinch(*app, factor, {x, y}); };
    program.handle_file = [app](const std::string& name, const palazzo::Result<std::string>& text) {
        if (text) return palazzo::app::import_file(*app, name, *text);
        palazzo::app::notify_unreadable_file(*app, text.problem());
    };
    const auto said = [app](const std::optional<palazzo::Problem>& problem) {
        return problem ? palazzo::app::voice_of(*app).problem_line(*problem) : std::string();
    };
    program.handle_arrived_words = [=](const auto& problem) {
        palazzo::app::handle_arrived_words(*app, said(problem));
    };
    program.handle_arrived_deck = [=](const std::string& deck, const auto& problem) {
        palazzo::app::handle_arrived_deck(*app, deck, said(problem));
    };
    program.handle_arrived_rules = [=](const auto& problem) {
        palazzo::app::handle_arrived_rules(*app, said(problem));
    };
    program.handle_arrived_prompts = [=](const auto& problem) {
        palazzo::app::handle_arrived_prompts(*app, said(problem));
    };
    program.handle_arrived_font = [app](const std::string& script, std::span<const unsigned char> file) {
        return palazzo::app::handle_arrived_font(*app, script, file);
    };
    program.handle_arrived_text = [app](const std::string& code, const palazzo::i18n::TextsById& texts) {
        return palazzo::app::handle_arrived_text(*app, code, texts);
    };
    program.handle_new_version = [app] { app->new_version = true; };
    program.handle_hidden = [app] { palazzo::app::autosave(*app); };
    program.handle_write_right_change = [app] { palazzo::app::sync_with_store(*app); };
    program.handle_visibility = [app](bool seen) { palazzo::app::set_screen_visible(*app, seen); };
    program.handle_mail = [app](const palazzo::mail::Event& event) { return palazzo::app::handle_mail(*app, event); };
    program.record_text = [app] { return palazzo::app::record_text(*app); };
    program.open_record = [app](const std::string& text) {
        app->requested_without_pointer = true;
        return palazzo::app::open_record_text(*app, text);
    };
    program.link_fragment = [app](const std::string& what) {
        const auto kind = palazzo::app::link_kind_named(what);
        const auto link =
            kind ? palazzo::app::link_to_share(*app, *kind) : palazzo::Problem{"", "problem.link.not_one"};
        return link ? *link : std::string();
    };
    program.handle_link = [app](const std::string& fragment) {
        palazzo::app::handle_used_control(*app, {"open_link", fragment});
    };
    program.area_of_control = [app](const std::string& id) -> std::optional<platform::Area> {
        const auto place = palazzo::ui::registered_area(app->presses, id);
        return place ? std::optional(area_of(*place, app->zoom)) : std::nullopt;
    };
    program.named_areas = [app] {
        std::vector<std::pair<std::string, platform::Area>> all;
        for (const auto& [id, place] : app->presses.shown.names) all.push_back({id, area_of(place, app->zoom)});
        return all;
    };
    program.move_count = [app]() -> std::size_t { return app->table ? app->table->turn_count() : 0; };
    program.handle_answer = [app](const std::string& answer) {
        palazzo::app::handle_arrived_search_result(*app, answer);
    };
    program.is_thinking = [app] { return palazzo::app::is_thinking(*app); };
    program.is_over = [app] { return palazzo::app::is_over(*app); };
    return program;
}

} // namespace

palazzo::platform::ThinkingStep palazzo::platform::begin_thinking(const std::string& question) {
    // The task is in a shared pointer because the returned std::function must be copyable.
    const auto task = std::make_shared<SearchTask>(question);
    return [task]() -> std::optional<std::string> {
        constexpr int at_once = 16;
        return task->run(at_once) ? std::optional(task->result()) : std::nullopt;
    };
}

int main(int argc, char** argv) { return platform::run_program(argc, argv, "Palazzo", start); }
