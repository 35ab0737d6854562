/* How events move actors and light: blows, pulls and leaps, thrown lights, floors that fade over, eyes that open. */
#include "support/check.h"
#include "support/game_picture.h"

#include "ui/art/tileset.h"
#include "ui/scene/stage.h"

#include <stdlib.h>

/* Longer than any movement. */
enum { LONG_MS = 2000 };

static const char room[] = "#################\n"
                           "#...............#\n"
                           "#..@............#\n"
                           "#...........r...#\n"
                           "#...............#\n"
                           "#...............#\n"
                           "#################\n";

/* A game and the stage that shows it. */
struct show {
    struct state *state;
    struct stage stage;
    struct camera camera;
    uint32_t now;
};

static struct show begin(void)
{
    struct show show = {.state = game_picture(room),
                        .camera = {.width = 17 * TILE_SIDE, .height = 7 * TILE_SIDE},
                        .now = 5000};
    assert_true(stage_set(&show.stage, show.state, show.now));
    stage_light(&show.stage, show.state, &show.camera);
    return show;
}

static void end(struct show *show)
{
    stage_clear(&show->stage);
    state_destroy(show->state);
}

static void advance(struct show *show, uint32_t passed)
{
    show->now += passed;
    stage_advance(&show->stage, &show->camera, show->now);
}

/* Shows an event that the game has not reported itself. */
static void show_event(struct show *show, struct event event)
{
    struct state *state = show->state;
    state->events = (struct event_list){.events = {event}, .count = 1};
    stage_play(&show->stage, state, show->now);
}

static struct point pixel_of(const struct show *show, struct handle handle)
{
    struct point pixel;
    bool faces_left;
    const struct actor *actor = level_actor_const(state_level_const(show->state), handle);
    stage_place(&show->stage, handle, actor, &pixel.x, &pixel.y, &faces_left);
    return pixel;
}

static void test_an_actor_that_moved_unseen_steps_from_where_it_is_seen_again(void **unused)
{
    (void)unused;
    struct show show = begin();
    struct handle rat = game_picture_actor(show.state, 'r');
    struct point at = level_actor_const(state_level_const(show.state), rat)->position;
    show_event(&show,
               (struct event){.kind = EVENT_MOVED, .actor = rat, .from = {2, 5}, .to = {3, 5}});
    advance(&show, LONG_MS);
    struct point from = point_make(at.x - 1, at.y);
    show_event(&show, (struct event){.kind = EVENT_MOVED, .actor = rat, .from = from, .to = at});
    assert_int_equal(pixel_of(&show, rat).x, from.x * TILE_SIDE);
    assert_int_equal(pixel_of(&show, rat).y, from.y * TILE_SIDE);
    end(&show);
}

static void test_a_pulled_actor_is_dragged_all_the_way(void **unused)
{
    (void)unused;
    struct show show = begin();
    struct handle rat = game_picture_actor(show.state, 'r');
    struct point at = level_actor_const(state_level_const(show.state), rat)->position;
    struct point from = point_make(at.x - 4, at.y);
    show_event(&show, (struct event){.kind = EVENT_PULLED, .victim = rat, .from = from, .to = at});
    int last = pixel_of(&show, rat).x;
    assert_int_equal(last, from.x * TILE_SIDE);
    for (int i = 0; i < 4; i++) {
        advance(&show, STAGE_EFFECT_MS / 5);
        assert_true(pixel_of(&show, rat).x > last);
        last = pixel_of(&show, rat).x;
    }
    advance(&show, LONG_MS);
    assert_int_equal(pixel_of(&show, rat).x, at.x * TILE_SIDE);
    end(&show);
}

static bool is_shaken(const struct show *show)
{
    struct point shake = stage_shake(&show->stage, show->state);
    assert_true(abs(shake.x) <= 3 && abs(shake.y) <= 3);
    return shake.x != 0 || shake.y != 0;
}

