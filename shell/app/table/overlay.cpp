#include "shell/app/table/overlay.hpp"

#include "shell/app/decks/practice.hpp"
#include "shell/app/table/moves.hpp"

namespace palazzo::app {
namespace {

games::QuestionHost host_of(App& app, games::GameTable& s, const pages::QuestionServices& services) {
    return {app.dialog, services, visible_time(app), duration_factor_at_table(app),
        [&app, &s] { handle_made_move(app, s); },
        [&app](const std::string& deck, const std::string& prompt, quiz::AnswerOutcome outcome) {
            note_answer(app, deck, prompt, outcome);
        },
        [&app](const std::string& deck, const std::string& prompt, const std::string& answer, bool right) {
            set_answer_called_right(app, deck, prompt, answer, right);
        }};
}

} // namespace

std::optional<pages::ChallengeModel> overlay_card(const App& app) {
    const games::GameTable* table = table_on_page(app);
    if (table == nullptr) return std::nullopt;
    const auto services = question_services(app);
    return table->question_card({app.dialog, services, visible_time(app), duration_factor_at_table(app)});
}

bool waits_for_answer_or_verdict(const App& app) {
    const games::GameTable* table = table_on_page(app);
    return table != nullptr && table->waits_for_answer();
}

std::optional<double> update_overlay(App& app) {
    games::GameTable* table = table_on_page(app);
    if (table == nullptr) return std::nullopt;
    const auto services = question_services(app);
    auto host = host_of(app, *table, services);
    return table->update_question(host);
}

bool handle_overlay_action(App& app, const a11y::Action& action) {
    games::GameTable* table = table_on_page(app);
    if (table == nullptr) return false;
    const auto services = question_services(app);
    auto host = host_of(app, *table, services);
    return table->handle_question_action(host, action);
}

std::vector<int> missed_items(const App& app) {
    const games::GameTable* table = table_on_page(app);
    return table == nullptr ? std::vector<int>() : table->missed_items();
}

std::shared_ptr<const quiz::Deck> question_deck_on_table(const App& app) {
    const games::GameTable* table = table_on_page(app);
    return table == nullptr ? nullptr : table->deck();
}

} // namespace palazzo::app
