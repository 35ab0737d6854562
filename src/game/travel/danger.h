/* Which creatures automatic movement heeds: those that would soon harm the hero, and where it does not lead because of them.
 * (Which events interrupt it: interrupt.h.) All of it reads only what the hero perceives, or has perceived. */
#ifndef GAME_TRAVEL_DANGER_H
#define GAME_TRAVEL_DANGER_H

#include "game/travel/agreed.h"

/* Harm within this many turns is a danger. */
#define DANGER_TURNS 5

/* Why automatic movement should not bring the hero to `to`: the creature `by`, in view, could hurt the hero there or call
 * others within DANGER_TURNS. REFUSAL_HUNTED: it hunts the hero; REFUSAL_NOTICED: it has begun to notice; REFUSAL_NONE. Of
 * several creatures the nearest hunter, else the nearest. No danger: what is harmless, has called already, has given up, or is
 * kept off by the hero's eyes or the light at `to`; so is what has no way there, out of its reach; and `accepted`, if it is a
 * mere alarm. */
enum refusal danger_at(const struct state *state, struct point to, struct handle accepted,
                       struct handle *by);

/* Whether it could only call others: it does not come after the hero, is out of reach, and has never hunted. */
bool danger_is_mere_alarm(const struct state *state, struct handle handle);

/* The same of harm however much later: of the creatures in view that could come to harm the hero, those that the player has
 * not agreed to explore among. Mere alarms don't come. */
enum refusal danger_in_view(const struct state *state, const struct agreed *agreed,
                            struct handle *by);

/* Whether an event of the last action has told that the creature which danger_at() finds, or else danger_in_view(), has noticed
 * the hero; `by` is that one, and else stays. */
bool danger_was_told_of_notice(const struct state *state, const struct agreed *agreed,
                               struct handle accepted, struct handle *by);

/* The turns until one of the creatures in view that have noticed the hero could harm it at `to`, or would call others; a large
 * number if none does. */
int danger_turns_at(const struct state *state, struct point to);

/* Whether the creature `by`, in view, hunts the hero and could harm it, however much later. */
bool danger_is_hunted(const struct state *state, struct handle *by);

/* Whether the creature `by`, in view, hunts the hero, stands beside it and could strike now. */
bool danger_is_beside(const struct state *state, struct handle *by);

/* Whether the hunters in view could kill the hero during its next step. */
bool danger_could_kill(const struct state *state);

/* Cells that automatic movement keeps out of. */
struct danger_zone {
    struct handle actor;
    struct point at;  /* where the actor is, as far as the hero knows */
    int radius;       /* it holds cells nearer than this */
    int loud_radius;  /* it also holds ground nearer than this that makes a step louder */
    bool holds_doors; /* it also holds closed doors in its view */
    bool needs_view;  /* of what is awake: it holds only cells that the actor has in view */
    bool is_sleeper;  /* it holds only cells where a step of the hero would stir the actor */
};

/* Around which creatures there are zones; each includes those before it. */
enum danger_caution {
    DANGER_OF_NONE,
    DANGER_OF_HUNTERS, /* that come after the hero: all that is nearer than the hero, and closed doors that hide them */
    /* That call or have noticed the hero, but don't hunt: what they see, of the latter only what is nearer than the hero. */
    DANGER_OF_WATCHERS,
    DANGER_OF_SLEEPERS, /* that the hero has seen: where its light or a step in their view would stir them */
    DANGER_OF_LISTENERS, /* that are awake and come after the hero or call: loud ground within their hearing */
};

/* More creatures at a time are ignored. */
#define DANGER_ZONES_MAX 64

struct danger_zones {
    struct danger_zone all[DANGER_ZONES_MAX];
    int count;
    struct area area; /* all cells that they hold are in it, except closed doors */
};

/* The zones around the creatures that the hero knows of; `accepted` has none while it is a mere alarm. */
void danger_zones_find(struct danger_zones *zones, const struct state *state,
                       enum danger_caution caution, struct handle accepted);

/* The first zone that holds the cell, or NULL. */
const struct danger_zone *danger_zones_at(const struct danger_zones *zones,
                                          const struct state *state, struct point p);

#define DANGER_TOLD_MAX 4

/* The creatures for which automatic movement stopped last on a floor because they had come. Zero: none yet. */
struct danger_told {
    struct handle actors[DANGER_TOLD_MAX];
    int count; /* ever told there; the newest are kept */
    int depth;
};

void danger_tell(struct danger_told *told, const struct state *state, struct handle actor);

/* Whether since then, by the count of choices, the creature `by` came into view, woke, or came near in view, and could
 * strike after one action; not a hunter that has given up. Automatic movement stops once for it even if it has not noticed the
 * hero, or is kept off: that may change in the same action. A twin without the other counts only
 * when it is cornered. Such a twin and vermin that flees the light, if told, are told again only when they could strike during
 * the next step. */
bool danger_has_come(const struct state *state, uint32_t choices, const struct danger_told *told,
                     struct handle *by);

/* Whether a step to `to` would stir the sleeper `by`, which would be in view from there: one that is seen undisturbed (on loud
 * ground, any that is seen), or was last seen asleep. */
bool danger_would_stir(const struct state *state, struct point to, struct handle *by);

/* Whether at `to`, and not yet where it stands (if that is elsewhere), the hero could be noticed by the eye `by`, whichever
 * way that faces: a caller that never moves, was seen, is not `accepted`, and as far as the hero knows has no pips. */
bool danger_would_show(const struct state *state, struct point to, struct handle accepted,
                       struct handle *by);

/* Whether the hero is so badly hurt that automatic movement asks before stairs down, and before exploring while hunted. */
bool danger_is_badly_hurt(const struct state *state);

/* Whether it is vermin that the light at the hero keeps off: it strikes only if cornered. */
bool danger_is_vermin_kept_off(const struct state *state, const struct actor *actor);

/* Whether creatures of the kind are mobile and do no harm, directly or through others. */
bool danger_is_harmless(const struct monster_kind *kind);

#endif
