#include "support/player.h"

#include "support/check.h"

#include "game/knowledge.h"
#include "game/text/narration.h"

#include <stdlib.h>
#include <string.h>

/* No command on a drawn floor takes as many steps. */
enum { STEPS_MAX = 5000, VIEW_SIZE = 16384 };

struct player *player_start_with(const struct game_setup *setup)
{
    struct error error = {""};
    struct player *player = calloc(1, sizeof *player);
    player->game = game_create(setup, &error);
    assert_string_equal(error.message, "");
    assert_non_null(player->game);
    return player;
}

static struct game_setup setup_of(const char *picture)
{
    struct game_setup setup = game_setup_default();
    setup.seed = "picture";
    setup.map_text = picture;
    setup.map_name = "picture";
    return setup;
}

struct player *player_start(const char *picture)
{
    struct game_setup setup = setup_of(picture);
    return player_start_with(&setup);
}

struct player *player_start_seeing_all(const char *picture)
{
    struct game_setup setup = setup_of(picture);
    setup.fov = fov_find("disc");
    setup.plain_radius = 100;
    return player_start_with(&setup);
}

struct player *player_start_nearsighted(const char *picture)
{
    struct game_setup setup = setup_of(picture);
    setup.plain_radius = 5;
    return player_start_with(&setup);
}

void player_end(struct player *player)
{
    game_destroy(player->game);
    free(player);
}

void player_listen(struct player *player)
{
    const struct state *state = game_state(player->game);
    size_t length = strlen(player->told);
    struct text told = text_init(player->told + length, sizeof player->told - length);
    for (int i = 0; i < state->events.count; i++) {
        size_t before = told.length;
        text_append(&told, "|");
        if (!narration_of(state, &state->events.events[i], &told)) {
            told.length = before;
            told.chars[before] = '\0';
        }
    }
}

void player_play(struct player *player, struct command command)
{
    game_play(player->game, command);
    player_listen(player);
    for (player->steps = 1; game_is_under_way(player->game); player->steps++) {
        assert_true(player->steps < STEPS_MAX);
        game_continue(player->game);
        player_listen(player);
    }
}

bool player_read(struct player *player, struct key key, struct command *command)
{
    const struct command *held = key_is_confirm(key) ? game_held_command(player->game) : NULL;
    if (held) {
        *command = *held;
        return true;
    }
    return key_reader_feed(&player->reader, game_state(player->game), key, command) ==
           KEY_READING_COMMAND;
}

void player_press(struct player *player, const char *keys)
{
    struct error error = {""};
    struct key key;
    player->told[0] = '\0';
    while (*keys) {
        struct command command;
        assert_true(key_read(&keys, &key, &error));
        if (player_read(player, key, &command))
            player_play(player, command);
    }
}

const char *player_view(const struct player *player)
{
    static char chars[VIEW_SIZE];
    struct text view = text_init(chars, sizeof chars);
    const struct state *state = game_state(player->game);
    for (int y = 0; y < state_level_const(state)->grid.height; y++) {
        char row[GRID_SIDE_MAX + 1];
        knowledge_write_row(state, y, row);
        text_append(&view, "%s\n", row);
    }
    return chars;
}

void player_check_all(const char *picture, const char *keys, const char *expected)
{
    struct player *player = player_start_seeing_all(picture);
    player_press(player, keys);
    assert_string_equal(player_view(player), expected);
    player_end(player);
}

bool player_was_told(const struct player *player, const char *sentence)
{
    size_t length = strlen(sentence);
    for (const char *found = strstr(player->told, sentence); found;
         found = strstr(found + 1, sentence))
        if (found[-1] == '|' && (found[length] == '|' || found[length] == '\0'))
            return true;
    return false;
}

struct point player_hero(const struct player *player)
{
    return state_hero_const(game_state(player->game))->position;
}

const struct state *player_state(const struct player *player)
{
    return game_state(player->game);
}
