#define WIN32_LEAN_AND_MEAN
#define _WIN32_WINNT 0x0602 /* Windows 8 */

#include "base/system_windows.h"

#include "base/system.h"

#include <windows.h>

#include <winioctl.h>

#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SHARE_ALL (FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE)
#define PATH_UNITS 4096 /* a path has fewer */
#define TRIES \
    20 /* of what another program, such as a virus scanner, keeps from being done for a moment */
#define BETWEEN_TRIES 5        /* milliseconds */
#define LOCK_OFFSET 0x40000000 /* locked bytes can't be read by others: far behind the process id */
#define UNIX_EPOCH 116444736000000000LL /* 1970 in the system's time, of 100 ns since 1601 */

/* The flag of FileRenameInfoEx by which a file that is open can be replaced; not in all headers. */
#define RENAME_EX ((FILE_INFO_BY_HANDLE_CLASS)22)
#define RENAME_REPLACE 1u
#define RENAME_POSIX 2u

struct rename_info {
    DWORD flags;
    HANDLE root;
    DWORD length; /* in bytes */
    WCHAR name[PATH_UNITS];
};

/* Sets errno by the system's last error; false. */
static bool fail(void)
{
    switch (GetLastError()) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
    case ERROR_INVALID_NAME:
    case ERROR_BAD_NETPATH:
    case ERROR_BAD_PATHNAME:
    case ERROR_INVALID_DRIVE:
        errno = ENOENT;
        break;
    case ERROR_FILE_EXISTS:
    case ERROR_ALREADY_EXISTS:
        errno = EEXIST;
        break;
    case ERROR_ACCESS_DENIED:
    case ERROR_SHARING_VIOLATION:
        errno = EACCES;
        break;
    case ERROR_WRITE_PROTECT:
        errno = EROFS;
        break;
    case ERROR_LOCK_VIOLATION:
    case ERROR_IO_PENDING:
        errno = EWOULDBLOCK;
        break;
    case ERROR_DIR_NOT_EMPTY:
        errno = ENOTEMPTY;
        break;
    case ERROR_DIRECTORY:
        errno = ENOTDIR;
        break;
    case ERROR_HANDLE_DISK_FULL:
    case ERROR_DISK_FULL:
        errno = ENOSPC;
        break;
    case ERROR_FILENAME_EXCED_RANGE:
        errno = ENAMETOOLONG;
        break;
    case ERROR_NOT_ENOUGH_MEMORY:
        errno = ENOMEM;
        break;
    default:
        errno = EIO;
    }
    return false;
}

/* Whether to try again what another program may be in the way of. */
static bool may_try_again(int try)
{
    DWORD why = GetLastError();
    if (try >= TRIES || (why != ERROR_ACCESS_DENIED && why != ERROR_SHARING_VIOLATION))
        return false;
    Sleep(BETWEEN_TRIES);
    SetLastError(why);
    return true;
}

static bool widen(const char *path, WCHAR wide[PATH_UNITS])
{
    if (MultiByteToWideChar(CP_UTF8, 0, path, -1, wide, PATH_UNITS) > 0)
        return true;
    errno = ENAMETOOLONG;
    return false;
}

char *system_narrow(const wchar_t *wide)
{
    int size = WideCharToMultiByte(CP_UTF8, 0, wide, -1, NULL, 0, NULL, NULL);
    char *text = malloc((size_t)size + 1);
    if (text)
        WideCharToMultiByte(CP_UTF8, 0, wide, -1, text, size, NULL, NULL);
    return text;
}

bool system_is_separator(char c)
{
    return c == '/' || c == '\\';
}

static HANDLE open_handle(const char *path, DWORD access, DWORD share, DWORD creation, DWORD flags)
{
    WCHAR wide[PATH_UNITS];
    HANDLE handle = INVALID_HANDLE_VALUE;
    if (!widen(path, wide))
        return handle;
    for (int try = 0; handle == INVALID_HANDLE_VALUE && (try == 0 || may_try_again(try)); try++)
        handle = CreateFileW(wide, access, share, NULL, creation, flags, NULL);
    if (handle == INVALID_HANDLE_VALUE)
        fail();
    return handle;
}

