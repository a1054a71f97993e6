#include "tests/fuzz/large_texts.hpp"

#include "engine/core/json.hpp"
#include "tests/fuzz/mutants.hpp"
#include "tests/rounds.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <ctime>

namespace palazzo::fuzz {
namespace {

/// Returns the limit for parsing `text`, in seconds. Without sanitizers, parsing takes a small part of the limit. The
/// limit is lower if the text is larger than `largest_json_bytes`.
double longest_for(const std::string& text) { return text.size() > largest_json_bytes ? 1 : 3; }

constexpr std::size_t longest_line = 300;

double seconds_since(std::clock_t began) { return static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC; }

/// Returns the seconds that this machine needs to parse the largest allowed JSON. They show how fast the machine is.
double parsing_time() {
    const std::string json = numbered_text(largest_json_bytes, "{", "\"", "\":{},", "") + "\"a\":0}";
    const std::clock_t began = std::clock();
    CHECK(parse_json(json));
    return seconds_since(began);
}

/// Calls read(text) and stores its result in `line`. Returns the processor time of the call in seconds.
double time_of(const ReadText& read, const std::string& text, std::string& line) {
    const std::clock_t began = std::clock();
    line = read(text);
    return seconds_since(began);
}

} // namespace

std::string repeated_text(std::size_t size, std::string_view before, std::string_view again, std::string_view after) {
    const std::size_t times = (size - before.size() - after.size()) / again.size();
    std::string many(again);
    while (many.size() < times * again.size()) many += many;
    return std::string(before).append(many, 0, times * again.size()).append(after);
}

std::string numbered_text(std::size_t size, std::string_view before, std::string_view before_number,
    std::string_view after_number, std::string_view end) {
    constexpr std::size_t room = 40; // bytes for a number, and for the text that the caller appends
    std::string text(before);
    text.reserve(size);
    for (int i = 0; text.size() + before_number.size() + after_number.size() + end.size() + room <= size; ++i)
        text.append(before_number).append(std::to_string(i)).append(after_number).append(end);
    return text;
}

void check_reading_time(std::string_view name, const std::string& text, const ReadText& read) {
    std::string line;
    double seconds = time_of(read, text, line);
    // Other programs disturb the caches, and WebAssembly's clock also counts while they run, so the shortest of up to
    // six times counts.
    for (int again = 0; again < 5 && seconds >= longest_for(text); ++again)
        seconds = std::min(seconds, time_of(read, text, line));
    // No parser of ours takes twice as long as parsing JSON does. A machine is slow if four times the time for JSON is
    // more than the limit. A parser whose time grows with the square of the size would take minutes.
    const double longest =
        seconds < longest_for(text) ? longest_for(text) : std::max(longest_for(text), 4 * parsing_time());
    CAPTURE(name, text.size(), line);
    CHECK(seconds < longest);
    CHECK((line.empty() || names_fault_place(line)));
    CHECK(line.size() < longest_line);
}

void check_unusual_texts(std::size_t size, const ReadText& read) {
    int count = 0;
    const auto is_tried = [&] { return count++ % count_for_run(3, 1) == 0; };
    for (const std::string_view sign : {"[", "{", ",", ";", "\"", "\"\"", "\n", "\r\n", "\r", "\t", " ", "9", "a", "é",
             "\xFF", "#", "<", "&", "\\", "-", "{\"a\":", "[],", "a,b\n"})
        if (is_tried()) check_reading_time(sign, repeated_text(size, "", sign, ""), read);
    check_reading_time("zeros", std::string(size, '\0'), read);
    check_reading_time("a number", repeated_text(size, "1.", "0", "1"), read);
    for (const std::string_view part : {"0,", "[],", "{},", "\"\",", "1e9,", "[[[]]],", "{\"a\":{}},"})
        if (is_tried()) check_reading_time(part, repeated_text(size, "[", part, "0]"), read);
    check_reading_time("keys", numbered_text(size, "{", "\"", "\":0,", "") + "\"a\":0}", read);
}

} // namespace palazzo::fuzz
