/* Signs over and under the light: pips, sleep, allies, links, smoke, aims. */
#include "support/built_art.h"
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_show.h"

#include "base/integer.h"
#include "game/awareness.h"
#include "ui/art/theme.h"
#include "world/captive.h"
#include "world/noticing.h"

#include <stdlib.h>
#include <string.h>

/* The hero in the light, a rat in view and one asleep. */
static const char room[] = "################\n"
                           "#..&...........#\n"
                           "#..............#\n"
                           "#..@...r....R..#\n"
                           "#..............#\n"
                           "################\n";

static const struct point rat_cell = {7, 3};

static struct scene_show begin(const char *picture)
{
    return scene_show_begin(game_picture(picture), true);
}

static struct actor *actor_in(struct scene_show *show, struct point cell)
{
    struct level *level = state_level(show->state);
    return level_actor(level, level_actor_at(level, cell));
}

static struct actor *rat_of(struct scene_show *show)
{
    return actor_in(show, rat_cell);
}

static void test_each_count_of_pips_looks_different(void **unused)
{
    (void)unused;
    static const int suspicions[] = {0, 1, SUSPICION_WARY, SUSPICION_HUNTING};
    uint64_t seen[4];
    struct scene_show show = begin(room);
    for (size_t i = 0; i < 4; i++) {
        rat_of(&show)->suspicion = suspicions[i];
        seen[i] = scene_show_sum(&show, rat_cell);
        for (size_t j = 0; j < i; j++)
            assert_true(seen[i] != seen[j]);
    }
    scene_show_end(&show);
}

/* The pixel at the tip of a chevron that would point out of the cell. */
static uint32_t tip_of(struct scene_show *show, struct point cell, enum direction direction)
{
    struct point way = direction_offset(direction);
    int x = cell.x * TILE_SIDE + TILE_SIDE / 2 + 9 * way.x;
    int y = cell.y * TILE_SIDE + TILE_SIDE / 2 + 9 * way.y;
    return show->canvas.pixels[y * show->canvas.width + x] & 0xffffff;
}

static void test_a_chevron_says_where_a_gazing_actor_looks(void **unused)
{
    (void)unused;
    for (int is_eye = 0; is_eye < 2; is_eye++) {
        struct scene_show show = begin(is_eye ? "############\n#..........#\n#..........#\n"
                                                "#..@...e...#\n#..........#\n############\n"
                                              : room);
        for (int d = 0; d < DIRECTION_COUNT; d++) {
            rat_of(&show)->facing = (enum direction)d;
            scene_show_draw(&show);
            for (int other = 0; other < DIRECTION_COUNT; other++)
                assert_int_equal(tip_of(&show, rat_cell, (enum direction)other) == THEME_EYES,
                                 is_eye && other == d);
        }
        scene_show_end(&show);
    }
}

static void test_burning_gas_does_not_hide_what_is_in_it(void **unused)
{
    (void)unused;
    uint32_t shown[TILE_SIDE][TILE_SIDE];
    int differing = 0;
    struct scene_show show = begin(room);
    level_set_cloud(state_level(show.state), rat_cell, CLOUD_GAS_FIRE, 2);
    scene_show_draw(&show);
    for (int y = 0; y < TILE_SIDE; y++)
        memcpy(shown[y], scene_show_row(&show, rat_cell, y), sizeof shown[y]);
    rat_of(&show)->is_seen = false;
    scene_show_draw(&show);
    for (int y = 0; y < TILE_SIDE; y++)
        for (int x = 0; x < TILE_SIDE; x++)
            differing += shown[y][x] != scene_show_row(&show, rat_cell, y)[x];
    assert_in_range(differing, 30, TILE_SIDE * TILE_SIDE);
    scene_show_end(&show);
}

