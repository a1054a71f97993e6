# palazzo_engine: knows no screen and no browser. Its include path contains the project and JSON, nothing else. It is
# compiled in two parts:
#   palazzo_engine_cold   code that runs once a game, or once a move that a player sees; the page compiles it for size
#   palazzo_engine_hot    everything else, compiled for speed: bots and playouts run it a million times a second
# A source that isn't listed here is hot. Measure with tools/bench before you move one to the cold part.
palazzo_sources(cold_sources
    engine/i18n/*.cpp                     # messages in the players' languages
    engine/quiz/*.cpp                     # decks of questions
    engine/scores/*.cpp                   # results and statistics
    engine/core/*.cpp                     # records, JSON, messages; playouts only use the headers
    engine/share/*.cpp                    # links
    engine/rule_sets/*.cpp                # published rule sets, for lists and the set-up
    engine/dictionary/registry.cpp
    engine/games/example/*.cpp            # the example game, which isn't offered to players
    engine/games/*/deal.cpp               # the beginning of a game
    engine/games/*/events.cpp             # descriptions of events for those who watch
    engine/games/*/check.cpp engine/games/*/check_play.cpp # reasons why a move is refused
    engine/games/palace/legal.cpp         # lists of all legal moves
    engine/games/palace/question_source.cpp engine/games/palace/challenge.cpp # questions that people answer
    engine/games/*/start.cpp engine/games/*/derived_rules.cpp # code that runs once a game
    engine/games/palindromes/rules.cpp engine/games/palace/rules.cpp
    engine/games/palace/after_play.cpp    # powers that only some families' rules have
    # Palabra's search spends most of its time looking for words, and little time in these sources.
    engine/games/palabra/endgame.cpp engine/games/palabra/leaves.cpp engine/games/palabra/simulation.cpp
    engine/games/palabra/worth.cpp
    # Code that runs once a move of a bot.
    engine/games/*/heuristic.cpp engine/games/*/why.cpp engine/games/*/benchmark_move.cpp
    engine/games/*/puzzle.cpp # puzzles, which are found in advance and checked once a move
    engine/games/*/fitting.cpp engine/games/*/examples.cpp engine/games/*/reveal.cpp engine/games/*/show.cpp
    # Reading and writing of records.
    engine/games/*/notation.cpp engine/games/*/options_notation.cpp engine/games/*/wire*.cpp
    engine/games/*/option_*.cpp engine/games/*/options.cpp engine/games/*/powers.cpp engine/games/*/rulebook.cpp
    engine/games/*/random_options.cpp # random rules for tests
    # A playout of Palabra spends nearly all its time looking for words, and little time in these sources.
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
    # The example of a game is in every program but the published page (engine/catalogue.hpp).
    foreach(target IN ITEMS palazzo_engine_hot palazzo_engine_cold palazzo_engine)
        target_compile_definitions(${target} PUBLIC $<$<CONFIG:Release>:PALAZZO_WITHOUT_EXAMPLE>)
    endforeach()
endif()
