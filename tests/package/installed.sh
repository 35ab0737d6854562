#!/usr/bin/env bash
# Installs the game from the build in EYESHINE_BUILD_DIR and checks it: the list of files, the menu entry, the texts that
# describe the options, and that the game finds its atlas wherever it is moved. cmake/package.sh validates the files themselves.
set -u
work=$(mktemp -d "${TMPDIR:-/tmp}/eyeshine-installed-XXXXXX")
trap 'rm -rf "$work"' EXIT
unset EYESHINE_DATA
failures=0

fail() {
    printf '%s\n' "$*"
    failures=$((failures + 1))
}

# same WHAT WANTED FOUND
same() { [ "$2" = "$3" ] || fail "$1:"$'\n'"$(diff <(echo "$2") <(echo "$3"))"; }

installed=$work/installed
cmake --install "$EYESHINE_BUILD_DIR" --component game --prefix "$installed" >"$work/log" 2>&1 || {
    cat "$work/log"
    exit 1
}
bin=$installed/bin
metainfo=$(find "$installed/share/metainfo" -type f)
component=$(sed -n 's:^ *<id>\(.*\)</id>:\1:p' "$metainfo")

sides=$(cd "$EYESHINE_BUILD_DIR/package/icons" && ls -- *.png | sed 's/[.]png$//')
icons=$(for side in $sides; do echo "share/icons/hicolor/${side}x$side/apps/eyeshine.png"; done | LC_ALL=C sort)
same "files installed" "bin/eyeshine
bin/eyeshine-lab
share/applications/eyeshine.desktop
share/bash-completion/completions/eyeshine
share/bash-completion/completions/eyeshine-lab
share/doc/eyeshine/changelog.gz
share/doc/eyeshine/copyright
share/games/eyeshine/atlas.png
share/games/eyeshine/atlas.txt
$icons
share/man/man6/eyeshine-lab.6.gz
share/man/man6/eyeshine.6.gz
share/metainfo/$component.metainfo.xml" "$(cd "$installed" && find . ! -type d | sed 's:^\./::' | LC_ALL=C sort)"

# The menu entry and the metainfo.
entry=$installed/share/applications/eyeshine.desktop
[ -x "$bin/$(sed -n 's/^Exec=//p' "$entry")" ] || fail "the menu entry starts nothing that is installed"
icon=$(sed -n 's/^Icon=//p' "$entry")
for side in $sides; do
    # The width and height in a PNG file's header.
    same "size of the icon" "$side $side" "$(od -An -tu1 -j16 -N8 "$installed/share/icons/hicolor/${side}x$side/apps/$icon.png" |
        awk '{ print $3 * 256 + $4, $7 * 256 + $8 }')"
done
sed -n 's:.*<image .*width="\([0-9]*\)" height="\([0-9]*\)">.*/\(.*\)</image>:\3 \1 \2:p' "$metainfo" >"$work/screenshots"
[ -s "$work/screenshots" ] || fail "the metainfo names no screenshot"
while read -r name width height; do
    same "size of $name" "$width $height" "$(od -An -tu1 -j16 -N8 "$EYESHINE_SOURCE_DIR/assets/screenshots/$name" |
        awk '{ print $3 * 256 + $4, $7 * 256 + $8 }')"
done <"$work/screenshots"

# One version, one date.
version=$("$bin/eyeshine" --version | sed 's/^eyeshine //')
same "version of the lab" "eyeshine-lab $version" "$("$bin/eyeshine-lab" --version)"
same "version in the changelog" "eyeshine ($version)" \
    "$(gzip -dc "$installed/share/doc/eyeshine/changelog.gz" | sed -n '1s/).*/)/p')"
released=$(date -u +%F -d "$(gzip -dc "$installed/share/doc/eyeshine/changelog.gz" | sed -n '/^ -- /{s/.*>  //p;q}')")
same "release in the metainfo" "version=\"$version\" date=\"$released\"" "$(sed -n 's:.*<release \(.*\)/>:\1:p' "$metainfo")"

