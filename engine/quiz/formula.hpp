// Protects tables against formulas: a spreadsheet executes a cell that begins like a formula, unless an apostrophe is
// added before its text.
#pragma once

#include <string>
#include <string_view>

namespace palazzo::quiz {

inline constexpr char formula_protection_mark = '\'';

/// Returns whether the text of a cell begins like a formula, so that it needs an additional apostrophe at its
/// beginning. Apostrophes that are already there don't count, because they are part of the text.
inline bool looks_like_formula(std::string_view cell) {
    const std::size_t at = cell.find_first_not_of(formula_protection_mark);
    return at != std::string_view::npos && std::string_view("=+-@").find(cell[at]) != std::string_view::npos;
}

/// Returns a cell without the apostrophe that protects it.
inline std::string without_formula_protection(std::string cell) {
    if (!cell.empty() && cell.front() == formula_protection_mark && looks_like_formula(cell)) cell.erase(0, 1);
    return cell;
}

} // namespace palazzo::quiz
