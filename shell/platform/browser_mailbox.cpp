// The mailbox of a page that has a relay. The scripts in web/mailbox do the work.
#include "engine/core/json.hpp"
#include "shell/platform/browser_page.hpp"
#include "shell/platform/platform.hpp"

#include <array>
#include <string_view>
#include <utility>

EM_JS(char*, page_relay_name, (), { return palazzo.platform.copyToHeap(palazzo.platform.relayName()); });
EM_JS(void, page_ask_mailbox, (const char* what, const char* first, const char* second, const char* third), {
    palazzo.platform.askMailbox(UTF8ToString(what), UTF8ToString(first), UTF8ToString(second), UTF8ToString(third));
});

namespace palazzo::platform {
namespace {

/// Names of the kinds of events, in the order of mail::Event::Kind.
constexpr std::array<std::string_view, 8> kinds{
    "opened", "line_up", "line_down", "card", "letter", "parting", "unreadable", "tick"};

} // namespace

mail::Services mailbox() {
    return {take_text(page_relay_name()).value_or(""),
        [](const mail::Request& request) {
            page_ask_mailbox("open", request.is_host ? "host" : "guest", request.table.c_str(), request.keys.c_str());
        },
        [](const std::string& card, const std::string& away) {
            page_ask_mailbox("card", card.c_str(), away.c_str(), "");
        },
        [](const std::string& guest, const std::string& letter) {
            page_ask_mailbox("post", guest.c_str(), letter.c_str(), "");
        },
        [] { page_ask_mailbox("close", "", "", ""); }};
}

} // namespace palazzo::platform

extern "C" {

/// Passes on what the mailbox tells. `kind` is the name of an event's kind; the other texts belong to it, in the order
/// of mail::Event, and are empty if the event has none.
EMSCRIPTEN_KEEPALIVE void palazzo_mail(
    const char* kind, const char* guest, const char* text, const char* keys, const char* table, const char* open_key) {
    using namespace palazzo;
    for (std::size_t i = 0; i < platform::kinds.size(); ++i)
        if (platform::kinds[i] == kind
            && platform::running_program().handle_mail(
                {static_cast<mail::Event::Kind>(i), guest, text, keys, table, open_key}))
            platform::request_frame_soon();
}

} // extern "C"
