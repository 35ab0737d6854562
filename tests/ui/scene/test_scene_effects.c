/* Effects on the map: thrown items, sliding crates and the victims of missiles are drawn on their way, and nothing is
 * left when the effects are over. */
#include "support/built_art.h"
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_show.h"

#include "base/array.h"
#include "base/bit_grid.h"
#include "game/awareness.h"
#include "rules/visibility.h"

#include <stdlib.h>
#include <string.h>

static const char room[] = "##########\n"
                           "#@...r...#\n"
                           "#........#\n"
                           "##########\n";

static void begin(struct scene_show *show, const char *drawn, bool is_still)
{
    *show = scene_show_begin(game_picture(drawn), is_still);
    scene_show_draw(show);
}

static void play(struct scene_show *show, struct event event)
{
    show->state->events.count = 0;
    event_list_add(&show->state->events, event);
    show->state->hero_noise = 0;
    stage_play(&show->stage, show->state, 5000);
    stage_light(&show->stage, show->state, &show->scene.camera);
}

/* The picture of a cell, `passed` milliseconds after the events. */
static void draw_cell(struct scene_show *show, int passed, struct point cell,
                      uint32_t pixels[TILE_SIDE * TILE_SIDE])
{
    stage_advance(&show->stage, &show->scene.camera, 5000 + (uint32_t)passed);
    scene_compose(&show->scene, &show->canvas);
    for (int y = 0; y < TILE_SIDE; y++)
        memcpy(pixels + y * TILE_SIDE,
               show->canvas.pixels + (cell.y * TILE_SIDE + y) * show->canvas.width +
                   cell.x * TILE_SIDE,
               TILE_SIDE * sizeof *pixels);
}

static bool is_same(const uint32_t *a, const uint32_t *b)
{
    return memcmp(a, b, sizeof(uint32_t) * TILE_SIDE * TILE_SIDE) == 0;
}

/* Compares a cell at some time of an event and a change with the empty cell and with the end. */
struct looks {
    uint32_t bare[TILE_SIDE * TILE_SIDE];
    uint32_t begun[TILE_SIDE * TILE_SIDE];
    uint32_t over[TILE_SIDE * TILE_SIDE];
};

static void test_a_thrown_item_is_not_on_the_floor_while_it_flies(void **unused)
{
    (void)unused;
    struct scene_show show;
    struct looks looks;
    struct point at = {3, 2};
    begin(&show, room, false);
    draw_cell(&show, 0, at, looks.bare);
    level_set_item(state_level(show.state), at, ITEM_KNIFE);
    visibility_note_all(show.state);
    visibility_refresh(show.state);
    play(&show,
         (struct event){.kind = EVENT_MISSILE, .item = ITEM_KNIFE, .from = {1, 1}, .to = at});
    draw_cell(&show, 5, at, looks.begun);
    draw_cell(&show, 5000, at, looks.over);
    assert_true(is_same(looks.begun, looks.bare));
    assert_false(is_same(looks.over, looks.bare));
    scene_show_end(&show);
}

static void test_a_crate_appears_in_its_cell_only_after_sliding(void **unused)
{
    (void)unused;
    struct scene_show show;
    struct looks looks;
    struct point at = {5, 2};
    begin(&show, room, false);
    draw_cell(&show, 0, at, looks.bare);
    level_set_terrain(state_level(show.state), at, TERRAIN_CRATE);
    visibility_note_all(show.state);
    visibility_refresh(show.state);
    play(&show,
         (struct event){.kind = EVENT_PUSHED, .terrain = TERRAIN_CRATE, .from = {4, 2}, .to = at});
    draw_cell(&show, 0, at, looks.begun);
    draw_cell(&show, 5000, at, looks.over);
    assert_true(is_same(looks.begun, looks.bare));
    assert_false(is_same(looks.over, looks.bare));
    scene_show_end(&show);
}

/* Counts the pixels that are nearly white and those that are clearly red. */
static void count_colours(const uint32_t *pixels, int *white, int *red)
{
    *white = *red = 0;
    for (int i = 0; i < TILE_SIDE * TILE_SIDE; i++) {
        int r = (int)(pixels[i] >> 16 & 0xff);
        int g = (int)(pixels[i] >> 8 & 0xff);
        int b = (int)(pixels[i] & 0xff);
        *white += r > 180 && g > 180 && b > 170;
        *red += r > 120 && r > 2 * g && r > 2 * b;
    }
}

