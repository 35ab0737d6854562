/* What is left where the hero saw something die. */
#include "support/built_art.h"
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_show.h"

#include "rules/visibility.h"

static const char hall[] = "############\n"
                           "#......~...#\n"
                           "#..@.....#.#\n"
                           "#..........#\n"
                           "############\n";

static void note_death_of(struct state *state, struct stage_remains *remains, enum monster monster,
                          struct point at)
{
    struct event event = {.kind = EVENT_DIED, .victim = {9, 9}, .victim_kind = monster, .to = at};
    state->events.count = 0;
    event_list_add(&state->events, event);
    stage_remains_note(remains, state);
}

static void note_death(struct state *state, struct stage_remains *remains, struct point at)
{
    note_death_of(state, remains, MONSTER_GUTTER_RAT, at);
}

static int count_at(const struct state *state, const struct stage_remains *remains, struct point at)
{
    const struct remains *found;
    int count = 0;
    for (int i = 0; (found = stage_remains_next(remains, state, &i));)
        count += point_is_equal(found->cell, at);
    return count;
}

static void remains_lie_on_dry_ground(void **unused)
{
    static const struct {
        struct point at;
        bool is_left;
    } deaths[] = {{{5, 2}, true}, {{7, 1}, false}, {{9, 2}, false}};
    struct state *state = game_picture(hall);
    (void)unused;
    for (int i = 0; i < 3; i++) {
        struct stage_remains remains = {.count = 0};
        note_death(state, &remains, deaths[i].at);
        assert_int_equal(count_at(state, &remains, deaths[i].at), deaths[i].is_left);
    }
    state_destroy(state);
}

static void they_are_of_one_floor_of_one_seed(void **unused)
{
    struct state *state = game_picture(hall);
    struct stage_remains remains = {.count = 0};
    struct point at = {5, 2};
    (void)unused;
    note_death(state, &remains, at);
    state->depth++;
    assert_int_equal(count_at(state, &remains, at), 0);
    state->depth--;
    state->seed_hash++;
    assert_int_equal(count_at(state, &remains, at), 0);
    state->seed_hash--;
    assert_int_equal(count_at(state, &remains, at), 1);
    state_destroy(state);
}

static void a_run_of_the_same_seed_begins_without_any(void **unused)
{
    struct scene_show show = scene_show_begin(game_picture(hall), true);
    (void)unused;
    for (int turn = 1; turn >= 0; turn--) {
        note_death(show.state, &show.stage.remains, point_make(5, 2));
        show.state->turn = turn;
        assert_true(stage_set(&show.stage, show.state, 0));
        assert_int_equal(count_at(show.state, &show.stage.remains, point_make(5, 2)), turn);
    }
    scene_show_end(&show);
}

static void the_newest_are_kept(void **unused)
{
    struct state *state = game_picture(hall);
    struct stage_remains remains = {.count = 0};
    (void)unused;
    note_death(state, &remains, point_make(5, 2));
    for (int i = 0; i < STAGE_REMAINS_MAX; i++)
        note_death(state, &remains, point_make(4, 2));
    assert_int_equal(count_at(state, &remains, point_make(5, 2)), 0);
    assert_int_equal(count_at(state, &remains, point_make(4, 2)), STAGE_REMAINS_MAX);
    state_destroy(state);
}

static uint64_t picture_of(struct scene_show *show, struct point cell)
{
    uint64_t sum = 0;
    scene_show_draw(show);
    for (int y = 0; y < TILE_SIDE; y++)
        for (int x = 0; x < TILE_SIDE; x++)
            sum = sum * 31 + scene_show_row(show, cell, y)[x];
    return sum;
}

static void they_show_what_died(void **unused)
{
    struct scene_show show = scene_show_begin(game_picture(hall), true);
    uint64_t pictures[2];
    (void)unused;
    for (int i = 0; i < 2; i++) {
        note_death_of(show.state, &show.stage.remains,
                      i == 0 ? MONSTER_GUTTER_RAT : MONSTER_SNUFFER, point_make(5, 2));
        pictures[i] = picture_of(&show, point_make(5, 2));
        show.stage.remains.count = 0;
    }
    assert_true(pictures[0] != pictures[1]);
    scene_show_end(&show);
}

static void they_are_drawn_until_water_covers_them(void **unused)
{
    struct scene_show show = scene_show_begin(game_picture(hall), true);
    struct point at = {5, 2};
    (void)unused;
    uint64_t bare = picture_of(&show, at);
    note_death(show.state, &show.stage.remains, at);
    assert_true(picture_of(&show, at) != bare);
    level_set_terrain(state_level(show.state), at, TERRAIN_SHALLOW_WATER);
    visibility_note_all(show.state);
    visibility_refresh(show.state);
    uint64_t wet = picture_of(&show, at);
    show.stage.remains.count = 0;
    assert_true(picture_of(&show, at) == wet);
    scene_show_end(&show);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(remains_lie_on_dry_ground),
        cmocka_unit_test(they_are_of_one_floor_of_one_seed),
        cmocka_unit_test(a_run_of_the_same_seed_begins_without_any),
        cmocka_unit_test(they_show_what_died),
        cmocka_unit_test(the_newest_are_kept),
        cmocka_unit_test(they_are_drawn_until_water_covers_them),
    };
    return cmocka_run_group_tests(tests, built_art_load, built_art_unload);
}
