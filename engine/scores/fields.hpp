// Reading and writing the small objects that scores are kept in, key by key. Of reading, the first fault is kept.
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

/// What is wrong with a text that has up to so many bytes and no control characters; nothing: it is one.
Refusal fault_in_text(std::string_view text, std::size_t longest);

/// An object whose values are asked for by key. What isn't as it has to be is noted with its place, and answered with
/// something that does no harm: `fault()` is looked at once, at the end.
class Fields {
  public:
    /// Any other key than the known ones is a fault, and so is anything but an object.
    Fields(const Json& json, std::initializer_list<std::string_view> known);

    /// Each of the three has to be there.
    int number(const char* key, int least, int most);
    std::string text(const char* key, std::size_t longest);
    /// A list of up to so many; null where it isn't one.
    const Json* list(const char* key, std::size_t most);

    /// The same where they may be left out: `otherwise`, "", null, none, false.
    int number_or(const char* key, int least, int most, int otherwise);
    std::string text_if(const char* key, std::size_t longest);
    const Json* list_if(const char* key, std::size_t most);
    std::vector<int> numbers_if(const char* key, std::size_t count_most, int least, int most);
    bool flag_if(const char* key);

    bool has(const char* key) const { return find(key) != nullptr; }
    /// Notes a fault of one's own, unless there was another before it.
    void fail(const Problem& problem);
    const Fault& fault() const { return fault_; }

  private:
    const Json* find(const char* key) const;
    bool misses(const char* key);

    const Json& json_;
    Fault fault_;
};

/// Each puts a value under a key; nothing where it is what a reader takes a missing one for: "", 0, false.
void put(Json& json, const char* key, const std::string& text);
void put(Json& json, const char* key, int number);
void put_flag(Json& json, const char* key, bool flag);
void put_list(Json& json, const char* key, const std::vector<int>& numbers);
/// `{"format":1}` of a format.
Json with_format(int format);

/// A whole number between two bounds; the fault says which.
Fault read_number(const Json& json, int least, int most, int& into);

/// Who sits in a seat: `["Anna"]` a human, `["Rosa","hard"]` a bot of a level.
Json write_seat(const SeatInfo& seat);
Fault read_seat(const Json& json, SeatInfo& seat);
Json write_seats(const std::vector<SeatInfo>& seats);
/// The seats of a key, of which there have to be from `least` to seat_limit.
std::vector<SeatInfo> read_seats(Fields& fields, const char* key, std::size_t least);

/// The format that an object says it is of has to be one from 1 to `known`.
void read_format(Fields& fields, int known);

} // namespace palazzo::scores
