/* Throwing a healing potion, which the hero has as c: where the aim starts. */
#include "support/asking.h"
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/harm.h"

static struct actor *actor_at(const struct asking *asking, struct point p)
{
    struct level *level = state_level(asking->state);
    return level_actor(level, level_actor_at(level, p));
}

/* Types the keys beside a rat and two allies that lack this much health. */
static struct asking press_beside_allies(int missing_near, int missing_far, const char *keys)
{
    struct asking asking = asking_after("###############\n"
                                        "#@..m.........#\n"
                                        "#.............#\n"
                                        "#....r..m.....#\n"
                                        "###############\n",
                                        "");
    struct actor *near = actor_at(&asking, point_make(4, 1));
    struct actor *far = actor_at(&asking, point_make(8, 3));
    near->is_ally = true;
    far->is_ally = true;
    near->health = harm_health_max(asking.state, near) - missing_near;
    far->health = harm_health_max(asking.state, far) - missing_far;
    far->is_seen = true;
    asking_press(&asking, keys);
    return asking;
}

static void check_target(struct asking asking, int x, int y)
{
    assert_int_equal(asking.reader.prompt.command.target.x, x);
    assert_int_equal(asking.reader.prompt.command.target.y, y);
    state_destroy(asking.state);
}

static void the_aim_of_a_remedy_starts_at_the_ally_that_lacks_the_most_health(void **unused)
{
    check_target(press_beside_allies(3, 1, "tc"), 4, 1);
    check_target(press_beside_allies(1, 3, "tc"), 8, 3);
    (void)unused;
}

static void the_aim_of_a_remedy_starts_at_no_unhurt_ally(void **unused)
{
    check_target(press_beside_allies(0, 0, "tc"), 5, 3);
    (void)unused;
}

static void the_aim_of_anything_else_starts_at_no_hurt_ally(void **unused)
{
    check_target(press_beside_allies(3, 1, "te"), 5, 3);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_aim_of_a_remedy_starts_at_the_ally_that_lacks_the_most_health),
        cmocka_unit_test(the_aim_of_a_remedy_starts_at_no_unhurt_ally),
        cmocka_unit_test(the_aim_of_anything_else_starts_at_no_hurt_ally),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
