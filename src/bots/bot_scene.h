/* The creatures near, how a fight with them would end, and the hero's things: computed from its sight before a bot chooses. */
#ifndef BOTS_BOT_SCENE_H
#define BOTS_BOT_SCENE_H

#include "bots/bot_sight.h"

struct bot;

/* Farther than anything on a floor. */
#define BOT_FAR 10000

struct bot_scene {
    struct bot_other others[BOT_OTHERS_MAX]; /* all of them, the nearest first */
    int other_count;
    struct bot_thing things[ITEM_COUNT]; /* the hero's */
    int thing_count;
    int hunters;        /* foes that hunt, as far as is known */
    int adjacent;       /* foes awake beside the hero, no corner between */
    int nearest_hunter; /* steps, or BOT_FAR */
    int nearest_awake;
    bool is_light_wanted; /* a hunter is near that bright light keeps off */
    int harm;             /* what those beside the hero take a turn, times ten */
    int loss;             /* health that a fight with the hunters near would cost */
    int filled[2];        /* steps out to which bot->reach is filled as things stand; 0: not yet */
    bool has_odd;         /* the same of bot->odd */
    int marked;           /* the landmark that bot->marked is for; BOT_LANDMARK_COUNT: none */
};

void bot_scene_look(struct bot_scene *scene, const struct bot_sight *sight);

/* Keeps in the bot's memory when it last knew of foes. */
void bot_scene_note(struct bot *bot);

/* Whether it does harm, and is not the hero's friend. */
bool bot_scene_is_foe(const struct bot_other *other);

/* Whether bright light about the hero keeps it off: one that stays where it is seen, or shuns that light. */
bool bot_scene_is_light_shy(const struct bot_other *other);

/* Whether it is one of these, not adjacent, and can't come as things stand. */
bool bot_scene_is_kept_off(const struct bot_sight *sight, const struct bot_other *other);

/* Whether blows pass between the hero and the adjacent cell: no corner is between. */
bool bot_scene_can_strike(const struct bot_sight *sight, struct point p);

/* The damage of ten blows of the hero. */
int bot_scene_damage(const struct bot_sight *sight);

/* A sleeping foe up to that many steps off, or NULL. */
const struct bot_other *bot_scene_find_sleeper(const struct bot_scene *scene,
                                               const struct bot_sight *sight, int steps);

/* The creature in a cell, or NULL. */
const struct bot_other *bot_scene_at(const struct bot_scene *scene, struct point p);

/* Whether the hero has up to this percentage of its health left. */
bool bot_scene_is_below(const struct bot_sight *sight, int percent);

#endif