/* Whether an open file is a link. Other reparse points, such as files that a cloud keeps, are files. */
static bool is_link(HANDLE handle)
{
    FILE_ATTRIBUTE_TAG_INFO info;
    return GetFileInformationByHandleEx(handle, FileAttributeTagInfo, &info, sizeof info) &&
           info.FileAttributes & FILE_ATTRIBUTE_REPARSE_POINT &&
           (info.ReparseTag == IO_REPARSE_TAG_SYMLINK ||
            info.ReparseTag == IO_REPARSE_TAG_MOUNT_POINT);
}

static bool describe(HANDLE handle, struct system_status *status)
{
    BY_HANDLE_FILE_INFORMATION info;
    if (GetFileType(handle) != FILE_TYPE_DISK) {
        *status = (struct system_status){.kind = SYSTEM_OTHER};
        return true;
    }
    if (!GetFileInformationByHandle(handle, &info))
        return fail();
    int64_t time =
        (int64_t)info.ftLastWriteTime.dwHighDateTime << 32 | info.ftLastWriteTime.dwLowDateTime;
    *status = (struct system_status){
        .kind = is_link(handle)                                    ? SYSTEM_LINK
                : info.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY ? SYSTEM_FOLDER
                                                                   : SYSTEM_FILE,
        .length = (uint64_t)info.nFileSizeHigh << 32 | info.nFileSizeLow,
        .time = (time - UNIX_EPOCH) / 10000000,
        .names = info.nNumberOfLinks,
        .disk = info.dwVolumeSerialNumber,
        .number = (uint64_t)info.nFileIndexHigh << 32 | info.nFileIndexLow,
    };
    return true;
}

static HANDLE handle_of(int descriptor)
{
    return (HANDLE)_get_osfhandle(descriptor);
}

bool system_status(int descriptor, struct system_status *status)
{
    return describe(handle_of(descriptor), status);
}

bool system_status_path(const char *path, bool follows_link, struct system_status *status)
{
    HANDLE handle =
        open_handle(path, FILE_READ_ATTRIBUTES, SHARE_ALL, OPEN_EXISTING,
                    FILE_FLAG_BACKUP_SEMANTICS | (follows_link ? 0 : FILE_FLAG_OPEN_REPARSE_POINT));
    if (handle == INVALID_HANDLE_VALUE)
        return false;
    bool is_known = describe(handle, status);
    CloseHandle(handle);
    return is_known;
}

/* Makes a descriptor of a handle; a kind that is not wanted is closed. */
static int take_handle(HANDLE handle, enum system_kind wanted, bool takes_any)
{
    struct system_status status = {.kind = SYSTEM_OTHER};
    if (handle == INVALID_HANDLE_VALUE)
        return -1;
    bool is_known = describe(handle, &status);
    int why = is_known && status.kind == SYSTEM_LINK ? ELOOP
              : status.kind == SYSTEM_FOLDER         ? EISDIR
              : wanted == SYSTEM_FOLDER              ? ENOTDIR
                                                     : ENODEV;
    bool is_wanted = is_known && (takes_any || status.kind == wanted);
    int descriptor = is_wanted ? _open_osfhandle((intptr_t)handle, _O_BINARY | _O_NOINHERIT) : -1;
    if (descriptor >= 0)
        return descriptor;
    CloseHandle(handle);
    errno = is_wanted ? EMFILE : why;
    return -1;
}

int system_open(const char *path, int flags)
{
    DWORD access = flags & SYSTEM_READ ? GENERIC_READ : 0;
    if (flags & SYSTEM_APPEND) /* without FILE_WRITE_DATA, every write goes to the end */
        access |= FILE_APPEND_DATA | FILE_READ_ATTRIBUTES | SYNCHRONIZE;
    else if (flags & SYSTEM_WRITE)
        access |= GENERIC_WRITE;
    DWORD creation = flags & SYSTEM_NEW         ? CREATE_NEW
                     : flags & SYSTEM_OVERWRITE ? CREATE_ALWAYS
                     : flags & SYSTEM_CREATE    ? OPEN_ALWAYS
                                                : OPEN_EXISTING;
    DWORD attributes = FILE_ATTRIBUTE_NORMAL | FILE_FLAG_BACKUP_SEMANTICS |
                       (flags & SYSTEM_NO_LINK ? FILE_FLAG_OPEN_REPARSE_POINT : 0);
    return take_handle(open_handle(path, access, SHARE_ALL, creation, attributes), SYSTEM_FILE,
                       flags & SYSTEM_OVERWRITE);
}

