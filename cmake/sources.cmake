# Libraries that are built from source, and where the source comes from.
#
#   palazzo_source(NAME GIT url COMMIT hash VERSION number LICENCE id DEBIAN package release)
#
# sets NAME_SOURCE to the folder of the source. COMMIT is the commit of VERSION. LICENCE is an SPDX identifier for
# tools/lib/sbom.mjs, which also reads these lines. The pinned commit is fetched if the network allows it; otherwise the
# source package of a Debian release, through the mirror that apt uses. Both are kept in .cache/source, so that build
# folders share them and a second configuration needs no network. -DFETCHCONTENT_SOURCE_DIR_<NAME>=folder overrides
# both.
#
#   palazzo_system(NAME VERSION number LICENCE id)
#
# declares that the system's own library is used instead. Both functions record it in dependencies.txt of the build
# folder: the name, the version, the origin and the folder.
#
#   palazzo_licence(NAME file…)
#
# adds the first of these files that exists to PALAZZO_LICENCES. If none exists, it adds a name that the installation
# will report as missing.
# palazzo_find_licence(VARIABLE file…) sets VARIABLE to the first of these files that exists, or to nothing if none
# exists.
include(FetchContent)

file(WRITE ${PROJECT_BINARY_DIR}/dependencies.txt "palazzo\t${PROJECT_VERSION}\n")
function(palazzo_note)
    list(JOIN ARGN "\t" line)
    file(APPEND ${PROJECT_BINARY_DIR}/dependencies.txt "${line}\n")
endfunction()

function(palazzo_system name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "VERSION;LICENCE" "")
    palazzo_note(${name} "${arg_VERSION}" system)
endfunction()

function(palazzo_find_licence variable)
    set(${variable} "" PARENT_SCOPE)
    foreach(file IN LISTS ARGN)
        if(EXISTS ${file})
            set(${variable} ${file} PARENT_SCOPE)
            return()
        endif()
    endforeach()
endfunction()

function(palazzo_licence name)
    palazzo_find_licence(licence ${ARGN})
    if(NOT licence)
        set(licence "the licence of ${name}")
    endif()
    set(PALAZZO_LICENCES ${PALAZZO_LICENCES} ${licence} PARENT_SCOPE)
endfunction()

# Fetches a pinned commit into a folder if the network allows it; FetchContent alone would stop the configuration if the
# fetch failed.
function(palazzo_fetch_from_git name url commit folder)
    execute_process(COMMAND git ls-remote --exit-code ${url} HEAD
        TIMEOUT 15 RESULT_VARIABLE unreachable OUTPUT_QUIET ERROR_QUIET)
    if(unreachable)
        return()
    endif()
    message(STATUS "${name}: fetching commit ${commit}")
    # Also deletes FetchContent's notes of an earlier fetch, which would confuse FetchContent when the fetched folder is
    # gone.
    file(REMOVE_RECURSE ${folder}.part ${PROJECT_BINARY_DIR}/fetch/${name})
    FetchContent_Populate(${name} QUIET GIT_REPOSITORY ${url} GIT_TAG ${commit} SOURCE_DIR ${folder}.part
        SUBBUILD_DIR ${PROJECT_BINARY_DIR}/fetch/${name} BINARY_DIR ${PROJECT_BINARY_DIR}/fetch/${name}-build)
    file(RENAME ${folder}.part ${folder})
endfunction()

function(palazzo_fetch_from_debian name package release folder)
    find_program(PALAZZO_APT_GET apt-get)
    find_program(PALAZZO_DPKG_SOURCE dpkg-source)
    if(PALAZZO_APT_GET AND PALAZZO_DPKG_SOURCE)
        message(STATUS "${name}: unpacking Debian's source package")
        execute_process(COMMAND ${PROJECT_SOURCE_DIR}/tools/lib/debian-source ${package} ${release} ${folder})
    endif()
endfunction()

function(palazzo_source name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "GIT;COMMIT;VERSION;LICENCE" "DEBIAN")
    string(TOUPPER ${name} upper)
    if(FETCHCONTENT_SOURCE_DIR_${upper})
        palazzo_note(${name} "" folder ${FETCHCONTENT_SOURCE_DIR_${upper}})
        set(${name}_SOURCE ${FETCHCONTENT_SOURCE_DIR_${upper}} PARENT_SCOPE)
        return()
    endif()

    string(SUBSTRING ${arg_COMMIT} 0 12 short)
    set(from_git ${PALAZZO_CACHE}/source/${name}-${short})
    string(REPLACE ";" "-" package "${arg_DEBIAN}")
    set(from_debian ${PALAZZO_CACHE}/source/debian-${package})
    if(NOT EXISTS ${from_git} AND NOT EXISTS ${from_debian})
        # The lock is needed because two configurations that run at the same time, of the page and of the program, share
        # these folders.
        file(MAKE_DIRECTORY ${PALAZZO_CACHE}/work)
        file(LOCK ${PALAZZO_CACHE}/work/${name}-source.lock GUARD FUNCTION)
    endif()
    if(NOT EXISTS ${from_git} AND NOT EXISTS ${from_debian})
        palazzo_fetch_from_git(${name} ${arg_GIT} ${arg_COMMIT} ${from_git})
    endif()
    if(NOT EXISTS ${from_git} AND NOT EXISTS ${from_debian})
        palazzo_fetch_from_debian(${name} ${arg_DEBIAN} ${from_debian})
    endif()

    if(EXISTS ${from_git})
        palazzo_note(${name} ${arg_VERSION} git ${from_git})
        set(${name}_SOURCE ${from_git} PARENT_SCOPE)
    elseif(EXISTS ${from_debian})
        palazzo_note(${name} "" debian ${from_debian})
        set(${name}_SOURCE ${from_debian} PARENT_SCOPE)
    else()
        message(FATAL_ERROR "${name}: ${arg_GIT} can't be reached and Debian's source package can't be had. "
            "Unpack commit ${arg_COMMIT} somewhere and configure with -DFETCHCONTENT_SOURCE_DIR_${upper}=that-folder.")
    endif()
endfunction()