static void test_a_cursor_hides_no_pips(void **unused)
{
    (void)unused;
    uint64_t seen[2];
    struct scene_show show = begin(room);
    for (int i = 0; i < 2; i++) {
        rat_of(&show)->suspicion = i == 0 ? SUSPICION_WARY : SUSPICION_HUNTING;
        show.scene.has_cursor = true;
        show.scene.cursor = point_make(rat_cell.x, rat_cell.y - 1); /* on the pips */
        seen[i] = scene_show_sum(&show, show.scene.cursor);
    }
    assert_true(seen[0] != seen[1]);
    const struct sprite *pips = built_art.tileset.tiles[TILE_PIPS];
    struct image image = atlas_frame(&built_art.atlas, pips, AWARENESS_KEPT_OFF - 1);
    for (int x = 0; x < TILE_SIDE; x++) {
        uint32_t wanted = image.pixels[image.stride + x];
        uint32_t shown = show.canvas.pixels[(rat_cell.y * TILE_SIDE - 5) * show.canvas.width +
                                            rat_cell.x * TILE_SIDE + x];
        if (wanted >> 24 == 0xff)
            assert_int_equal(shown & 0xffffff, wanted & 0xffffff);
    }
    scene_show_end(&show);
}

static void test_sleepers_and_allies_that_follow_or_wait_are_marked(void **unused)
{
    (void)unused;
    struct scene_show show = begin(room);
    uint64_t awake = scene_show_sum(&show, rat_cell);
    rat_of(&show)->is_asleep = true;
    assert_true(scene_show_sum(&show, rat_cell) != awake);
    rat_of(&show)->is_asleep = false;
    rat_of(&show)->is_ally = true;
    uint64_t following = scene_show_sum(&show, rat_cell);
    assert_true(following != awake);
    captive_set_waiting(rat_of(&show), true);
    assert_true(scene_show_sum(&show, rat_cell) != following);
    scene_show_end(&show);
}

/* A captive that follows, behind a wall: faint, with its sign above it. */
static void test_an_ally_out_of_view_is_drawn_otherwise_than_one_in_view(void **unused)
{
    (void)unused;
    struct scene_show show = begin("##########\n"
                                   "#@..#....#\n"
                                   "#.###.k..#\n"
                                   "##########\n");
    struct point at = {6, 2};
    struct actor *captive = actor_in(&show, at);
    captive->is_ally = false;
    uint64_t empty = scene_show_sum(&show, at);
    assert_false(captive->is_seen || captive->shines);
    captive->seen_at = at;
    captive->seen_until = show.state->turn + 1;
    uint64_t remembered = scene_show_sum(&show, at);
    captive->is_ally = true;
    uint64_t known = scene_show_sum(&show, at);
    assert_true(remembered != empty && known != empty && known != remembered);
    captive->is_seen = true;
    assert_true(scene_show_sum(&show, at) != known);
    scene_show_end(&show);
}

static void test_eyes_in_the_dark_carry_pips_too(void **unused)
{
    (void)unused;
    struct scene_show show = begin("##############################\n"
                                   "#@..............r............#\n"
                                   "##############################\n");
    struct point eyes = {16, 1};
    struct actor *rat = actor_in(&show, eyes);
    assert_false(rat->is_seen);
    rat->shines = true;
    uint64_t calm = scene_show_sum(&show, eyes);
    rat->suspicion = SUSPICION_HUNTING;
    assert_true(scene_show_sum(&show, eyes) != calm);
    rat->shines = false;
    uint64_t unseen = scene_show_sum(&show, eyes);
    rat->suspicion = 0;
    assert_true(scene_show_sum(&show, eyes) == unseen);
    scene_show_end(&show);
}

/* The pixels of a cell that are much redder than green. */
static int count_red(struct scene_show *show, struct point cell)
{
    int count = 0;
    scene_show_draw(show);
    for (int row = 0; row < TILE_SIDE; row++)
        for (int x = 0; x < TILE_SIDE; x++) {
            uint32_t pixel = scene_show_row(show, cell, row)[x];
            count += (int)(pixel >> 16 & 0xff) > 2 * (int)(pixel >> 8 & 0xff) + 60;
        }
    return count;
}

