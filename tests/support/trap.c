#include "support/trap.h"

#include "support/check.h"

#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

static const char text[] = "the text of a bystander\n";

const char *trap_name(enum trap trap)
{
    static const char *const names[TRAP_COUNT] = {
        [TRAP_PIPE] = "a pipe",
        [TRAP_SOCKET] = "a socket",
        [TRAP_FOLDER] = "a folder",
        [TRAP_LINK] = "a link",
        [TRAP_SECOND_NAME] = "a second name",
        [TRAP_DANGLING_LINK] = "a dangling link",
        [TRAP_DEVICE_LINK] = "a device link",
    };
    return names[trap];
}

static void make_socket(const char *path)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    int socket_made = socket(AF_UNIX, SOCK_STREAM, 0);
    assert_true(socket_made >= 0);
    assert_true(strlen(path) < sizeof address.sun_path);
    strcpy(address.sun_path, path);
    assert_int_equal(bind(socket_made, (const struct sockaddr *)&address, sizeof address), 0);
    close(socket_made);
}

void trap_set(const struct scratch_folder *folder, const char *name, enum trap trap)
{
    char path[SCRATCH_PATH_MAX];
    char bystander[SCRATCH_PATH_MAX];
    char missing[SCRATCH_PATH_MAX];
    char inside[SCRATCH_PATH_MAX];
    scratch_folder_path(folder, name, path);
    scratch_folder_path(folder, "bystander", bystander);
    scratch_folder_path(folder, "missing", missing);
    scratch_folder_write_text(folder, "bystander", text);
    remove(path);
    int result = 0;
    switch (trap) {
    case TRAP_PIPE:
        result = mkfifo(path, 0600);
        break;
    case TRAP_SOCKET:
        make_socket(path);
        break;
    case TRAP_FOLDER:
        result = mkdir(path, 0700);
        snprintf(inside, sizeof inside, "%.200s/inside", name);
        scratch_folder_write_text(folder, inside, text);
        break;
    case TRAP_LINK:
        result = symlink(bystander, path);
        break;
    case TRAP_SECOND_NAME:
        result = link(bystander, path);
        break;
    case TRAP_DANGLING_LINK:
        result = symlink(missing, path);
        break;
    case TRAP_DEVICE_LINK:
        result = symlink("/dev/zero", path);
        break;
    case TRAP_COUNT:
        break;
    }
    assert_int_equal(result, 0);
}

void trap_check(const struct scratch_folder *folder, const char *what)
{
    char path[SCRATCH_PATH_MAX];
    char found[sizeof text + 1];
    struct stat status;
    scratch_folder_path(folder, "bystander", path);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t length = fread(found, 1, sizeof found, file);
    fclose(file);
    if (length != strlen(text) || memcmp(found, text, length) != 0)
        fail_msg("%s: the bystander was written to", what);
    scratch_folder_path(folder, "missing", path);
    if (lstat(path, &status) == 0)
        fail_msg("%s: the dangling link was followed", what);
}
