#include "ui/screens/game_read_out.h"

#include "game/knowledge.h"
#include "game/text/description.h"
#include "game/text/narration_words.h"
#include "game/text/surroundings.h"
#include "ui/screens/game_screen.h"
#include "world/noticing.h"
#include "world/perception.h"

#include <stdio.h>
#include <string.h>

/* Creatures in the log, and as many things: the eye finds the rest on the map. */
#define LOGGED_MAX 3
#define CELL_LENGTH_MAX 1000
/* Creatures told each turn; those that have not noticed the hero only within this many steps. */
#define OTHERS_TOLD 3
#define NEAR_STEPS 2

/* " (2 of 3)" if several of its kind are in view, the nearest first. */
static void write_which(const struct state *state, struct point p, struct text *text)
{
    const struct level *level = state_level_const(state);
    struct handle handle = level_actor_at(level, p);
    int steps = point_chebyshev(state_hero_const(state)->position, p);
    int before = 0;
    int all = 0;
    if (handle_is_none(handle) || !level_actor_const(level, handle)->is_seen)
        return;
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *other = &level->actors[i];
        int others = point_chebyshev(state_hero_const(state)->position, other->position);
        if (!other->is_seen || other->kind != level_actor_const(level, handle)->kind)
            continue;
        all++;
        before += others < steps || (others == steps && point_is_before(other->position, p));
    }
    if (all > 1)
        text_append(text, " (%d of %d)", before + 1, all);
}

/* "3 steps north: You see a gutter rat on the floor. It is asleep." */
static void write_cell(const struct state *state, struct point p, enum item thrown,
                       struct text *text)
{
    char way[80];
    struct text words = text_init(way, sizeof way);
    narration_words_way(state, p, &words);
    narration_words_subject(way, text);
    write_which(state, p, text);
    text_append(text, ": ");
    knowledge_describe(state, p, text);
    description_of_cell(state, p, thrown, text);
}

static int steps_of(const struct state *state, const struct actor *actor)
{
    return point_chebyshev(state_hero_const(state)->position, actor->position);
}

static bool is_foe(const struct state *state, const struct actor *actor)
{
    return actor != state_hero_const(state) && !actor->is_ally && !monster_get(actor->kind)->trades;
}

/* "The doorward already hunts you. "; false: nothing in view does. */
static bool write_hunters(const struct state *state, struct text *text)
{
    const struct level *level = state_level_const(state);
    bool has_hunter = false;
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        if (!is_foe(state, actor) || !actor->is_seen || !actor_is_hunting(actor))
            continue;
        has_hunter = true;
        narration_words_definite_subject(monster_get(actor->kind)->name, text);
        text_append(text, " already hunts you. ");
    }
    return has_hunter;
}

/* The names of the visible creatures, sleeping or not, that would gain suspicion of a hero in that cell. Returns how many. */
static int name_noticing(const struct state *state, struct point p, enum lantern lantern,
                         bool is_asleep, struct text *text)
{
    const struct level *level = state_level_const(state);
    int count = 0;
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        if (is_foe(state, actor) && actor->is_seen && actor->is_asleep == is_asleep &&
            !actor_is_hunting(actor) && (is_asleep || !level_never_hunts(level, actor)) &&
            noticing_gain_if(state, actor, p, lantern))
            text_append(text, "%s%s", count++ > 0 ? " and " : "", monster_get(actor->kind)->name);
    }
    return count;
}

/* Which visible creatures would notice the hero at that cell: what the ranges show in colours. */
static void write_ranges(const struct screen_context *context, struct point p, struct text *text)
{
    const struct state *state = game_state(context->game);
    enum lantern lantern = game_screen_stance(context);
    bool is_here = point_is_equal(p, state_hero_const(state)->position);
    char sleepers[CELL_LENGTH_MAX];
    struct text stirred = text_init(sleepers, sizeof sleepers);
    bool has_hunter = write_hunters(state, text);
    text_append(text, "With the lantern %s, ", lantern_get(lantern)->id);
    int count = name_noticing(state, p, lantern, false, text);
    text_append(text, "%s would notice you %s.",
                count > 0    ? ""
                : has_hunter ? "nothing else"
                             : "nothing in view",
                is_here ? "here" : "there");
    if (name_noticing(state, p, lantern, true, &stirred) > 0)
        text_append(text, " Its light would stir %s.", sleepers);
}

void game_read_out_cell(struct screen_context *context, struct point p)
{
    char sentences[CELL_LENGTH_MAX];
    struct text text = text_init(sentences, sizeof sentences);
    if (!read_out_is_on(context->display))
        return;
    write_cell(game_state(context->game), p, ITEM_NONE, &text);
    if (context->ranges > 0) {
        text_append(&text, " ");
        write_ranges(context, p, &text);
    }
    read_out_text(context->display, sentences);
}

