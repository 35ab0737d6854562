#include "app/lab/lab.h"
#include "app/lab/lab_game.h"
#include "app/lab/lab_measures.h"
#include "app/options.h"
#include "base/array.h"
#include "base/file.h"
#include "base/lines.h"
#include "base/text.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Every number of a report is an int64_t, so that reports can be written and added up without a list of what they hold. */
#define NUMBERS (sizeof(struct lab_tallies) / sizeof(int64_t))
_Static_assert(sizeof(struct lab_tallies) % sizeof(int64_t) == 0, "nothing but int64_t");

/* The first line of a raw report: of another version, or with other numbers, it can't be merged. */
#define RAW_HEADER "eyeshine-lab " EYESHINE_VERSION " report of %zu numbers"
#define RAW_MAX (16 << 20)

/* The adaptive bot's count; where it did not play, that of the first that did. */
static int main_bot(const struct lab_tallies *tallies)
{
    int bot = bot_find("adaptive");
    if (tallies->bots[bot].games > 0)
        return bot;
    for (bot = 0; bot < bot_count() - 1 && tallies->bots[bot].games == 0;)
        bot++;
    return bot;
}

static void print_bots(const struct lab_tallies *tallies)
{
    static const struct lab_table_column columns[] = {
        {"bot", -13}, {"games", 6},   {"wins%", 6},   {"stopped", 8},       {"depth", 6},
        {"turns", 7}, {"a floor", 8}, {"bright%", 8}, {"worst floor%", 13}, {"worst kind%", 24},
    };
    struct lab_table table = lab_table_begin(LAB_TABLE_ALIGNED, columns, ARRAY_LENGTH(columns));
    for (int i = 0; i < bot_count(); i++) {
        const struct lab_count *count = &tallies->bots[i];
        char chars[64];
        if (count->games == 0)
            continue;
        int64_t deaths = count->games - count->wins - count->stopped;
        lab_table_text(&table, bot_key(i));
        lab_table_number(&table, (double)count->games, 0);
        lab_table_number(&table, lab_share(count->wins, count->games), 1);
        lab_table_number(&table, (double)count->stopped, 0);
        lab_table_number(&table, lab_mean(count->deepest, count->games), 1);
        lab_table_number(&table, lab_mean(count->turns, count->games), 0);
        lab_table_number(&table, lab_mean(count->floor_turns, count->floors), 0);
        lab_table_number(&table, lab_share(count->bright_turns, count->turns), 1);
        int floor = lab_greatest(count->deaths_on, FLOOR_COUNT);
        snprintf(chars, sizeof chars, "%d: %.1f", floor + 1,
                 lab_share(count->deaths_on[floor], deaths));
        lab_table_text(&table, chars);
        int kind = lab_greatest(count->deaths_by, MONSTER_COUNT);
        snprintf(chars, sizeof chars, "%s: %.1f", monster_get((enum monster)kind)->id,
                 lab_share(count->deaths_by[kind], deaths));
        lab_table_text(&table, chars);
    }
}

static void print_deaths(int bot, const struct lab_count *count)
{
    int64_t deaths = count->games - count->wins - count->stopped;
    printf("\nDeaths of %s by floor, %% of %" PRId64 ":", bot_key(bot), deaths);
    for (int i = 0; i < FLOOR_COUNT; i++)
        printf(" %d:%.0f", i + 1, lab_share(count->deaths_on[i], deaths));
    printf("\nby kind, %%:");
    for (int m = 0; m < MONSTER_COUNT; m++)
        if (count->deaths_by[m] > 0)
            printf(" %s:%.1f", monster_get((enum monster)m)->id,
                   lab_share(count->deaths_by[m], deaths));
    printf(" nobody:%.1f\n", lab_share(count->deaths_by[LAB_NOBODY], deaths));
}

static void print_items(int bot, const struct lab_count *count)
{
    printf("\nItems of %s, in %% of the runs that found them used:\n", bot_key(bot));
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        if (count->found[i] > 0)
            printf("  %-16s %5.1f of %" PRId64 "\n", item_get((enum item)i)->id,
                   lab_share(count->used[i], count->found[i]), count->found[i]);
}

static const char *name_matter(enum deposit_id id)
{
    const struct deposit *deposit = deposit_get(id);
    return deposit->terrain != TERRAIN_NONE ? terrain_get(deposit->terrain)->id
                                            : cloud_get(deposit->cloud)->id;
}