static void test_a_blow_at_the_hero_shakes_the_picture_for_a_moment(void **unused)
{
    (void)unused;
    for (int is_still = 0; is_still < 2; is_still++) {
        struct show show = begin();
        struct event blow = {.kind = EVENT_STRUCK,
                             .victim = show.state->hero,
                             .from = {4, 2},
                             .to = {3, 2},
                             .damage = 3};
        int shaken = 0;
        show.stage.is_still = is_still;
        show_event(&show, blow);
        for (int passed = 0; passed < 200; passed += 10) {
            shaken += is_shaken(&show);
            advance(&show, 10);
        }
        assert_true(is_still ? shaken == 0 : shaken >= 5);
        assert_false(is_shaken(&show));
        end(&show);
    }
}

static void test_a_struck_actor_recoils_and_comes_back(void **unused)
{
    (void)unused;
    struct show show = begin();
    struct handle rat = game_picture_actor(show.state, 'r');
    struct point at = level_actor_const(state_level_const(show.state), rat)->position;
    show_event(&show, (struct event){.kind = EVENT_STRUCK,
                                     .victim = rat,
                                     .from = point_make(at.x - 1, at.y),
                                     .to = at,
                                     .damage = 1});
    assert_true(pixel_of(&show, rat).x > at.x * TILE_SIDE);
    assert_true(pixel_of(&show, rat).x <= at.x * TILE_SIDE + 2);
    stage_finish(&show.stage, show.state, &show.camera);
    assert_int_equal(pixel_of(&show, rat).x, at.x * TILE_SIDE);
    assert_int_equal(pixel_of(&show, rat).y, at.y * TILE_SIDE);
    end(&show);
}

static bool is_hurting(const struct show *show, struct handle actor)
{
    const struct stage_effects *effects = &show->stage.effects;
    bool is = false;
    for (int i = 0; i < effects->count; i++)
        is |= effects->list[i].kind == STAGE_EFFECT_HURT &&
              handle_is_equal(effects->list[i].actor, actor) &&
              stage_effects_progress(effects, &effects->list[i], show->now, false) >= 0;
    return is;
}

static void test_a_blow_after_the_heros_own_is_seen_to_answer_it(void **unused)
{
    (void)unused;
    struct show show = begin();
    struct handle hero = show.state->hero;
    struct handle rat = game_picture_actor(show.state, 'r');
    struct point cells[] = {{3, 2}, {4, 2}};
    level_move_actor(state_level(show.state), rat, cells[1]);
    struct point hero_at = pixel_of(&show, hero);
    struct point rat_at = pixel_of(&show, rat);
    struct event blows[] = {
        {.kind = EVENT_STRUCK, .actor = hero, .victim = rat, .from = cells[0], .to = cells[1]},
        {.kind = EVENT_STRUCK, .actor = rat, .victim = hero, .from = cells[1], .to = cells[0]}};
    blows[0].damage = blows[1].damage = 1;
    show.state->events = (struct event_list){.events = {blows[0], blows[1]}, .count = 2};
    stage_play(&show.stage, show.state, show.now);
    advance(&show, STAGE_ANSWER_MS - 20);
    assert_true(pixel_of(&show, hero).x > hero_at.x);
    assert_true(is_hurting(&show, rat));
    assert_true(pixel_of(&show, rat).x >= rat_at.x); /* it recoils */
    assert_false(is_hurting(&show, hero));
    advance(&show, 60);
    assert_true(pixel_of(&show, rat).x < rat_at.x);
    assert_true(is_hurting(&show, hero));
    stage_play(&show.stage, show.state, show.now);
    stage_finish(&show.stage, show.state, &show.camera);
    assert_int_equal(pixel_of(&show, rat).x, rat_at.x);
    assert_false(stage_is_moving(&show.stage, show.state));
    end(&show);
}

