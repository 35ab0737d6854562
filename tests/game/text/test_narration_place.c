/* Sentences of places, arrivals and departures. */
#include "support/check.h"

#include "support/game_picture.h"
#include "support/told.h"

#include "base/array.h"

static void test_the_hero_opens_and_shuts_doors(void **fixture)
{
    (void)fixture;
    assert_told(
        told_by('@', (struct event){.kind = EVENT_DOOR_OPENED, .terrain = TERRAIN_DOOR_CLOSED}),
        "You open the door.");
    assert_told(
        told_by('@', (struct event){.kind = EVENT_DOOR_CLOSED, .terrain = TERRAIN_DOOR_OPEN}),
        "You close the door.");
}

static void test_a_key_that_opens_a_door_stays_in_it(void **fixture)
{
    (void)fixture;
    assert_told(told_by('@', (struct event){.kind = EVENT_DOOR_OPENED,
                                            .terrain = TERRAIN_DOOR_LOCKED,
                                            .item = ITEM_VAULT_KEY}),
                "The key turns and stays in the lock. The door is open.");
}

static void test_bells_that_ring_are_told(void **fixture)
{
    (void)fixture;
    assert_told(told_by('@', (struct event){.kind = EVENT_RANG, .terrain = TERRAIN_BELL_PLATE}),
                "The plate sinks under your foot, and a bell rings across the floor!");
}

static void test_the_opener_of_a_door_is_named_if_seen(void **fixture)
{
    (void)fixture;
    struct event event = {.kind = EVENT_DOOR_OPENED, .terrain = TERRAIN_DOOR_CLOSED};
    assert_told(told_by('r', event), "The gutter rat opens the door.");
    assert_told(told_by_unseen(event), "The door opens.");
}

static void check_change(enum terrain was, enum terrain now, const char *by_hero,
                         const char *by_rat, const char *by_nobody)
{
    struct state *state = told_scene();
    struct event event = {.kind = EVENT_TERRAIN, .terrain = was, .to = {2, 2}};
    level_set_terrain(state_level(state), event.to, now);
    assert_told_in(state, told_by('@', event), by_hero);
    assert_told_in(state, told_by('r', event), by_rat);
    assert_told_in(state, told_by_unseen(event), by_nobody);
    state_destroy(state);
}

static void test_a_change_of_terrain_is_told_by_its_result(void **fixture)
{
    (void)fixture;
    check_change(TERRAIN_BRAZIER_OUT, TERRAIN_BRAZIER, "You light the brazier.",
                 "The gutter rat lights the brazier.", "The brazier lights up.");
    check_change(TERRAIN_BRAZIER, TERRAIN_BRAZIER_OUT, "You put out the brazier.",
                 "The gutter rat puts out the brazier.", "The brazier goes out.");
    check_change(TERRAIN_TALL_GRASS, TERRAIN_FLOOR, "You burn down the tall grass.",
                 "The gutter rat burns down the tall grass.", "The tall grass burns down.");
    check_change(TERRAIN_WALL, TERRAIN_RUBBLE, "You break through the wall.",
                 "The gutter rat breaks through the wall.", "The wall is broken through.");
    check_change(TERRAIN_CRATE, TERRAIN_RUBBLE, "You smash the crate.",
                 "The gutter rat smashes the crate.", "The crate falls to pieces.");
    check_change(TERRAIN_CAGE, TERRAIN_FLOOR, "You open the cage with a captive.",
                 "The gutter rat opens the cage with a captive.", "The cage with a captive opens.");
}

static void test_a_found_secret_is_named(void **fixture)
{
    (void)fixture;
    struct event found = {.kind = EVENT_FOUND_OUT, .terrain = TERRAIN_SECRET_DOOR, .to = {4, 1}};
    assert_told(found, "You find a secret door, 3 steps east.");
}

