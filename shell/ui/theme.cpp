#include "shell/ui/theme.hpp"

#include <cstddef>

namespace palazzo::ui {
namespace {

float channel(Colour c, int shift) { return static_cast<float>((c >> shift) & 0xFFU); }

Palette green_table() {
    Palette p{};
    p.table_centre = rgb(0x1E5A4D);
    p.table_middle = rgb(0x1C564A);
    p.table_edge = rgb(0x113B37);
    p.plate = rgb(0x08201E, 0.56F);
    p.plate_strong = rgb(0x08201E, 0.64F);
    p.panel = rgb(0xFFFFFF, 0.06F);
    p.sheet = rgb(0x153F3A);
    p.line = rgb(0xF2EAD8, 0.16F);
    p.inlay = rgb(0xF6F0E2, 0.13F);
    p.inlay_strong = rgb(0xF6F0E2, 0.34F);
    p.light = rgb(0xFFE9BE, 0.10F);
    p.text = rgb(0xF6F0E2);
    p.text_soft = rgb(0xF6F0E2, 0.88F);
    p.red_on_plate = rgb(0xFF9C9C);
    p.red_on_highlight = rgb(0xC8374A);
    p.highlight_plate = rgb(0xF6F0E2);
    p.highlight_text = rgb(0x14322D);
    p.highlight_soft = rgb(0x14322D, 0.74F);
    p.accent = rgb(0xF4C85A);
    p.accent_text = rgb(0x2B2206);
    p.accent_edge = rgb(0xB98A22);
    p.danger = rgb(0xC8374A);
    p.shadow = rgb(0x031513, 0.36F);
    p.scrim = rgb(0x04120F, 0.58F);
    p.face_top = rgb(0xFFFEFA);
    p.face_bottom = rgb(0xF5F1E6);
    p.face_edge = rgb(0x000000, 0.25F);
    p.face_dimmed = rgb(0xB9BEB6);
    p.ink = rgb(0x1D2433);
    p.red = rgb(0xB82438);
    p.green = rgb(0x1E6B3A);
    p.blue = rgb(0x2456B8);
    p.violet = rgb(0x6B4BA6);
    p.letters = {rgb(0xC8374A), rgb(0x3B5BB5), rgb(0x3F8F4D), rgb(0xE0B422)};
    p.star = rgb(0xB98A22);
    p.court_gold = rgb(0xDDAA3C);
    p.court_cream = rgb(0xFBF3DD);
    p.courts = {{{rgb(0xE7E4EE), rgb(0x34406E), rgb(0x9C2F3C), rgb(0xF0CFAE), rgb(0x3A3238)},
        {rgb(0xF6E3DD), rgb(0xB82438), rgb(0x2F4A7A), rgb(0xF4D3B4), rgb(0x8A4A24)},
        {rgb(0xF7EBD2), rgb(0xC2502C), rgb(0x2E5E66), rgb(0xE5B98C), rgb(0xB98532)},
        {rgb(0xE3ECE3), rgb(0x2C5A45), rgb(0x7A3550), rgb(0xC08A62), rgb(0x4A2F20)},
        {rgb(0xECE6F2), rgb(0x6B4BA6), rgb(0xB23A5A), rgb(0xF2D0AC), rgb(0x6B4127)}}};
    p.seats = {rgb(0xD08A3C), rgb(0xBD5670), rgb(0x5877B8), rgb(0x7D9B4A), rgb(0x8C68B0), rgb(0x3F97A6), rgb(0xB0653F),
        rgb(0x6C7A8C), rgb(0xA8863A), rgb(0x9A5C9A), rgb(0x4C8C78), rgb(0xA34F55)};
    return p;
}

Palette dark_table() {
    Palette p = green_table();
    p.table_centre = rgb(0x2B343B);
    p.table_middle = rgb(0x20272D);
    p.table_edge = rgb(0x14191D);
    p.plate = rgb(0x05080A, 0.56F);
    p.plate_strong = rgb(0x05080A, 0.66F);
    p.panel = rgb(0xFFFFFF, 0.07F);
    p.sheet = rgb(0x1E262C);
    p.highlight_text = rgb(0x1B2228);
    p.highlight_soft = rgb(0x1B2228, 0.74F);
    p.shadow = rgb(0x000000, 0.46F);
    p.scrim = rgb(0x000000, 0.60F);
    p.face_top = rgb(0xF3F1EA);
    p.face_bottom = rgb(0xE6E2D6);
    p.face_dimmed = rgb(0x9A9F9D);
    return p;
}

Palette blue_table() {
    Palette p = green_table();
    p.table_centre = rgb(0x225375);
    p.table_middle = rgb(0x1F4E70);
    p.table_edge = rgb(0x12304A);
    p.plate = rgb(0x061824, 0.56F);
    p.plate_strong = rgb(0x061824, 0.64F);
    p.sheet = rgb(0x143650);
    p.highlight_text = rgb(0x14293A);
    p.highlight_soft = rgb(0x14293A, 0.76F);
    p.shadow = rgb(0x030E15, 0.38F);
    p.scrim = rgb(0x040D13, 0.58F);
    p.face_dimmed = rgb(0xB6BBC0);
    return p;
}

Palette wine_table() {
    Palette p = green_table();
    p.table_centre = rgb(0x7C3646);
    p.table_middle = rgb(0x692C3C);
    p.table_edge = rgb(0x431A28);
    p.plate = rgb(0x22080F, 0.56F);
    p.plate_strong = rgb(0x22080F, 0.64F);
    p.sheet = rgb(0x4A1F2C);
    p.highlight_text = rgb(0x3A1520);
    p.highlight_soft = rgb(0x3A1520, 0.76F);
    p.shadow = rgb(0x150308, 0.40F);
    p.scrim = rgb(0x130408, 0.58F);
    p.face_dimmed = rgb(0xBEB7B6);
    return p;
}

/// Returns the colours of the pages outside games: stone walls at dusk.
Palette stone() {
    Palette p = dark_table();
    p.table_centre = rgb(0x3A3740);
    p.table_middle = rgb(0x2A2830);
    p.table_edge = rgb(0x17161C);
    p.sheet = rgb(0x24222A);
    p.face_top = rgb(0xFFFEFA);
    p.face_bottom = rgb(0xF5F1E6);
    return p;
}

Palette light_table() {
    Palette p = green_table();
    p.table_centre = rgb(0xE4F0E9);
    p.table_middle = rgb(0xCFE3D9);
    p.table_edge = rgb(0xB2CFC3);
    p.plate = rgb(0xFFFFFF, 0.66F);
    p.plate_strong = rgb(0xFFFFFF, 0.82F);
    p.panel = rgb(0xFFFFFF, 0.52F);
    p.sheet = rgb(0xF4F8F4);
    p.line = rgb(0x14322D, 0.16F);
    p.inlay = rgb(0x14322D, 0.16F);
    p.inlay_strong = rgb(0x14322D, 0.36F);
    p.light = rgb(0xFFFFFF, 0.36F);
    p.text = rgb(0x14322D);
    p.text_soft = rgb(0x14322D, 0.76F);
    p.red_on_plate = rgb(0xB92A3E);
    p.red_on_highlight = rgb(0xFF9C9C);
    p.highlight_plate = rgb(0x17443B);
    p.highlight_text = rgb(0xF6F0E2);
    p.highlight_soft = rgb(0xF6F0E2, 0.78F);
    p.shadow = rgb(0x14322D, 0.28F);
    p.scrim = rgb(0x14322D, 0.42F);
    p.face_dimmed = rgb(0xC6CFC9);
    return p;
}

} // namespace

Colour mix(Colour a, Colour b, float t) {
    Colour out = 0;
    for (const int shift : {IM_COL32_R_SHIFT, IM_COL32_G_SHIFT, IM_COL32_B_SHIFT, IM_COL32_A_SHIFT})
        out |= static_cast<Colour>(mix(channel(a, shift), channel(b, shift), t) + 0.5F) << shift;
    return out;
}

Colour faded_colour(Colour c, float opacity) {
    const auto alpha = static_cast<Colour>(channel(c, IM_COL32_A_SHIFT) * opacity + 0.5F);
    return (c & ~IM_COL32_A_MASK) | alpha << IM_COL32_A_SHIFT;
}

Palette palette(TableTheme look) {
    switch (look) {
    case TableTheme::dark: return dark_table();
    case TableTheme::light: return light_table();
    case TableTheme::blue: return blue_table();
    case TableTheme::wine: return wine_table();
    case TableTheme::by_game: return stone();
    case TableTheme::green: break;
    }
    return green_table();
}

BackColours back_colours(CardBack back) {
    switch (back) {
    case CardBack::lattice: return {rgb(0x8E2C3B), rgb(0xA8404E), rgb(0xF0DFC0)};
    case CardBack::scales: return {rgb(0x1F5A4A), rgb(0x2C705E), rgb(0xE9DCB6)};
    case CardBack::stars: return {rgb(0x463566), rgb(0x8371AE), rgb(0xE9DCB6)};
    case CardBack::loggia: return {rgb(0x7A2233), rgb(0x963A49), rgb(0xF0DFC0)};
    case CardBack::stripes: break;
    }
    return {rgb(0x2A4577), rgb(0x35558C), rgb(0xE9DCB6)};
}

ImFont* Theme::font_of(Weight w) const {
    return w == Weight::display ? font.display : w == Weight::semibold ? font.semibold : font.regular;
}

Colour Theme::suit_colour(Suit s) const {
    if (four_colour && s == Suit::clubs) return colour.green;
    if (four_colour && s == Suit::diamonds) return colour.blue;
    return is_red(s) ? colour.red : colour.ink;
}

void apply_style(const Theme& theme) {
    ImGuiStyle& style = ImGui::GetStyle();
    style = ImGuiStyle{};
    style.WindowPadding = {0, 0};
    style.WindowBorderSize = 0;
    style.WindowRounding = 0;
    style.WindowMinSize = {1, 1};
    style.ItemSpacing = {0, 0};
    style.FramePadding = {0, 0};
    style.ScrollbarSize = 6;
    style.ScrollbarRounding = 3;
    style.FontSizeBase = type::text;
    const ImVec4 clear{0, 0, 0, 0};
    for (const int slot :
        {ImGuiCol_WindowBg, ImGuiCol_ChildBg, ImGuiCol_Border, ImGuiCol_ScrollbarBg, ImGuiCol_NavCursor})
        style.Colors[slot] = clear;
    style.Colors[ImGuiCol_Text] = ImGui::ColorConvertU32ToFloat4(theme.colour.text);
    for (const int slot : {ImGuiCol_ScrollbarGrab, ImGuiCol_ScrollbarGrabHovered, ImGuiCol_ScrollbarGrabActive})
        style.Colors[slot] = ImGui::ColorConvertU32ToFloat4(theme.colour.line);
    ImGuiIO& io = ImGui::GetIO();
    io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    io.ConfigNavEscapeClearFocusItem = false; // lets Enter and the arrows act also after Escape
    io.ConfigInputTextCursorBlink = false; // doesn't let the cursor blink, because it would cause new frames for ever
    io.ConfigWindowsMoveFromTitleBarOnly = true;
    io.IniFilename = nullptr;
    io.FontDefault = theme.font.regular;
}

float pixel_density() {
    const float scale = ImGui::GetIO().DisplayFramebufferScale.x;
    return scale > 0.0F ? scale : 1.0F;
}

} // namespace palazzo::ui
