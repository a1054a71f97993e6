#include "engine/quiz/session.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace palazzo::quiz {
namespace {

/// Calls visit(index, item) for each item that belongs to a part of a deck.
template <class Visit>
void each_item(const Deck& deck, const DeckPart& part, Visit&& visit) {
    for (std::size_t i = 0; i < deck.items.size(); ++i)
        if (is_in_part(part, deck.items[i])) visit(static_cast<int>(i), deck.items[i]);
}

void add_to(TopicProgress& progress, const PromptMemory& memory, const std::string& deck, const std::string& prompt) {
    const PromptSchedule* schedule = find_schedule(memory, deck, prompt);
    if (is_known_prompt(memory, deck, prompt)) {
        ++progress.known;
    } else if (schedule == nullptr) {
        ++progress.unseen;
    } else {
        const auto step =
            std::upper_bound(stability_steps.begin(), stability_steps.end() - 1, schedule->strength.stability);
        ++progress.by_stability[static_cast<std::size_t>(step - stability_steps.begin())];
    }
}

bool has_items(const TopicProgress& progress) {
    const auto& steps = progress.by_stability;
    return progress.known + progress.unseen > 0 || std::any_of(steps.begin(), steps.end(), [](int n) { return n > 0; });
}

} // namespace

bool is_in_part(const DeckPart& part, const Item& item) {
    return (part.level == -1 || part.level == item.level) && (part.topic == -1 || part.topic == item.topic)
        && (part.category == -1 || part.category == item.category)
        && (part.region == -1 || item.region == -1 || part.region == item.region);
}

ItemCounts count_items(const Deck& deck, const DeckPart& part, const PromptMemory& memory, int today) {
    ItemCounts all;
    each_item(deck, part, [&](int, const Item& item) {
        const PromptSchedule* schedule = find_schedule(memory, deck.name, remembered_prompt(item));
        if (schedule != nullptr && due_day(*schedule, today) <= today) ++all.due;
        if (schedule == nullptr && !is_known_prompt(memory, deck.name, remembered_prompt(item))) ++all.unseen;
        ++all.all;
    });
    return all;
}

std::vector<int> session_items(
    const Deck& deck, const DeckPart& part, const PromptMemory& memory, int today, Rng dice) {
    std::vector<std::pair<int, int>> scheduled; // The day on which an item is due, and its index.
    std::vector<int> unseen;
    std::vector<int> known;
    each_item(deck, part, [&](int index, const Item& item) {
        if (const PromptSchedule* here = find_schedule(memory, deck.name, remembered_prompt(item)))
            scheduled.emplace_back(due_day(*here, today), index);
        else
            (is_known_prompt(memory, deck.name, remembered_prompt(item)) ? known : unseen).push_back(index);
    });
    std::sort(scheduled.begin(), scheduled.end());
    dice.shuffle(unseen);
    std::stable_sort(unseen.begin(), unseen.end(), [&](int a, int b) {
        return deck.items[static_cast<std::size_t>(a)].level < deck.items[static_cast<std::size_t>(b)].level;
    });
    dice.shuffle(known);
    const auto later =
        std::upper_bound(scheduled.begin(), scheduled.end(), std::pair(today, std::numeric_limits<int>::max()));
    std::vector<int> items;
    for (auto at = scheduled.begin(); at != later; ++at) items.push_back(at->second);
    items.insert(items.end(), unseen.begin(), unseen.end());
    for (auto at = later; at != scheduled.end(); ++at) items.push_back(at->second);
    items.insert(items.end(), known.begin(), known.end());
    items.resize(std::min(items.size(), most_session_questions));
    return items;
}

std::vector<int> missed_items(const Deck& deck, const DeckPart& part, const PromptMemory& memory) {
    std::vector<int> items;
    each_item(deck, part, [&](int index, const Item& item) {
        const PromptSchedule* schedule = find_schedule(memory, deck.name, remembered_prompt(item));
        if (schedule != nullptr && schedule->times_missed > 0
            && !is_known_prompt(memory, deck.name, remembered_prompt(item)))
            items.push_back(index);
    });
    return items;
}

std::vector<int> due_by_day(const Deck& deck, const PromptMemory& memory, int today, int days) {
    std::vector<int> counts(static_cast<std::size_t>(days));
    for (const Item& item : deck.items) {
        const PromptSchedule* schedule = find_schedule(memory, deck.name, remembered_prompt(item));
        if (schedule == nullptr) continue;
        const int day = std::max(0, due_day(*schedule, today) - today);
        if (day < days) ++counts[static_cast<std::size_t>(day)];
    }
    return counts;
}

std::vector<TopicProgress> topic_progress(const Deck& deck, const DeckPart& part, const PromptMemory& memory) {
    const auto& names = deck.topics.empty() ? deck.categories : deck.topics;
    std::vector<TopicProgress> all(names.size() + 1); // The last element counts items without a topic.
    for (std::size_t i = 0; i < names.size(); ++i) all[i].name = names[i];
    each_item(deck, part, [&](int, const Item& item) {
        const int group = deck.topics.empty() ? item.category : item.topic;
        add_to(
            group < 0 ? all.back() : all[static_cast<std::size_t>(group)], memory, deck.name, remembered_prompt(item));
    });
    std::erase_if(all, [](const TopicProgress& progress) { return !has_items(progress); });
    return all;
}

} // namespace palazzo::quiz
