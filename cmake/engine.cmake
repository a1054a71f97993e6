# palazzo_engine: no screen, no browser; its include path holds the project and JSON, nothing else. It is compiled as two:
#   palazzo_engine_cold   what runs once a game, or once a move that somebody looks at: the page has it small
#   palazzo_engine_hot    all else, as fast as it gets: bots and playouts run it a million times a second
# A source that nobody thought of is fast. One that is moved to the cold ones had better be measured: tools/bench.
palazzo_sources(cold_sources
    engine/i18n/*.cpp                     # putting into words
    engine/quiz/*.cpp                     # decks of questions
    engine/core/card_json.cpp engine/core/json.cpp engine/core/message.cpp engine/core/record.cpp engine/core/result.cpp
    engine/core/rulebook.cpp
    engine/games/*/deal.cpp               # the beginning of a game
    engine/games/*/events.cpp             # what happened, for who watches
    engine/games/*/fitting.cpp engine/games/*/lesson.cpp engine/games/*/reveal.cpp engine/games/*/show.cpp
    engine/games/*/notation.cpp engine/games/*/options_notation.cpp # reading and writing
    engine/games/*/option_fields.cpp engine/games/*/options.cpp engine/games/*/rulebook.cpp)
palazzo_sources(hot_sources engine/*.cpp)
list(REMOVE_ITEM hot_sources ${cold_sources})

foreach(part IN ITEMS hot cold)
    add_library(palazzo_engine_${part} OBJECT ${${part}_sources})
    target_include_directories(palazzo_engine_${part} PUBLIC ${PROJECT_SOURCE_DIR})
    target_link_libraries(palazzo_engine_${part} PUBLIC palazzo_json PRIVATE palazzo_flags palazzo_no_throw)
endforeach()
add_library(palazzo_engine STATIC $<TARGET_OBJECTS:palazzo_engine_hot> $<TARGET_OBJECTS:palazzo_engine_cold>
    $<TARGET_OBJECTS:palazzo_text>)
target_include_directories(palazzo_engine PUBLIC ${PROJECT_SOURCE_DIR})
target_link_libraries(palazzo_engine PUBLIC palazzo_json)
