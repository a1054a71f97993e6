#include "shell/pages/home.hpp"

#include "shell/cards/art.hpp"
#include "shell/ui/fonts.hpp"
#include "shell/ui/loggia.hpp"
#include "shell/ui/widgets.hpp"

#include <algorithm>
#include <cmath>
#include <span>

namespace palazzo::pages {
namespace {

using namespace ui;

constexpr float narrow = 760.0F;  ///< Least width of the home screen's column, if the window is wide enough.
constexpr float widest = 1400.0F; ///< Greatest width of the home screen's column.
constexpr float share_of_width = 0.82F;
constexpr float least_tile = 190.0F;
constexpr float tall_tile = 340.0F; ///< Least height of a tile whose picture is as wide as the tile.
constexpr float preset_height = 44.0F;
constexpr float line_height = 64.0F;
constexpr float heading_height = 24.0F;
constexpr float foot = 16.0F; ///< Space below the last row, in addition to the row's gap.

int columns_of(float width) { return width < 560 ? 1 : width < 960 ? 2 : 3; }

/// Returns the width of the column in a window that is `window` logical pixels wide.
float column_width(float window) {
    return std::min(std::clamp(window * share_of_width, narrow, widest), window - 2 * space::margin);
}

constexpr float tile_pad = 20.0F;
constexpr float preset_pad = 8.0F; ///< Least space at both ends of a preset's name.

float name_width(const Theme& theme, const PresetOffer& preset) {
    return measure_text(theme, preset.name, {type::text, Weight::semibold}).x;
}

/// Returns whether no preset's name has to be cut if each row of a tile has `in_row` presets.
bool are_whole(const Theme& theme, const std::vector<PresetOffer>& presets, std::size_t in_row, float tile) {
    for (std::size_t first = 0; first < presets.size(); first += in_row) {
        const std::size_t count = std::min(in_row, presets.size() - first);
        float width = static_cast<float>(count) * (2 * preset_pad + space::gap) - space::gap;
        for (const PresetOffer& one : std::span(presets).subspan(first, count)) width += name_width(theme, one);
        if (width > tile - 2 * tile_pad) return false;
    }
    return true;
}

/// Returns how many presets are side by side in a tile.
std::size_t presets_in_row(const Theme& theme, const std::vector<PresetOffer>& presets, float tile) {
    if (are_whole(theme, presets, presets.size(), tile)) return presets.size();
    return are_whole(theme, presets, 2, tile) ? 2 : 1;
}
/// Returns the height of all presets of a tile.
float presets_height(const Theme& theme, const std::vector<PresetOffer>& presets, float tile) {
    const std::size_t in_row = presets_in_row(theme, presets, tile);
    const auto rows = static_cast<float>((presets.size() + in_row - 1) / in_row);
    return rows * (preset_height + space::gap) + 6;
}

/// Returns the width of a tile if `columns` are side by side.
float tile_width(float width, int columns) {
    return (width - static_cast<float>(columns - 1) * 16) / static_cast<float>(columns);
}

/// Returns the height of a row of tiles, which is the height of its highest tile.
float tiles_height(
    const Theme& theme, const std::vector<GameOffer>& games, std::size_t first, int columns, float width) {
    float height = least_tile;
    for (std::size_t i = first; i < std::min(games.size(), first + static_cast<std::size_t>(columns)); ++i)
        if (games[i].presets.size() > 1)
            height = std::max(height, least_tile + presets_height(theme, games[i].presets, tile_width(width, columns)));
    return height;
}

/// Returns the height of all rows above the games. The rows are one below the other or, if there is room, in pairs.
float lines_height(std::size_t rows, int columns) {
    if (rows == 0) return 0;
    const std::size_t lines = columns == 1 ? rows : (rows + 1) / 2;
    return static_cast<float>(lines) * (line_height + 8) + 8;
}

Row row_of(const LatestGame& game) {
    static constexpr Icon won = Icon::trophy;
    static constexpr Icon over = Icon::check;
    return {game.title, game.detail, {}, game.won ? &won : &over, true};
}

/// Returns the width of the row of a finished game. These rows are one below the other or, if there is room, side by
/// side.
float latest_width(std::size_t games, int columns, float width) {
    return columns == 1 ? width : tile_width(width, static_cast<int>(games));
}

/// Returns the height of each row of a finished game. All have the height that the longest texts need.
float latest_row_height(const Theme& theme, const std::vector<LatestGame>& latest, float width) {
    float height = line_height;
    for (const LatestGame& game : latest) height = std::max(height, row_height(theme, row_of(game), width));
    return height;
}

float latest_height(const Theme& theme, const std::vector<LatestGame>& latest, int columns, float width) {
    if (latest.empty()) return 0;
    const float height = latest_row_height(theme, latest, latest_width(latest.size(), columns, width));
    const auto rows = columns == 1 ? static_cast<float>(latest.size()) : 1.0F;
    return heading_height + 8 + rows * (height + 8) + 8;
}

/// The part of the window's height that the column doesn't need. Some of this height enlarges the tiles, and some is
/// left empty above the column.
struct Spare {
    float tile = 0.0F; ///< Additional height of each row of tiles.
    float top = 0.0F;  ///< Height above the column.
};

Spare spare_of(const Theme& theme, const HomeModel& model, float width, float height) {
    const int columns = columns_of(width);
    float content = 68 + lines_height(model.rows.size(), columns) + (columns == 1 ? 120.0F : 60.0F);
    content += latest_height(theme, model.latest_games, columns, width);
    float rows = 0;
    for (std::size_t i = 0; i < model.games.size(); i += static_cast<std::size_t>(columns), ++rows)
        content += tiles_height(theme, model.games, i, columns, width) + 16;
    if (!model.resume_title.empty()) content += 120;
    if (model.new_version) content += 80;
    const float left = std::max(0.0F, height - content - 32 - foot);
    const float tiles = columns == 1 ? std::min(90.0F * rows, left * 0.45F) : std::min(340.0F * rows, left * 0.85F);
    return {std::floor(tiles / std::max(rows, 1.0F)), 16 + (left - tiles) * 0.42F};
}

std::optional<a11y::Action> draw_resume(
    const Canvas& canvas, const i18n::Voice& voice, ColumnFlow& flow, const HomeModel& model) {
    const Rect area = flow.take_area(104, 16);
    const bool pressed = tile(canvas, "continue", area, canvas.colour().accent).pressed;
    const Colour ink = canvas.colour().accent_text;
    Rect text = area.inset(20, 16);
    text.w -= 92;
    draw_line(canvas, {text.x, text.y, text.w, 18}, voice.say("home.continue"),
        {type::detail, Weight::semibold, faded_colour(ink, 0.7F)});
    draw_line(canvas, {text.x, text.y + 20, text.w, 26}, model.resume_title, {type::heading, Weight::semibold, ink});
    draw_line(canvas, {text.x, text.y + 50, text.w, 20}, model.resume_detail, {15, Weight::regular, ink});
    draw_card(canvas, model.resume_cards.back(), {{area.right() - 46, area.y + 54}, 50, 0.16F});
    draw_card(canvas, model.resume_cards.front(), {{area.right() - 78, area.y + 52}, 50, -0.06F});
    return pressed ? std::optional(a11y::make_action("continue")) : std::nullopt;
}

/// Draws a game's picture in an arch, like a room that is seen through a window. The arch has the colours of the game's
/// own cloth, even if the player has chosen another one for all tables.
void draw_window(const Canvas& canvas, const Rect& area, const GamePicture& picture) {
    const Palette room = palette(picture.cloth);
    draw_arch(canvas, area, room.table_centre, room.table_edge, canvas.colour().inlay_strong);
    const float side = area.w * 0.07F;
    // The curved top of the arch is left empty, because the picture doesn't fit into it.
    const float crown = std::min(area.w * 0.2F, area.h * 0.26F);
    picture.draw(canvas, {area.x + side, area.y + crown, area.w - 2 * side, area.h - crown - side});
}

std::string set_up_id(const PresetOffer& preset) { return "set_up:" + preset.game + "/" + preset.preset; }

/// Draws presets of a game side by side.
std::optional<a11y::Action> draw_preset_row(
    const Canvas& canvas, const Rect& area, std::span<const PresetOffer> presets) {
    std::optional<a11y::Action> action;
    const auto n = static_cast<float>(presets.size());
    // The buttons share the width that is left over beside the names.
    float spare = area.w - (n - 1) * space::gap;
    std::vector<float> widths;
    for (const PresetOffer& preset : presets) {
        widths.push_back(name_width(*canvas.theme, preset));
        spare -= widths.back();
    }
    float x = area.x;
    for (std::size_t i = 0; i < presets.size(); ++i) {
        const std::string id = set_up_id(presets[i]);
        const Rect at{x, area.y, widths[i] + spare / n, area.h};
        if (button(canvas, id.c_str(), at, presets[i].name)) action = a11y::make_action(id);
        x = at.right() + space::gap;
    }
    return action;
}

/// Draws all presets of a game at the bottom of its tile, whose width is `tile`.
std::optional<a11y::Action> draw_presets(
    const Canvas& canvas, const Rect& area, float tile, const std::vector<PresetOffer>& presets) {
    const std::size_t in_row = presets_in_row(*canvas.theme, presets, tile);
    std::optional<a11y::Action> action;
    float y = area.y;
    for (std::size_t i = 0; i < presets.size(); i += in_row, y += preset_height + space::gap) {
        const auto row = std::span(presets).subspan(i, std::min(in_row, presets.size() - i));
        if (auto one = draw_preset_row(canvas, {area.x, y, area.w, preset_height}, row)) action = std::move(one);
    }
    return action;
}

/// Draws a game's picture, with the name and the sentence below it. Returns the area of the texts and the button.
Rect draw_title_below(const Canvas& canvas, const Rect& top, const GameOffer& game) {
    constexpr float button_row = 72;
    constexpr float name_height = 40;
    constexpr float sentence_height = 26;
    const Rect text{top.x + tile_pad, top.bottom() - button_row - name_height - sentence_height, top.w - 2 * tile_pad,
        name_height + sentence_height + button_row};
    draw_window(canvas, {top.x + 14, top.y + 14, top.w - 28, text.y - top.y - 24}, game.picture);
    draw_line(canvas, {text.x, text.y, text.w, name_height}, game.name,
        {28, title_weight(canvas.theme->font, game.name), 0, TextAlignment::centre});
    draw_line(canvas, {text.x, text.y + name_height - 2, text.w, sentence_height - 6}, game.sentence,
        {15, Weight::regular, canvas.colour().text_soft, TextAlignment::centre});
    return text;
}

/// Draws a game's picture at the right, and the name and the sentence at the left. Returns the area of the texts and
/// the button.
Rect draw_title_beside(const Canvas& canvas, const Rect& top, const GameOffer& game) {
    const float width = std::clamp(top.w * 0.42F, 120.0F, (top.h - 20) * 1.6F);
    draw_window(canvas, {top.right() - width - 12, top.y + 10, width, top.h - 20}, game.picture);
    const Rect text{top.x + tile_pad, top.y + 18, top.w - tile_pad - width - 24, top.h - 36};
    draw_line(canvas, {text.x, text.y, text.w, 28}, game.name, {22, title_weight(canvas.theme->font, game.name)});
    draw_text(
        canvas, {text.x, text.y + 34, text.w, 40}, game.sentence, {15, Weight::regular, canvas.colour().text_soft});
    return text;
}

/// Draws the controls that open a game's set-up. If the game has several presets, they are a button for each preset.
/// Otherwise there is a button at the bottom of a tall tile, or an icon beside the play button of a low tile.
std::optional<a11y::Action> draw_set_up_controls(const Canvas& canvas, const i18n::Voice& voice, const Rect& tile,
    const Rect& play, const GameOffer& game, bool tall) {
    const Rect below{tile.x + tile_pad, play.bottom() + 12, tile.w - 2 * tile_pad, preset_height};
    if (game.presets.size() > 1) return draw_presets(canvas, below, tile.w, game.presets);
    const std::string id = set_up_id(game.presets.front());
    const Rect beside{play.right() + space::gap, play.y, play.h, play.h};
    const bool pressed = tall ? button(canvas, id.c_str(), below, voice.say("setup.open"))
                              : icon_button(canvas, id.c_str(), beside, Icon::settings, voice.say("setup.open"));
    return pressed ? std::optional(a11y::make_action(id)) : std::nullopt;
}

/// Draws a game's tile. `foot` is the height of the highest set-up controls in the same row of tiles, so that all
/// pictures of the row end at the same height.
std::optional<a11y::Action> draw_game(const Canvas& canvas, const i18n::Voice& voice, const Rect& area,
    const GameOffer& game, float foot, bool main, bool wide) {
    const bool tapped = tile(canvas, ("##" + game.game).c_str(), area, canvas.colour().panel).pressed;
    Rect top = area;
    top.h -= foot;
    const bool tall = top.h >= tall_tile && !wide;
    if (!tall && game.presets.size() == 1) top.h = area.h;
    const Rect text = tall ? draw_title_below(canvas, top, game) : draw_title_beside(canvas, top, game);
    const std::string play = "play:" + game.game;
    const float icon_room = game.presets.size() == 1 ? 56 : 0; // the width of the icon and of the gap before it
    const Rect button_area{text.x, top.bottom() - 64, tall ? text.w : std::min(text.w - icon_room, 132.0F), 48};
    const ButtonKind kind = main ? ButtonKind::main : ButtonKind::secondary;
    if (button(canvas, play.c_str(), button_area, voice.say("home.play"), kind)) return a11y::make_action(play);
    if (auto chosen = draw_set_up_controls(canvas, voice, area, button_area, game, tall)) return chosen;
    return tapped ? std::optional(a11y::make_action(set_up_id(game.presets.front()))) : std::nullopt;
}

/// Draws the games, side by side if there is room.
std::optional<a11y::Action> draw_games(
    const Canvas& canvas, const i18n::Voice& voice, ColumnFlow& flow, const HomeModel& model, float spare) {
    std::optional<a11y::Action> action;
    const int columns = columns_of(flow.area.w);
    const float width = tile_width(flow.area.w, columns);
    Rect row{};
    float foot = 0;
    for (std::size_t i = 0; i < model.games.size(); ++i) {
        const auto column = static_cast<int>(i) % columns;
        if (column == 0) {
            const float height = tiles_height(*canvas.theme, model.games, i, columns, flow.area.w);
            foot = height - least_tile;
            row = flow.take_area(height + spare, 16);
        }
        const bool alone = column == 0 && i + 1 == model.games.size();
        const Rect area{row.x + static_cast<float>(column) * (width + 16), row.y, alone ? row.w : width, row.h};
        if (auto one = draw_game(
                canvas, voice, area, model.games[i], foot, i == 0 && model.resume_title.empty(), alone && columns > 1))
            action = std::move(one);
    }
    return action;
}

std::optional<a11y::Action> draw_more(const Canvas& canvas, const i18n::Voice& voice, ColumnFlow& flow, int saved) {
    const bool two_rows = columns_of(flow.area.w) == 1;
    const Rect row = flow.take_area(48, two_rows ? 12 : 8);
    const float columns = two_rows ? 2 : 4;
    const float width = (row.w - (columns - 1) * 12) / columns;
    const std::string kept = voice.say("home.saved", {std::to_string(saved)});
    if (button(canvas, "saved", {row.x, row.y, width, row.h}, kept)) return a11y::make_action("saved");
    const Rect second = two_rows ? flow.take_area(48, 8) : Rect{row.x + width + 12, row.y, 2 * width + 12, row.h};
    const Rect statistics{second.x, second.y, width, second.h};
    if (button(canvas, "statistics", statistics, voice.say("statistics.title"))) return a11y::make_action("statistics");
    const Rect decks{second.right() - width, second.y, width, second.h};
    if (button(canvas, "decks", decks, voice.say("decks.title"))) return a11y::make_action("decks");
    if (button(canvas, "import", {row.right() - width, row.y, width, row.h}, voice.say("saved.open")))
        return a11y::make_action("import");
    return std::nullopt;
}

std::optional<a11y::Action> draw_lines(const Canvas& canvas, ColumnFlow& flow, const HomeModel& model) {
    const std::size_t in_line = columns_of(flow.area.w) == 1 ? 1 : 2;
    std::optional<a11y::Action> action;
    Rect line{};
    for (std::size_t i = 0; i < model.rows.size(); ++i) {
        const HomeRow& one = model.rows[i];
        const bool last = i + in_line >= model.rows.size();
        if (i % in_line == 0) line = flow.take_area(line_height, last ? 16 : 8);
        Rect at = line;
        if (in_line == 2) at.w = (line.w - 16) / 2;
        if (i % in_line == 1) at.x = at.right() + 16;
        if (row(canvas, one.id.c_str(), at, {one.title, one.detail, {}, &one.icon, true}))
            action = a11y::make_action(one.id);
    }
    return action;
}

std::optional<a11y::Action> draw_latest(
    const Canvas& canvas, const i18n::Voice& voice, ColumnFlow& flow, const std::vector<LatestGame>& latest) {
    if (latest.empty()) return std::nullopt;
    const Rect head = flow.take_area(heading_height, 8);
    draw_line(canvas, {head.x + 4, head.y, head.w - 8, head.h}, voice.say("home.latest"),
        {type::text, Weight::semibold, canvas.colour().text_soft});
    const bool below = columns_of(flow.area.w) == 1;
    const float width = latest_width(latest.size(), columns_of(flow.area.w), flow.area.w);
    const float height = latest_row_height(*canvas.theme, latest, width);
    std::optional<a11y::Action> action;
    Rect at{};
    for (std::size_t i = 0; i < latest.size(); ++i) {
        const bool last = i + 1 == latest.size();
        if (below || i == 0) at = flow.take_area(height, last || !below ? 16 : 8);
        const Rect area{below ? at.x : at.x + static_cast<float>(i) * (width + 16), at.y, width, at.h};
        const std::string id = "latest:" + latest[i].id;
        if (row(canvas, id.c_str(), area, row_of(latest[i]))) action = a11y::make_action(id);
    }
    return action;
}

/// Draws the notice of a new version of the program, with the button that loads it.
std::optional<a11y::Action> draw_new_version(const Canvas& canvas, const i18n::Voice& voice, ColumnFlow& flow) {
    const Rect plate = flow.take_area(64, 16);
    draw_plate(canvas, plate, canvas.colour().plate);
    const Rect corner{plate.right() - 120, plate.y + 8, 112, 48};
    const std::string line = voice.say("update.here");
    const float width = plate.w - 152;
    const float top = plate.y + (plate.h - measure_text(*canvas.theme, line, {15}, width).y) / 2;
    draw_text(canvas, {plate.x + 16, top, width, plate.h}, line, {15});
    const bool pressed = button(canvas, "update", corner, voice.say("update.reload"));
    return pressed ? std::optional(a11y::make_action("update")) : std::nullopt;
}

/// Draws the program's name: in the middle, between two lines, if the column is wide, otherwise at the left.
void draw_wordmark(const Canvas& canvas, const Rect& head, const std::string& name) {
    const bool wide = columns_of(head.w) == 3;
    const TextStyle style{wide ? 44.0F : 38.0F, title_weight(canvas.theme->font, name), 0,
        wide ? TextAlignment::centre : TextAlignment::left};
    draw_line(canvas, {head.x + 4, head.y, head.w - 60 + (wide ? 52 : 0), head.h}, name, style);
    if (!wide) return;
    const float half = measure_text(*canvas.theme, name, style).x / 2;
    constexpr float line = 120;
    for (const float side : {-1.0F, 1.0F})
        draw_flourish_line(canvas, {head.centre().x + side * (half + 24 + line / 2), head.centre().y}, line);
}

} // namespace

std::optional<a11y::Action> draw_home(const Theme& theme, const i18n::Voice& voice, const HomeModel& model) {
    std::optional<a11y::Action> action;
    const auto keep = [&](std::optional<a11y::Action> one) {
        if (one) action = std::move(one);
    };
    const Canvas canvas = begin_screen(theme, "home");
    const Rect all = screen_area();
    const float width = column_width(all.w);
    ScrollArea scroll = begin_scroll(canvas, "column", {(all.w - width) / 2, 0, width, all.h});
    ColumnFlow& flow = scroll.flow;
    const Spare spare = spare_of(theme, model, width, all.h);
    flow.y = spare.top;
    const Rect head = flow.take_area(56, 12);
    draw_wordmark(scroll.canvas, head, voice.say("app.name"));
    const Rect corner{head.right() - 48, head.y + 4, 48, 48};
    if (icon_button(scroll.canvas, "settings", corner, Icon::settings, voice.say("settings.title")))
        action = a11y::make_action("settings");
    if (model.new_version) keep(draw_new_version(scroll.canvas, voice, flow));
    if (!model.resume_title.empty()) keep(draw_resume(scroll.canvas, voice, flow, model));
    keep(draw_lines(scroll.canvas, flow, model));
    keep(draw_games(scroll.canvas, voice, flow, model, spare.tile));
    keep(draw_latest(scroll.canvas, voice, flow, model.latest_games));
    keep(draw_more(scroll.canvas, voice, flow, model.saved));
    flow.take_area(foot, 0);
    end_scroll(flow);
    end_screen();
    return action;
}

a11y::Mirror home_mirror(const i18n::Voice& voice, const HomeModel& model) {
    using a11y::Control;
    a11y::Mirror mirror{voice.say("app.name"), {}};
    a11y::Region begin{"begin", voice.say("home.begin")};
    if (!model.notice.empty()) begin.lines.push_back(model.notice);
    if (!model.resume_title.empty())
        begin.controls.push_back({Control::Kind::button, "continue",
            voice.say("home.continue.game", {model.resume_title, model.resume_detail})});
    for (const HomeRow& row : model.rows)
        begin.controls.push_back({Control::Kind::button, row.id, voice.join({row.title, row.detail}, "list.more")});
    for (const GameOffer& game : model.games) {
        begin.controls.push_back(
            {Control::Kind::button, "play:" + game.game, voice.say("home.play.game", {game.name})});
        for (const PresetOffer& offer : game.presets)
            begin.controls.push_back({Control::Kind::button, "set_up:" + offer.game + "/" + offer.preset,
                voice.say("home.set_up", {game.name, offer.name, offer.sentence})});
    }
    mirror.regions.push_back(std::move(begin));
    a11y::Region more{"more", voice.say("home.more")};
    for (const LatestGame& game : model.latest_games)
        more.controls.push_back(
            {Control::Kind::button, "latest:" + game.id, voice.join({game.title, game.detail}, "list.more")});
    const std::string saved = voice.say("home.saved.count", {std::to_string(model.saved)});
    more.controls.push_back({Control::Kind::button, "saved", saved});
    more.controls.push_back({Control::Kind::button, "statistics", voice.say("statistics.title")});
    more.controls.push_back({Control::Kind::button, "decks", voice.say("decks.title")});
    more.controls.push_back({Control::Kind::button, "import", voice.say("saved.open")});
    more.controls.push_back({Control::Kind::button, "settings", voice.say("settings.title")});
    if (model.new_version) {
        more.lines.push_back(voice.say("update.here"));
        more.controls.push_back({Control::Kind::button, "update", voice.say("update.reload")});
    }
    mirror.regions.push_back(std::move(more));
    return mirror;
}

} // namespace palazzo::pages
