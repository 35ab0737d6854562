/* Private to game: what a game is made of. */
#ifndef GAME_GAME_STRUCT_H
#define GAME_GAME_STRUCT_H

#include "game/game.h"
#include "game/text/chronicle.h"
#include "game/travel/auto_move.h"

struct game {
    struct state *state;
    int fov; /* these four as set up: what a run begins with */
    int plain_radius;
    int first_depth;
    bool is_revealed;
    struct bit_grid visited[FLOOR_COUNT]; /* where the hero has stood, floor by floor, */
    struct bit_grid trodden_lesson;       /* and while he was being taught */
    bool is_first_visit;   /* his last action brought him to a cell that was not trodden */
    struct bit_grid noted; /* what he had seen before the last action of a course */
    bool is_under_way;     /* with `course`; `next` is its next action */
    struct auto_move auto_move;
    struct action next;
    bool has_acted; /* since the last call to play: */
    struct action action;
    struct chronicle chronicle;
    game_observer *observer; /* NULL: nobody */
    void *observer_context;
};

/* A game without a floor built, of a seed that is one and floors of these sizes, as state_create_with_lesson takes them; NULL
 * when memory is short. Released by game_destroy. */
struct game *game_allocate(const char *seed, struct grid lesson,
                           const struct grid sizes[FLOOR_COUNT]);

#endif
