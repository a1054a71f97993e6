// Passes the mirror of the screen to the page as JSON, which web/mirror.js displays.
#include "assets/fonts.hpp"
#include "shell/platform/browser_page.hpp"
#include "shell/platform/mirror_json.hpp"
#include "shell/ui/fonts.hpp"

#include <optional>
#include <utility>

EM_JS(void, page_mirror, (const char* json), { palazzo.platform.mirror(JSON.parse(UTF8ToString(json))); });
EM_JS(int, page_type, (const char* id), { return palazzo.platform.type(UTF8ToString(id)); });
EM_JS(
    void, page_font, (const unsigned char* at, unsigned size), { palazzo.platform.font(HEAPU8.slice(at, at + size)); });
EM_JS(void, page_language, (const char* code), { palazzo.platform.inLanguage(UTF8ToString(code)); });
EM_JS(void, page_announce, (const char* line), { palazzo.platform.announce(UTF8ToString(line)); });
EM_JS(void, page_forget_said, (), { palazzo.platform.forgetSaid(); });
EM_JS(void, page_say, (const char* line), { palazzo.platform.say(UTF8ToString(line)); });

namespace palazzo::platform {
namespace {

void lend_font() {
    if (const auto fonts = ui::unpack_fonts(assets::inter()))
        page_font(fonts->semibold.data(), static_cast<unsigned>(fonts->semibold.size()));
}

} // namespace

void show_mirror(const a11y::Mirror& screen) {
    // Only a changed mirror is passed to the page, because most frames change none of its texts.
    static std::optional<a11y::Mirror> shown;
    if (shown == screen) return;
    shown = screen;
    page_mirror(to_text(to_json(screen)).c_str());
}

bool open_text_field(const std::string& id) {
    // The web page's text field covers the field on the canvas, and uses the same font.
    static bool lent = false;
    if (!std::exchange(lent, true)) lend_font();
    return page_type(id.c_str()) != 0;
}

void announce(const std::string& line) { page_announce(line.c_str()); }

void forget_private_lines() { page_forget_said(); }

void announce_to_viewer(const std::string& line) { page_say(line.c_str()); }

void set_page_language(const std::string& code) { page_language(code.c_str()); }

} // namespace palazzo::platform
