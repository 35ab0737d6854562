#include "game/text/description.h"

#include "game/knowledge.h"
#include "game/text/narration_words.h"
#include "rules/boons.h"
#include "rules/finale.h"
#include "rules/light/beams.h"
#include "rules/light/ember.h"
#include "rules/light/warmth.h"
#include "rules/vigil.h"
#include "world/beam.h"
#include "world/captive.h"
#include "world/omens.h"
#include "world/perception.h"

#include <ctype.h>

#define GROUND_LENGTH_MAX 800

static void describe_beacon(const struct state *state, const struct terrain_kind *kind,
                            struct text *text)
{
    if (kind->kindles_to == TERRAIN_NONE)
        return;
    if (kind->blesses)
        text_append(
            text,
            " Lit, it heals you, delays the night, lights the whole floor and gives a boon, "
            "but everything here comes to it. In the end it fixes one more beam of the great lamp.");
    if (kind->wins)
        text_append(
            text,
            " Once it burns, what is near comes for you. To win, hold it for %d turns: stay within %d cells "
            "of it and keep it in view. Its beam stops each creature once.",
            FINALE_TURNS, FINALE_RADIUS);
    if (kind->wins && vigil_is_open(state))
        text_append(
            text,
            " You have lit no beacon. If you stay still beside it for %d turns instead, and nothing on "
            "the floor has a pip, you can let the ember go out, and the sea stays dark.",
            VIGIL_TURNS);
}

static void describe_boons(const struct state *state, struct text *text)
{
    enum boon boons[BOON_OFFERS];
    int count = boons_of_stone_here(state, boons);
    if (count > 0)
        text_append(
            text,
            " It gives a boon for the rest of the run. Walk into it to choose one of the path of %s:",
            boon_path_get(boons_path_here(state))->name);
    for (int i = 0; i < count; i++)
        text_append(text, " %d) %s: %s", i + 1, boon_get(boons[i])->name, boon_get(boons[i])->help);
}

/* The burning great lamp. */
static void describe_beams(const struct state *state, const struct terrain_kind *kind,
                           struct text *text)
{
    unsigned mask = beam_mask(state);
    if (!kind->wins || mask == 0)
        return;
    text_append(
        text,
        " Its beam points to the %s, and you can turn it while you hold the lamp: that takes a turn. A beam "
        "stops each creature once, for %d turns; shots pass.",
        narration_words_compass(state->finale.beam), BEAMS_TURNS);
    if (state->finale.fixed_beams)
        text_append(text, " Your beacons fix %d more.", bit_count(state->finale.fixed_beams));
}

/* "Tall grass can burn.": named, as a creature may have been described before it. */
static void describe_ability(const struct terrain_kind *kind, const char *ability,
                             struct text *text)
{
    text_append(text, " ");
    narration_words_subject(kind->name, text);
    text_append(text, " %s.", ability);
}

static void describe_captive(const struct state *state, struct text *text)
{
    const struct monster_kind *captive = monster_get(captive_in_cage(state));
    text_append(text, " In it is %s. ", captive->name);
    text_append(text, "%s Walk into the cage to open it.",
                captive->lends == GIFT_NONE ? captive->help : gift_get(captive->lends)->help);
}

/* What it heals, in what time, and what that costs of the night. */
static void describe_warmth(const struct state *state, struct text *text)
{
    if (warmth_left(state) == 0) {
        text_append(text, " It burns low and heals you no more.");
        return;
    }
    text_append(text, " In its bright light you heal 1 point in %d turns: %d left on this floor.",
                WARMTH_PERIOD, warmth_left(state));
    if (state_hero_const(state)->health >= state->traits.health)
        return;
    text_append(text, " Now ");
    narration_words_rest(state, text);
    text_append(text, ".");
}

