# palazzo_mailbox: the mailbox of native programs, for tables with friends at other places. It needs libwebsockets and
# OpenSSL's libraries. Without them, and in a static program, the target isn't defined, and the program offers no such
# tables.
include(CheckCXXSourceCompiles)

set(PALAZZO_RELAY "" CACHE STRING "Relay for tables with friends, an address that begins with wss:; empty if only --relay names one")

find_path(PALAZZO_LIBWEBSOCKETS_INCLUDE libwebsockets.h)
find_library(PALAZZO_LIBWEBSOCKETS websockets)
find_library(PALAZZO_LIBWEBSOCKETS_ARCHIVE libwebsockets.a)
find_library(PALAZZO_LIBCAP cap)
find_path(PALAZZO_OPENSSL_INCLUDE openssl/evp.h)
find_library(PALAZZO_OPENSSL_SSL ssl)
find_library(PALAZZO_OPENSSL_CRYPTO crypto)
foreach(needed IN ITEMS LIBWEBSOCKETS_INCLUDE LIBWEBSOCKETS OPENSSL_INCLUDE OPENSSL_SSL OPENSSL_CRYPTO)
    if(PALAZZO_STATIC OR NOT PALAZZO_${needed})
        return()
    endif()
endforeach()

# libwebsockets is linked statically if possible, because the name of the shared library changes between releases of a
# system.
set(mailbox_libraries ${PALAZZO_OPENSSL_SSL} ${PALAZZO_OPENSSL_CRYPTO})
if(PALAZZO_LIBWEBSOCKETS_ARCHIVE AND PALAZZO_LIBCAP)
    set(CMAKE_REQUIRED_LIBRARIES ${PALAZZO_LIBWEBSOCKETS_ARCHIVE} ${mailbox_libraries} ${PALAZZO_LIBCAP})
    set(CMAKE_REQUIRED_INCLUDES ${PALAZZO_LIBWEBSOCKETS_INCLUDE})
    check_cxx_source_compiles("#include <libwebsockets.h>
        int main() { return lws_create_context(nullptr) == nullptr; }" PALAZZO_LIBWEBSOCKETS_IS_STATIC)
    unset(CMAKE_REQUIRED_LIBRARIES)
    unset(CMAKE_REQUIRED_INCLUDES)
endif()
if(PALAZZO_LIBWEBSOCKETS_IS_STATIC)
    list(PREPEND mailbox_libraries ${PALAZZO_LIBWEBSOCKETS_ARCHIVE})
    list(APPEND mailbox_libraries ${PALAZZO_LIBCAP})
else()
    list(PREPEND mailbox_libraries ${PALAZZO_LIBWEBSOCKETS})
endif()

palazzo_sources(mailbox_sources mailbox/*.cpp)
add_library(palazzo_mailbox STATIC ${mailbox_sources})
target_include_directories(palazzo_mailbox SYSTEM PRIVATE ${PALAZZO_LIBWEBSOCKETS_INCLUDE} ${PALAZZO_OPENSSL_INCLUDE})
target_link_libraries(palazzo_mailbox PUBLIC palazzo_engine
    PRIVATE ${mailbox_libraries} palazzo_flags palazzo_no_throw)

file(READ ${PALAZZO_LIBWEBSOCKETS_INCLUDE}/lws_config.h websockets_header)
string(REGEX REPLACE ".*#define LWS_LIBRARY_VERSION_MAJOR ([0-9]+).*#define LWS_LIBRARY_VERSION_MINOR ([0-9]+).*"
    "\\1.\\2" websockets_version "${websockets_header}")
file(READ ${PALAZZO_OPENSSL_INCLUDE}/openssl/opensslv.h openssl_header)
string(REGEX REPLACE ".*# *define OPENSSL_VERSION_MAJOR +([0-9]+).*# *define OPENSSL_VERSION_MINOR +([0-9]+).*"
    "\\1.\\2" openssl_version "${openssl_header}")
palazzo_system(libwebsockets VERSION ${websockets_version} LICENCE MIT)
palazzo_system(openssl VERSION ${openssl_version} LICENCE Apache-2.0)
palazzo_system(libcap LICENCE "BSD-3-Clause OR GPL-2.0-only")
palazzo_licence(libwebsockets ${PALAZZO_LIBWEBSOCKETS_INCLUDE}/../share/doc/libwebsockets-dev/copyright
    ${PALAZZO_LIBWEBSOCKETS_INCLUDE}/../share/licenses/libwebsockets/LICENSE)
