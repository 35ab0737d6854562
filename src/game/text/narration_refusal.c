/* Why the hero can't. */
#include "base/array.h"
#include "game/text/narration_tellers.h"
#include "game/text/narration_words.h"
#include "game/travel/danger.h"

/* Those that name what is in the way, or what it is about, are told by it: "" here. */
static const char *const refusals[REFUSAL_COUNT] = {
    [REFUSAL_NONE] = "",
    [REFUSAL_WALL] = "",
    [REFUSAL_BRINK] = "You stop at the edge of a chasm.",
    [REFUSAL_TRAP] = "",
    [REFUSAL_CORNER] = "",
    [REFUSAL_ACTOR] = "",
    [REFUSAL_NO_DOOR] = "Nothing there opens or shuts.",
    [REFUSAL_DOOR_BLOCKED] = "",
    [REFUSAL_DOOR_SEALED] = "A ward seals that door.",
    [REFUSAL_LOCKED] = "It is locked. Its key is kept somewhere else on this floor.",
    [REFUSAL_NO_STAIRS] = "You know of no stairs that lead that way yet.",
    [REFUSAL_NO_FLOOR] = "These stairs are flooded: they lead nowhere.",
    [REFUSAL_NO_LIGHT] = "In plain sight a lantern makes no difference.",
    [REFUSAL_NO_LANTERN] = "Your lantern was stolen.",
    [REFUSAL_NO_WAY] = "You know no way there.",
    [REFUSAL_NO_WAY_LEFT] =
        "You know no way to those stairs, and all is explored that you can walk to.",
    [REFUSAL_NOTHING_LEFT] = "There is nothing left to explore here.",
    [REFUSAL_FIRE] = "Fire bars the way to what may be left: wait until it has burnt down.",
    [REFUSAL_NOTHING_HERE] = "Nothing lies here.",
    [REFUSAL_FULL] = "You have no slot free.",
    [REFUSAL_NOT_HAD] = "You have nothing of that kind.",
    [REFUSAL_NO_REACH] = "What you hold reaches no farther than a step.",
    [REFUSAL_NO_USE] = "That can't be done with it.",
    [REFUSAL_TOO_FAR] = "That is too far off.",
    [REFUSAL_NOT_SEEN] = "You do not see what is there.",
    [REFUSAL_NO_TARGET] = "There is nothing there to aim at.",
    [REFUSAL_NO_ARROWS] = "You have no arrows left.",
    [REFUSAL_NO_PLACE] = "Nobody can stand there.",
    [REFUSAL_LYING] = "",
    [REFUSAL_WATCHED] = "You can't rest while you are hunted.",
    [REFUSAL_HUNTED] = "Not while you are hunted by what you see: go step by step.",
    [REFUSAL_NOTICED] = "Not while somebody in view notices you: act turn by turn.",
    [REFUSAL_NEARER] =
        "The way on leads nearer to one that has noticed you: walk by yourself, or get away.",
    [REFUSAL_TOO_DARK] = "You heal only in bright light.",
    [REFUSAL_HEALED] = "You are as well as can be.",
    [REFUSAL_OVER] = "The game is over.",
    [REFUSAL_CHOICE] = "Choose a boon first: 1, 2 or 3.",
    [REFUSAL_NO_CHOICE] = "No such boon is offered.",
    [REFUSAL_NO_LESSON] = "The lesson is behind you.",
    [REFUSAL_BARTER] = "The merchant waits: walk into it to choose what for what.",
    [REFUSAL_WARES_ONLY] = "The cloth is for wares.",
    [REFUSAL_WARE] = "It is a ware: it takes something of the same worth.",
    [REFUSAL_NOT_IN_LIGHT] = "\"Not in the light.\" It trades in the dark, with your lantern dark.",
    [REFUSAL_FOLLOWED] = "\"Not with those behind you.\" It does not trade while you are hunted.",
    [REFUSAL_NO_TRADE] = "Nobody trades with you here.",
    [REFUSAL_TOO_LITTLE] = "\"Not enough.\" What you have of that is worth less than the ware.",
};

_Static_assert(ARRAY_LENGTH(refusals) == REFUSAL_COUNT, "a refusal without a sentence");

/* "An iron grate is in the way." */
static void append_obstacle(const char *name, struct text *text)
{
    if (name) {
        narration_words_subject(name, text);
        text_append(text, " is in the way.");
    } else {
        text_append(text, "There is nothing beyond.");
    }
}

/* Who or what stands or lies in the cell; NULL: nobody and nothing. */
static const char *name_occupant(const struct event *event)
{
    if (!handle_is_none(event->actor))
        return monster_get(event->monster)->name;
    return event->item != ITEM_NONE ? item_get(event->item)->name : NULL;
}

