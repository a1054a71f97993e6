# Several sources compiled as one, which takes about half the time. native-debug is compiled source by source, so that one
# which doesn't include what it uses, or hides a name, is found there.
#   palazzo_batches(TARGET…)
option(PALAZZO_BATCHES "Compile several sources as one" OFF)

function(palazzo_batches)
    if(NOT PALAZZO_BATCHES)
        return()
    endif()
    foreach(target IN LISTS ARGN)
        get_target_property(sources ${target} SOURCES)
        list(FILTER sources INCLUDE REGEX "^${PROJECT_SOURCE_DIR}/(engine|cli|shell|tests)/")
        # tools/test configures anew, and so finds batches for names that are new.
        execute_process(COMMAND ${PALAZZO_NODE} ${PROJECT_SOURCE_DIR}/tools/lib/batches.mjs ${sources}
            OUTPUT_VARIABLE lines OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
        string(REPLACE "\n" ";" lines "${lines}")
        while(lines)
            list(POP_FRONT lines source batch)
            set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${target}-${batch})
        endwhile()
        set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    endforeach()
endfunction()
