/* Which events are heard, how and from where; and that no information is given by sound alone. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

#include "base/array.h"
#include "game/text/narration.h"
#include "rules/night.h"
#include "ui/scene/stage_effects.h"
#include "ui/sound/sound_cues.h"

#include <string.h>

static const char room[] = "###############\n"
                           "#......@......#\n"
                           "#.-.\".......:.#\n"
                           "#.............#\n"
                           "#######.#######\n"
                           "#.............#\n"
                           "###############\n";

static struct sound_cues played;
static struct sound_cue cues[SOUND_CUES_MAX];

static struct state *start(void)
{
    struct state *state = game_picture(room);
    state->hero_noise = 4;
    played = (struct sound_cues){.count = 0};
    return state;
}

static void add(struct state *state, struct event event)
{
    event_list_add(&state->events, event);
}

static int play(const struct state *state)
{
    return sound_cues_play(&played, state, 5000, cues);
}

/* The only cue of an event. */
static struct sound_cue cue_of(struct state *state, struct event event)
{
    played = (struct sound_cues){.count = 0};
    state->events.count = 0;
    add(state, event);
    assert_int_equal(play(state), 1);
    return cues[0];
}

static void test_silent_events_give_a_reason(void **unused)
{
    (void)unused;
    static const char *const reasons[] = {
#define SOUND(what, where) ""
#define CHOSEN(name, where) ""
#define SILENT(why) why
#define EVENT(id, tells, interrupts, sounds) [EVENT_##id] = sounds,
#include "world/events.def"
#undef EVENT
#undef SOUND
#undef CHOSEN
#undef SILENT
    };
    for (size_t i = 0; i < ARRAY_LENGTH(reasons); i++)
        assert_true(reasons[i][0] == '\0' || strlen(reasons[i]) > 10);
}

/* A deaf player misses nothing: every sound comes with a message, except steps, which are seen. */
static void test_every_sound_is_also_shown(void **unused)
{
    (void)unused;
    static const bool is_told[] = {
#define SHOWN false
#define SAYS(sentence) true
#define TOLD(name) true
#define EVENT(id, tells, interrupts, sounds) [EVENT_##id] = tells,
#include "world/events.def"
#undef EVENT
#undef SHOWN
#undef SAYS
#undef TOLD
    };
    static const bool is_heard[] = {
#define SOUND(what, where) true
#define CHOSEN(name, where) true
#define SILENT(why) false
#define EVENT(id, tells, interrupts, sounds) [EVENT_##id] = sounds,
#include "world/events.def"
#undef EVENT
#undef SOUND
#undef CHOSEN
#undef SILENT
    };
    for (int i = 0; i < EVENT_KIND_COUNT; i++)
        assert_true(!is_heard[i] || is_told[i] || i == EVENT_MOVED);
}

static bool leaves(const struct state *state, enum stage_effect_kind kind)
{
    struct stage_effects effects = {.turn = state->turn};
    stage_effects_play(&effects, state, 1000, true);
    for (int i = 0; i < effects.count; i++)
        if (effects.list[i].kind == kind)
            return true;
    return false;
}

