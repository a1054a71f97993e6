# palazzo_engine: no screen, no browser; its include path holds the project and JSON, nothing else. It is compiled as two:
#   palazzo_engine_cold   what runs once a game, or once a move that somebody looks at: the page has it small
#   palazzo_engine_hot    all else, as fast as it gets: bots and playouts run it a million times a second
# A source that nobody thought of is fast. One that is moved to the cold ones had better be measured: tools/bench.
palazzo_sources(cold_sources
    engine/i18n/*.cpp                     # putting into words
    engine/quiz/*.cpp                     # decks of questions
    engine/scores/*.cpp                   # what is kept beside games
    engine/core/*.cpp                     # records, JSON, messages; what playouts use of it is in headers
    engine/share/*.cpp                    # links
    engine/dictionary/registry.cpp
    engine/games/example/*.cpp            # not on offer: there to be read
    engine/games/*/deal.cpp               # the beginning of a game
    engine/games/*/events.cpp             # what happened, for who watches
    engine/games/*/check.cpp engine/games/*/check_play.cpp # why a move may not be made
    engine/games/palace/legal.cpp         # all that may be made
    engine/games/palace/question_source.cpp engine/games/palace/challenge.cpp # questions, which people answer
    engine/games/*/start.cpp engine/games/*/derived_rules.cpp engine/games/palindromes/rules.cpp # once a game
    # A thought of Palabra looks for words, and does little with each.
    engine/games/palabra/endgame.cpp engine/games/palabra/leaves.cpp engine/games/palabra/simulation.cpp
    engine/games/palabra/worth.cpp
    engine/games/*/heuristic.cpp engine/games/*/why.cpp engine/games/*/benchmark_move.cpp # a bot's single move
    engine/games/*/puzzle.cpp # looked for beforehand, judged once a move
    engine/games/*/fitting.cpp engine/games/*/examples.cpp engine/games/*/reveal.cpp engine/games/*/show.cpp
    engine/games/*/notation.cpp engine/games/*/options_notation.cpp engine/games/*/wire*.cpp # reading and writing
    engine/games/*/option_*.cpp engine/games/*/options.cpp engine/games/*/powers.cpp engine/games/*/rulebook.cpp
    engine/games/*/random_options.cpp # for tests
    # A playout of Palabra looks for words nearly all the time.
    engine/games/palabra/card.cpp engine/games/palabra/legal.cpp engine/games/palabra/play.cpp
    engine/games/palabra/rules.cpp engine/games/palabra/table_cards.cpp engine/games/palabra/turn.cpp
    engine/games/palabra/view.cpp)
palazzo_sources(hot_sources engine/*.cpp)
list(REMOVE_ITEM hot_sources ${cold_sources})

foreach(part IN ITEMS hot cold)
    add_library(palazzo_engine_${part} OBJECT ${${part}_sources})
    target_include_directories(palazzo_engine_${part} PUBLIC ${PROJECT_SOURCE_DIR})
    # Opponents weigh moves with floating point, and the same thought comes to the same everywhere: no multiplication is fused
    # with an addition where a processor could.
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
