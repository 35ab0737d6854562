#include "support/told.h"

#include "support/check.h"

#include "game/text/narration.h"
#include "support/game_picture.h"

#include <string.h>

static const char scene[] = "##########\n"
                            "#@r....M.#\n"
                            "#..+../..#\n"
                            "##########\n";

struct state *told_scene(void)
{
    return game_picture(scene);
}

void assert_told_in(const struct state *state, struct event event, const char *expected)
{
    char chars[512];
    struct text text = text_init(chars, sizeof chars);
    bool is_told = narration_of(state, &event, &text);
    assert_string_equal(chars, expected);
    assert_int_equal(is_told, expected[0] != '\0');
}

void assert_told(struct event event, const char *expected)
{
    struct state *state = told_scene();
    assert_told_in(state, event, expected);
    state_destroy(state);
}

static struct handle find(const struct state *state, char glyph)
{
    return glyph == '@' ? state->hero : game_picture_actor(state, glyph);
}

struct event told_by(char glyph, struct event event)
{
    struct state *state = told_scene();
    event.actor = find(state, glyph);
    event.monster = level_actor(state_level(state), event.actor)->kind;
    event.from = level_actor(state_level(state), event.actor)->position;
    state_destroy(state);
    return event;
}

struct event told_of(char glyph, struct event event)
{
    struct state *state = told_scene();
    event.victim = find(state, glyph);
    event.victim_kind = level_actor(state_level(state), event.victim)->kind;
    event.to = level_actor(state_level(state), event.victim)->position;
    state_destroy(state);
    return event;
}

struct event told_by_unseen(struct event event)
{
    event.actor = HANDLE_NONE;
    event.monster = MONSTER_GUTTER_RAT;
    return event;
}