/* Not shared for deleting: while it is open, nothing else can get its name. */
int system_open_folder(const char *path)
{
    return take_handle(open_handle(path, FILE_LIST_DIRECTORY, FILE_SHARE_READ | FILE_SHARE_WRITE,
                                   OPEN_EXISTING,
                                   FILE_FLAG_BACKUP_SEMANTICS | FILE_FLAG_OPEN_REPARSE_POINT),
                       SYSTEM_FOLDER, false);
}

bool system_close(int descriptor)
{
    return _close(descriptor) == 0;
}

ptrdiff_t system_read(int descriptor, void *data, size_t length)
{
    return _read(descriptor, data, length < INT32_MAX ? (unsigned)length : INT32_MAX);
}

bool system_seek(int descriptor, uint64_t position)
{
    return _lseeki64(descriptor, (int64_t)position, SEEK_SET) >= 0;
}

bool system_write(int descriptor, const void *data, size_t length)
{
    DWORD written = 0;
    if (length > UINT32_MAX ||
        !WriteFile(handle_of(descriptor), data, (DWORD)length, &written, NULL))
        return fail();
    errno = ENOSPC;
    return written == length;
}

bool system_truncate(int descriptor, uint64_t length)
{
    FILE_END_OF_FILE_INFO end = {.EndOfFile.QuadPart = (int64_t)length};
    /* A file that is only appended to can't be truncated itself. */
    HANDLE writable = ReOpenFile(handle_of(descriptor), GENERIC_WRITE, SHARE_ALL, 0);
    if (writable == INVALID_HANDLE_VALUE)
        return fail();
    bool is_cut =
        SetFileInformationByHandle(writable, FileEndOfFileInfo, &end, sizeof end) || fail();
    CloseHandle(writable);
    return is_cut;
}

bool system_sync(int descriptor)
{
    return FlushFileBuffers(handle_of(descriptor)) || fail();
}

bool system_sync_data(int descriptor)
{
    return system_sync(descriptor);
}

/* A new file gets its permissions from its folder. */
void system_copy_mode(int descriptor, const char *path)
{
    (void)descriptor, (void)path;
}

/* Replaces a file even while it is open; not every disk and not every version can. */
static bool replace_open(const WCHAR *from, const WCHAR *to)
{
    struct rename_info info = {.flags = RENAME_REPLACE | RENAME_POSIX};
    WCHAR *end;
    DWORD length = GetFullPathNameW(to, PATH_UNITS, info.name, &end);
    if (length == 0 || length >= PATH_UNITS)
        return false;
    info.length = length * (DWORD)sizeof *info.name;
    HANDLE file = CreateFileW(from, DELETE | SYNCHRONIZE, SHARE_ALL, NULL, OPEN_EXISTING,
                              FILE_FLAG_OPEN_REPARSE_POINT, NULL);
    if (file == INVALID_HANDLE_VALUE)
        return false;
    bool is_renamed = SetFileInformationByHandle(file, RENAME_EX, &info, sizeof info);
    CloseHandle(file);
    return is_renamed;
}

bool system_rename(const char *from, const char *to)
{
    WCHAR wide_from[PATH_UNITS];
    WCHAR wide_to[PATH_UNITS];
    bool is_renamed = false;
    if (!widen(from, wide_from) || !widen(to, wide_to))
        return false;
    for (int try = 0; !is_renamed && (try == 0 || may_try_again(try)); try++)
        is_renamed =
            MoveFileExW(wide_from, wide_to, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) ||
            replace_open(wide_from, wide_to);
    return is_renamed || fail();
}

