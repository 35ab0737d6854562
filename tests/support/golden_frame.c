#include "support/golden_frame.h"

#include "support/check.h"
#include "support/golden.h"
#include "support/scratch_folder.h"
#include "support/ui_bench.h"

void golden_frame_check(const char *name, struct ui *ui)
{
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    golden_check(name, &ui->display.frame);
}

void golden_frame_check_run(const char *name, const struct ui_options *options)
{
    struct scratch_folder folder = scratch_folder_make();
    char path[SCRATCH_PATH_MAX];
    char line[256];
    struct text report = text_init(line, sizeof line);
    struct error error = {""};
    struct ui_options shown = *options;
    scratch_folder_path(&folder, "frame.png", path);
    shown.screenshot = path;
    if (!ui_run(&shown, &report, &error)) {
        scratch_folder_remove(&folder);
        fail_msg("%s", error.message);
    }
    golden_check_file(name, &folder, path);
}
