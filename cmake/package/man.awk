# Writes a man page: a template in which @HELP@ stands for the options that a program's --help lists.
# Usage: PROGRAM --help | awk -f man.awk -v version=VERSION -v date=DATE - TEMPLATE
function escape(text) {
    gsub(/\\/, "\\e", text)
    gsub(/-/, "\\-", text)
    gsub(/'/, "\\(aq", text)
    return text
}

# A line that begins with a control character would be a request.
function prose(text) { return escape(text) ~ /^[.]/ ? "\\&" escape(text) : escape(text) }

function item(term, text) {
    help = help ".TP\n.B \"" quoted(term) "\"\n"
    if (text != "")
        help = help prose(text) "\n"
    is_term = text == ""
}

function quoted(text) {
    text = escape(text)
    gsub(/"/, "\\(dq", text)
    return text
}

FNR == 1 { file++ }

file == 1 && /^  [^ ]/ {
    line = substr($0, 3)
    gap = match(line, /   */)
    if (gap)
        item(substr(line, 1, gap - 1), substr(line, gap + RLENGTH))
    else
        item(line, "")
    next
}

# The end of a long list of options comes before any description.
file == 1 && is_term && /^ +\[/ {
    sub(/^ +/, "")
    sub(/"\n$/, " " quoted($0) "\"\n", help)
    next
}

file == 1 && /^    / {
    sub(/^ +/, "")
    help = help prose($0) "\n"
    is_term = 0
    next
}

file == 1 { next }

$0 == "@HELP@" {
    printf "%s", help
    next
}

{
    gsub(/@VERSION@/, version)
    gsub(/@DATE@/, date)
    print
}
