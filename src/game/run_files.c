#include "game/run_files.h"

const char *run_snapshot_name(enum run_snapshot snapshot)
{
    static const char *const names[] = {[RUN_SNAPSHOT] = "snapshot",
                                        [RUN_SNAPSHOT_OLD] = "snapshot.old",
                                        [RUN_SNAPSHOT_START] = "snapshot.start"};
    return names[snapshot];
}
