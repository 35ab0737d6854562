// The page around the game: it starts the game when this is the only tab with it, shows how loading goes, and carries files
// between the game and the player. The game is the global Module, as emscripten has it.
'use strict';

var Module = (function () {
    var OPTIONS = ['seed', 'daily', 'new', 'continue', 'depth', 'reveal', 'fov', 'fov-radius', 'scale', 'keys', 'reduced-motion'];
    var FOLDER = '/data';
    var FILES = ['atlas.png', 'atlas.txt'];
    var RUN = '.eyeshine-run';
    var canvas = document.getElementById('canvas');
    var errors = [];
    var hasEnded = false;

    function say(text) {
        document.getElementById('state').textContent = text;
    }

    // A line over the game, until the next one; '' takes it away.
    function notice(text) {
        var line = document.getElementById('notice');
        line.textContent = text;
        line.hidden = !text;
    }

    // Leaves the game and shows the page below it.
    function end(why) {
        if (hasEnded)
            return;
        hasEnded = true;
        document.body.className = '';
        document.getElementById('again').hidden = false;
        say(why ? 'The game has ended: ' + why : 'The game is saved.');
    }

    // The page's address may give options of the command line: ?seed=dusk&reduced-motion
    function commandLine() {
        var words = ['--data', FOLDER];
        new URLSearchParams(location.search).forEach(function (value, name) {
            if (OPTIONS.indexOf(name) >= 0)
                words.push('--' + name + (value ? '=' + value : ''));
        });
        return words;
    }

    function load(name) {
        return fetch(name).then(function (answer) {
            if (!answer.ok)
                throw new Error(name + ': ' + answer.status + ' ' + answer.statusText);
            return answer.arrayBuffer();
        });
    }

    // The other files load while the program does.
    var loading = FILES.map(load);

    // Resolves when no other tab has the game, and holds it until this one is closed.
    function beAlone() {
        return new Promise(function (resolve) {
            function hold(lock) {
                if (!lock) {
                    say('Eyeshine is open in another tab. It starts here when you close that one.');
                    navigator.locks.request('eyeshine', hold);
                    return null;
                }
                resolve();
                return new Promise(function () {});
            }
            if (navigator.locks)
                navigator.locks.request('eyeshine', {ifAvailable: true}, hold);
            else
                askAround(resolve);
        });
    }

    // Only pages from https or from this machine have locks. Elsewhere a tab that plays says so.
    function askAround(resolve) {
        var others = new BroadcastChannel('eyeshine');
        var isAlone = false;
        var isTaken = false;
        others.onmessage = function (message) {
            if (isAlone && message.data === 'who')
                others.postMessage('me');
            isTaken = isTaken || message.data === 'me';
        };
        others.postMessage('who');
        setTimeout(function () {
            isAlone = !isTaken;
            if (isAlone)
                resolve();
            else
                say('Eyeshine is open in another tab. Close that one, then reload this page.');
        }, 500);
    }

    function putFiles() {
        return Promise.all(loading).then(function (contents) {
            Module.FS.mkdir(FOLDER);
            contents.forEach(function (content, i) {
                Module.FS.writeFile(FOLDER + '/' + FILES[i], new Uint8Array(content));
            });
        });
    }

    // Browsers let no page sound before the player has done something on it.
    function unlockSound() {
        var context = Module.SDL2 && Module.SDL2.audioContext;
        if (context && context.state === 'suspended')
            context.resume();
    }

    function download(path) {
        var link = document.createElement('a');
        link.href = URL.createObjectURL(new Blob([Module.FS.readFile(path)], {type: 'application/octet-stream'}));
        link.download = path.slice(path.lastIndexOf('/') + 1);
        link.click();
        setTimeout(function () { URL.revokeObjectURL(link.href); }, 60000);
    }

    // Gives the game a file, which it reads at once with its next frame.
    function take(file, path) {
        file.arrayBuffer().then(function (content) {
            Module.FS.writeFile(path, new Uint8Array(content));
            Module._run_web_take_file();
        });
    }

    function chooseFile(path) {
        var input = document.createElement('input');
        input.type = 'file';
        input.accept = RUN;
        input.onchange = function () {
            if (input.files.length > 0)
                take(input.files[0], path);
        };
        input.click();
    }

    ['keydown', 'pointerup', 'touchend', 'mousedown'].forEach(function (event) {
        window.addEventListener(event, unlockSound, true);
    });
    window.addEventListener('dragover', function (event) { event.preventDefault(); });
    window.addEventListener('drop', function (event) {
        event.preventDefault();
        if (document.body.className && event.dataTransfer.files.length > 0)
            take(event.dataTransfer.files[0], '/tmp/chosen' + RUN);
    });
    canvas.addEventListener('contextmenu', function (event) { event.preventDefault(); });
    document.getElementById('again').onclick = function () { location.assign(location.pathname); };

    return {
        canvas: canvas,
        arguments: commandLine(),
        page: {download: download, chooseFile: chooseFile, end: end, notice: notice},
        print: function (line) { console.log(line); },
        printErr: function (line) {
            errors.push(line);
            console.warn(line);
        },
        setStatus: function () {},
        onAbort: function (why) { end(String(why)); },
        onExit: function () { end(errors.join(' ')); },
        preRun: [function () {
            Module.addRunDependency('files');
            beAlone().then(putFiles).then(Module.storage.open).then(function () {
                document.body.className = 'plays';
                Module.removeRunDependency('files');
            }).catch(function (error) { end(error.message); });
        }]
    };
})();