static void test_eyes_that_hunt_are_red(void **unused)
{
    (void)unused;
    struct scene_show show = begin("##############################\n"
                                   "#@..............r............#\n"
                                   "##############################\n");
    struct point eyes = {16, 1};
    struct actor *rat = actor_in(&show, eyes);
    rat->shines = true;
    assert_in_range(count_red(&show, eyes), 0, 2); /* the amber below each */
    rat->suspicion = SUSPICION_HUNTING;
    assert_in_range(count_red(&show, eyes), 8, 60);
    scene_show_end(&show);
}

static void test_smoke_covers_actors_and_chalk_lies_below_them(void **unused)
{
    (void)unused;
    struct scene_show with = begin(room);
    struct scene_show without = begin(room);
    level_remove_actor(state_level(without.state),
                       level_actor_at(state_level(without.state), rat_cell));
    assert_true(scene_show_sum(&with, rat_cell) != scene_show_sum(&without, rat_cell));
    uint64_t clear = scene_show_sum(&with, rat_cell);
    level_set_cloud(state_level(with.state), rat_cell, CLOUD_CHALK_MARK, 5);
    assert_true(scene_show_sum(&with, rat_cell) != clear);
    level_set_cloud(state_level(without.state), rat_cell, CLOUD_CHALK_MARK, 5);
    assert_true(scene_show_sum(&with, rat_cell) != scene_show_sum(&without, rat_cell));
    level_set_cloud(state_level(with.state), rat_cell, CLOUD_SMOKE, 5);
    assert_true(scene_show_sum(&with, rat_cell) != clear);
    scene_show_end(&with);
    scene_show_end(&without);
}

static void test_flames_move(void **unused)
{
    (void)unused;
    struct scene_show show = begin(room);
    level_set_cloud(state_level(show.state), rat_cell, CLOUD_FIRE, 5);
    uint64_t first = scene_show_sum(&show, (struct point){rat_cell.x, rat_cell.y});
    show.scene.idle_frame++;
    assert_true(scene_show_sum(&show, rat_cell) != first);
    scene_show_end(&show);
}

static void test_a_link_is_drawn_between_perceived_twins(void **unused)
{
    (void)unused;
    struct point between = {9, 3};
    struct scene_show show = begin(room);
    uint64_t single = scene_show_sum(&show, between);
    struct handle other = level_actor_at(state_level(show.state), point_make(12, 3));
    struct actor *twin = level_actor(state_level(show.state), other);
    twin->is_seen = true;
    rat_of(&show)->twin = other;
    twin->twin = level_actor_at(state_level(show.state), rat_cell);
    assert_true(scene_show_sum(&show, between) != single);
    twin->is_seen = twin->shines = false;
    rat_of(&show)->is_seen = rat_of(&show)->shines = false;
    assert_true(scene_show_sum(&show, between) == single);
    scene_show_end(&show);
}

static void test_a_blocked_aim_looks_different(void **unused)
{
    (void)unused;
    struct scene_show show = begin(room);
    struct point target = {6, 2};
    uint64_t plain = scene_show_sum(&show, target);
    struct scene_aim aim = {.target = target};
    show.scene.aim = &aim;
    uint64_t free_aim = scene_show_sum(&show, target);
    aim.is_blocked = true;
    uint64_t blocked = scene_show_sum(&show, target);
    assert_true(plain != free_aim && free_aim != blocked && plain != blocked);
    scene_show_end(&show);
}

static void an_aim_marks_the_cells_that_the_throw_would_harm(void **unused)
{
    (void)unused;
    struct scene_show show = begin(room);
    struct scene_aim aim = {.target = {1, 1}, .harm_at = {1, 1}};
    static const struct point cells[] = {{2, 1}, {1, 2}, {4, 2}, {0, 1}};
    show.scene.aim = &aim;
    for (int i = 0; i < 4; i++) {
        aim.harm_radius = 0;
        uint64_t plain = scene_show_sum(&show, cells[i]);
        aim.harm_radius = 1;
        bool is_marked = scene_show_sum(&show, cells[i]) != plain;
        assert_int_equal(is_marked, i < 2); /* not beyond the radius, and no wall */
    }
    scene_show_end(&show);
}

