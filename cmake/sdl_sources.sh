# Sourced by windows.sh and web.sh, after preset.sh: the sources of SDL as Debian 12 has them. Expects the folder $sdl, where the
# archives are kept and unpacked.

# Package, version, archive, its SHA-256, the folder in it.
sdl_sources=(
    "libsdl2 2.26.5+dfsg-1 libsdl2_2.26.5+dfsg.orig.tar.gz b3f2c822151804125d08db94c65852f711c2e5df2145a59da120748dc32eb9c3 SDL2-2.26.5"
    "libsdl2-image 2.6.3+dfsg-1 libsdl2-image_2.6.3+dfsg.orig.tar.gz 6ab05c624f6c7a5d2701e36d6b16079be8c6445fca29f6f0a85eb8e746b4b3d6 SDL2_image-2.6.3"
)

# apt with a list of its own, so that the machine's is left alone.
sdl_apt() {
    apt-get -q -o Dir::Etc::sourcelist="$sdl/sources.list" -o Dir::Etc::sourceparts=- -o Dir::State::lists="$sdl/lists" "$@"
}

# From where the machine takes its packages.
sdl_download() {
    mkdir -p "$sdl/lists/partial"
    apt-get indextargets --format 'deb-src $(REPO_URI) $(CODENAME) $(COMPONENT)' 'Created-By: Packages' | sort -u >"$sdl/sources.list"
    sdl_apt update # a list that can't be refreshed may still do
    cd "$sdl" && sdl_apt source --download-only "$1=$2"
}

# sdl_take PACKAGE VERSION ARCHIVE SHA256 FOLDER: unpacks it in $sdl; an archive that is there is not loaded again.
sdl_take() {
    if ! [ -f "$sdl/$3" ]; then
        quietly "Downloading the source of $1 $2, as Debian 12 has it" "$sdl/download.log" sdl_download "$1" "$2"
    fi
    echo "$4  $sdl/$3" | sha256sum --status -c || { say "$sdl/$3 has another checksum than $4" && exit 1; }
    rm -rf "${sdl:?}/$5"
    tar -C "$sdl" -xf "$sdl/$3" || exit 1
}

sdl_take_all() {
    local row
    mkdir -p "$sdl"
    for row in "${sdl_sources[@]}"; do
        # shellcheck disable=SC2086
        sdl_take $row
    done
}