/* Counts the pixels of a kind's picture. */
static int count_body(enum monster kind, int frame)
{
    struct image image = atlas_frame(&built_art.atlas, built_art.tileset.monsters[kind], frame);
    int count = 0;
    for (int y = 0; y < TILE_SIDE; y++)
        for (int x = 0; x < TILE_SIDE; x++)
            count += image.pixels[y * image.stride + x] >> 24 == 255;
    return count;
}

static void test_a_struck_actor_flashes_white_then_red_even_if_its_picture_is_dark(void **unused)
{
    (void)unused;
    static const enum monster dark[] = {MONSTER_STALKER_CUB, MONSTER_SHADE, MONSTER_NIGHT_HUNTER};
    for (size_t i = 0; i < ARRAY_LENGTH(dark); i++) {
        struct scene_show show;
        uint32_t pixels[TILE_SIDE * TILE_SIDE];
        struct point at = {5, 1};
        int white;
        int red;
        begin(&show, room, false);
        struct level *level = state_level(show.state);
        struct handle struck = level_actor_at(level, at);
        level_actor(level, struck)->kind = dark[i];
        game_picture_sink(show.state, FLOOR_COUNT);
        play(&show, (struct event){.kind = EVENT_HURT, .victim = struck, .to = at, .damage = 1});
        int body = count_body(dark[i], show.scene.idle_frame + struck.index);
        draw_cell(&show, 50, at, pixels);
        count_colours(pixels, &white, &red);
        if (white * 4 < body * 3)
            fail_msg("%s: %d of %d are white", monster_get(dark[i])->id, white, body);
        draw_cell(&show, 80, at, pixels);
        count_colours(pixels, &white, &red);
        if (red * 3 < body * 2 || white * 4 > body)
            fail_msg("%s: %d of %d are red", monster_get(dark[i])->id, red, body);
        scene_show_end(&show);
    }
}

/* An event of any kind, with an actor or without. */
static struct event some_event(int kind, const struct state *state)
{
    struct event event = {.kind = (enum event_kind)kind,
                          .monster = MONSTER_GUTTER_RAT,
                          .victim_kind = MONSTER_GUTTER_RAT,
                          .item = ITEM_KNIFE,
                          .cloud = CLOUD_FLARE,
                          .boon = BOON_CLEAR_GLASS,
                          .terrain = TERRAIN_DOOR_CLOSED,
                          .from = {1, 1},
                          .to = {5, 1},
                          .damage = 3,
                          .healed = 3,
                          .loudness = 3,
                          .is_hushed = true};
    event.victim = level_actor_at(state_level_const(state), event.to);
    event.actor = kind == EVENT_MOVED ? event.victim : state->hero;
    if (kind == EVENT_LANTERN)
        event.lantern = 1;
    return event;
}

static bool stays(int kind)
{
    return kind == EVENT_TELL || kind == EVENT_STRUCK || kind == EVENT_HURT ||
           kind == EVENT_HEALED || kind == EVENT_FELL || kind == EVENT_WARNED ||
           kind == EVENT_NIGHT || kind == EVENT_DIED;
}

static void test_only_lasting_effects_are_left_when_time_is_up(void **unused)
{
    (void)unused;
    for (int kind = 0; kind < EVENT_KIND_COUNT; kind++) {
        struct scene_show show;
        begin(&show, room, false);
        size_t bytes = sizeof(uint32_t) * (size_t)(show.canvas.width * show.canvas.height);
        uint32_t *before = malloc(bytes);
        assert_non_null(before);
        scene_compose(&show.scene, &show.canvas);
        memcpy(before, show.canvas.pixels, bytes);
        play(&show, some_event(kind, show.state));
        bool has_ring = kind == EVENT_BOON || kind == EVENT_BEACON;
        int end = kind == EVENT_NOISE ? STAGE_RINGS_MS
                  : has_ring          ? STAGE_REACH_MS
                                      : STAGE_EFFECT_MS;
        for (int passed = 0; passed <= end; passed += 10) {
            stage_advance(&show.stage, &show.scene.camera, 5000 + (uint32_t)passed);
            scene_compose(&show.scene, &show.canvas);
        }
        bool has_faced = kind == EVENT_MOVED || kind == EVENT_STRUCK;
        if (!has_faced && !stays(kind) && memcmp(before, show.canvas.pixels, bytes) != 0)
            fail_msg("event %d leaves something behind", kind);
        if (stays(kind) && kind != EVENT_STRUCK)
            assert_memory_not_equal(before, show.canvas.pixels, bytes);
        free(before);
        scene_show_end(&show);
    }
}

