# palazzo-headers: compiles every header alone, so that each includes what it uses. Builds without precompiled headers
# compile each source alone. Together these two kinds of builds find missing includes that some compilers' standard
# libraries would hide.
file(GLOB_RECURSE headers CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}
    ${PROJECT_SOURCE_DIR}/assets/*.hpp ${PROJECT_SOURCE_DIR}/cli/*.hpp ${PROJECT_SOURCE_DIR}/engine/*.hpp
    ${PROJECT_SOURCE_DIR}/shell/*.hpp ${PROJECT_SOURCE_DIR}/tests/*.hpp)
list(FILTER headers EXCLUDE REGEX "/platform/browser") # these headers need Emscripten
set(alone)
foreach(header IN LISTS headers)
    set(source ${PROJECT_BINARY_DIR}/headers/${header}.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT "#include \"${header}\"\n")
    list(APPEND alone ${source})
endforeach()
add_library(palazzo-headers OBJECT EXCLUDE_FROM_ALL ${alone})
target_link_libraries(palazzo-headers PRIVATE palazzo_shell palazzo_sdl palazzo_flags Catch2::Catch2)
target_compile_options(palazzo-headers PRIVATE -O0 -g0)
