#include "shell/app/links/links.hpp"

#include "engine/quiz/choice.hpp"
#include "engine/quiz/registry.hpp"

#include <memory>
#include <utility>

namespace palazzo::app {
namespace {

/// Returns the custom deck whose questions a record's game asks; null if it asks none, or those of a shipped deck.
std::shared_ptr<const quiz::Deck> custom_deck_of(const Record& record) {
    const std::string name = quiz::read_question_choice(record.extras).deck;
    return name.empty() || quiz::is_shipped_deck(name) ? nullptr : quiz::find_deck(name);
}

bool fits_into_link(const quiz::Deck& deck) { return deck.items.size() <= most_items_in_link; }

} // namespace

void add_deck_notice(pages::SheetModel& model, const App& app, const Record& record) {
    const auto deck = custom_deck_of(record);
    if (deck == nullptr) return;
    const Message said = fits_into_link(*deck)
        ? Message{"share.deck", {deck->title}}
        : Message{"share.deck.large", {deck->title, std::to_string(most_items_in_link)}};
    model.items.push_back(pages::text_item(voice_of(app).say(said)));
}

Result<std::string> link_to_record(const App& app, const Record& record, LinkKind kind) {
    const auto deck = custom_deck_of(record);
    auto link = write_link(record, kind, deck != nullptr && fits_into_link(*deck) ? deck.get() : nullptr);
    if (!link) return link;
    return app.services.page_url() + *link;
}

void open_sheet_with_link(App& app, std::unique_ptr<Screen> sheet) {
    const Screen* below = app.screens.sheet();
    const bool over_result = below != nullptr && below->name() == "result";
    over_result ? app.screens.open(std::move(sheet)) : app.screens.open_on_page(std::move(sheet));
}

void add_link_items(pages::SheetModel& model, const App& app, const std::string& link, bool is_main) {
    const i18n::Voice voice = voice_of(app);
    using Kind = pages::SheetItem::ItemKind;
    pages::SheetItem code;
    code.kind = Kind::code;
    code.label = link;
    model.items.push_back(std::move(code));
    const bool shares = app.services.can_share_by_system();
    const Kind first = is_main ? Kind::main : Kind::button;
    if (shares) model.items.push_back(pages::button_item(first, "hand_on_link", voice.say("share.hand_on")));
    model.items.push_back(pages::button_item(shares ? Kind::button : first, "copy_link", voice.say("share.copy")));
}

bool pass_on_link(App& app, const a11y::Action& action, const std::string& link) {
    if (action.id == "hand_on_link") {
        app.services.share_by_system(link);
        return true;
    }
    if (action.id != "copy_link") return false;
    const bool done = app.services.copy_text(link);
    notify(app, {done ? "share.copied" : "share.not_copied", {}});
    return done;
}

} // namespace palazzo::app
