#include "shell/pages/question_card.hpp"

#include "engine/quiz/deck.hpp"
#include "shell/cards/art.hpp"
#include "shell/pages/question_card_words.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace palazzo::pages {
namespace {

using namespace ui;

constexpr float widest = 560.0F;
constexpr float widest_page = 640.0F;
constexpr float widest_low = 860.0F;    ///< Width of the card in a window that is too low for the card's single column.
constexpr float lowest_column = 480.0F; ///< Least height of a window that shows the card as a single column.
constexpr float about_card = 72.0F;     ///< Width of the cards that a question is about.
constexpr float die_side = 44.0F;
constexpr float die_label = 60.0F; ///< Width of the label below the die.

/// Returns the face that a rolling die shows. `roll` is the progress of the roll, from 0 to 1; at the end the face is
/// `die`.
int face_at(int die, float roll) { return roll >= 1.0F ? die : 1 + (die + static_cast<int>(roll * 11.0F) * 5) % 6; }
/// Returns how high a rolling die jumps, in logical pixels.
float height_at(float roll) { return roll >= 1.0F ? 0.0F : std::abs(std::sin(roll * 9.42F)) * 12.0F * (1.0F - roll); }

/// Draws a die with its pips.
void draw_die(const Canvas& canvas, const Rect& area, int die) {
    canvas.list->AddRectFilled({area.x, area.y}, {area.right(), area.bottom()}, canvas.colour().face_top, 10);
    const Point middle = area.centre();
    const float step = area.w * 0.27F;
    const auto pip = [&](float x, float y) {
        canvas.list->AddCircleFilled(
            {middle.x + x * step, middle.y + y * step}, area.w * 0.085F, canvas.colour().ink, 16);
    };
    if (die % 2 == 1) pip(0, 0);
    if (die >= 2) pip(-1, 1), pip(1, -1);
    if (die >= 4) pip(-1, -1), pip(1, 1);
    if (die == 6) pip(-1, 0), pip(1, 0);
}

/// Returns the largest text size at which the prompt is no higher than `room`, so that it can be read across a table;
/// at least 20.
float prompt_size(const Theme& theme, const std::string& prompt, float width, float room, bool page) {
    const float largest = is_window_narrow() ? 34.0F : page ? 64.0F : 46.0F;
    for (float size = largest; size > 20; size -= 2)
        if (measure_text(theme, prompt, {size, Weight::semibold}, width).y <= room) return size;
    return 20;
}

/// Returns whether the window is so low that question and answer are drawn side by side, as on a phone in landscape.
bool is_low() { return !is_window_narrow() && screen_area().h < lowest_column; }

struct Drawing {
    Canvas canvas;
    ColumnFlow flow;
    const i18n::Voice& voice;
    const ChallengeModel& model;
    std::optional<a11y::Action> action = std::nullopt;
};

/// Draws in a centred row the cards that the challenge is about. They overlap if there is too little room.
void draw_about(Drawing& d) {
    const auto& cards = d.model.cards_at_stake;
    if (cards.empty()) return;
    const Rect row = d.flow.take_area(std::ceil(about_card * card_ratio), 20);
    const auto gaps = static_cast<float>(cards.size() - 1);
    const float step = gaps > 0 ? std::min(about_card + space::gap, (row.w - about_card) / gaps) : 0.0F;
    Point at{row.centre().x - gaps * step / 2, row.centre().y};
    for (const CardFace& card : cards) {
        draw_card(d.canvas, card, {at, about_card, 0});
        at.x += step;
    }
}

void draw_head(Drawing& d) {
    const ChallengeModel& m = d.model;
    const std::string title = d.voice.say(m.title);
    const TextStyle style{14, Weight::regular, d.canvas.colour().text_soft};
    const float beside = 62 + (m.die > 0 ? die_label + 12 : 0);
    const float lines = measure_text(*d.canvas.theme, d.voice.say(m.detail), style, d.flow.area.w - beside).y;
    const float detail = 28 + lines;
    const Rect row = d.flow.take_area(std::ceil(std::max(detail, m.die > 0 ? die_side + 20 : 52.0F)), 12);
    draw_avatar(d.canvas, {row.x + 24, row.y + 26}, 24, m.seat < 0 ? title : d.voice.name(m.seat),
        d.canvas.theme->seat_colour(std::max(m.seat, 0)));
    const float right = m.die > 0 ? die_label + 12 : 0;
    const Rect text{row.x + 62, row.y, row.w - 62 - right, 28};
    draw_line(d.canvas, text, title, {19, Weight::semibold});
    draw_text(d.canvas, {text.x, row.y + 28, text.w, detail - 28}, d.voice.say(m.detail), style);
    if (m.die == 0) return;
    const float x = row.right() - (die_label + die_side) / 2;
    draw_die(d.canvas, {x, row.y - height_at(m.roll), die_side, die_side}, face_at(m.die, m.roll));
    draw_line(d.canvas, {row.right() - die_label, row.y + die_side + 2, die_label, 18}, d.voice.say("challenge.die"),
        {type::detail, Weight::regular, d.canvas.colour().text_soft, TextAlignment::centre});
}

void draw_stake(Drawing& d) {
    const std::string stake = d.voice.say(d.model.stake);
    if (!stake.empty()) d.flow.add_text(d.canvas, stake, {15, Weight::semibold}, 12);
}

void draw_prompt(Drawing& d) {
    const ChallengeModel& m = d.model;
    const Palette& colour = d.canvas.colour();
    if (const std::string instruction = d.voice.say(m.instruction); !instruction.empty()) {
        std::string line = question_labels_in_words(d.voice, m);
        if (m.missed_before) line = d.voice.join({line, d.voice.say("challenge.again")}, "list.dot");
        if (!line.empty())
            draw_line(d.canvas, d.flow.take_area(20, 2), line, {type::detail, Weight::semibold, colour.text_soft});
        d.flow.add_text(d.canvas, instruction, {17, Weight::semibold}, 8);
    }
    if (m.prompt.empty()) return;
    const float width = d.flow.area.w - 32;
    const float room = screen_area().h * (is_window_narrow() ? 0.28F : m.covers_table ? 0.36F : 0.30F);
    const TextStyle style{prompt_size(*d.canvas.theme, m.prompt, width, room, m.covers_table), Weight::semibold,
        colour.ink, TextAlignment::centre};
    const float height = std::max(measure_text(*d.canvas.theme, m.prompt, style, width).y, style.size);
    const Rect card = d.flow.take_area(std::ceil(height) + 36, 14);
    draw_plate(d.canvas, card, colour.face_top, 16);
    draw_text(d.canvas, card.inset(16, 18), m.prompt, style);
}

/// Draws the time left, as a bar and in seconds.
void draw_time(Drawing& d) {
    const ChallengeModel& m = d.model;
    if (m.seconds_left < 0) return;
    const Rect row = d.flow.take_area(18, 10);
    const std::string text = m.seconds_left > 0
        ? d.voice.say("challenge.seconds.some", {std::to_string(m.seconds_left)})
        : d.voice.say("challenge.time_up");
    const float label = 76;
    const Rect bar{row.x, row.centre().y - 4, row.w - label, 8};
    const float share = static_cast<float>(m.seconds_left) / static_cast<float>(std::max(m.seconds, 1));
    const bool late = m.seconds_left <= 5;
    draw_plate(d.canvas, bar, d.canvas.colour().line, 4);
    if (share > 0)
        draw_plate(d.canvas, {bar.x, bar.y, std::max(bar.w * share, 8.0F), bar.h},
            late ? d.canvas.colour().danger : d.canvas.colour().accent, 4);
    draw_line(d.canvas, {bar.right(), row.y, label, row.h}, text, {15, Weight::semibold, 0, TextAlignment::right});
}

void draw_answer(Drawing& d) {
    const ChallengeModel& m = d.model;
    const Palette& colour = d.canvas.colour();
    if (m.passed) {
        const Rect row = d.flow.take_area(36, m.answer.empty() && m.given_answer.empty() ? 14 : 4);
        draw_icon(d.canvas, *m.passed ? Icon::check : Icon::close, {row.x + 14, row.centre().y}, 26,
            *m.passed ? colour.accent : colour.danger);
        const std::string said = m.given_answer.empty() ? verdict_in_words(d.voice, *m.passed) : m.given_answer;
        draw_line(d.canvas, {row.x + 36, row.y, row.w - 36, row.h}, said, {19, Weight::semibold});
    }
    if (m.bot_thinks) draw_line(d.canvas, d.flow.take_area(36, 14), "…", {19, Weight::semibold, colour.text_soft});
    if (!m.answer.empty()) {
        draw_line(d.canvas, d.flow.take_area(20, 2), answer_label(d.voice, m),
            {type::detail, Weight::semibold, colour.text_soft});
        if (m.marked_answer.empty())
            d.flow.add_text(d.canvas, m.answer, {22, Weight::semibold}, 14);
        else
            d.flow.add_text(d.canvas, m.marked_answer,
                {22, Weight::regular, colour.text_soft, TextAlignment::left, colour.text}, 14);
    }
    if (!m.note.empty()) d.flow.add_text(d.canvas, m.note, {type::text}, 14);
    if (m.other_answers.empty()) return;
    draw_line(d.canvas, d.flow.take_area(20, 2), d.voice.say("challenge.others.title"),
        {type::detail, Weight::semibold, colour.text_soft});
    for (const std::string& answer : m.other_answers) d.flow.add_text(d.canvas, answer, {17, Weight::regular}, 4);
    d.flow.take_area(0, 10);
}

bool enter_pressed() {
    return ImGui::IsKeyPressed(ImGuiKey_Enter, false) || ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false);
}

