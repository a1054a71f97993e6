// Speaks texts in the browser.
#include "shell/platform/browser_page.hpp"
#include "shell/platform/platform.hpp"

EM_JS(int, page_can_speak, (const char* language), { return palazzo.platform.canSpeak(UTF8ToString(language)); });
EM_JS(void, page_speak, (const char* text, const char* language),
    { palazzo.platform.speak(UTF8ToString(text), UTF8ToString(language)); });

namespace palazzo::platform {

bool can_speak(const std::string& language) { return page_can_speak(language.c_str()) != 0; }
void speak(const std::string& text, const std::string& language) { page_speak(text.c_str(), language.c_str()); }

} // namespace palazzo::platform
