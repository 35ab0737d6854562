/* The order in which sights are looked at. */
#include "support/check.h"
#include "support/game_picture.h"

#include "base/array.h"
#include "game/sights.h"
#include "rules/perform.h"
#include "rules/visibility.h"

/* A rat nearby, a rat far away, an item nearer than both, and stairs nearest of all. */
static const char hall[] = "###############\n"
                           "#.>@.!.r.....r#\n"
                           "###############\n";

static void assert_at(struct point p, int x)
{
    assert_int_equal(p.x, x);
    assert_int_equal(p.y, 1);
}

static struct state *see_all(const char *picture)
{
    return game_picture_plain(picture, 20);
}

static void the_nearest_actor_comes_first(void **unused)
{
    struct state *state = see_all(hall);
    assert_at(sights_first(state), 7);
    state_destroy(state);
    (void)unused;
}

static void what_hunts_comes_first_and_an_ally_last_of_all_actors(void **unused)
{
    struct state *state = see_all("###############\n#@.r..r...r...#\n###############\n");
    struct level *level = state_level(state);
    level_actor(level, level_actor_at(level, point_make(3, 1)))->is_ally = true;
    level_actor(level, level_actor_at(level, point_make(10, 1)))->suspicion = SUSPICION_MAX;
    struct point p = sights_first(state);
    assert_at(p, 10);
    assert_at(p = sights_next(state, p), 6);
    assert_at(sights_next(state, p), 3);
    state_destroy(state);
    (void)unused;
}

/* The rat fears the hero's light; the doorward behind it does not. */
static void a_hunter_that_is_kept_off_does_not_come_before_one_that_is_not(void **unused)
{
    struct state *state = game_picture("##########\n#@..r.d..#\n##########\n");
    game_picture_who(state, 'r')->suspicion = SUSPICION_MAX;
    game_picture_who(state, 'd')->suspicion = SUSPICION_MAX;
    assert_at(sights_first(state), 6);
    assert_at(sights_next(state, point_make(6, 1)), 4);
    state_destroy(state);
    (void)unused;
}

static void without_actors_an_item_comes_first_and_without_items_the_hero(void **unused)
{
    struct state *state = see_all("########\n#.>@.!.#\n########\n");
    assert_at(sights_first(state), 5);
    state_destroy(state);
    state = see_all("########\n#.>@...#\n########\n");
    assert_at(sights_first(state), 3);
    state_destroy(state);
    (void)unused;
}

static void all_sights_follow_each_other_forward_and_back(void **unused)
{
    static const int order[] = {7, 13, 5, 2};
    struct state *state = see_all(hall);
    struct point at = sights_first(state);
    for (int i = 0; i < 8; i++) {
        assert_at(at, order[i % 4]);
        at = sights_next(state, at);
    }
    for (int i = 8; i > 0; i--) {
        at = sights_previous(state, at);
        assert_at(at, order[(i - 1) % 4]);
    }
    assert_at(sights_next(state, point_make(4, 1)), 7);
    state_destroy(state);
    (void)unused;
}

static void levers_and_their_shutters_are_looked_at(void **unused)
{
    static const enum terrain parts[] = {TERRAIN_SHUTTER_LEVER, TERRAIN_LIGHT_STONE,
                                         TERRAIN_LIGHT_GATE, TERRAIN_SHUTTER_OPEN,
                                         TERRAIN_SHUTTER_SHUT};
    struct state *state = see_all("##########\n#.@......#\n##########\n");
    for (int i = 0; i < 5; i++)
        level_set_terrain(state_level(state), point_make(4 + i, 1), parts[i]);
    game_picture_set_lantern(state, LANTERN_OPEN);
    visibility_note_all(state);
    visibility_refresh(state);
    struct point at = sights_first(state);
    struct point place = point_make(2, 1);
    for (int i = 0; i < 5; i++) {
        at = sights_next(state, at);
        assert_at(at, 4 + i);
        place = sights_next_stairs(state, 0, place);
        assert_at(place, 4 + i);
    }
    state_destroy(state);
    (void)unused;
}

static void place(struct state *state, struct point p, enum terrain terrain)
{
    level_set_terrain(state_level(state), p, terrain);
    visibility_note_all(state);
    visibility_refresh(state);
}

