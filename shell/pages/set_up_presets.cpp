#include "shell/pages/set_up_presets.hpp"

#include "shell/cards/art.hpp"

#include <algorithm>

namespace palazzo::pages {
namespace {

using namespace ui;

constexpr float heading = 36.0F;
/// Height of the heading beside the players, whose heading has a stepper beside it.
constexpr float heading_beside = 60.0F;
constexpr float gap = 8.0F;
constexpr float pad = 12.0F;
constexpr float least = 64.0F; ///< Least height of a preset.
constexpr float name_line = 22.0F;
constexpr float card_width = 30.0F;
constexpr float card_step = 0.6F; ///< Distance from one card of a fan to the next, in card widths.

float picture_width(const PresetOffer& offer) {
    if (offer.picture.empty()) return 0;
    return card_width * (1 + card_step * static_cast<float>(offer.picture.size() - 1)) + 2 * pad;
}

/// Draws the cards that illustrate a preset, as a fan at the right end of the preset's area.
void draw_fan(const Canvas& canvas, const Rect& area, const std::vector<CardFace>& cards) {
    const float middle = (static_cast<float>(cards.size()) - 1) / 2;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const float t = static_cast<float>(i) - middle;
        const float back = static_cast<float>(cards.size() - 1 - i);
        draw_card(canvas, cards[i],
            {{area.right() - card_width * (0.5F + back * card_step), area.centre().y + t * t * 1.2F}, card_width,
                t * 0.08F});
    }
}

bool is_chosen(const SetUpModel& model, std::size_t i) {
    return model.chosen_house_rules < 0 && !model.uses_published && static_cast<int>(i) == model.preset;
}

constexpr std::size_t columns = 2;
/// Height of a preset that is only a name.
constexpr float name_height = 48.0F;

float sentence_height(const Theme& theme, const SetUpModel& model, float width) {
    const std::string& sentence = model.offers[static_cast<std::size_t>(model.preset)].sentence;
    return measure_text(theme, sentence, {type::detail}, width).y + gap;
}

float column_width(float width) { return (width - gap) / static_cast<float>(columns); }

float height_of(const Theme& theme, const SetUpModel& model, std::size_t i, float width) {
    const PresetOffer& offer = model.offers[i];
    const float room = column_width(width) - 2 * pad - picture_width(offer);
    return std::max(least, measure_text(theme, offer.sentence, {type::detail}, room).y + name_line + 2 * pad);
}

/// Returns the height of the row that begins with the preset `first`.
float presets_row_height(const Theme& theme, const SetUpModel& model, std::size_t first, float width, PresetLook look) {
    float height = 0;
    if (look == PresetLook::names) return name_height;
    for (std::size_t i = first; i < std::min(first + columns, model.offers.size()); ++i)
        height = std::max(height, height_of(theme, model, i, width));
    return height;
}

bool draw_preset(const Canvas& canvas, const Rect& area, const SetUpModel& model, std::size_t i, PresetLook look) {
    const PresetOffer& offer = model.offers[i];
    const bool chosen = is_chosen(model, i);
    const Palette& colour = canvas.colour();
    const ControlState t = make_pressable(("preset=" + std::to_string(i)).c_str(), area);
    draw_plate(canvas, area, chosen ? colour.highlight_plate : t.hovered ? colour.line : colour.plate, space::radius);
    if (t.focused) draw_focus(canvas, area, space::radius);
    if (look == PresetLook::names) {
        draw_line(canvas, area, offer.name,
            {type::text, Weight::semibold, chosen ? colour.highlight_text : colour.text, TextAlignment::centre});
        return t.pressed && !chosen;
    }
    const Rect inside = area.inset(pad, pad);
    const float room = inside.w - picture_width(offer);
    const Colour ink = chosen ? colour.highlight_text : colour.text;
    const Colour soft = chosen ? colour.highlight_text : colour.text_soft;
    draw_line(canvas, {inside.x, inside.y - 2, room, name_line}, offer.name, {type::text, Weight::semibold, ink});
    const Rect below{inside.x, inside.y + name_line, room, inside.h - name_line};
    draw_text(canvas, below, offer.sentence, {type::detail, Weight::regular, soft});
    draw_fan(canvas, inside, offer.picture);
    return t.pressed && !chosen;
}

} // namespace

float presets_height(const Theme& theme, const SetUpModel& model, float width, PresetLook look) {
    if (model.offers.size() == 1) return measure_text(theme, model.offers.front().sentence, {15}, width).y + 20;
    float height = heading + 12;
    for (std::size_t i = 0; i < model.offers.size(); i += columns)
        height += presets_row_height(theme, model, i, width, look) + gap;
    return height + (look == PresetLook::names ? sentence_height(theme, model, width) : 0);
}

std::optional<a11y::Action> draw_presets(const Canvas& canvas, const i18n::Voice& voice, ColumnFlow& flow,
    const SetUpModel& model, PresetLook look, bool is_beside_players) {
    if (model.offers.size() == 1) {
        flow.add_text(canvas, model.offers.front().sentence, {15, Weight::regular, canvas.colour().text_soft}, 20);
        return std::nullopt;
    }
    std::optional<a11y::Action> action;
    const Rect head = is_beside_players ? flow.take_area(48, heading_beside - 48) : flow.take_area(28, heading - 28);
    draw_line(canvas, head, voice.say("setup.rules"), {type::heading, Weight::semibold});
    const float width = flow.area.w;
    name_area("preset",
        {flow.area.x, flow.area.y + flow.y, width, presets_height(*canvas.theme, model, width, look) - heading});
    for (std::size_t first = 0; first < model.offers.size(); first += columns) {
        const Rect row = flow.take_area(presets_row_height(*canvas.theme, model, first, width, look), gap);
        for (std::size_t i = first; i < std::min(first + columns, model.offers.size()); ++i) {
            const float x = row.x + static_cast<float>(i - first) * (column_width(width) + gap);
            if (draw_preset(canvas, {x, row.y, column_width(width), row.h}, model, i, look))
                action = a11y::make_action("preset", static_cast<int>(i));
        }
    }
    if (look == PresetLook::names)
        flow.add_text(canvas, model.offers[static_cast<std::size_t>(model.preset)].sentence,
            {type::detail, Weight::regular, canvas.colour().text_soft}, gap);
    else
        flow.take_area(0, 12);
    return action;
}

} // namespace palazzo::pages
