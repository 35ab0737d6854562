/* The state without its floors, the chronicle, and the chances that have come. */
#include "base/integer.h"
#include "game/save/snapshot_body.h"
#include "rules/night.h"
#include "world/hero.h"

#include <string.h>

/* Between two actions it is less than a turn; when the game is over, it may be several turns. */
#define CLOCK_MAX 10000

/* Followers come from floors of any size. */
static const struct grid any_grid = {GRID_SIDE_MAX, GRID_SIDE_MAX};

/* A number for each kind of item that has one. */
static void archive_items(struct archive *archive, uint8_t values[ITEM_COUNT], int max)
{
    for (int i = -1; archive_each(archive, NAMES_ITEMS, values, sizeof *values, &i);)
        ARCHIVE_NUMBER(archive, values[i], 1, max);
}

/* The slot follows from the item. */
static void archive_worn(struct archive *archive, struct pack *pack)
{
    for (int slot = 0;; slot++) {
        while (slot < SLOT_COUNT && pack->worn[slot] == ITEM_NONE && !archive_is_reading(archive))
            slot++;
        enum item item = slot < SLOT_COUNT ? pack->worn[slot] : ITEM_NONE;
        ARCHIVE_KIND_OR_NONE(archive, item, NAMES_ITEMS);
        if (item == ITEM_NONE)
            return;
        slot = (int)item_get(item)->slot;
        if (slot == SLOT_NONE) {
            archive_refuse(archive, "a thing is worn that can't be");
            return;
        }
        pack->worn[slot] = item;
    }
}

static void archive_pack(struct archive *archive, struct pack *pack)
{
    if (archive_is_reading(archive))
        *pack = (struct pack){.has_lantern = false};
    archive_items(archive, pack->counts, PACK_COUNT_MAX);
    archive_worn(archive, pack);
    ARCHIVE_KIND_OR_NONE(archive, pack->last_weapon, NAMES_ITEMS);
    archive_flag(archive, &pack->has_lantern);
    archive_items(archive, pack->letters, PACK_LETTERS);
}

static void archive_knows(struct archive *archive, struct state *state)
{
    for (int i = -1; archive_each(archive, NAMES_ITEMS, state->knows, sizeof *state->knows, &i);)
        state->knows[i] = true;
}

/* Kinds that the snapshot's version did not know get looks that nothing else has. */
static void draw_missing_looks(struct state *state)
{
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++) {
        enum look_group group = item_get((enum item)i)->looks;
        for (int l = LOOK_NONE + 1;
             l < LOOK_COUNT && group != LOOK_GROUP_NONE && state->looks[i] == LOOK_NONE; l++)
            if (look_get((enum look)l)->group == group && !memchr(state->looks, l, ITEM_COUNT))
                state->looks[i] = (uint8_t)l;
    }
}

static void archive_looks(struct archive *archive, struct state *state)
{
    bool is_reading = archive_is_reading(archive);
    if (is_reading)
        memset(state->looks, LOOK_NONE, sizeof state->looks);
    for (int i = -1; archive_each(archive, NAMES_ITEMS, state->looks, sizeof *state->looks, &i);) {
        uint8_t look = state->looks[i];
        ARCHIVE_KIND(archive, look, NAMES_LOOKS);
        if (is_reading && (item_get((enum item)i)->looks != look_get((enum look)look)->group ||
                           memchr(state->looks, look, ITEM_COUNT)))
            archive_refuse(archive, "a thing looks as it can't");
        state->looks[i] = look;
    }
    if (is_reading)
        draw_missing_looks(state);
}

static void archive_boons(struct archive *archive, struct state *state)
{
    for (int i = -1; archive_each(archive, NAMES_BOONS, state->boons, sizeof *state->boons, &i);)
        ARCHIVE_NUMBER(archive, state->boons[i], 1, 1);
    for (int i = 0; i < BOON_OFFERS; i++)
        ARCHIVE_KIND_OR_NONE(archive, state->offers[i], NAMES_BOONS);
    for (int i = 0; i < BOON_OFFERS; i++)
        ARCHIVE_KIND_OR_NONE(archive, state->declined[i], NAMES_BOONS);
}

