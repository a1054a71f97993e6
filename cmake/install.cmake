# Defines what `cmake --install` installs, and what CPack packages (tools/package): a Debian package and a tarball on
# Linux, an archive elsewhere. The programs contain everything that they need; also installed are the desktop's files
# about the program, the licences of everything inside, and a list of it (SPDX). A missing licence stops the
# installation.
include(GNUInstallDirs)

set(install_papers ${PROJECT_BINARY_DIR}/papers)
install(CODE "
    execute_process(COMMAND \"${PALAZZO_NODE}\" \"${PROJECT_SOURCE_DIR}/tools/lib/papers.mjs\"
        \"${PROJECT_BINARY_DIR}/dependencies.txt\" \"${install_papers}\" \"${PALAZZO_LICENCES}\"
        COMMAND_ERROR_IS_FATAL ANY)")
install(TARGETS palazzo palazzo-cli RUNTIME)
install(DIRECTORY ${install_papers}/doc/ DESTINATION ${CMAKE_INSTALL_DOCDIR})
if(UNIX AND NOT APPLE)
    install(DIRECTORY ${install_papers}/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
    install(FILES packaging/palazzo.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES packaging/palazzo.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES web/static/icon.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps RENAME palazzo.svg)
    foreach(size IN ITEMS 192 512)
        install(FILES web/static/icon-${size}.png
            DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/apps RENAME palazzo.png)
    endforeach()
endif()

# The installing user may differ from the building one, and must leave no files in the build folder.
install(CODE "file(REMOVE_RECURSE \"${install_papers}\")")

string(TOLOWER "${CMAKE_SYSTEM_NAME}" system)
string(TOLOWER "${CMAKE_SYSTEM_PROCESSOR}" processor)
set(CPACK_PACKAGE_FILE_NAME palazzo-${PROJECT_VERSION}-${system}-${processor})
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_SOURCE_DIR}/build/packages)
set(CPACK_PACKAGE_VENDOR "Palazzo contributors")
set(CPACK_PACKAGE_CONTACT "Palazzo contributors <palazzo@localhost.localdomain>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "card games: Palace, Palabra and Palindromes")
set(CPACK_PACKAGE_DESCRIPTION "Card games that begin with Pal, with rules of your own: every house rule is
a switch. Palace, known under forty names, also as a way to practise a
language; Palabra, words in colours that others shave and build upon;
Palindromes, on a board without edges. Play against twelve characters at four
levels, or handed round one device. No account, no advertising.")
set(CPACK_STRIP_FILES ON)
if(WIN32)
    set(CPACK_GENERATOR ZIP)
elseif(APPLE)
    set(CPACK_GENERATOR TGZ)
else()
    set(CPACK_GENERATOR DEB TGZ)
endif()

# The archive has one folder that contains everything; the package uses the folders of the file system.
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
# CPack doesn't find OpenGL, because the program loads it only when it runs. The program also runs the desktop's own
# file dialog, zenity or kdialog (shell/platform/posix_dialog.cpp).
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libgl1")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "libgl1-mesa-dri, zenity | kdialog")
include(CPack)
