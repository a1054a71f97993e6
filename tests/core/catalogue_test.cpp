// Every pattern of the catalogue: that its verbs and possessives agree with a seat, and that no raw mark is left in it.
#include "tests/core/catalogue.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <regex>
#include <set>

namespace palazzo {

using namespace catalogue;

namespace {

/// Verb forms that are the same for "you" and for a name.
bool is_same_for_both(const std::string& word) {
    static const std::set<std::string> forms{
        "built", "chose", "got", "had", "laid", "made", "may", "put", "set", "took", "went", "will", "won"};
    return word.ends_with("ed") || forms.count(word) > 0;
}

} // namespace

TEST_CASE("Every sentence of the catalogue has words, once", "[words]") {
    std::set<std::string> ids;
    each_pattern([&](const std::string& id, const std::string& pattern) {
        CHECK_FALSE(pattern.empty());
        CHECK(ids.insert(id).second);
        CHECK(has_words(id));
    });
}

TEST_CASE("A verb after a seat has a form for you, or is the same for both", "[words]") {
    static const std::regex behind(R"((\S+ )?\{(\d):seat\} (\{(\d):[a-z]+\|[a-z]+\}|[a-z]+))");
    each_pattern([](const std::string&, const std::string& pattern) {
        for (std::sregex_iterator at(pattern.begin(), pattern.end(), behind), end; at != end; ++at) {
            if ((*at)[1] == "for ") continue; // what follows is no verb
            const bool pair = (*at)[4].matched;
            CHECK((pair ? (*at)[2] == (*at)[4] : is_same_for_both((*at)[3])));
        }
        for (const Hole& h : holes_of(pattern)) {
            if (!is_verb(h)) continue;
            const auto bar = h.kind.find('|');
            CHECK(h.kind[bar - 1] == 's'); // the named form first
            CHECK(h.kind.substr(0, bar) != h.kind.substr(bar + 1));
        }
    });
}

TEST_CASE("What belongs to a seat is yours, or has its name's s", "[words]") {
    static const std::regex clumsy(R"(\bof \{\d:(seat|whose)\}|\{\d:seat\}['’])");
    each_pattern([](const std::string&, const std::string& pattern) {
        CHECK_FALSE(std::regex_search(pattern, clumsy));
        for (const Hole& h : holes_of(pattern)) CHECK((!is_seat(h) || h.index < 4));
    });
}

TEST_CASE("Whoever is called You is spoken to, in every sentence that names a seat", "[words]") {
    static const std::regex third_person(R"(\b[Yy]ou (?!this\b)([a-z]*[^s]s|is|has|was)\b|\b[Yy]ou['’]s\b|\bof you\b)");
    static const std::regex second_person(R"(\bRosa (are|were|have)\b)");
    int told = 0;
    each_pattern([&](const std::string& id, const std::string& pattern) {
        const auto holes = holes_of(pattern);
        for (int you = 0; you < 4; ++you) {
            const bool there =
                std::any_of(holes.begin(), holes.end(), [&](const Hole& h) { return is_seat(h) && h.index == you; });
            if (!there) continue;
            SeatNames names(4, "Rosa");
            const std::string named = say(sample(id, holes), names);
            names[static_cast<std::size_t>(you)] = "You";
            const std::string spoken = say(sample(id, holes), names);
            INFO(named << " / " << spoken);
            CHECK(spoken != named);
            CHECK_FALSE(std::regex_search(spoken, third_person));
            CHECK_FALSE(std::regex_search(named, second_person));
            CHECK(spoken.find("You", 1) == std::string::npos);
            CHECK((spoken.find("You") == 0 || spoken.find("you") != std::string::npos));
            ++told;
        }
    });
    CHECK(told > 60);
}

TEST_CASE("Nothing but whole bold runs is marked, and nothing at all in what is read aloud", "[words]") {
    static const std::regex bold(R"(\*\*[^* ]([^*]*[^* ])?\*\*)");
    each_pattern([](const std::string& id, const std::string& pattern) {
        const std::string rest = std::regex_replace(pattern, bold, "");
        CHECK(rest.find_first_of("*_`<>#") == std::string::npos);
        const bool aloud = id.find(".event.") != std::string::npos || id.find(".button.") != std::string::npos;
        if (aloud) CHECK(rest == pattern);
    });
}

} // namespace palazzo
