// Word lists, which the page fetches when a game needs one.
#include "engine/lexicon/shelf.hpp"
#include "shell/platform/browser_page.hpp"
#include "shell/platform/platform.hpp"

#include <cstdint>

EM_JS(int, page_request_words, (const char* name), { return palazzo.platform.requestWords(UTF8ToString(name)); });
EM_JS(char*, page_words_there, (), { return palazzo.platform.give(palazzo.platform.wordsThere().join("\n")); });
EM_JS(char*, page_words_known, (), { return palazzo.platform.give(palazzo.platform.wordsKnown.join("\n")); });
EM_JS(int, page_words_size, (const char* name), { return palazzo.platform.wordsSize(UTF8ToString(name)); });
EM_JS(void, page_take_words, (const char* name, std::uint8_t* to),
    { HEAPU8.set(palazzo.platform.takeWords(UTF8ToString(name)), to); });

namespace palazzo::platform {

void announce_words() {
    for (std::string& name : lines_of(take_text(page_words_known()).value_or(""))) lexicon::announce(std::move(name));
}

std::vector<std::string> words_there() { return lines_of(take_text(page_words_there()).value_or("")); }

std::string take_words(const std::string& name) {
    std::vector<std::uint8_t> packed(static_cast<std::size_t>(page_words_size(name.c_str())));
    page_take_words(name.c_str(), packed.data());
    const auto problem = lexicon::put_on_shelf(name, packed);
    return problem ? problem->line() : "";
}

bool fetch_words(const std::string& name) { return page_request_words(name.c_str()) != 0; }

} // namespace palazzo::platform