static void describe_terrain(const struct state *state, const struct terrain_kind *kind,
                             struct text *text)
{
    if (kind->help)
        text_append(text, " %s", kind->help);
    if (kind->is_cover && kind->burns_to != TERRAIN_NONE)
        describe_ability(kind, "hides whatever stands in it, and can burn", text);
    else if (kind->is_cover)
        describe_ability(kind, "hides whatever stands in it", text);
    else if (kind->burns_to != TERRAIN_NONE)
        describe_ability(kind, "can burn", text);
    if (kind->is_mirror)
        text_append(text,
                    " It shows what is within %d cells, and close to it all that it faces. "
                    "It throws light as far.",
                    MIRROR_FOV_RADIUS);
    if (kind->is_chasm)
        text_append(text, " Step into it twice to fall to the next floor: it hurts, and is loud.");
    if (kind->pushed_on != TERRAIN_NONE)
        text_append(text,
                    " Walk into it to push it, which is louder than a step. If it can't move, you "
                    "smash it.");
    else if (kind->step_louder > 0)
        text_append(text, " Stepping on it makes more noise.");
    if (kind->overlooks > 0)
        text_append(text, " From here you see everything awake within %d cells.", kind->overlooks);
    if (kind->rings > LOUDNESS_SILENT)
        text_append(text, " A step on it rings a %s bell, unless the step is silent.",
                    loudness_get(kind->rings)->name);
    if (ember_is_wanted(state, kind))
        text_append(text, " Only the ember in your lantern lights it: get your lantern back.");
    else if (kind->kindles_to != TERRAIN_NONE)
        text_append(text, " Walk into it to light it.");
    if (kind->unlocks_to != TERRAIN_NONE)
        text_append(text, " Walk into it with a key to open it.");
    describe_beacon(state, kind, text);
    describe_beams(state, kind, text);
    if (kind->frees_to != TERRAIN_NONE)
        describe_captive(state, text);
    if (kind->grants_boon)
        describe_boons(state, text);
    if (kind->warms)
        describe_warmth(state, text);
    if (kind->light_radius > 0 && !kind->grants_boon) {
        text_append(text, " ");
        narration_words_subject(kind->is_walkable ? kind->name : "it", text);
        text_append(text, " lights %d cell%s around.", kind->light_radius,
                    kind->light_radius == 1 ? "" : "s");
    }
}

/* The hint of a special room on its main piece. */
static void describe_piece(const struct state *state, struct point p, enum terrain terrain,
                           struct text *text)
{
    const struct site *site = level_find_site(state_level_const(state), p);
    if (!site || site->is_settled || (int)terrain != site_kind_get(site->type)->piece)
        return;
    if (site_kind_get(site->type)->hint)
        text_append(text, " %s", site_kind_get(site->type)->hint);
}

static void describe_ties(int ties, struct text *text)
{
    int left = bit_count((uint64_t)ties);
    for (int i = 0; i < SITE_SHUTTERS; i++)
        if (ties & (1 << i)) {
            left--;
            text_append(text, " %d%s", i + 1, left > 1 ? "," : left == 1 ? " and" : "");
        }
}

/* Its part in a special room that light must cross. */
static void describe_works(const struct state *state, struct point p,
                           const struct terrain_kind *kind, struct text *text)
{
    const struct site *site = level_find_site(state_level_const(state), p);
    if (!site || site_kind_get(site->type)->rule != SITE_RULE_SHINING || site->is_settled)
        return;
    if (kind->solved_to != TERRAIN_NONE && terrain_get((enum terrain)kind->solved_to)->is_walkable)
        text_append(text, " It opens once light wakes the stone.");
    for (int i = 0; i < SITE_SHUTTERS; i++)
        if (point_is_equal(site->spots[i], p))
            text_append(text, " It is shutter %d, counted from the lamp.", i + 1);
    for (int i = 0; i < SITE_LEVERS; i++)
        if (kind->is_lever && point_is_equal(site->spots[SITE_SPOT_LEVER + i], p)) {
            text_append(text, " Walk into it to turn shutters");
            describe_ties(site->ties[i], text);
            text_append(text, ", counted from the lamp.");
        }
}