static void test_with_reduced_motion_nothing_changes_over_time(void **unused)
{
    (void)unused;
    for (int kind = 0; kind < EVENT_KIND_COUNT; kind++) {
        struct scene_show show;
        begin(&show, room, true);
        size_t bytes = sizeof(uint32_t) * (size_t)(show.canvas.width * show.canvas.height);
        uint32_t *first = malloc(bytes);
        assert_non_null(first);
        play(&show, some_event(kind, show.state));
        stage_advance(&show.stage, &show.scene.camera, 5000);
        scene_compose(&show.scene, &show.canvas);
        memcpy(first, show.canvas.pixels, bytes);
        stage_advance(&show.stage, &show.scene.camera, 5070);
        scene_compose(&show.scene, &show.canvas);
        assert_memory_equal(first, show.canvas.pixels, bytes);
        assert_false(stage_is_moving(&show.stage, show.state));
        free(first);
        scene_show_end(&show);
    }
}

static bool has_colour(const uint32_t *pixels, uint32_t colour)
{
    for (int i = 0; i < TILE_SIDE * TILE_SIDE; i++)
        if ((pixels[i] & 0xffffff) == colour)
            return true;
    return false;
}

/* A blow by the actor north of the hero, and one at the hero. */
static void test_the_number_of_a_blow_stands_beside_bodies(void **unused)
{
    (void)unused;
    static const char pair[] = "#####\n#.r.#\n#.@.#\n#####\n";
    static const struct point north = {2, 1};
    static const struct point south = {2, 2};
    for (int blow = 0; blow < 2; blow++) {
        struct scene_show show;
        begin(&show, pair, false);
        struct handle rat = level_actor_at(state_level(show.state), north);
        bool at_hero = blow == 0;
        uint32_t colour = at_hero ? 0xff6a58 : 0xf4ead0;
        struct point own = at_hero ? south : north;
        play(&show, (struct event){.kind = EVENT_STRUCK,
                                   .actor = at_hero ? rat : show.state->hero,
                                   .victim = at_hero ? show.state->hero : rat,
                                   .from = at_hero ? north : south,
                                   .to = own,
                                   .damage = 3});
        bool is_shown = false;
        for (int passed = 0; passed < 2000; passed += 20) {
            uint32_t pixels[TILE_SIDE * TILE_SIDE];
            draw_cell(&show, passed, point_step(own, DIRECTION_EAST), pixels);
            is_shown = is_shown || has_colour(pixels, colour);
            draw_cell(&show, passed, north, pixels);
            assert_false(has_colour(pixels, colour));
            draw_cell(&show, passed, south, pixels);
            assert_false(has_colour(pixels, colour));
        }
        assert_true(is_shown);
        scene_show_end(&show);
    }
}

#define WOUND 0xff6a58
#define BLOW 0xf4ead0
#define MELEE_SIDE 7

/* Counts the pixels of numbers on the canvas; none may be in a cell with a body. */
static int count_number_pixels(const struct scene_show *show)
{
    int count = 0;
    for (int y = 0; y < show->canvas.height; y++)
        for (int x = 0; x < show->canvas.width; x++) {
            uint32_t colour = show->canvas.pixels[y * show->canvas.width + x] & 0xffffff;
            struct point cell = {x / TILE_SIDE, y / TILE_SIDE};
            if (colour != WOUND && colour != BLOW)
                continue;
            if (level_is_occupied(state_level_const(show->state), cell))
                fail_msg("a number hides the body in cell %d, %d", cell.x, cell.y);
            count++;
        }
    return count;
}

