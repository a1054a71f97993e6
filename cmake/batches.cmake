# Compiles several sources as one, which takes about half the time. native-debug compiles each source by itself, so that
# a missing include or a shadowed name is found there. tools/lib/batches.mjs decides which sources go together. CMake's
# own unity builds would contain the whole path of the checkout, so that other checkouts couldn't reuse the cached
# objects.
#   palazzo_batches(TARGET…)   PALAZZO_APART lists sources that are compiled alone, by their path within the project
option(PALAZZO_BATCHES "Compile several sources as one" OFF)

function(palazzo_batches)
    if(NOT PALAZZO_BATCHES)
        return()
    endif()
    foreach(target IN LISTS ARGN)
        get_target_property(all ${target} SOURCES)
        set(sources "")
        foreach(source IN LISTS all)
            cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE path)
            if(path MATCHES "^(engine|cli|shell|tests)/" AND NOT path IN_LIST PALAZZO_APART)
                list(APPEND sources ${path})
                list(REMOVE_ITEM all ${source})
            endif()
        endforeach()
        # Batches are computed only during the configuration. tools/test repeats the configuration, in case new names
        # need other batches.
        execute_process(COMMAND ${PALAZZO_NODE} ${PROJECT_SOURCE_DIR}/tools/lib/batches.mjs ${sources}
            WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
            OUTPUT_VARIABLE lines OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
        string(REPLACE "\n" ";" lines "${lines}")
        set(batches "")
        while(lines)
            list(POP_FRONT lines source batch)
            string(APPEND batch_${batch} "#include \"${source}\"\n")
            list(APPEND batches ${batch})
        endwhile()
        list(REMOVE_DUPLICATES batches)
        foreach(batch IN LISTS batches)
            set(file ${PROJECT_BINARY_DIR}/batches/${target}-${batch}.cpp)
            file(CONFIGURE OUTPUT ${file} CONTENT "${batch_${batch}}" @ONLY)
            list(APPEND all ${file})
            unset(batch_${batch})
        endforeach()
        set_target_properties(${target} PROPERTIES SOURCES "${all}")
    endforeach()
endfunction()