static void test_a_found_secret_is_not_told_again_as_seen(void **fixture)
{
    (void)fixture;
    struct state *state = told_scene();
    struct event seen = {.kind = EVENT_SPOTTED, .terrain = TERRAIN_SNARE, .to = {4, 1}};
    assert_told_in(state, seen, "You see a snare, 3 steps east.");
    event_list_add(
        &state->events,
        (struct event){.kind = EVENT_FOUND_OUT, .terrain = TERRAIN_SNARE_HIDDEN, .to = {4, 1}});
    assert_told_in(state, seen, "");
    seen.to = point_make(5, 1);
    assert_told_in(state, seen, "You see a snare, 4 steps east.");
    seen.to = point_make(4, 1);
    seen.item = ITEM_KNIFE;
    assert_told_in(state, seen, "You see a knife, 3 steps east.");
    state_destroy(state);
}

static void test_a_trap_names_its_victim_and_effect(void **fixture)
{
    (void)fixture;
    struct event event = {.kind = EVENT_SPRUNG, .terrain = TERRAIN_SNARE_HIDDEN};
    assert_told(told_by('@', event), "A noose draws tight!");
    assert_told(event, "A noose draws tight!");
    assert_told(told_by('r', event),
                "The gutter rat sets off a hidden snare. A noose draws tight!");
    event.actor = EVENT_LEFT_BEHIND;
    event.monster = MONSTER_GUTTER_RAT;
    event.terrain = TERRAIN_TRAPDOOR;
    assert_told(event, "The gutter rat sets off a trapdoor and is gone. The floor swings open!");
}

static void test_a_pushed_crate_tells_where_it_went(void **fixture)
{
    static const struct {
        enum terrain there;
        const char *told;
    } cases[] = {
        {TERRAIN_CRATE, "You push the crate."},
        {TERRAIN_SHALLOW_WATER,
         "You push the crate into the water. It sinks, and the water there is shallow now."},
        {TERRAIN_CHASM, "You push the crate over the edge. It is gone."},
    };
    (void)fixture;
    for (size_t i = 0; i < ARRAY_LENGTH(cases); i++) {
        struct state *state = told_scene();
        struct event event = {.kind = EVENT_PUSHED, .terrain = TERRAIN_CRATE, .to = {2, 2}};
        level_set_terrain(state_level(state), event.to, cases[i].there);
        assert_told_in(state, told_by('@', event), cases[i].told);
        state_destroy(state);
    }
}

static void test_a_lamp_lit_and_put_out_in_one_turn_is_told_as_both(void **fixture)
{
    (void)fixture;
    struct state *state = told_scene();
    struct event event = {.kind = EVENT_TERRAIN, .terrain = TERRAIN_BRAZIER_OUT, .to = {2, 2}};
    level_set_terrain(state_level(state), event.to, TERRAIN_BRAZIER_OUT);
    assert_told_in(state, event, "The brazier lights up.");
    event.terrain = TERRAIN_BRAZIER;
    assert_told_in(state, event, "The brazier goes out.");
    state_destroy(state);
}

static void test_an_arrival_names_the_floor_and_its_band(void **fixture)
{
    (void)fixture;
    assert_told((struct event){.kind = EVENT_WOKE},
                "You fell, and wake where you began: the lesson costs you nothing.");
    assert_told((struct event){.kind = EVENT_ARRIVED, .depth = 5},
                "Floor 5: the overgrown cisterns.");
    assert_told((struct event){.kind = EVENT_FELL, .damage = 3},
                "You fall to the next floor (3): a loud noise.");
}

/* A rat that came by the stairs is told once, with the way that the hero has come by. */
static void test_a_follower_is_told_in_one_line(void **fixture)
{
    (void)fixture;
    static const struct {
        const char *picture;
        const char *told;
    } cases[] = {{"########\n#<r@...#\n########\n", "A gutter rat follows you down the stairs."},
                 {"########\n#>r@...#\n########\n", "A gutter rat follows you up the stairs."},
                 {"##########\n#.@....r<#\n##########\n", "A gutter rat comes down the stairs."}};
    for (size_t i = 0; i < ARRAY_LENGTH(cases); i++) {
        struct state *state = game_picture(cases[i].picture);
        struct handle rat = game_picture_actor(state, 'r');
        struct point at = level_actor(state_level(state), rat)->position;
        struct event came = {
            .kind = EVENT_CAME, .actor = rat, .monster = MONSTER_GUTTER_RAT, .to = at};
        state->came_in = point_make(1, 1);
        event_list_add(&state->events, came);
        assert_told_in(state, came, cases[i].told);
        came.kind = EVENT_SIGHTED;
        assert_told_in(state, came, "");
        state_destroy(state);
    }
}

