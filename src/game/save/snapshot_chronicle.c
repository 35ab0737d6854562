/* What was taken down of the run. */
#include "base/integer.h"
#include "game/save/snapshot_parts.h"

/* That any watcher shows. */
#define PIPS_MOST 3

static int kept_lines(const struct chronicle *chronicle)
{
    return int_min(chronicle->line_count, CHRONICLE_LINES);
}

static void archive_lines(struct archive *archive, struct chronicle *chronicle)
{
    chronicle->line_count = archive_number(archive, chronicle->line_count, 0, ARCHIVE_NUMBER_MOST);
    for (int i = 0; i < kept_lines(chronicle); i++) {
        struct chronicle_line *line = &chronicle->lines[i];
        archive_text(archive, line->text, sizeof line->text);
        line->turn = archive_number(archive, line->turn, 0, ARCHIVE_NUMBER_MOST);
        line->times = archive_number(archive, line->times, 1, ARCHIVE_NUMBER_MOST);
    }
}

static int next_watcher(const struct chronicle *chronicle, int m)
{
    for (m++; m < MONSTER_COUNT; m++)
        if (chronicle->watchers[m].pips > 0)
            return m;
    return -1;
}

static void archive_watchers(struct archive *archive, struct chronicle *chronicle)
{
    for (int m = -1;
         (m = archive_next(archive, next_watcher(chronicle, m), NAMES_MONSTERS)) >= 0;) {
        struct chronicle_watcher *watcher = &chronicle->watchers[m];
        watcher->pips = archive_number(archive, watcher->pips, 1, PIPS_MOST);
        watcher->first_turn = archive_number(archive, watcher->first_turn, 0, ARCHIVE_NUMBER_MOST);
        watcher->first_depth = archive_number(archive, watcher->first_depth, 1, FLOOR_COUNT);
        watcher->last_turn = archive_number(archive, watcher->last_turn, 0, ARCHIVE_NUMBER_MOST);
        watcher->last_depth = archive_number(archive, watcher->last_depth, 1, FLOOR_COUNT);
    }
}

static int next_killed(const struct chronicle *chronicle, int m)
{
    for (m++; m < MONSTER_COUNT; m++)
        if (chronicle->kills[m] > 0)
            return m;
    return -1;
}

void snapshot_chronicle(struct archive *archive, struct chronicle *chronicle)
{
    archive->part = "the chronicle";
    archive_lines(archive, chronicle);
    archive_watchers(archive, chronicle);
    for (int m = -1; (m = archive_next(archive, next_killed(chronicle, m), NAMES_MONSTERS)) >= 0;)
        chronicle->kills[m] = archive_number(archive, chronicle->kills[m], 1, ARCHIVE_NUMBER_MOST);
    for (int i = 0; i < FLOOR_COUNT; i++)
        chronicle->arrivals[i] =
            archive_number(archive, chronicle->arrivals[i], 0, ARCHIVE_NUMBER_MOST);
}
