// The patterns of the catalogue, and messages to fill them.
#pragma once

#include "engine/i18n/say.hpp"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <regex>
#include <string>
#include <vector>

namespace palazzo::catalogue {

inline constexpr std::array all{english_palace, english_palace_rules, english_palace_table, english_challenges,
    english_palabra, english_palabra_rules, english_palabra_table, english_palindromes};

/// Calls visit(id, pattern) for every entry.
template <class Visit>
void each_pattern(Visit&& visit) {
    for (const auto words : all)
        for (const auto& [id, pattern] : words()) {
            INFO(id << ": " << pattern);
            visit(std::string(id), std::string(pattern));
        }
}

/// `{1:whose}`: the 1 and the `whose`.
struct Hole {
    int index = 0;
    std::string kind;
};

inline bool is_count(const Hole& h) { return h.kind.starts_with("n "); }
inline bool is_verb(const Hole& h) { return !is_count(h) && h.kind.find('|') != std::string::npos; }
inline bool is_seat(const Hole& h) { return h.kind == "seat" || h.kind == "whose" || is_verb(h); }

inline std::vector<Hole> holes_of(const std::string& pattern) {
    static const std::regex hole(R"(\{(\d)(:([^}]*))?\})");
    std::vector<Hole> holes;
    for (std::sregex_iterator at(pattern.begin(), pattern.end(), hole), end; at != end; ++at)
        holes.push_back({std::stoi((*at)[1]), (*at)[3]});
    return holes;
}

inline std::string sample_of(const Hole& h) {
    if (is_seat(h)) return std::to_string(h.index);
    if (h.kind == "cards") return "TS";
    if (h.kind.ends_with("colours")) return "rb";
    if (h.kind == "fitting") return "6+";
    return h.kind.starts_with("each ") ? "reset" : "8";
}

/// The pattern filled in, with a seat for each argument that is one.
inline Message sample(const std::string& id, const std::vector<Hole>& holes) {
    Message message{id, {}};
    for (const Hole& h : holes) {
        const auto index = static_cast<std::size_t>(h.index);
        if (message.args.size() <= index) message.args.resize(index + 1);
        message.args[index] = sample_of(h);
    }
    return message;
}

} // namespace palazzo::catalogue