/* It has gone behind the wall, out of sight; later the hero forgets it. */
static void test_a_remembered_actor_is_drawn_where_it_was(void **unused)
{
    (void)unused;
    struct scene_show show = begin("###########\n"
                                   "#@....#.r.#\n"
                                   "###########\n");
    struct point was = {8, 1};
    uint64_t empty = scene_show_sum(&show, was);
    struct actor *rat = actor_in(&show, was);
    assert_false(rat->is_seen || rat->shines);
    rat->seen_at = was;
    rat->seen_until = show.state->turn + 1;
    assert_true(scene_show_sum(&show, was) != empty);
    show.state->turn += 10;
    assert_true(scene_show_sum(&show, was) == empty);
    show.state->traits.remembers = 15;
    assert_true(scene_show_sum(&show, was) != empty);
    show.state->turn += 30;
    assert_true(scene_show_sum(&show, was) == empty);
    rat->slept_when_seen = true;
    assert_true(scene_show_sum(&show, was) != empty);
    scene_show_end(&show);
}

/* The pixels of a sign that stands over a remembered rat as it is drawn; of those that hide what is below, all or few. */
static int count_shown(const struct scene_show *show, enum tile tile, struct point at)
{
    struct image image = atlas_frame(&built_art.atlas, built_art.tileset.tiles[tile], 0);
    int shown = 0;
    for (int y = 0; y < 6; y++) /* of the last known, only these rows are opaque */
        for (int x = 0; x < TILE_SIDE - 3; x++) {
            uint32_t wanted = image.pixels[y * image.stride + x];
            uint32_t drawn = show->canvas.pixels[(at.y * TILE_SIDE + y - 5) * show->canvas.width +
                                                 at.x * TILE_SIDE + x + 3];
            shown += wanted >> 24 == 0xff && (wanted & 0xffffff) == (drawn & 0xffffff);
        }
    return shown;
}

static void test_a_remembered_actor_has_a_question_mark_unless_it_slept(void **unused)
{
    (void)unused;
    struct scene_show show = begin("###########\n"
                                   "#@....#...#\n"
                                   "#.....#.r.#\n"
                                   "###########\n");
    struct point was = {8, 2};
    struct actor *rat = actor_in(&show, was);
    rat->seen_at = was;
    rat->seen_until = show.state->turn + 1;
    for (int sleeps = 0; sleeps < 2; sleeps++) {
        rat->slept_when_seen = sleeps;
        scene_show_draw(&show);
        int question = count_shown(&show, TILE_LAST_KNOWN, was);
        int sleep = count_shown(&show, TILE_ASLEEP, was);
        assert_int_equal(sleep > question, sleeps);
        assert_true(int_max(sleep, question) > 15);
    }
    scene_show_end(&show);
}

static void test_what_is_on_fire_looks_different(void **unused)
{
    (void)unused;
    struct scene_show show = begin(room);
    uint64_t before = scene_show_sum(&show, rat_cell);
    rat_of(&show)->statuses[STATUS_BURNING] = 2;
    assert_true(scene_show_sum(&show, rat_cell) != before);
    scene_show_end(&show);
}

static void the_hero_on_fire_looks_different(void **unused)
{
    (void)unused;
    struct scene_show show = begin(room);
    struct actor *hero = state_hero(show.state);
    uint64_t before = scene_show_sum(&show, hero->position);
    hero->statuses[STATUS_BURNING] = 2;
    assert_true(scene_show_sum(&show, hero->position) != before);
    scene_show_end(&show);
}

/* The length of the bar of health below the rat in the picture. */
static int drawn_bar_of(const struct scene_show *show)
{
    int length = 0;
    const uint32_t *row = scene_show_row(show, rat_cell, TILE_SIDE - 2);
    for (int x = 0; x < TILE_SIDE; x++)
        length += (row[x] & 0xffffff) == THEME_HEALTH;
    return length;
}

static int bar_of(struct scene_show *show)
{
    scene_show_draw(show);
    return drawn_bar_of(show);
}

