// The page around the game: it starts the game, shows how loading goes and whether the end is saved, and carries files between the
// game and the player. The game is the global Module, as emscripten has it.
'use strict';

var Module = (function () {
    var OPTIONS = ['seed', 'daily', 'new', 'continue', 'depth', 'reveal', 'fov', 'fov-radius', 'scale', 'keys', 'reduced-motion'];
    var FOLDER = '/data';
    var FILES = ['atlas.png', 'atlas.txt'];
    var RUN = '.eyeshine-run';
    var LOOK_MS = 100; // how often it looks whether the end is saved
    var canvas = document.getElementById('canvas');
    var errors = [];
    var hasEnded = false;
    var filesTaken = 0;
    var hasAsked = false; // askToKeep

    function say(text) {
        document.getElementById('state').textContent = text;
    }

    // A line over the game, until the next one or a click; '' takes it away.
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
        if (why)
            say('The game has ended: ' + why);
        else
            sayWhetherSaved();
    }

    function sayWhetherSaved() {
        if (Module.storage.isSaved())
            return say('The game is saved.');
        if (!Module.storage.isKept())
            return say('The game is not saved: this browser window can\'t save games.');
        say('The game is not saved yet. Keep this page open.');
        setTimeout(sayWhetherSaved, LOOK_MS);
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

    function putFiles() {
        return Promise.all(loading).then(function (contents) {
            Module.FS.mkdir(FOLDER);
            contents.forEach(function (content, i) {
                Module.FS.writeFile(FOLDER + '/' + FILES[i], new Uint8Array(content));
            });
        });
    }

    // Asks the browser to keep the saved games when room gets short. It may ask the player, so not before something is done here.
    function askToKeep() {
        if (!hasAsked && navigator.storage && navigator.storage.persist)
            navigator.storage.persist().catch(function (error) { console.warn(error); });
        hasAsked = true;
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

    // Gives the game files, which it reads with its next frame.
    function take(files) {
        Array.from(files).forEach(function (file) {
            var path = '/tmp/chosen-' + filesTaken++ + RUN;
            file.arrayBuffer().then(function (content) {
                Module.FS.writeFile(path, new Uint8Array(content));
                Module.ccall('run_web_take_file', null, ['string'], [path]);
            }).catch(function (error) { notice(file.name + ' can\'t be read: ' + error.message); });
        });
    }

    function chooseFile() {
        var input = document.createElement('input');
        input.type = 'file';
        input.accept = RUN;
        input.multiple = true;
        input.onchange = function () { take(input.files); };
        input.click();
    }

    ['keydown', 'pointerup', 'touchend', 'mousedown'].forEach(function (event) {
        window.addEventListener(event, unlockSound, true);
        window.addEventListener(event, askToKeep, true);
    });
    // SDL takes it for a finger that was lifted.
    window.addEventListener('touchcancel', function () {
        if (document.body.className)
            Module._run_web_cancel_touch();
    }, true);
    window.addEventListener('dragover', function (event) { event.preventDefault(); });
    window.addEventListener('drop', function (event) {
        event.preventDefault();
        if (document.body.className)
            take(event.dataTransfer.files);
    });
    canvas.addEventListener('contextmenu', function (event) { event.preventDefault(); });
    document.getElementById('notice').onclick = function () { notice(''); };
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
            putFiles().then(function () {
                return Module.storage.open(function () {
                    say('Eyeshine is open in another tab. It starts here when you close that one.');
                });
            }).then(function () {
                document.body.className = 'plays';
                Module.removeRunDependency('files');
            }).catch(function (error) { end(error.message); });
        }]
    };
})();