static void braziers_and_crates_are_looked_at_after_items(void **unused)
{
    struct state *state = see_all("########\n#.@..!.#\n########\n");
    place(state, point_make(4, 1), TERRAIN_BRAZIER);
    place(state, point_make(6, 1), TERRAIN_CRATE);
    assert_at(sights_first(state), 5);
    assert_at(sights_next(state, point_make(5, 1)), 4);
    assert_at(sights_next(state, point_make(4, 1)), 6);
    state_destroy(state);
    (void)unused;
}

static void eyes_are_looked_at_like_actors(void **unused)
{
    struct state *state = game_picture("####################\n"
                                       "#.@.............r..#\n"
                                       "####################\n");
    assert_true(state->vision.eye_count == 1);
    assert_at(sights_first(state), 16);
    state_destroy(state);
    (void)unused;
}

/* Behind the wall. */
static void remembered_items_are_looked_at_after_all_that_is_in_view(void **unused)
{
    struct state *state = see_all("##########\n#@.>..#.!#\n##########\n");
    struct level *level = state_level(state);
    struct point potion = {8, 1};
    level_remember(level, grid_index(level->grid, potion),
                   (struct memory){.terrain = TERRAIN_FLOOR, .item = ITEM_HEALING_POTION});
    assert_at(sights_first(state), 1);
    assert_at(sights_next(state, point_make(1, 1)), 3);
    assert_at(sights_next(state, point_make(3, 1)), 8);
    assert_at(sights_next(state, potion), 3);
    state_destroy(state);
    (void)unused;
}

static void unperceived_actors_are_not_looked_at(void **unused)
{
    struct state *state = game_picture("########\n#.@.#.r#\n########\n");
    assert_at(sights_first(state), 2);
    assert_at(sights_next(state, point_make(2, 1)), 2);
    state_destroy(state);
    (void)unused;
}

static void without_an_enemy_in_view_the_nearest_that_was_seen_comes_first(void **unused)
{
    struct state *state = game_picture("###############\n#@.!.#..r...r.#\n###############\n");
    struct level *level = state_level(state);
    for (int x = 8; x <= 12; x += 4) {
        struct actor *rat = level_actor(level, level_actor_at(level, point_make(x, 1)));
        rat->seen_at = point_make(x - 1, 1);
        rat->seen_until = 1;
    }
    assert_at(sights_first(state), 7);
    assert_at(sights_next(state, point_make(7, 1)), 3);
    state->turn = 10; /* too long ago */
    assert_at(sights_first(state), 3);
    state_destroy(state);
    (void)unused;
}

/* The first sight where the hero may see a potion and remembers a sleeper behind the wall. */
static void check_first(const char *picture, int turns_ago, int first)
{
    struct state *state = game_picture(picture);
    struct actor *rat = game_picture_who(state, 'r');
    rat->seen_at = rat->position;
    rat->seen_until = 1;
    rat->slept_when_seen = true;
    state->turn = turns_ago;
    assert_at(sights_first(state), first);
    state_destroy(state);
}

static void what_was_seen_long_ago_comes_first_only_if_no_item_is_nearer(void **unused)
{
    check_first("###########\n#.@.!.#r..#\n###########\n", 10, 7);
    check_first("###########\n#.@.!.#r..#\n###########\n", 36, 4);
    check_first("###########\n#r#@..!...#\n###########\n", 36, 1);
    check_first("###########\n#.@...#r..#\n###########\n", 36, 7);
    (void)unused;
}

static void a_locked_door_is_looked_at(void **unused)
{
    struct state *state = see_all("########\n#.@...+#\n########\n");
    assert_at(sights_next(state, point_make(2, 1)), 2);
    place(state, point_make(6, 1), TERRAIN_DOOR_LOCKED);
    assert_at(sights_next(state, point_make(2, 1)), 6);
    state_destroy(state);
    (void)unused;
}

/* Until its loot is taken. */
static void the_pieces_of_a_special_room_are_looked_at(void **unused)
{
    static const struct {
        enum site_type site;
        enum terrain piece;
        int first;
    } rooms[] = {{SITE_SHRINE, TERRAIN_ALTAR, 5},
                 {SITE_LIBRARY, TERRAIN_SPREAD_MAP, 5},
                 {SITE_WATCHTOWER, TERRAIN_LOOKOUT, 5},
                 {SITE_BELL_HALL, TERRAIN_BELL_PLATE, 2}};
    for (size_t i = 0; i < ARRAY_LENGTH(rooms); i++) {
        struct state *state = see_all("########\n#.@....#\n########\n");
        struct level *level = state_level(state);
        place(state, point_make(5, 1), rooms[i].piece);
        level->sites[level->site_count++] =
            (struct site){.type = rooms[i].site, .area = {{4, 1}, {6, 1}}, .door = {3, 1}};
        assert_at(sights_next(state, point_make(2, 1)), rooms[i].first);
        level->sites[0].is_settled = true;
        assert_at(sights_next(state, point_make(2, 1)), 2);
        state_destroy(state);
    }
    (void)unused;
}

