/* Sentences and descriptions of special rooms. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/told.h"

#include "game/knowledge.h"
#include "game/text/description.h"

#include <stdio.h>
#include <string.h>

static void each_news_of_a_room_is_told_by_its_kind(void **unused)
{
    const struct site_kind *kind = site_kind_get(SITE_SHUTTER_ROOM);
    const char *says[] = {[SITE_ENTERED] = kind->on_enter,
                          [SITE_SPOILT] = "",
                          [SITE_SOLVED] = kind->on_solve,
                          [SITE_BEGUN] = kind->on_start,
                          [SITE_BROKEN] = ""};
    for (int news = SITE_ENTERED; news <= SITE_BROKEN; news++)
        assert_told((struct event){.kind = EVENT_SITE, .site = SITE_SHUTTER_ROOM, .news = news},
                    says[news]);
    (void)unused;
}

/* The doorward was killed through the window. */
static void a_room_without_its_dwellers_is_told_to_be_deserted(void **unused)
{
    const struct event event = {.kind = EVENT_SITE, .site = SITE_GUARDROOM, .news = SITE_ENTERED};
    struct state *state = game_picture("######\n"
                                       "#@.d.#\n"
                                       "######\n");
    assert_told_in(state, event, site_kind_get(SITE_GUARDROOM)->on_enter);
    level_remove_actor(state_level(state), game_picture_actor(state, 'd'));
    assert_told_in(state, event, "This is a guardroom, but no doorward is left in it.");
    state_destroy(state);
    (void)unused;
}

static const char *look(const struct state *state, struct point p)
{
    static char written[400];
    struct text text = text_init(written, sizeof written);
    description_of_ground(state, p, &text);
    return written;
}

static void an_altar_tells_its_use_until_it_is_used(void **unused)
{
    struct state *state = game_picture("######\n"
                                       "#@...#\n"
                                       "#....#\n"
                                       "######\n");
    struct level *level = state_level(state);
    level_set_terrain(level, point_make(3, 1), TERRAIN_ALTAR);
    level->sites[level->site_count++] =
        (struct site){.type = SITE_SHRINE, .area = {{1, 1}, {4, 2}}};
    game_picture_set_lantern(state, LANTERN_OPEN);
    assert_non_null(strstr(look(state, point_make(3, 1)), site_kind_get(SITE_SHRINE)->hint));
    assert_string_equal(look(state, point_make(2, 1)), "");
    level->sites[0].is_settled = true;
    assert_string_equal(look(state, point_make(3, 1)), "");
    state_destroy(state);
    (void)unused;
}

/* A lit room with two maps side by side, the second one false, and the hero some steps away. */
static struct state *library(void)
{
    struct state *state = game_picture("#########\n"
                                       "#@......#\n"
                                       "#.......#\n"
                                       "#########\n");
    struct level *level = state_level(state);
    level_set_terrain(level, point_make(4, 1), TERRAIN_SPREAD_MAP);
    level_set_terrain(level, point_make(5, 1), TERRAIN_SPREAD_MAP);
    level->sites[level->site_count++] = (struct site){.type = SITE_LIBRARY,
                                                      .area = {{1, 1}, {7, 2}},
                                                      .spots = {{4, 1}, {5, 1}},
                                                      .spot_count = 2,
                                                      .lies = 2};
    game_picture_set_lantern(state, LANTERN_OPEN);
    return state;
}

static void bright_light_shows_which_map_lies(void **unused)
{
    struct state *state = library();
    const struct site_kind *kind = site_kind_get(SITE_LIBRARY);
    assert_non_null(strstr(look(state, point_make(4, 1)), kind->marks_true));
    assert_non_null(strstr(look(state, point_make(5, 1)), kind->marks_false));
    state_level(state)->sites[0].is_settled = true;
    assert_non_null(strstr(look(state, point_make(5, 1)), kind->marks_false));
    state_destroy(state);
    (void)unused;
}

static void dim_light_does_not(void **unused)
{
    struct state *state = library();
    const struct site_kind *kind = site_kind_get(SITE_LIBRARY);
    level_move_actor(state_level(state), state->hero, point_make(3, 1));
    game_picture_set_lantern(state, LANTERN_HOODED);
    assert_non_null(strstr(look(state, point_make(4, 1)), kind->marks_hidden));
    assert_null(strstr(look(state, point_make(5, 1)), kind->marks_false));
    state_destroy(state);
    (void)unused;
}

/* A lit shutter room without walls: a lever in the north, a shutter in the east, a gate in the south. */
static struct state *shutter_room(int ties)
{
    struct state *state = game_picture("######\n"
                                       "#....#\n"
                                       "#.@..#\n"
                                       "#....#\n"
                                       "######\n");
    struct level *level = state_level(state);
    level->sites[level->site_count++] = (struct site){.type = SITE_SHUTTER_ROOM,
                                                      .area = {{1, 1}, {4, 3}},
                                                      .spots = {{0, 0}, {4, 2}, {0, 0}, {2, 1}},
                                                      .spot_count = 8,
                                                      .ties = {ties}};
    level_set_terrain(level, point_make(2, 1), TERRAIN_SHUTTER_LEVER);
    level_set_terrain(level, point_make(4, 2), TERRAIN_SHUTTER_SHUT);
    level_set_terrain(level, point_make(2, 3), TERRAIN_LIGHT_GATE);
    game_picture_set_lantern(state, LANTERN_OPEN);
    return state;
}

static void a_lever_tells_which_shutters_it_turns(void **unused)
{
    struct state *state = shutter_room(5);
    assert_string_equal(look(state, point_make(2, 1)), " Walk into it to turn shutters 1 "
                                                       "and 3, counted from the lamp.");
    state_destroy(state);
    state = shutter_room(7);
    assert_string_equal(look(state, point_make(2, 1)), " Walk into it to turn shutters 1, "
                                                       "2 and 3, counted from the lamp.");
    state_level(state)->sites[0].is_settled = true;
    assert_string_equal(look(state, point_make(2, 1)), "");
    state_destroy(state);
    (void)unused;
}

static void shutters_and_the_gate_tell_their_part(void **unused)
{
    struct state *state = shutter_room(5);
    assert_string_equal(look(state, point_make(4, 2)), " It is shutter 2, counted from the lamp.");
    assert_string_equal(look(state, point_make(2, 3)), " It opens once light wakes the stone.");
    state_destroy(state);
    (void)unused;
}

static void cells_known_from_a_map_say_so(void **unused)
{
    struct state *state = game_picture("#######\n"
                                       "#@.#..#\n"
                                       "#######\n");
    char written[200];
    struct text text = text_init(written, sizeof written);
    level_chart(state_level(state), point_make(5, 1), TERRAIN_FLOOR, state->turn);
    knowledge_describe(state, point_make(5, 1), &text);
    assert_string_equal(written, "A map shows the floor there, which you have not seen.");
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_news_of_a_room_is_told_by_its_kind),
        cmocka_unit_test(a_room_without_its_dwellers_is_told_to_be_deserted),
        cmocka_unit_test(an_altar_tells_its_use_until_it_is_used),
        cmocka_unit_test(bright_light_shows_which_map_lies),
        cmocka_unit_test(dim_light_does_not),
        cmocka_unit_test(a_lever_tells_which_shutters_it_turns),
        cmocka_unit_test(shutters_and_the_gate_tell_their_part),
        cmocka_unit_test(cells_known_from_a_map_say_so),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
