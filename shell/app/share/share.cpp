#include "shell/app/share/share.hpp"

#include "shell/app/links/links.hpp"
#include "shell/app/replay/replay.hpp"
#include "shell/app/resources/resources.hpp"
#include "shell/app/saves/leaving.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/app/set_up/table.hpp"
#include "shell/app/set_up_screen/screen.hpp"
#include "shell/app/share/shared_deck.hpp"
#include "shell/app/state/ids.hpp"
#include "shell/app/turns/arrival.hpp"
#include "shell/tables/open.hpp"

#include "engine/quiz/choice.hpp"
#include "engine/quiz/registry.hpp"
#include "engine/share/table_link.hpp"

#include <array>
#include <memory>
#include <utility>

namespace palazzo::app {
namespace {

constexpr std::array<const char*, 4> kind_names{"rules", "deal", "game", "turn"};
/// Message ids of the kinds of links that the sheet offers, in the order of LinkKind. The last kind, `turn`, isn't
/// offered there.
constexpr std::array<const char*, 3> kind_ids{"share.rules", "share.deal", "share.game"};
constexpr std::array<const char*, 3> kind_details{"share.rules.detail", "share.deal.detail", "share.game.detail"};

/// The kind of link that was chosen last for a game on the table.
struct ChosenKind {
    LinkKind kind = LinkKind::game;
};

std::optional<Record> record_to_share(const App& app) {
    if (is_setting_up(app)) {
        auto record = record_of(app.set_up, 0);
        return record ? std::optional(std::move(*record)) : std::nullopt;
    }
    return record_of_table(app);
}

/// Returns the number of kinds of links to choose from.
std::size_t kinds_here(const App& app) { return is_setting_up(app) ? 1 : kind_ids.size(); }

LinkKind kind_shown(const App& app) {
    return is_setting_up(app) ? LinkKind::rules : app.feature_data.get<ChosenKind>().kind;
}

/// The sheet with a link, the link's QR code, and the buttons that share the link.
class ShareSheet final : public Sheet {
  public:
    std::string_view name() const override { return "share"; }
    pages::SheetModel model(const App& app) const override;
    bool handle_action(App& app, const a11y::Action& action) override;

  private:
    /// Returns whether the link would show hands that a curtain hides, and the players haven't agreed to that yet.
    bool asks_before(const App& app) const {
        return kind_shown(app) != LinkKind::rules && !agreed_ && is_shared_device(app);
    }

    bool agreed_ = false; ///< True once the players at this device have agreed.
};

/// The sheet that asks whether to export a file that shows the hands of several people.
class RevealSheet final : public Sheet {
  public:
    RevealSheet(const char* yes, void (*agreed)(App&, const std::string&), const std::string& id)
        : yes_(yes), agreed_(agreed), id_(id) {}
    std::string_view name() const override { return "reveal"; }
    pages::SheetModel model(const App& app) const override;
    bool handle_action(App& app, const a11y::Action& action) override {
        if (action.id != yes_) return false;
        agreed_(app, id_);
        return true;
    }