/* Where the hero is the occupant, what is in the way is something else. */
static bool is_hero(const struct event *event)
{
    return !handle_is_none(event->actor) && event->monster == monster_hero();
}

static const char *name_terrain(const struct event *event)
{
    return event->terrain != TERRAIN_NONE ? terrain_get(event->terrain)->name : NULL;
}

void narration_refusal(enum refusal refusal, struct text *text)
{
    text_append(text, "%s", refusals[refusal]);
}

static void append_danger(const struct actor *danger, struct text *text)
{
    if (danger->is_seen)
        narration_words_definite(monster_get(danger->kind)->name, text);
    else
        text_append(text, "somebody whose eyes shine");
    text_append(text, actor_is_hunting(danger) ? " hunts you" : " notices you");
}

/* Because of whom he is to choose each step. */
static void tell_danger(const struct state *state, enum refusal refusal, struct text *text)
{
    const struct actor *danger = danger_find(state);
    if (!danger) {
        narration_refusal(refusal, text);
        return;
    }
    text_append(text, "Not while ");
    append_danger(danger, text);
    text_append(text, actor_is_hunting(danger) ? ": go step by step."
                                               : ": act turn by turn, or get away from it.");
}

/* To whom he comes no nearer unless he chooses each step: of several the first, as the step itself is not known here. */
static const struct actor *find_shunned(const struct state *state)
{
    struct point hero = state_hero_const(state)->position;
    const struct actor *shunned = NULL;
    for (int d = 0; d < DIRECTION_COUNT && !shunned; d++)
        shunned = danger_find_nearer(state, point_step(hero, (enum direction)d));
    return shunned;
}

void narration_kept(const struct state *state, enum refusal refusal, struct text *text)
{
    bool is_shunned = refusal == REFUSAL_NEARER;
    const struct actor *who = is_shunned ? find_shunned(state) : danger_find(state);
    bool is_by_somebody = is_shunned || refusal == REFUSAL_HUNTED || refusal == REFUSAL_NOTICED;
    if (!is_by_somebody || !who) {
        narration_refusal(refusal, text);
        return;
    }
    text_append(text, is_shunned ? "The way on leads nearer, and " : "Turn by turn now: ");
    append_danger(who, text);
    text_append(text, is_shunned ? ": walk by yourself, or get away from it." : ".");
}

/* The nearest stairs down that he knows; false: none. */
static bool find_stairs_down(const struct state *state, struct point *found)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    bool has_found = false;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        enum terrain terrain = (enum terrain)level_memory(level, p)->terrain;
        if (terrain == TERRAIN_NONE || terrain_get(terrain)->leads <= 0 ||
            (has_found && point_chebyshev(hero, p) >= point_chebyshev(hero, *found)))
            continue;
        *found = p;
        has_found = true;
    }
    return has_found;
}

/* And what is left to do. */
static void tell_nothing_left(const struct state *state, struct text *text)
{
    struct point stairs;
    narration_refusal(REFUSAL_NOTHING_LEFT, text);
    if (!find_stairs_down(state, &stairs))
        return;
    text_append(text, " Take the stairs down, ");
    narration_words_way(state, stairs, text);
    text_append(text, ".");
}

void narration_refused(const struct state *state, const struct event *event, struct text *text)
{
    const char *occupant = name_occupant(event);
    switch (event->refusal) {
    case REFUSAL_WALL:
        append_obstacle(name_terrain(event), text);
        break;
    case REFUSAL_ACTOR:
        append_obstacle(occupant, text);
        break;
    case REFUSAL_TRAP:
        text_append(text, "You stop before %s.",
                    name_terrain(event) ? name_terrain(event) : "a trap");
        break;
    case REFUSAL_CORNER:
        text_append(text, "You can't squeeze past %s.",
                    name_terrain(event) ? name_terrain(event) : "the edge");
        break;
    case REFUSAL_DOOR_BLOCKED:
        narration_words_subject(occupant ? occupant : "something", text);
        text_append(text, " keeps the door from shutting.");
        break;
    case REFUSAL_LYING:
        narration_words_subject(occupant && !is_hero(event) ? occupant : "something", text);
        text_append(text, " is here already.");
        break;
    case REFUSAL_NOTHING_LEFT:
        tell_nothing_left(state, text);
        break;
    case REFUSAL_NEARER:
        narration_kept(state, REFUSAL_NEARER, text);
        break;
    case REFUSAL_HUNTED:
    case REFUSAL_NOTICED:
        tell_danger(state, event->refusal, text);
        break;
    default:
        narration_refusal(event->refusal, text);
    }
}
