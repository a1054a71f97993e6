// Decks that go along with links: the deck of a table that somebody shares, and the deck that comes with a link.
#pragma once

#include "engine/quiz/deck.hpp"
#include "shell/app/state/app.hpp"

#include <string>

namespace palazzo::app {

/// Opens a sheet with a link to a table that asks the questions of the deck `name`: of the part that is chosen on the
/// deck's sheet if that is open, otherwise all of them. Does nothing if there is no such deck.
void open_deck_link(App& app, const std::string& name);

/// Stores the deck that came with the link to `record`, unless a deck with the same content is stored. If another deck
/// has its name, the deck gets a free one, and `record` is changed to use the deck under that name. Notifies the player
/// of a new deck.
void keep_deck_of_link(App& app, quiz::Deck deck, Record& record);

} // namespace palazzo::app
