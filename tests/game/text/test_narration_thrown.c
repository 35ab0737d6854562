/* What becomes of a thrown item is told, whatever it does. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

#include "game/text/narration.h"

#include <string.h>

/* Whether there is a message by the item itself, beside that it was thrown and what the creature thinks of the hero. */
static bool is_told(const struct state *state)
{
    bool is = false;
    for (int i = 0; i < state->events.count; i++) {
        const struct event *event = &state->events.events[i];
        char sentence[400];
        struct text text = text_init(sentence, sizeof sentence);
        is |= event->kind != EVENT_PIPS && !narration_is_echo(state, event) &&
              narration_of(state, event, &text);
    }
    return is;
}

static void check_told(struct point target)
{
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++) {
        if (item_get((enum item)i)->thrown == EFFECT_NONE)
            continue;
        struct state *state =
            game_picture_plain("##########\n#@...r...#\n#........#\n##########\n", 30);
        game_picture_give(state, (enum item)i, 1);
        scene_act(state,
                  (struct action){.kind = ACTION_THROW, .item = (enum item)i, .target = target});
        if (!is_told(state))
            fail_msg("%s", item_get((enum item)i)->id);
        state_destroy(state);
    }
}

static void every_item_thrown_at_a_creature_is_told(void **unused)
{
    check_told(point_make(5, 1));
    (void)unused;
}

static void every_item_thrown_at_the_floor_is_told(void **unused)
{
    check_told(point_make(5, 2));
    (void)unused;
}

/* The messages of a throw, one after the other, without what the creature thinks of the hero. */
static void check_words(const char *picture, enum item item, const char *expected)
{
    struct state *state = game_picture_plain(picture, 30);
    char words[400] = "";
    struct text text = text_init(words, sizeof words);
    game_picture_give(state, item, 1);
    scene_act(state, (struct action){.kind = ACTION_THROW, .item = item, .target = {4, 1}});
    for (int i = 0; i < state->events.count; i++)
        if (state->events.events[i].kind != EVENT_PIPS &&
            !narration_is_echo(state, &state->events.events[i]) &&
            narration_of(state, &state->events.events[i], &text))
            text_append(&text, " ");
    assert_string_equal(words, expected);
    state_destroy(state);
}

static void what_a_thrown_item_does_is_in_its_words(void **unused)
{
    static const char empty[] = "########\n#@.....#\n########\n";
    check_words(empty, ITEM_SMOKE_POT, "Thick smoke blocks your view. ");
    check_words(empty, ITEM_HASTE, "The amber potion breaks. ");
    check_words(empty, ITEM_HEALING_POTION, "The healing potion breaks. ");
    check_words(empty, ITEM_PEBBLES, "Your pebble clatters. ");
    (void)unused;
}

static void a_potion_that_is_learned_by_a_throw_is_not_told_of_the_hero_alone(void **unused)
{
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++) {
        if (item_get((enum item)i)->looks != LOOK_GROUP_POTION)
            continue;
        struct state *state = game_picture_plain("########\n#@..r..#\n########\n", 30);
        game_picture_give(state, (enum item)i, 1);
        scene_act(state,
                  (struct action){.kind = ACTION_THROW, .item = (enum item)i, .target = {4, 1}});
        char said[400];
        struct text text = text_init(said, sizeof said);
        struct event learned = game_picture_last(state, EVENT_LEARNED);
        assert_true(narration_of(state, &learned, &text));
        if (strstr(said, "You "))
            fail_msg("%s", said);
        state_destroy(state);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_item_thrown_at_a_creature_is_told),
        cmocka_unit_test(every_item_thrown_at_the_floor_is_told),
        cmocka_unit_test(what_a_thrown_item_does_is_in_its_words),
        cmocka_unit_test(a_potion_that_is_learned_by_a_throw_is_not_told_of_the_hero_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
