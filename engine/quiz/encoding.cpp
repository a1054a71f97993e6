#include "engine/quiz/encoding.hpp"

#include "engine/core/utf8.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace palazzo::quiz {
namespace {

using namespace std::string_view_literals;

/// A kind of file: its first bytes, and the id of the message that says what to do with such a file.
struct FileKind {
    std::string_view beginning;
    std::string_view problem;
};
constexpr std::array kinds{FileKind{"%PDF-", "problem.file.pdf"},
    FileKind{"SQLite format 3", "problem.file.collection"}, FileKind{"\xD0\xCF\x11\xE0", "problem.file.workbook"},
    FileKind{"\uFFFD\uFFFD\x11\uFFFD", "problem.file.workbook"}, FileKind{"\x89PNG", "problem.file.picture"},
    FileKind{"\uFFFDPNG", "problem.file.picture"}, FileKind{"\xFF\xD8\xFF", "problem.file.picture"},
    FileKind{"GIF8", "problem.file.picture"}, FileKind{"{\\rtf", "problem.file.document"},
    FileKind{"<!DOCTYPE", "problem.file.web_page"}, FileKind{"<!doctype", "problem.file.web_page"},
    FileKind{"<html", "problem.file.web_page"}, FileKind{"<HTML", "problem.file.web_page"},
    FileKind{"{|", "problem.file.wiki"}};

/// Returns the id of the message about a ZIP archive, such as a workbook or a package from Anki; empty if `bytes`
/// aren't such an archive.
std::string_view problem_of_packed(std::string_view bytes) {
    if (bytes.substr(0, 4) != "PK\3\4"sv) return {};
    const auto holds = [&](std::string_view name) { return bytes.find(name) != std::string_view::npos; };
    if (holds("collection.anki")) return "problem.file.collection";
    if (holds("xl/") || holds("opendocument.spreadsheet")) return "problem.file.workbook";
    return holds("word/") || holds("opendocument.text") ? "problem.file.document" : "problem.file.packed";
}

std::string_view problem_of_kind(std::string_view bytes) {
    const auto kind = std::find_if(kinds.begin(), kinds.end(),
        [&](const FileKind& one) { return bytes.substr(0, one.beginning.size()) == one.beginning; });
    return kind != kinds.end() ? kind->problem : problem_of_packed(bytes);
}

/// Decodes UTF-16, and writes U+FFFD for unpaired surrogates. `high` is the index of the high byte in a pair of bytes:
/// 0 for big-endian, 1 for little-endian.
std::string from_utf16(std::string_view bytes, std::size_t high) {
    const auto unit = [&](std::size_t at) {
        const auto byte = [&](std::size_t i) { return static_cast<char32_t>(static_cast<unsigned char>(bytes[i])); };
        return (byte(at + high) << 8U) + byte(at + 1 - high);
    };
    std::string text;
    for (std::size_t at = 0; at + 1 < bytes.size(); at += 2) {
        char32_t c = unit(at);
        const bool leads = c >= 0xD800 && c < 0xDC00 && at + 3 < bytes.size();
        const char32_t second = leads ? unit(at + 2) : 0;
        if (second >= 0xDC00 && second < 0xE000) {
            c = 0x10000 + ((c - 0xD800) << 10U) + (second - 0xDC00);
            at += 2;
        }
        append_character(text, c >= 0xD800 && c < 0xE000 ? U'\xFFFD' : c);
    }
    return text;
}

Problem invalid_text_at(std::string_view text, std::size_t at) {
    const auto line_ends = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    return {"line " + std::to_string(line_ends + 1), "problem.file.not_utf8"};
}

} // namespace

std::optional<Problem> invalid_bytes_problem(std::string_view text) {
    const std::size_t at = text.find("\uFFFD");
    return at == std::string_view::npos ? std::nullopt : std::optional(invalid_text_at(text, at));
}

std::optional<Problem> unsupported_file_problem(std::string_view bytes) {
    const std::string_view problem = problem_of_kind(bytes);
    return problem.empty() ? std::nullopt : std::optional(Problem{"", problem});
}

Result<std::string> decode_text_file(std::string_view bytes) {
    if (auto problem = unsupported_file_problem(bytes)) return *std::move(problem);
    const std::string_view mark = bytes.substr(0, 2);
    std::string text;
    if (mark == "\xFF\xFE" || mark == "\xFE\xFF")
        text = from_utf16(bytes.substr(2), mark.front() == '\xFF' ? 1 : 0);
    else
        text = bytes.substr(bytes.substr(0, 3) == "\xEF\xBB\xBF" ? 3 : 0);
    const std::size_t good = std::min(valid_prefix_size(text), text.find('\0'));
    if (good >= text.size()) return text;
    return invalid_text_at(text, good);
}

} // namespace palazzo::quiz