/* The visuals drawn over the map, each by the event that makes its sound. */
static void test_the_effect_that_shows_a_sound_is_drawn(void **unused)
{
    (void)unused;
    static const struct {
        enum event_kind event;
        enum sound sound;
        enum sound_visual visual;
        enum stage_effect_kind effect;
    } cases[] = {{EVENT_STRUCK, SOUND_BLOW, VISUAL_SLASH, STAGE_EFFECT_SLASH},
                 {EVENT_HURT, SOUND_SEAR, VISUAL_FLASH, STAGE_EFFECT_HURT},
                 {EVENT_DIED, SOUND_KILL, VISUAL_FADE, STAGE_EFFECT_DEATH},
                 {EVENT_TURNED, SOUND_ARROW, VISUAL_FLIGHT, STAGE_EFFECT_MISSILE},
                 {EVENT_TELL, SOUND_TELL, VISUAL_TELL, STAGE_EFFECT_TELL},
                 {EVENT_NOISE, SOUND_RUSTLE, VISUAL_RIPPLE, STAGE_EFFECT_RIPPLE},
                 {EVENT_SUNG, SOUND_CHOIR, VISUAL_RIPPLE, STAGE_EFFECT_RIPPLE},
                 {EVENT_HEARD, SOUND_CALL, VISUAL_RIPPLE, STAGE_EFFECT_RIPPLE},
                 {EVENT_RANG, SOUND_BELL, VISUAL_RIPPLE, STAGE_EFFECT_RIPPLE}};
    struct state *state = start();
    for (size_t i = 0; i < ARRAY_LENGTH(cases); i++) {
        struct event event = {
            .kind = cases[i].event, .to = {2, 5}, .from = {2, 5}, .loudness = LOUDNESS_SOFT};
        assert_int_equal(cue_of(state, event).sound, cases[i].sound);
        assert_int_equal(sound_get(cases[i].sound)->visual, cases[i].visual);
        assert_true(leaves(state, cases[i].effect));
    }
    state_destroy(state);
}

static void test_a_step_sounds_like_the_ground(void **unused)
{
    (void)unused;
    static const struct {
        struct point to;
        enum sound sound;
    } cases[] = {{{1, 1}, SOUND_STEP_STONE},
                 {{2, 2}, SOUND_STEP_WATER},
                 {{4, 2}, SOUND_STEP_GRASS},
                 {{12, 2}, SOUND_STEP_RUBBLE}};
    struct state *state = start();
    for (size_t i = 0; i < ARRAY_LENGTH(cases); i++) {
        struct event event = {.kind = EVENT_MOVED, .actor = state->hero, .to = cases[i].to};
        assert_int_equal(cue_of(state, event).sound, cases[i].sound);
    }
    state_destroy(state);
}

static void test_silent_steps_and_steps_of_others_are_not_heard(void **unused)
{
    (void)unused;
    struct state *state = start();
    struct event event = {.kind = EVENT_MOVED, .to = {1, 1}};
    add(state, event);
    assert_int_equal(play(state), 0);
    event.actor = state->hero;
    add(state, event);
    state->hero_noise = 0;
    assert_int_equal(play(state), 0);
    state->hero_noise = 1;
    assert_int_equal(play(state), 1);
    state_destroy(state);
}

static void test_the_louder_the_step_the_louder_its_sound(void **unused)
{
    (void)unused;
    struct state *state = start();
    struct event event = {.kind = EVENT_MOVED, .actor = state->hero, .to = {7, 1}};
    state->hero_noise = 1;
    int soft = cue_of(state, event).left;
    state->hero_noise = 4;
    int loud = cue_of(state, event).left;
    assert_true(soft > 0 && soft < loud);
    state_destroy(state);
}

static void test_a_sound_comes_from_the_side_where_it_happens(void **unused)
{
    (void)unused;
    struct state *state = start();
    struct sound_cue west = cue_of(state, (struct event){.kind = EVENT_STRUCK, .to = {2, 1}});
    struct sound_cue east = cue_of(state, (struct event){.kind = EVENT_STRUCK, .to = {12, 1}});
    struct sound_cue below = cue_of(state, (struct event){.kind = EVENT_STRUCK, .to = {7, 3}});
    assert_true(west.left > 2 * west.right);
    assert_true(east.right > 2 * east.left);
    assert_int_equal(west.left, east.right);
    assert_int_equal(below.left, below.right);
    state_destroy(state);
}

static void test_far_sounds_are_fainter_but_never_silent(void **unused)
{
    (void)unused;
    struct state *state = start();
    int before = MIXER_GAIN_FULL;
    for (int x = 7; x < 14; x++) {
        struct event event = {.kind = EVENT_DOOR_OPENED, .to = {x, 1}};
        struct sound_cue cue = cue_of(state, event);
        assert_true(cue.right <= before && cue.right > 30);
        before = cue.right;
    }
    struct sound_cue far = cue_of(state, (struct event){.kind = EVENT_DOOR_OPENED, .to = {900, 1}});
    assert_true(far.right > 30 && far.left > 5);
    state_destroy(state);
}

