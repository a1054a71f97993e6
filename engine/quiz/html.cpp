#include "engine/quiz/html.hpp"

#include "engine/quiz/text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <system_error>

namespace palazzo::quiz {
namespace {

constexpr std::size_t longest_entity = 10;
// Longer tags and comments aren't recognised, because otherwise a text with many of their beginnings and no end would
// take time that grows with the square of its length.
constexpr std::size_t longest_tag = 400;
constexpr std::size_t longest_hidden = 20'000;

/// Stands for a line end of the result, as long as the line ends of the HTML are being replaced by spaces.
constexpr char line_break = '\x1e';

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

bool begins_tag(std::string_view text) {
    if (text.size() < 2 || text.front() != '<') return false;
    return text[1] == '!' || is_letter(text[1]) || (text[1] == '/' && text.size() > 2 && is_letter(text[2]));
}

/// Returns the name of the tag at the beginning of `tag`, in lowercase and without the slash of a closing tag.
std::string tag_name(std::string_view tag) {
    const auto begin = std::find_if(tag.begin(), tag.end(), is_letter);
    return latin_lowercase(tag.substr(static_cast<std::size_t>(begin - tag.begin()),
        static_cast<std::size_t>(std::find_if_not(begin, tag.end(), is_letter) - begin)));
}

/// Returns the offset behind the `>` that ends the tag at the beginning of `text`, ignoring any `>` in a quoted
/// attribute; npos if the tag doesn't end, or if another tag begins before its end.
std::size_t end_of_tag(std::string_view text) {
    char quote = 0;
    for (std::size_t at = 1; at < std::min(text.size(), longest_tag); ++at) {
        const char c = text[at];
        if (quote != 0)
            quote = c == quote ? '\0' : quote;
        else if (c == '>')
            return at + 1;
        else if (c == '<')
            break;
        else if ((c == '"' || c == '\'') && text[at - 1] == '=')
            quote = c;
    }
    return std::string_view::npos;
}

/// Returns the offset behind the comment, style or script at the beginning of `text`; npos if the text begins with none
/// of these, or if the end is missing.
std::size_t end_of_hidden(std::string_view text) {
    const auto behind = [&](std::string_view closing) {
        const std::size_t at = text.substr(0, longest_hidden).find(closing);
        return at == std::string_view::npos ? at : at + closing.size();
    };
    if (text.substr(0, 4) == "<!--") return behind("-->");
    if (text[1] == '/') return std::string_view::npos;
    const std::string name = tag_name(text.substr(0, longest_entity));
    if (name == "style") return behind("</style>");
    return name == "script" ? behind("</script>") : std::string_view::npos;
}

bool begins_line(std::string_view tag) {
    constexpr std::array<std::string_view, 9> names{"br", "div", "p", "li", "ul", "ol", "tr", "td", "hr"};
    const std::string name = tag_name(tag);
    return name == "h" || std::find(names.begin(), names.end(), name) != names.end();
}

std::string without_tags(std::string_view text) {
    std::string left;
    while (!text.empty()) {
        const std::size_t at = std::min(text.find('<'), text.size());
        left += text.substr(0, at);
        text.remove_prefix(at);
        if (text.empty()) break;
        std::size_t end = begins_tag(text) ? end_of_hidden(text) : std::string_view::npos;
        const bool hidden = end != std::string_view::npos;
        if (!hidden && begins_tag(text)) end = end_of_tag(text);
        if (end == std::string_view::npos) {
            left += text.front();
            text.remove_prefix(1);
            continue;
        }
        if (!hidden && begins_line(text.substr(0, end))) left += line_break;
        text.remove_prefix(end);
    }
    return left;
}

/// Returns the character of a numeric entity such as `#233` or `#xe9`; 0 if the number isn't a character.
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

/// Names of the characters from U+00A0 to U+00FF, in their order.
constexpr std::string_view latin_names =
    "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute "
    "micro para "
    "middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil "
    "Egrave Eacute "
    "Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc "
    "Uuml "
    "Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute "
    "icirc iuml "
    "eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml ";

/// Returns the character of an entity, which is given without its `&` and `;`; 0 if the entity is unknown.
char32_t entity_character(std::string_view entity) {
    constexpr std::array<std::pair<std::string_view, char32_t>, 19> known{
        {{"amp", U'&'}, {"lt", U'<'}, {"gt", U'>'}, {"quot", U'"'}, {"apos", U'\''}, {"nbsp", U' '}, {"ndash", U'–'},
            {"mdash", U'—'}, {"hellip", U'…'}, {"lsquo", U'‘'}, {"rsquo", U'’'}, {"ldquo", U'“'}, {"rdquo", U'”'},
            {"bdquo", U'„'}, {"OElig", U'Œ'}, {"oelig", U'œ'}, {"Scaron", U'Š'}, {"scaron", U'š'}, {"euro", U'€'}}};
    if (entity.empty()) return 0;
    if (entity.front() == '#') return numbered_character(entity);
    for (const auto& [name, character] : known)
        if (entity == name) return character;
    char32_t character = 0xA0;
    for (std::string_view names = latin_names; !names.empty(); ++character) {
        const std::size_t end = names.find(' ');
        if (names.substr(0, end) == entity) return character;
        names.remove_prefix(end + 1);
    }
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

/// Returns a text in which each run of spaces and line ends is one space, as HTML shows it.
std::string one_space(std::string_view text) {
    std::string spaced;
    bool space = false;
    for_each_character(text, [&](CodePoint c) {
        const bool blank = is_space(c.value) || is_spacing_control(c.value);
        if (!blank && space) spaced += ' ';
        if (!blank) append_character(spaced, c.value);
        space = blank;
    });
    return spaced;
}

} // namespace

bool looks_like_html(std::string_view text) {
    constexpr std::array<std::string_view, 12> names{
        "br", "div", "p", "li", "ul", "ol", "b", "i", "u", "span", "img", "style"};
    for (std::size_t at = text.find('<'); at != std::string_view::npos; at = text.find('<', at + 1)) {
        const std::string_view tag = text.substr(at);
        if (!begins_tag(tag) || end_of_tag(tag.substr(0, 200)) == std::string_view::npos) continue;
        if (std::find(names.begin(), names.end(), tag_name(tag.substr(0, longest_entity))) != names.end()) return true;
    }
    return false;
}

std::string text_from_html(std::string_view html) {
    std::string text = one_space(with_entities(without_tags(html)));
    std::replace(text.begin(), text.end(), line_break, '\n');
    return text;
}

std::string html_of_text(std::string_view text) {
    std::string html;
    for (const char c : text) {
        switch (c) {
        case '&': html += "&amp;"; break;
        case '<': html += "&lt;"; break;
        case '>': html += "&gt;"; break;
        case '"': html += "&quot;"; break;
        default: html += c;
        }
    }
    return html;
}

} // namespace palazzo::quiz