/* Checks the sentence of a change of the lantern on that map. */
static void check_lantern(const char *picture, enum lantern lantern, const char *expected)
{
    struct state *state = game_picture(picture);
    game_picture_set_lantern(state, lantern);
    assert_told_in(state, (struct event){.kind = EVENT_LANTERN, .lantern = lantern}, expected);
    state_destroy(state);
}

static void test_every_stance_of_the_lantern_is_told(void **fixture)
{
    (void)fixture;
    static const char room[] = "####\n#@.#\n####\n";
    check_lantern(room, LANTERN_OPEN, "Your lantern is open: it gives bright light.");
    check_lantern(room, LANTERN_HOODED, "Your lantern is hooded: it gives dim light.");
    check_lantern(room, LANTERN_DARK, "Your lantern is dark: you see little and are hard to see.");
}

static void test_other_light_on_the_hero_is_told_with_the_lantern(void **fixture)
{
    (void)fixture;
    static const char bright[] = "#####\n#@&.#\n#####\n";
    static const char dim[] = "########\n#&....@#\n########\n";
    check_lantern(bright, LANTERN_OPEN, "Your lantern is open: it gives bright light.");
    check_lantern(bright, LANTERN_HOODED, "Your lantern is hooded, but you stand in bright light.");
    check_lantern(bright, LANTERN_DARK, "Your lantern is dark, but you stand in bright light.");
    check_lantern(dim, LANTERN_DARK, "Your lantern is dark, but you stand in dim light.");
}

static void test_sight_and_what_is_seen(void **fixture)
{
    (void)fixture;
    assert_told((struct event){.kind = EVENT_FOV, .fov = fov_find("raycast")},
                "Sight algorithm: raycast.");
    assert_told(told_by('r', (struct event){.kind = EVENT_SIGHTED, .to = {2, 1}}),
                "A gutter rat comes into view, 1 step east.");
    assert_told(told_by('m', (struct event){.kind = EVENT_SIGHTED, .to = {7, 1}}),
                "A sleeping wick moth comes into view, 6 steps east.");
    assert_told((struct event){.kind = EVENT_EYES, .to = {6, 1}},
                "Eyes shine in the dark for a moment, 5 steps east.");
    assert_told((struct event){.kind = EVENT_EATEN, .to = {6, 1}},
                "Something to the east eats your memory of this floor.");
    assert_told((struct event){.kind = EVENT_REVEALED}, "You know the whole floor now.");
}

static void test_a_stop_names_the_actor_in_the_way(void **fixture)
{
    (void)fixture;
    struct state *state = told_scene();
    assert_told_in(state, (struct event){.kind = EVENT_STOPPED},
                   "You stop: the gutter rat is in the way. Walk into it to attack it.");
    struct actor *rat = level_actor(state_level(state), game_picture_actor(state, 'r'));
    rat->is_ally = true;
    assert_told_in(state, (struct event){.kind = EVENT_STOPPED}, "You stop.");
    rat->is_ally = rat->is_seen = false;
    assert_told_in(state, (struct event){.kind = EVENT_STOPPED}, "You stop.");
    state_destroy(state);
}

/* A long dark hall, so that most of it is out of sight. */
static struct state *hall(void)
{
    struct state *state = game_picture("##############################\n"
                                       "#.............#..............#\n"
                                       "#.............#..............#\n"
                                       "#@............#..............#\n"
                                       "##############################\n");
    return state;
}

