// The key-value store, files, launch options and preferences in the browser.
#include "shell/platform/browser_page.hpp"
#include "shell/platform/platform.hpp"

#include "engine/core/json.hpp"

#include <algorithm>
#include <utility>

EM_JS(char*, page_load, (const char* key),
    { return palazzo.platform.copyToHeap(palazzo.platform.load(UTF8ToString(key))); });
EM_JS(int, page_store, (const char* key, const char* text),
    { return palazzo.platform.store(UTF8ToString(key), UTF8ToString(text)); });
EM_JS(void, page_erase, (const char* key), { palazzo.platform.erase(UTF8ToString(key)); });
EM_JS(char*, page_keys, (const char* prefix),
    { return palazzo.platform.copyToHeap(JSON.stringify(palazzo.platform.keys(UTF8ToString(prefix)))); });
EM_JS(int, page_keeps_nothing, (), { return palazzo.platform.keepsNothing(); });
EM_JS(int, page_may_write, (), { return palazzo.platform.mayWrite; });
EM_JS(void, page_take_over, (), { palazzo.platform.takeOver(); });
EM_JS(void, page_export, (const char* name, const char* text),
    { palazzo.platform.exportFile(UTF8ToString(name), UTF8ToString(text)); });
EM_JS(void, page_pick, (), { palazzo.platform.pickFile(); });
EM_JS(void, page_paste, (const char* title, const char* hint, const char* done, const char* cancel), {
    palazzo.platform.askForText(UTF8ToString(title), UTF8ToString(hint), UTF8ToString(done), UTF8ToString(cancel));
});
EM_JS(char*, page_launch_options, (),
    { return palazzo.platform.copyToHeap(palazzo.platform.launchOptions().join("\n")); });
EM_JS(void, page_forget_launch_options, (), { palazzo.platform.forgetLaunchOptions(); });
EM_JS(char*, page_address, (), { return palazzo.platform.copyToHeap(palazzo.platform.address()); });
EM_JS(int, page_copy, (const char* text), { return palazzo.platform.copyText(UTF8ToString(text)); });
EM_JS(void, page_print, (const char* text), { palazzo.platform.print(UTF8ToString(text)); });
EM_JS(int, page_can_hand_on, (), { return "share" in navigator; });
EM_JS(void, page_hand_on, (const char* link), { palazzo.platform.handOn(UTF8ToString(link)); });
EM_JS(double, page_entropy, (), { return palazzo.platform.entropy(); });
// A page without styles has a font size of 16 pixels, unless the reader has changed it in the browser's settings.
EM_JS(double, page_text_scale, (), { return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16; });
EM_JS(char*, page_languages, (),
    { return palazzo.platform.copyToHeap(palazzo.platform.preferredLanguages().join("\n")); });
EM_JS(int, page_prefers, (const char* query), { return matchMedia(UTF8ToString(query)).matches; });

namespace palazzo::platform {
namespace {

/// The text by which web/store.js represents a zero byte, because a zero byte would end the whole text.
const std::string zero = "\xEF\xB7\x90"
                         "0000";

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size())
        text.replace(at, what.size(), by);
    return text;
}

std::string to_page(const std::string& text) { return replaced(text, std::string(1, '\0'), zero); }
std::string from_page(std::string text) { return replaced(std::move(text), zero, std::string(1, '\0')); }

/// Returns the texts of a JSON list. JSON is needed, because keys of other pages may contain line breaks.
std::vector<std::string> texts_of(const std::string& list) {
    std::vector<std::string> texts;
    const auto json = parse_json(list, list.size());
    if (!json) return texts;
    for (const Json& one : *json)
        if (const std::string* text = text_of(one)) texts.push_back(from_page(*text));
    return texts;
}

} // namespace

std::vector<std::string> split_lines(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

std::optional<std::string> load(const std::string& key) {
    auto text = take_text(page_load(to_page(key).c_str()));
    return text ? std::optional(from_page(*std::move(text))) : std::nullopt;
}

bool store(const std::string& key, const std::string& text) {
    return page_store(to_page(key).c_str(), to_page(text).c_str()) != 0;
}

void erase(const std::string& key) { page_erase(to_page(key).c_str()); }

std::vector<std::string> stored_keys(const std::string& prefix) {
    return texts_of(take_text(page_keys(prefix.c_str())).value_or(""));
}

bool is_store_forbidden() { return page_keeps_nothing() != 0; }

bool may_write() { return page_may_write() != 0; }

void take_over_writing() { page_take_over(); }

std::optional<std::string> export_file(const std::string& name, const std::string& text) {
    page_export(name.c_str(), text.c_str());
    return "";
}

bool pick_file() {
    page_pick();
    return true;
}

std::optional<std::string> paste_text(const PasteDialog& dialog) {
    page_paste(dialog.title.c_str(), dialog.hint.c_str(), dialog.done.c_str(), dialog.cancel.c_str());
    return std::nullopt;
}

std::vector<std::pair<std::string, std::string>> launch_options() {
    std::vector<std::pair<std::string, std::string>> asked;
    // The lines are alternately keys and values.
    const auto lines = split_lines(take_text(page_launch_options()).value_or(""));
    for (std::size_t i = 0; i + 1 < lines.size(); i += 2) asked.emplace_back(lines[i], lines[i + 1]);
    return asked;
}

void forget_launch_options() { page_forget_launch_options(); }

std::string page_url() { return take_text(page_address()).value_or(""); }
bool copy_text(const std::string& text) { return page_copy(text.c_str()) != 0; }
bool can_print() { return true; }
void print(const std::string& text) { page_print(text.c_str()); }

bool can_share_by_system() { return page_can_hand_on() != 0; }
void share_by_system(const std::string& link) { page_hand_on(link.c_str()); }

std::uint64_t random_seed() {
    const auto half = [] { return static_cast<std::uint64_t>(page_entropy()); }; // returns 32 random bits
    return half() << 32U | half();
}

std::vector<std::string> preferred_languages() { return split_lines(take_text(page_languages()).value_or("")); }

float text_scale() { return static_cast<float>(page_text_scale()); }

bool prefers_less_motion() { return page_prefers("(prefers-reduced-motion: reduce)") != 0; }

} // namespace palazzo::platform
