#include "support/check.h"
#include "support/game_picture.h"

#include "base/array.h"
#include "rules/noise.h"
#include "rules/perform.h"
#include "rules/statuses.h"

static const struct point origin = {1, 1};

static struct actor *first(struct state *state, char glyph)
{
    return level_actor(state_level(state), game_picture_actor(state, glyph));
}

/* The suspicion that a noise at the left end adds to the first actor of the glyph. */
static int gain(const char *picture, char glyph, enum loudness loudness)
{
    struct state *state = game_picture(picture);
    noise_make(state, HANDLE_NONE, origin, loudness);
    int suspicion = first(state, glyph)->suspicion;
    state_destroy(state);
    return suspicion;
}

static const char rat_at_6[] = "###########@\n"
                               "#......r..##\n"
                               "############\n";

/* The suspicion that a noise adds to a rat that many steps away in a corridor. */
static int gain_at(int steps, enum loudness loudness)
{
    char picture[] = "###############################@\n"
                     "#..............................#\n"
                     "################################\n";
    picture[33 + 1 + steps] = 'r';
    return gain(picture, 'r', loudness);
}

static void each_name_carries_over_its_range(void **unused)
{
    static const int ranges[] = {0, 2, 5, 12, 24};
    for (int i = 0; i < LOUDNESS_COUNT; i++) {
        assert_int_equal(gain_at(ranges[i] + 1, (enum loudness)i), 0);
        assert_int_equal(ranges[i] == 0 || gain_at(ranges[i], (enum loudness)i) > 0, true);
    }
    (void)unused;
}

static void the_near_half_adds_more_suspicion_than_the_far(void **unused)
{
    assert_int_equal(gain_at(6, LOUDNESS_LOUD), 4);
    assert_int_equal(gain_at(7, LOUDNESS_LOUD), 2);
    assert_int_equal(gain_at(12, LOUDNESS_DEAFENING), 8);
    assert_int_equal(gain_at(13, LOUDNESS_DEAFENING), 4);
    (void)unused;
}

static void noise_follows_paths_instead_of_crossing_walls(void **unused)
{
    static const char picture[] = "######@\n"
                                  "#.#r..#\n"
                                  "#.###.#\n"
                                  "#.....#\n"
                                  "#######\n";
    assert_int_equal(gain(picture, 'r', LOUDNESS_SOFT), 0);
    assert_int_equal(gain(picture, 'r', LOUDNESS_LOUD), 2);
    (void)unused;
}

/* The suspicion gained by a rat past a terrain that is two cells from the noise. */
static int gain_past(enum terrain terrain, int steps, enum loudness loudness)
{
    char picture[] = "####################@\n"
                     "#...................#\n"
                     "#####################\n";
    picture[22 + 1 + steps] = 'r';
    struct state *state = game_picture(picture);
    level_set_terrain(state_level(state), point_make(3, 1), terrain);
    noise_make(state, HANDLE_NONE, origin, loudness);
    int suspicion = first(state, 'r')->suspicion;
    state_destroy(state);
    return suspicion;
}

static void a_closed_door_counts_as_five_steps(void **unused)
{
    assert_int_equal(gain_past(TERRAIN_DOOR_CLOSED, 7, LOUDNESS_LOUD), 2);
    assert_int_equal(gain_past(TERRAIN_DOOR_CLOSED, 8, LOUDNESS_LOUD), 0);
    assert_int_equal(gain_past(TERRAIN_DOOR_OPEN, 12, LOUDNESS_LOUD), 2);
    (void)unused;
}

static void deaf_kinds_hear_nothing(void **unused)
{
    assert_int_equal(gain("#####@\n#.m.##\n######\n", 'm', LOUDNESS_DEAFENING), 0);
    (void)unused;
}

/* Puts an actor of that hearing six cells from the noise. */
static int gain_of_ears(enum hearing hearing, enum loudness loudness)
{
    int kind = 0;
    while (kind < MONSTER_COUNT &&
           (monster_get((enum monster)kind)->hearing != hearing || kind == (int)monster_hero()))
        kind++;
    assert_int_not_equal(kind, MONSTER_COUNT);
    struct state *state = game_picture(rat_at_6);
    struct actor *actor = first(state, 'r');
    actor->kind = (enum monster)kind;
    noise_make(state, HANDLE_NONE, origin, loudness);
    int suspicion = actor->suspicion;
    state_destroy(state);
    return suspicion;
}

