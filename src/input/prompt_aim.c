/* Aiming: the path, what hinders it, and its words. */
#include "game/knowledge.h"
#include "game/text/narration_words.h"
#include "input/prompt.h"
#include "rules/boons.h"
#include "rules/missiles.h"
#include "sight/missile_line.h"
#include "world/hero.h"
#include "world/perception.h"

static bool flies(const struct prompt *prompt)
{
    return prompt->command.kind == COMMAND_THROW || prompt->command.kind == COMMAND_FIRE;
}

struct flight prompt_path(const struct prompt *prompt, const struct state *state)
{
    return flies(prompt)
               ? flight_path(state, state_hero_const(state)->position, prompt->command.target, true)
               : (struct flight){.count = 0};
}

static struct point hero_at(const struct state *state)
{
    return state_hero_const(state)->position;
}

bool prompt_harms(const struct prompt *prompt, const struct state *state, struct point *at,
                  int *radius)
{
    struct flight path = prompt_path(prompt, state);
    *at = path.count > 0 ? path.cells[path.count - 1] : hero_at(state);
    *radius = prompt->command.kind == COMMAND_THROW ? item_get(prompt->item)->harm_radius : 0;
    return *radius > 0;
}

static bool is_too_near(const struct prompt *prompt, const struct state *state)
{
    struct point end;
    int radius;
    return prompt_harms(prompt, state, &end, &radius) &&
           point_is_within(hero_at(state), end, radius);
}

static bool is_empty(const struct state *state, struct point p)
{
    struct knowledge known = knowledge_of(state, p);
    return !known.has_actor && !known.has_eyes;
}

enum prompt_hindrance prompt_hindrance(const struct prompt *prompt, const struct state *state)
{
    enum command_kind kind = prompt->command.kind;
    struct point target = prompt->command.target;
    if (point_chebyshev(hero_at(state), target) > prompt->range)
        return PROMPT_HINDERED_BY_DISTANCE;
    if (flies(prompt) && point_is_equal(hero_at(state), target))
        return PROMPT_HINDERED_BY_SELF;
    if (kind == COMMAND_FIRE &&
        !perception_has_straight_in_view(state, state_hero_const(state), target))
        return PROMPT_HINDERED_BY_SIGHT;
    if (kind == COMMAND_FIRE && missiles_is_cornered(state, target))
        return PROMPT_HINDERED_BY_CORNER;
    if (kind == COMMAND_KEYSTONE && !view_has(&state->vision.view, target))
        return PROMPT_HINDERED_BY_SIGHT;
    if (is_too_near(prompt, state))
        return PROMPT_HINDERED_BY_NEARNESS;
    if (prompt_path(prompt, state).is_blocked)
        return PROMPT_HINDERED_BY_WAY;
    return kind == COMMAND_FIRE && is_empty(state, target) ? PROMPT_HINDERED_BY_EMPTINESS
                                                           : PROMPT_HINDERED_BY_NOTHING;
}

bool prompt_is_blocked(const struct prompt *prompt, const struct state *state)
{
    return prompt_hindrance(prompt, state) != PROMPT_HINDERED_BY_NOTHING;
}

enum prompt_answer prompt_release(struct prompt *prompt, const struct state *state,
                                  struct command *command)
{
    struct point target = prompt->command.target;
    enum prompt_hindrance hindrance = prompt_hindrance(prompt, state);
    bool is_sure = hindrance >= PROMPT_HINDERED_ONCE && prompt->is_held_back &&
                   point_is_equal(prompt->held_back_at, target);
    prompt->is_held_back = hindrance != PROMPT_HINDERED_BY_NOTHING && !is_sure;
    prompt->held_back_at = target;
    if (prompt->is_held_back)
        return PROMPT_ASKS;
    *command = prompt->command;
    *prompt = (struct prompt){0};
    return PROMPT_COMMANDS;
}

/* Appends what is known to be in the way at that step: ", at a window". */
static void write_obstacle(const struct state *state, const struct prompt *prompt, int step,
                           struct text *text)
{
    const struct level *level = state_level_const(state);
    struct point p =
        missile_line_cell(&level->opacity, hero_at(state), prompt->command.target, step);
    enum terrain terrain = (enum terrain)level_memory(level, p)->terrain;
    if (!flight_passes(level, p, true))
        text_append(text, ", at %s", terrain_get(terrain)->name);
}

