#include "engine/quiz/pattern.hpp"

#include "engine/quiz/text.hpp"

#include <algorithm>

namespace palazzo::quiz {
namespace {

using Texts = std::vector<std::string>;

constexpr int deepest = 6; ///< Largest depth of groups inside each other.
/// Largest length of a group with its brackets, in bytes.
constexpr std::size_t longest_group = 512;

constexpr char closing(char open) { return open == '(' ? ')' : ']'; }
constexpr bool opens(char c) { return c == '(' || c == '['; }
constexpr bool closes(char c) { return c == ')' || c == ']'; }

/// Returns the parts of a text that are separated by `|`. A `|` inside a group doesn't separate them.
std::vector<std::string_view> choices_of(std::string_view text) {
    std::vector<std::string_view> choices;
    std::size_t from = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (const std::size_t size = group_size_at(text, at); size > 0) {
            at += size - 1;
        } else if (text[at] == '|') {
            choices.push_back(text.substr(from, at - from));
            from = at + 1;
        }
    }
    choices.push_back(text.substr(from));
    return choices;
}

/// Replaces `texts` by all combinations of one of `texts` followed by one of `others`, but at most `most` of them.
void append(Texts& texts, const Texts& others, std::size_t most) {
    Texts all;
    for (const std::string& text : texts)
        for (const std::string& other : others)
            if (all.size() < most) all.push_back(text + other);
    texts = std::move(all);
}

Texts readings(std::string_view text, std::size_t most, int depth);

/// Returns the readings of a group, which is given with its brackets.
Texts readings_of_group(std::string_view group, std::size_t most, int depth) {
    const std::string_view inside = group.substr(1, group.size() - 2);
    const auto choices = choices_of(inside);
    const bool optional = group.front() == '[';
    const bool literal = !optional && choices.size() == 1;
    Texts all;
    for (const std::string_view choice : choices)
        for (std::string& reading : readings(choice, most, depth + 1))
            if (all.size() < most) all.push_back(literal ? '(' + std::move(reading) + ')' : std::move(reading));
    if (optional && all.size() < most) all.emplace_back();
    return all;
}

Texts readings(std::string_view text, std::size_t most, int depth) {
    Texts all{""};
    for (std::size_t at = 0; at < text.size();) {
        std::size_t size = depth < deepest ? group_size_at(text, at) : 0;
        if (size > 0) {
            append(all, readings_of_group(text.substr(at, size), most, depth), most);
        } else {
            size = std::min(text.find_first_of("([", at + 1), text.size()) - at;
            for (std::string& one : all) one += text.substr(at, size);
        }
        at += size;
    }
    return all;
}

/// Returns a text with one space between words and no space before a comma or a full stop. Commas and full stops at its
/// beginning are removed.
std::string tidy(std::string_view text) {
    std::string line;
    for (const char c : text) {
        const bool mark = c == ',' || c == '.';
        if (mark && line.empty()) continue;
        if (mark && line.back() == ' ') line.pop_back();
        if (c != ' ' || (!line.empty() && line.back() != ' ')) line += c;
    }
    return std::string(trimmed(line));
}

} // namespace

std::size_t group_size_at(std::string_view text, std::size_t at) {
    if (at >= text.size() || !opens(text[at])) return 0;
    // The group is only searched for its end up to this limit, because otherwise a long text would take time that grows
    // with the square of its length.
    const std::size_t end = std::min(text.size(), at + longest_group);
    std::string awaited;
    for (std::size_t i = at; i < end; ++i) {
        if (opens(text[i])) {
            if (awaited.size() == deepest) return 0;
            awaited += closing(text[i]);
        } else if (closes(text[i])) {
            if (awaited.back() != text[i]) return 0;
            awaited.pop_back();
            if (awaited.empty()) return i + 1 - at;
        }
    }
    return 0;
}

std::vector<std::string> readings_of_pattern(std::string_view pattern, std::size_t most) {
    if (pattern.find_first_of("([") == std::string_view::npos) return {std::string(pattern)};
    Texts all = readings(pattern, most, 0);
    if (all.size() == 1) return {std::string(pattern)};
    Texts tidied;
    for (const std::string& one : all)
        if (std::string reading = tidy(one); !reading.empty()) tidied.push_back(std::move(reading));
    return tidied.empty() ? Texts{std::string(pattern)} : tidied;
}

std::vector<std::string> readings_of_patterns(const std::vector<std::string>& patterns) {
    std::vector<std::string> all;
    for (const std::string& pattern : patterns)
        for (std::string& reading : readings_of_pattern(pattern)) all.push_back(std::move(reading));
    return all;
}

std::string first_reading(std::string_view pattern) {
    if (pattern.find_first_of("([") == std::string_view::npos) return std::string(pattern);
    const auto all = readings_of_pattern(pattern, 2);
    return all.empty() ? std::string(pattern) : all.front();
}

bool has_too_many_readings(std::string_view pattern) {
    return readings_of_pattern(pattern, most_readings + 1).size() > most_readings;
}

} // namespace palazzo::quiz
