/* Light that mirrors ('1') throw on, on drawn floors. In the drawings of light a bright cell is '*', a dim one '-'. */
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/perform.h"
#include "rules/visibility.h"
#include "world/noticing.h"
#include "world/perception.h"

#include <string.h>

/* The light on each row of the floor, drawn over its picture; walls stay. */
static const char *light_of(const struct state *state, const char *picture)
{
    static char drawn[1024];
    const struct level *level = state_level_const(state);
    strcpy(drawn, picture);
    for (size_t i = 0; i < grid_cells(level->grid); i++) {
        struct point p = grid_point(level->grid, i);
        char *sign = &drawn[(size_t)p.y * ((size_t)level->grid.width + 1) + (size_t)p.x];
        if (!opacity_blocks(&level->opacity, p))
            *sign = ".-*"[perception_grade(state, p)];
    }
    return drawn;
}

static void check_light(const char *picture, enum lantern lantern, const char *expected)
{
    struct state *state = game_picture(picture);
    game_picture_set_lantern(state, lantern);
    assert_string_equal(light_of(state, picture), expected);
    state_destroy(state);
}

/* A corridor with a side passage; `sign` is where they meet. */
#define CORNER(sign)    \
    "########\n"        \
    "#..@.." sign "#\n" \
    "######.#\n"        \
    "######.#\n"        \
    "######.#\n"        \
    "########\n"

static void a_mirror_throws_light_round_a_corner(void **unused)
{
    check_light(CORNER("."), LANTERN_OPEN,
                "########\n"
                "#******#\n"
                "######.#\n"
                "######.#\n"
                "######.#\n"
                "########\n");
    check_light(CORNER("1"), LANTERN_OPEN,
                "########\n"
                "#******#\n"
                "######-#\n"
                "######-#\n"
                "######-#\n"
                "########\n");
    (void)unused;
}

static void weak_light_is_not_thrown_on(void **unused)
{
    check_light("##########\n"
                "#@......1#\n"
                "########.#\n"
                "########.#\n"
                "##########\n",
                LANTERN_OPEN,
                "##########\n"
                "#*****---#\n"
                "########.#\n"
                "########.#\n"
                "##########\n");
    (void)unused;
}

static void a_mirror_lit_only_by_another_throws_nothing(void **unused)
{
    check_light("##########\n"
                "#..@..1..#\n"
                "######.###\n"
                "######.###\n"
                "######.###\n"
                "#.....1..#\n"
                "##########\n",
                LANTERN_OPEN,
                "##########\n"
                "#********#\n"
                "######-###\n"
                "######-###\n"
                "######-###\n"
                "#.....-..#\n"
                "##########\n");
    (void)unused;
}

static void a_dark_lantern_is_thrown_nowhere(void **unused)
{
    check_light("#####\n"
                "#@.1#\n"
                "#####\n",
                LANTERN_DARK,
                "#####\n"
                "#...#\n"
                "#####\n");
    (void)unused;
}

static void a_hooded_hero_beside_a_mirror_is_in_bright_light(void **unused)
{
    check_light("#######\n"
                "#..@1.#\n"
                "#######\n",
                LANTERN_HOODED,
                "#######\n"
                "#--**-#\n"
                "#######\n");
    (void)unused;
}

static void smoke_over_a_mirror_ends_its_light(void **unused)
{
    struct state *state = game_picture("#########\n"
                                       "#...@...1\n"
                                       "#######.#\n"
                                       "#######.#\n"
                                       "#########\n");
    struct point mirror = {8, 1};
    struct point around = {7, 3};
    assert_int_not_equal(perception_grade(state, around), LIGHT_DARK);
    struct cell_look before = level_look(state_level(state), mirror);
    level_set_cloud(state_level(state), mirror, CLOUD_SMOKE, 5);
    visibility_note_cell(state, mirror, before);
    visibility_refresh(state);
    assert_int_equal(perception_grade(state, around), LIGHT_DARK);
    state_destroy(state);
    (void)unused;
}

/* Also for a stance and a place that are not the hero's. */
static void what_a_mirror_throws_back_counts_where_the_hero_would_be_noticed(void **unused)
{
    static const char hall[] = "###############\n"
                               "#..@1.........#\n"
                               "#............r#\n"
                               "###############\n";
    struct state *state = game_picture(hall);
    struct actor *rat = game_picture_who(state, 'r');
    struct point beside = {3, 1};
    game_picture_set_lantern(state, LANTERN_HOODED);
    int gain = noticing_gain(state, rat);
    game_picture_set_lantern(state, LANTERN_OPEN);
    assert_int_equal(noticing_gain_if(state, rat, beside, LANTERN_HOODED), gain);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_mirror_throws_light_round_a_corner),
        cmocka_unit_test(weak_light_is_not_thrown_on),
        cmocka_unit_test(a_mirror_lit_only_by_another_throws_nothing),
        cmocka_unit_test(a_dark_lantern_is_thrown_nowhere),
        cmocka_unit_test(a_hooded_hero_beside_a_mirror_is_in_bright_light),
        cmocka_unit_test(smoke_over_a_mirror_ends_its_light),
        cmocka_unit_test(what_a_mirror_throws_back_counts_where_the_hero_would_be_noticed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
