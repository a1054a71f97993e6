// The sheet before a table with friends is opened or joined. It says what the relay and the host learn, so that nothing
// is asked of the relay before the player agrees.
#include "shell/app/friends/sheets.hpp"
#include "shell/app/set_up/table.hpp"

#include <algorithm>

namespace palazzo::app {
namespace {

using pages::SheetItem;
using pages::SheetModel;
using pages::text_item;

class InvitationSheet final : public Sheet {
  public:
    /// `table` is the table that a link names; empty if the player opens a table by the set-up.
    InvitationSheet(std::string table, std::string name) : table_(std::move(table)), name_(std::move(name)) {}
    std::string_view name() const override { return "friends_invitation"; }
    SheetModel model(const App& app) const override;
    bool handle_action(App& app, const a11y::Action& action) override;

  private:
    bool is_host() const { return table_.empty(); }

    std::string table_;
    std::string name_;    ///< Name of the player, as it was typed.
    bool typing_ = false; ///< True while the player types the name on the canvas.
};

SheetModel InvitationSheet::model(const App& app) const {
    const i18n::Voice voice = voice_of(app);
    const auto kind = SheetItem::ItemKind::main;
    SheetModel model{"friends_invitation", voice.say("friends.title"),
        {text_item(voice.say(is_host() ? "friends.open.detail" : "friends.sit.detail")),
            text_item(voice.say("friends.relay", {app.services.mail.relay})),
            pages::field_item("friends_name", voice.say("friends.name"), name_, longest_name, typing_),
            pages::button_item(kind, "friends_go", voice.say(is_host() ? "friends.open" : "friends.sit"))}};
    if (!is_host()) {
        model.items.push_back(
            pages::button_item(SheetItem::ItemKind::button, "friends_watch", voice.say("friends.watch")));
        model.items.push_back(text_item(voice.say("friends.watch.detail")));
    }
    return model;
}

bool InvitationSheet::handle_action(App& app, const a11y::Action& action) {
    if (action.id == "type:friends_name") {
        typing_ = !app.services.open_text_field("field:friends_name");
    } else if (action.id == "typed") {
        typing_ = false;
    } else if (action.id == "field:friends_name") {
        name_ = name_from_text(action.value);
    } else if (action.id != "friends_go" && action.id != "friends_watch") {
        return false;
    } else if (is_host()) {
        host_table(app, name_);
    } else if (action.id == "friends_watch") {
        visit_table(app, table_, name_, true);
    } else {
        // A player who opens the link again comes back to the same seat.
        const auto& kept = app.feature_data.get<KeptFriends>();
        kept.table == table_ ? reopen_friends_table(app) : visit_table(app, table_, name_);
    }
    const bool goes_there = action.id == "friends_go" || action.id == "friends_watch";
    if (goes_there && open_friends_table(app) != nullptr) open_table_sheet(app);
    return true;
}

} // namespace

void open_host_sheet(App& app) {
    const auto& seats = app.set_up.seats;
    const auto host = std::find_if(seats.begin(), seats.end(), [](const SeatInfo& seat) { return seat.human; });
    const bool is_named = host != seats.end() && !host->name.empty();
    app.screens.open_on_page(
        std::make_unique<InvitationSheet>("", is_named ? host->name : app.feature_data.get<KeptFriends>().own_name));
}

void open_guest_sheet(App& app, const std::string& table) {
    app.screens.open_on_page(std::make_unique<InvitationSheet>(table, app.feature_data.get<KeptFriends>().own_name));
}

} // namespace palazzo::app
