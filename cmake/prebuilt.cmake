# Builds slow libraries once and keeps them in .cache for all later builds.
#
#   palazzo_prebuilt(NAME SOURCE folder [ARGUMENTS -D…])
#
# sets NAME_PREFIX to the folder in which the library is installed. The folder's name contains a digest of everything
# that affects the result (source, compiler and its version, arguments), so that after a change of any of them the
# library is built again, in another folder. A source in .cache is identified by its name. A source folder that was
# passed to the configuration is identified by its path alone, so that changes inside it aren't noticed.

function(palazzo_prebuilt name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "SOURCE" "ARGUMENTS")
    set(tools -DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER})
    if(CMAKE_TOOLCHAIN_FILE)
        set(tools -DCMAKE_TOOLCHAIN_FILE=${CMAKE_TOOLCHAIN_FILE})
    endif()
    cmake_path(GET arg_SOURCE PARENT_PATH folder)
    if(folder STREQUAL "${PALAZZO_CACHE}/source")
        cmake_path(GET arg_SOURCE FILENAME version)
    else()
        set(version ${arg_SOURCE})
    endif()
    string(SHA256 key "${version};${PALAZZO_COMPILER_VERSION};${arg_ARGUMENTS}")
    string(SUBSTRING ${key} 0 12 key)
    set(prefix ${PALAZZO_CACHE}/prebuilt/${name}-${key})
    set(${name}_PREFIX ${prefix} PARENT_SCOPE)
    if(EXISTS ${prefix})
        return()
    endif()

    # The lock is needed because two checkouts that share the folder must not build in it at the same time.
    file(MAKE_DIRECTORY ${PALAZZO_CACHE}/work)
    file(LOCK ${PALAZZO_CACHE}/work/${name}-${key}.lock GUARD FUNCTION)
    if(EXISTS ${prefix})
        return()
    endif()

    message(STATUS "${name}: building it once for this compiler (minutes, kept in .cache)")
    set(work ${PALAZZO_CACHE}/work/${name}-${key})
    set(log ${work}.log)
    file(MAKE_DIRECTORY ${work})
    foreach(step IN ITEMS configure build install)
        if(step STREQUAL configure)
            set(command ${CMAKE_COMMAND} -S ${arg_SOURCE} -B ${work} -G ${CMAKE_GENERATOR} ${tools}
                -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX=${prefix}.part -DCMAKE_INSTALL_LIBDIR=lib
                ${arg_ARGUMENTS})
        elseif(step STREQUAL build)
            set(command ${CMAKE_COMMAND} --build ${work})
        else()
            set(command ${CMAKE_COMMAND} --install ${work})
        endif()
        execute_process(COMMAND ${command} RESULT_VARIABLE failed OUTPUT_FILE ${log}.${step} ERROR_FILE ${log}.${step})
        if(failed)
            file(READ ${log}.${step} said)
            message(FATAL_ERROR "${name}: ${step} failed, which says:\n${said}")
        endif()
    endforeach()
    # The library is moved into place in one step, so that an interrupted build is never mistaken for a complete one.
    file(RENAME ${prefix}.part ${prefix})
    file(REMOVE_RECURSE ${work})
endfunction()
