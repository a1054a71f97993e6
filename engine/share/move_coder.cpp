#include "engine/share/move_coder.hpp"

namespace palazzo {
namespace {

/// Returns the index behind the text whose opening quotation mark is at the index `at`.
std::size_t end_of_text(std::string_view json, std::size_t at) {
    for (++at; at < json.size() && json[at] != '"'; ++at)
        if (json[at] == '\\') ++at;
    return std::min(at + 1, json.size());
}

std::string with_placeholders(std::string_view json, const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t at = 0; at < json.size();) {
        const std::size_t end = json[at] == '"' ? end_of_text(json, at) : at + 1;
        const std::string_view part = json.substr(at, end - at);
        const auto name = std::find(names.begin(), names.end(), part);
        if (name == names.end())
            text += part;
        else
            text += static_cast<char>(name - names.begin() + 1);
        at = end;
    }
    return text;
}

std::string without_placeholders(std::string_view text, const std::vector<std::string>& names) {
    std::string json;
    for (const char c : text) {
        const auto sign = static_cast<unsigned char>(c);
        if (sign >= 1 && sign <= names.size())
            json += names[sign - 1U];
        else
            json += c;
    }
    return json;
}

} // namespace

std::size_t MoveCoder::code_move_count(std::size_t moves) {
    const std::uint64_t read = coder_->code_any_number(moves);
    if (read > most_link_moves) note_broken_link();
    return read > most_link_moves ? 0 : static_cast<std::size_t>(read);
}

Seat MoveCoder::code_moving_seat(Seat seat, Seats acting, int seats) {
    if (!acting.empty() && coder_->code_flag(seat == acting.front(), first_)) return acting.front();
    return static_cast<Seat>(coder_->code_number(static_cast<std::uint32_t>(seat), static_cast<std::uint32_t>(seats)));
}

std::size_t MoveCoder::code_move_index(std::size_t place, std::size_t listed) {
    listings_left_ -= static_cast<std::int64_t>(listed) + 16;
    if (listed == 0 || !coder_->code_flag(place < listed, listed_)) return listed;
    return coder_->code_number(static_cast<std::uint32_t>(place), static_cast<std::uint32_t>(listed));
}

Json MoveCoder::code_move_json(const Json& move, const std::vector<std::string>& names) {
    const std::string text = coder_->code_text(is_reading() ? "" : with_placeholders(compact_json(move), names));
    if (!is_reading()) return move;
    auto json = parse_json(without_placeholders(text, names));
    return json ? *std::move(json) : Json();
}

void add_strings(const Json& json, std::vector<std::string>& names) {
    constexpr std::size_t most_names = 31;
    if (json.is_structured())
        for (const Json& item : json) add_strings(item, names);
    if (!json.is_string() || names.size() == most_names) return;
    if (std::string name = compact_json(json); std::find(names.begin(), names.end(), name) == names.end())
        names.push_back(std::move(name));
}

} // namespace palazzo
