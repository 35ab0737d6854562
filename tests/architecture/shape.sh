#!/usr/bin/env bash
# The top level holds what the design says, sources and the functions of tests are short, names say what is inside, headers stand
# alone, and tests mirror src.
# Usage: shape.sh SOURCE_ROOT      CC, SDL_INCLUDES (folders, with colons between them): what to compile the headers with
set -u
cd "$1" || exit 2

sources() { find src tests -type f "$@" | sort; }

length_faults() {
    sources -name '*.[ch]' | xargs -d '\n' -r awk '
        { lines[FILENAME] = FNR }
        END { for (file in lines) if (lines[file] > 500) print file ": " lines[file] " lines, only 500 are allowed" }' | sort
}

# A function of a test fits a screen too; of those of src, .clang-tidy says so. The format puts its braces at the lines' beginnings.
size_faults() {
    sources -path 'tests/*' -name '*.[ch]' | xargs -d '\n' -r awk '
        FNR == 1 { opened = 0 }
        /^{/ { opened = FNR }
        /^}/ && opened { if (FNR - opened > 55) print FILENAME ":" opened ": a function of " FNR - opened " lines, only 55 are allowed"; opened = 0 }'
}

name_faults() {
    sources \( -name '*.[ch]' -o -name '*.def' \) | grep -E '(/|_)(utils?|misc|common|managers?|globals?)\.[a-z]+$' |
        sed 's/$/: this name says nothing of what is inside/'
}

header_faults() {
    flags=(-DSDL_DISABLE_{MMINTRIN,XMMINTRIN,EMMINTRIN,PMMINTRIN,IMMINTRIN}_H)
    flags+=(-std=c11 -D_POSIX_C_SOURCE=200809L -Wall -Wextra -Werror -fsyntax-only -Isrc -Itests ${PACKED_INCLUDES:+"-I$PACKED_INCLUDES"})
    IFS=: read -ra folders <<<"${SDL_INCLUDES:-/usr/include/SDL2}"
    for folder in "${folders[@]}"; do
        # Naming the compiler's own folder would move it behind its others.
        [ "$folder" = /usr/include ] || flags+=(-isystem "$folder")
    done
    # A header that its own source includes before all else was compiled alone by the build.
    sources -name '*.[ch]' | xargs -d '\n' -r awk '
        FNR == 1 { waits = 1 }
        /^ *#/ && waits && FILENAME ~ /c$/ {
            own = FILENAME
            sub(/c$/, "h", own)
            name = own
            sub(/^[a-z]*\//, "", name)
            if ($0 == "#include \"" name "\"") is_included[own] = 1
            waits = 0
        }
        FNR == 1 && FILENAME ~ /h$/ { headers[++count] = FILENAME }
        END { for (i = 1; i <= count; i++) if (!is_included[headers[i]]) print headers[i] }' | while read -r header; do
        why=$(printf '#include "%s"\n' "${header#*/}" | "${CC:-cc}" "${flags[@]}" -x c - 2>&1) ||
            echo "$header: does not compile on its own: $(printf '%s\n' "$why" | grep -m 1 error)"
    done
}

# A folder that is read at a glance.
folder_faults() {
    find src -name '*.c' | sed 's,/[^/]*$,,' | sort | uniq -c | while read -r count folder; do
        [ "$count" -le 40 ] || echo "$folder: $count sources, only 40 are allowed"
    done
}

# The READMEs name no file that is gone; <name> and * stand for any.
document_faults() {
    grep -noE '`(src|tests|assets|cmake)/[A-Za-z0-9_/.<>*-]+`' README.md src/README.md assets/README.md tests/README.md 2>/dev/null |
        tr -d '`' | while IFS=: read -r document line path; do
        compgen -G "$(sed 's/<[a-z]*>/*/g' <<<"$path")" >/dev/null || echo "$document:$line: there is no $path"
    done
}

# An include guard is the path of its header.
guard_faults() {
    sources -name '*.h' | xargs -d '\n' -r awk '
        FNR == 1 { is_open = 1 }
        is_open && /^#ifndef / {
            is_open = 0
            guard = toupper(FILENAME)
            sub(/^(SRC|TESTS)\//, "", guard)
            gsub(/[\/.]/, "_", guard)
            if ($2 != guard && FILENAME !~ /sight_library/) print FILENAME ":" FNR ": the include guard should be " guard
        }'
}

top_faults() {
    ls | grep -vxE 'CMakeLists\.txt|CMakePresets\.json|LICENSE|README\.md|assets|build.*|cmake|src|tests' |
        sed 's/$/: does not belong at the top level/'
}

# Tests elsewhere would not be built; targets of fuzzing are.
test_faults() {
    sources -path 'tests/*' -name '*.c' | sed 's,/[^/]*$,,' | sort -u | while read -r folder; do
        name=${folder#tests/}
        [ "$name" = support ] || [[ $name =~ ^fuzz ]] || [ -d "src/$name" ] || echo "$folder: there is no src/$name"
    done
}

faults=$(top_faults; folder_faults; document_faults; length_faults; size_faults; name_faults; header_faults; guard_faults; test_faults)
[ -z "$faults" ] && exit 0
printf '%s\n' "$faults"
exit 1
