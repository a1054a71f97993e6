// Texts that are large and hard to read, and the time that a reader takes for one.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace palazzo::fuzz {

/// A text with a part that is repeated until it is large.
struct Repeated {
    const char* name;
    std::string before;
    std::string_view again;
    std::string_view after;
};

/// A text of so many bytes at most: `again` as often as it goes in.
std::string filled(std::size_t size, std::string_view before, std::string_view again, std::string_view after);
/// The same with a number after each `before_number`, from 0 on.
std::string numbered(std::size_t size, std::string_view before, std::string_view before_number,
    std::string_view after_number, std::string_view end);

/// Reads a text: "" or the line that refuses it.
using ReadText = std::function<std::string(const std::string&)>;

/// Checks that a text is read in no time to speak of, a second of the processor's for a file, or refused with one short
/// line. On a machine that is slow at parsing JSON it may take twice as long as that.
void hold_in_time(std::string_view name, const std::string& text, const ReadText& read);
/// The same for texts of so many bytes that no reader was made for: one line, brackets, commas, quotation marks, ends
/// of lines, digits, zeros, letters, numbers, lists and objects without end. One in three of them every day.
void each_pattern(std::size_t size, const ReadText& read);

} // namespace palazzo::fuzz