  private:
    const char* yes_;
    void (*agreed_)(App&, const std::string&);
    std::string id_;
};

/// Returns the part of an address after its `#`, or the whole text if it has none.
std::string fragment_of(const std::string& text) {
    const auto at = text.find('#');
    return at == std::string::npos ? text : text.substr(at + 1);
}

/// Returns a table with the rules of a link and the usual players. The table asks the questions of the link if their
/// deck is here.
TableSetUp table_of(const Record& record) {
    TableSetUp set_up = default_set_up(record.game, record.preset);
    set_up.rules = record.options;
    if (const auto players = record.options.find("players"); players != record.options.end()) {
        set_player_count(set_up, players->get<int>());
        set_up.rules.erase("players");
    }
    for (const auto& [option, value] : set_up.rules.items()) set_up.chosen_options.insert(option);
    quiz::QuestionChoice questions = quiz::read_question_choice(record.extras);
    if (quiz::find_deck(questions.deck) == nullptr) return set_up;
    set_up.deck = std::move(questions.deck);
    set_up.levels = std::move(questions.levels);
    set_up.topics = std::move(questions.topics);
    set_up.seconds = questions.seconds;
    return set_up;
}

/// Returns a message if the deck of a link's record isn't here, because it was too large for the link; nullopt
/// otherwise.
std::optional<Message> missing_deck_notice(const Record& record) {
    const std::string name = quiz::read_question_choice(record.extras).deck;
    if (name.empty() || quiz::is_shipped_deck(name) || quiz::find_deck(name) != nullptr) return std::nullopt;
    return Message{"share.deck.missing", {quoted(name)}};
}

/// Returns the problem that the table of a link can't be opened; nullopt if it can.
std::optional<Problem> problem_with_table(const Link& link) {
    Record record = link.record;
    if (link.kind == LinkKind::rules) record.deal = deal_from_seed(0);
    const auto table = games::open_table("", record);
    return table ? std::nullopt : std::optional(table.problem());
}

std::string open_rules(App& app, const Record& record) {
    TableSetUp set_up = table_of(record);
    if (const auto table = record_of(set_up, 0); !table) return voice_of(app).problem_line(table.problem());
    app.table.reset();
    app.dialog = {};
    app.set_up = std::move(set_up);
    open_set_up_page(app);
    if (const auto notice = missing_deck_notice(record)) notify(app, *notice);
    return "";
}

/// Opens the deal of a link for one human against bots. Returns an empty text or, if that isn't possible, a line that
/// says why.
std::string open_deal(App& app, const Record& record) {
    auto table = record_of(table_of(record), 0);
    if (!table) return voice_of(app).problem_line(table.problem());
    table->deal = record.deal;
    std::string fault = open_record(app, *std::move(table));
    if (!fault.empty()) return fault;
    notify(app, missing_deck_notice(record).value_or(Message{"share.deal.opened", {}}));
    return "";
}

} // namespace

bool is_shared_device(const App& app) {
    const games::GameTable* table = table_on_page(app);
    return table != nullptr && human_count(*table) > 1 && !table->is_over();
}

std::optional<LinkKind> link_kind_named(const std::string& name) {
    for (std::size_t i = 0; i < kind_names.size(); ++i)
        if (name == kind_names[i]) return static_cast<LinkKind>(i);
    return std::nullopt;
}

Result<std::string> link_to_share(const App& app, LinkKind kind) {
    const auto record = record_to_share(app);
    if (!record) return Problem{"link", "problem.link.not_one"};
    return link_to_record(app, *record, kind);
}

/// Opens the link to a table with friends, in a program that has a relay. Returns an empty text or, if the link can't
/// be opened, a line that says why.
std::string open_table_link(App& app, const std::string& fragment) {
    const auto table = read_table_link(fragment);
    if (!table) return voice_of(app).problem_line(table.problem());
    return run_command(app, {"friends_visit", *table}) ? "" : voice_of(app).say("friends.no_relay");
}

std::string open_link(App& app, const std::string& text) {
    const std::string fragment = fragment_of(text);
    if (may_be_table_link(fragment)) return open_table_link(app, fragment);
    const auto head = read_link_without_deal(fragment);
    if (!head) return voice_of(app).problem_line(head.problem());
    const Record& table = head->record;
    const PendingOpen then{{"open_link", fragment}, {}, {}};
    if (defer_until_words_arrive(app, table.game, table.options, then)) return "";
    if (defer_until_deck_arrives(app, missing_deck(table), then)) return "";
    auto link = read_link(fragment);
    if (!link) return voice_of(app).problem_line(link.problem());
    if (link->deck) {
        // A link that can't be opened must change nothing, so its deck isn't stored either.
        if (const auto problem = problem_with_table(*link)) return voice_of(app).problem_line(*problem);
        keep_deck_of_link(app, *std::move(link->deck), link->record);
    }
    if (link->kind == LinkKind::rules) return open_rules(app, link->record);
    if (link->kind == LinkKind::deal) return open_deal(app, link->record);
    if (link->kind == LinkKind::turn) return open_turn(app, link->record);
    return begin_replay_of_record(app, link->record);
}

pages::SheetModel ShareSheet::model(const App& app) const {
    const i18n::Voice voice = voice_of(app);
    using Kind = pages::SheetItem::ItemKind;
    pages::SheetModel model{"share_sheet", voice.say("share.title"), {}};
    if (kinds_here(app) > 1) {
        std::vector<std::string> kinds;
        for (const char* id : kind_ids) kinds.push_back(voice.say(id));
        model.items.push_back(pages::choice_item("share_what", voice.say("share.what"), std::move(kinds),
            static_cast<int>(app.feature_data.get<ChosenKind>().kind)));
    }
    const LinkKind kind = kind_shown(app);
    if (asks_before(app)) {
        model.items.push_back(pages::text_item(voice.say("share.reveals")));
        model.items.push_back(pages::button_item(Kind::button, "share_reveal", voice.say("share.reveal")));
        return model;
    }
    const auto link = link_to_share(app, kind);
    if (!link) {
        model.items.push_back(pages::text_item(voice.problem_line(link.problem())));
        return model;
    }
    model.items.push_back(pages::text_item(voice.say(kind_details[static_cast<std::size_t>(kind)])));
    add_deck_notice(model, app, *record_to_share(app));
    add_link_items(model, app, *link);
    return model;
}

bool ShareSheet::handle_action(App& app, const a11y::Action& action) {
    if (action.id == "share_what") {
        app.feature_data.get<ChosenKind>().kind =
            static_cast<LinkKind>(read_index(action.value, kind_ids.size()).value_or(0));
    } else if (action.id == "share_reveal") {
        agreed_ = true;
    } else if (asks_before(app)) {
        return false;
    } else if (action.id == "copy_link" || action.id == "hand_on_link") {
        if (const auto link = link_to_share(app, kind_shown(app))) pass_on_link(app, action, *link);
    } else {
        return false;
    }
    return true;
}

pages::SheetModel RevealSheet::model(const App& app) const {
    const i18n::Voice voice = voice_of(app);
    using Kind = pages::SheetItem::ItemKind;
    return {"reveal", voice.say("reveal.title"),
        {pages::text_item(voice.say("reveal.detail")), pages::button_item(Kind::main, "close", voice.say("reveal.no")),
            pages::button_item(Kind::danger, yes_, voice.say("reveal.yes"))}};
}

std::unique_ptr<Screen> sheet_confirming_reveal(
    const char* yes, void (*agreed)(App& app, const std::string& id), const std::string& id) {
    return std::make_unique<RevealSheet>(yes, agreed, id);
}

namespace {

void share(App& app, const std::string&, const a11y::Action&) {
    const games::GameTable* table = table_on_page(app);
    if (!is_setting_up(app) && table == nullptr) return;
    if (table != nullptr && table->with_friends && !table->is_over()) return; // A link would show everybody's cards.
    open_sheet_with_link(app, std::make_unique<ShareSheet>());
}

void follow_link(App& app, const std::string&, const a11y::Action& action) {
    const std::string fault = may_leave_game(app) ? open_link(app, action.value) : "";
    if (!fault.empty()) notify(app, {"app.cant.open_link", {fault}});
}

void share_deck(App& app, const std::string& deck, const a11y::Action&) { open_deck_link(app, deck); }

constexpr Command share_commands[]{{"share", share}, {"share_deck:", share_deck}, {"open_link", follow_link}};

} // namespace

constinit const Feature share_feature{.commands = share_commands,
    // A link that is too long is cut to one byte more than the limit, so that it is refused rather than misread.
    .launch_parameter = {
        .name = "link", .command = "open_link", .sets_action_value = true, .longest = longest_link + 1}};

} // namespace palazzo::app
