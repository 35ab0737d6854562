#!/usr/bin/env bash
# Makes the Linux packages of Eyeshine in build/packages: a .deb, and a tar.gz that runs where it is unpacked. Installs what is
# missing, builds, packs and checks the packages. With --twice it does so again from a copy of the last commit in another folder,
# and compares the packages byte by byte.
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
deb=eyeshine_${version}_$architecture.deb

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

make_deb() {
    local tree=$packages/deb control=$packages/deb/DEBIAN depends
    install_game games "$tree/usr"
    mkdir -p "$control" "$packages/shlibdeps/debian"
    printf 'Source: eyeshine\n\nPackage: eyeshine\nArchitecture: any\n' >"$packages/shlibdeps/debian/control"
    depends=$(cd "$packages/shlibdeps" && dpkg-shlibdeps -O "$tree"/usr/games/* | sed -n 's/^shlibs:Depends=//p') || exit 1
    (cd "$tree" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$control/md5sums"
    fill "$templates/control.in" "VERSION=$version" "ARCHITECTURE=$architecture" "MAINTAINER=$maintainer" \
        "SIZE=$(du -k --apparent-size -s "$tree/usr" | cut -f 1)" "DEPENDS=$depends" \
        "HOMEPAGE=$(sed -n 's/^EYESHINE_HOMEPAGE:STRING=//p' "$root/build/package/CMakeCache.txt")" >"$control/control"
    find "$tree" -exec touch -hd "@$SOURCE_DATE_EPOCH" {} +
    dpkg-deb --root-owner-group -Zxz --build "$tree" "$packages/$deb" >/dev/null || exit 1
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
preset_build release package -DCMAKE_INSTALL_PREFIX=/usr -DCMAKE_INSTALL_BINDIR=games -DEYESHINE_HARDEN=ON
say "Packing"
make_deb
make_archive
check "$deb with lintian" lintian --allow-root --fail-on error,warning "$packages/$deb"
check "the menu entry" desktop-file-validate "$packages/deb/usr/share/applications/eyeshine.desktop"
check "the metainfo" appstreamcli validate --no-net "$packages"/deb/usr/share/metainfo/*.metainfo.xml
check "that the installed game starts" starts "$packages/deb/usr/games"
check "that the unpacked game starts" starts "$packages/$unpacked/bin"

if [ -n "$twice" ]; then
    again=$(mktemp -d)
    trap 'rm -rf "$again"' EXIT
    git -c safe.directory="$root" clone -q "$root" "$again/eyeshine" || exit 1
    say "The same again in another folder:"
    "$again/eyeshine/cmake/package.sh" || exit 1
    for package in "$deb" "$unpacked.tar.gz"; do
        cmp "$packages/$package" "$again/eyeshine/build/packages/$package" || exit 1
    done
    say "Both are the same, byte by byte"
fi

rm -rf "$packages"/{deb,shlibdeps,user,start.png,check.log} "${packages:?}/$unpacked"
(cd "$packages" && sha256sum "$deb" "$unpacked.tar.gz" | tee SHA256SUMS)
ls -l "$packages" >&2
