# Code that the scripts in tools/ share. Source it; it changes to the project's folder.
#
# A failing step stops its script. Bash ignores failures in commands before && or ||, in conditions, and in everything
# that is called from there; so no function that contains steps is called in such a place.
set -euo pipefail
if ! shopt -s inherit_errexit 2>/dev/null; then
    echo "$0 needs bash 4.4 or newer, and this is ${BASH_VERSION} (macOS: brew install bash)" >&2
    exit 1
fi
script=$(cd "$(dirname "$0")" && pwd)/$(basename "$0")
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

say() { printf '\n== %s\n' "$*" >&2; }
die() {
    printf '%s: %s\n' "$(basename "$0")" "$*" >&2
    exit 1
}

# Prints the comment at the head of the script, which is its help.
help_and_exit() {
    sed -n '2,/^[^#]/{/^#/!q;s/^# \{0,1\}//;p;}' "$script"
    exit "$1"
}

jobs() { nproc 2>/dev/null || getconf _NPROCESSORS_ONLN; }

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

if ! command -v apt-get >/dev/null && { command -v brew || [ -n "${MSYSTEM:-}" ]; } >/dev/null; then
    source tools/lib/elsewhere.sh
fi

# need PACKAGE=PROBE…: installs the Debian packages whose probe, a command or a file pattern, doesn't exist.
need() {
    local item probe missing=()
    if [ "$(type -t need_here)" = function ]; then
        need_here "$@"
        return
    fi
    for item in "$@"; do
        probe=${item#*=}
        case $probe in
        /*) compgen -G "$probe" >/dev/null || missing+=("${item%%=*}") ;;
        *) type -P "$probe" >/dev/null || missing+=("${item%%=*}") ;;
        esac
    done
    [ ${#missing[@]} = 0 ] && return
    command -v apt-get >/dev/null ||
        die "this system needs what Debian packages as: ${missing[*]}. Install the same from your system's packages."
    [ "$(id -u)" = 0 ] || command -v sudo >/dev/null || die "please run as root: apt-get install ${missing[*]}"
    say "Installing ${missing[*]}"
    as_root apt-get -qq update || die "apt-get can't read its lists of packages; still needed: ${missing[*]}"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends install "${missing[@]}" >&2 ||
        die "apt-get could not install what is needed: ${missing[*]}"
}

# All packages are installed together, because each call of apt-get reads its lists again.
compiler_needs=(git=git ca-certificates=/etc/ssl/certs/ca-certificates.crt cmake=cmake ninja-build=ninja ccache=ccache
    g++=g++ nlohmann-json3-dev=/usr/include/nlohmann/json.hpp fonttools=pyftsubset dpkg-dev=dpkg-source
    scowl=/usr/share/dict/scowl/english-words.10 nodejs=node npm=npm)
native_needs=(libsdl2-dev=sdl2-config libgl-dev=/usr/include/GL/gl.h libutf8proc-dev=/usr/include/utf8proc.h
    libwebsockets-dev=/usr/include/libwebsockets.h libssl-dev=/usr/include/openssl/evp.h)
need_native() {
    need "${compiler_needs[@]}" "${native_needs[@]}"
    need_npm
}
need_clang() {
    # Also installs the sanitizers' run-time library, which clang only recommends.
    need clang=clang++ "libclang-rt-dev=/usr/lib/llvm-*/lib/clang/*/lib/linux/libclang_rt.asan-$(uname -m).a"
}
need_web() {
    local web=(emscripten=em++ xz-utils=xz)
    # Debian's emscripten looks for its JavaScript optimizer among Debian's node packages.
    if [ -d /usr/share/emscripten ] || ! type -P em++ >/dev/null; then web+=(node-acorn=/usr/share/nodejs/acorn); fi
    need "${compiler_needs[@]}" "${web[@]}"
    need_npm
}
need_browser() {
    [ -n "$(browser)" ] || need chromium=chromium
    need mosquitto=/usr/sbin/mosquitto # the relay of tables with friends
}
# Installs Firefox, and the invisible display that it needs for its graphics.
need_firefox() {
    [ -n "$(firefox)" ] || need firefox-esr=firefox-esr
    [ "$(firefox_version)" -ge "$oldest_firefox" ] || update_firefox
    need xvfb=Xvfb "libgl1-mesa-dri=/usr/lib/*/dri/swrast_dri.so" "libegl1=/usr/lib/*/libEGL.so.1"
}

# Installs Safari's engine, which Debian packages as WebKitGTK: its small browser, the driver of this browser, and a
# display as for Firefox.
need_webkit() {
    need webkit2gtk-driver=WebKitWebDriver xvfb=Xvfb "libgl1-mesa-dri=/usr/lib/*/dri/swrast_dri.so"
}

# Playwright uses, among others, network.addDataCollector of WebDriver BiDi, which Firefox has had since version 143.
oldest_firefox=143
firefox_version() { "$(firefox)" --version | sed -n 's/^[^0-9]*\([0-9]\{1,\}\)\..*/\1/p'; }

# Debian updates Firefox among its security updates, for which apt may not be configured.
update_firefox() {
    local version folder
    version=$(firefox_version)
    folder=$(mktemp -d)
    say "Updating Firefox $version: the tests want $oldest_firefox or newer"
    if command -v apt-get >/dev/null && tools/lib/debian-update firefox-esr "$folder"; then
        as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends install "$folder"/*.deb >&2 || true
    fi
    rm -rf "$folder"
    [ "$(firefox_version)" -ge "$oldest_firefox" ] ||
        die "Firefox $version is too old for the tests, which want $oldest_firefox or newer: name one with PALAZZO_FIREFOX"
}

# Installs a virtual display with window frames, OpenGL drawn by the processor, and xdotool for the mouse and the keys.
need_display() {
    need xvfb=Xvfb openbox=openbox xdotool=xdotool "libgl1-mesa-dri=/usr/lib/*/dri/swrast_dri.so"
}

# Installs the packages of package-lock.json, if it has changed since the last time.
need_npm() {
    need nodejs=node npm=npm
    local stamp=node_modules/.installed
    cmp -s package-lock.json "$stamp" && return
    mkdir -p .cache
    # Scripts that run at the same time share the folder of packages, so only one of them may install.
    (
        ! type -P flock >/dev/null || flock 9
        cmp -s package-lock.json "$stamp" && exit
        say "Installing the npm packages of package-lock.json"
        npm ci --ignore-scripts --no-fund --no-audit >&2 ||
            die "npm could not install what package-lock.json names: the fonts, words and tools that the build needs"
        cp package-lock.json "$stamp"
    ) 9>.cache/npm.lock
}

# Prints the path of the first of these programs that exists; nothing if none does. It looks for files only, because
# `command -v` would also find functions, such as those below.
first_of() {
    local name
    for name in "$@"; do
        if [ -n "$name" ] && type -P "$name"; then return; fi
    done
}
# Prints the path of the first browser for tests: $PALAZZO_BROWSER, or a Chromium.
browser() { first_of "${PALAZZO_BROWSER:-}" chromium chromium-browser google-chrome google-chrome-stable; }
# Prints the path of the second browser for tests: $PALAZZO_FIREFOX, or a Firefox (tests/web/browser.mjs).
firefox() { first_of "${PALAZZO_FIREFOX:-}" firefox-esr firefox; }
