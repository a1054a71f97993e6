// Compares the sources with the catalogue: every used id has a sentence, and every sentence is used.
#include "engine/lessons/lesson.hpp"
#include "tests/i18n/sentences.hpp"
#include "tests/project.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <sstream>

namespace palazzo::i18n {

using namespace test;

namespace {

namespace fs = std::filesystem;

/// Fixed parts of ids that are put together at run time. The words that are added to them occur in the sources.
constexpr std::array<std::string_view, 11> put_together{
    "game.",             // the program appends the game's name
    "progress.",         // the program appends the game's name
    ".preset.",          // the program adds the names of the game and the preset, and .detail if needed
    ".option.",          // the program adds the names of the game, the option and its value, and .detail if needed
    ".goal.",            // the program adds the names of the game and of the puzzle's goal
    "palace.event.",     // events.cpp appends the event's name
    "palace.power.",     // the argument {1, each, palace.power} of a sentence appends the power's name
    "palabra.rule.",     // rulebook.cpp appends the rule's name
    "palabra.event.",    // events.cpp appends the event's name
    "challenge.kind.",   // the program appends the kind of question
    "challenge.itself.", // the program appends the kind of question, for texts in the language that is learned
};

/// Ids that occur in no string of the sources although they are used: whole ids, or their ends if they begin with a
/// dot.
constexpr std::array<std::string_view, 24> elsewhere{
    ".3_5_3", ".3_7_3",                          // layouts of the table, named by their numbers of cards
    ".words",                                    // more words by which a search finds an option
    "rank", "card", "letter",                    // the words for values in all their forms; values.hpp makes these ids
    ".option.impatient_timer.0",                 // the text for one value of an option; the program appends the value
    ".option.decks.0",                           // the text for one value of an option; the program appends the value
    "print.cards", "print.booklet", "print.key", // the forms of printed decks; the program appends their names
    "print.rules",                               // the rules on the first page of a booklet, by their numbers
    // the columns of tables in places of faults; the program appends their names
    "problem.place.prompt", "problem.place.answers", "problem.place.level", "problem.place.category",
    "problem.place.topic", "problem.place.kind", "problem.place.strict", "problem.place.wrong", "problem.place.note",
    "problem.place.region", "challenge.kind.listen.read",
    "challenge.itself.listen.read", // used if the device has no voice for the language
};

/// Places of problems in letters between programs, which look like ids.
constexpr std::array<std::string_view, 2> places{"ask.move", "letter.v"};

/// Calls visit(source) with the text of every file in a folder.
template <class Visit>
void each_source(const char* folder, Visit&& visit) {
    for (const auto& file : fs::recursive_directory_iterator(project_path(folder))) {
        if (!file.is_regular_file()) continue;
        std::ifstream in(file.path());
        std::stringstream content;
        content << in.rdbuf();
        visit(content.str());
    }
}

/// Calls visit(text, following code) for every string that looks like an id, or like a part of an id. In the page's
/// HTML ids are between two @.
template <class Visit>
void each_text(const std::string& source, Visit&& visit) {
    static const std::regex text(R"re((?:"\.?|@)([a-z0-9_]+(\.[a-z0-9_]+)*)["@])re");
    for (std::sregex_iterator at(source.begin(), source.end(), text), end; at != end; ++at)
        visit((*at)[1].str(), std::string_view(source).substr(static_cast<std::size_t>(at->position() + at->length())));
}

std::set<std::string> texts_in_sources() {
    std::set<std::string> found;
    for (const char* folder : {"engine", "shell", "cli", "web"})
        each_source(folder, [&](const std::string& source) {
            each_text(source, [&](const std::string& text, std::string_view) { found.insert(text); });
        });
    return found;
}

std::string_view without_blanks(std::string_view text) {
    return text.substr(std::min(text.find_first_not_of(" \n"), text.size()));
}

/// Returns the position of the quotation mark that closes the string literal at `at`.
std::size_t behind_quotes(std::string_view code, std::size_t at) {
    for (++at; at < code.size() && code[at] != '"'; ++at)
        if (code[at] == '\\') ++at;
    return at;
}

/// Returns the number of arguments in the braces with which `code` begins.
int count_in_braces(std::string_view code) {
    int depth = 0;
    int commas = 0;
    for (std::size_t at = 0; at < code.size(); ++at) {
        const char c = code[at];
        if (c == '"') at = behind_quotes(code, at);
        if (c == '{' || c == '(' || c == '[') ++depth;
        if ((c == '}' || c == ')' || c == ']') && --depth == 0) break;
        if (c == ',' && depth == 1) ++commas;
    }
    return without_blanks(code.substr(1)).starts_with('}') ? 0 : commas + 1;
}

/// Returns how many arguments the code after an id gives to the sentence: two for `, {a, b}`, zero for a closing
/// bracket. Returns nullopt if other code gives the arguments.
std::optional<int> arguments_behind(std::string_view code) {
    code = without_blanks(code);
    if (code.starts_with(')') || code.starts_with('}')) return 0;
    if (!code.starts_with(',')) return std::nullopt;
    code = without_blanks(code.substr(1));
    return code.starts_with('{') ? std::optional(count_in_braces(code)) : std::nullopt;
}

std::set<std::string> ids_in_catalogue() {
    std::set<std::string> ids;
    for_each_sentence([&](const std::string& id, const std::string&, const Pattern&) { ids.insert(id); });
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

/// Returns whether `id` is the sentence of a step in a game's lesson; the id consists of the game's name, `lesson` and
/// the step's name.
bool is_said_in_lesson(const std::string& id) {
    const std::size_t dot = id.find(".lesson.");
    if (dot == std::string::npos) return false;
    const auto steps = lessons::lesson_of(id.substr(0, dot)).steps;
    const std::string say = id.substr(dot + std::string_view(".lesson.").size());
    return std::any_of(
        steps.begin(), steps.end(), [&](const lessons::LessonStep& step) { return step.text_id == say; });
}

} // namespace

TEST_CASE("Every sentence is used somewhere", "[i18n]") {
    const auto texts = texts_in_sources();
    for (const std::string& id : ids_in_catalogue()) {
        INFO(id);
        CHECK((texts.count(id) == 1 || is_put_together(id, texts) || is_said_in_lesson(id) || is_said_elsewhere(id)));
    }
}

TEST_CASE("Every used id has a sentence", "[i18n]") {
    const auto ids = ids_in_catalogue();
    std::set<std::string> groups; // the first words of all ids, such as `palace` in `palace.event.played`
    for (const std::string& id : ids) groups.insert(words_of(id).front());
    for (const std::string& text : texts_in_sources()) {
        if (text.find('.') == std::string::npos || groups.count(words_of(text).front()) == 0) continue;
        if (std::find(places.begin(), places.end(), text) != places.end()) continue;
        INFO(text);
        CHECK(ids.count(text) == 1);
    }
}

TEST_CASE("Wherever the engine uses the id of a message, it gives all arguments that the sentence needs", "[i18n]") {
    std::map<std::string, int> wanted;
    for_each_sentence([&](const std::string& id, const std::string&, const Pattern& pattern) {
        for (const ArgumentPlace& place : argument_places(pattern))
            wanted[id] = std::max(wanted[id], place.argument + 1);
        wanted.try_emplace(id, 0);
    });
    int checked = 0;
    each_source("engine", [&](const std::string& source) {
        each_text(source, [&](const std::string& id, std::string_view code) {
            const auto given = arguments_behind(code);
            if (!given || wanted.count(id) == 0 || id.find('.') == std::string::npos) return;
            const bool problem = id.find("problem.") != std::string::npos;
            // An id without arguments need not be a message. It may for example name the way to join a list.
            if (!problem && *given == 0) return;
            INFO(id);
            // A refusal has exactly the arguments of its sentence. An event may have more, because not every sentence
            // uses all of them.
            CHECK((problem ? *given == wanted[id] : *given >= wanted[id]));
            ++checked;
        });
    });
    CHECK(checked > 200);
}

} // namespace palazzo::i18n
