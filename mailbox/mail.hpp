// The mailbox of a table whose players are at different places. It passes sealed letters on through a relay; the
// platform implements it, and the program uses it through these functions.
#pragma once

#include <functional>
#include <string>

namespace palazzo::mail {

/// A request to open the mailbox of a table.
struct Request {
    bool is_host = false;
    std::string table; ///< The table's part of a link; empty if the host opens a new table.
    std::string keys;  ///< Keys that an earlier mailbox of this table has told; empty for new ones.
};

/// Something that the mailbox tells.
struct Event {
    enum class Kind {
        opened,     ///< The mailbox is open: `keys`, which have to be stored, `table` and `open_key` are known.
        line_up,    ///< The relay is connected.
        line_down,  ///< The connection to the relay has broken.
        card,       ///< The table's card `text` has arrived.
        letter,     ///< The letter `text` has arrived from `guest`, or from the host if `guest` is empty.
        parting,    ///< The relay says that the connection of `guest` has broken.
        unreadable, ///< Something arrived that can't be opened.
        tick,       ///< About a second has passed since the last one.
    };
    Kind kind = Kind::opened;
    std::string guest = {};
    std::string text = {};
    std::string keys = {};
    std::string table = {};
    std::string open_key = {};
};

/// Functions of the mailbox, of which one is open at a time. They answer with events.
struct Services {
    std::string relay; ///< Name of the relay's host; empty if there is no relay, and then the functions are null.
    std::function<void(const Request&)> open = nullptr;
    /// Publishes the host's card. The relay publishes `away` in its place if the connection breaks.
    std::function<void(const std::string& card, const std::string& away)> publish_card = nullptr;
    /// Sends a letter to a guest, or to the host if `guest` is empty. It replaces the letter before it.
    std::function<void(const std::string& guest, const std::string& letter)> post = nullptr;
    /// Closes the open mailbox, if there is one. It tells nothing any more.
    std::function<void()> close = nullptr;
};

} // namespace palazzo::mail
