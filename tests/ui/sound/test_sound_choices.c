/* Sounds that more than the kind of an event decides. (The others: test_sound_cues.c.) */
#include "support/check.h"
#include "support/game_picture.h"

#include "ui/sound/sound_choices.h"

static void only_a_sleeper_that_the_hero_did_not_know_sounds_when_it_is_seen(void **unused)
{
    struct state *state = game_picture("#####\n#@T.#\n#####\n");
    struct event event = {.kind = EVENT_SIGHTED, .actor = game_picture_actor(state, 't')};
    (void)unused;
    assert_int_equal(sound_choices_sighted(state, &event), SOUND_SIGHTED);
    event.was_asleep = true;
    assert_int_equal(sound_choices_sighted(state, &event), SOUND_NONE);
    game_picture_who(state, 't')->is_asleep = false;
    assert_int_equal(sound_choices_sighted(state, &event), SOUND_SIGHTED);
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(only_a_sleeper_that_the_hero_did_not_know_sounds_when_it_is_seen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
