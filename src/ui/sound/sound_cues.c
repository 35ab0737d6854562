#include "ui/sound/sound_cues.h"

#include "game/awareness.h"
#include "rules/night.h"
#include "ui/sound/sound_choices.h"
#include "world/perception.h"

#include <stdlib.h>

#define FLIGHT_MS 90 /* sounds after a missile wait until it lands */
#define NEAR_STEPS 6 /* at this distance a sound is half as loud */
#define FAINTEST 36
#define SIDE_MAX 190 /* of 256: the most that the far ear misses */
#define SIDE_STEP 26 /* what it misses for each cell to the side */
/* While the hero is hushed, sounds have this part of their gain. */
#define HUSHED_PARTS 3
#define NIGHT_NEAR 110 /* turns until the next night hunter comes */

enum place { PLACE_HERE, PLACE_TO, PLACE_FROM };

struct row {
    enum sound sound;
    enum sound (*choose)(const struct state *, const struct event *); /* or NULL */
    enum place place;
};

static const struct row rows[] = {
#define SOUND(what, where)                            \
    {                                                 \
        .sound = SOUND_##what, .place = PLACE_##where \
    }
#define CHOSEN(name, where)                                    \
    {                                                          \
        .choose = sound_choices_##name, .place = PLACE_##where \
    }
#define SILENT(why)         \
    {                       \
        .sound = SOUND_NONE \
    }
#define EVENT(id, tells, interrupts, sounds) [EVENT_##id] = sounds,
#include "world/events.def"
#undef EVENT
#undef SOUND
#undef CHOSEN
#undef SILENT
};

enum sound sound_cues_sound(const struct state *state, const struct event *event)
{
    const struct row *row = &rows[event->kind];
    return row->choose ? row->choose(state, event) : row->sound;
}

enum ambience sound_cues_ambience(const struct state *state)
{
    if (state_is_over(state) || state->is_hushed)
        return AMBIENCE_NONE;
    return ambience_of_band(band_id_of_depth(state->depth));
}

enum ambience sound_cues_mood(const struct state *state)
{
    if (state_is_over(state) || state->is_hushed)
        return AMBIENCE_NONE;
    if (awareness_hunt(state) >= HUNT_UNSEEN)
        return AMBIENCE_HUNTED;
    if (night_turns_to_hunter(state) <= NIGHT_NEAR)
        return AMBIENCE_NIGHT;
    switch (perception_grade(state, state_hero_const(state)->position)) {
    case LIGHT_DARK:
        return AMBIENCE_DARK;
    case LIGHT_BRIGHT:
        return AMBIENCE_WARM;
    default:
        return AMBIENCE_NONE;
    }
}

/* Whether the hero has come to another floor: places of earlier events are not on it. */
static bool has_left_floor(const struct state *state)
{
    for (int i = 0; i < state->events.count; i++) {
        enum event_kind kind = state->events.events[i].kind;
        if (kind == EVENT_ARRIVED || kind == EVENT_FELL || kind == EVENT_WOKE)
            return true;
    }
    return false;
}

static void set_gain(struct sound_cue *cue, int gain)
{
    cue->left = cue->left * gain / MIXER_GAIN_FULL;
    cue->right = cue->right * gain / MIXER_GAIN_FULL;
}

/* Louder when near, and towards the ear on that side. */
static void place_cue(struct sound_cue *cue, const struct state *state, struct point at)
{
    struct point hero = state_hero_const(state)->position;
    const struct level *level = state_level_const(state);
    int steps = point_chebyshev(hero, at);
    int side = abs(at.x - hero.x) * SIDE_STEP;
    int gain = MIXER_GAIN_FULL * NEAR_STEPS / (NEAR_STEPS + (steps > 1 ? steps - 1 : 0));
    side = MIXER_GAIN_FULL - (side < SIDE_MAX ? side : SIDE_MAX);
    if (at.x > hero.x)
        cue->left = cue->left * side / MIXER_GAIN_FULL;
    else
        cue->right = cue->right * side / MIXER_GAIN_FULL;
    set_gain(cue, gain > FAINTEST ? gain : FAINTEST);
    cue->is_muffled = !grid_contains(level->grid, at) || !bit_grid_has(&level->visible, at);
}

