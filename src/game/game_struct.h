/* Private to game and its saves: the parts of a game, and how it is set up. */
#ifndef GAME_GAME_STRUCT_H
#define GAME_GAME_STRUCT_H

#include "game/chances.h"
#include "game/game.h"
#include "game/text/chronicle.h"
#include "game/travel/auto_move.h"

struct game {
    struct state *state;
    int fov; /* these seven as set up */
    int plain_radius;
    enum start start;
    enum watch watch;
    int first_depth;
    bool is_revealed;
    uint64_t run_id;
    struct bit_grid visited[FLOOR_COUNT]; /* where the hero has stood on each floor, */
    struct bit_grid visited_lesson;       /* and on the lesson's */
    bool is_first_visit;   /* the last action brought the hero to a cell that was not visited */
    struct bit_grid noted; /* cells seen before the last action of an automatic movement */
    bool is_under_way;     /* auto_move, and `next` is its next action */
    struct auto_move auto_move;
    struct action next;
    enum refusal insistable;   /* what the same command again goes on in spite of */
    bool was_refused_for_good; /* the last command of several turns: to insist is no use */
    struct command remedy;     /* the last command by hand that was refused, or what it needs */
    bool has_acted;            /* since the last call to play: */
    struct action action;
    struct chronicle chronicle;
    struct chances chances;
    game_observer *observer; /* NULL: none */
    void *observer_context;
};

/* Checks everything in a setup that comes from outside; `first` receives the size of floor 1. */
bool game_setup_check(const struct game_setup *setup, struct grid *first, struct error *error);

/* A game with no floor built, of a checked seed and floors of these sizes, as state_create_with_lesson takes them; NULL when
 * memory is short. Released by game_destroy. */
struct game *game_allocate(const char *seed, struct grid lesson,
                           const struct grid sizes[FLOOR_COUNT]);

#endif