/* Checks that all of an actor's pips is shown, and none of it over another body. */
static void check_pips(const struct scene_show *show, const struct actor *actor)
{
    struct image pips = atlas_frame(&built_art.atlas, built_art.tileset.tiles[TILE_PIPS],
                                    (int)awareness_of(show->state, actor) - 1);
    struct point above = point_step(actor->position, DIRECTION_NORTH);
    int up = level_is_occupied(state_level_const(show->state), above) ? 0 : SCENE_PIPS_ABOVE;
    for (int y = 0; y < TILE_SIDE; y++)
        for (int x = 0; x < TILE_SIDE; x++) {
            uint32_t wanted = pips.pixels[y * pips.stride + x];
            uint32_t shown =
                show->canvas.pixels[(actor->position.y * TILE_SIDE + y - up) * show->canvas.width +
                                    actor->position.x * TILE_SIDE + x];
            if (wanted >> 24 == 0xff)
                assert_int_equal(shown & 0xffffff, wanted & 0xffffff);
        }
}

static void add_blow(struct scene_show *show, struct handle by, struct handle to)
{
    const struct level *level = state_level_const(show->state);
    event_list_add(&show->state->events,
                   (struct event){.kind = EVENT_STRUCK,
                                  .actor = by,
                                  .victim = to,
                                  .from = level_actor_const(level, by)->position,
                                  .to = level_actor_const(level, to)->position,
                                  .damage = 1});
}

/* The hero in the middle of a hall with hunting rats on some of the cells around it, each struck, and the hero struck by
 * each. Returns how many numbers there are. */
static int begin_melee(struct scene_show *show, unsigned around)
{
    static const struct point hero = {3, 3};
    int numbers = 1;
    begin(show, "#######\n#.....#\n#.....#\n#..@..#\n#.....#\n#.....#\n#######\n", false);
    show->state->events.count = 0;
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct actor rat = {.kind = MONSTER_GUTTER_RAT,
                            .position = point_step(hero, (enum direction)d),
                            .health = 5,
                            .suspicion = SUSPICION_HUNTING};
        if (!(around >> d & 1))
            continue;
        struct handle handle = level_add_actor(state_level(show->state), rat);
        visibility_note_come(show->state, handle);
        add_blow(show, show->state->hero, handle);
        add_blow(show, handle, show->state->hero);
        numbers++;
    }
    visibility_refresh(show->state);
    stage_play(&show->stage, show->state, 5000);
    return numbers;
}

static void test_in_a_melee_no_number_and_no_pips_hide_a_body_or_each_other(void **unused)
{
    (void)unused;
    for (unsigned around = 1; around < 1u << DIRECTION_COUNT; around++) {
        struct scene_show show;
        if (bit_count(around) > 5) /* some cells must be free */
            continue;
        int numbers = begin_melee(&show, around);
        stage_light(&show.stage, show.state, &show.scene.camera);
        stage_advance(&show.stage, &show.scene.camera, 5500);
        show.state->events.count = 0;
        scene_compose(&show.scene, &show.canvas);
        /* Each rat lost 1, the hero 1 to each of them; these are the dots of the digits. */
        static const int dots[] = {0, 8, 11, 11, 9, 11};
        assert_int_equal(count_number_pixels(&show),
                         (numbers - 1) * dots[1] + dots[bit_count(around)]);
        for (uint16_t i = 0; level_next_actor(state_level_const(show.state), &i); i++)
            if (!state_is_hero(show.state, level_handle(state_level_const(show.state), i)))
                check_pips(&show, &state_level_const(show.state)->actors[i]);
        scene_show_end(&show);
    }
}

/* The hero kills what is east of it. */
static void play_kill(struct scene_show *show)
{
    struct handle rat = game_picture_actor(show->state, 'r');
    struct point hero = state_hero_const(show->state)->position;
    struct point at = point_step(hero, DIRECTION_EAST);
    show->state->events.count = 0;
    event_list_add(&show->state->events, (struct event){.kind = EVENT_STRUCK,
                                                        .actor = show->state->hero,
                                                        .victim = rat,
                                                        .from = hero,
                                                        .to = at,
                                                        .damage = 4});
    event_list_add(&show->state->events,
                   (struct event){.kind = EVENT_DIED,
                                  .actor = show->state->hero,
                                  .victim = rat,
                                  .victim_kind = game_picture_who(show->state, 'r')->kind,
                                  .to = at});
    show->state->hero_noise = 0;
    stage_play(&show->stage, show->state, 5000);
    stage_light(&show->stage, show->state, &show->scene.camera);
}

