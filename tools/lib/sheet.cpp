// Draws the program's look on one sheet: every card, colour, size of text, icon, face and state of a control side by
// side, once for each cloth. tools/screenshots --sheet runs it and turns the pictures into PNG files.
//   palazzo-sheet FOLDER   writes FOLDER/CLOTH.ppm for each cloth
#include "assets/fonts.hpp"
#include "engine/core/character.hpp"
#include "shell/cards/art.hpp"
#include "shell/ui/fonts.hpp"
#include "shell/ui/loggia.hpp"
#include "shell/ui/widgets.hpp"

#include <SDL.h>
#include <SDL_opengl.h>
#include <imgui_impl_opengl3.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace palazzo;
using namespace palazzo::ui;

constexpr int window_width = 1440;
constexpr int window_height = 2520;
constexpr float left = 24;

/// Draws parts of the sheet from the top to the bottom.
struct Pen {
    Canvas canvas;
    float y = 20;

    /// Draws the heading of a part.
    void heading(const char* text) {
        y += 14;
        draw_line(canvas, {left, y, 900, 26}, text, {type::heading, Weight::display});
        y += 34;
    }
    /// Draws a caption of one line that is centred below something.
    void caption(float x, float width, float top, std::string_view text) const {
        const TextStyle style{type::least, Weight::regular, canvas.colour().text_soft, TextAlignment::centre};
        draw_line(canvas, {x, top, width, 16}, text, style);
    }
};

void draw_head(Pen& pen, const std::string& cloth) {
    draw_line(pen.canvas, {left, pen.y, 500, 56}, "Palazzo", {44, Weight::display});
    draw_flourish_line(pen.canvas, {380, pen.y + 28}, 240);
    draw_line(pen.canvas, {540, pen.y, 400, 56}, cloth, {type::title, Weight::display});
    draw_inlaid_star(pen.canvas, {window_width - 80, pen.y + 28}, 34, pen.canvas.colour().inlay_strong);
    pen.y += 60;
}

void draw_colours(Pen& pen) {
    const Palette& c = pen.canvas.colour();
    const std::vector<std::pair<const char*, Colour>> all{{"table_centre", c.table_centre},
        {"table_middle", c.table_middle}, {"table_edge", c.table_edge}, {"plate", c.plate},
        {"plate_strong", c.plate_strong}, {"panel", c.panel}, {"sheet", c.sheet}, {"line", c.line}, {"inlay", c.inlay},
        {"inlay_strong", c.inlay_strong}, {"text", c.text}, {"text_soft", c.text_soft},
        {"red_on_plate", c.red_on_plate}, {"highlight_plate", c.highlight_plate}, {"accent", c.accent},
        {"accent_edge", c.accent_edge}, {"danger", c.danger}, {"face_top", c.face_top}, {"face_bottom", c.face_bottom},
        {"face_dimmed", c.face_dimmed}, {"ink", c.ink}, {"red", c.red}, {"green", c.green}, {"blue", c.blue},
        {"violet", c.violet}, {"star", c.star}, {"court_gold", c.court_gold}, {"court_cream", c.court_cream}};
    pen.heading("Colours");
    constexpr float step = 99;
    float x = left;
    const auto swatch = [&](const char* name, Colour colour) {
        if (x + step > window_width) {
            x = left;
            pen.y += 62;
        }
        draw_plate(pen.canvas, {x, pen.y, step - 8, 36}, colour, 8);
        pen.caption(x - 4, step, pen.y + 38, name);
        x += step;
    };
    for (const auto& [name, colour] : all) swatch(name, colour);
    for (std::size_t i = 0; i < c.letters.size(); ++i) swatch("letters", c.letters[i]);
    for (const Colour colour : c.seats) swatch("seats", colour);
    pen.y += 62;
}

