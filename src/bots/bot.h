/* Bots: they play a game by commands as a player does. A bot reads the game through its sight (bots/bot_sight.h) alone. */
#ifndef BOTS_BOT_H
#define BOTS_BOT_H

#include "base/random.h"
#include "bots/bot_scene.h"
#include "bots/bot_sight.h"
#include "path/distance_map.h"

/* The stances of the lantern. */
enum bot_light { BOT_LIGHT_OPEN, BOT_LIGHT_HOODED, BOT_LIGHT_DARK, BOT_LIGHT_COUNT };

/* What a bot remembers between choices. */
struct bot_memory {
    struct command last;          /* its last command */
    int idle;                     /* commands in a row that took no time */
    int restless;                 /* random steps left to take */
    struct point anchor;          /* the cell it has been pacing around: */
    int anchor_turn;              /* since when */
    int hasty_until;              /* it got nowhere: it heads for the stairs only */
    int came_turn;                /* when it arrived on this floor */
    int depth;                    /* of that floor */
    int rested;                   /* turns of rest on it */
    int explored_turn;            /* when exploring this floor found nothing left */
    int hunted_turn;              /* when it last knew of a hunter; -1000: never */
    int noticed_turn;             /* when it last knew of anything awake */
    int light_wanted_turn;        /* when bright light last kept something off */
    int lantern_turn;             /* when it last changed its lantern */
    int wash_turn;                /* when it last set out for water */
    int no_rest_until;            /* resting was refused */
    int on_foot_until;            /* travel was refused: it walks step by step */
    int barred_until[ITEM_COUNT]; /* bot_is_barred */
    int standoff;                 /* turns hunted without anything coming, since the last blow */
    int wait_until;               /* for an ambush or a lure */
    int lured_turn;
    int vigil_turn;   /* when its vigil last got on, or when it came to the lamp */
    int rung_turn;    /* when it last rang a bell that stuns */
    int ambush_turn;  /* when it began to lie in wait */
    bool has_lured;   /* since then */
    int held_turn;    /* when it began to hold something off */
    int looked_turn;  /* when it last had an open light */
    bool keeps_light; /* it always keeps its lantern in this stance: */
    enum bot_light kept_light;
    bool is_sneaking; /* up to a sleeper at: */
    struct point sneak_at;
    int sneak_turn;                /* since when */
    int room_turns[SITE_CAPACITY]; /* spent on each special room of this floor */
    int trade_turns;               /* spent with a merchant on this floor */
    bool has_traded[FLOOR_COUNT];  /* there is nothing more to trade */
    int pulls;                     /* of levers, on this floor */
    struct point goal;             /* a policy's, behind what it has met, on the floor: */
    int goal_depth;                /* 0: it has none */
    struct point met;              /* where that was met */
    bool has_sought;               /* it has looked there */
};

/* Places a bot looks for on its floor. */
enum bot_landmark {
    BOT_LANDMARK_GREAT_LAMP, /* lighting it wins */
    BOT_LANDMARK_BEACON,     /* another lamp to light */
    BOT_LANDMARK_CAGE,
    BOT_LANDMARK_BOON_STONE,
    BOT_LANDMARK_CHASM,
    BOT_LANDMARK_LOCK,
    BOT_LANDMARK_CLOTH, /* with wares to barter for */
    BOT_LANDMARK_DOWN,
    BOT_LANDMARK_UP,
    BOT_LANDMARK_WARMTH,
    BOT_LANDMARK_COUNT
};

struct bot_landmarks {
    size_t seen_count; /* cells seen when it last looked */
    int looked_turn;
    bool is_known[BOT_LANDMARK_COUNT];
    struct point at[BOT_LANDMARK_COUNT]; /* the first of each */
};

struct bot {
    const char *key;
    struct game *game; /* for bot_play alone: choices are made by the sight */
    struct bot_sight *sight;
    struct random random;
    int path; /* enum boon_path: it prefers boons of that path; -1: any */
    struct distance_map ways;
    struct distance_map fears;
    /* From the hero: through creatures, and around them. Filled as scene.filled says. */
    struct distance_map reach[2];
    struct bit_grid marked; /* cells that are looked for */
    struct bit_grid odd;    /* bot_sight_find_odd as it was for scene.has_odd */
    struct bot_scene scene; /* as it is for the choice to be made */
    struct bot_memory memory;
    struct bot_landmarks landmarks;
    uint16_t sought[TERRAIN_COUNT]; /* bit m: the terrain is the landmark m */
};

/* Whether exploring recently found nothing left on its floor: what is known may be lost again. */
bool bot_has_explored(const struct bot *bot);

/* Whether using an item, or taking it, was refused a short while ago. */
bool bot_is_barred(const struct bot *bot, enum item item);

int bot_count(void);
const char *bot_key(int index);
bool bot_is_exploit(int index);
bool bot_is_policy(int index);

/* The stance of the lantern that a policy keeps; BOT_LIGHT_COUNT if it keeps none. */
enum bot_light bot_policy_light(int index);

/* The index of the bot of that key, or -1. */
int bot_find(const char *key);

/* A bot that plays the game from now on; NULL when memory is short. The game must outlive it. */
struct bot *bot_create(int index, struct game *game);
void bot_destroy(struct bot *bot);

/* The bot's next command, to be given to bot_perform. */
struct command bot_decide(struct bot *bot);

/* Whether it is the command of several turns under way, which goes on. */
bool bot_goes_on(const struct bot *bot, const struct command *command);

/* Plays the command that the bot has decided on, or goes on with it: a single action. */
void bot_perform(struct bot *bot, const struct command *command);

/* Decides, and performs that. The command. */
struct command bot_play(struct bot *bot);

#endif