static void archive_followers(struct archive *archive, struct state *state)
{
    ARCHIVE_NUMBER(archive, state->follower_count, 0, FOLLOWERS_MAX);
    for (int i = 0; i < state->follower_count; i++) {
        struct follower *follower = &state->followers[i];
        snapshot_actor(archive, &follower->actor, any_grid);
        snapshot_actor_perceived(archive, &follower->actor, state->turn);
        ARCHIVE_COUNT(archive, follower->turns);
        archive_flag(archive, &follower->is_by_stairs_up);
        archive_flag(archive, &follower->is_to_lamp);
    }
}

static void archive_finale(struct archive *archive, struct finale *finale)
{
    archive_flag(archive, &finale->is_on);
    if (!finale->is_on)
        return;
    ARCHIVE_NUMBER(archive, finale->depth, 1, FLOOR_COUNT);
    archive_point(archive, &finale->lamp, any_grid);
    ARCHIVE_COUNT(archive, finale->turns_left);
    archive_flag(archive, &finale->is_held);
    ARCHIVE_KIND(archive, finale->beam, NAMES_DIRECTIONS);
    ARCHIVE_NUMBER(archive, finale->fixed_beams, 0, (1 << DIRECTION_COUNT) - 1);
}

static void archive_vigil(struct archive *archive, struct vigil *vigil)
{
    ARCHIVE_COUNT(archive, vigil->turns);
    ARCHIVE_NUMBER(archive, vigil->last, VIGIL_NONE, VIGIL_NOTICED);
}

static void archive_ember(struct archive *archive, struct ember *ember)
{
    ARCHIVE_NUMBER(archive, ember->depth, 0, FLOOR_COUNT);
    if (ember->depth > 0)
        ARCHIVE_KIND(archive, ember->thief, NAMES_MONSTERS);
    archive_flag(archive, &ember->is_known);
}

static void archive_end(struct archive *archive, struct state *state)
{
    ARCHIVE_KIND(archive, state->result, NAMES_RESULTS);
    ARCHIVE_KIND(archive, state->cause, NAMES_CAUSES);
    if (state->cause == CAUSE_ACTOR)
        ARCHIVE_KIND(archive, state->killer, NAMES_MONSTERS);
}

/* The kind of game, and how far it has got. */
static void archive_progress(struct archive *archive, struct state *state)
{
    ARCHIVE_KIND(archive, state->fov, NAMES_FOV);
    ARCHIVE_NUMBER(archive, state->plain_radius, -1, FOV_RADIUS_MAX);
    ARCHIVE_NUMBER(archive, state->first_depth, 1, FLOOR_COUNT);
    ARCHIVE_KIND(archive, state->start, NAMES_STARTS);
    ARCHIVE_KIND(archive, state->watch, NAMES_WATCHES);
    archive_flag(archive, &state->is_revealed);
    ARCHIVE_COUNT(archive, state->turn);
    ARCHIVE_NUMBER(archive, state->depth, LESSON_DEPTH, FLOOR_COUNT);
    archive_handle(archive, &state->hero);
    archive_word(archive, &state->minds_random.state);
    archive_word(archive, &state->blows_random.state);
    ARCHIVE_NUMBER(archive, state->clock, 0, CLOCK_MAX);
}

static void archive_hero(struct archive *archive, struct state *state)
{
    archive_pack(archive, &state->pack);
    archive_knows(archive, state);
    archive_looks(archive, state);
    archive_boons(archive, state);
    ARCHIVE_KIND(archive, state->turn_lantern, NAMES_LANTERNS);
    ARCHIVE_NUMBER(archive, state->still_turns, -1, HERO_STILL_TURNS);
    ARCHIVE_COUNT(archive, state->heal_turns);
    ARCHIVE_NUMBER(archive, state->growth, 0, FLOOR_COUNT);
    ARCHIVE_COUNT(archive, state->keystone_charges);
    ARCHIVE_COUNT(archive, state->quick_turn);
    ARCHIVE_COUNT(archive, state->turned_turn);
    ARCHIVE_NUMBER(archive, state->hero_noise, 0, LOUDNESS_COUNT - 1);
    archive_flag(archive, &state->is_hushed);
}