void game_read_out_aim(struct screen_context *context)
{
    const struct state *state = game_state(context->game);
    const struct prompt *prompt = &context->reader.prompt;
    char sentences[CELL_LENGTH_MAX];
    struct text text = text_init(sentences, sizeof sentences);
    if (!read_out_is_on(context->display) || prompt->kind != PROMPT_AIM)
        return;
    prompt_write_aim(state, prompt, &text);
    text_append(&text, " where? Range %d.", prompt->range);
    if (*prompt_effect(prompt, state))
        text_append(&text, " %s", prompt_effect(prompt, state));
    if (prompt_find_lured(prompt, state)) {
        text_append(&text, " Aimed");
        prompt_write_lured(state, prompt, &text);
        text_append(&text, ".");
    }
    prompt_write_unfooled(state, prompt, &text);
    read_out_text(context->display, sentences);
    text = text_init(sentences, sizeof sentences);
    write_cell(state, prompt->command.target, prompt_thrown(prompt), &text);
    if (prompt_is_blocked(prompt, state)) {
        text_append(&text, " ");
        prompt_write_hindrance(state, prompt, &text);
    }
    read_out_text(context->display, sentences);
}

static void tell_hero(struct screen_context *context)
{
    const struct state *state = game_state(context->game);
    const struct actor *hero = state_hero_const(state);
    char line[40];
    snprintf(line, sizeof line, "Health %d of %d.", hero->health, state->traits.health);
    read_out_change(context->display, 0, line);
    snprintf(line, sizeof line, "You are %s now.",
             narration_words_light(perception_grade(state, hero->position)));
    if (!state_is_plain(state))
        read_out_change(context->display, 1, line);
}

/* Whether each of its steps is told. */
static bool is_pressing(const struct state *state, const struct actor *actor)
{
    return is_foe(state, actor) && actor_is_perceived(actor) &&
           (actor_pips(actor) > 0 || steps_of(state, actor) <= NEAR_STEPS);
}

/* The nearest first. Returns how many. */
static int list_pressing(const struct state *state, const struct actor *found[OTHERS_TOLD])
{
    const struct level *level = state_level_const(state);
    int count = 0;
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        if (!is_pressing(state, actor))
            continue;
        int at = count < OTHERS_TOLD ? count++ : OTHERS_TOLD;
        while (at > 0 && steps_of(state, actor) < steps_of(state, found[at - 1])) {
            if (at < OTHERS_TOLD)
                found[at] = found[at - 1];
            at--;
        }
        if (at < OTHERS_TOLD)
            found[at] = actor;
    }
    return count;
}

static void tell_others(struct screen_context *context)
{
    const struct state *state = game_state(context->game);
    const struct actor *others[OTHERS_TOLD];
    int count = list_pressing(state, others);
    for (int i = 0; i < count; i++) {
        char sentence[SURROUNDINGS_SENTENCE_MAX];
        struct text text = text_init(sentence, sizeof sentence);
        surroundings_tell(
            state,
            &(struct surrounding){others[i]->is_seen ? SURROUNDING_ACTOR : SURROUNDING_EYES,
                                  others[i]->position, 0},
            &text);
        read_out_text(context->display, sentence);
    }
}

void game_read_out_play(struct screen_context *context)
{
    char sentence[CELL_LENGTH_MAX];
    struct text text = text_init(sentence, sizeof sentence);
    if (!read_out_is_on(context->display))
        return;
    tell_hero(context);
    tell_others(context);
    if (context->ranges == 0)
        return;
    write_ranges(context, state_hero_const(game_state(context->game))->position, &text);
    read_out_text(context->display, sentence);
}

static bool is_creature(const struct surrounding *one)
{
    return one->kind == SURROUNDING_ACTOR || one->kind == SURROUNDING_EYES;
}

/* Puts creatures, or things, of the list into the log: those that are nearest, the nearest last. Returns how many there are. */
static int log_surroundings(struct screen_context *context, const struct surroundings *around,
                            bool are_creatures)
{
    const struct state *state = game_state(context->game);
    char sentences[LOGGED_MAX][SURROUNDINGS_SENTENCE_MAX];
    int count = 0;
    for (int i = 0; i < around->count; i++) {
        char sentence[SURROUNDINGS_SENTENCE_MAX];
        struct text text = text_init(sentence, sizeof sentence);
        if (around->all[i].kind <= SURROUNDING_WAYS ||
            is_creature(&around->all[i]) != are_creatures)
            continue;
        surroundings_tell(state, &around->all[i], &text);
        if (text.length > 0 && count < LOGGED_MAX)
            memcpy(sentences[count], sentence, sizeof sentence);
        count += text.length > 0;
    }
    for (int i = int_min(count, LOGGED_MAX) - 1; i >= 0; i--)
        message_log_add(&context->log, state->turn, sentences[i]);
    return count;
}

/* The log has the nearest creatures at its end, where they are in view; what is read out has the nearest first. */
void game_read_out_surroundings(struct screen_context *context)
{
    const struct state *state = game_state(context->game);
    struct surroundings around;
    surroundings_look(state, &around);
    for (int i = 0; i < around.count; i++) {
        char sentence[SURROUNDINGS_SENTENCE_MAX];
        struct text text = text_init(sentence, sizeof sentence);
        surroundings_tell(state, &around.all[i], &text);
        if (text.length > 0)
            screen_context_say_aloud(context, sentence);
    }
    int things = log_surroundings(context, &around, false);
    int creatures = log_surroundings(context, &around, true);
    int count = things + creatures;
    display_redraw(context->display);
    char words[120];
    struct text text = text_init(words, sizeof words);
    if (count == 0)
        text_append(&text, "There is nothing of note around you.");
    if (creatures > LOGGED_MAX || things > LOGGED_MAX)
        text_append(&text, "These are the nearest of %d things around you.", count);
    if (text.length > 0)
        screen_context_say(context, words);
}