void draw_text_sizes(Pen& pen) {
    pen.heading("Text");
    for (const auto& [name, size] : {std::pair{"title 30", type::title}, {"heading 20", type::heading},
             {"text 16", type::text}, {"detail 13", type::detail}, {"least 12", type::least}}) {
        const float height = size + 10;
        draw_line(pen.canvas, {left, pen.y, 440, height}, std::string(name) + ": ♠ 10 and ♥ Q", {size});
        draw_line(pen.canvas, {480, pen.y, 440, height}, "semibold 0123456789", {size, Weight::semibold});
        draw_line(pen.canvas, {940, pen.y, 460, height}, "Display Capitals", {size, Weight::display});
        pen.y += height;
    }
}

void draw_icons(Pen& pen) {
    pen.heading("Icons");
    constexpr int icon_count = static_cast<int>(Icon::edit) + 1;
    for (int i = 0; i < icon_count; ++i) {
        const auto icon = static_cast<Icon>(i);
        const float x = left + 18 + static_cast<float>(i) * 36.5F;
        draw_icon(pen.canvas, icon, {x, pen.y + 14}, 24, pen.canvas.colour().text);
    }
    pen.y += 40;
}

void draw_buttons(Pen& pen) {
    constexpr std::array kinds{std::pair{"main", ButtonKind::main}, std::pair{"secondary", ButtonKind::secondary},
        std::pair{"danger", ButtonKind::danger}, std::pair{"quiet", ButtonKind::quiet},
        std::pair{"unavailable", ButtonKind::unavailable}};
    float x = left;
    for (const auto& [name, kind] : kinds) {
        const std::string id = name;
        button(pen.canvas, id.c_str(), {x, pen.y, 130, space::button_size}, name, kind);
        button(pen.canvas, (id + "off").c_str(), {x + 138, pen.y, 74, space::button_size}, "off", kind, false);
        icon_button(pen.canvas, (id + "icon").c_str(), {x + 220, pen.y, 48, 48}, Icon::undo, name, true, kind);
        x += 280;
    }
    pen.y += 58;
}

void draw_choices(Pen& pen) {
    constexpr std::array<std::string_view, 3> options{"Slow", "Normal", "Fast"};
    segmented_choice(pen.canvas, "choice", {left, pen.y, 300, space::button_size}, options, 1);
    stepper(pen.canvas, "stepper", {350, pen.y, 190, space::button_size}, 4, 2, 12);
    slider(pen.canvas, "slider", {570, pen.y, 240, space::button_size}, 6, 10);
    toggle(pen.canvas, "on", {840, pen.y, 270, 52}, "A switch", "that is on", true);
    toggle(pen.canvas, "off", {1140, pen.y, 270, 52}, "A switch", "that is off", false);
    pen.y += 62;
    const Icon icon = Icon::rules;
    row(pen.canvas, "row", {left, pen.y, 420, 56}, {"A row", "with a detail", "Value", &icon, true});
    field_button(pen.canvas, "field", {470, pen.y, 260, space::button_size}, "A field");
    draw_banner(pen.canvas, {750, pen.y, 320, 52}, "A banner with **bold** words");
    draw_focus(pen.canvas, {1110, pen.y + 4, 120, 44}, space::radius);
    pen.caption(1110, 120, pen.y + 18, "focus");
    draw_dashed_outline(pen.canvas, {1260, pen.y + 4, 120, 44}, space::radius, pen.canvas.colour().text_soft);
    pen.caption(1260, 120, pen.y + 18, "place for a card");
    pen.y += 70;
}

void draw_seats(Pen& pen) {
    float x = left;
    Seat seat = 0;
    for (const Character& one : characters) {
        const Colour colour = pen.canvas.theme->seat_colour(seat);
        draw_avatar(pen.canvas, {x + 40, pen.y + 40}, 38, one.name, colour);
        pen.caption(x, 80, pen.y + 82, one.name);
        x += 117;
        ++seat;
    }
    pen.y += 108;
    const auto plate = [&](float at, const char* detail, bool acting, bool finished) {
        const SeatPlate content{
            std::string(characters[0].name), detail, false, pen.canvas.theme->seat_colour(0), acting, finished};
        draw_seat_plate(pen.canvas, {at, pen.y, 200, 52}, content);
        draw_seat_line(pen.canvas, {at, pen.y + 62, 200, 28}, content);
    };
    plate(left, "waits", false, false);
    plate(250, "is to act", true, false);
    plate(476, "has finished", false, true);
    pen.y += 104;
}

