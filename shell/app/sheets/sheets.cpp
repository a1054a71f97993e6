// The sheets: what stands on each.
#include "shell/app/decks/sheets.hpp"
#include "engine/core/sort_few.hpp"
#include "engine/quiz/readings.hpp"
#include "shell/app/daily/sheet.hpp"
#include "shell/app/pages/models.hpp"
#include "shell/app/puzzles/puzzles.hpp"
#include "shell/app/saves/leaving.hpp"
#include "shell/app/scores/ending.hpp"
#include "shell/app/series/series.hpp"
#include "shell/app/series/sheets.hpp"
#include "shell/app/set_up/own_rules.hpp"
#include "shell/app/set_up/table_deck.hpp"
#include "shell/app/share/share.hpp"
#include "shell/app/sheets/rules.hpp"
#include "shell/app/sheets/saved.hpp"
#include "shell/app/statistics/sheet.hpp"
#include "shell/app/table/log.hpp"
#include "shell/app/table/overlay.hpp"
#include "shell/app/table/review.hpp"
#include "shell/app/table/seats.hpp"
#include "shell/app/table/take_back.hpp"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace palazzo::app {
namespace {

using i18n::Voice;
using pages::button_item;
using pages::choice_item;
using pages::row_item;
using pages::SheetItem;
using pages::SheetModel;
using pages::text_item;
using pages::toggle_item;
using ui::Icon;
using Kind = SheetItem::Kind;

/// Where there is one. It is asked for and never comes by itself.
void add_new_version(SheetModel& model, const App& app, const Voice& voice) {
    if (app.new_version)
        model.items.push_back(row_item("update", voice.say("update.here"), voice.say("update.detail"), Icon::refresh));
}

SheetModel menu_sheet(const App& app, const Voice& voice) {
    const auto row = [&](const char* id, const char* label, const char* detail, Icon icon) {
        return row_item(id, voice.say(label), voice.say(detail), icon);
    };
    SheetModel model{"menu", voice.say("table.game"),
        {row("rules", "rules.title", "menu.rules.detail", Icon::rules),
            row("log", "log.title", "menu.log.detail", Icon::sort),
            row("replay", "replay.title", "menu.replay.detail", Icon::play),
            row("again", "menu.again", "menu.again.detail", Icon::refresh),
            row("share", "share.title", "menu.share.detail", Icon::share),
            row("export", "menu.export", "menu.export.detail", Icon::exported),
            row("settings", "settings.title", "menu.settings.detail", Icon::settings),
            row("home", "table.home", "menu.home.detail", Icon::home)}};
    if (can_change_seats(app)) {
        const char* detail = one_person_sits(app) ? "menu.seats.detail.alone" : "menu.seats.detail";
        model.items.insert(model.items.begin() + 3, row("seats", "seats.title", detail, Icon::people));
    }
    add_match_row(model, app);
    add_new_version(model, app, voice);
    return model;
}

/// Each language in itself; none to choose from: nothing.
void add_languages(SheetModel& model, const App& app, const Voice& voice) {
    if (app.languages.size() < 2) return;
    SheetItem languages = choice_item("language", voice.say("settings.language"), {}, 0);
    for (const i18n::Language& language : app.languages) {
        if (&language == &language_of(app)) languages.chosen = static_cast<int>(languages.options.size());
        languages.options.emplace_back(language.name);
    }
    model.items.push_back(std::move(languages));
}

SheetModel settings_sheet(const App& app, const Voice& voice) {
    const Settings& s = app.settings;
    const auto one_of = [&](const char* id, const char* label, std::initializer_list<const char*> options, int chosen) {
        std::vector<std::string> words;
        for (const char* option : options) words.push_back(voice.say(option));
        return choice_item(id, voice.say(label), std::move(words), chosen);
    };
    SheetModel model{"settings_sheet", voice.say("settings.title"),
        {one_of("speed", "settings.speed",
             {"settings.speed.slow", "settings.speed.calm", "settings.speed.quick", "settings.speed.off"},
             static_cast<int>(std::find(speeds.begin(), speeds.end(), s.speed) - speeds.begin())),
            one_of("ground", "settings.table",
                {"settings.table.green", "settings.table.dark", "settings.table.light", "settings.table.blue",
                    "settings.table.wine"},
                static_cast<int>(s.table_theme)),
            one_of("card_back", "settings.back",
                {"settings.back.stripes", "settings.back.lattice", "settings.back.scales", "settings.back.stars"},
                static_cast<int>(s.back)),
            one_of("sound", "settings.sound",
                {"settings.sound.off", "settings.sound.quiet", "settings.sound.normal", "settings.sound.loud"},
                static_cast<int>(s.volume)),
            one_of("text_size", "settings.text",
                {"settings.text.system", "settings.text.usual", "settings.text.large", "settings.text.larger",
                    "settings.text.largest"},
                static_cast<int>(s.text_size)),
            toggle_item("four_colour", voice.say("settings.four_colour"), voice.say("settings.four_colour.detail"),
                s.four_colour),
            toggle_item("large_index", voice.say("settings.large_index"), voice.say("settings.large_index.detail"),
                s.large_index),
            toggle_item(
                "one_tap", voice.say("settings.one_tap"), voice.say("settings.one_tap.detail"), s.habits.one_tap),
            toggle_item("instructions", voice.say("settings.instructions"), voice.say("settings.instructions.detail"),
                s.asks_in_itself),
            toggle_item("auto_sort", voice.say("settings.auto_sort"), voice.say("settings.auto_sort.detail"),
                s.habits.auto_sort),
            toggle_item("left_handed", voice.say("settings.left_handed"), voice.say("settings.left_handed.detail"),
                s.habits.left_handed)}};
    if (app.services.can_vibrate())
        model.items.push_back(toggle_item(
            "vibration", voice.say("settings.vibration"), voice.say("settings.vibration.detail"), s.vibration));
    add_languages(model, app, voice);
    if (app.services.keeps_offline())
        model.items.push_back(toggle_item(
            "keep_all", voice.say("settings.keep_all"), voice.say("settings.keep_all.detail"), app.settings.keep_all));
    add_new_version(model, app, voice);
    return model;
}

/// The seats in the order in which they finished; of those who did equally well, whoever has fewer cards left first.
std::vector<Seat> ranking(const std::vector<int>& scores, const std::vector<std::size_t>& left) {
    std::vector<Seat> seats(scores.size());
    for (std::size_t i = 0; i < seats.size(); ++i) seats[i] = static_cast<Seat>(i);
    const auto key = [&](Seat seat) {
        const auto i = static_cast<std::size_t>(seat);
        return std::pair(-scores[i], left[i]);
    };
    sort_few(seats, [&](Seat a, Seat b) { return key(a) < key(b); });
    return seats;
}

/// What humans missed of the deck, to be practised.
void add_missed(SheetModel& model, const App& app, const Voice& voice) {
    constexpr std::size_t most_shown = 8;
    const auto missed = missed_items(app);
    const auto deck = deck_on_table(app);
    if (missed.empty() || deck == nullptr) return;
    model.items.push_back(pages::heading_item(voice.say("challenge.missed")));
    for (std::size_t i = 0; i < std::min(missed.size(), most_shown); ++i) {
        const auto& item = deck->items[static_cast<std::size_t>(missed[i])];
        const std::string answer = quiz::shown_answer(item);
        model.items.push_back(text_item(answer.empty() ? item.prompt : item.prompt + " – **" + answer + "**"));
        pages::add_foreign(model, *deck, item, answer);
    }
    if (missed.size() > most_shown)
        model.items.push_back(
            text_item(voice.say("challenge.missed.more", {std::to_string(missed.size() - most_shown)})));
    model.items.push_back(button_item(Kind::button, "practise_missed", voice.say("challenge.practise")));
    model.items.push_back(button_item(Kind::button, "export_missed", voice.say("challenge.export")));
}

/// How the game turned: each seat's way as a line, the moves that changed most, and what everybody had left.
void add_course(SheetModel& model, const App& app, const games::GameTable& s, const Voice& voice) {
    const Review& review = app.review;
    if (review.of != position_name(s) || review.course.empty()) return;
    model.items.push_back(pages::heading_item(voice.say("progress." + std::string(s.game()))));
    SheetItem plot;
    plot.kind = Kind::plot;
    plot.plot.lines = review.course;
    for (const Turning& turning : review.turnings) plot.plot.marks.push_back(turning.move);
    model.items.push_back(std::move(plot));
    for (const Turning& turning : review.turnings)
        model.items.push_back(row_item("replay:" + std::to_string(turning.move),
            turn_in_words(s, turning.move - 1, voice), voice.say("log.move", {std::to_string(turning.move)})));
    auto held = s.holdings(voice);
    if (held.lines.empty()) return;
    model.items.push_back(pages::heading_item(voice.say("result.cards")));
    SheetItem cards;
    cards.kind = Kind::cards;
    cards.cards = std::move(held.picture);
    cards.lines = std::move(held.lines);
    model.items.push_back(std::move(cards));
}

/// What the only human will want to remember of the game.
void add_highlights(SheetModel& model, const App& app, const Voice& voice) {
    const Highlights all = highlights_of(app);
    if (all.best_points > 0)
        model.items.push_back(text_item(voice.say("result.best", {all.best, std::to_string(all.best_points)})));
    if (all.pile > 0) model.items.push_back(text_item(voice.say("result.pile", {std::to_string(all.pile)})));
}

SheetModel result_of(const App& app, const games::GameTable& s, const Voice& voice) {
    const games::Standings standings = s.standings();
    SheetModel model{"result", games::outcome_in_words(s, voice), {}};
    if (std::string decided = match_decided(app); !decided.empty()) {
        model.items.push_back(text_item(std::exchange(model.title, std::move(decided))));
    }
    for (const Seat seat : ranking(standings.scores, standings.cards_left)) {
        SheetItem item;
        item.kind = Kind::standing;
        item.label = voice.name(seat);
        item.detail = voice.say(standings.in_words[static_cast<std::size_t>(seat)]);
        item.chosen = standings.winners.has(seat) ? 1 : 0;
        item.seat = seat;
        model.items.push_back(std::move(item));
    }
    if (s.head().practice) model.items.push_back(text_item(voice.say("result.practice")));
    add_daily(model, app);
    // What is usually wanted next stands where it shows without scrolling.
    add_match_standings(model, app);
    model.items.push_back(is_between_games(app) ? button_item(Kind::main, "next_game", voice.say("match.next"))
                                                : button_item(Kind::main, "again", voice.say("table.again")));
    model.items.push_back(button_item(Kind::button, "replay", voice.say("replay.title")));
    add_highlights(model, app, voice);
    add_missed(model, app, voice);
    add_course(model, app, s, voice);
    model.items.push_back(button_item(Kind::button, "share", voice.say("share.title")));
    model.items.push_back(button_item(Kind::button, "export", voice.say("table.export")));
    model.items.push_back(button_item(Kind::button, "home", voice.say("table.home")));
    return model;
}

} // namespace

