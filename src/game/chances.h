/* First chances: on the first two floors the player is told, once a run each, when the first chance has come to scout, pass,
 * hide, ambush, or strike a sleeper. The rules never read it. */
#ifndef GAME_CHANCES_H
#define GAME_CHANCES_H

#include "world/state.h"

#define CHANCES_LAST_DEPTH 2

enum chance {
    CHANCE_NONE,
#define CHANCE(id, comes, says) CHANCE_##id,
#include "game/chances.def"
#undef CHANCE
    CHANCE_COUNT
};

struct chances {
    bool have_come[CHANCE_COUNT];
    enum chance latest; /* the one that came with the last action, or none */
};

/* Brings the chances up to date after an action. */
void chances_note(struct chances *chances, const struct state *state);

/* What the player is told; a name in braces stands for the key bound to it. */
const char *chances_text(enum chance chance);

#endif
