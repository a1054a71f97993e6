// Parses texts of the largest file size and of the shapes that are hardest to parse: each parser returns a value or one
// short line within three seconds.
#include "engine/catalogue.hpp"
#include "engine/core/match.hpp"
#include "engine/dictionary/dictionary.hpp"
#include "engine/quiz/import.hpp"
#include "engine/quiz/memory.hpp"
#include "engine/scores/daily.hpp"
#include "engine/scores/house_rules.hpp"
#include "engine/scores/learning.hpp"
#include "engine/scores/series.hpp"
#include "engine/scores/statistics.hpp"
#include "tests/fuzz/large_texts.hpp"
#include "tests/fuzz/mutants.hpp"
#include "tests/lines.hpp"
#include "tests/rounds.hpp"

#include <catch2/catch_test_macros.hpp>

#include <span>

namespace palazzo::fuzz {
namespace {

template <class T>
std::string line_of_result(const Result<T>& result) {
    return result ? "" : line_of(result.problem());
}

std::string read_game(const std::string& text) {
    const auto record = read_record(text);
    if (!record) return line_of(record.problem());
    std::string line = line_of(unknown_game_problem(record->game));
    call_with_game(record->game, [&](const auto& rules) { line = line_of_result(open_match(rules, *record)); });
    return line;
}

std::string read_missed(const std::string& text) {
    const auto json = parse_json(text);
    return json ? line_of_result(quiz::read_prompt_memory(*json)) : line_of(json.problem());
}

/// Turns a function that reads JSON into a function that reads text.
template <class Read>
ReadText from_json(Read&& read) {
    return [read](const std::string& text) {
        const auto json = parse_json(text);
        return json ? line_of_result(read(*json)) : line_of(json.problem());
    };
}

std::string read_scores(const std::string& text) { return line_of_result(scores::read_statistics(text)); }

std::string read_words(const std::string& text) {
    const std::vector<std::uint8_t> bytes(text.begin(), text.end());
    return line_of_result(dictionary::Lexicon::unpack("en", bytes));
}

std::string import_table(const std::string& text) { return line_of_result(quiz::import_deck("deck.csv", text)); }

} // namespace

TEST_CASE(
    "It takes at most three seconds to read or to refuse a record, whatever its size and shape", "[fuzz][large]") {
    const std::string head = R"({"format":1,"game":"palace","preset":"house","deal":{"seed":"1"})";
    for (const std::size_t size : {largest_json_bytes, largest_file_bytes}) {
        check_unusual_texts(size, read_game);
        for (const auto& [name, before, again, after] :
            {RepeatedText{"moves", head + R"(,"moves":[)", R"({"seat":0,"move":{"take":true}},)", "0]}"},
                {"moves that are nothing", head + R"(,"moves":[)", "0,", "0]}"},
                {"cards of a move", head + R"(,"moves":[{"seat":0,"move":{"play":[)", R"("2S",)", R"("2S"]}}]})"},
                {"names of seats", head + R"(,"seats":[{"kind":"human","name":")", "é", R"("}]})"},
                {"seats", head + R"(,"seats":[)", R"({"kind":"human"},)", R"({"kind":"bot"}]})"},
                {"a seed", R"({"format":1,"game":"palace","deal":{"seed":")", "9", "\"}}"},
                {"a format", "{\"format\":", "9", "}"},
                {"a name", R"({"format":1,"deal":{"seed":"1"},"game":")", "é", "\"}"},
                {"a preset", R"({"format":1,"game":"palace","deal":{"seed":"1"},"preset":")", "é", "\"}"},
                {"options", R"({"format":1,"game":"palace","preset":"house","deal":{"seed":"1"},"options":{")", "é",
                    "\":1}}"},
                {"cards", R"({"format":1,"game":"palace","preset":"house","deal":{"cards":[)", "\"2S\",", "\"2S\"]}}"},
                {"levels", head + R"(,"challenges":{"deck":"es","levels":[)", "\"a\",", "\"a\"]}}"},
                {"what is due", head + R"(,"challenges":{"deck":"es","due":[)", "1,", "1]}}"}})
            check_reading_time(name, repeated_text(size, before, again, after), read_game);
    }
}

