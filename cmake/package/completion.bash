# Completes the arguments of eyeshine and eyeshine-lab in bash. The options and their arguments are those that --help lists.

# _eyeshine_options PROGRAM [COMMAND]
_eyeshine_options() {
    "$1" --help 2>/dev/null |
        awk -v command="${2-}" '/^  [^ ]/ { wanted = command == "" || $2 == command } wanted && !/^      [^ [-]/' |
        grep -oE -e '--[a-z]+(-[a-z]+)*' | sort -u
}

# _eyeshine_argument PROGRAM OPTION: what the option takes, such as FILE.
_eyeshine_argument() {
    "$1" --help 2>/dev/null | grep -oE -e "(^|[[ ])$2 [A-Z]+" | sed -n '1s/.* //p'
}

_eyeshine() {
    local program=$1 word=$2 before=$3 words= argument=
    COMPREPLY=()
    # bash takes the sign of --option=value for a word of its own.
    [ "$word" != = ] || word=
    [ "$before" != = ] || before=${COMP_WORDS[COMP_CWORD - 2]}
    [[ $before != --* ]] || argument=$(_eyeshine_argument "$program" "$before")
    case $before:$argument in
    --fov:* | --algorithm:*) words=$(eyeshine-lab list fov 2>/dev/null) ;;
    --path:*) words=$(eyeshine-lab list paths 2>/dev/null) ;;
    --start:*) words=$(eyeshine-lab list starts 2>/dev/null) ;;
    --watch:*) words=$(eyeshine-lab list watches 2>/dev/null) ;;
    --omen:*) words="none $(eyeshine-lab list omens 2>/dev/null)" ;;
    --bot:*) words=$(eyeshine-lab list bots 2>/dev/null) ;;
    --depth:*) words=$(seq 12) ;;
    --scale:*) words=$(seq 8) ;;
    *:DIR)
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -d -- "$word")
        return
        ;;
    *:FILE | *:RUN) ;;
    *)
        if [[ ${program##*/} != eyeshine-lab ]]; then
            words=$(_eyeshine_options "$program")
        elif [ "$COMP_CWORD" = 1 ]; then
            words=$("$program" --help 2>/dev/null | awk '/^  eyeshine-lab/ { print $2 } END { print "--version" }' | sort -u)
        elif [[ $word == -* ]]; then
            words=$(_eyeshine_options "$program" "${COMP_WORDS[1]}")
        else
            case $before in
            list) words=$("$program" --help 2>/dev/null | sed -n '/^ *The keys of a kind: /,/\.$/{s/.*: //;s/[,.]//g;p}') ;;
            bench) words=$("$program" --help 2>/dev/null | sed -n 's/^  eyeshine-lab bench \([a-z|]*\).*/\1/p' | tr '|' ' ') ;;
            save) words=check ;;
            esac
        fi
        ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
    # There are only files to offer.
    if [ -z "$words" ]; then
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
    fi
}

complete -F _eyeshine eyeshine eyeshine-lab
