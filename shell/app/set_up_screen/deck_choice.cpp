// Handles the controls for the deck of a table that is being set up.
#include "shell/app/set_up_screen/deck_choice.hpp"

#include "shell/app/decks/decks.hpp"
#include "shell/app/set_up/table_deck.hpp"
#include "shell/app/state/ids.hpp"

#include <string_view>

namespace palazzo::app {

bool handle_table_deck_action(App& app, const a11y::Action& action) {
    constexpr std::string_view use = "use_deck:";
    constexpr std::string_view use_topic = "use_topic:";
    const auto index = read_seed(action.value);
    if (action.id == "deck") {
        fetch_shipped_decks(app);
        app.screens.open_on_page(stateless_sheet("pick_deck", deck_choice_sheet));
    } else if (action.id.rfind(use, 0) == 0) {
        app.set_up.deck = action.id.substr(use.size());
        app.set_up.levels = {std::string(first_level)};
        app.set_up.topics.clear();
        app.settings.deck = app.set_up.deck;
        save_settings(app);
        app.screens.close_sheets();
        apply_suggested_judge(app.set_up);
        fetch_chosen_deck(app);
    } else if (action.id == "levels") {
        const auto levels = levels_of(app.set_up);
        app.set_up.levels.clear();
        if (index && *index > 0 && *index <= levels.size())
            app.set_up.levels.push_back(levels[static_cast<std::size_t>(*index) - 1]);
    } else if (action.id == "topic") {
        app.screens.open_on_page(stateless_sheet("pick_topic", topic_choice_sheet));
    } else if (action.id.rfind(use_topic, 0) == 0) {
        const auto topics = topics_of(app.set_up);
        const auto topic = read_index(action.id.substr(use_topic.size()), topics.size());
        app.set_up.topics.clear();
        if (topic) app.set_up.topics.push_back(topics[static_cast<std::size_t>(*topic)]);
        app.screens.close_sheets();
    } else if (action.id == "seconds") {
        const bool offered = index && *index < offered_time_limits.size();
        app.set_up.seconds = offered ? offered_time_limits[static_cast<std::size_t>(*index)] : 0;
    } else {
        return false;
    }
    return true;
}

} // namespace palazzo::app
