#include "engine/quiz/pasted_list.hpp"

#include "engine/quiz/text.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <iterator>
#include <optional>

namespace palazzo::quiz {
namespace {

/// The signs that divide the two texts of a line; of two that divide equally many lines the first one is used.
constexpr std::array<std::string_view, 14> dividers{
    "\t", "→", "->", "=>", " – ", " — ", " - ", " = ", "=", " : ", ": ", ";", "|", ","};
/// The dividers, by their indices, that stand in no other kind of text than a list.
constexpr std::size_t first_list_divider = 1;
constexpr std::size_t end_of_list_dividers = 9;

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

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Returns the length of what stands before a message in the export of a chat, such as `[12/03/2024, 18:02:11] Ana: `
/// or `12.03.24, 18:02 - Ana: `; 0 if nothing of the kind stands there.
std::size_t chat_prefix_size(std::string_view line) {
    std::size_t at = line.substr(0, 1) == "[" ? 1 : 0;
    const auto take_number = [&] {
        const std::size_t from = at;
        while (at < line.size() && is_digit(line[at]) && at - from < 4) ++at;
        return at > from;
    };
    const auto take_one_of = [&](std::string_view signs) {
        const bool found = at < line.size() && signs.find(line[at]) != std::string_view::npos;
        at += found ? 1 : 0;
        return found;
    };
    for (int i = 0; i < 3; ++i)
        if (!take_number() || (i < 2 && !take_one_of("/.-"))) return 0;
    take_one_of(",");
    if (!take_one_of(" ") || !take_number() || !take_one_of(":.") || !take_number()) return 0;
    constexpr std::size_t longest_name = 60;
    const std::size_t colon = line.find(": ", at);
    const std::size_t dash = line.find_first_of("-]", at);
    return colon == std::string_view::npos || colon - at > longest_name || dash > colon ? 0 : colon + 2;
}

/// Returns the lines of a text, of which some may be empty.
std::vector<std::string_view> all_lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end);
        text.remove_prefix(text.substr(0, 2) == "\r\n" ? 2 : std::min<std::size_t>(1, text.size()));
    }
    return lines;
}

/// Returns what of a line belongs to the list.
std::string_view list_text_of(std::string_view line) {
    line = without_spaces(line);
    return without_bullet(without_spaces(line.substr(chat_prefix_size(line))));
}

/// Returns a text with usual spaces in place of those that don't break a line, and without marks that have no width.
std::string with_usual_spaces(std::string_view text) {
    std::string all;
    for_each_character(text, [&](CodePoint c) {
        if (c.value == U'\u200E' || c.value == U'\u200F' || c.value == U'\uFEFF') return;
        append_character(all, c.value == U'\u00A0' || c.value == U'\u202F' ? U' ' : c.value);
    });
    return all;
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

/// Returns whether a number of lines are most of all lines: at least two, and six of ten.
bool are_most(std::ptrdiff_t some, std::size_t all) {
    return some >= 2 && 10 * some >= 6 * static_cast<std::ptrdiff_t>(all);
}

std::ptrdiff_t dividing_count(const std::vector<std::string_view>& lines, std::string_view divider) {
    return std::count_if(
        lines.begin(), lines.end(), [&](std::string_view line) { return divided(line, divider).has_value(); });
}

/// Returns the index of the divider that divides the most lines.
std::size_t most_dividing(const std::vector<std::string_view>& lines) {
    std::size_t best = 0;
    std::ptrdiff_t most = dividing_count(lines, dividers.front());
    for (std::size_t i = 1; i < dividers.size(); ++i)
        if (const auto count = dividing_count(lines, dividers[i]); count > most) {
            best = i;
            most = count;
        }
    return best;
}

/// Returns a text as a cell of a table whose cells are separated by tabs.
std::string cell_of(const std::string& text) {
    std::string cell = "\"";
    for (const char c : text) cell += c == '"' ? std::string("\"\"") : std::string(1, c);
    return cell + '"';
}

} // namespace

PastedList read_pasted_list(std::string_view text) {
    const std::string usual = with_usual_spaces(text);
    std::vector<std::string_view> lines;
    for (const std::string_view line : all_lines_of(usual))
        if (const std::string_view item = list_text_of(line); !item.empty()) lines.push_back(item);
    const std::string_view divider = dividers[most_dividing(lines)];
    PastedList list;
    for (const std::string_view line : lines)
        if (auto pair = divided(line, divider))
            list.pairs.push_back(*std::move(pair));
        else
            list.left_out_lines.emplace_back(line);
    return list;
}

bool is_chat(std::string_view text) {
    std::size_t lines = 0;
    std::ptrdiff_t messages = 0;
    for (const std::string_view line : all_lines_of(text)) {
        lines += without_spaces(line).empty() ? 0 : 1;
        messages += chat_prefix_size(without_spaces(line)) > 0 ? 1 : 0;
    }
    return are_most(messages, lines);
}

std::optional<std::string> list_as_table(std::string_view text) {
    const std::string usual = with_usual_spaces(text);
    const auto lines = all_lines_of(usual);
    std::vector<std::string_view> items;
    for (const std::string_view line : lines)
        if (const std::string_view item = list_text_of(line); !item.empty()) items.push_back(item);
    const std::size_t divider = most_dividing(items);
    const bool is_list = divider >= first_list_divider && divider < end_of_list_dividers
        && are_most(dividing_count(items, dividers[divider]), items.size());
    if (!is_list && !is_chat(usual)) return std::nullopt;
    std::string table;
    for (const std::string_view line : lines) {
        const std::string_view item = list_text_of(line);
        if (const auto pair = divided(item, dividers[divider]))
            table += cell_of(pair->left) + '\t' + cell_of(pair->right);
        else if (!item.empty())
            table += cell_of(std::string(item));
        table += '\n';
    }
    return table;
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
