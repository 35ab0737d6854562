/* Aiming at what the player knows only by its eyes. */
#include "support/asking.h"
#include "support/check.h"
#include "support/game_picture.h"

/* The aim of a flask of oil, with the eyes of what stands at a distance east of the hero, which faces west. */
static struct point aim_at_eyes(char kind, int steps)
{
    char hall[] = "##########################\n"
                  "#...@....................#\n"
                  "##########################\n";
    hall[27 + 4 + steps] = kind;
    struct asking asking = asking_after(hall, "");
    struct level *level = state_level(asking.state);
    struct actor *actor = level_actor(level, level_actor_at(level, point_make(4 + steps, 1)));
    actor->is_seen = false;
    actor->shines = true;
    state_hero(asking.state)->facing = DIRECTION_WEST;
    game_picture_give(asking.state, ITEM_OIL, 1);
    asking_press(&asking, "tf");
    assert_int_equal(asking.reader.prompt.item, ITEM_OIL);
    struct point target = asking.reader.prompt.command.target;
    state_destroy(asking.state);
    return target;
}

static void the_aim_starts_at_eyes_however_far_they_shine(void **unused)
{
    (void)unused;
    for (int steps = 9; steps <= 20; steps++)
        assert_int_equal(aim_at_eyes('r', steps).x, 4 + steps);
}

/* The aim must not say what the eyes belong to. */
static void the_aim_starts_at_eyes_of_what_never_hunts_too(void **unused)
{
    (void)unused;
    assert_int_equal(aim_at_eyes('q', 9).x, 13);
    assert_int_equal(aim_at_eyes('q', 15).x, 19);
    assert_int_equal(aim_at_eyes('V', 9).x, 13);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_aim_starts_at_eyes_however_far_they_shine),
        cmocka_unit_test(the_aim_starts_at_eyes_of_what_never_hunts_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