/* Appends what light shows on a marked spot of a special room. */
static void describe_marks(const struct state *state, struct point p, struct text *text)
{
    const struct site *site = level_find_site(state_level_const(state), p);
    if (!site || !site_kind_get(site->type)->marks_true)
        return;
    const struct site_kind *kind = site_kind_get(site->type);
    bool is_clear = state_is_plain(state) || perception_grade(state, p) == LIGHT_BRIGHT;
    for (int i = 0; i < site->spot_count; i++)
        if (point_is_equal(site->spots[i], p))
            text_append(text, " %s",
                        !is_clear               ? kind->marks_hidden
                        : site->lies & (1 << i) ? kind->marks_false
                                                : kind->marks_true);
}

/* Of the floor that stairs lead down to. */
static void describe_omen_below(const struct state *state, struct point p,
                                const struct terrain_kind *kind, struct text *text)
{
    if (kind->leads <= 0)
        return;
    enum omen omen = omens_told_by(state, p);
    if (omen != OMEN_NONE) {
        text_append(text, " Below: ");
        narration_words_omen(omen, text);
    } else if (state->traits.omens_untold) {
        text_append(text, " They don't tell what omen is below.");
    }
}

void description_of_ground(const struct state *state, struct point p, struct text *text)
{
    struct knowledge known = knowledge_of(state, p);
    if (known.kind == KNOWLEDGE_UNSEEN)
        return;
    const struct terrain_kind *kind = terrain_get(known.terrain);
    char words[GROUND_LENGTH_MAX] = "";
    struct text ground = text_init(words, sizeof words);
    describe_terrain(state, kind, &ground);
    if (known.has_actor && ground.length > 0 &&
        !point_is_equal(p,
                        state_hero_const(state)->position)) { /* what stands there was described */
        text_append(text, " On ");
        narration_words_definite(kind->name, text);
        text_append(text, ":");
        words[1] = (char)tolower((unsigned char)words[1]);
    }
    text_append(text, "%s", words);
    describe_piece(state, p, known.terrain, text);
    describe_works(state, p, kind, text);
    describe_omen_below(state, p, kind, text);
    if (known.kind == KNOWLEDGE_VISIBLE)
        describe_marks(state, p, text);
    if (known.cloud == CLOUD_NONE)
        return;
    const struct cloud_kind *cloud = cloud_get(known.cloud);
    text_append(text, " There is %s%s%s.", cloud->name, cloud->help ? ", " : "",
                cloud->help ? cloud->help : "");
}

/* The nearest cell that the hero knows to hold a burning brazier; false: none. */
static bool find_brazier(const struct state *state, struct point *nearest)
{
    struct point hero = state_hero_const(state)->position;
    struct area all = area_of_grid(state_level_const(state)->grid);
    bool is_found = false;
    for (struct point p = area_before(all); area_next(all, &p);) {
        struct knowledge known = knowledge_of(state, p);
        if (known.kind == KNOWLEDGE_UNSEEN || !terrain_get(known.terrain)->warms ||
            (is_found && point_chebyshev(hero, p) >= point_chebyshev(hero, *nearest)))
            continue;
        *nearest = p;
        is_found = true;
    }
    return is_found;
}

void description_of_healing(const struct state *state, struct text *text)
{
    struct point brazier;
    int period = warmth_period(state);
    if (period > 0 && !actor_has_any(state_hero_const(state), status_burns))
        text_append(text, " You heal%s: 1 health in %d turns.",
                    period > WARMTH_PERIOD ? " slowly" : "", period);
    if (state_hero_const(state)->health == state->traits.health || warmth_left(state) == 0 ||
        warmth_is_at_hero(state) || !find_brazier(state, &brazier))
        return;
    text_append(text, " The nearest brazier you know burns ");
    narration_words_way(state, brazier, text);
    text_append(text, ".");
}
