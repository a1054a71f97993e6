// The registry of decks. The whole process shares it, for the same reasons as the dictionaries
// (engine/dictionary/registry.hpp). A registered shipped deck never changes. A custom deck may be replaced or removed
// during a game that uses it, so callers share the ownership of the deck that they get. All functions may be called
// from several threads.
#pragma once

#include "engine/quiz/deck.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

/// Returns the deck called `name`; null if there is none, or if it hasn't been fetched. A deck inside the program is
/// read when it is first needed.
std::shared_ptr<const Deck> find_deck(std::string_view name);

/// Adds a custom deck, which replaces a custom deck of the same name. Returns nullopt on success, and a problem if the
/// deck has a fault or the name of a shipped deck.
std::optional<Problem> add_custom_deck(Deck deck);
/// Removes a custom deck; returns false if there is none of that name.
bool remove_custom_deck(std::string_view name);

/// Announces that a shipped deck of this name can be fetched.
void announce_deck(std::string name);
/// Adds a shipped deck from the text of its file, which was fetched. Returns a problem if the text isn't a deck, or if
/// a different shipped deck of the same name is already there. The earlier deck is kept then.
std::optional<Problem> add_fetched_deck(std::string_view text);
/// Adds a translation of the shipped decks from the text of its file, which was fetched. An earlier translation into
/// the same language is replaced. Returns a problem if the text isn't a translation.
std::optional<Problem> add_fetched_translation(std::string_view text);
/// Returns whether there is a translation into a language. A translation inside the program is read when it is first
/// asked for.
bool has_translation(std::string_view language);
/// Returns a deck as it is shown to readers of a language. The prompts and labels of a shipped deck are translated, and
/// its items keep their order; a custom deck, or a deck without a translation, is returned unchanged. `deck` must not
/// be null.
std::shared_ptr<const Deck> deck_in_language(std::shared_ptr<const Deck> deck, std::string_view language);

/// Returns whether a deck of this name belongs to the program, whether it has been fetched or not.
bool is_shipped_deck(std::string_view name);

/// Returns the names of all custom and shipped decks, in alphabetical order.
std::vector<std::string> deck_names();

} // namespace palazzo::quiz
