#include "app/bench/bench.h"

bool bench_frame(const struct bench *bench, struct error *error)
{
    (void)bench;
    return error_set(error, "frames are not measured for the browser");
}