static void archive_trail(struct archive *archive, struct trail *trail)
{
    ARCHIVE_NUMBER(archive, trail->count, 0, TRAIL_CELLS_MAX);
    for (int i = 0; i < trail->count; i++)
        archive_point(archive, &trail->cells[i], any_grid);
}

/* A cell of any floor, or (-1, -1). */
static void archive_warned_cell(struct archive *archive, struct state *state)
{
    bool is_warned = state->warned_cell.x >= 0;
    archive_flag(archive, &is_warned);
    if (is_warned)
        archive_point(archive, &state->warned_cell, any_grid);
    else
        state->warned_cell = point_make(-1, -1);
}

void snapshot_state(struct archive *archive, struct state *state)
{
    archive->part = "the run";
    archive_progress(archive, state);
    archive_hero(archive, state);
    ARCHIVE_COUNT(archive, state->night);
    ARCHIVE_NUMBER(archive, state->night_parts, 0, NIGHT_PARTS - 1);
    ARCHIVE_COUNT(archive, state->night_called);
    archive_flag(archive, &state->is_night_told);
    archive_followers(archive, state);
    archive_point(archive, &state->came_in, any_grid);
    archive_trail(archive, &state->trail);
    archive_warned_cell(archive, state);
    archive_ember(archive, &state->ember);
    archive_finale(archive, &state->finale);
    archive_vigil(archive, &state->vigil);
    archive_end(archive, state);
}

static void archive_watchers(struct archive *archive, struct chronicle_watcher *watchers)
{
    for (int m = -1; archive_each(archive, NAMES_MONSTERS, watchers, sizeof *watchers, &m);) {
        ARCHIVE_NUMBER(archive, watchers[m].pips, 1, PIPS_HUNTING);
        ARCHIVE_COUNT(archive, watchers[m].first_turn);
        ARCHIVE_NUMBER(archive, watchers[m].first_depth, 1, FLOOR_COUNT);
        ARCHIVE_COUNT(archive, watchers[m].last_turn);
        ARCHIVE_NUMBER(archive, watchers[m].last_depth, 1, FLOOR_COUNT);
    }
}

static void archive_counts(struct archive *archive, int counts[MONSTER_COUNT])
{
    for (int m = -1; archive_each(archive, NAMES_MONSTERS, counts, sizeof *counts, &m);)
        ARCHIVE_NUMBER(archive, counts[m], 1, ARCHIVE_NUMBER_MAX);
}

static void archive_turns(struct archive *archive, int turns[LANTERN_COUNT])
{
    for (int l = -1; archive_each(archive, NAMES_LANTERNS, turns, sizeof *turns, &l);)
        ARCHIVE_NUMBER(archive, turns[l], 1, ARCHIVE_NUMBER_MAX);
}

void snapshot_chronicle(struct archive *archive, struct chronicle *chronicle)
{
    archive->part = "the chronicle";
    ARCHIVE_COUNT(archive, chronicle->line_count);
    for (int i = 0; i < int_min(chronicle->line_count, CHRONICLE_LINES); i++) {
        struct chronicle_line *line = &chronicle->lines[i];
        archive_text(archive, line->text, sizeof line->text);
        ARCHIVE_COUNT(archive, line->turn);
        ARCHIVE_NUMBER(archive, line->times, 1, ARCHIVE_NUMBER_MAX);
    }
    archive_watchers(archive, chronicle->watchers);
    archive_counts(archive, chronicle->kills);
    archive_counts(archive, chronicle->close_calls);
    for (int i = 0; i < FLOOR_COUNT; i++)
        ARCHIVE_COUNT(archive, chronicle->arrivals[i]);
    for (int i = 0; i < FLOOR_COUNT; i++)
        archive_turns(archive, chronicle->turns[i]);
    ARCHIVE_NUMBER(archive, chronicle->loudest, 0, LOUDNESS_COUNT - 1);
    ARCHIVE_COUNT(archive, chronicle->freed);
}

void snapshot_chances(struct archive *archive, struct chances *chances)
{
    for (int c = CHANCE_NONE + 1; c < CHANCE_COUNT; c++)
        archive_flag(archive, &chances->have_come[c]);
}
