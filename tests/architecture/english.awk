# Prints FILE:LINE: [words] text, for comments and strings of C sources, comments of scripts, and whole Markdown files, where
# they use words that plain English does without. -v exceptions=FILE names lines that are left alone.
function check(text, is_comment, lower, found) {
    lower = " " tolower(text) " "
    gsub(/[^a-z']+/, " ", lower)
    gsub(/ /, "  ", lower)
    found = ""
    while (match(lower, words)) {
        found = found " " substr(lower, RSTART + 1, RLENGTH - 2)
        lower = substr(lower, RSTART + RLENGTH)
    }
    lower = " " tolower(text) " "
    gsub(/[^a-z']+/, " ", lower)
    if (match(lower, phrases)) found = found " \"" substr(lower, RSTART + 1, RLENGTH - 2) "\""
    gsub(/ /, "  ", lower)
    if (is_comment && match(lower, / (who|whose) /)) found = found " " substr(lower, RSTART + 1, RLENGTH - 2)
    if (found == "") return
    line = FILENAME ": " text
    for (key in excepted) if (index(line, key)) return
    gsub(/^ +| +$/, "", text)
    print FILENAME ":" FNR ": [" substr(found, 2) "] " text
}
BEGIN {
    words = " (he|him|his|himself|whom|whoever|nor|somebody|lest|thereof|wherein) "
    phrases = " (so many|be it|but for|as well as can be|of which|one who|those who|is no more|not so) "
    while ((getline row < exceptions) > 0) if (row !~ /^(#|$)/) excepted[row] = 1
}
FNR == 1 { in_comment = 0 }
FILENAME ~ /\.md$/ { check($0, 0); next }
FILENAME !~ /\.(c|h|def)$/ { if (match($0, /(^|[ \t])#/)) check(substr($0, RSTART), 1); next }
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
