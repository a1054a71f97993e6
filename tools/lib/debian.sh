# Access to Debian archives for which apt isn't configured, without changing the system's package lists. Source it.

# Prints the address of the mirror that apt uses.
debian_mirror() {
    local mirror
    mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Origin: Debian' | grep -v -e security -e debug | head -n 1) || true
    if [ -z "$mirror" ]; then
        echo "$(basename "$0"): apt knows no Debian mirror here (on a fresh system run 'apt-get update' first)" >&2
        return 1
    fi
    echo "${mirror%/}"
}

# read_archive FOLDER TYPE ADDRESS RELEASE: reads the package lists of a release, of type deb or deb-src, into the
# folder. Afterwards apt_there FOLDER WORD… calls apt-get with these lists only.
read_archive() {
    mkdir -p "$1"/{sources,lists/partial,archives/partial}
    echo "$2 [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $3 $4 main" >"$1/sources/debian.list"
    apt_there "$1" update
}
apt_there() {
    apt-get -qq -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$1/sources" \
        -o Dir::State::Lists="$1/lists" -o Dir::Cache="$1" \
        -o APT::Sandbox::User="$(id -un)" -o Acquire::Retries=3 -o Acquire::Languages=none "${@:2}"
}
