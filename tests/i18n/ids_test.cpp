// The sources and the catalogue: every id that is said has a sentence, and every sentence is said.
#include "tests/i18n/sentences.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

namespace palazzo::i18n {

using namespace test;

namespace {

namespace fs = std::filesystem;

/// Ids that are put together at run time: their beginnings. The words that follow stand in the sources.
constexpr std::array<std::string_view, 8> put_together{
    "game.",           // by the game's name
    ".preset.",        // by the game's and the preset's name, with a .detail
    ".option.",        // by the option's name and its value, with a .detail
    "palace.event.",   // events.cpp
    "palace.power.",   // by the power's name, in {1, each, palace.power}
    "palabra.rule.",   // rulebook.cpp
    "palabra.event.",  // events.cpp
    "challenge.kind.", // by the kind of question
};

/// Said otherwise than by a text in the sources.
constexpr std::array<std::string_view, 6> elsewhere{
    "rank", "card", "letter",    // the words of values, in every form that sentences ask for: values.hpp
    "palindromes.lesson",        // by the name of a game that has one
    ".option.impatient_timer.0", // by a number
    ".option.decks.0",           // likewise
};

/// Every text between quotes in the sources that looks like an id, or a piece of one; in the page's html between @ too.
std::set<std::string> texts_in_sources() {
    static const std::regex text(R"re((?:"\.?|@)([a-z0-9_]+(\.[a-z0-9_]+)*)["@])re");
    std::set<std::string> found;
    for (const char* folder : {"engine", "shell", "cli", "web"})
        for (const auto& file : fs::recursive_directory_iterator(fs::path(PALAZZO_ROOT) / folder)) {
            if (!file.is_regular_file()) continue;
            std::ifstream in(file.path());
            std::stringstream content;
            content << in.rdbuf();
            const std::string source = content.str();
            for (std::sregex_iterator at(source.begin(), source.end(), text), end; at != end; ++at)
                found.insert((*at)[1]);
        }
    return found;
}

std::set<std::string> ids_in_catalogue() {
    std::set<std::string> ids;
    each_sentence([&](const std::string& id, const std::string&, const Pattern&) { ids.insert(id); });
    return ids;
}

std::vector<std::string> words_of(const std::string& id) {
    std::vector<std::string> words;
    std::stringstream in(id);
    for (std::string word; std::getline(in, word, '.');) words.push_back(word);
    return words;
}

bool is_put_together(const std::string& id, const std::set<std::string>& texts) {
    for (const std::string_view beginning : put_together) {
        const auto at = id.find(beginning);
        if (at == std::string::npos || (beginning[0] != '.' && at != 0)) continue;
        const auto words = words_of(id.substr(at + beginning.size()));
        return std::all_of(words.begin(), words.end(), [&](const std::string& w) { return texts.count(w) == 1; });
    }
    return false;
}

bool is_said_elsewhere(const std::string& id) {
    return std::any_of(elsewhere.begin(), elsewhere.end(), [&](std::string_view part) {
        return part[0] == '.' ? id.ends_with(part) : id == part || id.starts_with(std::string(part) + ".");
    });
}

} // namespace

TEST_CASE("Every sentence is said somewhere", "[i18n]") {
    const auto texts = texts_in_sources();
    for (const std::string& id : ids_in_catalogue()) {
        INFO(id);
        CHECK((texts.count(id) == 1 || is_put_together(id, texts) || is_said_elsewhere(id)));
    }
}

TEST_CASE("Every id that is said has a sentence", "[i18n]") {
    const auto ids = ids_in_catalogue();
    std::set<std::string> groups; // `palace` of `palace.event.played`
    for (const std::string& id : ids) groups.insert(words_of(id).front());
    for (const std::string& text : texts_in_sources()) {
        if (text.find('.') == std::string::npos || groups.count(words_of(text).front()) == 0) continue;
        INFO(text);
        CHECK(ids.count(text) == 1);
    }
}

} // namespace palazzo::i18n
