#include "game/text/morgue.h"

#include "game/knowledge.h"
#include "game/text/account.h"
#include "game/text/score.h"

#include <inttypes.h>

/* Cells of the picture to each side of the hero. */
#define PICTURE_ACROSS 30
#define PICTURE_DOWN 9

static void write_heading(const char *heading, struct text *text)
{
    text_append(text, "\n%s\n", heading);
}

static void write_facts(const struct game *game, int first, int end, struct text *text)
{
    for (int fact = first; fact < end; fact++) {
        if (!account_has_fact(game, (enum account_fact)fact))
            continue;
        text_append(text, "  ");
        account_write_fact(game, (enum account_fact)fact, text);
        text_append(text, "\n");
    }
}

static void write_course(const struct game *game, struct text *text)
{
    write_heading("The run", text);
    write_facts(game, 0, ACCOUNT_COURSE, text);
}

static void write_hero(const struct game *game, struct text *text)
{
    const struct state *state = game_state(game);
    write_heading("You", text);
    text_append(text, "  Health: %d of %d\n", state_hero_const(state)->health,
                state->traits.health);
    write_facts(game, ACCOUNT_COURSE, ACCOUNT_FACTS, text);
}

static void write_last_turns(const struct game *game, struct text *text)
{
    const struct chronicle *chronicle = game_chronicle(game);
    write_heading("Last turns", text);
    for (int back = chronicle_recent(chronicle, game_state(game)->turn) - 1; back >= 0; back--) {
        const struct chronicle_line *line = chronicle_line_get(chronicle, back);
        text_append(text, "  %d: %s", line->turn, line->text);
        text_append(text, line->times > 1 ? " (x%d)\n" : "\n", line->times);
    }
}

static void write_watchers(const struct game *game, struct text *text)
{
    enum monster kinds[MONSTER_COUNT];
    int count = account_list_watchers(game, kinds);
    write_heading("Creatures that noticed you", text);
    for (int i = 0; i < count; i++) {
        text_append(text, "  ");
        account_write_watcher(game, kinds[i], text);
        text_append(text, "\n");
    }
    if (count == 0)
        text_append(text, "  none\n");
}

static void write_picture(const struct state *state, struct text *text)
{
    struct grid grid = state_level_const(state)->grid;
    struct point hero = state_hero_const(state)->position;
    char row[GRID_SIDE_MAX + 1];
    int first = hero.x > PICTURE_ACROSS ? hero.x - PICTURE_ACROSS : 0;
    int last = hero.x + PICTURE_ACROSS < grid.width ? hero.x + PICTURE_ACROSS : grid.width - 1;
    write_heading("What you last saw", text);
    for (int y = hero.y - PICTURE_DOWN; y <= hero.y + PICTURE_DOWN; y++) {
        if (y < 0 || y >= grid.height)
            continue;
        knowledge_write_row(state, y, row);
        text_append(text, "  %.*s\n", last - first + 1, row + first);
    }
}

static void write_line_to_share(const struct game *game, struct text *text)
{
    write_heading("To share", text);
    text_append(text, "  ");
    score_write_line(game, text);
    text_append(text, "\n");
}

void morgue_write(const struct game *game, struct text *text)
{
    const struct state *state = game_state(game);
    text_append(text, "Eyeshine, seed %s\n", state->seed);
    text_append(text, "\n");
    account_write_end(game, text);
    text_append(text, "\n");
    write_course(game, text);
    write_last_turns(game, text);
    write_watchers(game, text);
    write_hero(game, text);
    write_picture(state, text);
    write_line_to_share(game, text);
    text_append(text, "\nFor replays and reports:\n");
    if (game_run_id(game))
        text_append(text, "Run %016" PRIx64 "\n", game_run_id(game));
    game_report(game, "none", text);
    text_append(text, "\n");
}
