#include "shell/app/saves/autosave.hpp"

#include "shell/app/decks/decks.hpp"
#include "shell/app/resources/resources.hpp"
#include "shell/app/set_up/table_deck.hpp"

#include "engine/core/digest.hpp"

#include <algorithm>

namespace palazzo::app {
namespace {

/// The seats that a list names: "with Rosa, Otto and Mina"; empty where there is nobody to name.
std::string others_at(const Audience& audience, const std::vector<SeatInfo>& seats) {
    std::string others;
    for (std::size_t i = 0; i < seats.size(); ++i)
        if ((!seats[i].human || seats.size() == 2) && static_cast<Seat>(i) != audience.you)
            others += (others.empty() ? "" : " ") + std::to_string(i);
    return others;
}

/// What a list says of a save; nullopt if its record can't be played here.
std::optional<SavedGame> describe(const App& app, const Save& save) {
    const auto record = read_record(save.record);
    if (!record) return std::nullopt;
    const i18n::Voice anybody{&app.catalogue};
    std::optional<SavedGame> kept;
    if (!words_wanted(record->game, record->options).empty())
        return SavedGame{save.id, anybody.say("game." + record->game), anybody.say("saved.no_words"), false};
    with_game(record->game, [&](const auto& rules) {
        auto match = open_match(rules, *record);
        if (!match) return;
        const auto session = games::open_session(save.id, std::move(*match));
        const i18n::Voice voice{&app.catalogue, session.audience};
        // What matters most first: a narrow window shortens the line.
        const bool over = session.match.over();
        std::string detail = voice.say(over ? "saved.over" : acting(session, true) >= 0 ? "saved.turn" : "saved.on");
        if (const std::string others = others_at(session.audience, session.seats); !others.empty())
            detail = voice.joined({detail, voice.say("saved.with", {others})}, "list.dot");
        kept = SavedGame{save.id, title_of(session, voice), std::move(detail), over};
    });
    return kept;
}

std::string fresh_id(const App& app) { return digest_of(std::to_string(app.services.entropy())).substr(0, 10); }

void open_on_table(App& app, games::AnySession session) {
    app.session = std::move(session);
    app.page = Page::table;
    app.sheet = SheetKind::none;
    // What was said of another game's question is not of this one's.
    app.dialog = {};
    app.practice.reset();
    std::visit([&](const auto& s) { set_current_game(app.services.store, s.id); }, *app.session);
}

} // namespace

void autosave(App& app) {
    if (!app.session) return;
    const std::string record = record_text(app);
    const bool ours = app.services.may_write();
    const std::string id = std::visit([](const auto& s) { return s.id; }, *app.session);
    if (ours && write_save(app.services.store, {id, ++app.serial, record})) return;
    if (app.refusal_said) return;
    app.refusal_said = true;
    notify(app, {ours ? "app.cant.save" : "app.other_tab", {}});
}

void list_kept(App& app) {
    const AllFound found = load_saves(app.services.store);
    app.kept.clear();
    std::size_t unreadable = found.aside.size();
    for (const Save& save : found.saves) {
        app.serial = std::max(app.serial, save.serial);
        if (auto kept = describe(app, save))
            app.kept.push_back(std::move(*kept));
        else
            app.kept.push_back({save.id, app.catalogue.say({"saved.unknown", {}}),
                app.catalogue.say({"saved.unknown.detail", {}}), true});
    }
    if (unreadable > 0) notify(app, {found.saves.empty() ? "app.aside.game" : "app.aside.game.copy", {}});
}

std::string put_on_table(App& app, const std::string& text, const std::string& id) {
    auto record = read_record(text);
    if (!record) return voice_of(app).line(record.problem());
    std::string fault;
    if (wait_for_words(app, record->game, record->options, {{}, text, id})) return "";
    if (wait_for_deck(app, deck_wanted(*record), {{}, text, id})) return "";
    bring_due(app, *record);
    const bool known = with_game(record->game, [&](const auto& rules) {
        auto match = open_match(rules, *record);
        if (!match) {
            fault = voice_of(app).line(match.problem());
            return;
        }
        if (has_fixed_verdicts(rules, match->options(), *record)) notify(app, rules.other_resources());
        open_on_table(app, games::open_session(id.empty() ? fresh_id(app) : id, std::move(*match)));
    });
    return known ? fault : voice_of(app).line(unknown_game(record->game));
}

void resume(App& app, const std::string& id) {
    const Found found = load_save(app.services.store, id);
    if (!found.save) return;
    const std::string fault = put_on_table(app, found.save->record, id);
    if (!fault.empty()) notify(app, {"app.cant.open_game", {fault}});
}

std::string kept_record(const App& app, const std::string& id) {
    const Found found = load_save(app.services.store, id);
    return found.save ? found.save->record : "";
}

void export_record(App& app, const std::string& text) {
    const auto record = read_record(text);
    const std::string game = record ? record->game : "game";
    app.services.export_file("palazzo-" + game + "-" + digest_of(text).substr(0, 6) + ".json", text);
}

const SavedGame* unfinished(const App& app) {
    const auto at = std::find_if(app.kept.begin(), app.kept.end(), [](const SavedGame& kept) { return !kept.over; });
    return at == app.kept.end() ? nullptr : &*at;
}

std::string open_text(App& app, const std::string& text) {
    const std::string fault = put_on_table(app, text, "");
    if (fault.empty()) autosave(app);
    return fault;
}

void import_text(App& app, const std::string& text) {
    const std::string fault = open_text(app, text);
    if (!fault.empty()) notify(app, {"app.cant.open_file", {fault}});
}

void refuse_file(App& app, const Problem& problem) {
    notify(app, {"app.cant.open_file", {voice_of(app).line(problem)}});
}

void import_file(App& app, const std::string& name, const std::string& text) {
    // A record is JSON with moves, a deck JSON with items; what is no JSON at all is a table of questions.
    const std::string json_end = ".json";
    const bool json = name.size() >= json_end.size() && name.substr(name.size() - json_end.size()) == json_end;
    const auto read = parse_json(text);
    const bool is_object = read && read->is_object();
    if (is_object ? read->contains("items") && !read->contains("game") : !json || is_deck_sheet(app.sheet))
        import_deck_file(app, name, text);
    else
        import_text(app, text);
}

} // namespace palazzo::app
