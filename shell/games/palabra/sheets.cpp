// Draws the sheets of a Palabra table: a word and how its score was computed, the letters that a blank card can stand
// for, and the question whether to pass.
#include "shell/games/palabra/frame.hpp"
#include "shell/games/palabra/mirror.hpp"

#include <algorithm>
#include <string>

namespace palazzo::palabra::screen {

using namespace ui;
using palabra::Letter;
using palabra::Meld;

namespace {

constexpr float widest_card = 64;

void draw_word(const Canvas& canvas, ColumnFlow& flow, const Meld& word, const std::vector<bool>& can) {
    const auto n = static_cast<int>(word.tiles.size());
    const float card = lay_out_row(n, flow.area.inset(3, 0), widest_card).front().width;
    // The row has a margin, because the outlines of letters that can be shaved need room.
    const Rect row = flow.take_area(card * card_ratio + 8, 12).inset(3, 0);
    const auto places = lay_out_row(n, row, widest_card);
    for (std::size_t i = 0; i < word.tiles.size(); ++i) {
        const palabra::Tile& tile = word.tiles[i];
        CardLook look;
        look.struck = tile.shaved || word.jokered;
        look.dimmed = look.struck;
        look.playable = i < can.size() && can[i];
        if (tile.laid.card.is_blank() && tile.laid.letter < palabra::letter_count)
            look.letter = palabra::to_char(tile.laid.letter);
        draw_card(canvas, face_of(tile.laid.card), places[i], look);
    }
}

bool stars_taken(const Meld& word) {
    for (int i = word.before; i < word.before + word.taken; ++i)
        if (word.tiles[static_cast<std::size_t>(i)].laid.card.stars() > 0) return true;
    return false;
}

} // namespace

/// Draws the sheet of a word: how its score was computed, what was shaved, and the buttons for using the word.
void Table::draw_word_sheet(FrameData& f, const Theme& theme) {
    const Seat seat = *opened_word_seat;
    const Meld& word = *f.table().seat(seat).word;
    const bool own = seat == f.view.me;
    const std::string title = f.context.voice.say("palabra.word.of", {std::to_string(seat), letters_of(word)});
    Sheet sheet = begin_sheet(theme, "word", title);
    draw_word(sheet.canvas, sheet.flow, word, own ? std::vector<bool>() : shaveable_tiles(f.view, seat));
    sheet.flow.add_text(sheet.canvas, score_line(word, f.context.voice), {type::text}, 6);
    const std::string worth = std::to_string(word.worth());
    const TextStyle soft{15, Weight::regular, sheet.canvas.colour().text_soft};
    if (stars_taken(word)) sheet.flow.add_text(sheet.canvas, f.context.voice.say("palabra.word.stars"), soft, 6);
    if (word.jokered)
        sheet.flow.add_text(sheet.canvas, f.context.voice.say("palabra.word.jokered"), soft, 12);
    else if (word.shaved_points > 0)
        sheet.flow.add_text(sheet.canvas,
            f.context.voice.say("palabra.word.shaved", {std::to_string(word.shaved_points), worth}), soft, 12);
    else
        sheet.flow.add_text(sheet.canvas, f.context.voice.say("palabra.word.worth", {worth}), soft, 12);
    if (own && !f.table().over) sheet.flow.add_text(sheet.canvas, f.context.voice.say("palabra.word.own"), soft, 12);
    if (!own && !f.table().over) {
        const WordUseRefusals uses = word_use_refusals(f.view, seat);
        const auto offer = [&](const char* id, const char* label, const char* means, const Refusal& against,
                               Draft::Purpose purpose, bool main) {
            const ButtonKind kind = main ? ButtonKind::main : ButtonKind::secondary;
            const bool pressed =
                button(sheet.canvas, id, sheet.flow.take_area(52, 4), f.context.voice.say(label), kind, !against);
            const std::string line = against ? f.context.voice.say(against) : f.context.voice.say(means);
            sheet.flow.add_text(
                sheet.canvas, line, {type::detail, Weight::regular, soft.colour, TextAlignment::centre}, 10);
            if (pressed) begin_word_use(purpose, seat);
        };
        offer("build", "palabra.button.use.build", "palabra.use.build.means", uses.build, Draft::Purpose::lay,
            !uses.build);
        offer("shave", "palabra.button.use.shave", "palabra.use.shave.means", uses.shave, Draft::Purpose::shave, false);
        offer(
            "joker", "palabra.button.use.joker", "palabra.use.joker.means", uses.joker, Draft::Purpose::jokers, false);
    }
    end_sheet(sheet);
    if (sheet.closed) opened_word_seat.reset();
}

/// Draws the sheet that asks whether the player wants to pass although cards are chosen for a word.
void Table::draw_pass_confirmation(FrameData& f, const Theme& theme) {
    const Offer pass = *passing_;
    Sheet sheet = begin_sheet(theme, "passing", f.context.voice.say("palabra.passing"), 440);
    const auto reading = reading_of(f.view, rack, draft, wish);
    const std::string word = reading && reading->word ? letters_of(*reading->word) : std::string();
    sheet.flow.add_text(sheet.canvas,
        word.empty() ? f.context.voice.say("palabra.passing.cards")
                     : f.context.voice.say("palabra.passing.word", {word}),
        {}, 16);
    const bool on = button(sheet.canvas, "##on", sheet.flow.take_area(52, 10),
        f.context.voice.say("palabra.passing.play_on"), ButtonKind::main);
    const Rect area = sheet.flow.take_area(52, 10);
    const bool gone = button(sheet.canvas, "##pass", area, f.context.voice.say("palabra.button.pass"));
    name_area(games::move_id(*pass.move), area);
    end_sheet(sheet);
    if (sheet.closed || on || gone) passing_.reset();
    if (gone) make_offered_move(f, pass);
}

/// Draws the sheet with the letters that a blank card can stand for.
void Table::draw_letter_choice(const FrameData& f, const Theme& theme) {
    const i18n::Voice& voice = f.context.voice;
    const int id = asked_blank;
    const palabra::Card card = card_of(rack, id);
    const std::string title = voice.say("palabra.letter", {word_with_gap(f.view, rack, draft, id)});
    Sheet sheet = begin_sheet(theme, "letter", title, 440);
    constexpr int columns = 7;
    constexpr float gap = 6;
    const float side = std::min(52.0F, (sheet.flow.area.w - gap * (columns - 1)) / columns);
    const float left = sheet.flow.area.x + (sheet.flow.area.w - side * columns - gap * (columns - 1)) / 2;
    int shown = 0;
    Rect row{};
    for (int i = 0; i < palabra::letter_count; ++i) {
        const auto letter = static_cast<Letter>(i);
        if (!card.can_stand_for(letter)) continue;
        const int column = shown++ % columns;
        if (column == 0) row = sheet.flow.take_area(side, gap);
        const Rect at{left + static_cast<float>(column) * (side + gap), row.y, side, side};
        ImGui::PushID(i);
        const std::string name(1, palabra::to_char(letter));
        const bool pressed = button(sheet.canvas, "letter", at, name);
        ImGui::PopID();
        if (pressed || ImGui::IsKeyPressed(static_cast<ImGuiKey>(ImGuiKey_A + i), false)) choose_blank_letter(letter);
        if (asked_blank < 0) break;
    }
    if (asked_blank >= 0) {
        sheet.flow.take_area(0, 6);
        if (button(sheet.canvas, "back", sheet.flow.take_area(48, 8), voice.say("palabra.button.take_card"))) {
            draft = draft_without_card(draft, id);
            asked_blank = -1;
        }
    }
    end_sheet(sheet);
    if (sheet.closed) asked_blank = -1;
}

} // namespace palazzo::palabra::screen
