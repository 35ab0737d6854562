/* Forks: wherever the adaptive bot first sees a squad, its game is played on under each policy (bots/bot_fork.h), and what each
 * costs is compared. */
#ifndef APP_LAB_LAB_FORKS_H
#define APP_LAB_LAB_FORKS_H

#include "app/lab/lab_table.h"
#include "base/error.h"
#include "bots/bot.h"
#include "content/band.h"

#define LAB_POLICIES_MAX 8

/* Costs are counted in twentieths of a point of health; a turn's time costs one. */
#define LAB_FORK_COST_UNIT 20
#define LAB_FORK_COST_MAX (200 * LAB_FORK_COST_UNIT)
/* Policies that are equally good share a fork: it has as many parts as can be shared by up to 8. */
#define LAB_FORK_PARTS 840

/* What is counted of a band's forks. */
struct lab_fork_tally {
    int64_t forks;
    int64_t parts[LAB_POLICIES_MAX];       /* of forks, where the policy was best */
    int64_t stance_parts[BOT_LIGHT_COUNT]; /* of forks, where the stance was best */
    int64_t cost[LAB_POLICIES_MAX];
    int64_t deaths[LAB_POLICIES_MAX];
    int64_t gaps[LAB_FORK_COST_MAX + 1];        /* forks by how much worse the second policy was */
    int64_t stance_gaps[LAB_FORK_COST_MAX + 1]; /* the same of the best policies of the stances */
};

/* Numbers of this type and nothing else: see lab_report.c. */
struct lab_forks {
    int64_t dead_ends;                             /* squads behind which there is nowhere to go */
    struct lab_fork_tally tallies[BAND_COUNT + 1]; /* the last is of all bands */
};

/* The creatures that a floor's squads were made of. */
#define LAB_MET_MAX 512

/* Finds the forks of a game of the adaptive bot. */
struct lab_forker {
    struct lab_forks *forks; /* to which it adds them */
    struct lab_table *each;  /* it prints a row for each fork; NULL: none */
    /* private from here: the creatures of a floor that the hero has met */
    int depth;
    struct handle met[LAB_MET_MAX];
    int met_count;
    int met_turn; /* when a squad was last met; -1000: not yet */
};

/* To be called after each of the bot's commands. False and an error if memory is short. */
bool lab_forks_look(struct lab_forker *forker, const struct game *game, struct error *error);

/* The number of policies, and the bot that plays the i-th. */
int lab_forks_policy_count(void);
int lab_forks_policy(int i);

/* Prints the table of policies by band. */
void lab_forks_print(const struct lab_forks *forks, enum lab_table_style style);

/* By how many points the second policy is worse, in the median; 0 without forks. */
double lab_forks_gap(const struct lab_fork_tally *tally);

/* The same of stances: each costs what the best of its policies costs. */
double lab_forks_stance_gap(const struct lab_fork_tally *tally);

/* The percentage of forks where this stance is best, by the cheapest policy of each; policies that keep none do not count. */
double lab_forks_best(const struct lab_fork_tally *tally, enum bot_light light);

#endif
