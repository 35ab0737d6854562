/* Weapons in melee, armour, and the charm that warns. */
#include "support/check.h"
#include "support/game_picture.h"

#include "base/array.h"
#include "rules/perform.h"
#include "rules/visibility.h"
#include "world/hero.h"
#include "world/noticing.h"

static struct outcome step(struct state *state, enum direction direction)
{
    return perform(state, state->hero,
                   (struct action){.kind = ACTION_STEP, .direction = direction});
}

/* The melee column of the weapons in RULES.md. */
static const struct weapon {
    enum item item;
    int min;
    int max;
    int times; /* on the unaware */
    enum loudness noise;
    int time;
} weapons[] = {
    {ITEM_KNIFE, 2, 4, 5, LOUDNESS_SOFT, 100},       {ITEM_CUDGEL, 3, 5, 3, LOUDNESS_SOFT, 100},
    {ITEM_SPEAR, 3, 6, 1, LOUDNESS_LOUD, 100},       {ITEM_WHIP, 2, 4, 3, LOUDNESS_SOFT, 100},
    {ITEM_HAMMER, 5, 9, 3, LOUDNESS_DEAFENING, 150},
};

static struct state *fight_with(enum item item)
{
    struct state *state = game_picture("####\n#@r#\n####\n");
    game_picture_who(state, 'r')->health = 2000;
    game_picture_wear(state, item);
    return state;
}

static void every_weapon_matches_its_row(void **unused)
{
    for (size_t i = 0; i < ARRAY_LENGTH(weapons); i++) {
        struct state *state = fight_with(weapons[i].item);
        int min = 100;
        int max = 0;
        for (int blow = 0; blow < 80; blow++) {
            state->events.count = 0;
            assert_int_equal(step(state, DIRECTION_EAST).time, weapons[i].time);
            struct event struck = game_picture_last(state, EVENT_STRUCK);
            assert_int_equal(struck.item, weapons[i].item);
            assert_int_equal(struck.multiplier, blow == 0 ? weapons[i].times : 1);
            assert_int_equal(struck.damage, struck.rolled * struck.multiplier);
            assert_int_equal(state->hero_noise, weapons[i].noise);
            min = struck.rolled < min ? struck.rolled : min;
            max = struck.rolled > max ? struck.rolled : max;
        }
        assert_int_equal(min, weapons[i].min);
        assert_int_equal(max, weapons[i].max);
        state_destroy(state);
    }
    (void)unused;
}

static void a_killing_blow_on_the_unaware_is_hardly_heard(void **unused)
{
    struct state *state = fight_with(ITEM_HAMMER);
    game_picture_who(state, 'r')->health = 1;
    step(state, DIRECTION_EAST);
    assert_false(game_picture_has(state, 'r'));
    assert_int_equal(state->hero_noise, LOUDNESS_FAINT);
    state_destroy(state);
    (void)unused;
}

static void fists_are_worse_than_any_weapon(void **unused)
{
    struct state *state = fight_with(ITEM_KNIFE);
    perform(state, state->hero, (struct action){.kind = ACTION_WEAR, .item = ITEM_KNIFE});
    assert_int_equal(hero_weapon(state), ITEM_NONE);
    step(state, DIRECTION_EAST);
    assert_in_range(game_picture_last(state, EVENT_STRUCK).rolled, 1, 2);
    assert_int_equal(game_picture_last(state, EVENT_STRUCK).item, ITEM_NONE);
    state_destroy(state);
    (void)unused;
}

static int harm_in(enum item armour)
{
    struct state *state = game_picture("####\n#@n#\n####\n");
    struct handle hunter = game_picture_actor(state, 'n');
    game_picture_wear(state, armour);
    level_actor(state_level(state), hunter)->is_announced = true;
    state->blows_random = random_make(3);
    perform(state, hunter, (struct action){.kind = ACTION_STRIKE, .target = {1, 1}});
    int harm = 30 - state_hero(state)->health;
    state_destroy(state);
    return harm;
}

static void armour_matches_its_row(void **unused)
{
    int bare = harm_in(ITEM_RAGS);
    assert_in_range(bare, 3, 5);
    assert_int_equal(harm_in(ITEM_LEATHER), bare - 1);
    assert_int_equal(harm_in(ITEM_MAIL), bare - 2);
    assert_int_equal(harm_in(ITEM_MIRROR_COAT), bare - 1);
    (void)unused;
}

static void a_blow_does_at_least_one_damage(void **unused)
{
    struct state *state = game_picture("####\n#@r#\n####\n");
    struct handle rat = game_picture_actor(state, 'r');
    game_picture_wear(state, ITEM_MAIL);
    game_picture_bless(state, BOON_SKIN);
    level_actor(state_level(state), rat)->is_announced = true;
    for (int i = 0; i < 10; i++)
        perform(state, rat, (struct action){.kind = ACTION_STRIKE, .target = {1, 1}});
    assert_int_equal(state_hero(state)->health, 20);
    state_destroy(state);
    (void)unused;
}

