/* Locks of files, which the C library of the browser does not have. The page is the only program that sees the files, since a
 * second tab waits until the first is closed (src/app/web/storage.js); only the descriptors of this one can be in the way. */
#include <emscripten.h>
#include <errno.h>
#include <sys/file.h>

/* A node keeps the open files that have locked it; a closed one is no longer among the streams. Returns whether it is locked
 * now. */
EM_JS(int, lock_node, (int descriptor, int is_shared), {
    var stream = FS.getStream(descriptor);
    var node = stream.node;
    node.locks = (node.locks || []).filter(function(lock) {
        return lock.stream != stream && FS.streams[lock.descriptor] == lock.stream;
    });
    if (node.locks.some(function(lock) { return !is_shared || !lock.isShared; }))
        return 0;
    node.locks.push({stream : stream, descriptor : descriptor, isShared : is_shared});
    return 1;
})

int flock(int descriptor, int operation)
{
    if (lock_node(descriptor, (operation & LOCK_SH) != 0))
        return 0;
    errno = EWOULDBLOCK;
    return -1;
}
