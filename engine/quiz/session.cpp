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
    if (const MissedPromptNotes* missed = find_missed_prompt(memory, deck, prompt))
        ++progress.in_boxes[static_cast<std::size_t>(missed->box)];
    else
        ++(is_known_prompt(memory, deck, prompt) ? progress.known : progress.unseen);
}

bool has_items(const TopicProgress& progress) {
    const auto& boxes = progress.in_boxes;
    return progress.known + progress.unseen > 0 || std::any_of(boxes.begin(), boxes.end(), [](int n) { return n > 0; });
}

} // namespace

bool is_in_part(const DeckPart& part, const Item& item) {
    return (part.level == -1 || part.level == item.level) && (part.topic == -1 || part.topic == item.topic);
}

ItemCounts count_items(const Deck& deck, const DeckPart& part, const PromptMemory& memory, int today) {
    ItemCounts all;
    each_item(deck, part, [&](int, const Item& item) {
        const MissedPromptNotes* missed = find_missed_prompt(memory, deck.name, item.prompt);
        if (missed != nullptr && due_day(*missed, today) <= today) ++all.due;
        if (missed == nullptr && !is_known_prompt(memory, deck.name, item.prompt)) ++all.unseen;
        ++all.all;
    });
    return all;
}

std::vector<int> session_items(
    const Deck& deck, const DeckPart& part, const PromptMemory& memory, int today, Rng dice) {
    std::vector<std::pair<int, int>> missed; // The day on which an item is due, and its index.
    std::vector<int> unseen;
    std::vector<int> known;
    each_item(deck, part, [&](int index, const Item& item) {
        if (const MissedPromptNotes* here = find_missed_prompt(memory, deck.name, item.prompt))
            missed.emplace_back(due_day(*here, today), index);
        else
            (is_known_prompt(memory, deck.name, item.prompt) ? known : unseen).push_back(index);
    });
    std::sort(missed.begin(), missed.end());
    dice.shuffle(unseen);
    dice.shuffle(known);
    const auto later =
        std::upper_bound(missed.begin(), missed.end(), std::pair(today, std::numeric_limits<int>::max()));
    std::vector<int> items;
    for (auto at = missed.begin(); at != later; ++at) items.push_back(at->second);
    items.insert(items.end(), unseen.begin(), unseen.end());
    for (auto at = later; at != missed.end(); ++at) items.push_back(at->second);
    items.insert(items.end(), known.begin(), known.end());
    items.resize(std::min(items.size(), most_session_questions));
    return items;
}

std::vector<int> missed_items(const Deck& deck, const DeckPart& part, const PromptMemory& memory) {
    std::vector<int> items;
    each_item(deck, part, [&](int index, const Item& item) {
        if (find_missed_prompt(memory, deck.name, item.prompt) != nullptr) items.push_back(index);
    });
    return items;
}

std::vector<TopicProgress> topic_progress(const Deck& deck, const DeckPart& part, const PromptMemory& memory) {
    const auto& names = deck.topics.empty() ? deck.categories : deck.topics;
    std::vector<TopicProgress> all(names.size() + 1); // The last element counts items without a topic.
    for (std::size_t i = 0; i < names.size(); ++i) all[i].name = names[i];
    each_item(deck, part, [&](int, const Item& item) {
        const int group = deck.topics.empty() ? item.category : item.topic;
        add_to(group < 0 ? all.back() : all[static_cast<std::size_t>(group)], memory, deck.name, item.prompt);
    });
    std::erase_if(all, [](const TopicProgress& progress) { return !has_items(progress); });
    return all;
}

} // namespace palazzo::quiz
