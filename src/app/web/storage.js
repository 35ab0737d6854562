// Keeps the player's folder in the browser's database (IndexedDB). The files are in memory; whatever changes them is noted, and
// all that a frame has changed is written in one transaction, so that a browser that is killed leaves the state of one frame.
// Only one tab has the database: it opens it by raising its version, which a browser does only when no other tab has it open. That
// holds on servers without https too.
// Part of the program (--pre-js): it looks into emscripten's file system in memory (MEMFS).
'use strict';

Module['storage'] = (function () {
    var HOME = '/home/web_user';
    var NAME = 'eyeshine';
    var STORE = 'files';
    var RETRY_MS = 1000;
    var PATIENCE_MS = 4000; // with a transaction, while the picture waits for it
    var ASKING_MS = 500;
    var database = null; // null while it has to be opened again
    var isKept = false; // whether this browser keeps anything
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
        if (typeof original !== 'function')
            throw new Error('this emscripten has no MEMFS.' + name + ', which notes what changes; 3.1.6 has it');
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

    // Opens the database and, if the version is higher than what it has, raises it when no other tab has it open. Resolves with the
    // database that was raised, or else with the number of its version.
    function openVersion(version) {
        return new Promise(function (resolve, reject) {
            var request = indexedDB.open(NAME, version);
            var isOurs = false;
            request.onupgradeneeded = function () {
                isOurs = true;
                if (!request.result.objectStoreNames.contains(STORE))
                    request.result.createObjectStore(STORE);
            };
            request.onerror = function () { reject(request.error); };
            request.onsuccess = function () {
                if (!isOurs)
                    request.result.close();
                resolve(isOurs ? request.result : request.result.version);
            };
        });
    }

    // Resolves when this tab has the database.
    function connect() {
        function raise(found) {
            return typeof found === 'number' ? openVersion(found + 1).catch(restart).then(raise) : found;
        }
        // Another tab has raised it meanwhile.
        function restart(error) {
            if (error.name !== 'VersionError')
                throw error;
            return openVersion();
        }
        return openVersion().then(raise).then(function (opened) {
            database = opened;
            opened.onclose = function () { lose(opened); };
        });
    }

    // The browser has taken the database away, perhaps with what was in it, or it does not answer: everything is written again.
    function lose(opened) {
        if (database !== opened)
            return;
        database = null;
        opened.close();
        noteTree(FS.lookupPath(HOME).node, HOME);
    }

    // Writes what has changed. Resolves when it outlives the browser's being killed.
    function put() {
        var paths = Array.from(changed);
        var opened = database;
        var patience;
        changed.clear();
        return new Promise(function (resolve, reject) {
            var transaction = opened.transaction(STORE, 'readwrite');
            var store = transaction.objectStore(STORE);
            transaction.oncomplete = resolve;
            transaction.onabort = function () { reject(transaction.error); };
            patience = setTimeout(function () {
                lose(opened);
                reject();
            }, PATIENCE_MS);
            paths.forEach(function (path) {
                var record = describe(path);
                if (record)
                    store.put(record, path);
                else
                    store.delete(path);
            });
        }).catch(function (error) {
            paths.forEach(function (path) { changed.add(path); });
            if (error && error.name === 'InvalidStateError') // it is closed
                lose(opened);
            throw error;
        }).finally(function () { clearTimeout(patience); });
    }

    function failed() {
        if (!hasFailed)
            Module['page'].notice('The browser can\'t save the game. You can play on, and saving is tried again.');
        isWriting = false;
        hasFailed = true;
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
        if (isWriting || changed.size === 0 || !isKept)
            return;
        isWriting = true;
        (database ? put() : connect().then(put)).then(written, failed);
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

    // A file that can't be restored stays in the database until something of that name is written.
    function restoreAll(paths, records) {
        var lost = paths.filter(function (path, i) {
            try {
                restore(path, records[i]);
                return false;
            } catch (error) {
                console.warn(path, error);
                return true;
            }
        });
        if (lost.length > 0)
            Module['page'].notice(lost.length + ' of your saved files can\'t be read: ' + lost[0] + (lost[1] ? ', ...' : ''));
    }

    function read() {
        return new Promise(function (resolve, reject) {
            var store = database.transaction(STORE).objectStore(STORE);
            var paths = store.getAllKeys();
            var records = store.getAll();
            records.transaction.oncomplete = function () { resolve([paths.result, records.result]); };
            records.transaction.onabort = function () { reject(records.transaction.error); };
        }).then(function (all) { restoreAll(all[0], all[1]); });
    }

    // Resolves when the player's folder is there, and watches it from then on. Calls `wait` if another tab has it meanwhile.
    function open(wait) {
        var asking = setTimeout(wait, ASKING_MS);
        return Promise.resolve().then(connect).then(read).then(function () { isKept = true; }, function (error) {
            console.warn(error);
            Module['page'].notice('This browser window can\'t save games.');
        }).then(function () {
            clearTimeout(asking);
            watchAll();
        });
    }

    function isDone() { return changed.size === 0 && !isWriting; }

    return {
        open: open,
        // Whether what was written so far outlives the browser's being killed now.
        isSaved: function () { return isKept && isDone(); },
        // The same, but if it can't be saved, play goes on.
        isSettled: function () { return hasFailed || !isKept || isDone(); },
        isKept: function () { return isKept; }
    };
})();
