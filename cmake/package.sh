#!/usr/bin/env bash
# Makes the Linux packages of Eyeshine in build/packages: a .deb, a tar.gz that runs where it is unpacked, and two .deb of the
# library of sight. Installs what is missing, builds, packs and checks the packages. With --twice it does so again from a copy of
# the last commit in another folder, and compares the packages byte by byte.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
. "$root/cmake/packages.sh"
. "$root/cmake/preset.sh"

twice=
case $#${1-} in
0) ;;
1--twice) twice=yes ;;
*) refuse_arguments "cmake/package.sh [--twice]" ;;
esac

packages_install cmake ninja-build gcc libc6-dev libsdl2-dev libsdl2-image-dev dpkg-dev lintian appstream desktop-file-utils git
umask 022

templates=$root/cmake/package
packages=$root/build/packages
version=$(sed -n 's/^project(eyeshine VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt")
maintainer=$(sed -n 's/^ -- \(.*>\)  .*/\1/p;T;q' "$templates/changelog")
architecture=$(dpkg --print-architecture)
unpacked=eyeshine-$version-linux-$(uname -m)
soname_version=$(sed -n 's/^#define EYESHINE_SIGHT_MAJOR //p' "$root/src/app/sight_library/eyeshine_sight.h")
library=libeyeshine-sight$soname_version
debs=()

# The time of every file in the packages, so that they are the same whenever they are made.
if [ -z "${SOURCE_DATE_EPOCH-}" ]; then
    # A clone of another user's is fine: it is only read.
    SOURCE_DATE_EPOCH=$(git -C "$root" -c safe.directory="$root" log -1 --format=%ct 2>/dev/null) ||
        SOURCE_DATE_EPOCH=$(date +%s -d "$(sed -n 's/^ -- .*>  //p;T;q' "$templates/changelog")")
fi
export SOURCE_DATE_EPOCH
export LC_ALL=C

# fill TEMPLATE NAME=VALUE...: the template with each @NAME@ replaced.
fill() {
    local text pair
    text=$(<"$1")
    shift
    for pair in "$@"; do
        text=${text//"@${pair%%=*}@"/"${pair#*=}"}
    done
    printf '%s\n' "$text"
}

# install_game PROGRAMS FOLDER: installs the game below the folder, its programs in the folder PROGRAMS there.
install_game() {
    rm -rf "$2"
    cmake --install "$root/build/package" --component game --strip --prefix "$2" >/dev/null || exit 1
    [ "$1" = games ] || mv "$2/games" "$2/$1"
}

# depends_of FILE...: the packages that programs or libraries need.
depends_of() {
    mkdir -p "$packages/shlibdeps/debian"
    printf 'Source: eyeshine\n\nPackage: eyeshine\nArchitecture: any\n' >"$packages/shlibdeps/debian/control"
    cd "$packages/shlibdeps" && dpkg-shlibdeps -O "$@" | sed -n 's/^shlibs:Depends=//p'
}

# make_deb NAME TEMPLATE DEPENDS: of the folder NAME in build/packages.
make_deb() {
    local tree=$packages/$1 control=$packages/$1/DEBIAN deb=$1_${version}_$architecture.deb
    mkdir -p "$control"
    (cd "$tree" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$control/md5sums"
    fill "$templates/$2" "NAME=$1" "VERSION=$version" "ARCHITECTURE=$architecture" "MAINTAINER=$maintainer" \
        "SIZE=$(du -k --apparent-size -s "$tree/usr" | cut -f 1)" "DEPENDS=$3" \
        "HOMEPAGE=$(sed -n 's/^EYESHINE_HOMEPAGE:STRING=//p' "$root/build/package/CMakeCache.txt")" >"$control/control"
    find "$tree" -exec touch -hd "@$SOURCE_DATE_EPOCH" {} +
    dpkg-deb --root-owner-group -Zxz --build "$tree" "$packages/$deb" >/dev/null || exit 1
    debs+=("$deb")
}

make_game_deb() {
    local depends
    install_game games "$packages/eyeshine/usr"
    depends=$(depends_of "$packages"/eyeshine/usr/games/*) || exit 1
    make_deb eyeshine control.in "$depends"
}

# install_library COMPONENT NAME: installs it below build/packages/NAME, with the texts that every package has.
install_library() {
    local documents=$packages/$2/usr/share/doc/$2
    cmake --install "$root/build/package-sight" --component "$1" --strip --prefix "$packages/$2/usr" >/dev/null || exit 1
    mkdir -p "$documents" "$packages/$2/DEBIAN"
    cp "$packages"/eyeshine/usr/share/doc/eyeshine/{copyright,changelog.gz} "$documents"
}

make_library_debs() {
    local development=libeyeshine-sight-dev depends
    install_library library "$library"
    install_library development "$development"
    echo "libeyeshine-sight $soname_version $library (>= $version)" >"$packages/$library/DEBIAN/shlibs"
    echo 'activate-noawait ldconfig' >"$packages/$library/DEBIAN/triggers"
    depends=$(depends_of "$packages/$library"/usr/lib/*/libeyeshine-sight.so.*.*) || exit 1
    make_deb "$library" control-library.in "$depends"
    make_deb "$development" control-development.in "$library (= $version)"
}

make_archive() {
    local tree=$packages/$unpacked glibc
    install_game bin "$tree"
    glibc=$(objdump -T "$tree"/bin/* | grep -oE 'GLIBC_[0-9.]+' | sort -uV | tail -n 1)
    fill "$templates/README.txt" "VERSION=$version" "GLIBC=${glibc#GLIBC_}" "ARCHIVE=$unpacked.tar.gz" >"$tree/README.txt"
    tar -C "$packages" --format=ustar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
        -cf - "$unpacked" | gzip -9 -n >"$packages/$unpacked.tar.gz" || exit 1
}

# check WHAT COMMAND...
check() {
    local what=$1
    shift
    quietly "Checking $what" "$packages/check.log" "$@"
}

# Whether the game unpacked here starts, draws and quits by itself.
starts() {
    env -u EYESHINE_DATA SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy "$1/eyeshine" --user-dir "$packages/user" --seed start \
        --keys ooo --screenshot "$packages/start.png" && "$1/eyeshine-lab" play --seed start --keys ooo
}

rm -rf "$packages"
mkdir -p "$packages"
# Not the benchmark of frames, which is not installed and takes long to link.
preset_build_target "eyeshine eyeshine-lab eyeshine_assets eyeshine_package_files" \
    release package -DCMAKE_INSTALL_PREFIX=/usr -DCMAKE_INSTALL_BINDIR=games -DEYESHINE_HARDEN=ON
preset_build release package-sight -DCMAKE_INSTALL_PREFIX=/usr -DEYESHINE_HARDEN=ON -DEYESHINE_SIGHT_ONLY=ON
say "Packing"
make_game_deb
make_library_debs
make_archive
check "the packages with lintian" lintian --allow-root --fail-on error,warning "$packages"/*.deb
check "the menu entry" desktop-file-validate "$packages/eyeshine/usr/share/applications/eyeshine.desktop"
check "the metainfo" appstreamcli validate --no-net "$packages"/eyeshine/usr/share/metainfo/*.metainfo.xml
check "that the installed game starts" starts "$packages/eyeshine/usr/games"
check "that the unpacked game starts" starts "$packages/$unpacked/bin"

if [ -n "$twice" ]; then
    again=$(mktemp -d)
    trap 'rm -rf "$again"' EXIT
    git -c safe.directory="$root" clone -q "$root" "$again/eyeshine" || exit 1
    say "The same again in another folder:"
    "$again/eyeshine/cmake/package.sh" || exit 1
    for package in "${debs[@]}" "$unpacked.tar.gz"; do
        cmp "$packages/$package" "$again/eyeshine/build/packages/$package" || exit 1
    done
    say "Both are the same, byte by byte"
fi

rm -rf "$packages"/{eyeshine,libeyeshine-sight-dev,shlibdeps,user,start.png,check.log} "${packages:?}/$unpacked" "${packages:?}/$library"
(cd "$packages" && sha256sum "${debs[@]}" "$unpacked.tar.gz" | tee SHA256SUMS)
ls -l "$packages" >&2
