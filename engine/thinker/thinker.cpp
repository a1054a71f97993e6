#include "engine/thinker/thinker.hpp"

#include "engine/bots/bots.hpp"
#include "engine/bots/hint.hpp"
#include "engine/core/match.hpp"

#include <tuple>
#include <utility>
#include <variant>

namespace palazzo {
namespace {

template <class G>
struct Searching {
    G rules;
    typename G::View view;
    typename G::Search search;
    Level level;
    Temperament temperament;
};
template <class Games>
struct AnySearching;
template <class... G>
struct AnySearching<std::tuple<G...>> {
    using Type = std::variant<Searching<G>...>;
};

std::string write_answer(Json move, Json best, const Message& because) {
    Json why = Json::array({because.id});
    for (const std::string& arg : because.args) why.push_back(arg);
    return Json{{"move", std::move(move)}, {"best", std::move(best)}, {"why", std::move(why)}}.dump();
}

} // namespace

struct Thinker::Thought {
    AnySearching<Catalogue>::Type searching;
};

std::string write_question(const Question& question) {
    return Json{{"record", question.record}, {"seat", question.seat},
        {"level", std::string(level_names[static_cast<std::size_t>(question.level)])},
        {"temperament", static_cast<int>(question.temperament)}, {"seed", std::to_string(question.seed)}}
        .dump();
}

Advice read_advice(const std::string& answer) {
    const auto json = parse_json(answer);
    if (!json || !json->is_object() || !json->contains("move")) return {};
    Advice advice{(*json)["move"], (*json)["best"], {}};
    for (const Json& word : (*json)["why"]) {
        const std::string text = *text_of(word);
        advice.why.id.empty() ? void(advice.why.id = text) : advice.why.args.push_back(text);
    }
    return advice;
}

Thinker::Thinker(const std::string& text) {
    const auto question = parse_json(text);
    expect(question && question->is_object(), "a question that write_question() wrote");
    const auto record = read_record(*text_of((*question)["record"]));
    if (!record) return;
    with_game(record->game, [&](const auto& rules) {
        using G = std::decay_t<decltype(rules)>;
        const auto match = open_match(rules, *record);
        const Seat seat = (*question)["seat"].template get<Seat>();
        if (!match || !match->to_act().has(seat)) return;
        const Level level = read_level(*text_of((*question)["level"])).value_or(Level::master);
        const auto temperament = static_cast<Temperament>((*question)["temperament"].template get<int>());
        const Rng dice(read_seed(*text_of((*question)["seed"])).value_or(0));
        const auto view = match->view(seat);
        thought_ = std::make_unique<Thought>(Thought{Searching<G>{match->rules(), view,
            typename G::Search(match->rules(), view, G::effort(level), dice), level, temperament}});
    });
}
Thinker::~Thinker() = default;
Thinker::Thinker(Thinker&&) noexcept = default;
Thinker& Thinker::operator=(Thinker&&) noexcept = default;

bool Thinker::run(int iterations) {
    if (!thought_) return true;
    return std::visit(
        [&](auto& s) {
            s.search.run(iterations);
            return s.search.done();
        },
        thought_->searching);
}

std::string Thinker::answer() const {
    if (!thought_) return "{}";
    return std::visit(
        [](const auto& s) {
            const auto hint = hint_of(s.rules, s.view, s.search);
            return write_answer(s.rules.write(move_of(s.rules, s.view, s.search, s.level, s.temperament)),
                s.rules.write(hint.moves.front().move), hint.why);
        },
        thought_->searching);
}

} // namespace palazzo
