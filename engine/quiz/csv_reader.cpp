#include "engine/quiz/csv_reader.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace palazzo::quiz {
namespace {

/// Reads the rows of a table from a text.
class Splitter {
  public:
    Splitter(std::string_view text, char separator, int line) : left_(text), separator_(separator), line_(line) {}

    bool at_end() const { return left_.empty(); }

    /// Skips rows that contain only blanks and separators. A spreadsheet may write a million of them.
    void skip_empty_rows() {
        const std::array blank{' ', '\t', separator_ == single_column_separator ? ' ' : separator_};
        for (std::size_t end = 0; end < left_.size();) {
            end = std::min(left_.find_first_not_of({blank.data(), blank.size()}), left_.size());
            if (end < left_.size() && !is_line_end(left_[end])) return;
            left_.remove_prefix(end);
            skip_line_end();
            end = 0;
        }
    }
    CsvRow row() {
        CsvRow row{line_, {}};
        bool goes_on = true;
        while (goes_on) {
            std::string cell = next_cell();
            if (row.cells.size() < most_cells_in_row) row.cells.push_back(std::move(cell));
            goes_on = !left_.empty() && left_.front() == separator_ && separator_ != single_column_separator;
            if (goes_on) left_.remove_prefix(1);
        }
        skip_line_end();
        return row;
    }

  private:
    static bool is_line_end(char c) { return c == '\n' || c == '\r'; }
    bool ends_cell(char c) const { return c == separator_ || is_line_end(c); }

    void skip_line_end() {
        if (left_.empty()) return;
        const bool both = left_.substr(0, 2) == "\r\n";
        left_.remove_prefix(both ? 2 : 1);
        ++line_;
    }
    std::string_view take(std::size_t bytes) {
        const std::string_view taken = left_.substr(0, bytes);
        left_.remove_prefix(taken.size());
        return taken;
    }
    std::string_view take_to_end_of_cell() {
        const auto end = std::find_if(left_.begin(), left_.end(), [this](char c) { return ends_cell(c); });
        return take(static_cast<std::size_t>(end - left_.begin()));
    }

    /// Returns the next cell. If it begins with a quotation mark and ends with the closing one, the text between them
    /// is the cell. Otherwise quotation marks are part of the text, as in files that quote nothing.
    std::string next_cell() {
        const std::size_t blanks = std::min(left_.find_first_not_of(' '), left_.size());
        if (blanks == left_.size() || left_[blanks] != '"' || never_closes_) return std::string(take_to_end_of_cell());
        const std::string_view before = left_;
        const int line = line_;
        left_.remove_prefix(blanks + 1);
        const auto cell = quoted_cell();
        if (cell && take_to_end_of_cell().find_first_not_of(' ') == std::string_view::npos) return *cell;
        never_closes_ = !cell;
        left_ = before;
        line_ = line;
        return std::string(take_to_end_of_cell());
    }
    /// Reads the text up to the closing quotation mark, and returns it; nullopt if there is no such mark.
    std::optional<std::string> quoted_cell() {
        std::string cell;
        while (!left_.empty()) {
            const std::string_view part = take(std::min(left_.find_first_of("\"\r\n"), left_.size()));
            cell += part;
            if (left_.empty()) break;
            if (is_line_end(left_.front())) {
                cell += '\n';
                skip_line_end();
                continue;
            }
            left_.remove_prefix(1);
            if (left_.empty() || left_.front() != '"') return cell;
            cell += take(1);
        }
        return std::nullopt;
    }

    std::string_view left_;
    char separator_;
    int line_;
    bool never_closes_ = false; ///< True after a quotation mark without a closing one; no later mark has one, either.
};

bool is_empty(const CsvRow& row) {
    return std::all_of(row.cells.begin(), row.cells.end(),
        [](const std::string& cell) { return cell.find_first_not_of(" \t") == std::string::npos; });
}

} // namespace

CsvTable split_into_rows(std::string_view text, char separator, std::size_t most_rows, int first_line) {
    Splitter splitter(text, separator, first_line);
    CsvTable sheet;
    for (splitter.skip_empty_rows(); !splitter.at_end() && sheet.rows.size() < most_rows; splitter.skip_empty_rows())
        if (CsvRow row = splitter.row(); !is_empty(row)) sheet.rows.push_back(std::move(row));
    return sheet;
}

} // namespace palazzo::quiz