static void known_stairs_follow_each_other_nearest_first(void **unused)
{
    struct state *state = see_all("###############\n"
                                  "#>..@.>...<..>#\n"
                                  "###############\n");
    struct point at = {4, 1};
    static const int order[] = {6, 1, 13};
    for (int i = 0; i < 6; i++) {
        at = sights_next_stairs(state, 1, at);
        assert_at(at, order[i % 3]);
    }
    assert_at(sights_next_stairs(state, -1, at), 10);
    state_destroy(state);
    (void)unused;
}

static void unknown_stairs_are_skipped(void **unused)
{
    struct state *state = game_picture("################\n"
                                       "#@.....#.....>.#\n"
                                       "################\n");
    assert_at(sights_next_stairs(state, 1, point_make(3, 1)), 3);
    assert_at(sights_next_known(state, point_make(3, 1)), 3);
    assert_at(sights_previous_known(state, point_make(3, 1)), 3);
    state_destroy(state);
    (void)unused;
}

static void remembered_places_count_as_known(void **unused)
{
    struct state *state = game_picture("##########\n"
                                       "#@..>.,..#\n"
                                       "##########\n");
    perform(state, state->hero, (struct action){.kind = ACTION_LANTERN, .lantern = LANTERN_DARK});
    assert_at(sights_next(state, point_make(1, 1)), 6); /* what can be used, but no stairs */
    assert_at(sights_next_known(state, point_make(1, 1)), 4);
    assert_at(sights_next_known(state, point_make(4, 1)), 6);
    assert_at(sights_next_known(state, point_make(6, 1)), 4);
    assert_at(sights_previous_known(state, point_make(6, 1)), 4);
    assert_at(sights_previous_known(state, point_make(4, 1)), 6);
    state_destroy(state);
    (void)unused;
}

static void known_places_follow_each_other_forward_and_back(void **unused)
{
    struct state *state = game_picture("############\n"
                                       "#<..@..>...#\n"
                                       "#....,...>.#\n"
                                       "############\n");
    struct point start = sights_next_known(state, point_make(4, 1));
    struct point at = start;
    for (int i = 0; i < 4; i++) {
        struct point next = sights_next_known(state, at);
        assert_false(point_is_equal(next, at));
        assert_true(point_is_equal(sights_previous_known(state, next), at));
        at = next;
    }
    assert_true(point_is_equal(at, start));
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_nearest_actor_comes_first),
        cmocka_unit_test(what_hunts_comes_first_and_an_ally_last_of_all_actors),
        cmocka_unit_test(a_hunter_that_is_kept_off_does_not_come_before_one_that_is_not),
        cmocka_unit_test(without_actors_an_item_comes_first_and_without_items_the_hero),
        cmocka_unit_test(all_sights_follow_each_other_forward_and_back),
        cmocka_unit_test(levers_and_their_shutters_are_looked_at),
        cmocka_unit_test(braziers_and_crates_are_looked_at_after_items),
        cmocka_unit_test(eyes_are_looked_at_like_actors),
        cmocka_unit_test(remembered_items_are_looked_at_after_all_that_is_in_view),
        cmocka_unit_test(unperceived_actors_are_not_looked_at),
        cmocka_unit_test(without_an_enemy_in_view_the_nearest_that_was_seen_comes_first),
        cmocka_unit_test(what_was_seen_long_ago_comes_first_only_if_no_item_is_nearer),
        cmocka_unit_test(a_locked_door_is_looked_at),
        cmocka_unit_test(the_pieces_of_a_special_room_are_looked_at),
        cmocka_unit_test(known_stairs_follow_each_other_nearest_first),
        cmocka_unit_test(unknown_stairs_are_skipped),
        cmocka_unit_test(remembered_places_count_as_known),
        cmocka_unit_test(known_places_follow_each_other_forward_and_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