static void print_matter(int bot, const struct lab_count *count)
{
    printf("\nMatter of %s, in %% of the runs that saw it seen to react:\n", bot_key(bot));
    for (int i = 0; i < DEPOSIT_COUNT; i++)
        if (count->matter_met[i] > 0)
            printf("  %-16s %5.1f of %" PRId64 "\n", name_matter((enum deposit_id)i),
                   lab_share(count->matter_reacted[i], count->matter_met[i]), count->matter_met[i]);
}

static void print_rooms(int bot, const struct lab_count *count)
{
    printf("\nRooms of %s, in %% of those entered solved:\n", bot_key(bot));
    for (int i = 0; i < SITE_COUNT; i++)
        if (count->rooms_entered[i] > 0)
            printf("  %-16s %5.1f of %" PRId64 "\n", site_kind_get((enum site_type)i)->id,
                   lab_share(count->rooms_solved[i], count->rooms_entered[i]),
                   count->rooms_entered[i]);
}

static void print_report(const struct lab_tallies *tallies, bool wants_csv)
{
    int bot = main_bot(tallies);
    if (!wants_csv) {
        print_bots(tallies);
        print_deaths(bot, &tallies->bots[bot]);
        print_items(bot, &tallies->bots[bot]);
        print_matter(bot, &tallies->bots[bot]);
        print_rooms(bot, &tallies->bots[bot]);
        printf("\nForks of adaptive:\n");
        lab_forks_print(&tallies->forks, LAB_TABLE_ALIGNED);
        printf("\nChoices of adaptive:\n");
        lab_choices_print(&tallies->choices, LAB_TABLE_ALIGNED);
        putchar('\n');
    }
    lab_measures_print(tallies, wants_csv ? LAB_TABLE_CSV : LAB_TABLE_ALIGNED);
}

/* Writes the numbers that are not 0, a line each: index and number. */
static bool write_raw(const struct lab_tallies *tallies, const char *path, struct error *error)
{
    static int64_t numbers[NUMBERS];
    struct lines lines = {{0}};
    char line[64];
    char target[FILE_PATH_MAX];
    memcpy(numbers, tallies, sizeof numbers);
    snprintf(line, sizeof line, RAW_HEADER, NUMBERS);
    lines_append(&lines, line);
    for (size_t i = 0; i < NUMBERS; i++) {
        snprintf(line, sizeof line, "%zu %" PRId64, i, numbers[i]);
        if (numbers[i] != 0)
            lines_append(&lines, line);
    }
    bool is_written =
        lines.bytes.has_failed
            ? error_set(error, "%s: the report does not fit in memory", path)
            : file_follow_link(path, target, error) &&
                  file_replace(target, NULL, lines.bytes.data, lines.bytes.length, error);
    lines_clear(&lines);
    return is_written;
}

static bool add_line(const struct line *line, int64_t numbers[NUMBERS])
{
    char text[64];
    char *end;
    if (line->length >= sizeof text)
        return false;
    memcpy(text, line->text, line->length);
    text[line->length] = '\0';
    unsigned long index = strtoul(text, &end, 10);
    if (end == text || *end != ' ' || index >= NUMBERS)
        return false;
    const char *number = end + 1;
    numbers[index] += strtoll(number, &end, 10);
    return end != number && *end == '\0';
}

static bool merge_raw(const char *path, int64_t numbers[NUMBERS], struct error *error)
{
    struct bytes bytes = {0};
    char header[64];
    if (!file_read(path, RAW_MAX, &bytes, error))
        return false;
    struct lines lines = lines_of(bytes.data, bytes.length);
    struct line line = {0};
    size_t length = (size_t)snprintf(header, sizeof header, RAW_HEADER, NUMBERS);
    bool is_good = lines_next(&lines, &line) && line.length == length &&
                   memcmp(line.text, header, length) == 0;
    while (is_good && lines_next(&lines, &line))
        is_good = add_line(&line, numbers);
    lines_clear(&lines);
    bytes_clear(&bytes);
    return is_good || error_set(error, "%.400s: this is not a raw report of this version", path);
}

