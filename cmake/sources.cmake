# Libraries that are built from source: where the source comes from.
#
#   palazzo_source(NAME GIT url COMMIT hash DEBIAN package release)
#
# sets NAME_SOURCE to the folder of the source. First choice is the pinned commit, where the network reaches it; else the
# source package of a Debian release, through the mirror that apt uses. Both are kept in .cache/source, so that build
# folders share them and a second configuration asks nobody. -DFETCHCONTENT_SOURCE_DIR_<NAME>=folder overrides both.
include(FetchContent)

function(palazzo_source name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "GIT;COMMIT" "DEBIAN")
    string(TOUPPER ${name} upper)
    if(FETCHCONTENT_SOURCE_DIR_${upper})
        set(${name}_SOURCE ${FETCHCONTENT_SOURCE_DIR_${upper}} PARENT_SCOPE)
        return()
    endif()

    string(SUBSTRING ${arg_COMMIT} 0 12 short)
    set(from_git ${PALAZZO_CACHE}/source/${name}-${short})
    string(REPLACE ";" "-" package "${arg_DEBIAN}")
    set(from_debian ${PALAZZO_CACHE}/source/debian-${package})
    foreach(kept IN ITEMS ${from_git} ${from_debian})
        if(EXISTS ${kept})
            set(${name}_SOURCE ${kept} PARENT_SCOPE)
            return()
        endif()
    endforeach()

    # FetchContent stops the configuration when the network is absent, so ask before choosing it.
    execute_process(COMMAND git ls-remote --exit-code ${arg_GIT} HEAD
        TIMEOUT 15 RESULT_VARIABLE unreachable OUTPUT_QUIET ERROR_QUIET)
    if(NOT unreachable)
        message(STATUS "${name}: fetching commit ${short}")
        FetchContent_Populate(${name} QUIET GIT_REPOSITORY ${arg_GIT} GIT_TAG ${arg_COMMIT}
            SOURCE_DIR ${from_git}.part
            SUBBUILD_DIR ${PROJECT_BINARY_DIR}/fetch/${name} BINARY_DIR ${PROJECT_BINARY_DIR}/fetch/${name}-build)
        file(RENAME ${from_git}.part ${from_git})
        set(${name}_SOURCE ${from_git} PARENT_SCOPE)
        return()
    endif()

    find_program(PALAZZO_APT_GET apt-get)
    find_program(PALAZZO_DPKG_SOURCE dpkg-source)
    if(PALAZZO_APT_GET AND PALAZZO_DPKG_SOURCE)
        message(STATUS "${name}: unpacking Debian's source package")
        execute_process(COMMAND ${PROJECT_SOURCE_DIR}/tools/lib/debian-source ${arg_DEBIAN} ${from_debian}
            RESULT_VARIABLE failed)
        if(NOT failed)
            set(${name}_SOURCE ${from_debian} PARENT_SCOPE)
            return()
        endif()
    endif()
    message(FATAL_ERROR "${name}: ${arg_GIT} can't be reached and Debian's source package can't be had. "
        "Unpack commit ${arg_COMMIT} somewhere and configure with -DFETCHCONTENT_SOURCE_DIR_${upper}=that-folder.")
endfunction()
