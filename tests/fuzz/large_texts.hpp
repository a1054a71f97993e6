// Large texts that are slow to parse, and checks of the time that parsing them takes.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace palazzo::fuzz {

/// A text with a part that is repeated until the text is large.
struct RepeatedText {
    const char* name;
    std::string before;
    std::string_view again;
    std::string_view after;
};

/// Returns a text of at most `size` bytes: `before`, `again` repeated as often as it fits, `after`.
std::string repeated_text(std::size_t size, std::string_view before, std::string_view again, std::string_view after);
/// Returns a text like repeated_text() whose repeated part is `before_number`, a number, `after_number` and `end`. The
/// numbers increase from 0.
std::string numbered_text(std::size_t size, std::string_view before, std::string_view before_number,
    std::string_view after_number, std::string_view end);

/// Reads a text. Returns "" if the text is valid, otherwise the message with which it is refused.
using ReadText = std::function<std::string(const std::string&)>;

/// Checks that a text is read, or refused with one short line, within three seconds of processor time, or within one
/// second if the text is larger than `largest_json_bytes`. On a machine that is slow at parsing JSON, the limit is four
/// times the time that parsing the largest JSON takes.
void check_reading_time(std::string_view name, const std::string& text, const ReadText& read);
/// Calls check_reading_time() for unusual texts of at most `size` bytes: texts that repeat a sign, such as a bracket, a
/// comma, a line end or a null byte, a very long number, and very long lists and objects. A short run tests about a
/// third of these texts.
void check_unusual_texts(std::size_t size, const ReadText& read);

} // namespace palazzo::fuzz