/* `report --merge FILE... [--csv]` */
static enum lab_status merge(int argc, char *const *argv, struct error *error)
{
    static int64_t numbers[NUMBERS];
    static struct lab_tallies tallies;
    bool wants_csv = false;
    int files = 0;
    for (int i = 1; i < argc; i++) {
        bool is_csv = strcmp(argv[i], "--csv") == 0;
        wants_csv = wants_csv || is_csv;
        files += !is_csv;
        if (!is_csv && !merge_raw(argv[i], numbers, error))
            return LAB_FAILED;
    }
    if (files == 0) {
        error_set(error, "--merge: FILE is missing");
        return LAB_FAILED;
    }
    memcpy(&tallies, numbers, sizeof tallies);
    print_report(&tallies, wants_csv);
    return LAB_DONE;
}

struct request {
    const char *seed;
    const char *bot_name;
    const char *raw;
    struct option_range games;
    bool wants_csv;
};

static bool read_request(struct request *request, int argc, char *const *argv, struct error *error)
{
    *request = (struct request){.games = {1, 100}};
    const struct option options[] = {
        {.name = "--seed", .kind = OPTION_SEED, .value = &request->seed, .is_required = true},
        {.name = "--games",
         .kind = OPTION_RANGE,
         .value = &request->games,
         .low = 1,
         .high = 1000000},
        {.name = "--bot", .kind = OPTION_TEXT, .value = &request->bot_name},
        {.name = "--csv", .kind = OPTION_FLAG, .value = &request->wants_csv},
        {.name = "--raw", .kind = OPTION_PATH, .value = &request->raw},
    };
    return options_read(argc, argv, options, ARRAY_LENGTH(options),
                        (struct operands){NULL, NULL, 0}, error) &&
           (!request->bot_name || lab_game_find_bot(request->bot_name, error) >= 0) &&
           lab_game_check_seeds(request->seed, request->games.last, error);
}

static bool plays(const struct request *request, int bot)
{
    return request->bot_name ? bot_find(request->bot_name) == bot : !bot_is_policy(bot);
}

/* Copies the adaptive bot's game where copies are played on. */
struct copies {
    struct lab_forker forker;
    struct lab_worth *worth;
    bool has_worth;
    struct lab_choices *choices; /* NULL: they are not played */
    struct lab_choices_run *run;
};

static bool look(void *context, const struct game *game, struct error *error)
{
    struct copies *copies = context;
    return lab_forks_look(&copies->forker, game, error) &&
           lab_worth_look(copies->worth, &copies->has_worth, game, error) &&
           (!copies->choices || lab_choices_look(copies->choices, copies->run, game, error));
}

/* Of all bots; choices are played where every bot plays. */
static bool play_game(const struct request *request, const char *seed, struct lab_tallies *tallies,
                      struct lab_choices_run *run, struct error *error)
{
    struct copies copies = {
        .forker = {.forks = &tallies->forks}, .worth = &tallies->worth, .run = run};
    copies.choices = request->bot_name ? NULL : &tallies->choices;
    for (int bot = 0; bot < bot_count(); bot++) {
        bool is_main = bot == bot_find("adaptive");
        struct game_setup setup = game_setup_default();
        struct lab_notes notes = {.look = is_main ? look : NULL, .look_context = &copies};
        struct game *game;
        setup.seed = seed;
        if (!plays(request, bot))
            continue;
        if (!lab_game_play(&setup, (struct lab_player){bot, -1}, LAB_GAME_TURNS, notes,
                           &tallies->bots[bot], &game, error))
            return false;
        bool is_done =
            !is_main || !copies.choices || lab_choices_play(copies.choices, run, game, error);
        game_destroy(game);
        if (!is_done)
            return false;
    }
    return true;
}

enum lab_status lab_report(int argc, char *const *argv, struct error *error)
{
    static struct lab_tallies tallies;
    struct lab_choices_run run = {0};
    struct request request;
    assert(bot_count() <= LAB_BOTS_MAX);
    if (argc > 0 && strcmp(argv[0], "--merge") == 0)
        return merge(argc, argv, error);
    if (!read_request(&request, argc, argv, error))
        return LAB_FAILED;
    for (int i = request.games.first; i <= request.games.last; i++) {
        char seed[SEED_LENGTH_MAX + 1];
        lab_game_seed(request.seed, i, seed);
        if (!play_game(&request, seed, &tallies, &run, error))
            return LAB_FAILED;
    }
    if (request.raw && !write_raw(&tallies, request.raw, error))
        return LAB_FAILED;
    print_report(&tallies, request.wants_csv);
    return LAB_DONE;
}
