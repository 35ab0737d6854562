# Prints FILE:LINE: [words] text, for comments and strings of C sources, names of their tests, scripts, and the whole of Markdown files
# and of the texts of packages, where they use words that plain English does without. -v exceptions=FILE names lines that are left alone; one that is of no
# use any more is a fault.
function check(text, is_comment, lower, found, last) {
    lower = " " tolower(text) " "
    gsub(/[^a-z']+/, " ", lower)
    gsub(/ /, "  ", lower)
    found = ""
    while (match(lower, words)) {
        found = found " " substr(lower, RSTART + 1, RLENGTH - 2)
        lower = substr(lower, RSTART + RLENGTH)
    }
    # A phrase may begin on the line before.
    lower = " " (before_line == FNR - 1 ? before : "") " " tolower(text) " "
    gsub(/[^a-z']+/, " ", lower)
    last = split(lower, said, " ")
    before = said[last - 1] " " said[last]
    before_line = FNR
    if (match(lower, phrases)) found = found " \"" substr(lower, RSTART + 1, RLENGTH - 2) "\""
    gsub(/ /, "  ", lower)
    if (is_comment && match(lower, / (who|whose) /)) found = found " " substr(lower, RSTART + 1, RLENGTH - 2)
    if (found == "") return
    line = FILENAME ": " text
    for (key in excepted) if (index(line, key)) { is_used[key] = 1; return }
    gsub(/^ +| +$/, "", text)
    print FILENAME ":" FNR ": [" substr(found, 2) "] " text
}
BEGIN {
    words = " (he|him|his|himself|whom|whoever|nor|somebody|lest|thereof|wherein) "
    phrases = " (so many|so near|so long|of late|at most|be it|but for|as well as can be|of which|one who|those who|is no more|not so) "
    while ((getline row < exceptions) > 0) if (row !~ /^(#|$)/) excepted[row] = 1
}
FNR == 1 { in_comment = 0; before_line = -1; is_read[FILENAME] = 1 }
FILENAME ~ /\.md$/ || FILENAME ~ /^src\/.*\.txt$/ || (FILENAME ~ /^cmake\/package\// && FILENAME !~ /\.(bash|awk)$/) { check($0, 0); next }
FILENAME !~ /\.(c|h|def)$/ {
    if (/^ *expect_fault /) next # a fault on purpose
    is_told = match($0, /(^|[ \t])#/)
    check(is_told ? substr($0, RSTART) : $0, is_told)
    next
}
FILENAME ~ /^tests\// && match($0, /^static void [a-z0-9_]+\(void \*\*/) { check(substr($0, 13, RLENGTH - 20), 1) }
{
    rest = $0
    while (rest != "") {
        if (in_comment) {
            end = index(rest, "*/")
            check(end ? substr(rest, 1, end - 1) : rest, 1)
            if (!end) break
            in_comment = 0
            rest = substr(rest, end + 2)
        } else if (substr(rest, 1, 2) == "/*") {
            in_comment = 1
            rest = substr(rest, 3)
        } else if (substr(rest, 1, 2) == "//") {
            check(substr(rest, 3), 1)
            break
        } else if (match(rest, /^"([^"\\]|\\.)*"/)) {
            length_of_string = RLENGTH
            check(substr(rest, 2, length_of_string - 2), 0)
            rest = substr(rest, length_of_string + 1)
        } else if (match(rest, /^'([^'\\]|\\.)*'/)) {
            rest = substr(rest, RLENGTH + 1)
        } else if (match(rest, /^[^"'\/]+/)) {
            rest = substr(rest, RLENGTH + 1)
        } else
            rest = substr(rest, 2)
    }
}
END {
    for (key in excepted) {
        file = substr(key, 1, index(key, ": ") - 1)
        if (is_read[file] && !is_used[key]) print "english_exceptions.txt: of no use any more: " key
    }
}