static enum loudness noise_of_a_step(enum item armour, enum lantern lantern)
{
    struct state *state = game_picture("####\n#@.#\n####\n");
    game_picture_wear(state, armour);
    game_picture_set_lantern(state, lantern);
    step(state, DIRECTION_EAST);
    enum loudness noise = state->hero_noise;
    state_destroy(state);
    return noise;
}

static void steps_in_mail_are_louder_by_two(void **unused)
{
    assert_int_equal(noise_of_a_step(ITEM_LEATHER, LANTERN_OPEN), LOUDNESS_SOFT);
    assert_int_equal(noise_of_a_step(ITEM_MAIL, LANTERN_OPEN), LOUDNESS_LOUD);
    assert_int_equal(noise_of_a_step(ITEM_MAIL, LANTERN_DARK), LOUDNESS_FAINT);
    (void)unused;
}

static void a_mirror_coat_looks_a_grade_brighter_and_never_brighter_than_bright(void **unused)
{
    struct state *state = game_picture("##########\n#@....n..#\n##########\n");
    const struct actor *hunter = game_picture_who(state, 'n');
    struct point hero = point_make(1, 1);
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_int_equal(noticing_grade(state, hunter, hero), LIGHT_DARK);
    assert_int_equal(noticing_gain(state, hunter), 0);
    game_picture_wear(state, ITEM_MIRROR_COAT);
    assert_int_equal(noticing_grade(state, hunter, hero), LIGHT_DIM);
    assert_true(noticing_gain(state, hunter) > 0);
    game_picture_set_lantern(state, LANTERN_OPEN);
    assert_int_equal(noticing_grade(state, hunter, hero), LIGHT_BRIGHT);
    state_destroy(state);
    (void)unused;
}

/* The rat sees the hero by the light of the brazier; the hero can't see it in the dark. */
static struct state *watched(void)
{
    struct state *state = game_picture("############\n#@&...r....#\n#..........#\n############\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    return state;
}

static void the_charm_warns_when_an_unseen_actor_begins_to_notice(void **unused)
{
    struct state *state = watched();
    struct actor *rat = game_picture_who(state, 'r');
    state_hero(state)->statuses[STATUS_BLIND] = 9;
    visibility_note_sight(state);
    visibility_refresh(state);
    assert_false(rat->is_seen || rat->shines);
    game_picture_pass(state, 1);
    assert_true(rat->suspicion > 0);
    assert_int_equal(game_picture_count(state, EVENT_WARNED), 0);
    game_picture_wear(state, ITEM_WATCH_CHARM);
    rat->suspicion = 0;
    game_picture_pass(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_WARNED), 1);
    game_picture_pass(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_WARNED), 1);
    state_destroy(state);
    (void)unused;
}

static void the_charm_warns_once_while_several_notice(void **unused)
{
    struct state *state = game_picture("############\n#@&...r....#\n#....r.....#\n############\n");
    state_hero(state)->statuses[STATUS_BLIND] = 9;
    visibility_note_sight(state);
    visibility_refresh(state);
    game_picture_wear(state, ITEM_WATCH_CHARM);
    game_picture_pass(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_WARNED), 1);
    game_picture_who(state, 'r')->suspicion = 0;
    game_picture_pass(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_WARNED), 1);
    assert_true(game_picture_who(state, 'r')->suspicion > 0);
    state_destroy(state);
    (void)unused;
}

static void the_charm_does_not_warn_of_actors_in_sight(void **unused)
{
    struct state *state = watched();
    game_picture_wear(state, ITEM_WATCH_CHARM);
    assert_true(game_picture_who(state, 'r')->is_seen || game_picture_who(state, 'r')->shines);
    game_picture_pass(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_WARNED), 0);
    assert_int_equal(game_picture_count(state, EVENT_PIPS), 1);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_weapon_matches_its_row),
        cmocka_unit_test(a_killing_blow_on_the_unaware_is_hardly_heard),
        cmocka_unit_test(fists_are_worse_than_any_weapon),
        cmocka_unit_test(armour_matches_its_row),
        cmocka_unit_test(a_blow_does_at_least_one_damage),
        cmocka_unit_test(steps_in_mail_are_louder_by_two),
        cmocka_unit_test(a_mirror_coat_looks_a_grade_brighter_and_never_brighter_than_bright),
        cmocka_unit_test(the_charm_warns_when_an_unseen_actor_begins_to_notice),
        cmocka_unit_test(the_charm_warns_once_while_several_notice),
        cmocka_unit_test(the_charm_does_not_warn_of_actors_in_sight),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