void draw_controls(Pen& pen) {
    pen.heading("Controls");
    draw_buttons(pen);
    draw_choices(pen);
    pen.heading("People");
    draw_seats(pen);
}

void draw_one(const Pen& pen, CardFace card, float x, float width, const CardLook& look = {}) {
    draw_card(pen.canvas, card, {{x + width / 2, pen.y + width * card_ratio / 2}, width}, look);
}

void draw_whole_deck(Pen& pen) {
    pen.heading("Cards");
    constexpr float width = 96;
    for (int suit = 0; suit < suit_count; ++suit) {
        for (int rank = 0; rank < rank_count; ++rank)
            draw_one(pen, Card(rank_at(rank), suit_at(suit)), left + static_cast<float>(rank) * 107, width);
        pen.y += width * card_ratio + 10;
    }
}

void draw_small_cards(Pen& pen) {
    float x = left;
    for (const float width : {28.0F, 40.0F, 56.0F, 72.0F})
        for (const Card card : {Card(Rank::ten, Suit::hearts), Card(Rank::queen, Suit::spades), Card::joker()}) {
            draw_one(pen, card, x, width);
            x += width + 8;
        }
    x += 24;
    for (int back = 0; back < card_back_count; ++back) {
        Theme theme = *pen.canvas.theme;
        theme.card_back = static_cast<CardBack>(back);
        draw_card({pen.canvas.list, &theme}, Card::unknown(), {{x + 36, pen.y + 36 * card_ratio}, 72});
        x += 82;
    }
    draw_slot(pen.canvas, {{x + 36, pen.y + 36 * card_ratio}, 72});
    pen.y += 72 * card_ratio + 16;
}

void draw_letter_cards(Pen& pen) {
    using Kind = LetterFace::CardKind;
    const std::array<LetterFace, 8> all{
        {{Kind::letter, 'A', 1, 0, 1}, {Kind::letter, 'P', 3, 1, 2}, {Kind::letter, 'L', 2, 2, 4},
            {Kind::letter, 'Z', 8, 3, 8}, {Kind::letter, 'B', 4, 0, 9}, {Kind::wild}, {Kind::vowel}, {Kind::joker}}};
    for (std::size_t i = 0; i < all.size(); ++i) draw_one(pen, all[i], left + static_cast<float>(i) * 107, 96);
    for (std::size_t i = 0; i < 4; ++i) draw_one(pen, all[i], left + 870 + static_cast<float>(i) * 52, 44);
    pen.y += 96 * card_ratio + 10;
}

void draw_card_states(Pen& pen) {
    std::array<std::pair<const char*, CardLook>, 9> all{{{"usual", {}}, {"playable", {}}, {"selected", {}},
        {"dimmed", {}}, {"hovered", {}}, {"focused", {}}, {"flying", {}}, {"struck", {}}, {"stands for 9", {}}}};
    all[1].second.playable = true;
    all[2].second.selected = true;
    all[3].second.dimmed = true;
    all[4].second.hovered = true;
    all[5].second.focused = true;
    all[6].second.moving = true;
    all[7].second.struck = true;
    all[8].second.stands_for = Rank::nine;
    float x = left;
    for (const auto& [name, look] : all) {
        CardFace card = look.stands_for ? Card::joker() : Card(Rank::seven, Suit::diamonds);
        if (look.struck) card = LetterFace{LetterFace::CardKind::letter, 'A', 1, 0, 1}; // only letters are crossed out
        draw_one(pen, card, x, 96, look);
        pen.caption(x - 8, 112, pen.y + 96 * card_ratio + 8, name);
        x += 124;
    }
    pen.y += 96 * card_ratio + 30;
}

