// Provides word lists, question decks and their translations, languages, and the letters of further scripts. The page
// fetches all of them when they are needed.
#include "engine/dictionary/registry.hpp"
#include "engine/i18n/languages.hpp"
#include "engine/i18n/texts.hpp"
#include "engine/quiz/registry.hpp"
#include "engine/rule_sets/library.hpp"
#include "shell/platform/browser_page.hpp"
#include "shell/platform/platform.hpp"

#include <algorithm>
#include <cstdint>

EM_JS(int, page_request_data, (const char* id), { return palazzo.platform.requestData(UTF8ToString(id)); });
EM_JS(char*, page_data_there, (), { return palazzo.platform.copyToHeap(palazzo.platform.dataThere().join("\n")); });
EM_JS(char*, page_data_known, (), { return palazzo.platform.copyToHeap(palazzo.platform.dataKnown.join("\n")); });
EM_JS(int, page_data_size, (const char* id), { return palazzo.platform.dataSize(UTF8ToString(id)); });
EM_JS(void, page_data_read, (const char* id), { palazzo.platform.dataRead(UTF8ToString(id)); });
EM_JS(void, page_take_data, (const char* id, std::uint8_t* to),
    { HEAPU8.set(palazzo.platform.takeData(UTF8ToString(id)), to); });

namespace palazzo::platform {
namespace {

const std::string words_prefix = "words-";
const std::string deck_prefix = "deck-";
const std::string prompts_prefix = "prompts-";
const std::string rules_prefix = "rules-";
const std::string font_prefix = "font-";
const std::string text_prefix = "text-";

std::string behind(const std::string& prefix, const std::string& id) {
    return id.rfind(prefix, 0) == 0 ? id.substr(prefix.size()) : "";
}

} // namespace

std::string deck_in_data_id(const std::string& id) { return behind(deck_prefix, id); }

bool is_prompts_data(const std::string& id) { return !behind(prompts_prefix, id).empty(); }

bool is_rules_data(const std::string& id) { return !behind(rules_prefix, id).empty(); }

std::string script_in_data_id(const std::string& id) { return behind(font_prefix, id); }

std::string language_in_data_id(const std::string& id) { return behind(text_prefix, id); }

void announce_data() {
    for (const std::string& id : split_lines(take_text(page_data_known()).value_or("")))
        if (std::string deck = deck_in_data_id(id); !deck.empty())
            quiz::announce_deck(std::move(deck));
        else if (const std::string words = behind(words_prefix, id); !words.empty())
            dictionary::announce_lexicon(words);
        else if (const std::string game = behind(rules_prefix, id); !game.empty())
            announce_rule_set_library(game);
}

std::vector<std::string> available_data() { return split_lines(take_text(page_data_there()).value_or("")); }

std::vector<std::uint8_t> take_data(const std::string& id) {
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(page_data_size(id.c_str())));
    page_take_data(id.c_str(), bytes.data());
    return bytes;
}

std::optional<Problem> register_data(const std::string& id, const std::vector<std::uint8_t>& bytes) {
    const auto text = [&] { return std::string(bytes.begin(), bytes.end()); };
    auto problem = is_rules_data(id)  ? add_rule_set_library(behind(rules_prefix, id), text())
        : is_prompts_data(id)         ? quiz::add_fetched_translation(text())
        : deck_in_data_id(id).empty() ? dictionary::add_lexicon(id.substr(words_prefix.size()), bytes)
                                      : quiz::add_fetched_deck(text());
    if (!problem) mark_data_read(id);
    return problem;
}

void mark_data_read(const std::string& id) { page_data_read(id.c_str()); }

bool fetch_words(const std::string& name) { return page_request_data((words_prefix + name).c_str()) != 0; }

bool fetch_deck(const std::string& name) { return page_request_data((deck_prefix + name).c_str()) != 0; }

bool fetch_prompts(const std::string& language) { return page_request_data((prompts_prefix + language).c_str()) != 0; }

bool fetch_rules(const std::string& game) { return page_request_data((rules_prefix + game).c_str()) != 0; }

bool fetch_font(const std::string& script) { return page_request_data((font_prefix + script).c_str()) != 0; }

i18n::TextsById sentences_in_data(const std::vector<std::uint8_t>& bytes) {
    // The first line of a language's file is for the page's script web/text.js.
    const auto list = std::find(bytes.begin(), bytes.end(), '\n');
    return i18n::texts_with_ids(std::string(list, bytes.end()), i18n::languages().front().text)
        .value_or(i18n::TextsById());
}

std::optional<i18n::TextsById> language_texts(const std::string& code) {
    const std::string id = text_prefix + code;
    const std::vector<std::string> there = available_data();
    if (std::find(there.begin(), there.end(), id) == there.end()) return std::nullopt;
    i18n::TextsById texts = sentences_in_data(take_data(id));
    if (!texts.empty()) mark_data_read(id);
    return texts;
}

bool fetch_text(const std::string& code) { return page_request_data((text_prefix + code).c_str()) != 0; }

} // namespace palazzo::platform