bool system_link(const char *path, const char *other)
{
    WCHAR wide[PATH_UNITS];
    WCHAR wide_other[PATH_UNITS];
    return widen(path, wide) && widen(other, wide_other) &&
           (CreateHardLinkW(wide_other, wide, NULL) || fail());
}

/* A link to a folder is removed as folders are. */
bool system_unlink(const char *path)
{
    WCHAR wide[PATH_UNITS];
    struct system_status status;
    bool is_removed = false;
    if (!widen(path, wide))
        return false;
    for (int try = 0; !is_removed && (try == 0 || may_try_again(try)); try++)
        is_removed = DeleteFileW(wide);
    if (is_removed)
        return true;
    fail();
    int why = errno;
    if (!system_status_path(path, false, &status))
        return false;
    if (status.kind == SYSTEM_LINK)
        return RemoveDirectoryW(wide) || fail();
    errno = status.kind == SYSTEM_FOLDER ? EISDIR : why;
    return false;
}

/* The open folder keeps its path from leading elsewhere. */
bool system_unlink_in(int folder, const char *path, const char *name)
{
    char file[PATH_UNITS];
    int length = snprintf(file, sizeof file, "%s/%s", path, name);
    (void)folder;
    errno = ENAMETOOLONG;
    return length >= 0 && (size_t)length < sizeof file && system_unlink(file);
}

bool system_resolve(const char *path, char *target, size_t capacity)
{
    WCHAR wide[PATH_UNITS];
    HANDLE handle = open_handle(path, FILE_READ_ATTRIBUTES, SHARE_ALL, OPEN_EXISTING,
                                FILE_FLAG_BACKUP_SEMANTICS);
    if (handle == INVALID_HANDLE_VALUE)
        return false;
    DWORD length = GetFinalPathNameByHandleW(handle, wide, PATH_UNITS, 0);
    CloseHandle(handle);
    errno = ENAMETOOLONG;
    return length > 0 && length < PATH_UNITS &&
           WideCharToMultiByte(CP_UTF8, 0, wide, -1, target, (int)capacity, NULL, NULL) > 0;
}

bool system_make_folder(const char *path)
{
    WCHAR wide[PATH_UNITS];
    return widen(path, wide) && (CreateDirectoryW(wide, NULL) || fail());
}

bool system_remove_folder(const char *path)
{
    WCHAR wide[PATH_UNITS];
    return widen(path, wide) && (RemoveDirectoryW(wide) || fail());
}

/* The system writes folders in its own journal. */
bool system_sync_folder(const char *path)
{
    (void)path;
    return true;
}

static bool add_name(const WCHAR *wide, bool (*add)(void *context, const char *name), void *context)
{
    char *name = system_narrow(wide);
    bool is_itself = name && (strcmp(name, ".") == 0 || strcmp(name, "..") == 0);
    bool is_added = name && (is_itself || add(context, name));
    free(name);
    return is_added;
}

bool system_list(const char *path, bool (*add)(void *context, const char *name), void *context)
{
    char pattern[PATH_UNITS];
    WCHAR wide[PATH_UNITS];
    WIN32_FIND_DATAW found;
    int length = snprintf(pattern, sizeof pattern, "%s/*", path);
    errno = ENAMETOOLONG;
    if (length < 0 || (size_t)length >= sizeof pattern || !widen(pattern, wide))
        return false;
    HANDLE search = FindFirstFileW(wide, &found);
    if (search == INVALID_HANDLE_VALUE)
        return fail();
    bool is_listed;
    errno = ENOMEM;
    do
        is_listed = add_name(found.cFileName, add, context);
    while (is_listed && FindNextFileW(search, &found));
    if (is_listed && GetLastError() != ERROR_NO_MORE_FILES)
        is_listed = fail();
    FindClose(search);
    return is_listed;
}

bool system_lock(int descriptor, bool is_shared)
{
    OVERLAPPED where = {.Offset = LOCK_OFFSET};
    DWORD flags = LOCKFILE_FAIL_IMMEDIATELY | (is_shared ? 0 : LOCKFILE_EXCLUSIVE_LOCK);
    return LockFileEx(handle_of(descriptor), flags, 0, 1, 0, &where) || fail();
}