pages::SheetModel sheet_model(const App& app) {
    const Voice voice = voice_of(app);
    switch (app.sheet) {
    case SheetKind::none: break;
    case SheetKind::menu: return menu_sheet(app, voice);
    case SheetKind::rules: return rules_sheet(app, voice);
    case SheetKind::saved:
    case SheetKind::kept:
    case SheetKind::remove:
    case SheetKind::make_room:
    case SheetKind::set_aside:
    case SheetKind::aside_remove: return saved_sheet_model(app, voice);
    case SheetKind::settings: return settings_sheet(app, voice);
    case SheetKind::decks:
    case SheetKind::deck:
    case SheetKind::deck_title:
    case SheetKind::deck_items:
    case SheetKind::deck_item:
    case SheetKind::deck_item_leave:
    case SheetKind::deck_item_remove:
    case SheetKind::deck_remove: return deck_sheet_model(app);
    case SheetKind::result: return result_of(app, *app.table, voice);
    case SheetKind::share: return share_sheet(app);
    case SheetKind::reveal: return reveal_sheet(app);
    case SheetKind::daily: return daily_sheet(app);
    case SheetKind::puzzles:
    case SheetKind::puzzles_of: return puzzles_sheet(app);
    case SheetKind::statistics: return statistics_sheet(app);
    case SheetKind::log: return log_sheet(app);
    case SheetKind::seats: return seats_sheet(app);
    case SheetKind::own_new:
    case SheetKind::own_edit:
    case SheetKind::own_remove: return own_rules_sheet(app);
    case SheetKind::series:
    case SheetKind::series_end: return match_sheet(app);
    case SheetKind::take_back: return take_back_sheet(app);
    case SheetKind::leave: return leave_sheet(app);
    case SheetKind::pick_deck: return pick_deck_sheet(app);
    case SheetKind::pick_topic: return pick_topic_sheet(app);
    }
    expect(false, "a sheet that is open");
    return {};
}

} // namespace palazzo::app