static void keen_hearing_reaches_twice_as_far(void **unused)
{
    (void)unused;
    assert_int_equal(gain_of_ears(HEARING_KEEN, LOUDNESS_FAINT), 0);
    assert_int_equal(gain_of_ears(HEARING_NORMAL, LOUDNESS_SOFT), 0);
    assert_int_equal(gain_of_ears(HEARING_KEEN, LOUDNESS_SOFT), 1);
}

static void poor_hearing_reaches_half_as_far(void **unused)
{
    (void)unused;
    assert_int_equal(gain_of_ears(HEARING_POOR, LOUDNESS_SOFT), 0);
    assert_int_equal(gain_of_ears(HEARING_POOR, LOUDNESS_LOUD), 2);
}

static void a_listener_knows_where_the_noise_was(void **unused)
{
    struct state *state = game_picture(rat_at_6);
    noise_make(state, HANDLE_NONE, origin, LOUDNESS_LOUD);
    assert_true(actor_has_clue(first(state, 'r')));
    assert_true(point_is_equal(first(state, 'r')->clue, origin));
    assert_int_equal(first(state, 'r')->heard, LOUDNESS_SILENT);
    noise_make(state, state->hero, origin, LOUDNESS_DEAFENING);
    assert_int_equal(first(state, 'r')->heard, LOUDNESS_DEAFENING);
    noise_make(state, state->hero, origin, LOUDNESS_LOUD);
    assert_int_equal(first(state, 'r')->heard, LOUDNESS_DEAFENING);
    state_destroy(state);
    (void)unused;
}

/* Five loud noises of the hero's, of nobody's, or of a hunter's. */
static void make_noises(struct state *state, struct handle maker)
{
    for (int i = 0; i < 5; i++)
        noise_make(state, maker, origin, LOUDNESS_LOUD);
}

static void what_can_see_does_not_begin_to_hunt_by_noise(void **unused)
{
    for (int maker = 0; maker < 3; maker++)
        for (int is_asleep = 0; is_asleep <= 1; is_asleep++) {
            struct state *state = game_picture("###########@\n"
                                               "#......r.g##\n"
                                               "############\n");
            first(state, 'g')->suspicion = SUSPICION_MAX;
            first(state, 'r')->is_asleep = is_asleep;
            make_noises(state, maker == 0   ? state->hero
                               : maker == 1 ? HANDLE_NONE
                                            : game_picture_actor(state, 'g'));
            assert_int_equal(first(state, 'r')->suspicion, SUSPICION_HUNTING - 1);
            assert_false(first(state, 'r')->is_asleep);
            state_destroy(state);
        }
    (void)unused;
}

static void a_hunter_grows_surer_by_noise(void **unused)
{
    struct state *state = game_picture(rat_at_6);
    first(state, 'r')->suspicion = SUSPICION_HUNTING;
    noise_make(state, state->hero, origin, LOUDNESS_LOUD);
    assert_int_equal(first(state, 'r')->suspicion, SUSPICION_HUNTING + 4);
    state_destroy(state);
    (void)unused;
}

static void what_cannot_see_hunts_by_noise(void **unused)
{
    struct state *state = game_picture("###########@\n"
                                       "#....r.g..##\n"
                                       "############\n");
    first(state, 'r')->statuses[status_find(status_blinds)] = 20;
    make_noises(state, state->hero);
    assert_true(actor_is_hunting(first(state, 'g')));
    assert_true(actor_is_hunting(first(state, 'r')));
    state_destroy(state);
    (void)unused;
}

static void a_sleeper_wakes_when_wary(void **unused)
{
    struct state *state = game_picture("####@\n#.R##\n#####\n");
    struct actor *rat = first(state, 'r');
    noise_make(state, HANDLE_NONE, origin, LOUDNESS_LOUD);
    assert_int_equal(rat->suspicion, 4);
    assert_true(rat->is_asleep);
    assert_false(actor_has_clue(rat));
    noise_make(state, HANDLE_NONE, origin, LOUDNESS_FAINT);
    assert_int_equal(rat->suspicion, SUSPICION_WARY);
    assert_false(rat->is_asleep);
    assert_true(actor_has_clue(rat));
    uint16_t slot = 0;
    assert_true(level_next_awake(state_level(state), &slot));
    state_destroy(state);
    (void)unused;
}