static void the_health_of_what_is_wounded_is_a_bar(void **unused)
{
    (void)unused;
    struct scene_show show = begin(room);
    struct actor *rat = rat_of(&show);
    int max = rat->health;
    assert_int_equal(bar_of(&show), 0);
    rat->health = max / 2;
    int half = bar_of(&show);
    rat->health = 1;
    assert_in_range(bar_of(&show), 1, half - 1);
    scene_show_end(&show);
}

static void the_bar_of_health_shrinks_when_the_missile_hits(void **unused)
{
    (void)unused;
    struct scene_show show = scene_show_begin(game_picture(room), false);
    struct actor *rat = rat_of(&show);
    struct point from = {rat_cell.x - 2, rat_cell.y};
    struct event_list *events = &show.state->events;
    rat->health -= 2;
    int whole = bar_of(&show);
    rat->health -= 2;
    event_list_add(
        events,
        (struct event){.kind = EVENT_MISSILE, .item = ITEM_ARROW, .from = from, .to = rat_cell});
    event_list_add(events,
                   (struct event){.kind = EVENT_STRUCK, .from = from, .to = rat_cell, .damage = 2});
    stage_effects_play(&show.stage.effects, show.state, show.stage.now, false);
    scene_compose(&show.scene, &show.canvas);
    assert_int_equal(drawn_bar_of(&show), whole);
    assert_in_range(bar_of(&show), 1, whole - 1);
    scene_show_end(&show);
}

/* Under a quarter; with a little more only if something hunts it. */
static void the_edge_of_the_map_is_red_while_the_hero_is_badly_hurt(void **unused)
{
    (void)unused;
    struct scene_show show = begin("########\n#@...d.#\n########\n");
    struct actor *doorward = game_picture_who(show.state, 'd');
    int red[4];
    show.state->traits.health = 40;
    for (int i = 0; i < 4; i++) {
        state_hero(show.state)->health = i == 0 ? 40 : i == 2 ? 9 : 11;
        doorward->suspicion = i == 3 ? SUSPICION_MAX : 0;
        scene_show_draw(&show);
        red[i] = (int)(show.canvas.pixels[0] >> 16 & 0xff);
    }
    assert_int_equal(red[1], red[0]);
    assert_true(red[2] > red[0] + 30);
    assert_int_equal(red[3], red[2]);
    scene_show_end(&show);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_count_of_pips_looks_different),
        cmocka_unit_test(test_a_remembered_actor_has_a_question_mark_unless_it_slept),
        cmocka_unit_test(test_what_is_on_fire_looks_different),
        cmocka_unit_test(the_hero_on_fire_looks_different),
        cmocka_unit_test(test_a_chevron_says_where_a_gazing_actor_looks),
        cmocka_unit_test(test_burning_gas_does_not_hide_what_is_in_it),
        cmocka_unit_test(test_a_cursor_hides_no_pips),
        cmocka_unit_test(test_sleepers_and_allies_that_follow_or_wait_are_marked),
        cmocka_unit_test(test_an_ally_out_of_view_is_drawn_otherwise_than_one_in_view),
        cmocka_unit_test(test_eyes_in_the_dark_carry_pips_too),
        cmocka_unit_test(test_eyes_that_hunt_are_red),
        cmocka_unit_test(test_smoke_covers_actors_and_chalk_lies_below_them),
        cmocka_unit_test(test_flames_move),
        cmocka_unit_test(test_a_link_is_drawn_between_perceived_twins),
        cmocka_unit_test(test_a_blocked_aim_looks_different),
        cmocka_unit_test(an_aim_marks_the_cells_that_the_throw_would_harm),
        cmocka_unit_test(test_a_remembered_actor_is_drawn_where_it_was),
        cmocka_unit_test(the_health_of_what_is_wounded_is_a_bar),
        cmocka_unit_test(the_bar_of_health_shrinks_when_the_missile_hits),
        cmocka_unit_test(the_edge_of_the_map_is_red_while_the_hero_is_badly_hurt),
    };
    return cmocka_run_group_tests(tests, built_art_load, built_art_unload);
}
