#include "ui/ui_read_out.h"

#include "base/hash.h"
#include "game/knowledge.h"
#include "game/text/description.h"
#include "game/text/narration_words.h"
#include "game/text/surroundings.h"
#include "ui/ui.h"
#include "ui/view/play_view.h"
#include "world/noticing.h"
#include "world/perception.h"

#include <stdio.h>
#include <string.h>

/* So much of what is around stands in the log. */
#define LOG_LINES 3
#define CELL_LENGTH_MAX 1000
#define ROW_LENGTH_MAX 400
/* Of those about the hero so many are told of with each turn; unnoticed only those so near. */
#define OTHERS_TOLD 3
#define NEAR_STEPS 2

static bool has(const uint64_t *hashes, int count, uint64_t hash)
{
    for (int i = 0; i < count; i++)
        if (hashes[i] == hash)
            return true;
    return false;
}

/* The same words on another screen are another thing. */
static uint64_t hash_of(const struct ui *ui, int screen_count, const char *sentence)
{
    uint64_t hash = hash_text(HASH_START, sentence);
    return hash * 31 + (uint64_t)ui->screens.stack[screen_count - 1] * SCREEN_DEPTH_MAX +
           (uint64_t)screen_count;
}

void ui_read_out_begin(struct ui *ui)
{
    ui->read_out.count = 0;
}

void ui_read_out_end(struct ui *ui)
{
    struct read_out *said = &ui->read_out;
    memcpy(said->last, said->now, sizeof said->now);
    said->last_count = said->count;
    said->has_begun = true;
    said->has_news = false;
}

bool ui_read_out_is_on(const struct ui *ui)
{
    return ui->options->say && ui->read_out.has_begun &&
           ui->hit_areas.screen == ui->screens.count - 1;
}

/* What a frame has no more room to take down would be said with each, and so is not. */
static void tell(struct ui *ui, uint64_t hash, const char *sentence)
{
    struct read_out *said = &ui->read_out;
    if (!sentence[0] || said->count == READ_OUT_MAX || has(said->now, said->count, hash))
        return;
    said->now[said->count++] = hash;
    if (!has(said->last, said->last_count, hash))
        ui->options->say(sentence);
}

void ui_read_out(struct ui *ui, const char *sentence)
{
    if (ui_read_out_is_on(ui))
        tell(ui, hash_of(ui, ui->screens.count, sentence), sentence);
}

void ui_read_out_row(struct ui *ui, int row, int count, const char *label)
{
    char sentence[ROW_LENGTH_MAX];
    struct text text = text_init(sentence, sizeof sentence);
    text_append(&text, "%s (%d of %d)", label, row + 1, count);
    ui_read_out(ui, sentence);
}

void ui_read_out_note(struct ui *ui, const char *sentence)
{
    struct read_out *said = &ui->read_out;
    said->has_news = true;
    if (ui->screens.count > 0 && said->last_count < READ_OUT_MAX)
        said->last[said->last_count++] = hash_of(ui, ui->screens.count, sentence);
}

void ui_read_out_place(struct ui *ui, const char *name)
{
    if (ui->read_out.has_news)
        ui_read_out_note(ui, name);
    ui_read_out(ui, name);
}

/* "3 steps north: You see a gutter rat on the floor. It is asleep." */
static void write_cell(const struct state *state, struct point p, struct text *text)
{
    char way[80];
    struct text words = text_init(way, sizeof way);
    narration_words_way(state, p, &words);
    narration_words_subject(way, text);
    text_append(text, ": ");
    knowledge_describe(state, p, text);
    description_of_cell(state, p, text);
}

static int steps_of(const struct state *state, const struct actor *actor)
{
    return point_chebyshev(state_hero_const(state)->position, actor->position);
}

static bool is_foe(const struct state *state, const struct actor *actor)
{
    return actor != state_hero_const(state) && !actor->is_ally && !monster_get(actor->kind)->trades;
}

/* Who of those that he sees would notice him, if he stood there: what the ranges show in colours. */
static void write_ranges(const struct ui *ui, struct point p, struct text *text)
{
    const struct state *state = game_state(ui->game);
    const struct level *level = state_level_const(state);
    enum lantern lantern = play_view_stance(ui);
    bool is_here = point_is_equal(p, state_hero_const(state)->position);
    int count = 0;
    text_append(text, "With the lantern %s, ", lantern_get(lantern)->id);
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        if (is_foe(state, actor) && actor->is_seen && noticing_gain_if(state, actor, p, lantern))
            text_append(text, "%s%s", count++ > 0 ? " and " : "", monster_get(actor->kind)->name);
    }
    text_append(text, "%s would notice you %s.", count == 0 ? "nobody whom you see" : "",
                is_here ? "here" : "there");
}

