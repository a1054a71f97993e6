// Word lists and decks of challenges, which the page fetches when a game needs one.
#include "engine/dictionary/registry.hpp"
#include "engine/quiz/registry.hpp"
#include "shell/platform/browser_page.hpp"
#include "shell/platform/platform.hpp"

#include <cstdint>

EM_JS(int, page_request_data, (const char* id), { return palazzo.platform.requestData(UTF8ToString(id)); });
EM_JS(char*, page_data_there, (), { return palazzo.platform.give(palazzo.platform.dataThere().join("\n")); });
EM_JS(char*, page_data_known, (), { return palazzo.platform.give(palazzo.platform.dataKnown.join("\n")); });
EM_JS(int, page_data_size, (const char* id), { return palazzo.platform.dataSize(UTF8ToString(id)); });
EM_JS(void, page_take_data, (const char* id, std::uint8_t* to),
    { HEAPU8.set(palazzo.platform.takeData(UTF8ToString(id)), to); });

namespace palazzo::platform {
namespace {

const std::string words_prefix = "words-";
const std::string deck_prefix = "deck-";

} // namespace

std::string deck_of_data(const std::string& id) {
    return id.rfind(deck_prefix, 0) == 0 ? id.substr(deck_prefix.size()) : "";
}

void announce_data() {
    for (const std::string& id : lines_of(take_text(page_data_known()).value_or("")))
        if (std::string deck = deck_of_data(id); !deck.empty())
            quiz::announce(std::move(deck));
        else
            dictionary::announce(id.substr(words_prefix.size()));
}

std::vector<std::string> data_there() { return lines_of(take_text(page_data_there()).value_or("")); }

std::optional<Problem> take_data(const std::string& id) {
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(page_data_size(id.c_str())));
    page_take_data(id.c_str(), bytes.data());
    return deck_of_data(id).empty() ? dictionary::put_on_shelf(id.substr(words_prefix.size()), bytes)
                                    : quiz::put_shipped(std::string(bytes.begin(), bytes.end()));
}

bool fetch_words(const std::string& name) { return page_request_data((words_prefix + name).c_str()) != 0; }

bool fetch_deck(const std::string& name) { return page_request_data((deck_prefix + name).c_str()) != 0; }

} // namespace palazzo::platform
