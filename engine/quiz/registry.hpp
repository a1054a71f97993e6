// The decks at hand, shared by a whole process for the reasons that the dictionaries are
// (engine/dictionary/registry.hpp). A shipped deck never changes once it stands here. One's own can be edited and
// deleted while a game that was begun with it goes on, so that holders share it and keep what they have.
#pragma once

#include "engine/quiz/deck.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

/// The deck of a name; null where there is none, or none yet. A shipped one is read when it is first asked for.
/// All of these may be called from several threads.
std::shared_ptr<const Deck> find_deck(std::string_view name);

/// Adds a deck of one's own, in the place of the one of that name. Returns nullopt on success, and a problem for a deck
/// with a fault or with the name of a shipped one.
std::optional<Problem> add_deck(Deck deck);
/// Takes a deck of one's own away; false where there is none.
bool remove_deck(std::string_view name);

/// Says that a shipped deck of this name can be had, though it isn't there yet.
void announce(std::string name);
/// Puts a shipped deck there that was fetched. One of that name that is there already stays, which is a problem only if
/// the new one differs.
std::optional<Problem> put_shipped(std::string_view text);
/// Whether a deck of this name comes with the program, there already or not.
bool is_shipped(std::string_view name);

/// The names of all decks, one's own and shipped ones, in alphabetical order.
std::vector<std::string> deck_names();

} // namespace palazzo::quiz