static void test_sounds_out_of_view_are_muffled(void **unused)
{
    (void)unused;
    struct state *state = start();
    assert_false(cue_of(state, (struct event){.kind = EVENT_DOOR_OPENED, .to = {3, 1}}).is_muffled);
    assert_true(cue_of(state, (struct event){.kind = EVENT_DOOR_OPENED, .to = {2, 5}}).is_muffled);
    assert_false(cue_of(state, (struct event){.kind = EVENT_REFUSED, .to = {2, 5}}).is_muffled);
    state_destroy(state);
}

static void test_a_noise_from_an_unseen_source_is_heard(void **unused)
{
    (void)unused;
    struct state *state = start();
    struct event event = {.kind = EVENT_NOISE, .to = {2, 5}, .loudness = LOUDNESS_SOFT};
    assert_int_equal(cue_of(state, event).sound, SOUND_RUSTLE);
    event.loudness = LOUDNESS_LOUD;
    assert_int_equal(cue_of(state, event).sound, SOUND_CLASH);
    event.to = point_make(3, 1); /* in view */
    assert_int_equal(sound_cues_sound(state, &event), SOUND_NONE);
    add(state, (struct event){.kind = EVENT_MISSILE, .item = ITEM_PEBBLES, .to = event.to});
    assert_int_equal(sound_cues_sound(state, &event), SOUND_CLASH);
    state_destroy(state);
}

static void test_a_ringing_call_is_a_bell_without_another_noise(void **unused)
{
    (void)unused;
    struct state *state = start();
    add(state, (struct event){.kind = EVENT_HEARD, .to = {2, 5}});
    add(state, (struct event){.kind = EVENT_NOISE, .to = {2, 5}, .loudness = LOUDNESS_DEAFENING});
    assert_int_equal(play(state), 1);
    assert_int_equal(cues[0].sound, SOUND_BELL);
    state_destroy(state);
}

static void test_the_same_sound_is_heard_once_a_turn_from_where_it_is_loudest(void **unused)
{
    (void)unused;
    struct state *state = start();
    add(state, (struct event){.kind = EVENT_EYES, .to = {13, 3}});
    add(state, (struct event){.kind = EVENT_EYES, .to = {5, 1}});
    add(state, (struct event){.kind = EVENT_EYES, .to = {1, 3}});
    assert_int_equal(play(state), 1);
    assert_true(cues[0].left > cues[0].right);
    assert_true(cues[0].left > MIXER_GAIN_FULL / 2);
    state_destroy(state);
}

static void test_of_many_sounds_the_most_important_are_heard(void **unused)
{
    (void)unused;
    static const enum event_kind kinds[] = {
        EVENT_MOVED,     EVENT_DOOR_OPENED, EVENT_DOOR_CLOSED, EVENT_DROPPED, EVENT_WORN,
        EVENT_PICKED_UP, EVENT_BROKE,       EVENT_EYES,        EVENT_STRUCK,  EVENT_LOST};
    struct state *state = start();
    for (size_t i = 0; i < ARRAY_LENGTH(kinds); i++)
        add(state, (struct event){.kind = kinds[i], .actor = state->hero, .to = {6, 1}});
    state->events.events[8].victim = state->hero;
    assert_int_equal(play(state), SOUND_CUES_MAX);
    int max = 0;
    bool has_steps = false;
    for (int i = 0; i < SOUND_CUES_MAX; i++) {
        max += cues[i].sound == SOUND_DEATH || cues[i].sound == SOUND_HERO_HURT ||
               cues[i].sound == SOUND_GLINT;
        has_steps = has_steps || cues[i].sound == SOUND_STEP_STONE;
    }
    assert_int_equal(max, 3);
    assert_false(has_steps);
    state_destroy(state);
}

