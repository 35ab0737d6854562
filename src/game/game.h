/* The one door to the simulation: commands in, a state and events out. */
#ifndef GAME_GAME_H
#define GAME_GAME_H

#include "base/error.h"
#include "base/text.h"
#include "game/chances.h"
#include "game/command.h"
#include "world/action.h"
#include "world/state.h"

struct game;
struct chronicle;

struct game_setup {
    const char *seed;     /* 1 to SEED_LENGTH_MAX printable characters without spaces */
    const char *map_text; /* floor 1 drawn as text (dungeon/map_text.h), or NULL */
    const char *map_name; /* what errors call it */
    int fov;              /* the algorithm of sight: an index of the registry */
    int plain_radius; /* how far the hero sees in a game without light, 0 .. FOV_RADIUS_MAX; -1: a game with light */
    struct grid size; /* of generated floors */
    bool has_lesson;  /* it begins on the floor that teaches; then floor 1 is generated */
    int first_depth;  /* the run begins on this floor, 1 .. FLOOR_COUNT; on 1 if a map is drawn */
    int start;        /* enum start: what the hero was */
    int watch;        /* enum watch: how hard the run is */
    bool is_revealed; /* every floor is seen whole */
    uint64_t run_id;  /* tells the run from all others; 0: none. No rule reads it. */
};

/* A setup with the default algorithm, light, and floors of 80 x 45 (some bands: smaller); the caller sets the seed. */
struct game_setup game_setup_default(void);

/* Gives the setup the start and the watch of its seed, and the algorithm of sight, where the seed is the day's: the same for
 * everyone. */
void game_setup_make_daily(struct game_setup *setup);

/* Whether a text can be a seed, and whether floors of that size can be generated. The error for a seed does not name it. */
bool game_check_seed(const char *seed, struct error *error);
bool game_check_size(struct grid size, struct error *error);

/* A new game: the hero has just arrived, and vision is current. NULL and an error when the setup is impossible. */
struct game *game_create(const struct game_setup *setup, struct error *error);
void game_destroy(struct game *game);

const struct state *game_state(const struct game *game);

/* The cells of the hero's floor on which the hero has stood. */
const struct bit_grid *game_visited(const struct game *game);

/* As set up. */
uint64_t game_run_id(const struct game *game);

/* The record of the run so far (game/text/chronicle.h). */
const struct chronicle *game_chronicle(const struct game *game);

/* The chance that came for the first time with the last action, or none. */
enum chance game_chance(const struct game *game);

/* Plays a command up to the hero's next choice. Its events are in game_state(game)->events. A command of several turns
 * (travel, rest) has only begun: while game_is_under_way, game_continue plays on. */
void game_play(struct game *game, struct command command);
bool game_is_under_way(const struct game *game);

/* The command of several turns that goes on if it is given again: one that was refused, a way to a place or to stairs that has
 * stopped short, or exploring that has more to see; exploring too after a try to go to stairs down that are not known yet;
 * equipping a weapon after an attack that is too far for the one in hand. NULL: there is none. */
const struct command *game_held_command(const struct game *game);

/* The refusal that the command overrides, as it is given again; or none. */
enum refusal game_insists_against(const struct game *game, const struct command *command);

/* Nothing of the last command is left to go on with: given again, it asks again. */
void game_cancel(struct game *game);

void game_continue(struct game *game);

/* Whether the last events startle the player, beyond what was agreed to. */
bool game_has_startled(const struct game *game);

/* Whether the hero waits in the next turn of the command under way. */
bool game_is_waiting(const struct game *game);

/* The first cells of the way by which the hero would travel to a cell, from the one beside the hero on, up to `max`. Returns
 * how many. */
int game_trace_way(struct game *game, struct point target, struct point *cells, int max);

/* The action of the hero that the last game_play or game_continue performed, or the rules refused; NULL: none. */
const struct action *game_action(const struct game *game);

/* One action of the hero, or of the player with the game: the same of these in the same order give the same game. */
struct player_action {
    bool skips_lesson; /* the run begins at once; otherwise: */
    struct action action;
};

/* Performs what a command once led to, refused or not. */
void game_perform(struct game *game, const struct player_action *played);

/* Called after every action and everything that follows from it. */
typedef void game_observer(void *context, const struct game *game,
                           const struct player_action *played);

/* From now on; NULL: none. */
void game_set_observer(struct game *game, game_observer *observer, void *context);

/* Ends the command under way. */
void game_interrupt(struct game *game);

/* The cause of death in a word: the key of a monster, "fire" or "fall"; "none" for a living hero. */
const char *game_cause(const struct game *game);

/* Appends the line that --report and the lab print: seed=... bot=... result=... depth=... turns=... cause=... hash=... `bot`
 * chose the commands: "none" for a player's keys. A trial has trial=... at the end: "reveal", "depth-N", the algorithm of
 * sight, or several of these joined by '+'. */
void game_report(const struct game *game, const char *bot, struct text *text);

#endif
