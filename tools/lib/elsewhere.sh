# Installs what the scripts need on macOS, from Homebrew, and on Windows, from MSYS2 (its UCRT64). common.sh sources this file
# there.
#
# need() names Debian's packages. This file maps them to the names of the other systems, or to nothing if the system
# contains the package anyway or the build uses a pinned commit (cmake/dependencies.cmake).
case $(uname -s) in
Darwin)
    package_here() {
        case $1 in
        ccache | cmake | fonttools) echo "$1" ;;
        ninja-build) echo ninja ;;
        nodejs) echo node ;;
        libsdl2-dev) echo sdl2-compat ;;
        libutf8proc-dev) echo utf8proc ;;
        git | ca-certificates | g++ | nlohmann-json3-dev | dpkg-dev | npm | libgl-dev | scowl | libwebsockets-dev | libssl-dev) ;;
        *) return 1 ;;
        esac
    }
    has_here() { brew list --versions "$1" >/dev/null 2>&1; }
    install_here() { brew install "$@"; }
    ;;
*)
    package_here() {
        local ours=mingw-w64-ucrt-x86_64
        case $1 in
        git) echo git ;;
        ccache | cmake | nodejs) echo "$ours-$1" ;;
        ninja-build) echo "$ours-ninja" ;;
        g++) echo "$ours-gcc" ;;
        fonttools) echo "$ours-python-fonttools" ;;
        libsdl2-dev) echo "$ours-SDL2" ;;
        libutf8proc-dev) echo "$ours-libutf8proc" ;;
        ca-certificates | nlohmann-json3-dev | dpkg-dev | npm | libgl-dev | scowl | libwebsockets-dev | libssl-dev) ;;
        *) return 1 ;;
        esac
    }
    has_here() { pacman -Q "$1" >/dev/null 2>&1; }
    install_here() { pacman -S --needed --noconfirm "$@"; }
    ;;
esac

# need_here PACKAGE=PROBE…: installs the system's counterparts of these Debian packages.
need_here() {
    local item package missing=()
    for item in "$@"; do
        package=$(package_here "${item%%=*}") || die "this isn't done on this system: it needs what Debian packages as ${item%%=*}"
        [ -z "$package" ] || has_here "$package" || missing+=("$package")
        [[ $item != scowl=* || -d .cache/scowl ]] ||
            die "the word lists are missing: copy /usr/share/dict/scowl of Debian's package scowl into .cache/scowl"
    done
    [ ${#missing[@]} = 0 ] && return
    say "Installing ${missing[*]}"
    install_here "${missing[@]}" >&2 || die "this could not be installed: ${missing[*]}"
}
