#include "engine/quiz/anki.hpp"

#include "engine/quiz/csv_reader.hpp"
#include "engine/quiz/text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

namespace palazzo::quiz {
namespace {

constexpr std::size_t longest_entity = 10;

char separator_named(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, char>, 6> names{
        {{"tab", '\t'}, {"comma", ','}, {"semicolon", ';'}, {"pipe", '|'}, {"colon", ':'}, {"space", ' '}}};
    for (const auto& [known, sign] : names)
        if (lower(trimmed(name)) == known) return sign;
    return name.empty() ? '\t' : name.front();
}

/// `3` is column 2, for people count from 1.
int column_of(std::string_view text) {
    int number = 0;
    const std::string_view digits = trimmed(text);
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool good = fault == std::errc() && end == digits.data() + digits.size();
    return good && number >= 1 && number <= static_cast<int>(most_cells) ? number - 1 : -1;
}

/// Obeys a line of the head; false if its key is unknown.
bool obey(AnkiHead& head, std::string_view line) {
    const std::size_t colon = std::min(line.find(':'), line.size());
    const std::string_view key = line.substr(0, colon);
    const std::string_view value = line.substr(std::min(colon + 1, line.size()));
    constexpr std::array<std::pair<std::string_view, int AnkiHead::*>, 4> columns{
        {{"#tags column", &AnkiHead::tags}, {"#deck column", &AnkiHead::deck},
            {"#notetype column", &AnkiHead::notetype}, {"#guid column", &AnkiHead::guid}}};
    for (const auto& [name, column] : columns)
        if (key == name) {
            head.*column = column_of(value);
            return true;
        }
    if (key == "#separator") {
        head.separator = separator_named(value);
    } else if (key == "#html") {
        head.html = trimmed(value) == "true";
    } else if (key == "#columns") {
        const Sheet names = split(value, head.separator, 1);
        if (!names.rows.empty()) head.columns = names.rows.front().cells;
    } else {
        return key == "#tags" || key == "#deck" || key == "#notetype" || key == "#if matches";
    }
    return true;
}

/// Takes a line from the front.
std::string_view take_line(std::string_view& text) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end);
    text.remove_prefix(text.substr(0, 2) == "\r\n" ? 2 : std::min<std::size_t>(1, text.size()));
    return line;
}

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

bool begins_sound(std::string_view text) { return text.substr(0, 7) == "[sound:"; }

bool begins_tag(std::string_view text) {
    if (text.front() != '<' || text.size() < 2) return false;
    return text[1] == '!' || is_letter(text[1]) || (text[1] == '/' && text.size() > 2 && is_letter(text[2]));
}

/// Puts something else for each part that `begins` and goes on to `closing`.
template <class Begins, class Replace>
std::string without(std::string_view text, Begins&& begins, char closing, Replace&& replace) {
    std::string left;
    for (std::size_t at = 0; at < text.size();) {
        if (!begins(text.substr(at))) {
            left += text[at++];
            continue;
        }
        const std::size_t end = text.find(closing, at);
        // Nor is there one for anything that follows.
        if (end == std::string_view::npos) return left += text.substr(at);
        left += replace(text.substr(at, end - at));
        at = end + 1;
    }
    return left;
}

/// What takes the place of a tag: a space where a line begins.
std::string tag_text(std::string_view tag) {
    const auto begin = std::find_if(tag.begin(), tag.end(), is_letter);
    const std::string name = lower(tag.substr(static_cast<std::size_t>(begin - tag.begin()),
        static_cast<std::size_t>(std::find_if_not(begin, tag.end(), is_letter) - begin)));
    for (const char* begins_line : {"br", "div", "p", "li", "tr", "td", "hr", "h"})
        if (name == begins_line) return " ";
    return "";
}

/// The character of `#233` or `#xe9`; 0 if it is none.
char32_t numbered_character(std::string_view entity) {
    entity.remove_prefix(1);
    const bool hexadecimal = !entity.empty() && (entity.front() == 'x' || entity.front() == 'X');
    if (hexadecimal) entity.remove_prefix(1);
    std::uint32_t number = 0;
    const char* past = entity.data() + entity.size();
    const auto [end, fault] = std::from_chars(entity.data(), past, number, hexadecimal ? 16 : 10);
    const bool surrogate = number >= 0xD800 && number < 0xE000;
    return fault == std::errc() && end == past && number <= 0x10FFFF && !surrogate ? static_cast<char32_t>(number) : 0;
}

/// The character of an entity, without its `&` and `;`; 0 if it is unknown.
char32_t entity_character(std::string_view entity) {
    constexpr std::array<std::pair<std::string_view, char32_t>, 15> known{{{"amp", U'&'}, {"lt", U'<'}, {"gt", U'>'},
        {"quot", U'"'}, {"apos", U'\''}, {"nbsp", U' '}, {"ndash", U'–'}, {"mdash", U'—'}, {"hellip", U'…'},
        {"lsquo", U'‘'}, {"rsquo", U'’'}, {"ldquo", U'“'}, {"rdquo", U'”'}, {"laquo", U'«'}, {"raquo", U'»'}}};
    if (!entity.empty() && entity.front() == '#') return numbered_character(entity);
    for (const auto& [name, character] : known)
        if (entity == name) return character;
    return 0;
}

std::string with_entities(std::string_view text) {
    std::string plain;
    for (std::size_t at = text.find('&'); at != std::string_view::npos; at = text.find('&')) {
        plain += text.substr(0, at);
        text.remove_prefix(at);
        const std::size_t end = text.substr(0, longest_entity).find(';');
        const char32_t c = end == std::string_view::npos ? 0 : entity_character(text.substr(1, end - 1));
        if (c == 0)
            plain += '&';
        else
            append_character(plain, c);
        text.remove_prefix(c == 0 ? 1 : end + 1);
    }
    return plain += text;
}

/// Ends of lines and runs of spaces are one space in HTML.
std::string one_space(std::string_view text) {
    std::string spaced;
    bool space = false;
    each_character(text, [&](CodePoint c) {
        const bool blank = is_space(c.value) || is_break(c.value);
        if (!blank && space) spaced += ' ';
        if (!blank) append_character(spaced, c.value);
        space = blank;
    });
    return spaced;
}

} // namespace

std::optional<AnkiHead> anki_head(std::string_view text) {
    AnkiHead head;
    head.rest = text;
    bool known = false;
    while (!head.rest.empty() && head.rest.front() == '#') {
        known = obey(head, take_line(head.rest)) || known;
        ++head.lines;
    }
    if (!known) return std::nullopt;
    return head;
}

std::string anki_text(std::string_view cell, bool html) {
    std::string text = without(cell, begins_sound, ']', [](std::string_view) { return ""; });
    if (!html) return text;
    return one_space(with_entities(without(text, begins_tag, '>', tag_text)));
}

} // namespace palazzo::quiz
