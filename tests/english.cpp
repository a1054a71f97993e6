#include "tests/english.hpp"

#include "engine/core/expect.hpp"
#include "engine/i18n/languages.hpp"

namespace palazzo {

const i18n::Catalogue& english_catalogue() {
    static const i18n::Catalogue catalogue = [] {
        auto read = i18n::Catalogue::read(i18n::languages().front().text);
        expect(static_cast<bool>(read), "the program's own sentences can be read");
        return *std::move(read);
    }();
    return catalogue;
}

std::string say(const Message& message, const Audience& audience) { return english_catalogue().say(message, audience); }

std::string say(const Refusal& reason, const Audience& audience) { return say(reason.message(), audience); }

std::string say(const Problem& problem) { return english_catalogue().problem_line(problem); }

bool has_english_text(std::string_view id) { return english_catalogue().has(id); }

std::string card_in_words(std::string_view notation) { return say(Message{"a11y.card", {std::string(notation)}}); }

} // namespace palazzo
