// Reads and writes the small JSON objects that scores are stored in, key by key. When reading, the first fault is kept.
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

/// Reads an object by its keys. A value that isn't allowed is noted as a fault with its place, and a harmless value is
/// returned instead, so that callers need to look at fault() only once, at the end.
class Fields {
  public:
    /// An unknown key is a fault, and so is anything but an object.
    Fields(const Json& json, std::initializer_list<std::string_view> known);

    /// Read values that must be there.
    int number(const char* key, int least, int most);
    std::string text(const char* key, std::size_t longest);
    /// Reads a list of at most `most` items; null if it isn't one.
    const Json* list(const char* key, std::size_t most);

    /// Read values that may be missing. For a missing one they return `otherwise`, "", null, an empty list, or false.
    int number_or(const char* key, int least, int most, int otherwise);
    std::string text_if(const char* key, std::size_t longest);
    const Json* list_if(const char* key, std::size_t most);
    std::vector<int> numbers_if(const char* key, std::size_t count_most, int least, int most);
    bool flag_if(const char* key);

    /// Returns whether the object has a key.
    bool has(const char* key) const { return find(key) != nullptr; }
    /// Notes a fault that the caller found, unless there was one before.
    void fail(const Problem& problem);
    /// Returns the first fault; nullopt if there is none.
    const Fault& fault() const { return fault_; }

  private:
    const Json* find(const char* key) const;
    bool misses(const char* key);

    const Json& json_;
    Fault fault_;
};

/// Set a key to a value, unless the value is what a reader returns for a missing one: "", 0, false, an empty list.
void put(Json& json, const char* key, const std::string& text);
void put(Json& json, const char* key, int number);
void put_flag(Json& json, const char* key, bool flag);
void put_list(Json& json, const char* key, const std::vector<int>& numbers);
/// Returns `{"format":1}` for a format.
Json with_format(int format);

/// Reads a whole number from `least` to `most`, which the fault names.
Fault read_number(const Json& json, int least, int most, int& into);

/// Writes the player in a seat: `["Anna"]` for a human, `["Rosa","hard"]` for a bot and its level.
Json write_seat(const SeatInfo& seat);
Fault read_seat(const Json& json, SeatInfo& seat);
Json write_seats(const std::vector<SeatInfo>& seats);
/// Reads a list of seats, which must have from `least` to seat_limit items.
std::vector<SeatInfo> read_seats(Fields& fields, const char* key, std::size_t least);

/// Fails unless the object's format is between 1 and `known`.
void read_format(Fields& fields, int known);

} // namespace palazzo::scores
