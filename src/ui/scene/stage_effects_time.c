/* When effects begin, how far they have got, and when they are over. */
#include "base/integer.h"
#include "ui/scene/stage_effects.h"

#define AMOUNT_FADE_MS 250 /* the end of STAGE_AMOUNT_MS */

/* How an effect is shown with reduced motion. */
enum still_look {
    STILL_HIDDEN,
    STILL_HALF_WAY, /* frozen half-way */
    STILL_END       /* frozen at its end; it also stays there without reduced motion */
};

static const enum still_look still_looks[STAGE_EFFECT_KIND_COUNT] = {
    [STAGE_EFFECT_SLASH] = STILL_HALF_WAY,   [STAGE_EFFECT_HURT] = STILL_HALF_WAY,
    [STAGE_EFFECT_AMOUNT] = STILL_END,       [STAGE_EFFECT_DEATH] = STILL_HALF_WAY,
    [STAGE_EFFECT_MISSILE] = STILL_HALF_WAY, [STAGE_EFFECT_RIPPLE] = STILL_HALF_WAY,
    [STAGE_EFFECT_TELL] = STILL_END,         [STAGE_EFFECT_WATCHED] = STILL_END,
    [STAGE_EFFECT_NIGHT] = STILL_END,        [STAGE_EFFECT_LEAVE] = STILL_HALF_WAY,
    [STAGE_EFFECT_BREAK] = STILL_HALF_WAY,   [STAGE_EFFECT_REACH] = STILL_HALF_WAY,
};

/* Milliseconds until nothing moves any more; -1: nothing does. A tell does not move. */
static int moving_time(const struct stage_effects *effects)
{
    int time = -1;
    for (int i = 0; i < effects->count; i++) {
        const struct stage_effect *effect = &effects->list[i];
        if (effect->kind != STAGE_EFFECT_TELL)
            time = int_max(time, int_max(STAGE_EFFECT_MS, effect->begins + effect->lasts));
    }
    return time;
}

bool stage_effects_are_moving(const struct stage_effects *effects, uint32_t now)
{
    int time = moving_time(effects);
    return time >= 0 && now - effects->played <= (uint32_t)time;
}

void stage_effects_finish(struct stage_effects *effects, uint32_t now)
{
    effects->played = now - (uint32_t)int_max(moving_time(effects), STAGE_EFFECT_MS) - 1;
}

enum stage_effect_phase stage_effects_phase(const struct stage_effects *effects,
                                            const struct stage_effect *effect, uint32_t now,
                                            bool is_still)
{
    uint32_t passed = now - effects->played;
    enum still_look look = still_looks[effect->kind];
    if (effect->kind == STAGE_EFFECT_AMOUNT && passed >= STAGE_AMOUNT_MS)
        return STAGE_EFFECT_IS_OVER;
    if (is_still)
        return look == STILL_HIDDEN ? STAGE_EFFECT_IS_OVER : STAGE_EFFECT_RUNS;
    if (passed < (uint32_t)effect->begins)
        return STAGE_EFFECT_WAITS;
    return look == STILL_END || passed < (uint32_t)(effect->begins + effect->lasts)
               ? STAGE_EFFECT_RUNS
               : STAGE_EFFECT_IS_OVER;
}

int stage_effects_progress(const struct stage_effects *effects, const struct stage_effect *effect,
                           uint32_t now, bool is_still)
{
    if (stage_effects_phase(effects, effect, now, is_still) != STAGE_EFFECT_RUNS)
        return -1;
    if (is_still)
        return still_looks[effect->kind] == STILL_END ? 255 : 128;
    int passed = (int)(now - effects->played - (uint32_t)effect->begins);
    return passed >= 0 && passed < effect->lasts ? passed * 256 / effect->lasts : 255;
}

int stage_effects_amount_wait(const struct stage_effects *effects, uint32_t shown, uint32_t now,
                              bool is_still)
{
    uint32_t passed = shown - effects->played;
    uint32_t fades = is_still ? STAGE_AMOUNT_MS : STAGE_AMOUNT_MS - AMOUNT_FADE_MS;
    if (passed >= STAGE_AMOUNT_MS)
        return -1;
    for (int i = 0; i < effects->count; i++)
        if (effects->list[i].kind == STAGE_EFFECT_AMOUNT)
            return int_max((int)(effects->played + fades - now), 0);
    return -1;
}

int stage_effects_amount_alpha(const struct stage_effects *effects,
                               const struct stage_effect *effect, uint32_t now, bool is_still)
{
    if (stage_effects_phase(effects, effect, now, is_still) != STAGE_EFFECT_RUNS)
        return 0;
    int left = STAGE_AMOUNT_MS - (int)(now - effects->played);
    return is_still ? 255 : int_min(left * 255 / AMOUNT_FADE_MS, 255);
}

int stage_effects_health_due(const struct stage_effects *effects, struct point at, uint32_t now,
                             bool is_still)
{
    int due = 0;
    for (int i = 0; i < effects->count; i++) {
        const struct stage_effect *effect = &effects->list[i];
        if (effect->kind == STAGE_EFFECT_AMOUNT && point_is_equal(effect->to, at) &&
            stage_effects_phase(effects, effect, now, is_still) == STAGE_EFFECT_WAITS)
            due += effect->health_lost;
    }
    return due;
}

int stage_effects_blow_begins(const struct stage_effects *effects, const struct event *event)
{
    for (int i = 0; i < effects->count; i++)
        if (effects->list[i].kind == STAGE_EFFECT_SLASH &&
            point_is_equal(effects->list[i].from, event->from) &&
            point_is_equal(effects->list[i].to, event->to))
            return effects->list[i].begins;
    return 0;
}

int stage_effects_flight_ends(const struct stage_effects *effects)
{
    for (int i = 0; i < effects->count; i++)
        if (effects->list[i].kind == STAGE_EFFECT_MISSILE)
            return effects->list[i].begins + effects->list[i].lasts;
    return 0;
}

int stage_effects_light_begins(const struct stage_effects *effects)
{
    for (int i = 0; i < effects->count; i++)
        if (effects->list[i].kind == STAGE_EFFECT_SWELL ||
            effects->list[i].kind == STAGE_EFFECT_CLOSE)
            return effects->list[i].begins;
    return 0;
}
