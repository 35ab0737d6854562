#include "support/golden_frame.h"

#include "support/check.h"
#include "support/golden.h"
#include "support/ui_bench.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

void golden_frame_check(const char *name, struct ui *ui)
{
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    golden_check(name, &ui->display.frame);
}

void golden_frame_check_run(const char *name, const struct ui_options *options)
{
    char path[] = "/tmp/eyeshine golden XXXXXX";
    char line[256];
    struct text report = text_init(line, sizeof line);
    struct error error = {""};
    struct ui_options shown = *options;
    int file = mkstemp(path);
    assert_int_not_equal(file, -1);
    close(file);
    shown.screenshot = path;
    if (!ui_run(&shown, &report, &error)) {
        remove(path);
        fail_msg("%s", error.message);
    }
    golden_check_file(name, path);
}
