// Word lists, decks, letters and languages on the desktop. All of them are built into the program, so no network is
// needed.
#include "engine/i18n/languages.hpp"
#include "shell/platform/platform.hpp"

namespace palazzo::platform {

bool fetch_words(const std::string&) { return false; }

bool fetch_deck(const std::string&) { return false; }

bool fetch_prompts(const std::string&) { return false; }

bool fetch_rules(const std::string&) { return false; }

bool fetch_font(const std::string&) { return false; }

std::optional<i18n::TextsById> language_texts(const std::string& code) {
    for (const i18n::Language& language : i18n::further_languages())
        if (language.code == code) return *i18n::read_texts(language.text);
    return std::nullopt;
}

bool fetch_text(const std::string&) { return false; }

bool can_keep_files_offline() { return false; }

void set_keep_all_offline(bool) {}

void restart_in_new_version() {}

} // namespace palazzo::platform
