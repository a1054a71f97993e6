#include "shell/pages/set_up_match.hpp"

#include <algorithm>

namespace palazzo::pages {
namespace {

using namespace ui;

using Labels = std::vector<std::string_view>;

constexpr float choice_height = 48.0F;
constexpr float choice_gap = 10.0F;
constexpr float waiting_height = 56.0F;
constexpr float detail_gap = 12.0F;
constexpr TextStyle detail_style{15};

} // namespace

std::optional<a11y::Action> draw_match_choice(
    const Canvas& canvas, const i18n::Voice& voice, ColumnFlow& flow, const SetUpModel& model) {
    std::optional<a11y::Action> action;
    if (model.matches.empty()) return action;
    const Labels kinds(model.matches.begin(), model.matches.end());
    const int kind = segmented_choice(canvas, "match", flow.take_area(choice_height, choice_gap), kinds, model.match);
    if (kind != model.match) action = a11y::make_action("match", kind);
    if (model.has_unfinished_match) {
        const Icon icon = Icon::trophy;
        const std::string title = voice.say("match.title");
        const Row line{title, {}, {}, &icon, true};
        if (row(canvas, "match_sheet", flow.take_area(waiting_height, choice_gap), line))
            action = a11y::make_action("match_sheet");
    }
    if (!model.match_goals.empty()) {
        const Rect area = flow.take_area(choice_height, choice_gap);
        const float width = std::min(264.0F, area.w * 0.72F);
        draw_line(canvas, {area.x, area.y, area.w - width - 8, area.h}, model.match_goal_label,
            {type::text, Weight::semibold});
        const Labels goals(model.match_goals.begin(), model.match_goals.end());
        const Rect choices{area.right() - width, area.y, width, area.h};
        const int goal = segmented_choice(canvas, "match_goal", choices, goals, model.match_goal);
        if (goal != model.match_goal) action = a11y::make_action("match_goal", goal);
    }
    if (!model.match_detail.empty())
        flow.add_text(
            canvas, model.match_detail, {detail_style.size, Weight::regular, canvas.colour().text_soft}, detail_gap);
    return action;
}

float match_choice_height(const Theme& theme, const SetUpModel& model, float width) {
    float height = model.matches.empty() ? 0.0F : choice_height + choice_gap;
    if (model.has_unfinished_match) height += waiting_height + choice_gap;
    if (!model.match_goals.empty()) height += choice_height + choice_gap;
    if (!model.match_detail.empty())
        height += measure_text(theme, model.match_detail, detail_style, width).y + detail_gap;
    return height;
}

} // namespace palazzo::pages