/* The hero throws its knife to a cell. */
static struct event throw_to(const struct show *show, struct point to)
{
    return (struct event){.kind = EVENT_MISSILE,
                          .actor = show->state->hero,
                          .item = ITEM_KNIFE,
                          .from = state_hero_const(show->state)->position,
                          .to = to};
}

static void test_what_moves_waits_until_the_heros_missile_has_landed(void **unused)
{
    (void)unused;
    struct show show = begin();
    struct handle rat = game_picture_actor(show.state, 'r');
    struct point at = level_actor_const(state_level_const(show.state), rat)->position;
    struct point from = point_make(at.x + 1, at.y);
    struct event throw = throw_to(&show, from);
    struct event step = {.kind = EVENT_MOVED, .actor = rat, .from = from, .to = at};
    show.state->events = (struct event_list){.events = {throw, step}, .count = 2};
    stage_play(&show.stage, show.state, show.now);
    int flight = stage_effects_flight_ends(&show.stage.effects);
    assert_true(flight > 0);
    assert_int_equal(pixel_of(&show, rat).x, from.x * TILE_SIDE);
    advance(&show, (uint32_t)flight);
    assert_int_equal(pixel_of(&show, rat).x, from.x * TILE_SIDE);
    advance(&show, 20);
    assert_true(pixel_of(&show, rat).x < from.x * TILE_SIDE);
    advance(&show, LONG_MS);
    assert_int_equal(pixel_of(&show, rat).x, at.x * TILE_SIDE);
    end(&show);
}

static void test_a_blow_answers_a_missile_after_that_has_hit(void **unused)
{
    (void)unused;
    struct show show = begin();
    struct handle hero = show.state->hero;
    struct handle rat = game_picture_actor(show.state, 'r');
    struct point cells[] = {{3, 2}, {4, 2}};
    struct event throw = throw_to(&show, cells[1]);
    struct event hit = {.kind = EVENT_STRUCK,
                        .actor = hero,
                        .victim = rat,
                        .from = cells[0],
                        .to = cells[1],
                        .damage = 1};
    struct event bite = {.kind = EVENT_STRUCK,
                         .actor = rat,
                         .victim = hero,
                         .from = cells[1],
                         .to = cells[0],
                         .damage = 1};
    show.state->events = (struct event_list){.events = {throw, hit, bite}, .count = 3};
    stage_play(&show.stage, show.state, show.now);
    int landed = stage_effects_blow_begins(&show.stage.effects, &hit);
    assert_true(landed > 0);
    assert_int_equal(stage_effects_blow_begins(&show.stage.effects, &bite),
                     landed + STAGE_ANSWER_MS);
    end(&show);
}

static void test_a_leaping_actor_leaves_the_ground_and_a_stepping_one_does_not(void **unused)
{
    (void)unused;
    struct show show = begin();
    struct handle rat = game_picture_actor(show.state, 'r');
    struct point at = level_actor_const(state_level_const(show.state), rat)->position;
    for (int cells = 1; cells <= 3; cells++) {
        struct point from = point_make(at.x - cells, at.y);
        show_event(&show,
                   (struct event){.kind = EVENT_MOVED, .actor = rat, .from = from, .to = at});
        assert_int_equal(stage_lift(&show.stage, rat), 0);
        advance(&show, 45);
        assert_int_equal(stage_lift(&show.stage, rat) > 0, cells > 1);
        advance(&show, LONG_MS);
        assert_int_equal(stage_lift(&show.stage, rat), 0);
    }
    end(&show);
}

static void test_the_light_of_a_flare_waits_until_it_lands(void **unused)
{
    (void)unused;
    struct show show = begin();
    struct state *state = show.state;
    stage_finish(&show.stage, state, &show.camera);
    show.stage.shown[0].red = 10;
    state->events =
        (struct event_list){.events = {{.kind = EVENT_MISSILE, .item = ITEM_FLARE, .to = {9, 4}},
                                       {.kind = EVENT_CLOUD, .cloud = CLOUD_FLARE, .to = {9, 4}}},
                            .count = 2};
    stage_play(&show.stage, state, show.now);
    show.stage.target[0].red = 200;
    advance(&show, 60);
    assert_int_equal(show.stage.shown[0].red, 10);
    advance(&show, 50);
    assert_true(show.stage.shown[0].red > 10);
    advance(&show, 50);
    assert_int_equal(show.stage.shown[0].red, 200);
    end(&show);
}

