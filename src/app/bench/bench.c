#include "app/bench/bench.h"

#include "app/lab/lab.h"
#include "app/options.h"
#include "base/array.h"
#include "base/text.h"

#include <stdio.h>
#include <string.h>

static const struct {
    const char *name;
    bench_run *run;
} benches[] = {
    {"fov", bench_fov},     {"vision", bench_vision}, {"levels", bench_levels},
    {"scale", bench_scale}, {"turns", bench_turns},   {"save", bench_save},
    {"frame", bench_frame},
};

enum { BENCH_COUNT = ARRAY_LENGTH(benches) };

static enum lab_status refuse_bench(const char *name, struct error *error)
{
    char chars[256];
    struct text known = text_init(chars, sizeof chars);
    for (int i = 0; i < BENCH_COUNT; i++)
        text_append(&known, "%s, ", benches[i].name);
    text_append(&known, "all");
    error_set(error, "unknown benchmark '%s'; choose from %s", name, chars);
    return LAB_FAILED;
}

/* An empty line stands between two tables. */
static enum lab_status run_all(const struct bench *bench, struct error *error)
{
    for (int i = 0; i < BENCH_COUNT; i++) {
        if (i > 0)
            putchar('\n');
        if (!benches[i].run(bench, error))
            return LAB_FAILED;
    }
    return LAB_DONE;
}

enum lab_status lab_bench(int argc, char *const *argv, struct error *error)
{
    bool wants_csv = false;
    bool is_quick = false;
    const struct option options[] = {
        {.name = "--csv", .kind = OPTION_FLAG, .value = &wants_csv},
        {.name = "--quick", .kind = OPTION_FLAG, .value = &is_quick},
    };
    static const char *const names[] = {"BENCHMARK"};
    const char *name;
    if (!options_read(argc, argv, options, ARRAY_LENGTH(options),
                      (struct operands){names, &name, 1}, error))
        return LAB_FAILED;
    struct bench bench = {is_quick, wants_csv ? LAB_TABLE_CSV : LAB_TABLE_ALIGNED};
    if (strcmp(name, "all") == 0)
        return run_all(&bench, error);
    for (int i = 0; i < BENCH_COUNT; i++)
        if (strcmp(benches[i].name, name) == 0)
            return benches[i].run(&bench, error) ? LAB_DONE : LAB_FAILED;
    return refuse_bench(name, error);
}
