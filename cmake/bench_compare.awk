# Prints the ratios of cmake/bench_compare.sh from its files NAME.ROUND.SIDE: tables with a header, by commas.
# A time is a column called so by its unit; a row's name is made of the columns before its first time.

function sort(list, count,    i, j, kept) {
    for (i = 2; i <= count; i++) {
        kept = list[i]
        for (j = i; j > 1 && list[j - 1] > kept; j--)
            list[j] = list[j - 1]
        list[j] = kept
    }
}

function median(list, count) {
    sort(list, count)
    return (list[int((count + 1) / 2)] + list[int(count / 2) + 1]) / 2
}

FNR == 1 {
    split(FILENAME, file, /[.\/]+/)
    name = file[2]
    round = file[3]
    side = file[4]
    split($0, header)
    rounds = round > rounds ? round : rounds
    next
}

NF {
    row = name
    has_time = 0
    for (i = 1; i <= NF; i++) {
        if (header[i] ~ /(^|_)(ns|us|ms)(_|$)/) {
            has_time = 1
            key = row " " header[i]
            if (!(key in seen))
                order[++rows] = key
            seen[key]
            time[key, side, round] = $i
        } else if (!has_time && header[i] !~ /^(turn|bytes)$/)
            row = row " " $i
    }
}

END {
    printf "%-62s %10s %10s %6s %6s %6s %6s\n", "row", "old", "new", "ratio", "least", "most", "best"
    for (r = 1; r <= rows; r++) {
        key = order[r]
        count = 0
        for (i = 1; i <= rounds; i++)
            if (time[key, "old", i] > 0 && time[key, "new", i] > 0) {
                count++
                old[count] = time[key, "old", i]
                new[count] = time[key, "new", i]
                ratio[count] = new[count] / old[count]
            }
        if (count == 0) {
            alone++
            continue
        }
        middle = median(ratio, count)
        # median() has sorted both: other work disturbs the best of each side least.
        printf "%-62s %10.3f %10.3f %6.2f %6.2f %6.2f", key, median(old, count), median(new, count), middle,
            ratio[1], ratio[count]
        printf " %6.3f\n", new[1] / old[1]
    }
    if (alone)
        printf "%d rows have no time above zero in both\n", alone
}