static void allies_ignore_noise(void **unused)
{
    struct state *state = game_picture("####@\n#.k##\n#####\n");
    first(state, 'k')->is_ally = true;
    noise_make(state, HANDLE_NONE, origin, LOUDNESS_DEAFENING);
    assert_int_equal(first(state, 'k')->suspicion, 0);
    assert_false(actor_has_clue(first(state, 'k')));
    state_destroy(state);
    (void)unused;
}

static void the_maker_does_not_hear_the_noise(void **unused)
{
    struct state *state = game_picture("####@\n#rr##\n#####\n");
    struct handle rat = game_picture_actor(state, 'r');
    noise_make(state, rat, origin, LOUDNESS_LOUD);
    assert_int_equal(first(state, 'r')->suspicion, 0);
    struct handle other = level_actor_at(state_level(state), point_make(2, 1));
    assert_true(level_actor(state_level(state), other)->suspicion > 0);
    state_destroy(state);
    (void)unused;
}

static void silenced_actors_make_no_noise(void **unused)
{
    struct state *state = game_picture("####\n#@r#\n####\n");
    statuses_begin(state, state->hero, STATUS_QUIET, 5);
    noise_make(state, state->hero, origin, LOUDNESS_LOUD);
    assert_int_equal(first(state, 'r')->suspicion, 0);
    assert_int_equal(state->hero_noise, LOUDNESS_SILENT);
    state_destroy(state);
    (void)unused;
}

static void the_hero_has_normal_hearing(void **unused)
{
    struct state *state = game_picture("#######\n#..r.@#\n#######\n");
    struct handle rat = game_picture_actor(state, 'r');
    noise_make(state, state->hero, point_make(5, 1), LOUDNESS_DEAFENING);
    noise_make(state, HANDLE_NONE, origin, LOUDNESS_FAINT);
    assert_int_equal(game_picture_count(state, EVENT_NOISE), 0);
    noise_make(state, HANDLE_NONE, origin, LOUDNESS_SOFT);
    assert_int_equal(game_picture_count(state, EVENT_NOISE), 1);
    assert_true(point_is_equal(game_picture_last(state, EVENT_NOISE).to, origin));
    noise_make(state, rat, point_make(3, 1), LOUDNESS_SOFT);
    assert_true(handle_is_equal(game_picture_last(state, EVENT_NOISE).actor, rat));
    level_actor(state_level(state), rat)->is_seen = false;
    noise_make(state, rat, point_make(3, 1), LOUDNESS_SOFT);
    assert_true(handle_is_none(game_picture_last(state, EVENT_NOISE).actor));
    state_destroy(state);
    (void)unused;
}

static void a_noise_does_not_name_an_unseen_maker(void **unused)
{
    struct state *state = game_picture("#######\n#..r.@#\n#######\n");
    struct handle rat = game_picture_actor(state, 'r');
    noise_make(state, rat, point_make(3, 1), LOUDNESS_SOFT);
    assert_int_equal(game_picture_last(state, EVENT_NOISE).monster, MONSTER_GUTTER_RAT);
    noise_make(state, HANDLE_NONE, point_make(3, 1), LOUDNESS_SOFT);
    enum monster nobody = game_picture_last(state, EVENT_NOISE).monster;
    level_actor(state_level(state), rat)->is_seen = false;
    noise_make(state, rat, point_make(3, 1), LOUDNESS_SOFT);
    assert_int_equal(game_picture_last(state, EVENT_NOISE).monster, nobody);
    state_destroy(state);
    (void)unused;
}

/* The loudness of a step east. */
static enum loudness noise_of_step(const char *picture, enum lantern lantern, enum item armour)
{
    struct state *state = game_picture(picture);
    game_picture_set_lantern(state, lantern);
    if (armour != ITEM_NONE) {
        pack_add(&state->pack, armour, 1, state->traits.slots);
        perform(state, state->hero, (struct action){.kind = ACTION_WEAR, .item = armour});
    }
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    enum loudness noise = state->hero_noise;
    state_destroy(state);
    return noise;
}

