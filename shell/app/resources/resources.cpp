#include "shell/app/resources/resources.hpp"

#include "engine/dictionary/registry.hpp"
#include "engine/quiz/registry.hpp"
#include "engine/rule_sets/rule_sets.hpp"

#include <utility>

namespace palazzo::app {
namespace {

constexpr const char* loading_words = "app.loading.words";
constexpr const char* loading_deck = "app.loading.deck";

} // namespace

bool deck_needs_fetching(const std::string& deck) {
    return quiz::is_shipped_deck(deck) && quiz::find_deck(deck) == nullptr;
}

std::string missing_word_list(const std::string& game, const Json& options) {
    const std::string name = resources_of(game, options, Json::object()).word_list;
    return dictionary::find_lexicon(name) == nullptr ? name : "";
}

std::string missing_deck(const Record& record) {
    const std::string name = resources_of(record.game, record.options, record.extras).deck;
    return deck_needs_fetching(name) ? name : "";
}

bool defer_until_words_arrive(App& app, const std::string& game, const Json& options, PendingOpen then) {
    const std::string name = missing_word_list(game, options);
    if (name.empty() || !app.services.fetch_words(name)) return false;
    notify(app, {loading_words, {}});
    app.pending_open = std::move(then);
    return true;
}

bool defer_until_deck_arrives(App& app, const std::string& deck, PendingOpen then) {
    if (!deck_needs_fetching(deck) || deck == app.unavailable_deck || !app.services.fetch_deck(deck)) return false;
    notify(app, {loading_deck, {}});
    app.pending_open = std::move(then);
    app.pending_open->deck = deck;
    return true;
}

void forget_pending_open(App& app) {
    if (!std::exchange(app.pending_open, std::nullopt)) return;
    if (app.notice.id == loading_words || app.notice.id == loading_deck) app.notice_until = 0;
}

} // namespace palazzo::app
