#include "shell/app/replay/screen.hpp"

#include "shell/app/replay/replay.hpp"
#include "shell/ui/widgets.hpp"

#include <utility>

namespace palazzo::app {

std::optional<a11y::Action> draw_replay(App& app, const ui::Theme& theme) {
    const pages::ReplayModel model = replay_model(app);
    const ui::Rect window = ui::screen_area();
    ui::leave_room_below(pages::replay_bar_height(model, window.w, window.h));
    games::GameTable& s = *app.replay->table;
    auto context = context_of(s, app.catalogue, pace(app.settings.speed), true);
    context.offers.any = false;
    context.watched = true;
    if (!pages::replay_hides_table(model)) s.draw(theme, context);
    s.fresh = false;
    return pages::draw_replay_bar(theme, context.voice, model);
}

a11y::Mirror mirror_replay(const App& app) {
    const games::GameTable& s = *app.replay->table;
    const i18n::Voice voice{&app.catalogue, s.audience};
    a11y::Mirror mirror{s.title(voice), {pages::mirror_replay_bar(voice, replay_model(app))}};
    mirror.escape = "close";
    for (a11y::Region& region : s.mirror(voice)) {
        if (region.lines.empty()) continue;
        region.controls.clear();
        mirror.regions.push_back(std::move(region));
    }
    return mirror;
}

} // namespace palazzo::app
