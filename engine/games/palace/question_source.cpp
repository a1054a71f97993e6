#include "engine/games/palace/question_source.hpp"

#include "engine/games/palace/challenge.hpp"
#include "engine/quiz/choice.hpp"
#include "engine/quiz/judge.hpp"
#include "engine/quiz/registry.hpp"

#include <algorithm>

namespace palazzo::palace {
namespace {

/// Returns the seed that decides the order of a game's prompts; 0 if the game was dealt card by card and has no seed.
std::uint64_t seed_of(const Record& record) {
    const auto seed = record.deal.find("seed");
    const std::string* text = seed == record.deal.end() ? nullptr : text_of(*seed);
    return text == nullptr ? 0 : read_seed(*text).value_or(0);
}

Seats humans(const std::vector<SeatInfo>& seats) {
    Seats humans;
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (seats[i].human) humans.add(static_cast<Seat>(i));
    return humans;
}

/// Returns the indices of those `labels` that are in `names`. The labels are a deck's levels, topics or regions.
std::vector<int> indexes(const std::vector<std::string>& labels, const std::vector<std::string>& names) {
    std::vector<int> found;
    for (std::size_t i = 0; i < labels.size(); ++i)
        if (std::find(names.begin(), names.end(), labels[i]) != names.end()) found.push_back(static_cast<int>(i));
    return found;
}

} // namespace

std::shared_ptr<const QuestionSource> question_source_of(const Options& o, const Record& record) {
    const quiz::QuestionChoice choice = quiz::read_question_choice(record.extras);
    auto deck = choice.deck.empty() ? nullptr : quiz::find_deck(choice.deck);
    if (deck == nullptr) return nullptr;
    std::vector<int> due_items;
    for (const int item : choice.due_items)
        if (item < static_cast<int>(deck->items.size())) due_items.push_back(item);
    quiz::PromptStock stock{deck.get(), seed_of(record), o.players, humans(seats_or_default(record, o.players)),
        indexes(deck->levels, choice.levels), indexes(deck->topics, choice.topics),
        indexes(deck->regions, choice.regions), std::move(due_items)};
    return std::make_shared<const QuestionSource>(QuestionSource{std::move(deck), std::move(stock)});
}

std::optional<Question> question_of(const QuestionSource& questions, const Table& t) {
    if (t.need != NeededAction::verdict) return std::nullopt;
    const quiz::DrawnPrompt drawn = quiz::nth_prompt(questions.stock, answering_seat(t), t.challenges.prompt.nth);
    return Question{drawn, questions.deck->items[static_cast<std::size_t>(drawn.item)]};
}

std::optional<bool> verdict_on(const QuestionSource& questions, const Table& t, const std::string& answer) {
    const auto question = question_of(questions, t);
    if (!question || question->item.answers.empty()) return std::nullopt;
    return quiz::accepts(question->item, answer, t.derived.options.strict, quiz::languages_of(*questions.deck));
}

Json write_prompt(const QuestionSource& questions, const Table& t) {
    const auto question = question_of(questions, t);
    if (!question) return {};
    const auto& item = question->item;
    return {{"die", question->drawn.die}, {"item", question->drawn.item}, {"kind", quiz::name_of(item.kind)},
        {"level", questions.deck->levels[static_cast<std::size_t>(item.level)]},
        {"category", questions.deck->categories[static_cast<std::size_t>(item.category)]}, {"prompt", item.prompt}};
}

} // namespace palazzo::palace
