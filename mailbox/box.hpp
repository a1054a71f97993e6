// The mailbox of a table: passes sealed letters between the host's program and those of the guests, through a broker
// that can't read them. It is a value like the line below it. A letter replaces the one before it of the same writer to
// the same reader, so that nothing piles up while a line is down. docs/online.md describes topics and keys.
// web/mailbox/mailbox.mjs does the same for the page.
#pragma once

#include "mailbox/line.hpp"
#include "mailbox/mail.hpp"
#include "mailbox/sealing.hpp"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace palazzo::mailbox {

/// Number of guests whose keys the host's mailbox remembers. It forgets the oldest ones first.
inline constexpr std::size_t most_known_guests = 64;

/// A letter that was posted last under a topic.
struct Posted {
    std::string text; ///< Empty to empty the topic.
    bool kept = false;
};

/// An open mailbox.
struct Box {
    bool is_host = false;
    Table table;
    Pair pair;
    std::string own_id; ///< The id of the guest; empty for a host.
    Key key_of_card{};
    Line line;
    std::string away_card;                ///< The card that the broker publishes if the host's connection breaks.
    std::map<std::string, Posted> latest; ///< The latest posts by topic.
    /// Keys by the ids of guests, the latest last; at a guest, the keys with the host under the id "".
    std::vector<std::pair<std::string, LetterKeys>> keys;
    std::string waiting; ///< A guest's letter that was posted before the host's open key was known; empty if none was.
};

/// Effects of a step: those on the socket, and then the events that are told to the program.
struct BoxEffects {
    bool closes_socket = false;
    bool opens_socket = false;
    std::vector<Bytes> sent;
    std::vector<mail::Event> events;
};

/// Makes the mailbox that a program requests. A host's line is opened with its first card. Returns nullopt if the
/// table's text or the keys can't be read.
std::optional<Box> make_box(const mail::Request& request);
/// Returns the event that tells the program the keys, the table and the open key of a new mailbox.
mail::Event opened_event(const Box& box);

BoxEffects open_box(Box& box, Time now);
BoxEffects publish_card(Box& box, const std::string& card, const std::string& away, Time now);
/// Posts a letter to a guest, or to the host if `guest` is empty.
BoxEffects post(Box& box, const std::string& guest, const std::string& letter);
/// The steps of the line, whose parameters are described there.
BoxEffects socket_connected(Box& box);
BoxEffects socket_received(Box& box, std::span<const unsigned char> bytes, Time now, double random);
BoxEffects socket_lost(Box& box, Time now, double random);
BoxEffects tick(Box& box, Time now, double random);
BoxEffects close(Box& box);

} // namespace palazzo::mailbox
