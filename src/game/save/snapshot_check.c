/* Whether the parts of a snapshot fit each other. The checksum finds accidental damage, but a file can be made on purpose, and
 * the rules answer what can't be with an assert: so everything that they rely on is checked here. */
#include "game/save/snapshot_body.h"

#include "game/floor.h"

/* Whether it is built or can be generated when the hero comes to it. */
static bool is_floor(const struct level *level)
{
    struct error unused;
    return level->is_built || game_check_size(level->grid, &unused);
}

static void check_floors(struct archive *archive, const struct state *state)
{
    bool is_lesson = state_is_lesson(state);
    struct grid lesson = floor_lesson_size();
    for (int i = 0; i < FLOOR_COUNT; i++)
        if (!is_floor(&state->levels[i]) || (is_lesson && state->levels[i].is_built))
            archive_refuse(archive, "an impossible floor");
    if (state->lesson.is_built != is_lesson)
        archive_refuse(archive, "a lesson floor outside the lesson");
    if (is_lesson &&
        (state->lesson.grid.width != lesson.width || state->lesson.grid.height != lesson.height))
        archive_refuse(archive, "the lesson floor has another size in this version of the game");
    if (!state_level_const(state)->is_built)
        archive_refuse(archive, "the hero is on a floor that is not there");
}

static void check_hero(struct archive *archive, const struct state *state)
{
    const struct level *level = state_level_const(state);
    if (!pool_resolves(&level->actor_pool, state->hero) ||
        !pool_is_used(&level->actor_pool, state->hero.index) ||
        level_actor_const(level, state->hero)->kind != monster_hero()) {
        archive_refuse(archive, "no actor is the hero");
        return;
    }
    const struct actor *hero = level_actor_const(level, state->hero);
    if ((hero->health == 0 && !state_is_over(state)) || hero->is_asleep)
        archive_refuse(archive, "the hero is alive and dead");
    if (!grid_contains(level->grid, state->came_in))
        archive_refuse(archive, "the hero came from nowhere");
}

/* Only the hero has the hero's kind, and only the hero may have no health. */
static void check_actor(struct archive *archive, const struct state *state,
                        const struct actor *actor)
{
    if (actor != state_hero_const(state) && (actor->kind == monster_hero() || actor->health == 0))
        archive_refuse(archive, "an impossible actor");
}

static void check_twin(struct archive *archive, const struct level *level, uint16_t slot)
{
    const struct actor *actor = &level->actors[slot];
    const struct actor *twin = level_find_twin(level, actor);
    if (twin && (twin == actor || twin->kind != actor->kind))
        archive_refuse(archive, "a twin that is not a twin");
}

static void check_actors(struct archive *archive, const struct state *state)
{
    for (int depth = LESSON_DEPTH; depth <= FLOOR_COUNT; depth++) {
        const struct level *level = state_floor_const(state, depth);
        for (uint16_t i = 0; level_next_actor(level, &i); i++) {
            check_actor(archive, state, &level->actors[i]);
            check_twin(archive, level, i);
        }
    }
    for (int i = 0; i < state->follower_count; i++) {
        check_actor(archive, state, &state->followers[i].actor);
        if (state->followers[i].is_to_lamp &&
            !(state->finale.is_on && state->finale.depth == state->depth))
            archive_refuse(archive, "a follower comes to a lamp that is not here");
    }
}

static void check_end(struct archive *archive, const struct state *state)
{
    const struct finale *finale = &state->finale;
    if (finale->is_on &&
        (!state_floor_const(state, finale->depth)->is_built ||
         !grid_contains(state_floor_const(state, finale->depth)->grid, finale->lamp)))
        archive_refuse(archive, "a great lamp that is nowhere");
    if (state->vigil.turns > 0 && state->vigil.last != VIGIL_GOES_ON)
        archive_refuse(archive, "a vigil that nobody keeps");
    if ((state->result == RESULT_DIED) != (state->cause != CAUSE_NONE))
        archive_refuse(archive, "a death without a cause");
}

void snapshot_check(struct archive *archive, const struct game *game)
{
    archive->part = "the whole";
    check_floors(archive, game->state);
    if (!archive->has_failed)
        check_hero(archive, game->state);
    if (archive->has_failed)
        return;
    check_actors(archive, game->state);
    check_end(archive, game->state);
}
