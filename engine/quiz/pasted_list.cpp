#include "engine/quiz/pasted_list.hpp"

#include "engine/quiz/text.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

namespace palazzo::quiz {
namespace {

/// The signs that divide the two texts of a line; of two that divide equally many lines the first one is used.
constexpr std::array<std::string_view, 11> dividers{"\t", " – ", " — ", " - ", " = ", "=", " : ", ": ", ";", "|", ","};

std::string_view without_spaces(std::string_view text) {
    constexpr std::string_view spaces = " \t\r";
    const std::size_t from = text.find_first_not_of(spaces);
    if (from == std::string_view::npos) return {};
    return text.substr(from, text.find_last_not_of(spaces) - from + 1);
}

/// Returns a line without a bullet or a number such as `12.` or `3)` at its beginning.
std::string_view without_bullet(std::string_view line) {
    for (const std::string_view bullet : {"• ", "* ", "- ", "– ", "· "})
        if (line.substr(0, bullet.size()) == bullet) return without_spaces(line.substr(bullet.size()));
    std::size_t digits = 0;
    while (digits < line.size() && std::isdigit(static_cast<unsigned char>(line[digits])) != 0) ++digits;
    const bool numbered = digits > 0 && digits <= 4 && digits + 1 < line.size()
        && (line[digits] == '.' || line[digits] == ')') && (line[digits + 1] == ' ' || line[digits + 1] == '\t');
    return numbered ? without_spaces(line.substr(digits + 1)) : line;
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        const std::string_view line = without_bullet(without_spaces(text.substr(0, end)));
        if (!line.empty()) lines.push_back(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// Returns the two texts that `divider` separates where it is first in the line; nullopt if one of them would be empty.
std::optional<WordPair> divided(std::string_view line, std::string_view divider) {
    const std::size_t at = line.find(divider);
    if (at == std::string_view::npos) return std::nullopt;
    const std::string_view left = without_spaces(line.substr(0, at));
    const std::string_view right = without_spaces(line.substr(at + divider.size()));
    if (left.empty() || right.empty()) return std::nullopt;
    return WordPair{std::string(left), std::string(right)};
}

/// Returns a text as a cell of a table whose cells are separated by tabs.
std::string cell_of(const std::string& text) {
    std::string cell = "\"";
    for (const char c : text) cell += c == '"' ? std::string("\"\"") : std::string(1, c);
    return cell + '"';
}

} // namespace

PastedList read_pasted_list(std::string_view text) {
    const auto lines = lines_of(text);
    const auto divides = [&](std::string_view divider) {
        return std::count_if(
            lines.begin(), lines.end(), [&](std::string_view line) { return divided(line, divider).has_value(); });
    };
    std::string_view divider = dividers.front();
    auto most = divides(divider);
    for (const std::string_view one : dividers)
        if (const auto count = divides(one); count > most) {
            divider = one;
            most = count;
        }
    PastedList list;
    for (const std::string_view line : lines)
        if (auto pair = divided(line, divider))
            list.pairs.push_back(*std::move(pair));
        else
            list.left_out_lines.emplace_back(line);
    return list;
}

Result<ImportedDeck> deck_from_list(const PastedList& list, const ListPlan& plan) {
    if (list.pairs.empty()) return Problem{"", "problem.list.no_pair"};
    std::string table = "prompt\tanswers\tkind\n";
    for (const WordPair& pair : list.pairs) {
        const std::string& prompt = plan.learnt_at_left ? pair.right : pair.left;
        const std::string& answer = plan.learnt_at_left ? pair.left : pair.right;
        table += cell_of(prompt) + '\t' + cell_of(answer) + "\ttranslate\n";
    }
    auto imported = import_deck_with_notes(plan.title + ".tsv", table);
    if (!imported) return imported;
    imported->deck.language = plan.language;
    imported->deck.question_language = plan.question_language;
    return imported;
}

} // namespace palazzo::quiz
