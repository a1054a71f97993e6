#include "engine/search_task/search_task.hpp"

#include "engine/bots/bots.hpp"
#include "engine/bots/hint.hpp"
#include "engine/core/match.hpp"

#include <tuple>
#include <utility>
#include <variant>

namespace palazzo {
namespace {

template <class G>
struct TypedSearch {
    G rules;
    typename G::View view;
    typename G::Search search;
    Level level;
    Temperament temperament;
};
template <class Games>
struct AnySearch;
template <class... G>
struct AnySearch<std::tuple<G...>> {
    using Type = std::variant<TypedSearch<G>...>;
};

std::string write_result(Json move, Json best, const Message& because) {
    Json why = Json::array({because.id});
    for (const std::string& arg : because.args) why.push_back(arg);
    return Json{{"move", std::move(move)}, {"best", std::move(best)}, {"why", std::move(why)}}.dump();
}

} // namespace

struct SearchTask::RunningSearch {
    AnySearch<Catalogue>::Type search;
};

std::string write_search_request(const SearchRequest& request) {
    return Json{{"record", request.record}, {"seat", request.seat},
        {"level", std::string(level_names[static_cast<std::size_t>(request.level)])},
        {"temperament", static_cast<int>(request.temperament)}, {"seed", std::to_string(request.seed)}}
        .dump();
}

SearchResult read_search_result(const std::string& text) {
    const auto json = parse_json(text);
    if (!json || !json->is_object() || !json->contains("move")) return {};
    SearchResult result{(*json)["move"], (*json)["best"], {}};
    for (const Json& word : (*json)["why"]) {
        const std::string part = *text_of(word);
        result.explanation.id.empty() ? void(result.explanation.id = part) : result.explanation.args.push_back(part);
    }
    return result;
}

SearchTask::SearchTask(const std::string& text) {
    const auto request = parse_json(text);
    expect(request && request->is_object(), "a request that write_search_request() wrote");
    const auto record = read_record(*text_of((*request)["record"]));
    if (!record) return;
    call_with_game(record->game, [&](const auto& rules) {
        using G = std::decay_t<decltype(rules)>;
        const auto match = open_match(rules, *record);
        const Seat seat = (*request)["seat"].template get<Seat>();
        if (!match || !match->seats_to_act().has(seat)) return;
        const Level level = read_level(*text_of((*request)["level"])).value_or(Level::master);
        const auto temperament = static_cast<Temperament>((*request)["temperament"].template get<int>());
        const Rng dice(read_seed(*text_of((*request)["seed"])).value_or(0));
        const auto view = match->view(seat);
        running_ = std::make_unique<RunningSearch>(RunningSearch{TypedSearch<G>{match->rules(), view,
            typename G::Search(match->rules(), view, G::effort(level), dice), level, temperament}});
    });
}
SearchTask::~SearchTask() = default;
SearchTask::SearchTask(SearchTask&&) noexcept = default;
SearchTask& SearchTask::operator=(SearchTask&&) noexcept = default;

bool SearchTask::run(int iterations) {
    if (!running_) return true;
    return std::visit(
        [&](auto& s) {
            s.search.run(iterations);
            return s.search.is_done();
        },
        running_->search);
}

std::string SearchTask::result() const {
    if (!running_) return "{}";
    return std::visit(
        [](const auto& s) {
            const auto hint = hint_from_search(s.rules, s.view, s.search);
            return write_result(
                s.rules.write_move(move_after_search(s.rules, s.view, s.search, s.level, s.temperament)),
                s.rules.write_move(hint.moves.front().move), hint.explanation);
        },
        running_->search);
}

} // namespace palazzo