void draw_large_cards(Pen& pen) {
    constexpr float width = 190;
    float x = left;
    for (const CardFace& card : {CardFace(Card(Rank::ace, Suit::spades)), CardFace(Card(Rank::king, Suit::hearts)),
             CardFace(Card(Rank::queen, Suit::clubs)), CardFace(Card(Rank::jack, Suit::diamonds)),
             CardFace(Card::joker()), CardFace(Card::unknown()),
             CardFace(LetterFace{LetterFace::CardKind::letter, 'P', 3, 2, 6})}) {
        draw_one(pen, card, x, width);
        x += width + 11;
    }
    pen.y += width * card_ratio + 10;
}

void draw_sheet(const Theme& theme, const std::string& cloth) {
    Pen pen{begin_screen(theme, cloth.c_str())};
    draw_head(pen, cloth);
    draw_colours(pen);
    draw_text_sizes(pen);
    draw_icons(pen);
    draw_controls(pen);
    draw_whole_deck(pen);
    draw_small_cards(pen);
    draw_letter_cards(pen);
    draw_card_states(pen);
    draw_large_cards(pen);
    end_screen();
}

/// Draws the sheet three times, so that everything has its final size, and returns the pixels, three bytes each, from
/// the lowest row to the highest.
std::vector<unsigned char> picture_of(const Theme& theme, const std::string& cloth) {
    Presses presses;
    apply_style(theme);
    for (int frame = 0; frame < 3; ++frame) {
        ImGui::GetIO().DisplaySize = {window_width, window_height};
        ImGui::GetIO().DeltaTime = 1;
        ImGui_ImplOpenGL3_NewFrame();
        ImGui::NewFrame();
        begin_presses(presses, frame);
        draw_sheet(theme, cloth);
        end_frame(presses);
        ImGui::Render();
        glViewport(0, 0, window_width, window_height);
        ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    }
    std::vector<unsigned char> pixels(std::size_t{window_width} * window_height * 3);
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadPixels(0, 0, window_width, window_height, GL_RGB, GL_UNSIGNED_BYTE, pixels.data());
    return pixels;
}

/// Writes a picture as a portable pixmap. Returns whether the file could be written.
bool write_pixmap(const std::string& file, const std::vector<unsigned char>& pixels) {
    std::ofstream out(file, std::ios::binary);
    out << "P6\n" << window_width << ' ' << window_height << "\n255\n";
    constexpr std::size_t row = std::size_t{window_width} * 3;
    for (std::size_t y = window_height; y-- > 0;)
        out.write(reinterpret_cast<const char*>(pixels.data() + y * row), row);
    return static_cast<bool>(out);
}

int fail(const char* what) {
    std::fprintf(stderr, "palazzo-sheet: %s\n", what);
    return EXIT_FAILURE;
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) return fail("usage: palazzo-sheet FOLDER");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return fail(SDL_GetError());
    SDL_Window* window = SDL_CreateWindow("The look of Palazzo", 0, 0, window_width, window_height, SDL_WINDOW_OPENGL);
    if (window == nullptr || SDL_GL_CreateContext(window) == nullptr) return fail(SDL_GetError());
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui_ImplOpenGL3_Init("#version 130");
    Theme theme;
    theme.font = load_fonts(assets::inter(), assets::cinzel());
    for (const auto& [name, look] : {std::pair{"green", TableTheme::green}, {"blue", TableTheme::blue},
             {"wine", TableTheme::wine}, {"dark", TableTheme::dark}, {"light", TableTheme::light}}) {
        theme.colour = palette(look);
        theme.four_colour = look == TableTheme::blue; // one sheet shows suits of four colours
        if (!write_pixmap(std::string(argv[1]) + "/" + name + ".ppm", picture_of(theme, name)))
            return fail("the pictures can't be written");
    }
    return EXIT_SUCCESS;
}