TEST_CASE("It takes at most three seconds to read or to refuse a deck, whatever its size and shape", "[fuzz][large]") {
    const std::string head = R"({"format":1,"name":"a","title":"A","language":"","asked_in":"",)";
    const std::string labelled = head + R"("levels":["a"],"categories":["b"],"items":[)";
    // A reader that is too slow takes a time that grows with the square of the size, so that a quarter of the size is
    // enough to find it.
    const std::size_t largest = count_for_run(quiz::largest_import_bytes / 4, quiz::largest_import_bytes);
    for (const std::size_t size : {largest, largest_file_bytes}) {
        check_unusual_texts(size, import_table);
        for (const auto& [name, before, again, after] : {RepeatedText{"answers", "the cat,", "1;", ""},
                 {"two cells of answers", "prompt,answers,answers\nthe cat,a;b,", "1;", ""},
                 {"tags that nothing closes", "#html:true\nthe cat\t", "<b", ""},
                 {"sounds that nothing closes", "#html:true\nthe cat\t", "[sound:", ""},
                 {"entities that nothing closes", "#html:true\nthe cat\t", "&", ""},
                 {"entities", "#html:true\nthe cat\t", "&#233;", ""}, {"tags", "#html:true\nthe cat\t", "<b>", ""},
                 {"spaces", "#html:true\nthe cat\t", " \xC2\xA0", ""}, {"a head", "", "#columns:a\tb\n", "a\tb\n"},
                 {"lines of spaces", "", "   \n", "a,b\n"}, {"lines of commas", "", ",,,\n", "a,b\n"},
                 {"quotation marks by fours", "", "\"\"\"\"", ""}, {"one cell a quotation", "\"", "a\"\"", "\""},
                 {"lines of quotations", "", "\"\",\"\"\n", "a,b\n"}, {"backslashes", "the cat,", "\\;", ""},
                 {"levels", head + R"("levels":[)", "\"a\",", R"("b"],"categories":["b"],"items":[]})"},
                 {"categories", head + R"("levels":["b"],"categories":[)", "\"a\",", R"("b"],"items":[]})"},
                 {"items", labelled, R"({"kind":"speak","level":"a","category":"b","prompt":"c"},)", "0]}"},
                 {"items that are nothing", labelled, "{},", "0]}"},
                 {"answers of an item",
                     labelled + R"({"kind":"ask","level":"a","category":"b","prompt":"c","answers":[)", "\"a\",",
                     "\"b\"]}]}"},
                 {"a kind", labelled + R"({"level":"a","category":"b","prompt":"c","kind":")", "é", "\"}]}"},
                 {"a key", labelled + R"({")", "é", "\":1}]}"}})
            check_reading_time(name, repeated_text(size, before, again, after), import_table);
        for (const auto* columns : {"prompt,answers,level\n", "prompt,answers,category\n", "prompt,category,answers\n"})
            check_reading_time(columns, numbered_text(size, columns, "the cat no ", ",el gato,", "\n"), import_table);
        check_reading_time("answers by number", numbered_text(size, "the cat,", ";", "", ""), import_table);
        check_reading_time("prompts", numbered_text(size, "", "prompt ", "", "\n"), import_table);
    }
}

TEST_CASE("It takes at most three seconds to read or to refuse a list of missed questions, whatever its size",
    "[fuzz][large]") {
    const std::string head = R"({"format":1,"decks":{"es":{)";
    check_unusual_texts(largest_json_bytes, read_missed);
    check_reading_time("prompts",
        numbered_text(largest_json_bytes, head, "\"", R"(":{"box":0,"day":1,"times":1},)", "") + R"("a":0}}})",
        read_missed);
    check_reading_time("decks",
        numbered_text(largest_json_bytes, R"({"format":1,"decks":{)", "\"d", "\":{},", "") + R"("a":{}}})",
        read_missed);
    check_reading_time("a prompt",
        repeated_text(largest_json_bytes, head + "\"", "é", R"(":{"box":0,"day":1,"times":1}}}})"), read_missed);
    const std::string known = R"({"format":2,"decks":{},"known":{)";
    check_reading_time("what is known",
        numbered_text(largest_json_bytes, known + R"("es":[)", "\"", "\",", "") + R"("a"]}})", read_missed);
    check_reading_time("decks of which something is",
        numbered_text(largest_json_bytes, known, "\"d", "\":[\"a\"],", "") + R"("a":[]}})", read_missed);
}

