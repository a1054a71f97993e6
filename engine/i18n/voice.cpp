#include "engine/i18n/voice.hpp"

#include "engine/core/expect.hpp"

namespace palazzo::i18n {

std::string Voice::say(const Message& message) const {
    expect(catalogue != nullptr, "a voice has a language");
    return catalogue->say(message, audience);
}

std::string Voice::say(const Refusal& reason) const { return say(reason.message()); }

std::string Voice::say(std::string_view id, std::initializer_list<std::string_view> args) const {
    return say(Message{id, args});
}

std::string Voice::problem_line(const Problem& problem) const {
    expect(catalogue != nullptr, "a voice has a language");
    return catalogue->problem_line(problem);
}

std::string Voice::name(Seat seat) const { return say("seat.name", {std::to_string(seat)}); }

std::string Voice::join(const std::vector<std::string>& texts, std::string_view joint) const {
    std::string all;
    for (const std::string& text : texts) {
        if (all.ends_with('.')) all.pop_back(); // A joint such as a comma takes the place of the full stop.
        all = all.empty() ? text : say(joint, {all, text});
    }
    return all;
}

std::string Voice::list(const std::vector<std::string>& texts) const {
    if (texts.size() < 2) return join(texts, "list.and");
    return join({join({texts.begin(), texts.end() - 1}, "list.more"), texts.back()}, "list.and");
}

} // namespace palazzo::i18n