static void steps_are_as_loud_as_the_stance(void **unused)
{
    assert_int_equal(noise_of_step("@.\n", LANTERN_OPEN, ITEM_NONE), LOUDNESS_SOFT);
    assert_int_equal(noise_of_step("@.\n", LANTERN_HOODED, ITEM_NONE), LOUDNESS_FAINT);
    assert_int_equal(noise_of_step("@.\n", LANTERN_DARK, ITEM_NONE), LOUDNESS_SILENT);
    (void)unused;
}

static void rubble_water_and_mail_make_steps_louder(void **unused)
{
    assert_int_equal(noise_of_step("@:\n", LANTERN_DARK, ITEM_NONE), LOUDNESS_FAINT);
    assert_int_equal(noise_of_step("@-\n", LANTERN_DARK, ITEM_NONE), LOUDNESS_FAINT);
    assert_int_equal(noise_of_step("@.\n", LANTERN_DARK, ITEM_MAIL), LOUDNESS_FAINT);
    assert_int_equal(noise_of_step("@:\n", LANTERN_HOODED, ITEM_MAIL), LOUDNESS_LOUD);
    (void)unused;
}

static void a_door_is_louder_than_a_step(void **unused)
{
    assert_int_equal(noise_of_step("@+\n", LANTERN_DARK, ITEM_NONE), LOUDNESS_SOFT);
    (void)unused;
}

static void a_silent_action_resets_the_noise(void **unused)
{
    struct state *state = game_picture("@..\n");
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    perform(state, state->hero, (struct action){.kind = ACTION_WAIT});
    assert_int_equal(state->hero_noise, LOUDNESS_SILENT);
    state_destroy(state);
    (void)unused;
}

static void a_thrown_pebble_is_heard_where_it_lands(void **unused)
{
    struct state *state = game_picture("############\n#@........r#\n############\n");
    struct action throw = {.kind = ACTION_THROW, .item = ITEM_PEBBLES, .target = {6, 1}};
    assert_int_equal(perform(state, state->hero, throw).kind, OUTCOME_DONE);
    assert_int_equal(first(state, 'r')->suspicion, 4);
    assert_true(point_is_equal(first(state, 'r')->clue, point_make(6, 1)));
    assert_int_equal(first(state, 'r')->heard, LOUDNESS_SILENT);
    state_destroy(state);
    (void)unused;
}

static void throw_pebble(struct state *state, int x)
{
    struct action throw = {.kind = ACTION_THROW, .item = ITEM_PEBBLES, .target = {x, 1}};
    assert_int_equal(perform(state, state->hero, throw).kind, OUTCOME_DONE);
}

static void it_is_told_that_none_in_view_heard_a_pebble(void **unused)
{
    struct state *state = game_picture("####################\n"
                                       "#@................r#\n"
                                       "####################\n");
    first(state, 'r')->is_seen = true;
    throw_pebble(state, 3);
    assert_int_equal(game_picture_count(state, EVENT_UNHEARD), 1);
    throw_pebble(state, 8);
    assert_true(first(state, 'r')->has_heard);
    assert_int_equal(game_picture_count(state, EVENT_UNHEARD), 1);
    state_destroy(state);
    (void)unused;
}

static void what_a_pebble_no_longer_fools_is_told(void **unused)
{
    struct state *state = game_picture("############\n#@........r#\n############\n");
    first(state, 'r')->is_seen = true;
    throw_pebble(state, 6);
    assert_int_equal(game_picture_count(state, EVENT_UNFOOLED), 0);
    first(state, 'r')->ignores_lures = true;
    throw_pebble(state, 6);
    assert_int_equal(game_picture_count(state, EVENT_UNFOOLED), 1);
    assert_int_equal(game_picture_count(state, EVENT_UNHEARD), 0);
    state_destroy(state);
    (void)unused;
}

static void a_bell_is_heard_farthest(void **unused)
{
    struct state *state = game_picture("############################\n"
                                       "#@........................r#\n"
                                       "############################\n");
    pack_add(&state->pack, ITEM_HAND_BELL, 1, state->traits.slots);
    struct action throw = {.kind = ACTION_THROW, .item = ITEM_HAND_BELL, .target = {2, 1}};
    assert_int_equal(perform(state, state->hero, throw).kind, OUTCOME_DONE);
    assert_int_equal(first(state, 'r')->suspicion, 4);
    state_destroy(state);
    (void)unused;
}