static void test_a_key_pressed_while_a_floor_fades_in_shows_it_at_once(void **unused)
{
    (void)unused;
    struct show show = begin();
    advance(&show, 20);
    assert_true(stage_fade(&show.stage) < 255);
    show.state->events.count = 0;
    stage_play(&show.stage, show.state, show.now);
    assert_int_equal(stage_fade(&show.stage), 255);
    end(&show);
}

static void test_the_old_floor_fades_out_before_the_new_one_fades_in(void **unused)
{
    (void)unused;
    struct show show = begin();
    struct state *state = show.state;
    advance(&show, LONG_MS);
    assert_false(stage_is_leaving(&show.stage));
    state->turn = 5;
    state->events = (struct event_list){.events = {{.kind = EVENT_ARRIVED}}, .count = 1};
    assert_true(stage_set(&show.stage, state, show.now));
    assert_true(stage_is_leaving(&show.stage));
    assert_int_equal(stage_fade(&show.stage), 255);
    /* Whatever else moves: or the old floor would stay until the next key. */
    show.stage.effects.count = 0;
    show.stage.light_settles = show.now;
    assert_true(stage_is_moving(&show.stage, state));
    advance(&show, 40);
    assert_true(stage_is_leaving(&show.stage));
    assert_true(stage_fade(&show.stage) < 128);
    advance(&show, 30);
    assert_false(stage_is_leaving(&show.stage));
    assert_true(stage_fade(&show.stage) < 128);
    advance(&show, STAGE_EFFECT_MS - 70);
    assert_int_equal(stage_fade(&show.stage), 255);
    end(&show);
}

static void test_newly_seen_eyes_open_slowly(void **unused)
{
    (void)unused;
    struct show show = begin();
    struct state *state = show.state;
    state->events.count = 0;
    state->vision.eyes[0] = point_make(9, 1);
    state->vision.eye_count = 1;
    for (int turn = 0; turn < 2; turn++) {
        show.now += LONG_MS;
        stage_play(&show.stage, state, show.now);
        bool is_new = turn == 0;
        assert_int_equal(stage_eyes_open(&show.stage, point_make(9, 1)) < 50, is_new);
        advance(&show, LONG_MS);
        assert_int_equal(stage_eyes_open(&show.stage, point_make(9, 1)), 255);
    }
    end(&show);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_an_actor_that_moved_unseen_steps_from_where_it_is_seen_again),
        cmocka_unit_test(test_a_pulled_actor_is_dragged_all_the_way),
        cmocka_unit_test(test_a_blow_at_the_hero_shakes_the_picture_for_a_moment),
        cmocka_unit_test(test_a_struck_actor_recoils_and_comes_back),
        cmocka_unit_test(test_a_blow_after_the_heros_own_is_seen_to_answer_it),
        cmocka_unit_test(test_what_moves_waits_until_the_heros_missile_has_landed),
        cmocka_unit_test(test_a_blow_answers_a_missile_after_that_has_hit),
        cmocka_unit_test(test_a_leaping_actor_leaves_the_ground_and_a_stepping_one_does_not),
        cmocka_unit_test(test_the_light_of_a_flare_waits_until_it_lands),
        cmocka_unit_test(test_a_key_pressed_while_a_floor_fades_in_shows_it_at_once),
        cmocka_unit_test(test_the_old_floor_fades_out_before_the_new_one_fades_in),
        cmocka_unit_test(test_newly_seen_eyes_open_slowly),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
