#include "engine/quiz/kind.hpp"

#include <algorithm>

namespace palazzo::quiz {

std::optional<QuestionKind> find_question_kind(std::string_view name) {
    const auto at = std::find_if(question_kinds.begin(), question_kinds.end(),
        [&](const QuestionKindTraits& traits) { return traits.name == name; });
    if (at == question_kinds.end()) return std::nullopt;
    return static_cast<QuestionKind>(at - question_kinds.begin());
}

} // namespace palazzo::quiz
