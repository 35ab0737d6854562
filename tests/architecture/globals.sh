#!/usr/bin/env bash
# The simulation keeps nothing outside the state it is handed: its objects hold no data that can be written. Tables of
# constant pointers (.data.rel.ro) are written once by the loader and never after.
# Usage: globals.sh SOURCE_ROOT OBJECTS_FOLDER
set -u
libraries=("$2"/libeyeshine_{base,sight,path,content,world,dungeon,rules,ai,game,input}.a)
for library in "${libraries[@]}"; do
    [ -f "$library" ] || { echo "$library is missing" && exit 1; }
done
faults=$(objdump -t "${libraries[@]}" | awk '
    / file format / { object = $1; sub(/:$/, "", object) }
    # 0000000000000000 l     O .bss<tab>0000000000000004 name
    split($0, half, "\t") == 2 {
        words = split(half[1], word, " ")
        section = word[words]
        split(half[2], symbol, " ")
        if (section ~ /^(\.data|\.bss|\.tdata|\.tbss|\*COM\*)/ && section !~ /^\.data\.rel\.ro/ && symbol[1] !~ /^0*$/)
            print object ": " symbol[2] " can be written (" section ")"
    }')
[ -z "$faults" ] && exit 0
printf '%s\n' "$faults"
exit 1
