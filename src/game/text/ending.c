#include "game/text/ending.h"

#include "base/array.h"
#include "content/conduct.h"

#include <string.h>

const char *const ending_results[ENDING_RESULTS] = {
    [RESULT_NONE] = "stopped", [RESULT_WON] = "won", [RESULT_DIED] = "died"};
const char *const ending_causes[ENDING_CAUSES] = {
    [CAUSE_NONE] = "none", [CAUSE_ACTOR] = "actor", [CAUSE_FIRE] = "fire", [CAUSE_FALL] = "fall"};

static const struct {
    const char *cause;
    const char *words;
} deaths[] = {{"fire", "burned to death"}, {"fall", "fell to death"}, {"none", "died"}};

/* A key that only another version knows: "gutter_rat" as "gutter rat". */
static void write_unknown(const char *cause, struct text *text)
{
    text_append(text, "killed by ");
    for (; *cause; cause++)
        text_append(text, "%c", *cause == '_' ? ' ' : *cause);
}

static void write_death(const char *cause, struct text *text)
{
    for (size_t i = 0; i < ARRAY_LENGTH(deaths); i++)
        if (strcmp(cause, deaths[i].cause) == 0) {
            text_append(text, "%s", deaths[i].words);
            return;
        }
    for (int m = 0; m < MONSTER_COUNT; m++)
        if (strcmp(cause, monster_get((enum monster)m)->id) == 0) {
            text_append(text, "killed by %s", monster_get((enum monster)m)->name);
            return;
        }
    write_unknown(cause, text);
}

void ending_write(enum result result, const char *cause, struct text *text)
{
    if (result == RESULT_NONE)
        text_append(text, "not over yet");
    else if (result == RESULT_WON)
        text_append(text, cause && strcmp(cause, ENDING_CAUSE_DARK) == 0
                              ? "won, the ember let go out"
                              : "won");
    else
        write_death(cause && cause[0] ? cause : "none", text);
}

void ending_write_setup(const char *start, const char *watch, struct text *text)
{
    enum start known = start_find(start);
    enum watch hard = watch_find(watch);
    text_append(text, "%s", known == START_COUNT ? start : start_get(known)->name);
    if (start[0] && watch[0] && hard != watch_plain())
        text_append(text, ", %s", hard == WATCH_COUNT ? watch : watch_get(hard)->name);
}

void ending_write_kept(unsigned conducts, struct text *text)
{
    const char *before = " Kept ";
    for (int c = 0; c < CONDUCT_COUNT; c++)
        if (conducts >> c & 1) {
            text_append(text, "%s%s", before, conduct_get((enum conduct)c)->name);
            before = ", ";
        }
    text_append(text, conducts ? "." : "");
}
