#include "engine/quiz/cloze.hpp"

#include "engine/quiz/text.hpp"

#include <algorithm>
#include <cctype>

namespace palazzo::quiz {
namespace {

constexpr std::string_view mark_begin = "{{c";
constexpr std::string_view mark_end = "}}";
constexpr std::string_view divider = "::";
constexpr std::string_view gap = "___";

/// A part of a note: text, or what is to be found out.
struct Part {
    std::string_view text;
    std::string_view hint;
    bool is_asked = false;
};

/// Returns the marked part at the beginning of `text`, and removes it; returns a part that isn't asked and removes
/// nothing if there is no whole mark.
Part take_mark(std::string_view& text) {
    const std::size_t end = text.find(mark_end);
    std::size_t at = mark_begin.size();
    while (at < text.size() && std::isdigit(static_cast<unsigned char>(text[at])) != 0) ++at;
    const bool whole =
        end != std::string_view::npos && at > mark_begin.size() && text.substr(at, divider.size()) == divider;
    if (!whole || at + divider.size() > end) return {};
    std::string_view inside = text.substr(at + divider.size(), end - at - divider.size());
    text.remove_prefix(end + mark_end.size());
    const std::size_t hint = inside.find(divider);
    if (hint == std::string_view::npos) return {inside, {}, true};
    return {inside.substr(0, hint), inside.substr(hint + divider.size()), true};
}

std::vector<Part> parts_of(std::string_view text) {
    std::vector<Part> parts;
    while (!text.empty()) {
        if (text.substr(0, mark_begin.size()) == mark_begin)
            if (const Part mark = take_mark(text); mark.is_asked) {
                parts.push_back(mark);
                continue;
            }
        const std::size_t next = std::min(text.find(mark_begin, 1), text.size());
        parts.push_back({text.substr(0, next), {}, false});
        text.remove_prefix(next);
    }
    return parts;
}

} // namespace

bool is_cloze(std::string_view text) {
    const auto parts = parts_of(text);
    return std::any_of(parts.begin(), parts.end(), [](const Part& part) { return part.is_asked; });
}

std::vector<ClozeGap> cloze_gaps(std::string_view text) {
    const auto parts = parts_of(text);
    std::vector<ClozeGap> gaps;
    for (const Part& asked : parts) {
        if (!asked.is_asked) continue;
        std::string prompt;
        for (const Part& part : parts) prompt += &part == &asked ? gap : part.text;
        if (!asked.hint.empty()) prompt = std::string(trimmed(prompt)) + " (" + std::string(trimmed(asked.hint)) + ")";
        gaps.push_back({std::move(prompt), std::string(trimmed(asked.text))});
    }
    return gaps;
}

} // namespace palazzo::quiz
