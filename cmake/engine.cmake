# palazzo_engine: the engine, which knows no screen and no browser. Its include path contains only the project and JSON.
# It is compiled in two parts:
#   palazzo_engine_cold   code that runs once a game, or once a move that a player sees; the page compiles it for size
#   palazzo_engine_hot    everything else, compiled for speed: bots and playouts run it a million times a second
# A source that isn't listed here is hot. Measure with tools/bench before you move one to the cold part.
palazzo_sources(cold_sources
    engine/i18n/*.cpp                     # cold: messages in the players' languages
    engine/quiz/*.cpp                     # cold: only people answer questions of decks
    engine/scores/*.cpp                   # cold: results are counted once a game
    engine/core/*.cpp                     # cold: records, JSON, messages; playouts only use the headers
    engine/share/*.cpp                    # cold: links are made and opened on request
    engine/online/*.cpp                   # cold: a letter is written or read once a move
    engine/rule_sets/*.cpp                # cold: published rule sets are for lists and the set-up
    engine/dictionary/registry.cpp
    engine/games/example/*.cpp            # cold: the example game isn't offered to players
    engine/games/*/deal.cpp               # cold: a deal is made once a game
    engine/games/*/events.cpp             # cold: events are described for people
    engine/games/*/check.cpp engine/games/*/check_play.cpp # cold: explains to people why a move is refused
    engine/games/palace/legal.cpp         # cold: lists all legal moves
    engine/games/palace/question_source.cpp engine/games/palace/challenge.cpp # cold: asks people questions
    engine/games/*/start.cpp engine/games/*/derived_rules.cpp # cold: runs once a game
    engine/games/palindromes/rules.cpp engine/games/palace/rules.cpp
    engine/games/palace/after_play.cpp    # cold: powers that only some families' rules have
    # The next sources are cold, because Palabra's search spends most of its time in other sources, looking for words.
    engine/games/palabra/endgame.cpp engine/games/palabra/leaves.cpp engine/games/palabra/simulation.cpp
    engine/games/palabra/worth.cpp
    # The next sources are cold, because they run once for each move of a bot.
    engine/games/*/heuristic.cpp engine/games/*/why.cpp engine/games/*/benchmark_move.cpp
    engine/games/*/puzzle.cpp # cold: puzzles are found in advance, and checked once a move
    engine/games/*/fitting.cpp engine/games/*/examples.cpp engine/games/*/reveal.cpp engine/games/*/show.cpp
    # The next sources are cold, because they only read and write records.
    engine/games/*/notation.cpp engine/games/*/options_notation.cpp engine/games/*/wire*.cpp
    engine/games/*/option_*.cpp engine/games/*/options.cpp engine/games/*/powers.cpp engine/games/*/rulebook.cpp
    engine/games/*/random_options.cpp # cold: makes random rules for tests
    # The next sources are cold, because a playout of Palabra spends nearly all its time in other sources, looking for
    # words.
    engine/games/palabra/card.cpp engine/games/palabra/legal.cpp engine/games/palabra/play.cpp
    engine/games/palabra/rules.cpp engine/games/palabra/table_cards.cpp engine/games/palabra/turn.cpp
    engine/games/palabra/view.cpp)
palazzo_sources(hot_sources engine/*.cpp)
list(REMOVE_ITEM hot_sources ${cold_sources})

foreach(part IN ITEMS hot cold)
    add_library(palazzo_engine_${part} OBJECT ${${part}_sources})
    target_include_directories(palazzo_engine_${part} PUBLIC ${PROJECT_SOURCE_DIR})
    # Opponents evaluate moves in floating point. Their choices must be the same on all processors, so multiplications
    # aren't fused with additions, which only some processors can do.
    target_compile_options(palazzo_engine_${part} PRIVATE -ffp-contract=off)
    target_link_libraries(palazzo_engine_${part} PUBLIC palazzo_json PRIVATE palazzo_utf8proc palazzo_flags palazzo_no_throw)
endforeach()
add_library(palazzo_engine STATIC $<TARGET_OBJECTS:palazzo_engine_hot> $<TARGET_OBJECTS:palazzo_engine_cold>
    $<TARGET_OBJECTS:palazzo_text> $<TARGET_OBJECTS:palazzo_puzzles> $<TARGET_OBJECTS:palazzo_lessons>
    $<TARGET_OBJECTS:palazzo_judge>)
target_include_directories(palazzo_engine PUBLIC ${PROJECT_SOURCE_DIR})
target_link_libraries(palazzo_engine PUBLIC palazzo_json palazzo_utf8proc)
if(EMSCRIPTEN)
    # Release builds for the web leave out the example game (engine/catalogue.hpp).
    foreach(target IN ITEMS palazzo_engine_hot palazzo_engine_cold palazzo_engine)
        target_compile_definitions(${target} PUBLIC $<$<CONFIG:Release>:PALAZZO_WITHOUT_EXAMPLE>)
    endforeach()
endif()
