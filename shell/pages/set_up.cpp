#include "shell/pages/set_up.hpp"

#include "engine/bots/bots.hpp"
#include "shell/pages/set_up_match.hpp"
#include "shell/pages/set_up_presets.hpp"
#include "shell/ui/fonts.hpp"
#include "shell/ui/widgets.hpp"

#include <algorithm>
#include <numeric>
#include <span>

namespace palazzo::pages {
namespace {

using namespace ui;

using Labels = std::vector<std::string_view>;

constexpr float widest = 640.0F;
/// Least width of a window that shows the rules and the players side by side.
constexpr float least_for_two_columns = 1000.0F;
constexpr float widest_of_two = 1120.0F;
constexpr float between_columns = 48.0F;

/// Returns how the presets look in a column of this width. Beside the players, tiles also need a window that is high
/// enough for them.
PresetLook preset_look(float width, bool is_beside_players, float window_height) {
    const bool fits = is_beside_players ? width >= 500 && window_height >= 760 : width >= 600;
    return fits ? PresetLook::tiles : PresetLook::names;
}
/// Least height of a row of house rules. A row whose texts are longer than a line is higher.
constexpr float house_rules_height = 56.0F;
constexpr float house_rules_gap = 8.0F;

constexpr float library_height = 48.0F;
constexpr float library_gap = 8.0F;

/// Draws two buttons side by side: one opens the published rule sets, the other the set-up by questions. If the game
/// has no such questions, only the first button is drawn; if it has no published rule sets, none is.
std::optional<a11y::Action> draw_library(
    const Canvas& canvas, const i18n::Voice& voice, ColumnFlow& flow, const SetUpModel& model) {
    std::optional<a11y::Action> action;
    if (model.library.empty()) return action;
    const Rect both = flow.take_area(library_height, library_gap);
    const float half = (both.w - space::gap) / 2;
    const auto kind = model.uses_published ? ButtonKind::main : ButtonKind::secondary;
    if (button(canvas, "library", {both.x, both.y, half, both.h}, model.library, kind))
        action = a11y::make_action("library");
    if (model.asks
        && button(
            canvas, "ask", {both.right() - half, both.y, half, both.h}, voice.say("ask.open"), ButtonKind::secondary))
        action = a11y::make_action("ask");
    return action;
}

/// Draws a row for each set of house rules that the player has saved.
std::optional<a11y::Action> draw_house_rules(const Canvas& canvas, ColumnFlow& flow, const SetUpModel& model) {
    std::optional<a11y::Action> action;
    for (std::size_t i = 0; i < model.house_rules.size(); ++i) {
        const Icon icon = static_cast<int>(i) == model.chosen_house_rules ? Icon::check : Icon::person;
        const std::string id = "own:" + std::to_string(i);
        const Row line{model.house_rules[i].name, model.house_rules[i].detail, {}, &icon};
        const float height = std::max(house_rules_height, row_height(*canvas.theme, line, flow.area.w));
        if (row(canvas, id.c_str(), flow.take_area(height, house_rules_gap), line)) action = a11y::make_action(id);
    }
    if (!model.house_rules.empty()) flow.take_area(0, 12);
    return action;
}

/// Draws the buttons that save or change the current rules, side by side if there are two.
std::optional<a11y::Action> draw_own_buttons(
    const Canvas& canvas, const i18n::Voice& voice, ColumnFlow& flow, const SetUpModel& model) {
    std::optional<a11y::Action> action;
    const auto offer = [&](const char* id, const char* label, const Rect& area) {
        if (button(canvas, id, area, voice.say(label))) action = a11y::make_action(id);
    };
    if (model.can_update_own) {
        const Rect both = flow.take_area(48, 14);
        const float half = (both.w - space::gap) / 2;
        offer("own_update", "own.update", {both.x, both.y, half, both.h});
        offer("own_save", "own.save_new", {both.right() - half, both.y, half, both.h});
    } else if (model.can_save_own) {
        offer("own_save", "own.save", flow.take_area(48, 14));
    } else if (model.chosen_house_rules >= 0) {
        offer("own_edit", "own.edit", flow.take_area(48, 14));
    }
    return action;
}

/// Draws the player in a seat: a field for a human's name, or the name of a bot.
std::optional<a11y::Action> draw_name(
    const Canvas& canvas, const i18n::Voice& voice, const Rect& area, const SetUpModel& model, std::size_t i) {
    const SeatInfo& seat = model.seats[i];
    const std::string number = std::to_string(i);
    if (!seat.human) {
        const ControlState t = make_pressable(("who:" + number).c_str(), area);
        draw_plate(canvas, area, t.hovered ? canvas.colour().line : canvas.colour().plate, space::radius);
        if (t.focused) draw_focus(canvas, area, space::radius);
        Rect lines = area.inset(12, 0);
        constexpr float sign = 18;
        draw_icon(canvas, Icon::shuffle, {lines.right() - sign / 2, lines.centre().y}, sign, canvas.colour().text_soft);
        lines.w -= sign + space::gap;
        draw_line(canvas, {lines.x, lines.y + 3, lines.w, 22}, seat.name, {type::text, Weight::semibold});
        draw_line(canvas, {lines.x, lines.y + 25, lines.w, 20}, model.temperaments[i],
            {type::detail, Weight::regular, canvas.colour().text_soft});
        return t.pressed ? std::optional(a11y::make_action("who:" + number)) : std::nullopt;
    }
    name_area("name:" + number, area); // the web page opens its own text field over this area
    if (model.typing != static_cast<Seat>(i))
        return field_button(canvas, ("type:" + number).c_str(), area, seat.name)
            ? std::optional(a11y::make_action("type:" + number))
            : std::nullopt;
    const std::string hint = voice.say("setup.name");
    const TextFieldResult typed = text_field(canvas, "##name", area, model.typed[i], hint.c_str(), longest_name);
    if (typed.text) return a11y::make_action("name:" + number, *typed.text);
    return typed.done ? std::optional(a11y::make_action("typed")) : std::nullopt;
}

constexpr float short_seat_height = 52.0F;
constexpr float short_seat_gap = 6.0F;

/// Draws a bot's seat in one row, for phones: its picture with the name below, and the choice of its level. A press on
/// the picture chooses another bot.
std::optional<a11y::Action> draw_short_seat(
    const Canvas& canvas, ColumnFlow& flow, const SetUpModel& model, std::size_t i, const Labels& kinds) {
    std::optional<a11y::Action> action;
    constexpr float named = 64;
    const Rect row = flow.take_area(short_seat_height, short_seat_gap);
    const SeatInfo& seat = model.seats[i];
    const std::string who = "who:" + std::to_string(i);
    const Rect left{row.x, row.y, named, row.h};
    const ControlState t = make_pressable(who.c_str(), left);
    if (t.hovered) draw_plate(canvas, left, canvas.colour().plate, space::radius);
    if (t.focused) draw_focus(canvas, left, space::radius);
    draw_avatar(canvas, {left.centre().x, row.y + 17}, 15, seat.name, canvas.theme->seat_colour(static_cast<Seat>(i)));
    draw_line(canvas, {left.x, row.y + 33, left.w, 18}, seat.name, {13, Weight::semibold, 0, TextAlignment::centre});
    if (t.pressed) action = a11y::make_action(who);
    const std::string id = "seat:" + std::to_string(i);
    const Rect choices{row.x + named + 6, row.y + 2, row.w - named - 6, 48};
    const int kind = segmented_choice(canvas, id.c_str(), choices, kinds, seat_kind(seat));
    if (kind != seat_kind(seat)) action = a11y::make_action(id, kind);
    return action;
}

std::optional<a11y::Action> draw_seats(
    const Canvas& canvas, const i18n::Voice& voice, ColumnFlow& flow, const SetUpModel& model) {
    std::optional<a11y::Action> action;
    const Rect head = flow.take_area(48, 12);
    draw_line(
        canvas, {head.x, head.y, head.w - 190, head.h}, voice.say("setup.players"), {type::heading, Weight::semibold});
    const auto count = static_cast<int>(model.seats.size());
    const bool fixed = model.least_players == model.most_players;
    const int players = fixed ? count
                              : stepper(canvas, "players", {head.right() - 176, head.y, 176, 48}, count,
                                  model.least_players, model.most_players);
    if (players != count) action = a11y::make_action("players", players - model.least_players);
    const std::vector<std::string> words = seat_kinds_in_words(voice);
    const Labels kinds(words.begin(), words.end());
    for (std::size_t i = 0; i < model.seats.size(); ++i) {
        const SeatInfo& seat = model.seats[i];
        // In a narrow column, a human's seat has its choices below the name, and a bot's seat is a single row.
        const bool narrow = flow.area.w < 600;
        if (narrow && !seat.human) {
            if (auto one = draw_short_seat(canvas, flow, model, i, kinds)) action = std::move(one);
            continue;
        }
        const bool stacked = narrow;
        const Rect row = flow.take_area(48, stacked ? 4 : 10);
        const Rect choices = stacked ? flow.take_area(48, 10) : row;
        draw_avatar(canvas, {row.x + 22, row.y + 24}, 18, seat.name, canvas.theme->seat_colour(static_cast<Seat>(i)));
        const float choice = stacked ? row.w : row.w * 0.58F;
        const float name = stacked ? row.w - 48 : row.w - 56 - choice;
        if (auto one = draw_name(canvas, voice, {row.x + 48, row.y, name, row.h}, model, i)) action = std::move(one);
        const std::string id = "seat:" + std::to_string(i);
        const int kind =
            segmented_choice(canvas, id.c_str(), {row.right() - choice, choices.y, choice, 48}, kinds, seat_kind(seat));
        if (kind != seat_kind(seat)) action = a11y::make_action(id, kind);
    }
    return action;
}

Row topic_row(const i18n::Voice& voice, const SetUpModel& model) {
    return {voice.say("challenge.topics"), model.topic, {}, nullptr, true};
}

std::optional<a11y::Action> draw_challenges(
    const Canvas& canvas, const i18n::Voice& voice, ColumnFlow& flow, const SetUpModel& model) {
    std::optional<a11y::Action> action;
    if (!model.challenges) return action;
    draw_line(canvas, flow.take_area(32, 8), voice.say("challenge.deck"), {type::heading, Weight::semibold});
    const Icon icon = Icon::cards;
    Row deck{model.deck, {}, {}, &icon, true};
    if (row(canvas, "deck", flow.take_area(56, 12), deck)) action = a11y::make_action("deck");
    const auto choice = [&](const char* id, const char* label, const std::vector<std::string>& options, int chosen) {
        if (options.empty()) return;
        float longest = 0;
        for (const std::string& option : options)
            longest = std::max(longest, measure_text(*canvas.theme, option, {type::detail, Weight::semibold}).x + 16);
        // If the options are long, the label is above them instead of beside them.
        const bool stacked = longest * static_cast<float>(options.size()) > std::min(264.0F, flow.area.w * 0.62F);
        const Rect area = flow.take_area(stacked ? 28 : 48, stacked ? 4 : 10);
        const float width = stacked ? 0 : std::min(264.0F, area.w * 0.62F);
        draw_line(
            canvas, {area.x, area.y, area.w - width - 8, area.h}, voice.say(label), {type::text, Weight::semibold});
        const Labels labels(options.begin(), options.end());
        const Rect choices = stacked ? flow.take_area(48, 12) : Rect{area.right() - width, area.y, width, 48};
        const int now = segmented_choice(canvas, id, choices, labels, chosen);
        if (now != chosen) action = a11y::make_action(id, now);
    };
    if (!model.topic.empty()) {
        const Row line = topic_row(voice, model);
        const Rect area = flow.take_area(row_height(*canvas.theme, line, flow.area.w), 12);
        if (row(canvas, "topic", area, line)) action = a11y::make_action("topic");
    }
    choice("levels", "challenge.levels", model.levels, model.level);
    choice("seconds", "challenge.seconds", model.seconds, model.second);
    flow.take_area(0, 6);
    return action;
}

/// Draws the field for searching the rules, and a line of text if no rule was found.
std::optional<a11y::Action> draw_search(
    const Canvas& canvas, const i18n::Voice& voice, ColumnFlow& flow, const SetUpModel& model) {
    if (!model.can_search) return std::nullopt;
    const std::string hint = voice.say("setup.search");
    const Rect area = flow.take_area(48, 14);
    name_area("field:search", area); // the web page opens its own text field over this area
    std::optional<a11y::Action> action;
    if (!model.typing_search) {
        if (field_button(canvas, "type:search", area, model.search_text)) action = a11y::make_action("type:search");
        if (model.search_text.empty())
            draw_line(canvas, area.inset(12, 0), hint, {type::text, Weight::regular, canvas.colour().text_soft});
    } else {
        const TextFieldResult typed =
            text_field(canvas, "##search", area, model.search_text, hint.c_str(), longest_search);
        if (typed.text)
            action = a11y::make_action("field:search", *typed.text);
        else if (typed.done)
            action = a11y::make_action("typed");
    }
    if (model.rules.empty())
        flow.add_text(
            canvas, voice.say("setup.search.none"), {type::text, Weight::regular, canvas.colour().text_soft}, 14);
    return action;
}

/// Returns the number of columns in which `labels` are drawn: at most four, about equally many in each row, and few
/// enough that no label is cut.
std::size_t choice_columns(const Theme& theme, const Labels& labels, float width) {
    constexpr std::size_t most = 4;
    std::vector<float> widths;
    for (const std::string_view label : labels)
        widths.push_back(measure_text(theme, label, {type::detail, Weight::semibold}).x + 16);
    const auto fits = [&](std::size_t columns) {
        for (std::size_t i = 0; i < widths.size(); i += columns) {
            const auto from = widths.begin() + static_cast<std::ptrdiff_t>(i);
            const auto end = from + static_cast<std::ptrdiff_t>(std::min(columns, widths.size() - i));
            if (std::accumulate(from, end, 0.0F) > width) return false;
        }
        return true;
    };
    for (std::size_t rows = (labels.size() + most - 1) / most; rows < labels.size(); ++rows) {
        const std::size_t columns = (labels.size() + rows - 1) / rows;
        if (fits(columns)) return columns;
    }
    return 1;
}

/// Draws the choices of a rule in as many rows as their texts need. Returns the index of the chosen one, -1 if none is
/// chosen.
int draw_choices(const Canvas& canvas, const std::string& id, ColumnFlow& flow, const RuleSwitch& rule) {
    const Labels labels(rule.choices.begin(), rule.choices.end());
    const std::size_t columns = choice_columns(*canvas.theme, labels, flow.area.w);
    const std::size_t rows = (labels.size() + columns - 1) / columns;
    int result = rule.chosen;
    for (std::size_t row = 0; row < rows; ++row) {
        const std::size_t from = row * columns;
        const std::size_t count = std::min(columns, labels.size() - from);
        const int before = rule.chosen - static_cast<int>(from);
        const int here = before >= 0 && before < static_cast<int>(count) ? before : -1;
        // As on sheets, no area has the choice's id if the options are in several rows, because programs that read the
        // mirror would compute the places of the options from it.
        const std::string row_id = (rows > 1 ? "##" : "") + id + (row == 0 ? "" : ":" + std::to_string(row));
        const float gap = row + 1 == rows ? 18.0F : 4.0F;
        const int now = segmented_choice(
            canvas, row_id.c_str(), flow.take_area(48, gap), std::span(labels).subspan(from, count), here);
        if (now != here) result = now + static_cast<int>(from);
    }
    return result;
}

std::optional<a11y::Action> draw_rules(
    const Canvas& canvas, const i18n::Voice& voice, ColumnFlow& flow, const SetUpModel& model) {
    std::optional<a11y::Action> action;
    flow.take_area(0, 6);
    const float top = flow.y;
    const char* change = model.rules_open ? "setup.rules.hide" : "setup.rules.change";
    if (button(canvas, "rules", flow.take_area(48, 14), voice.say(change), ButtonKind::secondary))
        action = a11y::make_action("rules");
    bool* const shown = ImGui::GetStateStorage()->GetBoolRef(ImGui::GetID("rules_shown"));
    // The editor opens below the end of the column, so the column is scrolled until the button that opened it is at the
    // top.
    if (model.rules_open && !*shown) ImGui::SetScrollY(top);
    *shown = model.rules_open;
    if (!model.rules_open) return action;
    if (auto one = draw_search(canvas, voice, flow, model)) action = std::move(one);
    for (const RuleSwitch& rule : model.rules) {
        if (!rule.heading.empty()) {
            flow.take_area(0, 8);
            flow.add_text(canvas, rule.heading, {type::heading, Weight::semibold}, 10);
        }
        const std::string id = "rule:" + rule.option;
        if (rule.choices.empty()) {
            const float height = toggle_height(*canvas.theme, rule.label, rule.detail, flow.area.w);
            const bool on =
                toggle(canvas, id.c_str(), flow.take_area(height, 10), rule.label, rule.detail, rule.chosen != 0);
            if (on != (rule.chosen != 0)) action = a11y::make_action(id, on ? 1 : 0);
            continue;
        }
        flow.add_text(canvas, rule.label, {type::text, Weight::semibold}, 2);
        flow.add_text(canvas, rule.detail, {type::detail, Weight::regular, canvas.colour().text_soft}, 8);
        if (const int chosen = draw_choices(canvas, id, flow, rule); chosen != rule.chosen)
            action = a11y::make_action(id, chosen);
    }
    return action;
}

/// Returns the height of the column while the rule editor is closed.
float closed_height(const Theme& theme, const i18n::Voice& voice, const SetUpModel& model, float width) {
    const float preset = presets_height(theme, model, width, preset_look(width, false, 0));
    const float topic = model.topic.empty() ? 0.0F : row_height(theme, topic_row(voice, model), width) + 12;
    const float challenges = model.challenges ? 108.0F + topic + 58 * (model.levels.empty() ? 1.0F : 2.0F) + 6 : 0.0F;
    const auto sets = static_cast<float>(model.house_rules.size());
    const float own = sets > 0 ? (house_rules_height + house_rules_gap) * sets + 4 : 0.0F;
    const float own_buttons = model.can_save_own || model.chosen_house_rules >= 0 ? 62.0F : 0.0F;
    const float seats = (width < 600 ? 116.0F : 58.0F) * static_cast<float>(model.seats.size());
    const float library = model.library.empty() ? 0.0F : library_height + library_gap;
    const float friends = model.friends ? 62.0F : 0.0F;
    return preset + library + own + 60 + seats + friends + match_choice_height(theme, model, width) + challenges + 68
        + own_buttons;
}

/// Draws a column that scrolls if its content is longer, and returns the height of the content.
template <class Draw>
float draw_column(const Canvas& canvas, const char* id, const Rect& area, Draw&& draw) {
    ScrollArea scroll = begin_scroll(canvas, id, area);
    draw(scroll.canvas, scroll.flow);
    draw_bottom_fade(scroll.canvas);
    end_scroll(scroll.flow);
    return scroll.flow.y;
}

} // namespace

std::vector<std::string> seat_kinds_in_words(const i18n::Voice& voice) {
    std::vector<std::string> words;
    for (const char* kind : seat_kinds) words.push_back(voice.say(kind));
    return words;
}

int seat_kind(const SeatInfo& seat) {
    if (seat.human) return 0;
    switch (read_level(seat.level).value_or(Level::medium)) {
    case Level::random:
    case Level::easy: return 1;
    case Level::simple:
    case Level::greedy:
    case Level::medium: return 2;
    case Level::hard: return 3;
    case Level::master: return 4;
    }
    return 0;
}

std::string_view bot_level_name(int kind) {
    constexpr std::array levels{Level::easy, Level::medium, Level::hard, Level::master};
    return level_names[static_cast<std::size_t>(levels[static_cast<std::size_t>(kind) - 1])];
}

std::optional<a11y::Action> draw_set_up(const Theme& theme, const i18n::Voice& voice, const SetUpModel& model) {
    std::optional<a11y::Action> action;
    const auto keep = [&](std::optional<a11y::Action> one) {
        if (one) action = std::move(one);
    };
    const Canvas canvas = begin_screen(theme, "set_up");
    const Rect all = screen_area();
    const bool two = all.w >= least_for_two_columns && all.h >= 600;
    const float width = std::min(two ? widest_of_two : widest, all.w - 2 * space::margin);
    const float half = (width - between_columns) / 2;
    const float x = (all.w - width) / 2;
    const float top = is_window_narrow() ? 14.0F : std::max(14.0F, all.h * 0.05F);
    if (icon_button(canvas, "back", {x, top, 48, 48}, Icon::back, voice.say("setup.back")))
        action = a11y::make_action("back");
    if (icon_button(canvas, "share", {x + width - 48, top, 48, 48}, Icon::share, voice.say("share.title")))
        action = a11y::make_action("share");
    draw_line(canvas, {x + 60, top, width - 120, 48}, model.game,
        {26, title_weight(theme.font, model.game), 0, TextAlignment::left});

    // In a narrow window, the button that begins the game is at the bottom, within the thumb's reach; in a wide window,
    // it is below the columns.
    const float foot = model.problem.empty() ? 88.0F : 122.0F;
    const float column = top + 68;
    const float room = all.h - column - foot;
    const auto draw_rule_choice = [&](const Canvas& c, ColumnFlow& flow) {
        keep(draw_presets(c, voice, flow, model, preset_look(two ? half : width, two, all.h), two));
        keep(draw_library(c, voice, flow, model));
        keep(draw_house_rules(c, flow, model));
        keep(draw_challenges(c, voice, flow, model));
    };
    const auto draw_people = [&](const Canvas& c, ColumnFlow& flow) {
        keep(draw_seats(c, voice, flow, model));
        keep(draw_match_choice(c, voice, flow, model));
        if (model.friends && button(c, "friends_host", flow.take_area(48, 14), voice.say("friends.title")))
            keep(a11y::make_action("friends_host"));
    };
    const auto draw_rule_editor = [&](const Canvas& c, ColumnFlow& flow) {
        keep(draw_rules(c, voice, flow, model));
        keep(draw_own_buttons(c, voice, flow, model));
    };
    float wanted = room;
    if (two) {
        // Both columns are as high as the longer of them was in the last frame.
        float* const content = ImGui::GetStateStorage()->GetFloatRef(ImGui::GetID("##height"), room);
        wanted = std::min(room, *content);
        const float rules =
            draw_column(canvas, "column", {x, column, half, wanted}, [&](const Canvas& c, ColumnFlow& flow) {
                draw_rule_choice(c, flow);
                draw_rule_editor(c, flow);
            });
        const float people = draw_column(canvas, "players", {x + width - half, column, half, wanted}, draw_people);
        *content = std::max(rules, people);
    } else {
        if (!is_window_narrow() && !model.rules_open)
            wanted = std::min(room, closed_height(theme, voice, model, width));
        draw_column(canvas, "column", {x, column, width, wanted}, [&](const Canvas& c, ColumnFlow& flow) {
            draw_rule_choice(c, flow); // the deck of challenges is drawn above the players, because it matters more
            draw_people(c, flow);
            draw_rule_editor(c, flow);
        });
    }

    const float end = column + wanted;
    if (!model.problem.empty())
        draw_line(canvas, {x, end + 4, width, 28}, model.problem, {15, Weight::semibold, 0, TextAlignment::centre});
    const float button_width = two ? half : width;
    const Rect begin{x + width - button_width, end + foot - 72, button_width, 56};
    if (button(canvas, "begin", begin, voice.say("setup.deal"), ButtonKind::main, model.problem.empty()))
        action = a11y::make_action("begin");
    end_screen();
    return action;
}

} // namespace palazzo::pages
