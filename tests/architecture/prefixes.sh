#!/usr/bin/env bash
# A prefix belongs to one module. No two headers of src have the same name. A public function begins with the name of its
# header (point_add in point.h), of a struct, union or enum declared there, or with the first words of the header's name
# (fov_sees in fov_rays.h). A header of another folder may not have that prefix or a longer name that the function begins with;
# a folder and the folders in it count as one.
# Usage: prefixes.sh SOURCE_ROOT
set -u
here=$(cd "$(dirname "$0")" && pwd)
cd "$1" || exit 2

# Functions that are used like words of the language.
exceptions='int_max int_min'

faults=$(find src -type f -name '*.h' | sort | xargs -r -d '\n' awk -f "$here/code_only.awk" | awk -v exceptions="$exceptions" '
    function begins(name, prefix) { return name == prefix || index(name, prefix "_") == 1 }
    # The first words of a name, one word fewer.
    function shorter(words) { return sub(/_[^_]*$/, "", words) ? words : "" }
    function fault(text) { print text }
    function is_one_folder(a, b) { return a == b || index(a, b "/") == 1 || index(b, a "/") == 1 }
    # The prefix that lets the header declare the function, or "".
    function prefix_in(header, name,   i, words, best) {
        best = ""
        for (i = 1; i <= type_count[header]; i++)
            if (begins(name, types[header, i]) && length(types[header, i]) > length(best)) best = types[header, i]
        if (best != "") return best
        for (words = module[header]; words != ""; words = shorter(words))
            if (begins(name, words)) return words
        return ""
    }
    # The longest name of a header that the function begins with.
    function header_of(name,   words) {
        for (words = name; words != ""; words = shorter(words))
            if (words in header_named) return header_named[words]
        return ""
    }
    BEGIN { count = split(exceptions, list, " "); for (i = 1; i <= count; i++) is_excepted[list[i]] = 1 }
    {
        match($0, /^[^:]*:[0-9]+:/)
        where = substr($0, 1, RLENGTH - 1)
        code = substr($0, RLENGTH + 1)
        header = where
        sub(/:[0-9]+$/, "", header)
        if (!(header in module)) {
            name = header
            sub(/^.*\//, "", name)
            sub(/\.h$/, "", name)
            module[header] = name
            folder[header] = header
            sub(/\/[^\/]*$/, "", folder[header])
            if (name in header_named) fault(header ": " header_named[name] " has the same name")
            header_named[name] = header
            types[header, ++type_count[header]] = name
        }
        if (code ~ /^(struct|union|enum) [a-z0-9_]+ \{/) {
            split(code, word, " ")
            types[header, ++type_count[header]] = word[2]
        } else if (code ~ /^[a-z][A-Za-z0-9_ *]*[ *][a-z0-9_]+\(/ && code !~ /^typedef /) {
            name = code
            sub(/\(.*/, "", name)
            sub(/.*[ *]/, "", name)
            declared[++declared_count] = name
            at[declared_count] = where
        } else if (code ~ /^[a-z][a-z0-9_]* [a-z0-9_]+;/ && code !~ /^(struct|union|enum) /) { # of a function type
            name = code
            sub(/;.*/, "", name)
            sub(/.* /, "", name)
            declared[++declared_count] = name
            at[declared_count] = where
        }
    }
    END {
        for (i = 1; i <= declared_count; i++) {
            name = declared[i]
            header = at[i]
            sub(/:[0-9]+$/, "", header)
            if (name in is_excepted) continue
            prefix = prefix_in(header, name)
            owner = header_of(name)
            if (prefix == "")
                fault(at[i] ": " name " begins with the name of no module here")
            else if (owner != "" && !is_one_folder(folder[owner], folder[header]) && length(module[owner]) >= length(prefix))
                fault(at[i] ": " name " begins with the name of " owner)
            else if (prefix in folder_using && !is_one_folder(folder_using[prefix], folder[header]))
                fault(at[i] ": the prefix of " name " is used in " folder_using[prefix] " too")
            else
                folder_using[prefix] = folder[header]
        }
    }' | sort)
[ -z "$faults" ] && exit 0
printf '%s\n' "$faults"
exit 1