void draw_field(Drawing& d) {
    const ChallengeModel& m = d.model;
    if (!m.typed) return;
    const Rect field = d.flow.take_area(54, 8);
    name_area("ch:text", field);
    if (!m.typing) {
        if (field_button(d.canvas, "ch:type", field, m.text.empty() ? d.voice.say("challenge.type") : m.text))
            d.action = a11y::make_action("ch:type");
        return;
    }
    const std::string id = "##answer" + std::to_string(m.tries);
    const std::string hint = d.voice.say("challenge.answer");
    const TextFieldResult typed =
        text_field(d.canvas, id.c_str(), field, m.text, hint.c_str(), quiz::longest_typed_answer);
    if (typed.text) d.action = a11y::make_action("ch:text", *typed.text);
    // Enter submits the answer, as it does in the web page's text field.
    if (typed.done) d.action = a11y::make_action(enter_pressed() ? "ch:check" : "ch:typed");
}

/// Draws keys for the letters that keyboards lack, below a field on the canvas. While the web page's text field is
/// open, leaves the place of the keys empty, because that field's own keys cover it.
void draw_keys(Drawing& d) {
    const ChallengeModel& m = d.model;
    if (!m.typed || m.keys.empty()) return;
    constexpr float side = 44.0F;
    const int columns = std::max(1, static_cast<int>((d.flow.area.w + 6) / (side + 6)));
    Rect row{};
    int at = 0;
    for (std::size_t from = 0; from < m.keys.size(); ++at) {
        const std::size_t to = std::min(m.keys.find(' ', from), m.keys.size());
        const std::string key = m.keys.substr(from, to - from);
        if (at % columns == 0) row = d.flow.take_area(side, 6);
        const Rect area{row.x + static_cast<float>(at % columns) * (side + 6), row.y, side, side};
        if (!m.native_field_open && button(d.canvas, ("key" + key).c_str(), area, key))
            d.action = a11y::make_action("ch:text", m.text + key);
        from = to + 1;
    }
    d.flow.take_area(0, 4);
}

