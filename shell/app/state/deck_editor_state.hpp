// What the sheets of challenge decks have open, and what is typed there.
#pragma once

#include "engine/core/message.hpp"
#include "engine/quiz/session.hpp"

#include <set>
#include <string>

namespace palazzo::app {

struct DeckEditorState {
    std::string deck; ///< the one whose sheet is open, by name
    quiz::Part part;  ///< of it that is practised
    int first = 0;    ///< of the questions on the page of the list
    int item = -1;    ///< the question that is edited; -1: a new one
    // As typed, right or wrong:
    std::string prompt;
    std::string answers; ///< separated by `;`
    std::string title;
    quiz::Kind kind = quiz::Kind::ask; ///< of a question with answers
    int level = 0;
    int topic = -1; ///< -1: none
    int category = 0;
    bool strict_accents = false;
    Message fault;                 ///< what is wrong with it; without an id: nothing
    std::string typing;            ///< the field that is typed in on the canvas; empty: none
    std::set<std::string> missing; ///< shipped decks that couldn't be fetched
};

} // namespace palazzo::app
