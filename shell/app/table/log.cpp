#include "shell/app/table/log.hpp"

#include <algorithm>
#include <memory>

namespace palazzo::app {

namespace {

/// The sheet with the moves of the game on the table. Pressing a row shows the position after its move; the row's id is
/// `replay:` and the number of moves up to then.
class LogSheet final : public Sheet {
  public:
    std::string_view name() const override { return "log"; }
    pages::SheetModel model(const App& app) const override;
    bool handle_action(App&, const a11y::Action& action) override {
        if (action.id != "log_more") return false;
        shown_ += moves_listed_at_once;
        return true;
    }

  private:
    std::size_t shown_ = moves_listed_at_once;
};

/// Returns the text of a move. If the move answered a question, the question comes first.
std::string logged_turn(const App& app, std::size_t number, const i18n::Voice& voice) {
    const games::GameTable& s = *app.table;
    const std::string turn = turn_in_words(s, number, voice);
    const auto question = s.answered_question(number, language_of(app).code);
    if (!question) return turn;
    return voice.say("log.asked", {std::to_string(question->seat), question->prompt}) + ' ' + turn;
}

pages::SheetModel LogSheet::model(const App& app) const {
    const i18n::Voice voice = voice_of(app);
    pages::SheetModel model{"log_sheet", voice.say("log.title"), {}};
    const games::GameTable& s = *app.table;
    const std::size_t all = s.turn_count();
    const std::size_t shown = std::min(all, shown_);
    if (all == 0) model.items.push_back(pages::text_item(voice.say("log.none")));
    for (std::size_t move = all; move > all - shown; --move)
        model.items.push_back(pages::row_item("replay:" + std::to_string(move), logged_turn(app, move - 1, voice),
            voice.say("log.move", {std::to_string(move)})));
    if (shown < all)
        model.items.push_back(
            pages::button_item(pages::SheetItem::ItemKind::button, "log_more", voice.say("saved.more")));
    return model;
}

} // namespace

void show_log(App& app) { app.screens.open_on_page(std::make_unique<LogSheet>()); }

} // namespace palazzo::app