static void test_a_noise_tells_direction_distance_and_loudness(void **fixture)
{
    (void)fixture;
    struct state *state = hall();
    struct event noise = {.kind = EVENT_NOISE, .loudness = LOUDNESS_SOFT, .to = {20, 1}};
    assert_told_in(state, noise, "You hear a soft noise far away, from the east.");
    noise.loudness = LOUDNESS_LOUD;
    noise.to = point_make(15, 3);
    assert_told_in(state, noise, "You hear a loud noise from the east.");
    bit_grid_clear(&state_level(state)->visible);
    noise.to = point_make(3, 1);
    assert_told_in(state, noise, "You hear a loud noise nearby, from the north-east.");
    state_destroy(state);
}

static void test_a_noise_in_view_is_not_told(void **fixture)
{
    (void)fixture;
    struct event noise = {.kind = EVENT_NOISE, .loudness = LOUDNESS_SOFT, .to = {2, 1}};
    struct state *state = told_scene();
    assert_told_in(state, noise, "");
    bit_grid_clear(&state_level(state)->visible);
    assert_told_in(state, noise, "You hear a soft noise nearby, from the east.");
    assert_told_in(state, told_by('r', noise), "");
    state_destroy(state);
}

static void test_the_noise_of_a_call_is_not_told_again(void **fixture)
{
    (void)fixture;
    struct state *state = hall();
    struct event heard = told_by_unseen((struct event){.kind = EVENT_HEARD, .to = {20, 3}});
    assert_told_in(state, heard, "You hear something call from the east.");
    heard.effect = EFFECT_RING;
    assert_told_in(state, heard, "You hear something ring from the east.");
    event_list_add(&state->events, heard);
    assert_told_in(
        state, (struct event){.kind = EVENT_NOISE, .loudness = LOUDNESS_DEAFENING, .to = {20, 3}},
        "");
    state_destroy(state);
}

static void test_every_cloud_is_told(void **fixture)
{
    (void)fixture;
    static const struct {
        enum cloud cloud;
        const char *told;
    } clouds[] = {{CLOUD_SMOKE, "Thick smoke blocks your view."},
                  {CLOUD_FIRE, "Fire breaks out."},
                  {CLOUD_WEB, "A sticky web hangs in the way."},
                  {CLOUD_FLARE, "A burning flare lights the area."},
                  {CLOUD_CHALK_MARK, "A glowing chalk mark lights the area."},
                  {CLOUD_WARD, "A ward seals the door."}};
    for (size_t i = 0; i < ARRAY_LENGTH(clouds); i++)
        assert_told((struct event){.kind = EVENT_CLOUD, .cloud = clouds[i].cloud}, clouds[i].told);
}

static void test_leaps_and_teleports_are_told(void **fixture)
{
    (void)fixture;
    struct event event = {.kind = EVENT_VANISHED};
    assert_told(told_by('@', event), "You teleport.");
    event.to = point_make(5, 1);
    assert_told(told_by('r', event), "The gutter rat leaps.");
    event.to = point_make(30, 1);
    assert_told(told_by('r', event), "The gutter rat teleports.");
    assert_told(told_of('r', (struct event){.kind = EVENT_SWAPPED}),
                "You swap places with the gutter rat.");
    assert_told(told_of('r', (struct event){.kind = EVENT_PULLED}),
                "You pull the gutter rat next to you.");
}

/* It is told on the next floor. */
static void a_floor_without_a_hunt_is_told_as_the_floor_left(void **unused)
{
    struct event event = {.kind = EVENT_UNHUNTED};
    assert_told(event, "Nothing hunted you on the floor you left.");
    event.turns = 50;
    assert_told(event, "Nothing hunted you on the floor you left: the night draws back 50 turns.");
    (void)unused;
}