void draw_hint(Drawing& d) {
    const std::string hint = d.voice.say(d.model.hint);
    if (!hint.empty()) d.flow.add_text(d.canvas, hint, {15, Weight::semibold, d.canvas.colour().accent}, 8);
    if (!d.model.letters.empty())
        d.flow.add_text(d.canvas, d.voice.say("challenge.letters", {d.model.letters}), {17, Weight::semibold}, 8);
}

/// Draws the fact below the buttons, so that on a small phone it pushes no button out of the window.
void draw_fact(Drawing& d) {
    const std::string fact = d.voice.say(d.model.fact);
    if (!fact.empty()) d.flow.add_text(d.canvas, fact, {type::text, Weight::regular, d.canvas.colour().text_soft}, 8);
}

void draw_votes(Drawing& d) {
    const std::array said{verdict_in_words(d.voice, false), verdict_in_words(d.voice, true)};
    const std::array<std::string_view, 2> labels{said[0], said[1]};
    for (const ChallengeVote& vote : d.model.votes) {
        const Rect row = d.flow.take_area(48, 8);
        const float choice = std::min(250.0F, row.w * 0.62F);
        draw_line(d.canvas, {row.x, row.y, row.w - choice - 8, row.h}, d.voice.name(vote.seat),
            {type::text, Weight::semibold});
        const std::string id = "ch:vote:" + std::to_string(vote.seat);
        const int now = vote.passed ? (*vote.passed ? 1 : 0) : -1;
        const int chosen =
            segmented_choice(d.canvas, id.c_str(), {row.right() - choice, row.y, choice, 48}, labels, now);
        if (chosen != now) d.action = a11y::make_action(id, chosen);
    }
}