static void test_steps_of_a_run_do_not_sound_too_often(void **unused)
{
    (void)unused;
    struct state *state = start();
    int heard = 0;
    add(state, (struct event){.kind = EVENT_MOVED, .actor = state->hero, .to = {7, 1}});
    for (uint32_t now = 0; now < 1000; now += 45) /* the pace of a run */
        heard += sound_cues_play(&played, state, now, cues);
    assert_in_range(heard, 4, 8);
    state_destroy(state);
}

static void test_the_pitch_of_a_sound_varies(void **unused)
{
    (void)unused;
    struct state *state = start();
    int lowest = MIXER_PITCH;
    int highest = MIXER_PITCH;
    add(state, (struct event){.kind = EVENT_MOVED, .actor = state->hero, .to = {7, 1}});
    for (uint32_t now = 1000; now < 6000; now += 500) {
        assert_int_equal(sound_cues_play(&played, state, now, cues), 1);
        lowest = cues[0].pitch < lowest ? cues[0].pitch : lowest;
        highest = cues[0].pitch > highest ? cues[0].pitch : highest;
    }
    assert_in_range(lowest, MIXER_PITCH * 85 / 100, MIXER_PITCH * 97 / 100);
    assert_in_range(highest, MIXER_PITCH * 103 / 100, MIXER_PITCH * 115 / 100);
    state_destroy(state);
}

static void test_the_hit_of_a_missile_is_heard_when_it_lands(void **unused)
{
    (void)unused;
    struct state *state = start();
    add(state, (struct event){.kind = EVENT_MISSILE, .item = ITEM_PEBBLES, .from = {7, 1}});
    add(state, (struct event){.kind = EVENT_STRUCK, .to = {12, 1}});
    assert_int_equal(play(state), 2);
    assert_int_equal(cues[0].sound, SOUND_THROW);
    assert_int_equal(cues[0].delay, 0);
    assert_int_equal(cues[1].sound, SOUND_BLOW);
    assert_true(cues[1].delay > 50);
    state_destroy(state);
}

static void test_sounds_from_the_last_floor_have_no_place_on_this_one(void **unused)
{
    (void)unused;
    struct state *state = start();
    add(state, (struct event){.kind = EVENT_EYES, .to = {70, 40}});
    add(state, (struct event){.kind = EVENT_ARRIVED, .depth = 2});
    assert_int_equal(play(state), 2);
    assert_int_equal(cues[0].left, MIXER_GAIN_FULL);
    assert_int_equal(cues[0].right, MIXER_GAIN_FULL);
    assert_false(cues[0].is_muffled);
    state_destroy(state);
}

static void test_silence_makes_everything_faint_and_dull_except_its_own_sound(void **unused)
{
    (void)unused;
    struct state *state = start();
    state->is_hushed = true;
    struct sound_cue blow = cue_of(state, (struct event){.kind = EVENT_STRUCK, .to = {7, 1}});
    struct sound_cue hush = cue_of(state, (struct event){.kind = EVENT_HUSHED, .is_hushed = true});
    assert_in_range(blow.left, 1, MIXER_GAIN_FULL / 2);
    assert_true(blow.is_muffled);
    assert_int_equal(hush.left, MIXER_GAIN_FULL);
    assert_int_equal(sound_cues_ambience(state), AMBIENCE_NONE);
    state->is_hushed = false;
    assert_int_equal(sound_cues_ambience(state), AMBIENCE_CELLARS);
    state_destroy(state);
}

