#include "shell/app/share/share.hpp"

#include "shell/app/replay/replay.hpp"
#include "shell/app/resources/resources.hpp"
#include "shell/app/saves/leaving.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/app/set_up/table.hpp"
#include "shell/app/state/ids.hpp"
#include "shell/app/table/on_table.hpp"

#include <array>

namespace palazzo::app {
namespace {

constexpr std::array<const char*, 3> kind_names{"rules", "deal", "game"};
constexpr std::array<const char*, 3> kind_ids{"share.rules", "share.deal", "share.game"};
constexpr std::array<const char*, 3> kind_details{"share.rules.detail", "share.deal.detail", "share.game.detail"};

std::optional<Record> record_to_share(const App& app) {
    if (app.page == Page::set_up) {
        auto record = record_of(app.set_up, 0);
        return record ? std::optional(std::move(*record)) : std::nullopt;
    }
    return record_of_table(app);
}

/// How many kinds of links there are to choose from.
std::size_t kinds_here(const App& app) { return app.page == Page::set_up ? 1 : kind_names.size(); }

LinkKind kind_shown(const App& app) { return app.page == Page::set_up ? LinkKind::rules : app.share; }

/// Whether a link shows hands that lie behind a curtain, and those whose hands they are haven't agreed yet.
bool asks_before(const App& app, LinkKind kind) {
    return kind != LinkKind::rules && !app.share_agreed && is_shared_device(app);
}

/// The part of an address behind its `#`, or the whole text without one.
std::string fragment_of(const std::string& text) {
    const auto at = text.find('#');
    return at == std::string::npos ? text : text.substr(at + 1);
}

/// A table with the rules of a link, and people and bots as is usual.
SetUp table_of(const Record& record) {
    SetUp set_up = usual_table(record.game, record.preset);
    set_up.rules = record.options;
    if (const auto players = record.options.find("players"); players != record.options.end()) {
        set_players(set_up, players->get<int>());
        set_up.rules.erase("players");
    }
    for (const auto& [option, value] : set_up.rules.items()) set_up.chosen.insert(option);
    return set_up;
}

std::string open_rules(App& app, const Record& record) {
    SetUp set_up = table_of(record);
    if (const auto table = record_of(set_up, 0); !table) return voice_of(app).line(table.problem());
    app.table.reset();
    app.dialog = {};
    app.set_up = std::move(set_up);
    app.page = Page::set_up;
    app.sheet = SheetKind::none;
    return "";
}

/// The same cards, for whoever is here against bots.
std::string open_deal(App& app, const Record& record) {
    auto table = record_of(table_of(record), 0);
    if (!table) return voice_of(app).line(table.problem());
    table->deal = record.deal;
    std::string fault = open_record(app, *std::move(table));
    if (fault.empty()) notify(app, {"share.deal.opened", {}});
    return fault;
}

} // namespace

bool is_shared_device(const App& app) {
    const games::GameTable* table = on_table(app);
    return table != nullptr && humans(*table) > 1 && !table->over();
}

std::optional<LinkKind> link_kind(const std::string& name) {
    for (std::size_t i = 0; i < kind_names.size(); ++i)
        if (name == kind_names[i]) return static_cast<LinkKind>(i);
    return std::nullopt;
}

Result<std::string> shared_link(const App& app, LinkKind kind) {
    const auto record = record_to_share(app);
    if (!record) return Problem{"link", "problem.link.not_one"};
    auto link = write_link(*record, kind);
    if (!link) return link;
    return app.services.address() + *link;
}

std::string open_link(App& app, const std::string& text) {
    const std::string fragment = fragment_of(text);
    const auto head = read_link_head(fragment);
    if (!head) return voice_of(app).line(head.problem());
    const Record& table = head->record;
    const Waiting then{{"open_link", fragment}, {}, {}};
    if (wait_for_words(app, table.game, table.options, then)) return "";
    if (wait_for_deck(app, deck_wanted(table), then)) return "";
    const auto link = read_link(fragment);
    if (!link) return voice_of(app).line(link.problem());
    if (link->kind == LinkKind::rules) return open_rules(app, link->record);
    if (link->kind == LinkKind::deal) return open_deal(app, link->record);
    return begin_replay_of_record(app, link->record);
}

pages::SheetModel share_sheet(const App& app) {
    const i18n::Voice voice = voice_of(app);
    using Kind = pages::SheetItem::Kind;
    pages::SheetModel model{"share_sheet", voice.say("share.title"), {}};
    if (kinds_here(app) > 1) {
        std::vector<std::string> kinds;
        for (const char* id : kind_ids) kinds.push_back(voice.say(id));
        model.items.push_back(
            pages::choice_item("share_what", voice.say("share.what"), std::move(kinds), static_cast<int>(app.share)));
    }
    const LinkKind kind = kind_shown(app);
    if (asks_before(app, kind)) {
        model.items.push_back(pages::text_item(voice.say("share.reveals")));
        model.items.push_back(pages::button_item(Kind::button, "share_reveal", voice.say("share.reveal")));
        return model;
    }
    const auto link = shared_link(app, kind);
    if (!link) {
        model.items.push_back(pages::text_item(voice.line(link.problem())));
        return model;
    }
    model.items.push_back(pages::text_item(voice.say(kind_details[static_cast<std::size_t>(kind)])));
    pages::SheetItem code;
    code.kind = Kind::code;
    code.label = *link;
    model.items.push_back(std::move(code));
    model.items.push_back(pages::button_item(Kind::main, "copy_link", voice.say("share.copy")));
    if (app.services.can_hand_on())
        model.items.push_back(pages::button_item(Kind::button, "hand_on_link", voice.say("share.hand_on")));
    return model;
}

pages::SheetModel reveal_sheet(const App& app) {
    const i18n::Voice voice = voice_of(app);
    using Kind = pages::SheetItem::Kind;
    const char* agreed = app.page == Page::table ? "export_agreed" : "export_kept_agreed";
    return {"reveal", voice.say("reveal.title"),
        {pages::text_item(voice.say("reveal.detail")), pages::button_item(Kind::main, "close", voice.say("reveal.no")),
            pages::button_item(Kind::danger, agreed, voice.say("reveal.yes"))}};
}

bool act_on_share(App& app, const a11y::Action& action) {
    const bool here = app.page == Page::set_up || (app.page == Page::table && app.table);
    if (action.id == "share" && here) {
        app.sheet = SheetKind::share;
        app.share_agreed = false;
    } else if (action.id == "open_link") {
        const std::string fault = may_leave(app) ? open_link(app, action.value) : "";
        if (!fault.empty()) notify(app, {"app.cant.open_link", {fault}});
    } else if (app.sheet != SheetKind::share) {
        return false;
    } else if (action.id == "share_what") {
        app.share = static_cast<LinkKind>(index_of(action.value, kind_names.size()).value_or(0));
    } else if (action.id == "share_reveal") {
        app.share_agreed = true;
    } else if (asks_before(app, kind_shown(app))) {
        return false;
    } else if (action.id == "copy_link" || action.id == "hand_on_link") {
        const auto link = shared_link(app, kind_shown(app));
        if (!link) return true;
        if (action.id == "hand_on_link")
            app.services.hand_on(*link);
        else
            notify(app, {app.services.copy_text(*link) ? "share.copied" : "share.not_copied", {}});
    } else {
        return false;
    }
    return true;
}

} // namespace palazzo::app
