#include "shell/app/turns/turns.hpp"

#include "shell/app/links/links.hpp"
#include "shell/app/store/seats_here.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace palazzo::app {
namespace {

using pages::CurtainModel;
using pages::SheetModel;
using pages::text_item;

/// Returns the seat of the person who plays next: behind the curtain the viewer, otherwise the human who gets the
/// device next; -1 if the viewer keeps it.
Seat next_player(const games::GameTable& s) { return s.curtain ? s.viewer : next_viewer(s); }

/// Returns the seat of the person who sends the turn to the seat `next`. That is the other person who moved last or, if
/// none has moved, the first other person; -1 if there is no other person.
Seat sender_to(const games::GameTable& s, Seat next) {
    Seats others = human_or_bot_seats(s, true);
    others.remove(next);
    if (others.empty()) return -1;
    const auto last = s.full_state()->turn_count_before_last_move_of(others);
    return last ? s.public_turn(*last).seat : others.front();
}

void set_seats_here(App& app, games::GameTable& s, Seats seats) {
    s.seats_here = seats;
    store_seats_on_device(app.services.store, s.id, seats);
}

/// Notes that the game is played by message, and that the next player uses another device.
void note_sent(App& app, games::GameTable& s) {
    const Seat next = next_player(s);
    if (s.is_over() || next < 0) return;
    Seats here = s.seats_here;
    if (here.empty()) here.add(sender_to(s, next));
    here.remove(next);
    set_seats_here(app, s, here);
}

/// The sheet with the link of the turn or, if there is no link, the problem.
class SendSheet final : public Sheet {
  public:
    explicit SendSheet(Result<std::string> link) : link_(std::move(link)) {}
    std::string_view name() const override { return "send_turn"; }
    SheetModel model(const App& app) const override;
    bool handle_action(App& app, const a11y::Action& action) override;

  private:
    Result<std::string> link_;
};

SheetModel SendSheet::model(const App& app) const {
    const i18n::Voice voice = voice_of(app);
    const games::GameTable& s = *app.table;
    SheetModel model{"send_turn_sheet", voice.say(send_button_label_id(app)), {}};
    if (!link_) {
        model.items.push_back(text_item(voice.problem_line(link_.problem())));
        return model;
    }
    if (s.is_over()) {
        model.items.push_back(text_item(voice.say("turn.result.detail")));
    } else {
        model.items.push_back(text_item(voice.say("turn.send.detail", {voice.name(next_player(s))})));
        model.items.push_back(text_item(voice.say("turn.open_cards")));
    }
    add_link_items(model, app, *link_);
    return model;
}

bool SendSheet::handle_action(App& app, const a11y::Action& action) {
    games::GameTable& s = *app.table;
    if (!link_ || !can_send_turn(app)) return false;
    if (!pass_on_link(app, action, *link_)) return false;
    note_sent(app, s);
    app.screens.close();
    return true;
}

/// Returns the seat whose player sent the viewer the turn from another device; -1 if there is none, or if a move was
/// made since the game was opened.
Seat sender_of_arrived(const games::GameTable& s) {
    if (!s.seats_here.has(s.viewer) || s.opened_at != s.turn_count()) return -1;
    const Seat sender = sender_to(s, s.viewer);
    return s.seats_here.has(sender) ? -1 : sender;
}

void send_turn(App& app, const std::string&, const a11y::Action&) {
    if (!can_send_turn(app)) return;
    auto link = link_to_record(app, app.table->full_state()->record(), LinkKind::turn);
    open_sheet_with_link(app, std::make_unique<SendSheet>(std::move(link)));
}

constexpr Command turns_commands[]{{"send_turn", send_turn}};

} // namespace

bool can_send_turn(const App& app) {
    const games::GameTable* s = table_on_page(app);
    if (s == nullptr || s->full_state() == nullptr || s->with_friends) return false;
    if (human_count(*s) < 2 || s->asks_questions()) return false;
    return s->is_over() || next_player(*s) >= 0;
}

const char* send_button_label_id(const App& app) { return is_over(app) ? "turn.result" : "turn.send"; }

CurtainModel curtain_model(const App& app) {
    const i18n::Voice voice = voice_of(app);
    const games::GameTable& s = *app.table;
    const std::string name = voice.name(s.viewer);
    CurtainModel model{s.viewer, "", voice.say("curtain.shows"), {}};
    const auto offer = [&](const char* id, std::string label) {
        model.buttons.push_back({a11y::Control::Kind::button, id, std::move(label)});
    };
    const Seat sender = sender_of_arrived(s);
    if (!s.seats_here.empty() && !s.seats_here.has(s.viewer) && can_send_turn(app)) {
        model.title = voice.say("turn.next", {name});
        model.detail = voice.say("turn.next.detail");
        offer("send_turn", voice.say("turn.send"));
        offer("lift", voice.say("curtain.lift", {name}));
        offer("home", voice.say("table.home"));
    } else if (sender >= 0) {
        model.title = voice.say("turn.arrived", {voice.name(sender), name});
        offer("lift", voice.say("curtain.lift", {name}));
        if (move_count_up_to_viewers_last_move(s) < s.turn_count()) offer("catch_up", voice.say("turn.catch_up"));
    } else {
        model.title = voice.say(s.viewer_returned ? "curtain.back" : "curtain.hand", {name});
        offer("lift", voice.say("curtain.lift", {name}));
        if (can_send_turn(app)) offer("send_turn", voice.say("turn.send"));
    }
    return model;
}

std::size_t move_count_up_to_viewers_last_move(const games::GameTable& s) {
    const games::FullStateAccess* here = s.full_state();
    const auto last = here == nullptr ? std::nullopt : here->turn_count_before_last_move_of({s.viewer});
    return last ? *last + 1 : 0;
}

void note_viewer_on_device(App& app) {
    games::GameTable& s = *app.table;
    if (s.seats_here.empty() || s.seats_here.has(s.viewer)) return;
    Seats here = s.seats_here;
    here.add(s.viewer);
    set_seats_here(app, s, here);
}

constinit const Feature turns_feature{.commands = turns_commands};

} // namespace palazzo::app
