# Debian's archive beside what apt is set up for on this system, whose own lists stay as they are. Source it.

# The mirror that apt uses here.
debian_mirror() {
    local mirror
    mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Origin: Debian' | grep -v -e security -e debug | head -n 1) || true
    if [ -z "$mirror" ]; then
        echo "$(basename "$0"): apt knows no Debian mirror here (on a fresh system run 'apt-get update' first)" >&2
        return 1
    fi
    echo "${mirror%/}"
}

# read_archive FOLDER TYPE ADDRESS RELEASE: reads the lists of a release, of type deb or deb-src, into the folder. From then on
# apt_there FOLDER WORD… is apt-get that knows these lists and no others.
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
