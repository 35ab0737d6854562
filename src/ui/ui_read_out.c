#include "ui/ui_read_out.h"

#include "base/hash.h"
#include "game/description.h"
#include "game/knowledge.h"
#include "game/narration_words.h"
#include "game/surroundings.h"
#include "world/hero.h"

#include <string.h>

/* So much of what is around stands in the log. */
#define LOG_LINES 3
#define CELL_LENGTH_MAX 1000
#define ROW_LENGTH_MAX 400

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
    return hash * 31 + (uint64_t)ui->screens[screen_count - 1] * SCREEN_DEPTH_MAX +
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
    return ui->options->say && ui->read_out.has_begun && ui->spots.screen == ui->screen_count - 1;
}

/* What a frame has no more room to take down would be said with each, and so is not. */
static void tell(struct ui *ui, uint64_t hash, const char *sentence)
{
    struct read_out *said = &ui->read_out;
    if (!sentence[0] || said->count == READ_OUT_MOST || has(said->now, said->count, hash))
        return;
    said->now[said->count++] = hash;
    if (!has(said->last, said->last_count, hash))
        ui->options->say(sentence);
}

void ui_read_out(struct ui *ui, const char *sentence)
{
    if (ui_read_out_is_on(ui))
        tell(ui, hash_of(ui, ui->screen_count, sentence), sentence);
}

void ui_read_out_row(struct ui *ui, int row, int count, const char *label)
{
    char sentence[ROW_LENGTH_MAX];
    struct text text = text_over(sentence, sizeof sentence);
    text_append(&text, "%s (%d of %d)", label, row + 1, count);
    ui_read_out(ui, sentence);
}

void ui_read_out_note(struct ui *ui, const char *sentence)
{
    struct read_out *said = &ui->read_out;
    said->has_news = true;
    if (ui->screen_count > 0 && said->last_count < READ_OUT_MOST)
        said->last[said->last_count++] = hash_of(ui, ui->screen_count, sentence);
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
    struct text words = text_over(way, sizeof way);
    narration_words_way(state, p, &words);
    narration_words_subject(way, text);
    text_append(text, ": ");
    knowledge_describe(state, p, text);
    description_of_cell(state, p, text);
}

void ui_read_out_cell(struct ui *ui, struct point p)
{
    char sentences[CELL_LENGTH_MAX];
    struct text text = text_over(sentences, sizeof sentences);
    if (!ui_read_out_is_on(ui))
        return;
    write_cell(game_state(ui->game), p, &text);
    ui_read_out(ui, sentences);
}

void ui_read_out_aim(struct ui *ui)
{
    const struct state *state = game_state(ui->game);
    const struct prompt *prompt = &ui->reader.prompt;
    char sentences[CELL_LENGTH_MAX];
    struct text text = text_over(sentences, sizeof sentences);
    if (!ui_read_out_is_on(ui) || prompt->kind != PROMPT_AIM)
        return;
    prompt_write_aim(state, prompt, &text);
    text_append(&text, " where? It reaches %d steps.", prompt->range);
    ui_read_out(ui, sentences);
    text = text_over(sentences, sizeof sentences);
    write_cell(state, prompt->command.target, &text);
    if (prompt_is_blocked(prompt, state))
        text_append(&text, " It does not reach there.");
    ui_read_out(ui, sentences);
}

void ui_read_out_surroundings(struct ui *ui)
{
    const struct state *state = game_state(ui->game);
    struct surroundings around;
    int in_log = 0;
    surroundings_look(state, &around);
    for (int i = 0; i < around.count; i++) {
        char sentence[SURROUNDINGS_SENTENCE_MAX];
        struct text text = text_over(sentence, sizeof sentence);
        surroundings_tell(state, &around.all[i], &text);
        if (text.length == 0)
            continue;
        if (around.all[i].kind > SURROUNDING_WAYS && in_log++ < LOG_LINES)
            ui_say(ui, sentence);
        else if (ui->options->say)
            ui->options->say(sentence);
    }
    if (in_log == 0)
        ui_say(ui, "There is nothing of note around you.");
}
