#include "support/run_play.h"

#include "support/check.h"

#include "base/file.h"
#include "base/folder.h"
#include "game/save/run_writer.h"

#include <string.h>
#include <unistd.h>

struct run_play run_play_begin(const struct scratch_folder *scratch)
{
    struct error error;
    struct game_setup setup = run_script_setup();
    struct run_play play = {run_folder_begin(scratch->path, &setup, &error), NULL};
    assert_non_null(play.run);
    play.game = game_create(&setup, &error);
    assert_non_null(play.game);
    run_folder_attach(play.run, play.game);
    return play;
}

void run_play_commands(struct run_play *play, int first, int end)
{
    for (int i = first; i < end; i++) {
        run_script_play(play->game, i);
        run_folder_tick(play->run, (uint64_t)i * 100);
    }
}

struct run_play run_play_continue(const char *path)
{
    struct error error;
    struct run_play play;
    play.run = run_folder_continue(path, &play.game, &error);
    if (!play.run)
        fail_msg("%s", error.message);
    run_folder_attach(play.run, play.game);
    return play;
}

struct run_play run_play_begin_anew(const struct scratch_folder *scratch, int lost, int end)
{
    struct error error;
    struct bytes journal = {0};
    char path[FILE_PATH_MAX];
    struct run_play play = run_play_begin(scratch);
    run_play_commands(&play, 0, lost);
    assert_true(run_folder_leave(play.run, &error));
    memcpy(path, run_folder_path(play.run), strlen(run_folder_path(play.run)) + 1);
    run_play_end(&play);
    run_play_read(path, "journal", &journal);
    memset(journal.data + 40, 0, 4); /* more than can be mended */
    run_play_write(path, "journal", &journal);
    bytes_clear(&journal);
    play = run_play_continue(path);
    run_play_commands(&play, lost, end);
    assert_true(run_folder_leave(play.run, &error));
    return play;
}

void run_play_make(const struct scratch_folder *scratch, int commands)
{
    struct run_play play = run_play_begin(scratch);
    run_play_commands(&play, 0, commands);
    run_play_end(&play);
}

void run_play_make_lost(const struct scratch_folder *scratch)
{
    struct error error;
    struct game_setup setup = run_script_setup();
    setup.map_text = "#######\n#.r.r.#\n#.r@r.#\n#.r.r.#\n#######\n";
    setup.map_name = "pit";
    struct run_folder *run = run_folder_begin(scratch->path, &setup, &error);
    struct game *game = game_create(&setup, &error);
    run_folder_attach(run, game);
    for (int i = 0; i < 200 && !state_is_over(game_state(game)); i++)
        game_play(game, (struct command){.kind = COMMAND_WAIT});
    run_folder_close(run);
    game_destroy(game);
}

void run_play_end(struct run_play *play)
{
    run_folder_close(play->run);
    game_destroy(play->game);
}

uint64_t run_play_position(const struct run_play *play)
{
    return play->run->position;
}

uint64_t run_play_hash(const struct run_play *play)
{
    return state_hash(game_state(play->game));
}

const char *run_play_check_news(struct run_play *play, const char *piece)
{
    const char *news = run_folder_news(play->run);
    if (piece ? !news || !strstr(news, piece) : news != NULL)
        fail_msg("no '%s' in '%s'", piece ? piece : "(nothing)", news ? news : "(nothing)");
    return news;
}

static void join(const char *folder, const char *name, char path[FILE_PATH_MAX])
{
    struct error error;
    assert_true(file_join(folder, name, path, &error));
}

void run_play_read(const char *folder, const char *name, struct bytes *bytes)
{
    char path[FILE_PATH_MAX];
    struct error error;
    join(folder, name, path);
    if (!file_read(path, (size_t)1 << 24, bytes, &error))
        fail_msg("%s", error.message);
}

void run_play_write(const char *folder, const char *name, const struct bytes *bytes)
{
    char path[FILE_PATH_MAX];
    struct error error;
    join(folder, name, path);
    if (!file_replace(path, NULL, bytes->data, bytes->length, &error))
        fail_msg("%s", error.message);
}

bool run_play_has(const char *folder, const char *name)
{
    char path[FILE_PATH_MAX];
    join(folder, name, path);
    return file_is_there(path);
}

void run_play_copy(const char *from, const char *to)
{
    struct error error;
    struct folder_names names;
    assert_true(folder_make(to, &error));
    assert_true(folder_list(to, &names, &error));
    for (int i = 0; i < names.count; i++) {
        char path[FILE_PATH_MAX];
        join(to, names.names[i], path);
        assert_int_equal(unlink(path), 0);
    }
    folder_names_clear(&names);
    assert_true(folder_list(from, &names, &error));
    for (int i = 0; i < names.count; i++) {
        struct bytes bytes = {0};
        run_play_read(from, names.names[i], &bytes);
        run_play_write(to, names.names[i], &bytes);
        bytes_clear(&bytes);
    }
    folder_names_clear(&names);
}

bool run_play_list(const char *user, struct run_list *list, struct error *error)
{
    if (!run_list_open(user, list, error))
        return false;
    while (run_list_read_next(list, 0))
        continue;
    return true;
}

void run_play_check_count(const char *user, struct run_list *list, int count)
{
    struct error error;
    run_list_clear(list);
    if (!run_play_list(user, list, &error))
        fail_msg("%s", error.message);
    assert_int_equal(list->count, count);
}

bool run_play_find_newest(const char *user, struct run_entry *entry)
{
    struct run_list list;
    *entry = (struct run_entry){.result = RESULT_NONE};
    if (!run_list_open(user, &list, &entry->reason))
        return false;
    assert_true(run_list_find_newest(&list, list.count, entry));
    run_list_clear(&list);
    return entry->path[0] != '\0';
}
