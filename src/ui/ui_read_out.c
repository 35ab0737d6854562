#include "ui/ui_read_out.h"

#include "base/hash.h"
#include "game/description.h"
#include "game/knowledge.h"
#include "game/narration_words.h"
#include "game/surroundings.h"
#include "ui/ui.h"

/* So much of what is around stands in the log. */
#define LOG_LINES 3
#define CELL_LENGTH_MAX 1000

void ui_read_out_begin(struct ui *ui)
{
    ui->read_out.count = 0;
}

void ui_read_out(struct ui *ui, const char *sentence)
{
    struct read_out *said = &ui->read_out;
    uint64_t hash = hash_text(HASH_START, sentence);
    if (!ui->options->say)
        return;
    for (int i = 0; i < said->count && i < READ_OUT_MOST; i++)
        if (said->last[i] == hash)
            return;
    said->last[said->count++ % READ_OUT_MOST] = hash;
    ui->options->say(sentence);
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
    write_cell(game_state(ui->game), p, &text);
    ui_read_out(ui, sentences);
}

void ui_read_out_aim(struct ui *ui)
{
    const struct state *state = game_state(ui->game);
    const struct prompt *prompt = &ui->reader.prompt;
    char sentences[CELL_LENGTH_MAX];
    struct text text = text_over(sentences, sizeof sentences);
    if (prompt->kind != PROMPT_AIM)
        return;
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
