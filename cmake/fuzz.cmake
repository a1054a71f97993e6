# palazzo-fuzz: builds a libFuzzer program bin/fuzz-NAME from each source in tests/fuzz/targets. Of the folder shell,
# the programs contain only code that reads data and needs no screen.
palazzo_sources(fuzzed_store shell/app/store/*.cpp)
set(fuzzed_shell shell/app/launch_options.cpp shell/app/state/settings.cpp shell/app/state/played_series.cpp
    ${fuzzed_store})
add_library(palazzo_fuzz_parts OBJECT EXCLUDE_FROM_ALL ${fuzzed_shell} tests/english.cpp tests/fuzz/imported.cpp
    tests/fuzz/target.cpp)
target_link_libraries(palazzo_fuzz_parts PUBLIC palazzo_engine PRIVATE palazzo_flags)
# ImGui's headers are needed: settings.hpp includes the theme, which defines the type of a setting, and the theme
# includes ImGui. ImGui's code isn't needed.
target_include_directories(palazzo_fuzz_parts SYSTEM PUBLIC ${imgui_SOURCE})

add_custom_target(palazzo-fuzz)
palazzo_sources(fuzz_targets tests/fuzz/targets/*.cpp)
if(NOT TARGET palazzo_mailbox)
    list(FILTER fuzz_targets EXCLUDE REGEX "/mailbox\\.cpp$")
endif()
foreach(source IN LISTS fuzz_targets)
    get_filename_component(name ${source} NAME_WE)
    add_executable(fuzz-${name} EXCLUDE_FROM_ALL ${source})
    target_link_libraries(fuzz-${name} PRIVATE palazzo_fuzz_parts ${mailbox_library} palazzo_words palazzo_decks palazzo_rule_sets palazzo_flags)
    target_link_options(fuzz-${name} PRIVATE -fsanitize=fuzzer)
    add_dependencies(palazzo-fuzz fuzz-${name})
endforeach()
