#include "rules/sites/sites.h"

#include "rules/ground.h"
#include "world/noticing.h"

static site_rule_function *const rules[SITE_RULE_COUNT] = {
#define SITE_RULE(id, name) [SITE_RULE_##id] = site_rule_##name,
#include "content/site_rules.def"
#undef SITE_RULE
};

void sites_tell(struct state *state, const struct site *site, enum site_news news)
{
    ADD_EVENT(state, .kind = EVENT_SITE, .site = site->type, .to = state_hero(state)->position,
              .news = news);
}

void sites_settle(struct state *state, struct site *site, enum site_news news)
{
    site->is_settled = true;
    sites_tell(state, site, news);
}

bool sites_settle_taken(struct state *state, struct site *site)
{
    for (int i = 0; i < site->loot_count; i++)
        if (level_item(state_level(state), site->loot[i]) != ITEM_NONE)
            return false;
    site->is_settled = true;
    if (site_holds(site, state_hero(state)->position))
        sites_tell(state, site, SITE_SOLVED);
    return true;
}

void sites_destroy_loot(struct state *state, const struct site *site)
{
    for (int i = 0; i < site->loot_count; i++)
        if (level_item(state_level(state), site->loot[i]) != item_lantern()) {
            ground_set_items(state, site->loot[i], ITEM_NONE, 0);
            level_update_memory(state_level(state), site->loot[i]); /* the hero is told */
        }
}

void sites_spoil(struct state *state, struct site *site)
{
    sites_destroy_loot(state, site);
    sites_settle(state, site, SITE_SPOILT);
}

bool sites_is_noticed(const struct state *state, const struct site *site)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        if (!actor->is_ally && !state_is_hero(state, level_handle(level, i)) &&
            (!site || site_holds(site, actor->position)) && noticing_gain(state, actor) > 0)
            return true;
    }
    return false;
}

static void turn(struct state *state, struct site *site)
{
    site_rule_function *rule = rules[site_kind_get(site->type)->rule];
    if (!site->is_entered && site_holds(site, state_hero(state)->position)) {
        site->is_entered = true;
        sites_tell(state, site, SITE_ENTERED);
    }
    if (rule && !site->is_settled)
        rule(state, site);
}

void sites_note_taken(struct state *state, struct point at)
{
    struct level *level = state_level(state);
    for (int i = 0; i < level->site_count; i++)
        if (site_offers_choice(&level->sites[i]) && site_holds(&level->sites[i], at))
            turn(state, &level->sites[i]);
}

void sites_turn(struct state *state)
{
    struct level *level = state_level(state);
    for (int i = 0; i < level->site_count && !state_is_over(state); i++)
        turn(state, &level->sites[i]);
}
