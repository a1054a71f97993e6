// Reads and writes the small JSON objects in which scores are stored, key by key. When reading, the first fault is
// kept.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/record.hpp"

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::scores {

using Fault = std::optional<Problem>;

/// Returns what is wrong with a text; empty if it has at most `longest` bytes and no control characters.
Refusal fault_in_text(std::string_view text, std::size_t longest);

/// Reads an object by its keys. If a value isn't allowed, notes the fault with its place in the object and returns a
/// harmless value, so that callers need to look at fault() only once, at the end.
class FieldReader {
  public:
    /// Begins to read an object. If `json` isn't an object, or has a key that isn't in `known`, that is a fault.
    FieldReader(const Json& json, std::initializer_list<std::string_view> known);

    /// The following functions read values that must be there.
    int required_number(const char* key, int least, int most);
    std::string required_text(const char* key, std::size_t longest);
    /// Reads a list of at most `most` items; null if the value isn't such a list.
    const Json* required_list(const char* key, std::size_t most);

    /// The following functions read values that may be missing. In place of a missing value they return `otherwise`,
    /// "", null, an empty list, or false.
    int number_or(const char* key, int least, int most, int otherwise);
    std::string optional_text(const char* key, std::size_t longest);
    const Json* optional_list(const char* key, std::size_t most);
    std::vector<int> optional_numbers(const char* key, std::size_t count_most, int least, int most);
    bool optional_flag(const char* key);

    /// Returns whether the object has a key.
    bool has(const char* key) const { return find(key) != nullptr; }
    /// Notes a fault that the caller has found, unless there was an earlier fault.
    void note_fault(const Problem& problem);
    /// Returns the first fault; nullopt if there is none.
    const Fault& fault() const { return fault_; }

  private:
    const Json* find(const char* key) const;
    bool misses(const char* key);

    const Json& json_;
    Fault fault_;
};

/// The following functions set a key to a value. They omit the key if the value is "", 0, false or an empty list,
/// because readers assume that value for a missing key.
void put(Json& json, const char* key, const std::string& text);
void put(Json& json, const char* key, int number);
void put_flag(Json& json, const char* key, bool flag);
void put_list(Json& json, const char* key, const std::vector<int>& numbers);
/// Returns an object that contains only a format number, such as `{"format":1}`.
Json object_with_format(int format);

/// Reads a whole number from `least` to `most`. A fault names these two numbers.
Fault read_number(const Json& json, int least, int most, int& into);

/// Writes the player in a seat: `["Anna"]` for a human, `["Rosa","hard"]` for a bot and its level.
Json write_seat(const SeatInfo& seat);
Fault read_seat(const Json& json, SeatInfo& seat);
Json write_seats(const std::vector<SeatInfo>& seats);
/// Reads a list of at least `least` and at most seat_limit seats.
std::vector<SeatInfo> read_seats(FieldReader& fields, const char* key, std::size_t least);

/// Reads the format number of an object. A number that isn't from 1 to `known` is a fault.
void check_format(FieldReader& fields, int known);

} // namespace palazzo::scores
