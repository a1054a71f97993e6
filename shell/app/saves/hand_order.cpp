#include "shell/app/saves/hand_order.hpp"

#include "shell/app/store/store.hpp"

#include "engine/core/json.hpp"

#include <string>
#include <utility>

namespace palazzo::app {
namespace {

/// The order of the hands in the last frame of a game.
struct LastHandOrder {
    std::string id; ///< Id of the game; empty before the first frame.
    games::HandOrder order;
};

std::string key_of(const App& app) { return hand_order_key_prefix + app.table->id; }

/// Reads a stored order; empty if the text isn't one.
games::HandOrder read_hand_order(const std::string& text) {
    const auto json = parse_json(text);
    games::HandOrder order;
    if (!json || !json->is_array()) return order;
    for (const Json& seat : *json) {
        auto& cards = order.emplace_back();
        if (!seat.is_array()) continue;
        for (const Json& card : seat)
            if (card.is_string()) cards.push_back(card.get<std::string>());
    }
    return order;
}

} // namespace

void restore_hand_order(App& app) {
    app.feature_data.get<LastHandOrder>() = {};
    if (const auto text = app.services.store.load(key_of(app))) app.table->restore_hand_order(read_hand_order(*text));
}

void keep_hand_order(App& app) {
    LastHandOrder& last = app.feature_data.get<LastHandOrder>();
    games::HandOrder order = app.table->hand_order();
    // A guest's table at a host's has no id, because the guest's program stores nothing of it.
    if (order.empty() || app.table->id.empty()) return;
    const bool first = last.id != app.table->id;
    if (!first && order == last.order) return;
    last = {app.table->id, std::move(order)};
    const Store& store = app.services.store;
    if (app.table->is_over())
        store.erase(key_of(app));
    else if (!first)
        store.store(key_of(app), Json(last.order).dump());
}

} // namespace palazzo::app