static void deaf_kinds_hear_nothing_on_their_own_cell(void **unused)
{
    struct state *state = game_picture("#####\n#m.@#\n#####\n");
    noise_make(state, HANDLE_NONE, origin, LOUDNESS_DEAFENING);
    assert_int_equal(first(state, 'm')->suspicion, 0);
    assert_false(actor_has_clue(first(state, 'm')));
    state_destroy(state);
    (void)unused;
}

static void noise_does_not_pass_diagonally_between_walls(void **unused)
{
    static const char picture[] = "######@\n"
                                  "#..####\n"
                                  "###r..#\n"
                                  "#######\n";
    assert_int_equal(gain(picture, 'r', LOUDNESS_DEAFENING), 0);
    (void)unused;
}

static void noise_passes_grates_and_furniture_but_not_windows(void **unused)
{
    static const struct {
        char sign;
        bool passes;
    } ways[] = {{'=', true}, {'&', true}, {'8', true},  {'~', true},
                {'0', true}, {'"', true}, {'|', false}, {'#', false}};
    for (size_t i = 0; i < ARRAY_LENGTH(ways); i++) {
        char picture[] = "######@\n"
                         "#....r#\n"
                         "#######\n";
        picture[8 + 3] = ways[i].sign;
        assert_int_equal(gain(picture, 'r', LOUDNESS_SOFT) > 0, ways[i].passes);
    }
    (void)unused;
}

static void a_locked_door_counts_as_a_closed_one(void **unused)
{
    assert_int_equal(gain_past(TERRAIN_DOOR_LOCKED, 7, LOUDNESS_LOUD), 2);
    assert_int_equal(gain_past(TERRAIN_DOOR_LOCKED, 8, LOUDNESS_LOUD), 0);
    (void)unused;
}

static void noise_passes_grates_but_not_windows_or_mirrors(void **unused)
{
    assert_int_equal(gain_past(TERRAIN_WINDOW, 6, LOUDNESS_DEAFENING), 0);
    assert_int_equal(gain_past(TERRAIN_MIRROR, 6, LOUDNESS_DEAFENING), 0);
    assert_true(gain_past(TERRAIN_GRATE, 6, LOUDNESS_DEAFENING) > 0);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_name_carries_over_its_range),
        cmocka_unit_test(the_near_half_adds_more_suspicion_than_the_far),
        cmocka_unit_test(noise_follows_paths_instead_of_crossing_walls),
        cmocka_unit_test(a_closed_door_counts_as_five_steps),
        cmocka_unit_test(deaf_kinds_hear_nothing),
        cmocka_unit_test(keen_hearing_reaches_twice_as_far),
        cmocka_unit_test(poor_hearing_reaches_half_as_far),
        cmocka_unit_test(a_listener_knows_where_the_noise_was),
        cmocka_unit_test(what_can_see_does_not_begin_to_hunt_by_noise),
        cmocka_unit_test(a_hunter_grows_surer_by_noise),
        cmocka_unit_test(what_cannot_see_hunts_by_noise),
        cmocka_unit_test(a_sleeper_wakes_when_wary),
        cmocka_unit_test(allies_ignore_noise),
        cmocka_unit_test(the_maker_does_not_hear_the_noise),
        cmocka_unit_test(silenced_actors_make_no_noise),
        cmocka_unit_test(the_hero_has_normal_hearing),
        cmocka_unit_test(a_noise_does_not_name_an_unseen_maker),
        cmocka_unit_test(steps_are_as_loud_as_the_stance),
        cmocka_unit_test(rubble_water_and_mail_make_steps_louder),
        cmocka_unit_test(a_door_is_louder_than_a_step),
        cmocka_unit_test(a_silent_action_resets_the_noise),
        cmocka_unit_test(a_thrown_pebble_is_heard_where_it_lands),
        cmocka_unit_test(it_is_told_that_none_in_view_heard_a_pebble),
        cmocka_unit_test(what_a_pebble_no_longer_fools_is_told),
        cmocka_unit_test(a_bell_is_heard_farthest),
        cmocka_unit_test(deaf_kinds_hear_nothing_on_their_own_cell),
        cmocka_unit_test(noise_does_not_pass_diagonally_between_walls),
        cmocka_unit_test(noise_passes_grates_and_furniture_but_not_windows),
        cmocka_unit_test(a_locked_door_counts_as_a_closed_one),
        cmocka_unit_test(noise_passes_grates_but_not_windows_or_mirrors),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