void ui_read_out_cell(struct ui *ui, struct point p)
{
    char sentences[CELL_LENGTH_MAX];
    struct text text = text_init(sentences, sizeof sentences);
    if (!ui_read_out_is_on(ui))
        return;
    write_cell(game_state(ui->game), p, &text);
    if (ui->ranges > 0) {
        text_append(&text, " ");
        write_ranges(ui, p, &text);
    }
    ui_read_out(ui, sentences);
}

void ui_read_out_aim(struct ui *ui)
{
    const struct state *state = game_state(ui->game);
    const struct prompt *prompt = &ui->reader.prompt;
    char sentences[CELL_LENGTH_MAX];
    struct text text = text_init(sentences, sizeof sentences);
    if (!ui_read_out_is_on(ui) || prompt->kind != PROMPT_AIM)
        return;
    prompt_write_aim(state, prompt, &text);
    text_append(&text, " where? It reaches %d steps.", prompt->range);
    ui_read_out(ui, sentences);
    text = text_init(sentences, sizeof sentences);
    write_cell(state, prompt->command.target, &text);
    if (prompt_is_blocked(prompt, state)) {
        text_append(&text, " ");
        prompt_write_hindrance(state, prompt, &text);
    }
    ui_read_out(ui, sentences);
}

/* Tells of what has become another since it was told last, on whatever screen. The first time it is nothing new. */
static void tell_change(struct ui *ui, int which, const char *sentence)
{
    uint64_t *kept = &ui->read_out.kept[which];
    uint64_t hash = hash_text(HASH_START, sentence);
    bool is_news = *kept != 0 && *kept != hash;
    *kept = hash;
    if (is_news)
        ui->options->say(sentence);
}

void ui_read_out_start(struct ui *ui)
{
    memset(ui->read_out.kept, 0, sizeof ui->read_out.kept);
}

static void tell_hero(struct ui *ui)
{
    static const char *const grades[] = {"You are in the dark now.", "You are in dim light now.",
                                         "You are in bright light now."};
    const struct state *state = game_state(ui->game);
    const struct actor *hero = state_hero_const(state);
    char health[40];
    snprintf(health, sizeof health, "Health %d of %d.", hero->health, state->traits.health);
    tell_change(ui, 0, health);
    if (!state_is_plain(state))
        tell_change(ui, 1, grades[perception_grade(state, hero->position)]);
}

/* Whether the hero should hear of each of its steps. */
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

static void tell_others(struct ui *ui)
{
    const struct state *state = game_state(ui->game);
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
        ui_read_out(ui, sentence);
    }
}

void ui_read_out_play(struct ui *ui)
{
    char sentence[CELL_LENGTH_MAX];
    struct text text = text_init(sentence, sizeof sentence);
    if (!ui_read_out_is_on(ui))
        return;
    tell_hero(ui);
    tell_others(ui);
    if (ui->ranges == 0)
        return;
    write_ranges(ui, state_hero_const(game_state(ui->game))->position, &text);
    ui_read_out(ui, sentence);
}

static bool is_somebody(const struct surrounding *one)
{
    return one->kind == SURROUNDING_ACTOR || one->kind == SURROUNDING_EYES;
}

/* How many lines of the log are left for what is nobody: no chest or door is told of instead of who is in view. */
static int count_lines_for_things(const struct surroundings *around)
{
    int left = LOG_LINES;
    for (int i = 0; i < around->count && left > 0; i++)
        left -= is_somebody(&around->all[i]);
    return left;
}

void ui_read_out_surroundings(struct ui *ui)
{
    const struct state *state = game_state(ui->game);
    struct surroundings around;
    int in_log = 0;
    surroundings_look(state, &around);
    int things = count_lines_for_things(&around);
    for (int i = 0; i < around.count; i++) {
        char sentence[SURROUNDINGS_SENTENCE_MAX];
        struct text text = text_init(sentence, sizeof sentence);
        surroundings_tell(state, &around.all[i], &text);
        if (text.length == 0)
            continue;
        bool is_told = around.all[i].kind > SURROUNDING_WAYS && in_log < LOG_LINES &&
                       (is_somebody(&around.all[i]) || things-- > 0);
        in_log += is_told;
        if (is_told)
            ui_say(ui, sentence);
        else if (ui->options->say)
            ui->options->say(sentence);
    }
    if (in_log == 0)
        ui_say(ui, "There is nothing of note around you.");
}