void draw_shares(Drawing& d) {
    int left = 4;
    for (const ChallengeShare& share : d.model.shares) left -= share.share;
    for (const ChallengeShare& share : d.model.shares) {
        const Rect row = d.flow.take_area(48, 8);
        const std::string name = d.voice.name(share.seat);
        draw_avatar(d.canvas, {row.x + 22, row.centre().y}, 18, name, d.canvas.theme->seat_colour(share.seat));
        draw_line(d.canvas, {row.x + 50, row.y, row.w - 230, row.h}, name, {type::text, Weight::semibold});
        const std::string id = "ch:share:" + std::to_string(share.seat);
        const int now =
            stepper(d.canvas, id.c_str(), {row.right() - 176, row.y, 176, 48}, share.share, 0, share.share + left);
        if (now != share.share) d.action = a11y::make_action(id, now);
    }
}

/// Draws the line that says who gives the verdict, above the buttons for it.
void draw_judge(Drawing& d) {
    const ChallengeModel& m = d.model;
    const std::string judged = d.voice.say(m.judge_line);
    if (judged.empty()) return;
    const Rect row = d.flow.take_area(40, 4);
    const float left = m.judge < 0 ? 0 : 46;
    if (m.judge >= 0)
        draw_avatar(
            d.canvas, {row.x + 18, row.centre().y}, 16, d.voice.name(m.judge), d.canvas.theme->seat_colour(m.judge));
    draw_line(d.canvas, {row.x + left, row.y, row.w - left, row.h}, judged, {18, Weight::semibold});
}

void draw_buttons(Drawing& d) {
    const auto& buttons = d.model.buttons;
    if (!buttons.empty()) d.flow.take_area(0, 4);
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        const bool pair = (buttons[i].paired || is_low()) && i + 1 < buttons.size();
        const Rect row = d.flow.take_area(54, 10);
        const float half = (row.w - 10) / 2;
        const auto press = [&](const ChallengeButton& b, const Rect& area) {
            if (button(d.canvas, b.id.c_str(), area, d.voice.say(b.label), b.kind)) d.action = a11y::make_action(b.id);
        };
        if (pair) {
            press(buttons[i], {row.x, row.y, half, row.h});
            press(buttons[i + 1], {row.right() - half, row.y, half, row.h});
            ++i;
        } else {
            press(buttons[i], row);
        }
    }
}

/// The corner of the screen with the table's menu button, which stays visible while the card is shown.
constexpr Rect menu_corner{0, 0, 72, 64};

/// Lets the player close a verdict without its button. The Enter key, which also submitted the answer, closes it unless
/// the keyboard is being used to choose controls. A brief card is also closed by a press anywhere, except that a press
/// on the menu button opens the menu.
void follow_reader(Drawing& d) {
    const auto beside = d.model.closes_by_itself ? release_point("##anywhere", screen_area()) : std::nullopt;
    const bool read = d.model.passed && !ImGui::GetIO().NavVisible && enter_pressed();
    if (!beside && !read) return;
    d.action = a11y::make_action(beside && menu_corner.contains(*beside) ? "menu" : "ch:go");
}

/// Draws the question and the answer of a bot in a few lines, with the buttons side by side, because the table above
/// the card stays visible.
void draw_remark(Drawing& d) {
    ImGui::PushID(static_cast<int>(d.model.card));
    follow_reader(d);
    const ChallengeModel& m = d.model;
    const std::string name = m.seat < 0 ? d.voice.say(m.title) : d.voice.name(m.seat);
    const Rect row = d.flow.take_area(36, 4);
    draw_avatar(d.canvas, {row.x + 18, row.centre().y}, 16, name, d.canvas.theme->seat_colour(std::max(m.seat, 0)));
    const std::string prompt = m.prompt.empty() ? d.voice.say(m.title) : m.prompt;
    draw_line(d.canvas, {row.x + 46, row.y, row.w - 46, row.h}, prompt, {18, Weight::semibold});
    draw_answer(d);
    if (!m.buttons.empty()) {
        const Rect all = d.flow.take_area(48, 0);
        const auto n = static_cast<float>(m.buttons.size());
        const float width = (all.w - space::gap * (n - 1)) / n;
        Rect area{all.x, all.y, width, all.h};
        for (const ChallengeButton& b : m.buttons) {
            if (button(d.canvas, b.id.c_str(), area, d.voice.say(b.label), ButtonKind::secondary))
                d.action = a11y::make_action(b.id);
            area.x += width + space::gap;
        }
    }
    ImGui::PopID();
}

