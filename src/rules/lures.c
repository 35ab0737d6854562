#include "rules/lures.h"

#include "rules/suspicion.h"
#include "world/movement.h"
#include "world/perception.h"

/* Most that draw at once. */
#define LURES_MAX 16

struct lure {
    struct point at;
    bool is_carried;
    bool is_ally; /* never wears out: what finds it fights it */
};

struct lures {
    struct lure all[LURES_MAX];
    int count;
};

static void add(struct lures *lures, struct lure lure)
{
    if (lures->count < LURES_MAX)
        lures->all[lures->count++] = lure;
}

static bool cloud_lures(const struct cloud_kind *kind)
{
    return kind->lures;
}

static void find(struct lures *lures, const struct level *level)
{
    struct area all = area_of_grid(level->grid);
    bool has_any = level_has_cloud(level, cloud_lures);
    for (struct point p = area_before(all); has_any && bit_grid_next(&level->cloud_cells, all, &p);)
        if (cloud_get(level_cloud(level, p))->lures)
            add(lures, (struct lure){.at = p});
    for (uint16_t i = 0; level_next_awake(level, &i); i++)
        if (actor_has_any(&level->actors[i], status_lures) || level->actors[i].is_ally)
            add(lures, (struct lure){level->actors[i].position, !level->actors[i].is_ally,
                                     level->actors[i].is_ally});
}

/* Whether it goes by its eyes and can be led astray now. */
static bool can_be_lured(const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    return !actor->is_ally && !kind->is_tame && !kind->ignores_hero && !actor_is_summoned(actor);
}

/* The nearest that it sees, or NULL. */
static const struct lure *find_for(const struct lures *lures, const struct state *state,
                                   const struct actor *actor)
{
    const struct lure *found = NULL;
    for (int i = 0; i < lures->count; i++) {
        const struct lure *lure = &lures->all[i];
        bool is_nearer = !found || point_chebyshev(actor->position, lure->at) <
                                       point_chebyshev(actor->position, found->at);
        if (is_nearer && (lure->is_ally || !actor->ignores_lures) &&
            (actor_is_wary(actor) || !lure->is_carried) &&
            perception_sees(state, actor, NULL, lure->at))
            found = lure;
    }
    return found;
}

/* It sees what the light is, or goes to look, with a first pip if it had none. */
static void draw(struct state *state, struct handle handle, const struct lure *lure)
{
    struct actor *actor = level_actor(state_level(state), handle);
    if (movement_is_beside(state_level(state), actor->position, lure->at))
        actor->ignores_lures |= !lure->is_ally;
    else
        suspicion_hear(state, handle, lure->at, actor->suspicion == 0, CLUE_LURE, LOUDNESS_SILENT);
}

void lures_turn(struct state *state)
{
    const struct level *level = state_level(state);
    struct lures lures = {.count = 0};
    if (state_is_plain(state))
        return;
    find(&lures, level);
    for (uint16_t i = 0; lures.count > 0 && level_next_awake(level, &i); i++) {
        struct handle handle = level_handle(level, i);
        if (state_is_hero(state, handle) || !can_be_lured(&level->actors[i]))
            continue;
        const struct lure *lure = find_for(&lures, state, &level->actors[i]);
        if (lure)
            draw(state, handle, lure);
    }
}