static void delays_of_the_night_are_told_in_turns(void **unused)
{
    struct event event = {.kind = EVENT_GREW, .healed = 4};
    assert_told(event, "A new floor reached: 4 more health.");
    event.turns = 120;
    assert_told(event, "A new floor reached: 4 more health, and the night draws back 120 turns.");
    event.is_latest = true;
    assert_told(event, "A new floor reached: 4 more health, and the night draws back 120 turns, as "
                       "far as it can.");
    event.kind = EVENT_NIGHT_DELAYED;
    event.turns = 9;
    assert_told(event, "The next hunter of the night comes 9 turns later, as late as it can.");
    event.turns = 0;
    assert_told(event, "The next hunter of the night comes as late as it can.");
    event = (struct event){.kind = EVENT_NIGHT_DELAYED, .turns = 90};
    assert_told(event, "The next hunter of the night comes 90 turns later.");
    (void)unused;
}

static void test_a_swap_is_told_once(void **unused)
{
    struct state *state = told_scene();
    struct event hero = told_by('@', (struct event){.kind = EVENT_VANISHED, .to = {2, 1}});
    struct event rat = told_by('r', (struct event){.kind = EVENT_VANISHED, .to = {1, 1}});
    event_list_add(&state->events, hero);
    event_list_add(&state->events, rat);
    assert_told_in(state, hero, "");
    assert_told_in(state, rat, "You swap places with the gutter rat.");
    state_destroy(state);
    (void)unused;
}

static void test_thrown_oil_is_told_to_burn(void **unused)
{
    struct state *state = told_scene();
    struct event fire = {.kind = EVENT_CLOUD, .cloud = CLOUD_FIRE, .to = {5, 1}};
    event_list_add(
        &state->events,
        (struct event){.kind = EVENT_MISSILE, .item = ITEM_OIL, .from = {1, 1}, .to = {5, 1}});
    assert_told_in(state, fire, "The flask of oil bursts into flames.");
    state_destroy(state);
    (void)unused;
}

static void test_a_freed_ally_and_the_night_hunter_are_told(void **fixture)
{
    (void)fixture;
    assert_told(
        (struct event){.kind = EVENT_FREED, .victim = {7, 1}, .victim_kind = MONSTER_CAPTIVE},
        "You free a castaway. It follows you and fights for you.");
    assert_told(
        (struct event){.kind = EVENT_FREED, .victim = {7, 1}, .victim_kind = MONSTER_ECHO_FROG},
        "You free an echo frog. It follows you. On command it calls loudly: what hears it goes to "
        "look there.");
    assert_told((struct event){.kind = EVENT_ORDERED, .monster = MONSTER_ECHO_FROG, .waits = true},
                "The echo frog waits here.");
    assert_told((struct event){.kind = EVENT_ORDERED, .monster = MONSTER_ECHO_FROG},
                "The echo frog follows you.");
    assert_told((struct event){.kind = EVENT_LENT, .monster = MONSTER_ECHO_FROG},
                "The echo frog calls out.");
    assert_told((struct event){.kind = EVENT_LENT, .monster = MONSTER_WICK_MOTH},
                "The wick moth shines farther.");
    assert_told((struct event){.kind = EVENT_NIGHT, .turns = 10},
                "Night falls: a night hunter is on the stairs, and arrives in 10 turns.");
}

static void test_a_flare_or_fire_put_out_is_told(void **fixture)
{
    (void)fixture;
    struct event event = {.kind = EVENT_DOUSED, .cloud = CLOUD_FLARE, .to = {2, 2}};
    assert_told(told_by('@', event), "You put out the flare.");
    assert_told(told_by('r', event), "The gutter rat puts out the flare.");
    assert_told(event, "The flare goes out.");
    event.cloud = CLOUD_FIRE;
    assert_told(event, "The fire goes out.");
}

static void test_the_beacon_and_the_holding_of_the_lamp_are_told(void **fixture)
{
    (void)fixture;
    assert_told(
        (struct event){.kind = EVENT_BEACON, .turns = 80},
        "The beacon shines over the whole floor. You are healed and the night draws back 80 turns, "
        "but everything here comes to see.");
    assert_told((struct event){.kind = EVENT_HOLD, .turns = 60, .hold = HOLD_BEGINS},
                "The whole coast sees it, and so does everything down here. "
                "Hold the great lamp for 60 turns: stay within 8 cells of it and keep it in view. "
                "Turn its beam to stop what comes.");
    assert_told((struct event){.kind = EVENT_HOLD, .turns = 1, .hold = HOLD_LASTS},
                "Hold the great lamp: 1 turn left.");
    assert_told((struct event){.kind = EVENT_HOLD, .turns = 9, .hold = HOLD_PAUSES},
                "You left the great lamp: no turn counts until you are back.");
    assert_told((struct event){.kind = EVENT_HOLD, .turns = 9, .hold = HOLD_GOES_ON},
                "You are back at the great lamp: 9 turns left.");
}