static struct sound_cue cue_make(enum sound sound)
{
    return (struct sound_cue){
        .sound = sound, .left = MIXER_GAIN_FULL, .right = MIXER_GAIN_FULL, .pitch = MIXER_PITCH};
}

/* Steps are as loud as the noise that they make. */
static struct sound_cue cue_of(const struct state *state, const struct event *event,
                               enum sound sound, bool is_elsewhere)
{
    struct sound_cue cue = cue_make(sound);
    enum place place = is_elsewhere ? PLACE_HERE : rows[event->kind].place;
    if (place != PLACE_HERE)
        place_cue(&cue, state, place == PLACE_TO ? event->to : event->from);
    if (event->kind == EVENT_MOVED)
        set_gain(&cue, MIXER_GAIN_FULL * ((int)state->hero_noise + 1) / LOUDNESS_COUNT);
    if (state->is_hushed && event->kind != EVENT_HUSHED) {
        set_gain(&cue, MIXER_GAIN_FULL / HUSHED_PARTS);
        cue.is_muffled = true;
    }
    return cue;
}

static int loudness(const struct sound_cue *cue)
{
    return cue->left + cue->right;
}

/* Of equal sounds the louder is kept; if there are too many sounds, those of higher rank. */
static int add(struct sound_cue cues[SOUND_CUES_MAX], int count, struct sound_cue cue)
{
    int lowest = 0;
    for (int i = 0; i < count; i++) {
        if (cues[i].sound == cue.sound) {
            if (loudness(&cue) > loudness(&cues[i]))
                cues[i] = cue;
            return count;
        }
        if (sound_get(cues[i].sound)->rank < sound_get(cues[lowest].sound)->rank)
            lowest = i;
    }
    if (count < SOUND_CUES_MAX)
        cues[count++] = cue;
    else if (sound_get(cue.sound)->rank > sound_get(cues[lowest].sound)->rank)
        cues[lowest] = cue;
    return count;
}

/* Notes that a sound begins. False: it began too recently. */
static bool begin(struct sound_cues *played, enum sound sound, uint32_t now)
{
    uint32_t begun = played->begun[sound];
    if (begun != 0 && now - begun < (uint32_t)sound_get(sound)->gap)
        return false;
    played->begun[sound] = now > 0 ? now : 1;
    return true;
}

/* The pitch varies a little each time, so that frequent sounds are less monotonous. */
static int vary(struct sound_cues *played, enum sound sound)
{
    static const int halves[] = {0, 1, -2, 2, -1}; /* of what it varies by */
    int half = halves[played->count++ % 5];
    return MIXER_PITCH + MIXER_PITCH * sound_get(sound)->varies * half / 200;
}

bool sound_cues_play_one(struct sound_cues *played, enum sound sound, uint32_t now,
                         struct sound_cue *cue)
{
    if (!begin(played, sound, now))
        return false;
    *cue = cue_make(sound);
    cue->pitch = vary(played, sound);
    return true;
}

int sound_cues_play(struct sound_cues *played, const struct state *state, uint32_t now,
                    struct sound_cue cues[SOUND_CUES_MAX])
{
    bool is_elsewhere = has_left_floor(state);
    int delay = 0;
    int found = 0;
    int count = 0;
    for (int i = 0; i < state->events.count; i++) {
        const struct event *event = &state->events.events[i];
        enum sound sound = sound_cues_sound(state, event);
        if (sound != SOUND_NONE) {
            struct sound_cue cue = cue_of(state, event, sound, is_elsewhere);
            cue.delay = event->kind == EVENT_MISSILE ? 0 : delay;
            found = add(cues, found, cue);
        }
        if (event->kind == EVENT_MISSILE)
            delay = FLIGHT_MS;
    }
    for (int i = 0; i < found; i++)
        if (begin(played, cues[i].sound, now)) {
            cues[count] = cues[i];
            cues[count++].pitch = vary(played, cues[i].sound);
        }
    return count;
}
