/* Views with mirrors, drawn: 'M' is a mirror; the drawings tell what mirrors show from the rest. */
#include "support/check.h"
#include "support/sight_picture.h"

#include "sight/mirror_fov.h"

#include <stdlib.h>
#include <string.h>

/* A drawn level and the mirrors on it. */
struct hall {
    struct sight_level level;
    void *mirror_memory;
    struct bit_grid mirrors;
};

static struct hall hall_read(const char *picture)
{
    struct hall hall = {.level = sight_picture_read(picture)};
    struct grid grid = hall.level.opacity.grid;
    size_t bytes = 64 + grid_cells(grid) * sizeof(uint64_t);
    hall.mirror_memory = calloc(1, bytes);
    struct arena arena = arena_over(hall.mirror_memory, bytes);
    hall.mirrors = bit_grid_alloc(&arena, grid);
    for (size_t cell = 0; cell < grid_cells(grid); cell++) {
        struct point p = grid_point(grid, cell);
        if (picture[(size_t)p.y * ((size_t)grid.width + 1) + (size_t)p.x] == 'M')
            bit_grid_put(&hall.mirrors, p, true);
    }
    return hall;
}

static void hall_destroy(struct hall *hall)
{
    free(hall->mirror_memory);
    sight_level_destroy(&hall->level);
}

static struct mirror_fov gaze_in(const struct hall *hall, int radius)
{
    return (struct mirror_fov){.algorithm = fov_default(),
                               .opacity = &hall->level.opacity,
                               .mirrors = &hall->mirrors,
                               .origin = hall->level.origin,
                               .radius = radius};
}

static void check_gaze(struct hall *hall, const struct mirror_fov *gaze, const char *expected)
{
    mirror_fov_compute(gaze, &hall->level.view);
    char *seen = sight_picture_of(gaze->opacity, gaze->origin, &hall->level.view);
    assert_string_equal(seen, expected);
    free(seen);
}

static void check(const char *picture, int radius, const char *expected)
{
    struct hall hall = hall_read(picture);
    struct mirror_fov gaze = gaze_in(&hall, radius);
    check_gaze(&hall, &gaze, expected);
    hall_destroy(&hall);
}

static void a_mirror_shows_what_is_around_a_corner(void **unused)
{
    check("#########\n"
          "#@......M\n"
          "#######.#\n"
          "#######.#\n"
          "#########\n",
          FOV_UNLIMITED,
          "#########\n"
          "#@.......\n"
          "#######.#\n"
          "      #. \n"
          "      #  \n");
    (void)unused;
}

/* A crossing of long arms with a mirror in the middle. */
#define CROSSING(west)                             \
    "##########.##########\n"                      \
    "##########.##########\n"                      \
    "##########.##########\n"                      \
    "##########.##########\n"                      \
    "##########.##########\n"                      \
    "##########.##########\n"                      \
    "##########.##########\n"                      \
    "##########.##########\n" west "M..........\n" \
    "##########.##########\n"

static void from_afar_a_mirror_shows_what_is_near_it(void **unused)
{
    check(CROSSING("@........."), FOV_UNLIMITED,
          "                     \n"
          "                     \n"
          "         #.#         \n"
          "         #.#         \n"
          "         #.#         \n"
          "         #.#         \n"
          "         #.#         \n"
          "##########.##########\n"
          "@....................\n"
          "##########.##########\n");
    (void)unused;
}

static void from_nearby_a_mirror_shows_everything_it_faces(void **unused)
{
    check(CROSSING("....@....."), FOV_UNLIMITED,
          "         #.#         \n"
          "         #.#         \n"
          "         #.#         \n"
          "         #.#         \n"
          "         #.#         \n"
          "         #.#         \n"
          "         #.#         \n"
          "##########.##########\n"
          "....@................\n"
          "##########.##########\n");
    (void)unused;
}

static void a_mirror_shows_no_farther_than_the_radius(void **unused)
{
    check(CROSSING(".......@.."), 4,
          "                     \n"
          "                     \n"
          "                     \n"
          "                     \n"
          "         #.#         \n"
          "         #.#         \n"
          "         #.#         \n"
          "   #######.####      \n"
          "   ....@.......      \n"
          "   #######.####      \n");
    (void)unused;
}

static void a_mirror_does_not_show_what_another_mirror_shows(void **unused)
{
    check("#########\n"
          "#@......M\n"
          "#######.#\n"
          "#######M#\n"
          "#.......#\n"
          "#########\n",
          FOV_UNLIMITED,

          "#########\n"
          "#@.......\n"
          "#######.#\n"
          "      #. \n"
          "      .  \n"
          "     ##  \n");
    (void)unused;
}

static void a_mirror_outside_the_quarter_shows_nothing(void **unused)
{
    struct hall hall = hall_read(CROSSING("......@..."));
    struct mirror_fov gaze = gaze_in(&hall, FOV_UNLIMITED);
    gaze.is_quarter = true;
    gaze.facing = DIRECTION_WEST;
    check_gaze(&hall, &gaze,
               "                     \n"
               "                     \n"
               "                     \n"
               "                     \n"
               "                     \n"
               "                     \n"
               "                     \n"
               "######               \n"
               "......@              \n"
               "######               \n");
    hall_destroy(&hall);
    (void)unused;
}

static void a_mirror_ahead_shows_cells_outside_the_quarter(void **unused)
{
    struct hall hall = hall_read("#######\n"
                                 "#..@.M#\n"
                                 "#.....#\n"
                                 "#######\n");
    struct mirror_fov gaze = gaze_in(&hall, FOV_UNLIMITED);
    gaze.is_quarter = true;
    gaze.facing = DIRECTION_EAST;
    check_gaze(&hall, &gaze,
               "#######\n"
               "#..@..#\n"
               "#.....#\n"
               "#######\n");
    gaze.mirrors = NULL;
    check_gaze(&hall, &gaze,
               "    ###\n"
               "   @..#\n"
               "    ..#\n"
               "     ##\n");
    hall_destroy(&hall);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_mirror_shows_what_is_around_a_corner),
        cmocka_unit_test(from_afar_a_mirror_shows_what_is_near_it),
        cmocka_unit_test(from_nearby_a_mirror_shows_everything_it_faces),
        cmocka_unit_test(a_mirror_shows_no_farther_than_the_radius),
        cmocka_unit_test(a_mirror_does_not_show_what_another_mirror_shows),
        cmocka_unit_test(a_mirror_outside_the_quarter_shows_nothing),
        cmocka_unit_test(a_mirror_ahead_shows_cells_outside_the_quarter),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