static void test_the_mood_follows_light_danger_and_night(void **unused)
{
    (void)unused;
    struct state *state = game_picture("#########\n#@......#\n#......r#\n#########\n");
    assert_int_equal(sound_cues_mood(state), AMBIENCE_WARM);
    game_picture_set_lantern(state, LANTERN_HOODED);
    assert_int_equal(sound_cues_mood(state), AMBIENCE_NONE);
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_int_equal(sound_cues_mood(state), AMBIENCE_DARK);
    int night = state->night;
    while (night_turns_left(state) > 90)
        state->night++;
    assert_int_equal(sound_cues_mood(state), AMBIENCE_NIGHT);
    state->night = night;
    game_picture_who(state, 'r')->suspicion = SUSPICION_MAX;
    assert_int_equal(sound_cues_mood(state), AMBIENCE_HUNTED);
    state->is_hushed = true;
    assert_int_equal(sound_cues_mood(state), AMBIENCE_NONE);
    state_destroy(state);
}

static void test_the_choices_follow_the_tables(void **unused)
{
    (void)unused;
    struct state *state = start();
    const struct {
        struct event event;
        enum sound sound;
    } cases[] = {
        {{.kind = EVENT_LANTERN, .lantern = LANTERN_OPEN}, SOUND_LANTERN_OPEN},
        {{.kind = EVENT_LANTERN, .lantern = LANTERN_HOODED}, SOUND_LANTERN_HOOD},
        {{.kind = EVENT_LANTERN, .lantern = LANTERN_DARK}, SOUND_LANTERN_DARK},
        {{.kind = EVENT_PIPS, .pips = 1}, SOUND_PIP},
        {{.kind = EVENT_PIPS, .pips = 3}, SOUND_HUNTED},
        {{.kind = EVENT_STRUCK, .victim = state->hero}, SOUND_HERO_HURT},
        {{.kind = EVENT_DIED, .victim = state->hero}, SOUND_NONE},
        {{.kind = EVENT_MISSILE, .item = ITEM_ARROW}, SOUND_ARROW},
        {{.kind = EVENT_MISSILE, .monster = MONSTER_GLASS_ARCHER}, SOUND_ARROW},
        {{.kind = EVENT_USED, .item = ITEM_HEALING_POTION}, SOUND_POTION},
        {{.kind = EVENT_USED, .item = ITEM_FORGET_ME}, SOUND_SCROLL},
        {{.kind = EVENT_USED, .item = ITEM_HAND_BELL}, SOUND_TOOL},
        {{.kind = EVENT_HEALED, .victim = state->hero, .healed = 1}, SOUND_NONE},
        {{.kind = EVENT_HEALED, .victim = state->hero, .healed = 12}, SOUND_HEAL},
        {{.kind = EVENT_CLOUD, .cloud = CLOUD_FIRE}, SOUND_FIRE},
        {{.kind = EVENT_CLOUD, .cloud = CLOUD_FLARE}, SOUND_FLARE},
        {{.kind = EVENT_CLOUD, .cloud = CLOUD_SMOKE}, SOUND_SMOKE},
        {{.kind = EVENT_CLOUD, .cloud = CLOUD_WEB}, SOUND_NONE},
        {{.kind = EVENT_STATUS, .status = STATUS_BURNING}, SOUND_FIRE},
        {{.kind = EVENT_STATUS, .status = STATUS_HASTE}, SOUND_CHANGE},
        {{.kind = EVENT_TERRAIN, .terrain = TERRAIN_BRAZIER, .to = {1, 1}}, SOUND_FIZZ},
        {{.kind = EVENT_TERRAIN, .terrain = TERRAIN_WALL, .to = {1, 1}}, SOUND_GRIND},
        {{.kind = EVENT_PUSHED, .terrain = TERRAIN_CRATE, .to = {1, 1}}, SOUND_GRIND},
        {{.kind = EVENT_PUSHED, .terrain = TERRAIN_CRATE, .to = {2, 2}}, SOUND_SPLASH},
        {{.kind = EVENT_HOLD, .hold = HOLD_LASTS}, SOUND_NONE},
        {{.kind = EVENT_HOLD, .hold = HOLD_BEGINS}, SOUND_BEACON},
        {{.kind = EVENT_VIGIL, .vigil = VIGIL_GOES_ON, .turns = 19}, SOUND_OFFER},
        {{.kind = EVENT_VIGIL, .vigil = VIGIL_NOTICED}, SOUND_SPOILT},
        {{.kind = EVENT_SITE, .news = SITE_SOLVED}, SOUND_SOLVED},
        {{.kind = EVENT_SITE, .news = SITE_SPOILT}, SOUND_SPOILT},
    };
    for (size_t i = 0; i < ARRAY_LENGTH(cases); i++)
        if (sound_cues_sound(state, &cases[i].event) != cases[i].sound)
            fail_msg("case %d", (int)i);
    state_destroy(state);
}

