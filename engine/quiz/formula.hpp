// Spreadsheets run a cell that begins like a formula. A mark before it, which they show or hide, keeps it a text.
#pragma once

#include <string>
#include <string_view>

namespace palazzo::quiz {

inline constexpr char text_mark = '\'';

/// Whether a cell begins as a formula does, or has marks before such a beginning already: those stand for themselves,
/// and one more goes before them.
inline bool is_like_formula(std::string_view cell) {
    const std::size_t at = cell.find_first_not_of(text_mark);
    return at != std::string_view::npos && std::string_view("=+-@").find(cell[at]) != std::string_view::npos;
}

/// A cell without the mark that keeps it a text.
inline std::string without_mark(std::string cell) {
    if (!cell.empty() && cell.front() == text_mark && is_like_formula(cell)) cell.erase(0, 1);
    return cell;
}

} // namespace palazzo::quiz
