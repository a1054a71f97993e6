#include "engine/scores/fields.hpp"

#include "engine/core/levels.hpp"

#include <algorithm>

namespace palazzo::scores {
namespace {

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }

Fault read_text(const Json& json, std::size_t longest, std::string& into) {
    const std::string* text = text_of(json);
    if (text == nullptr) return Problem{"", "problem.text"};
    if (const Refusal reason = fault_in_text(*text, longest)) return Problem{"", reason.message()};
    into = *text;
    return {};
}

} // namespace

Refusal fault_in_text(std::string_view text, std::size_t longest) {
    if (text.size() > longest) return Refusal("problem.longer_than", {std::to_string(longest)});
    if (std::any_of(text.begin(), text.end(), is_control)) return Refusal("problem.control");
    return {};
}

Fault read_number(const Json& json, int least, int most, int& into) {
    const auto number = whole_number(json, least, most);
    if (!number) return Problem{"", "problem.number_from_to", {std::to_string(least), std::to_string(most)}};
    into = static_cast<int>(*number);
    return {};
}

void put(Json& json, const char* key, const std::string& text) {
    if (!text.empty()) json[key] = text;
}

void put(Json& json, const char* key, int number) {
    if (number != 0) json[key] = number;
}

void put_flag(Json& json, const char* key, bool flag) {
    if (flag) json[key] = true;
}

void put_list(Json& json, const char* key, const std::vector<int>& numbers) {
    Json& list = json[key] = Json::array();
    for (const int number : numbers) list.push_back(number);
}

Json object_with_format(int format) {
    Json json = Json::object();
    put(json, "format", format);
    return json;
}

FieldReader::FieldReader(const Json& json, std::initializer_list<std::string_view> known) : json_(json) {
    if (!json.is_object())
        note_fault({"", "problem.object"});
    else if (const auto key = first_unknown_key(json, known))
        note_fault({*key, "problem.unknown_key"});
}

const Json* FieldReader::find(const char* key) const {
    if (!json_.is_object()) return nullptr;
    const auto at = json_.find(key);
    return at == json_.end() ? nullptr : &*at;
}

bool FieldReader::misses(const char* key) {
    if (has(key)) return false;
    note_fault({key, "problem.missing"});
    return true;
}

void FieldReader::note_fault(const Problem& problem) {
    if (!fault_) fault_ = problem;
}

int FieldReader::required_number(const char* key, int least, int most) {
    return misses(key) ? least : number_or(key, least, most, least);
}

int FieldReader::number_or(const char* key, int least, int most, int otherwise) {
    const Json* value = find(key);
    int number = otherwise;
    if (value != nullptr)
        if (const Fault fault = read_number(*value, least, most, number)) note_fault(fault->located_in_value(key));
    return number;
}

std::string FieldReader::required_text(const char* key, std::size_t longest) {
    std::string text = misses(key) ? "" : optional_text(key, longest);
    if (text.empty()) note_fault({key, "problem.empty"});
    return text;
}

std::string FieldReader::optional_text(const char* key, std::size_t longest) {
    std::string text;
    if (const Json* value = find(key))
        if (const Fault fault = read_text(*value, longest, text)) note_fault(fault->located_in_value(key));
    return text;
}

const Json* FieldReader::required_list(const char* key, std::size_t most) {
    return misses(key) ? nullptr : optional_list(key, most);
}

const Json* FieldReader::optional_list(const char* key, std::size_t most) {
    const Json* value = find(key);
    if (value == nullptr) return nullptr;
    if (value->is_array() && value->size() <= most) return value;
    if (value->is_array())
        note_fault({key, "problem.more_than", {std::to_string(most)}});
    else
        note_fault({key, "problem.list"});
    return nullptr;
}

std::vector<int> FieldReader::optional_numbers(const char* key, std::size_t count_most, int least, int most) {
    std::vector<int> numbers;
    const Json* list = optional_list(key, count_most);
    for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
        int number = least;
        if (const Fault fault = read_number((*list)[i], least, most, number))
            note_fault(fault->located_in_value(key + bracketed_index(i)));
        numbers.push_back(number);
    }
    return numbers;
}

bool FieldReader::optional_flag(const char* key) {
    const Json* value = find(key);
    if (value == nullptr) return false;
    if (!value->is_boolean()) note_fault({key, "problem.true_or_false"});
    return *value == true;
}

Json write_seat(const SeatInfo& seat) {
    Json json = Json::array({seat.name});
    if (!seat.human) json.push_back(seat.level);
    return json;
}

Fault read_seat(const Json& json, SeatInfo& seat) {
    if (!json.is_array() || json.empty() || json.size() > 2) return Problem{"", "problem.list"};
    seat = {json.size() == 1, "", SeatInfo().level};
    if (const Fault fault = read_text(json[0], longest_name, seat.name))
        return fault->located_in_value(bracketed_index(0));
    if (seat.human) return {};
    const std::string* level = text_of(json[1]);
    if (level == nullptr || !read_level(*level))
        return Problem{bracketed_index(1), "problem.record.level", {shortened_json(json[1])}};
    seat.level = *level;
    return {};
}

Json write_seats(const std::vector<SeatInfo>& seats) {
    Json json = Json::array();
    for (const SeatInfo& seat : seats) json.push_back(write_seat(seat));
    return json;
}

std::vector<SeatInfo> read_seats(FieldReader& fields, const char* key, std::size_t least) {
    std::vector<SeatInfo> seats;
    const Json* list = fields.required_list(key, seat_limit);
    for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
        seats.emplace_back();
        if (const Fault fault = read_seat((*list)[i], seats.back()))
            fields.note_fault(fault->located_in_value(key + bracketed_index(i)));
    }
    if (seats.size() < least)
        fields.note_fault({key, "problem.number_from_to", {std::to_string(least), std::to_string(seat_limit)}});
    return seats;
}

void check_format(FieldReader& fields, int known) { fields.required_number("format", 1, known); }

} // namespace palazzo::scores