/* Every event of real turns has a valid cue, or none. */
static void test_real_turns_make_valid_cues(void **unused)
{
    (void)unused;
    struct state *state =
        scene_start("############\n#..@r.....r#\n#.........b#\n############\n", LANTERN_OPEN);
    int heard = 0;
    played = (struct sound_cues){.count = 0};
    scene_make_hunter(game_picture_who(state, 'b'));
    scene_make_hunter(game_picture_who(state, 'r'));
    for (uint32_t turn = 1; turn < 40 && !state_is_over(state); turn++) {
        state->events.count = 0;
        scene_wait(state, 1);
        int count = sound_cues_play(&played, state, turn * 1000, cues);
        heard += count;
        assert_in_range(count, 0, SOUND_CUES_MAX);
        for (int i = 0; i < count; i++) {
            assert_in_range(cues[i].left, 0, MIXER_GAIN_FULL);
            assert_in_range(cues[i].right, 0, MIXER_GAIN_FULL);
            assert_true(cues[i].pitch > 0 && cues[i].delay >= 0);
        }
    }
    assert_true(heard > 5);
    state_destroy(state);
}

static void test_a_sound_at_the_start_of_the_clock_is_heard(void **unused)
{
    (void)unused;
    struct state *state = start();
    add(state, (struct event){.kind = EVENT_MOVED, .actor = state->hero, .to = {7, 1}});
    assert_int_equal(sound_cues_play(&played, state, 1, cues), 1);
    assert_int_equal(sound_cues_play(&played, state, 2, cues), 0);
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_silent_events_give_a_reason),
        cmocka_unit_test(test_every_sound_is_also_shown),
        cmocka_unit_test(test_the_effect_that_shows_a_sound_is_drawn),
        cmocka_unit_test(test_a_step_sounds_like_the_ground),
        cmocka_unit_test(test_silent_steps_and_steps_of_others_are_not_heard),
        cmocka_unit_test(test_the_louder_the_step_the_louder_its_sound),
        cmocka_unit_test(test_a_sound_comes_from_the_side_where_it_happens),
        cmocka_unit_test(test_far_sounds_are_fainter_but_never_silent),
        cmocka_unit_test(test_sounds_out_of_view_are_muffled),
        cmocka_unit_test(test_a_noise_from_an_unseen_source_is_heard),
        cmocka_unit_test(test_a_ringing_call_is_a_bell_without_another_noise),
        cmocka_unit_test(test_the_same_sound_is_heard_once_a_turn_from_where_it_is_loudest),
        cmocka_unit_test(test_of_many_sounds_the_most_important_are_heard),
        cmocka_unit_test(test_steps_of_a_run_do_not_sound_too_often),
        cmocka_unit_test(test_the_pitch_of_a_sound_varies),
        cmocka_unit_test(test_the_hit_of_a_missile_is_heard_when_it_lands),
        cmocka_unit_test(test_sounds_from_the_last_floor_have_no_place_on_this_one),
        cmocka_unit_test(test_silence_makes_everything_faint_and_dull_except_its_own_sound),
        cmocka_unit_test(test_the_mood_follows_light_danger_and_night),
        cmocka_unit_test(test_the_choices_follow_the_tables),
        cmocka_unit_test(test_real_turns_make_valid_cues),
        cmocka_unit_test(test_a_sound_at_the_start_of_the_clock_is_heard),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