static void test_the_vigil_and_what_breaks_it_are_told(void **fixture)
{
    (void)fixture;
    assert_told(
        (struct event){.kind = EVENT_VIGIL, .turns = 19, .vigil = VIGIL_GOES_ON},
        "You sit still beside the cold lamp. Stay still and unnoticed for 19 more turns, and "
        "you let the ember go out.");
    assert_told((struct event){.kind = EVENT_VIGIL, .turns = 10, .vigil = VIGIL_GOES_ON},
                "The ember burns lower: 10 more turns.");
    assert_told((struct event){.kind = EVENT_VIGIL, .vigil = VIGIL_NOTICED, .is_broken = true},
                "Something on this floor has noticed you: your vigil starts again.");
    assert_told(told_by('r', (struct event){.kind = EVENT_VIGIL, .vigil = VIGIL_NOTICED}),
                "The gutter rat has noticed you: the vigil can't begin until that is over.");
    assert_told((struct event){.kind = EVENT_VIGIL, .vigil = VIGIL_SMOKE, .is_broken = true},
                "Smoke within 5 cells: your vigil starts again.");
    assert_told((struct event){.kind = EVENT_VIGIL, .vigil = VIGIL_RESTLESS},
                "You are no longer still: your vigil starts again.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_hero_opens_and_shuts_doors),
        cmocka_unit_test(test_a_key_that_opens_a_door_stays_in_it),
        cmocka_unit_test(test_bells_that_ring_are_told),
        cmocka_unit_test(test_the_opener_of_a_door_is_named_if_seen),
        cmocka_unit_test(test_a_change_of_terrain_is_told_by_its_result),
        cmocka_unit_test(test_a_found_secret_is_named),
        cmocka_unit_test(test_a_found_secret_is_not_told_again_as_seen),
        cmocka_unit_test(test_a_trap_names_its_victim_and_effect),
        cmocka_unit_test(test_a_pushed_crate_tells_where_it_went),
        cmocka_unit_test(test_a_lamp_lit_and_put_out_in_one_turn_is_told_as_both),
        cmocka_unit_test(test_an_arrival_names_the_floor_and_its_band),
        cmocka_unit_test(test_a_follower_is_told_in_one_line),
        cmocka_unit_test(test_every_stance_of_the_lantern_is_told),
        cmocka_unit_test(test_other_light_on_the_hero_is_told_with_the_lantern),
        cmocka_unit_test(test_sight_and_what_is_seen),
        cmocka_unit_test(test_a_stop_names_the_actor_in_the_way),
        cmocka_unit_test(test_a_noise_tells_direction_distance_and_loudness),
        cmocka_unit_test(test_a_noise_in_view_is_not_told),
        cmocka_unit_test(test_the_noise_of_a_call_is_not_told_again),
        cmocka_unit_test(test_every_cloud_is_told),
        cmocka_unit_test(test_leaps_and_teleports_are_told),
        cmocka_unit_test(a_floor_without_a_hunt_is_told_as_the_floor_left),
        cmocka_unit_test(delays_of_the_night_are_told_in_turns),
        cmocka_unit_test(test_a_swap_is_told_once),
        cmocka_unit_test(test_thrown_oil_is_told_to_burn),
        cmocka_unit_test(test_a_freed_ally_and_the_night_hunter_are_told),
        cmocka_unit_test(test_a_flare_or_fire_put_out_is_told),
        cmocka_unit_test(test_the_beacon_and_the_holding_of_the_lamp_are_told),
        cmocka_unit_test(test_the_vigil_and_what_breaks_it_are_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
