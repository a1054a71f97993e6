#include "shell/pages/sheet.hpp"

#include "shell/cards/art.hpp"
#include "shell/pages/picture.hpp"
#include "shell/pages/plot.hpp"
#include "shell/ui/loggia.hpp"
#include "shell/ui/qr.hpp"
#include "shell/ui/widgets.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>

namespace palazzo::pages {
namespace {

using namespace ui;
using Kind = SheetItem::ItemKind;

constexpr float action_height = 52;

/// Largest number of rows of options in a choice that isn't folded unless its sheet wants that.
constexpr std::size_t most_rows_open = 4;

std::optional<a11y::Action> draw_button(const Canvas& canvas, const Rect& area, const SheetItem& item) {
    const ButtonKind kind = item.kind == Kind::main ? ButtonKind::main
        : item.kind == Kind::danger                 ? ButtonKind::danger
                                                    : ButtonKind::secondary;
    return button(canvas, item.id.c_str(), area, item.label, kind) ? std::optional(a11y::make_action(item.id))
                                                                   : std::nullopt;
}

/// Returns the number of columns in which the options are drawn, so that all rows are about equally full.
std::size_t columns_of(const Theme& theme, const std::vector<std::string_view>& options, float width) {
    float widest = 1;
    for (const std::string_view option : options)
        widest = std::max(widest, measure_text(theme, option, {type::detail, Weight::semibold}).x + 16);
    const auto fit = std::max<std::size_t>(1, static_cast<std::size_t>(width / widest));
    const std::size_t rows = (options.size() + fit - 1) / fit;
    return rows == 0 ? 1 : (options.size() + rows - 1) / rows;
}

/// Returns a reference to the state of a choice that can be folded: true if it is open. A closed choice is a row with
/// the chosen option; an open choice shows all options until one is pressed.
bool& is_open(const SheetItem& item) {
    return *ImGui::GetStateStorage()->GetBoolRef(ImGui::GetID(item.id.c_str()), false);
}

void draw_fold(const Canvas& canvas, ColumnFlow& flow, const SheetItem& item) {
    static constexpr Icon down = Icon::down;
    static constexpr Icon up = Icon::up;
    bool& open = is_open(item);
    const std::string& chosen = item.options[static_cast<std::size_t>(item.chosen)];
    const Row line{item.label, chosen, "", open ? &up : &down};
    const Rect area = flow.take_area(row_height(*canvas.theme, line, flow.area.w), open ? 6 : 14);
    if (row(canvas, ("##open " + item.id).c_str(), area, line)) open = !open;
}

void draw_figure(const Canvas& canvas, ColumnFlow& flow, const SheetItem& item) {
    const TextStyle value{15, Weight::semibold};
    const TextStyle label{15, Weight::regular, canvas.colour().text_soft};
    const float width = std::min(measure_text(*canvas.theme, item.detail, value).x + 1, flow.area.w * 0.7F);
    const Rect area = flow.take_area(26, 4);
    draw_line(canvas, {area.x, area.y, area.w - width - space::gap, area.h}, item.label, label);
    draw_line(canvas, {area.right() - width, area.y, width, area.h}, item.detail, value);
}

/// Draws a table's cloth in the arch of a window. For `by_game`, which gives each game its own cloth, draws three
/// windows side by side.
void draw_cloth(const Canvas& canvas, const Rect& area, TableTheme cloth) {
    constexpr std::array rooms{TableTheme::green, TableTheme::blue, TableTheme::wine};
    const bool several = cloth == TableTheme::by_game;
    const float width = several ? area.w / rooms.size() : area.w;
    for (std::size_t i = 0; i < (several ? rooms.size() : 1); ++i) {
        const Palette colour = palette(several ? rooms[i] : cloth);
        const Rect window{area.x + width * static_cast<float>(i), area.y, width, area.h};
        draw_arch(canvas, window, colour.table_centre, colour.table_edge, canvas.colour().inlay_strong);
    }
}

/// Draws a card's back in the middle of an area.
void draw_back(const Canvas& canvas, const Rect& area, CardBack back) {
    Theme theme = *canvas.theme;
    theme.card_back = back;
    draw_card({canvas.list, &theme}, Card::unknown(), {area.centre(), std::min(area.w, area.h / card_ratio)});
}

/// Draws the label of a choice at the left, and the name of the chosen option at the right.
void draw_chosen(const Canvas& canvas, ColumnFlow& flow, const SheetItem& item) {
    const Rect row = flow.take_area(26, 4);
    const TextStyle label{type::text, Weight::semibold};
    draw_line(canvas, row, item.label, label);
    const float left = measure_text(*canvas.theme, item.label, label).x + 2 * space::gap;
    draw_line(canvas, {row.x + left, row.y, row.w - left, row.h}, item.options[static_cast<std::size_t>(item.chosen)],
        {15, Weight::regular, canvas.colour().text_soft, TextAlignment::right});
}

/// Draws a choice whose options are pictures side by side.
std::optional<a11y::Action> draw_pictures(const Canvas& canvas, ColumnFlow& flow, const SheetItem& item) {
    draw_chosen(canvas, flow, item);
    const Rect row = flow.take_area(72, 14);
    name_area(item.id, row);
    const float width = row.w / static_cast<float>(item.options.size());
    int chosen = item.chosen;
    for (std::size_t i = 0; i < item.options.size(); ++i) {
        const int option = static_cast<int>(i);
        const Rect cell{row.x + width * static_cast<float>(i), row.y, width, row.h};
        const ControlState t = make_pressable(("##" + item.id + std::to_string(i)).c_str(), cell);
        if (t.pressed) chosen = option;
        const Rect plate = rect_around(cell.centre(), std::min(width - 4, 64.0F), row.h);
        if (option == item.chosen || t.hovered)
            draw_plate(
                canvas, plate, option == item.chosen ? canvas.colour().highlight_plate : canvas.colour().plate, 12);
        if (t.focused) draw_focus(canvas, plate, 12);
        if (item.cloths.empty())
            draw_back(canvas, plate.inset(6, 8), item.backs[i]);
        else
            draw_cloth(canvas, plate.inset(6, 8), item.cloths[i]);
    }
    return chosen == item.chosen ? std::nullopt : std::optional(a11y::make_action(item.id, chosen));
}

std::optional<a11y::Action> draw_choice(const Canvas& canvas, ColumnFlow& flow, const SheetItem& item) {
    if (!item.cloths.empty() || !item.backs.empty()) return draw_pictures(canvas, flow, item);
    if (item.options.size() == 1) {
        SheetItem only = item; // a single option is shown as a figure, because there is nothing to choose
        only.detail = item.options.front();
        draw_figure(canvas, flow, only);
        return std::nullopt;
    }
    const std::vector<std::string_view> options(item.options.begin(), item.options.end());
    const std::size_t columns = columns_of(*canvas.theme, options, flow.area.w);
    const bool folds = item.folds || options.size() > most_rows_open * columns;
    if (folds)
        draw_fold(canvas, flow, item);
    else
        flow.add_text(canvas, item.label, {type::text, Weight::semibold}, 6);
    if (folds && !is_open(item)) return std::nullopt;
    int chosen = item.chosen;
    for (std::size_t i = 0; i < options.size(); i += columns) {
        const std::span row = std::span(options).subspan(i, std::min(columns, options.size() - i));
        const int first = static_cast<int>(i);
        // Programs that read the mirror compute the place of an option from the area that has the choice's id, because
        // all options in a row are equally wide. This only works if all options are in one row. Otherwise the ids of
        // the rows begin with `##`, so that no area has the choice's id.
        const std::string id = (columns < options.size() ? "##" : "") + item.id + (i == 0 ? "" : std::to_string(i));
        const Rect area = flow.take_area(48, i + columns < options.size() ? 4 : 18);
        const int here = segmented_choice(canvas, id.c_str(), area, row, item.chosen - first);
        if (here != item.chosen - first) chosen = first + here;
    }
    if (folds && chosen != item.chosen) is_open(item) = false;
    return chosen == item.chosen ? std::nullopt : std::optional(a11y::make_action(item.id, chosen));
}

std::optional<a11y::Action> draw_field(const Canvas& canvas, ColumnFlow& flow, const SheetItem& item) {
    flow.add_text(canvas, item.label, {type::text, Weight::semibold}, 6);
    const std::string id = "type:" + item.id;
    if (item.chosen == 0) {
        // A text that is longer than a line is shown as a whole, beside the icon of a pen.
        const TextStyle style{type::text, Weight::semibold};
        const float height = measure_text(*canvas.theme, item.detail, style, flow.area.w - 52).y;
        const bool one_line = height < 30;
        const Rect area = flow.take_area(one_line ? 48 : height + 24, 14);
        name_area("field:" + item.id, area); // the web page opens its own text field over this area
        const bool pressed = field_button(canvas, id.c_str(), area, one_line ? item.detail : "");
        if (!one_line) draw_text(canvas, {area.x + 12, area.y + 12, area.w - 52, height}, item.detail, style);
        return pressed ? std::optional(a11y::make_action(id)) : std::nullopt;
    }
    const Rect area = flow.take_area(48, 14);
    name_area("field:" + item.id, area);
    const TextFieldResult typed = text_field(canvas, ("##" + item.id).c_str(), area, item.detail, "", item.longest);
    if (typed.text) return a11y::make_action("field:" + item.id, *typed.text);
    return typed.done ? std::optional(a11y::make_action("typed")) : std::nullopt;
}

void draw_section(const Canvas& canvas, ColumnFlow& flow, const SheetItem& item) {
    if (flow.y > 0) flow.take_area(0, 14);
    flow.add_text(canvas, item.label, {type::heading, Weight::semibold}, 8);
}

void draw_step(const Canvas& canvas, ColumnFlow& flow, const SheetItem& item) {
    constexpr float indent = 28;
    const TextStyle style{type::text};
    const float height = measure_text(*canvas.theme, item.label, style, flow.area.w - indent).y;
    const Rect area = flow.take_area(height, 10);
    draw_text(canvas, {area.x, area.y, indent, height}, std::to_string(item.chosen),
        {type::text, Weight::semibold, canvas.colour().accent});
    draw_text(canvas, {area.x + indent, area.y, area.w - indent, height}, item.label, style);
}

template <class Picture>
void draw_pictured(const Canvas& canvas, ColumnFlow& flow, const Picture& picture) {
    draw_picture(canvas, flow.take_area(height_of(picture, flow.area.w), 12), picture);
}

void draw_notice(const Canvas& canvas, ColumnFlow& flow, const std::string& line) {
    const TextStyle style{15, Weight::semibold, canvas.colour().highlight_text};
    const Rect plate = flow.take_area(measure_text(*canvas.theme, line, style, flow.area.w - 32).y + 24, 14);
    draw_plate(canvas, plate, canvas.colour().highlight_plate, space::radius);
    draw_text(canvas, plate.inset(16, 12), line, style);
}

void draw_code(const Canvas& canvas, ColumnFlow& flow, const std::string& text) {
    if (const auto code = make_qr(text))
        draw_qr(canvas, *code, flow.take_area(std::min(comfortable_width(*code), flow.area.w), 14));
}

std::optional<a11y::Action> draw_row(const Canvas& canvas, ColumnFlow& flow, const SheetItem& item) {
    const Row line{item.label, item.detail, {}, item.icon ? &*item.icon : nullptr, true};
    const Rect area = flow.take_area(row_height(*canvas.theme, line, flow.area.w), 6);
    return row(canvas, item.id.c_str(), area, line) ? std::optional(a11y::make_action(item.id)) : std::nullopt;
}

std::optional<a11y::Action> draw_switch(const Canvas& canvas, ColumnFlow& flow, const SheetItem& item) {
    const Rect area = flow.take_area(toggle_height(*canvas.theme, item.label, item.detail, flow.area.w), 10);
    const bool on = toggle(canvas, item.id.c_str(), area, item.label, item.detail, item.chosen != 0);
    return on == (item.chosen != 0) ? std::nullopt : std::optional(a11y::make_action(item.id, on ? 1 : 0));
}

/// Draws a player's place, and after it the name and the result side by side or, if the row is too narrow, one below
/// the other.
void draw_standing(const Canvas& canvas, ColumnFlow& flow, const SheetItem& item) {
    const bool best = item.chosen != 0;
    const Colour ink = best ? canvas.colour().highlight_text : canvas.colour().text;
    const TextStyle name{type::text, best ? Weight::semibold : Weight::regular, ink};
    const TextStyle detail{15, best ? Weight::semibold : Weight::regular, ink};
    const float width = measure_text(*canvas.theme, item.detail, detail).x + 1;
    constexpr float left = 82;
    constexpr float right = 14;
    const bool stacked = left + measure_text(*canvas.theme, item.label, name).x + width + 12 + right > flow.area.w;
    const Rect area = flow.take_area(stacked ? 64 : 48, 6);
    draw_plate(canvas, area, best ? canvas.colour().highlight_plate : canvas.colour().line, 12);
    const Point middle{area.x + 20, area.centre().y};
    if (best)
        draw_icon(canvas, Icon::trophy, middle, 20, ink);
    else
        draw_line(canvas, rect_around(middle, 26, 24), std::to_string(item.place),
            {17, Weight::semibold, canvas.colour().text_soft, TextAlignment::centre});
    draw_avatar(canvas, {area.x + 54, middle.y}, 16, item.label, canvas.theme->seat_colour(item.seat));
    const float room = area.w - left - right;
    if (stacked) {
        draw_line(canvas, {area.x + left, area.y + 9, room, 24}, item.label, name);
        draw_line(canvas, {area.x + left, area.y + 32, room, 22}, item.detail, detail);
    } else {
        draw_line(canvas, {area.x + left, area.y, room - width, area.h}, item.label, name);
        draw_line(canvas, {area.right() - right - width, area.y, width, area.h}, item.detail, detail);
    }
}

std::optional<a11y::Action> draw_item(const Canvas& canvas, ColumnFlow& flow, const SheetItem& item) {
    switch (item.kind) {
    case Kind::text: flow.add_text(canvas, item.label, {type::text}, 10); return {};
    case Kind::heading: flow.add_text(canvas, item.label, {17, Weight::semibold}, 6); return {};
    case Kind::button:
    case Kind::main:
    case Kind::danger: return draw_button(canvas, flow.take_area(action_height, 10), item);
    case Kind::row: return draw_row(canvas, flow, item);
    case Kind::choice: return draw_choice(canvas, flow, item);
    case Kind::toggle: return draw_switch(canvas, flow, item);
    case Kind::section: draw_section(canvas, flow, item); return {};
    case Kind::step: draw_step(canvas, flow, item); return {};
    case Kind::board: draw_pictured(canvas, flow, item.board); return {};
    case Kind::cards: draw_pictured(canvas, flow, item.cards); return {};
    case Kind::plot: draw_plot(canvas, flow, item.plot); return {};
    case Kind::code: draw_code(canvas, flow, item.label); return {};
    case Kind::field: return draw_field(canvas, flow, item);
    case Kind::notice: draw_notice(canvas, flow, item.label); return {};
    case Kind::standing: draw_standing(canvas, flow, item); return {};
    case Kind::figure: draw_figure(canvas, flow, item); return {};
    }
    return {};
}

SheetItem plain(Kind kind, std::string id, std::string label, std::string detail = {}) {
    SheetItem item;
    item.kind = kind;
    item.id = std::move(id);
    item.label = std::move(label);
    item.detail = std::move(detail);
    return item;
}

std::string without_stars(std::string text) {
    for (std::size_t at = 0; (at = text.find("**", at)) != std::string::npos;) text.erase(at, 2);
    return text;
}

} // namespace

SheetItem text_item(std::string text) { return plain(Kind::text, "", std::move(text)); }
SheetItem heading_item(std::string text) { return plain(Kind::heading, "", std::move(text)); }
SheetItem section_item(std::string text) { return plain(Kind::section, "", std::move(text)); }
SheetItem step_item(int number, std::string text) {
    SheetItem item = plain(Kind::step, "", std::move(text));
    item.chosen = number;
    return item;
}
SheetItem button_item(Kind kind, std::string id, std::string label) {
    return plain(kind, std::move(id), std::move(label));
}
SheetItem row_item(std::string id, std::string label, std::string detail, std::optional<Icon> icon) {
    SheetItem item = plain(Kind::row, std::move(id), std::move(label), std::move(detail));
    item.icon = icon;
    return item;
}

SheetItem choice_item(std::string id, std::string label, std::vector<std::string> options, int chosen) {
    SheetItem item = plain(Kind::choice, std::move(id), std::move(label));
    item.options = std::move(options);
    item.chosen = chosen;
    return item;
}

SheetItem toggle_item(std::string id, std::string label, std::string detail, bool on) {
    SheetItem item = plain(Kind::toggle, std::move(id), std::move(label), std::move(detail));
    item.chosen = on ? 1 : 0;
    return item;
}

SheetItem field_item(std::string id, std::string label, std::string text, std::size_t longest, bool typing) {
    SheetItem item = plain(Kind::field, std::move(id), std::move(label), std::move(text));
    item.longest = longest;
    item.chosen = typing ? 1 : 0;
    return item;
}

std::optional<a11y::Action> draw_sheet(const Theme& theme, const SheetModel& model) {
    std::optional<a11y::Action> action;
    Sheet sheet = begin_sheet(theme, model.id.c_str(), model.title);
    for (std::size_t i = 0; i < model.items.size(); ++i) {
        const SheetItem& item = model.items[i];
        // Texts and the controls after them are separated by some space.
        const Kind before = i > 0 ? model.items[i - 1].kind : item.kind;
        const bool parts = before == Kind::standing && item.kind != Kind::standing;
        const bool reads =
            before == Kind::text && (item.kind == Kind::row || item.kind == Kind::choice || item.kind == Kind::main);
        const bool ends = before == Kind::figure && item.kind != Kind::figure;
        if (parts || ends) sheet.flow.take_area(0, 12);
        if (reads || (before == Kind::row && item.kind == Kind::danger)) sheet.flow.take_area(0, 8);
        // On a wide sheet, the likeliest two actions share a row, so that both are seen without scrolling.
        const bool pair = item.kind == Kind::main && sheet.flow.area.w >= 440 && i + 1 < model.items.size()
            && model.items[i + 1].kind == Kind::button;
        if (pair) {
            const Rect row = sheet.flow.take_area(action_height, 10);
            const float half = (row.w - space::gap) / 2;
            if (auto one = draw_button(sheet.canvas, {row.x, row.y, half, row.h}, item)) action = std::move(one);
            const Rect other{row.x + half + space::gap, row.y, half, row.h};
            if (auto one = draw_button(sheet.canvas, other, model.items[++i])) action = std::move(one);
        } else if (auto one = draw_item(sheet.canvas, sheet.flow, item)) {
            action = std::move(one);
        }
    }
    end_sheet(sheet);
    if (sheet.closed) action = a11y::make_action("close");
    return action;
}

a11y::Mirror sheet_mirror(const i18n::Voice& voice, const SheetModel& model) {
    using a11y::Control;
    a11y::Mirror mirror{model.title, {}, true};
    a11y::Region region{model.id, model.title};
    for (std::size_t at = 0; at < model.items.size(); ++at) {
        const SheetItem& item = model.items[at];
        const auto quote = [&](std::size_t line, const std::string& control) {
            for (const a11y::ForeignText& part : model.foreign)
                if (part.line == at) region.foreign.push_back({part.text, part.language, line, control});
        };
        if (item.kind == Kind::section) {
            if (!region.lines.empty()) mirror.regions.push_back(std::move(region));
            region = {model.id + "-" + std::to_string(mirror.regions.size()), item.label};
            continue;
        }
        if (item.kind == Kind::board || item.kind == Kind::cards) {
            region.lines.insert(region.lines.end(), item.lines.begin(), item.lines.end());
            continue;
        }
        if (item.kind == Kind::plot) continue;
        if (item.kind == Kind::code) {
            region.lines.push_back(item.label);
            continue;
        }
        if (item.kind == Kind::field) {
            Control field{Control::Kind::text, "field:" + item.id, item.label};
            field.value = item.detail;
            for (const a11y::ForeignText& part : model.foreign)
                if (part.line == at) field.language = part.language;
            region.controls.push_back(std::move(field));
            continue;
        }
        std::string name =
            item.kind == Kind::step ? voice.say("rules.step", {std::to_string(item.chosen), item.label}) : item.label;
        if (!item.detail.empty()) name = name.empty() ? item.detail : voice.join({name, item.detail}, "list.more");
        if (item.kind == Kind::text || item.kind == Kind::step || item.kind == Kind::heading
            || item.kind == Kind::standing || item.kind == Kind::figure || item.kind == Kind::notice) {
            quote(region.lines.size(), "");
            region.lines.push_back(without_stars(name));
            continue;
        }
        Control control{Control::Kind::button, item.id, name};
        if (item.kind == Kind::choice) control.kind = Control::Kind::choice;
        if (item.kind == Kind::toggle) control.kind = Control::Kind::toggle;
        control.options = item.options;
        control.chosen = item.chosen;
        control.pressed = item.chosen != 0;
        quote(0, item.id);
        region.controls.push_back(std::move(control));
    }
    region.controls.push_back({Control::Kind::button, "close", voice.say("sheet.close")});
    mirror.regions.push_back(std::move(region));
    mirror.escape = "close";
    return mirror;
}

} // namespace palazzo::pages
