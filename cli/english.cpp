#include "cli/english.hpp"

#include "engine/i18n/languages.hpp"

namespace palazzo::cli {

const i18n::Catalogue& english_catalogue() {
    // The first of the languages is English.
    static const auto catalogue = i18n::Catalogue::read(i18n::languages().front().text);
    return *catalogue;
}

Failure input_failure(const Problem& problem) { return {english_catalogue().problem_line(problem)}; }

} // namespace palazzo::cli