/* Appends where it would be stopped, as far as the hero knows. */
static void write_stop(const struct state *state, const struct prompt *prompt, struct text *text)
{
    struct flight path = prompt_path(prompt, state);
    struct point end = path.count > 0 ? path.cells[path.count - 1] : hero_at(state);
    struct knowledge known = knowledge_of(state, end);
    int steps = point_chebyshev(hero_at(state), end);
    text_append(text, "Your %s would ",
                prompt->command.kind == COMMAND_THROW         ? "throw"
                : item_get(prompt->item)->shoots != ITEM_NONE ? "shot"
                                                              : "attack");
    if (steps == 0) {
        text_append(text, "fall at your feet.");
    } else if (known.has_actor) {
        text_append(text, "hit ");
        narration_words_definite(
            monster_get(level_actor_const(state_level_const(state), known.actor)->kind)->name,
            text);
        text_append(text, " first.");
    } else {
        text_append(text, "stop after %d step%s", steps, steps == 1 ? "" : "s");
        write_obstacle(state, prompt, steps + 1, text);
        text_append(text, ".");
    }
}

void prompt_write_hindrance(const struct state *state, const struct prompt *prompt,
                            struct text *text)
{
    switch (prompt_hindrance(prompt, state)) {
    case PROMPT_HINDERED_BY_NOTHING:
        break;
    case PROMPT_HINDERED_BY_DISTANCE:
        text_append(text, "Out of range (%d cell%s).", prompt->range,
                    prompt->range == 1 ? "" : "s");
        break;
    case PROMPT_HINDERED_BY_SELF:
        text_append(text, "That is your own cell.");
        break;
    case PROMPT_HINDERED_BY_SIGHT:
        text_append(text, "You can't see that cell.");
        break;
    case PROMPT_HINDERED_BY_CORNER:
        text_append(text, "You can't attack past that corner.");
        break;
    case PROMPT_HINDERED_BY_NEARNESS:
        text_append(text, "You are too close: it would harm you.");
        break;
    case PROMPT_HINDERED_BY_WAY:
        write_stop(state, prompt, text);
        break;
    case PROMPT_HINDERED_BY_EMPTINESS:
        text_append(text, "You see nothing to hit there.");
        break;
    }
}

enum item prompt_thrown(const struct prompt *prompt)
{
    bool throws = prompt->kind == PROMPT_AIM && prompt->command.kind == COMMAND_THROW;
    return throws ? prompt->item : ITEM_NONE;
}

const char *prompt_effect(const struct prompt *prompt, const struct state *state)
{
    enum item item = prompt_thrown(prompt);
    bool has_effect = item != ITEM_NONE && item_get(item)->thrown != EFFECT_NONE;
    return has_effect && hero_knows(state, item) ? item_get(item)->help : "";
}

void prompt_write_lured(const struct state *state, const struct prompt *prompt, struct text *text)
{
    const struct actor *actor = prompt_find_lured(prompt, state);
    if (!actor)
        return;
    text_append(text, " to draw ");
    if (actor->is_seen)
        narration_words_definite(monster_get(actor->kind)->name, text);
    else
        text_append(text, "it");
    text_append(text, point_chebyshev(hero_at(state), prompt->command.target) == 1
                          ? " to you, for an ambush"
                          : " away from you");
}

void prompt_write_unfooled(const struct state *state, const struct prompt *prompt,
                           struct text *text)
{
    const char *why;
    const struct actor *actor = prompt_find_unfooled(prompt, state, &why);
    if (!actor)
        return;
    text_append(text, "%s", text->length > 0 ? " " : "");
    narration_words_definite_subject(actor->is_seen ? monster_get(actor->kind)->name : "it", text);
    text_append(text, " %s.", why);
}

void prompt_write_aim(const struct state *state, const struct prompt *prompt, struct text *text)
{
    if (prompt->command.kind == COMMAND_KEYSTONE) {
        text_append(text, "Use %s", boon_get(boons_keystone(state))->name);
        return;
    }
    bool shoots = item_get(prompt->item)->shoots != ITEM_NONE;
    const char *does = prompt->command.kind == COMMAND_THROW  ? "Throw"
                       : prompt->command.kind != COMMAND_FIRE ? "Use"
                       : shoots                               ? "Shoot with"
                                                              : "Attack with";
    text_append(text, "%s %s", does, hero_item_name(state, prompt->item));
}
