# Prints FILE:LINE:CODE for C sources, without comments and without what is inside quotes.
FNR == 1 { in_comment = 0 }
{
    rest = $0
    code = ""
    while (rest != "") {
        if (in_comment) {
            end = index(rest, "*/")
            if (!end) break
            in_comment = 0
            rest = substr(rest, end + 2)
            code = code " "
        } else if (substr(rest, 1, 2) == "/*") {
            in_comment = 1
            rest = substr(rest, 3)
        } else if (substr(rest, 1, 2) == "//") {
            break
        } else if (match(rest, /^("([^"\\]|\\.)*"|'([^'\\]|\\.)*')/)) {
            quote = substr(rest, 1, 1)
            code = code quote quote
            rest = substr(rest, RLENGTH + 1)
        } else {
            code = code substr(rest, 1, 1)
            rest = substr(rest, 2)
        }
    }
    print FILENAME ":" FNR ":" code
}