/// Draws the first part of the card: who is challenged, the stake, the question and the time left.
void draw_asked(Drawing& d) {
    draw_head(d);
    draw_stake(d);
    draw_prompt(d);
    draw_time(d);
}

/// Draws the second part of the card: the verdict, or the controls for answering or judging.
void draw_reply(Drawing& d) {
    draw_answer(d);
    draw_field(d);
    draw_keys(d);
    draw_hint(d);
    draw_judge(d);
    draw_votes(d);
    draw_shares(d);
    draw_buttons(d);
    draw_fact(d);
}

/// Draws the question on the left and the reply on the right.
void draw_side_by_side(Drawing& d) {
    const ColumnFlow whole = d.flow;
    const float half = std::floor((whole.area.w - space::margin) / 2);
    d.flow.area.w = half;
    draw_asked(d);
    const float asked = d.flow.y;
    d.flow = whole;
    d.flow.area.x = whole.area.right() - half;
    d.flow.area.w = half;
    draw_reply(d);
    d.flow.area = whole.area;
    d.flow.y = std::max(asked, d.flow.y);
}

void draw_content(Drawing& d) {
    ImGui::PushID(static_cast<int>(d.model.card));
    follow_reader(d);
    if (is_low()) {
        draw_side_by_side(d);
    } else {
        draw_asked(d);
        draw_reply(d);
    }
    draw_day_counts(d.canvas, d.flow, d.voice, d.model.due);
    draw_progress_bars(d.canvas, d.flow, d.voice, d.model.progress);
    ImGui::PopID();
}

/// Draws the card as a page that hides the table, because other people would see the player's hand.
std::optional<a11y::Action> draw_whole(const Theme& theme, const i18n::Voice& voice, const ChallengeModel& model) {
    const Canvas canvas = begin_screen(theme, "challenge", true);
    distinguish_layer(model.card);
    const float highest = is_low() ? space::margin : 68.0F;
    const Rect all = screen_area();
    // In a low window the card is beside the menu button, in other windows below it.
    const float beside = is_low() ? 2 * menu_corner.w : 2 * space::margin;
    const float width = std::min(is_low() ? widest_low : widest_page, all.w - beside);
    std::optional<a11y::Action> menu;
    if (model.has_menu && icon_button(canvas, "menu", {12, 8, 48, 48}, Icon::menu, voice.say("table.menu")))
        menu = a11y::make_action("menu");
    // The content is centred vertically by its height in the last frame. On phones, a card with a text field is at the
    // top instead, so that the screen keyboard doesn't cover the field.
    float* content = ImGui::GetStateStorage()->GetFloatRef(ImGui::GetID("##height"), 0);
    const bool at_top = model.typed && is_window_narrow();
    const float top = at_top ? highest : std::max(highest, std::round((all.h - *content) / 2));
    ScrollArea scroll = begin_scroll(canvas, "column", {(all.w - width) / 2, top, width, all.h - top});
    Drawing d{scroll.canvas, scroll.flow, voice, model};
    draw_about(d);
    draw_content(d);
    *content = d.flow.y;
    end_scroll(d.flow);
    end_screen();
    return menu ? menu : d.action;
}

/// Returns the action of the Escape key or of a press beside the card: both close a verdict. At a question, Escape
/// opens the menu, and a press does nothing (nullopt). A press on the menu button always opens the menu.
std::optional<a11y::Action> action_of_closing(const Sheet& sheet, const ChallengeModel& model) {
    const bool on_menu = sheet.press_outside && menu_corner.contains(*sheet.press_outside);
    if (on_menu || (!model.passed && !sheet.press_outside)) return a11y::make_action("menu");
    return model.passed ? std::optional(a11y::make_action("ch:go")) : std::nullopt;
}

} // namespace

std::optional<a11y::Action> draw_challenge(const Theme& theme, const i18n::Voice& voice, const ChallengeModel& model) {
    if (model.covers_table) return draw_whole(theme, voice, model);
    Sheet sheet = model.closes_by_itself ? begin_plain_bottom_sheet(theme, "remark", widest)
                                         : begin_question_sheet(theme, "challenge", is_low() ? widest_low : widest);
    distinguish_layer(model.card);
    Drawing d{sheet.canvas, sheet.flow, voice, model};
    model.closes_by_itself ? draw_remark(d) : draw_content(d);
    sheet.flow = d.flow;
    end_sheet(sheet);
    // While somebody types, Escape leaves the field and doesn't close the card.
    if (sheet.closed && !model.typing)
        if (auto action = action_of_closing(sheet, model)) d.action = std::move(action);
    return d.action;
}

} // namespace palazzo::pages