# The manual pages and completion offer the options that --help lists.
options_in() { grep -oE -e '--[a-z]+(-[a-z]+)*' | LC_ALL=C sort -u; }
compopt() { :; } # needs a line that is being typed
. "$installed/share/bash-completion/completions/eyeshine"
PATH=$bin:$PATH
: >"$work/instead" # a file with a name that begins as the folder's

# offered WORD...: what completion offers for the last of these words.
offered() {
    COMP_WORDS=("$@")
    COMP_CWORD=$(($# - 1))
    _eyeshine "$1" "${!#}" "${COMP_WORDS[COMP_CWORD - 1]}"
    printf '%s\n' "${COMPREPLY[@]}" | LC_ALL=C sort
}

for program in eyeshine eyeshine-lab; do
    page=$installed/share/man/man6/$program.6.gz
    "$bin/$program" --help >"$work/help"
    same "options in the manual page of $program" "$(options_in <"$work/help")" \
        "$(gzip -dc "$page" | sed 's/\\-/-/g' | options_in)"
done
same "options completed for eyeshine" "$("$bin/eyeshine" --help | options_in)" "$(offered eyeshine --)"
same "commands completed for eyeshine-lab" \
    "$({ "$bin/eyeshine-lab" --help | sed -n 's/^  eyeshine-lab \([a-z]*\) .*/\1/p'; echo --help; echo --version; } | LC_ALL=C sort -u)" \
    "$(offered eyeshine-lab '')"
same "options completed for replay" "--verify" "$(offered eyeshine-lab replay --)"
same "options completed for level" "--check --depth --omen --seed --size" "$(offered eyeshine-lab level -- | xargs)"
same "options completed for play" "--keys" "$(offered eyeshine-lab play --k)"
same "kinds completed for list" "boons bots" "$(offered eyeshine-lab list bo | xargs)"
same "kinds completed for bench" "save scale" "$(offered eyeshine-lab bench s | xargs)"
same "word completed for save" "check" "$(offered eyeshine-lab save '')"
same "sight completed for eyeshine" "shadowcast" "$(offered eyeshine --fov sh)"
same "sight completed after =" "shadowcast" "$(offered eyeshine --fov = sh)"
same "bots completed for eyeshine-lab" "diver" "$(offered eyeshine-lab play --bot di)"
same "files completed for fov" "$work/help" "$(offered eyeshine-lab fov "$work/hel")"
for program in "eyeshine" "eyeshine-lab play"; do
    options=$("$bin/${program% *}" --help | grep -oE -e '--[a-z-]+ (FILE|RUN|DIR)' | sort -u)
    [ -n "$options" ] || fail "$program has no option that takes a file"
    while read -r option argument; do
        wanted=$work/installed
        [ "$argument" = DIR ] || wanted+=$'\n'$work/instead
        # shellcheck disable=SC2086
        same "completed for $program $option" "$wanted" "$(offered $program "$option" "$work/inst")"
    done <<<"$options"
done

# The game finds its atlas where it is installed, moved, beside the program, and started by a link.
# starts WHAT PROGRAM
starts() {
    if ! (cd / && SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy "$2" --user-dir "$work/user" --seed start --keys ooo --size 640x400 \
        --screenshot "$work/picture.png") >"$work/log" 2>&1; then
        fail "$1: $(cat "$work/log")"
        return
    fi
    [ -s "$work/first.png" ] || cp "$work/picture.png" "$work/first.png"
    cmp "$work/first.png" "$work/picture.png" || fail "$1: another picture"
    rm -f "$work/picture.png"
}

starts "where it is installed" "$bin/eyeshine"
mkdir -p "$work/mövéd to" "$work/beside"
mv "$installed" "$work/mövéd to/games"
bin="$work/mövéd to/games/bin"
starts "moved" "$bin/eyeshine"
ln -s "$bin/eyeshine" "$work/link"
starts "by a link" "$work/link"
cp "$bin/eyeshine" "$bin/../share/games/eyeshine"/atlas.{png,txt} "$work/beside"
starts "beside its atlas" "$work/beside/eyeshine"

[ $failures = 0 ]
