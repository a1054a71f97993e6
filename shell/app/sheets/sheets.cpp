// The sheets: what stands on each.
#include "shell/app/decks/sheets.hpp"
#include "engine/core/sort_few.hpp"
#include "shell/app/pages/models.hpp"
#include "shell/app/set_up/table_deck.hpp"
#include "shell/app/sheets/rules.hpp"
#include "shell/app/table/overlay.hpp"

#include <algorithm>
#include <utility>

namespace palazzo::app {
namespace {

using pages::button_item;
using pages::row_item;
using pages::SheetItem;
using pages::SheetModel;
using pages::text_item;
using ui::Icon;
using Kind = SheetItem::Kind;

SheetModel menu_sheet() {
    return {"menu", "Game",
        {row_item("rules", "Rules of this game", "What is played at this table", Icon::rules),
            row_item("again", "Deal again", "Same rules, new cards; this game stays saved", Icon::refresh),
            row_item("export", "Export", "Save this game to a file", Icon::exported),
            row_item("settings", "Settings", "Speed, table, cards", Icon::settings),
            row_item("home", "Home", "The game stays as it is", Icon::home)}};
}

SheetModel saved_sheet(const App& app) {
    SheetModel model{"saved_games", "Saved games", {}};
    for (const SavedGame& kept : app.kept)
        model.items.push_back(
            row_item("kept:" + kept.id, kept.title, kept.detail, kept.over ? Icon::trophy : Icon::cards));
    if (app.kept.empty()) model.items.push_back(text_item("Games are saved here as you play. There are none yet."));
    model.items.push_back(row_item("import", "Open a file", "A game that was exported", Icon::imported));
    return model;
}

SheetModel kept_sheet(const App& app) {
    SheetModel model{"kept_game", "Saved game", {}};
    for (const SavedGame& kept : app.kept)
        if (kept.id == app.picked) {
            model.title = kept.title;
            model.items.push_back(text_item(kept.detail));
            model.items.push_back(button_item(Kind::main, "resume", kept.over ? "View game" : "Play on"));
            model.items.push_back(button_item(Kind::button, "export_kept", "Export to a file"));
            model.items.push_back(button_item(Kind::danger, "remove", "Delete"));
        }
    return model;
}

SheetModel remove_sheet(const App&) {
    return {"remove_game", "Delete this game?",
        {text_item("It can't be brought back, except from a file you exported."),
            button_item(Kind::danger, "really_remove", "Delete it"), button_item(Kind::button, "keep", "Keep it")}};
}

SheetItem choice(std::string id, std::string label, std::vector<std::string> options, int chosen) {
    SheetItem item;
    item.kind = Kind::choice;
    item.id = std::move(id);
    item.label = std::move(label);
    item.options = std::move(options);
    item.chosen = chosen;
    return item;
}

SheetItem on_off(std::string id, std::string label, std::string detail, bool on) {
    SheetItem item;
    item.kind = Kind::toggle;
    item.id = std::move(id);
    item.label = std::move(label);
    item.detail = std::move(detail);
    item.chosen = on ? 1 : 0;
    return item;
}

SheetModel settings_sheet(const App& app) {
    const Settings& s = app.settings;
    return {"settings_sheet", "Settings",
        {choice("speed", "Movement", {"Calm", "Quick", "Off"}, static_cast<int>(s.speed)),
            choice("ground", "Table", {"Green", "Dark", "Light"}, static_cast<int>(s.table_theme)),
            on_off("four_colour", "Four-colour suits", "Clubs green, diamonds blue", s.four_colour),
            on_off("large_index", "Large ranks", "Bigger numbers on the cards", s.large_index)}};
}

/// The seats in the order in which they finished.
std::vector<Seat> ranking(const std::vector<int>& scores) {
    std::vector<Seat> seats(scores.size());
    for (std::size_t i = 0; i < seats.size(); ++i) seats[i] = static_cast<Seat>(i);
    sort_few(seats,
        [&](Seat a, Seat b) { return scores[static_cast<std::size_t>(a)] > scores[static_cast<std::size_t>(b)]; });
    return seats;
}

/// What humans missed of the deck, to be practised.
void add_missed(SheetModel& model, const App& app) {
    constexpr std::size_t most_shown = 8;
    const auto missed = missed_items(app);
    const auto deck = deck_on_table(app);
    if (missed.empty() || deck == nullptr) return;
    model.items.push_back(pages::heading_item(say(Message{"challenge.missed", {}})));
    for (std::size_t i = 0; i < std::min(missed.size(), most_shown); ++i) {
        const auto& item = deck->items[static_cast<std::size_t>(missed[i])];
        model.items.push_back(
            text_item(item.answers.empty() ? item.prompt : item.prompt + " – **" + item.answers.front() + "**"));
    }
    if (missed.size() > most_shown)
        model.items.push_back(
            text_item(say(Message{"challenge.missed.more", {std::to_string(missed.size() - most_shown)}})));
    model.items.push_back(button_item(Kind::button, "practise_missed", say(Message{"challenge.practise", {}})));
    model.items.push_back(button_item(Kind::button, "export_missed", say(Message{"challenge.export", {}})));
}

template <class G>
SheetModel result_of(const App& app, const games::Session<G>& s) {
    const auto& rules = s.match.rules();
    const Seats winners = rules.winners(s.match.state());
    SheetModel model{"result", outcome_of(s), {}};
    const auto scores = rules.scores(s.match.state());
    for (const Seat seat : ranking(scores)) {
        SheetItem item;
        item.kind = Kind::standing;
        item.label = s.audience.name(seat);
        item.detail = say(rules.standing(s.match.state(), seat), s.audience);
        item.chosen = winners.has(seat) ? 1 : 0;
        item.seat = seat;
        model.items.push_back(std::move(item));
    }
    add_missed(model, app);
    model.items.push_back(button_item(Kind::main, "again", "Play again"));
    model.items.push_back(button_item(Kind::button, "export", "Export this game"));
    model.items.push_back(button_item(Kind::button, "home", "Home"));
    return model;
}

} // namespace

pages::SheetModel sheet_model(const App& app) {
    switch (app.sheet) {
    case SheetKind::none: break;
    case SheetKind::menu: return menu_sheet();
    case SheetKind::rules: return rules_sheet(app);
    case SheetKind::saved: return saved_sheet(app);
    case SheetKind::kept: return kept_sheet(app);
    case SheetKind::remove: return remove_sheet(app);
    case SheetKind::settings: return settings_sheet(app);
    case SheetKind::decks:
    case SheetKind::deck:
    case SheetKind::deck_title:
    case SheetKind::deck_items:
    case SheetKind::deck_item:
    case SheetKind::deck_item_leave:
    case SheetKind::deck_item_remove:
    case SheetKind::deck_remove: return deck_sheet_model(app);
    case SheetKind::result: return std::visit([&](const auto& s) { return result_of(app, s); }, *app.session);
    case SheetKind::pick_deck: return pick_deck_sheet(app);
    }
    expect(false, "a sheet that is open");
    return {};
}

} // namespace palazzo::app
