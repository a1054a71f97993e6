#include "engine/quiz/called_right.hpp"

#include "engine/quiz/text.hpp"

#include <algorithm>

namespace palazzo::quiz {

bool add_answer_called_right(AnswersCalledRight& answers, std::string_view prompt, std::string_view answer) {
    answer = trimmed(answer);
    if (fault_in_text(answer, longest_answer) || fault_in_text(prompt, longest_prompt)) return false;
    auto at = answers.find(prompt);
    if (at == answers.end()) {
        if (answers.size() >= most_prompts_with_answers_called_right) return false;
        at = answers.emplace(prompt, std::vector<std::string>()).first;
    }
    std::vector<std::string>& all = at->second;
    if (all.size() >= most_answers_called_right || std::find(all.begin(), all.end(), answer) != all.end()) return false;
    all.emplace_back(answer);
    return true;
}

bool remove_answer_called_right(AnswersCalledRight& answers, std::string_view prompt, std::string_view answer) {
    const auto at = answers.find(prompt);
    if (at == answers.end()) return false;
    std::vector<std::string>& all = at->second;
    const auto found = std::find(all.begin(), all.end(), trimmed(answer));
    if (found == all.end()) return false;
    all.erase(found);
    if (all.empty()) answers.erase(at);
    return true;
}

void merge(AnswersCalledRight& answers, const AnswersCalledRight& others) {
    for (const auto& [prompt, all] : others)
        for (const std::string& answer : all) add_answer_called_right(answers, prompt, answer);
}

Item with_answers_called_right(Item item, const AnswersCalledRight* answers) {
    if (answers == nullptr || item.answers.empty()) return item;
    const auto at = answers->find(item.prompt);
    if (at == answers->end()) return item;
    std::erase_if(item.wrong_answers, [&](const WrongAnswer& wrong) {
        return std::find(at->second.begin(), at->second.end(), wrong.text) != at->second.end();
    });
    item.answers.insert(item.answers.end(), at->second.begin(), at->second.end());
    return item;
}

std::optional<Problem> read_answers_called_right(const Json& json, AnswersCalledRight& answers) {
    if (!json.is_object()) return Problem{"", "problem.object"};
    for (const auto& [prompt, all] : json.items()) {
        const std::string place = "[" + quoted(prompt) + "]";
        if (!all.is_array()) return Problem{place, "problem.list"};
        for (const Json& one : all) {
            const std::string* answer = text_of(one);
            if (answer == nullptr) return Problem{place, "problem.not_text", {shortened_json(one)}};
            add_answer_called_right(answers, prompt, *answer);
        }
    }
    return {};
}

Json write_answers_called_right(const AnswersCalledRight& answers) {
    Json json = Json::object();
    for (const auto& [prompt, all] : answers) json[prompt] = all;
    return json;
}

} // namespace palazzo::quiz
