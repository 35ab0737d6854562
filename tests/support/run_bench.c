#include "support/run_bench.h"

#include "support/check.h"

#include <string.h>

struct run_bench run_bench;

int run_bench_set_up(void **unused)
{
    run_bench.folder = scratch_folder_make();
    scratch_folder_path(&run_bench.folder, "user", run_bench.user);
    (void)unused;
    return 0;
}

int run_bench_tear_down(void **unused)
{
    scratch_folder_remove(&run_bench.folder);
    (void)unused;
    return 0;
}

struct ui *run_bench_open_title(void)
{
    run_bench.options = ui_bench_options(NULL, 960, 580);
    run_bench.options.starts_at_once = false;
    run_bench.options.user_folder = run_bench.user;
    run_bench.options.setup.size = (struct grid){40, 26};
    struct ui *ui = ui_bench_open(&run_bench.options);
    session_go_to_title(&ui->session);
    return ui;
}

struct ui *run_bench_open_game(const char *seed, const char *keys)
{
    struct error error;
    struct ui *ui = run_bench_open_title();
    assert_true(session_start_game(&ui->session, seed, &error));
    ui_bench_press(ui, keys);
    return ui;
}

void run_bench_close(struct ui *ui)
{
    struct error error;
    if (!run_saving_leave(&ui->session, &error))
        fail_msg("%s", error.message);
    ui_bench_close(ui);
}

int run_bench_times_said(const struct ui *ui, const char *words)
{
    int times = 0;
    for (int back = 0; back < message_log_kept(&ui->context.log); back++) {
        const struct message *message = message_log_get(&ui->context.log, back);
        times += strstr(message->text, words) ? message->times : 0;
    }
    return times;
}
