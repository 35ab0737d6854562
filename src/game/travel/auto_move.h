/* Automatic movement: a command of several turns (run, travel, take stairs, explore, rest) as one action after another. */
#ifndef GAME_TRAVEL_AUTO_MOVE_H
#define GAME_TRAVEL_AUTO_MOVE_H

#include "game/command.h"
#include "game/travel/consent.h"
#include "game/travel/danger.h"
#include "game/travel/explore_question.h"
#include "game/travel/straight_run.h"
#include "game/travel/travel.h"
#include "world/state.h"

struct auto_move {
    struct command command;
    struct straight_run run; /* COMMAND_RUN */
    struct travel travel;    /* the others */
    bool is_seeking;         /* it explores because it knows no way to known stairs */
    bool has_told_of_it;
    struct consent consent;
    int unlit_depth; /* the floor where the player lets it explore what was not seen in light; 0: none */
    int omens_depth; /* the floor where the player takes the nearer stairs, whatever their omen; 0: none */
    struct explore_asked asked;
    int prizes_depth;     /* the floor where the player was told what it leaves; 0: none */
    struct handle danger; /* what refused or stopped it */
    struct danger_told told;
    struct agreed agreed; /* what exploring goes on among */
    uint32_t choices;     /* state's count when the player gave the command */
    int steps_taken;
    int waits;    /* turns in a row for an actor to get out of the way */
    size_t known; /* cells that the hero had seen when it last saw more */
    int idle;     /* exploring steps since then */
};

/* The rest that it reads. */
struct auto_move_context {
    const struct state *state;
    const struct bit_grid *visited; /* cells of the floor on which the hero has stood */
    const bool *has_noticed; /* the kinds that have noticed the hero in this run; NULL: none */
    bool is_first_visit;     /* the last action was the first to reach this cell */
    struct distance_map *scratch;
};

enum auto_move_answer {
    AUTO_MOVE_ACT,     /* `action` is next */
    AUTO_MOVE_ENDED,   /* it has ended; `refusal`: why, if that is news */
    AUTO_MOVE_REFUSED, /* it can't go on: `refusal` */
    /* It stops, and a message says so: doors keep closing, actors block the way, ways come and go, or it has come beside what
     * is walked into. */
    AUTO_MOVE_LOST,
};

struct auto_move_turn {
    enum auto_move_answer answer;
    struct action action;
    enum refusal refusal;
};

/* Whether a command is one of several turns. */
bool auto_move_is_for(enum command_kind kind);

/* Light ends what the player has agreed to in the dark. */
void auto_move_note_light(struct auto_move *auto_move, const struct state *state);

/* Begins a command after the last one (zero: none), in spite of what `insisted` says refused that: then it keeps its goal. */
struct auto_move auto_move_begin(const struct state *state, const struct auto_move *last,
                                 struct command command, enum refusal insisted);

struct auto_move_turn auto_move_next(struct auto_move *auto_move,
                                     const struct auto_move_context *context);

/* Whether it goes to a cell to pick up what lies there. */
bool auto_move_fetches(const struct auto_move *auto_move, const struct state *state,
                       struct point p);

/* Why it stops or asks here (danger.h), which it notes in `danger`; REFUSAL_NONE: it does neither. */
enum refusal auto_move_find_danger(struct auto_move *auto_move, const struct state *state);

/* Whether the same command, given after it ended for that reason, goes on anyway. */
bool auto_move_has_warned(const struct auto_move *auto_move, enum refusal refusal);

#endif