static void test_a_body_falls_apart_away_from_the_blow(void **unused)
{
    (void)unused;
    struct scene_show show;
    uint32_t before[TILE_SIDE * TILE_SIDE];
    uint32_t during[TILE_SIDE * TILE_SIDE];
    begin(&show, "##########\n#..@r....#\n#........#\n##########\n", false);
    draw_cell(&show, 0, point_make(5, 1), before);
    play_kill(&show);
    int changed = 0;
    for (int passed = 20; passed < STAGE_EFFECT_MS; passed += 20) {
        draw_cell(&show, passed, point_make(5, 1), during);
        changed += !is_same(before, during);
    }
    assert_true(changed >= 3);
    struct point shake = {0, 0};
    for (int passed = 0; passed < STAGE_EFFECT_MS; passed += 10) {
        stage_advance(&show.stage, &show.scene.camera, 5000 + (uint32_t)passed);
        shake.x = abs(stage_shake(&show.stage, show.state).x) > shake.x ? 1 : shake.x;
    }
    assert_int_equal(shake.x, 1);
    scene_show_end(&show);
}

/* The rightmost column of the canvas with anything of a burst in it. */
static int burst_end(struct scene_show *show)
{
    struct canvas *canvas = &show->canvas;
    int end = 0;
    canvas_clear(canvas);
    scene_draw_bursts(&show->scene, canvas);
    for (int i = 0; i < canvas->width * canvas->height; i++)
        if ((canvas->pixels[i] & 0xffffff) != 0 && i % canvas->width > end)
            end = i % canvas->width;
    return end;
}

/* The fastest come into the second cell behind the body. */
static void test_the_pieces_of_a_body_fly_at_different_speeds(void **unused)
{
    (void)unused;
    struct scene_show show;
    int end = 0;
    begin(&show, "##########\n#..@r....#\n#........#\n##########\n", false);
    play_kill(&show);
    for (int passed = 20; passed < STAGE_EFFECT_MS; passed += 10) {
        stage_advance(&show.stage, &show.scene.camera, 5000 + (uint32_t)passed);
        int now = burst_end(&show);
        end = now > end ? now : end;
    }
    assert_in_range(end + show.scene.camera.x, 6 * TILE_SIDE, 7 * TILE_SIDE);
    scene_show_end(&show);
}

/* Rings and smoke are gone with all other effects. */
static void test_a_light_dies_with_a_breath_that_is_soon_gone(void **unused)
{
    (void)unused;
    static const struct point above = {1, 1};
    for (int is_still = 0; is_still < 2; is_still++) {
        struct scene_show show;
        uint32_t after[TILE_SIDE * TILE_SIDE];
        uint32_t during[TILE_SIDE * TILE_SIDE];
        begin(&show, room, is_still);
        show.stage.effects.lantern = LANTERN_OPEN;
        play(&show, (struct event){.kind = EVENT_LANTERN, .lantern = LANTERN_DARK});
        struct canvas *canvas = &show.canvas;
        stage_advance(&show.stage, &show.scene.camera, 5060);
        canvas_clear(canvas);
        scene_draw_bursts(&show.scene, canvas);
        bool has_burst = false;
        for (int i = 0; i < canvas->width * canvas->height; i++)
            has_burst |= (canvas->pixels[i] & 0xffffff) != 0;
        assert_int_equal(has_burst, !is_still);
        draw_cell(&show, 400, above, after);
        draw_cell(&show, 800, above, during);
        assert_true(is_same(after, during));
        scene_show_end(&show);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_thrown_item_is_not_on_the_floor_while_it_flies),
        cmocka_unit_test(test_a_crate_appears_in_its_cell_only_after_sliding),
        cmocka_unit_test(test_a_struck_actor_flashes_white_then_red_even_if_its_picture_is_dark),
        cmocka_unit_test(test_only_lasting_effects_are_left_when_time_is_up),
        cmocka_unit_test(test_with_reduced_motion_nothing_changes_over_time),
        cmocka_unit_test(test_the_number_of_a_blow_stands_beside_bodies),
        cmocka_unit_test(test_in_a_melee_no_number_and_no_pips_hide_a_body_or_each_other),
        cmocka_unit_test(test_a_body_falls_apart_away_from_the_blow),
        cmocka_unit_test(test_the_pieces_of_a_body_fly_at_different_speeds),
        cmocka_unit_test(test_a_light_dies_with_a_breath_that_is_soon_gone),
    };
    return cmocka_run_group_tests(tests, built_art_load, built_art_unload);
}