TEST_CASE("It takes at most three seconds to read or to refuse statistics, whatever their size", "[fuzz][large]") {
    const std::string head = "{\"format\":1}\n";
    const std::string sums = R"({"format":1,"before":[{"g":"a","o":[],"n":[)";
    check_unusual_texts(largest_file_bytes, read_scores);
    check_reading_time("lines",
        numbered_text(largest_file_bytes, head, R"({"i":")", R"(","d":5,"g":"a","s":[[""]],"o":[0]})", "") + "\n",
        read_scores);
    check_reading_time("empty lines", repeated_text(largest_file_bytes, head, "\n", ""), read_scores);
    check_reading_time("an id", repeated_text(largest_json_bytes, head + R"({"i":")", "é", "\"}"), read_scores);
    check_reading_time("seats", repeated_text(largest_json_bytes, head + R"({"s":[)", R"([""],)", "0]}"), read_scores);
    check_reading_time("sums", repeated_text(largest_json_bytes, sums, "0,", "0]}]}"), read_scores);
}

TEST_CASE(
    "It takes at most three seconds to read or to refuse a series, daily deals or house rules, whatever their size",
    "[fuzz][large]") {
    const auto series = from_json(scores::read_series);
    const auto daily = from_json(scores::read_daily_log);
    const auto rules = from_json(scores::read_house_rules);
    check_reading_time("games",
        repeated_text(largest_json_bytes,
            R"({"format":1,"kind":"to_points","goal":9,"players":[["A"],["B"]],"games":[)",
            R"({"places":[0,0],"points":[0,0]},)", "0]}"),
        series);
    check_reading_time("days",
        numbered_text(largest_json_bytes, R"({"format":1,"games":{"a":[)", "[", ",1,2,3],", "") + "0]}}", daily);
    check_reading_time("games with deals",
        numbered_text(largest_json_bytes, R"({"format":1,"games":{)", "\"g", "\":[],", "") + R"("a":0}})", daily);
    const auto learning = from_json(scores::read_learning_progress);
    check_reading_time("puzzles",
        numbered_text(largest_json_bytes, R"({"format":1,"games":{"a":{"solved":[)", "", ",", "") + "0]}}}", learning);
    check_reading_time("games with puzzles",
        numbered_text(largest_json_bytes, R"({"format":1,"games":{)", "\"g", "\":{},", "") + R"("a":0}})", learning);
    check_reading_time("rules",
        numbered_text(largest_json_bytes, R"({"format":1,"rules":[)", R"({"name":")",
            R"(","game":"a","preset":"b","options":{}},)", "")
            + "0]}",
        rules);
    check_reading_time("options",
        repeated_text(largest_json_bytes,
            R"({"format":1,"rules":[{"name":"a","game":"b","preset":"c","options":{"d":")", "é", "\"}}]}"),
        rules);
}

TEST_CASE("It takes at most three seconds to read or to refuse a word list, whatever its size", "[fuzz][large]") {
    check_unusual_texts(largest_file_bytes, read_words);
    const std::string head("PZW1\xFF\xFF\xFF\x03\xFF\xFF\xFF\x03", 12);
    for (const std::string_view again : {std::string_view("a\0", 2), std::string_view("a"), std::string_view("\xFF"),
             std::string_view("ab\2", 3), std::string_view("\0", 1)})
        check_reading_time("words", repeated_text(largest_file_bytes, head, again, ""), read_words);
}

TEST_CASE("An error message quotes at most a short part of a large text", "[fuzz][large]") {
    const std::string name = repeated_text(1000, "", "é", "");
    for (const std::string& text : {R"({"format":1,"deal":{"seed":"1"},"game":")" + name + "\"}",
             R"({"format":1,"deal":{"seed":")" + name + "\"}}", R"({"format":1,")" + name + "\":1}",
             R"({"format":1,"game":"palace","deal":{"seed":"1"},"preset":")" + name + "\"}"}) {
        const std::string line = read_game(text);
        CAPTURE(line);
        CHECK(line.size() < 200);
        CHECK(line.find("éé…") != std::string::npos);
    }
}

} // namespace palazzo::fuzz
