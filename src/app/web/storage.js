// Keeps the player's folder in the browser's database (IndexedDB). The files are in memory; whatever changes them is noted, and
// all that a frame has changed is written in one transaction, so that a browser that is killed leaves the state of one frame.
// Part of the program (--pre-js): it looks into emscripten's file system in memory (MEMFS).
'use strict';

Module['storage'] = (function () {
    var HOME = '/home/web_user';
    var STORE = 'files';
    var RETRY_MS = 1000;
    var database = null;
    var changed = new Set(); // paths
    var isWriting = false;
    var hasFailed = false;

    function note(path) {
        if (path.indexOf(HOME + '/') !== 0)
            return;
        if (changed.size === 0)
            Promise.resolve().then(write); // when the program has returned from this frame
        changed.add(path);
    }

    // All paths at and below a node.
    function noteTree(node, path) {
        note(path);
        if (FS.isDir(node.mode))
            Object.keys(node.contents).forEach(function (name) { noteTree(node.contents[name], path + '/' + name); });
    }

    function within(folder, name) {
        return FS.getPath(folder) + '/' + name;
    }

    // Calls `before` with the arguments of an operation, and what that returns, if anything, after it.
    function watch(operations, name, before) {
        var original = operations[name];
        operations[name] = function () {
            var after = before.apply(null, arguments);
            var result = original.apply(this, arguments);
            if (after)
                after();
            return result;
        };
    }

    function watchAll() {
        var folders = MEMFS.ops_table.dir.node;
        var files = MEMFS.ops_table.file;
        ['mknod', 'unlink', 'rmdir', 'symlink'].forEach(function (name) {
            watch(folders, name, function (parent, child) { note(within(parent, child)); });
        });
        watch(folders, 'rename', function (node, folder, name) {
            noteTree(node, FS.getPath(node));
            return function () { noteTree(node, within(folder, name)); };
        });
        watch(files.node, 'setattr', function (node) { note(FS.getPath(node)); });
        watch(files.stream, 'write', function (stream) { note(FS.getPath(stream.node)); });
    }

    // What is kept of a path now; undefined: there is nothing.
    function describe(path) {
        var node;
        try {
            node = FS.lookupPath(path).node;
        } catch (error) {
            return undefined;
        }
        var record = {mode: node.mode, time: node.timestamp};
        if (FS.isFile(node.mode))
            record.content = MEMFS.getFileDataAsTypedArray(node).slice();
        if (FS.isLink(node.mode))
            record.link = node.link;
        return record;
    }

    function failed(paths) {
        paths.forEach(function (path) { changed.add(path); });
        isWriting = false;
        hasFailed = true;
        Module['page'].notice('This browser can\'t save the game now. It is tried again while you play.');
        setTimeout(write, RETRY_MS);
    }

    function written() {
        if (hasFailed)
            Module['page'].notice('');
        isWriting = false;
        hasFailed = false;
        write();
    }

    function write() {
        if (isWriting || changed.size === 0 || !database)
            return;
        var paths = Array.from(changed);
        isWriting = true;
        changed.clear();
        try {
            var transaction = database.transaction(STORE, 'readwrite');
            var store = transaction.objectStore(STORE);
            transaction.oncomplete = written;
            transaction.onabort = function () { failed(paths); };
            paths.forEach(function (path) {
                var record = describe(path);
                if (record)
                    store.put(record, path);
                else
                    store.delete(path);
            });
        } catch (error) {
            failed(paths);
        }
    }

    // Parents come before what is in them, as keys are sorted.
    function restore(path, record) {
        if (FS.isDir(record.mode))
            FS.mkdirTree(path);
        else if (FS.isLink(record.mode))
            FS.symlink(record.link, path);
        else
            FS.writeFile(path, record.content);
        if (!FS.isLink(record.mode))
            FS.utime(path, record.time, record.time);
    }

    function read(resolve, reject) {
        var store = database.transaction(STORE).objectStore(STORE);
        var paths = store.getAllKeys();
        var records = store.getAll();
        records.transaction.oncomplete = function () {
            paths.result.forEach(function (path, i) { restore(path, records.result[i]); });
            resolve();
        };
        records.transaction.onabort = function () { reject(records.transaction.error); };
    }

    // Resolves when the player's folder is there, and watches it from then on.
    function open() {
        return new Promise(function (resolve, reject) {
            var request = indexedDB.open('eyeshine', 1);
            request.onupgradeneeded = function () { request.result.createObjectStore(STORE); };
            request.onerror = function () { reject(request.error); };
            request.onsuccess = function () {
                database = request.result;
                read(resolve, reject);
            };
        }).catch(function () {
            database = null;
            Module['page'].notice('This browser window can\'t save games.');
        }).then(watchAll);
    }

    return {
        open: open,
        // Whether what was written so far outlives the browser's being killed now. If it can't be saved at all, play goes on.
        isSettled: function () { return hasFailed || !database || (changed.size === 0 && !isWriting); }
    };
})();
