#include "shell/app/replay/screen.hpp"

#include "shell/app/replay/replay.hpp"
#include "shell/ui/widgets.hpp"

#include <utility>

namespace palazzo::app {

std::optional<a11y::Action> draw_replay(App& app, const ui::Theme& theme) {
    const pages::ReplayModel model = replay_model(app);
    const ui::Rect window = ui::screen_area();
    ui::leave_room_below(pages::replay_bar_height(model, window.w, window.h));
    const i18n::Voice voice = std::visit(
        [&](auto& s) {
            auto sight = sight_of(s, app.catalogue, pace(app.settings.speed), true);
            sight.offers.any = false;
            sight.watched = true;
            if (!pages::replay_hides_table(model)) s.screen.draw(theme, s.match.view(s.onlooker), sight);
            s.fresh = false;
            return sight.voice;
        },
        app.replay->session);
    return pages::draw_replay_bar(theme, voice, model);
}

a11y::Mirror mirror_replay(const App& app) {
    return std::visit(
        [&](const auto& s) {
            const i18n::Voice voice{&app.catalogue, s.audience};
            a11y::Mirror mirror{title_of(s, voice), {pages::mirror_replay_bar(voice, replay_model(app))}};
            mirror.escape = "close";
            for (a11y::Region& region : s.screen.mirror(s.match.view(s.onlooker), voice)) {
                if (region.lines.empty()) continue;
                region.controls.clear();
                mirror.regions.push_back(std::move(region));
            }
            return mirror;
        },
        app.replay->session);
}

} // namespace palazzo::app
