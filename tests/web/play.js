// Plays the browser form in Chromium, by keys, mouse and touch, and compares it with the programs for Linux.
// Usage: node play.js FOLDER_OF_PAGE FOLDER_OF_PROGRAMS FOLDER_OF_LAB_FOR_NODE [FOLDER_FOR_PICTURES]
// puppeteer-core must be found by node, and chromium (or google-chrome) on the path.
'use strict';

const assert = require('assert');
const {execFileSync} = require('child_process');
const fs = require('fs');
const http = require('http');
const os = require('os');
const path = require('path');
const puppeteer = require('puppeteer-core');

const [page_folder, programs, lab_folder, pictures] = process.argv.slice(2);
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'eyeshine-web-'));
const RUNS = '/home/web_user/.local/share/eyeshine/runs';
const FAR = 'eyeshine.test'; // a server that is not this machine, without https
const PATIENCE_MS = 60000;
const TITLE_GOAL_MS = 3000; // reported, not checked: the machine may have other things to do
const FRAME_GOAL_MS = 8;    // the same
const DRAWN_MS = 0.3;       // a callback that takes less has drawn nothing
const TO_TITLE = ['Escape', 'ArrowUp', 'ArrowUp', 'Enter']; // from a game
const WIDE = {width: 1280, height: 720};
const PHONE = {width: 390, height: 844, deviceScaleFactor: 3, isMobile: true, hasTouch: true};
const TYPES = {'.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm', '.png': 'image/png', '.txt': 'text/plain'};

let address;
let browser;

function proved(what) {
    console.log('yes: ' + what);
}

function within(name) {
    return path.join(work, name);
}

function pause(milliseconds) {
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function until(what, check) {
    for (const begun = Date.now(); Date.now() - begun < PATIENCE_MS; await pause(20))
        if (await check())
            return;
    assert.fail('waited in vain for ' + what);
}

function lab(...words) {
    return execFileSync(path.join(programs, 'eyeshine-lab'), words, {encoding: 'utf8'});
}

function native(...words) {
    const env = Object.assign({}, process.env, {SDL_VIDEODRIVER: 'dummy', SDL_AUDIODRIVER: 'dummy'});
    return execFileSync(path.join(programs, 'eyeshine'), words, {encoding: 'utf8', env});
}

function serve() {
    const server = http.createServer((question, answer) => {
        const name = path.join(page_folder, path.normalize(new URL(question.url, 'http://x').pathname));
        const file = name.endsWith('/') ? name + 'index.html' : name;
        if (!fs.existsSync(file)) {
            answer.writeHead(404).end();
            return;
        }
        answer.writeHead(200, {'Content-Type': TYPES[path.extname(file)] || 'application/octet-stream'});
        answer.end(fs.readFileSync(file));
    });
    return new Promise((resolve) => server.listen(0, '127.0.0.1', () => {
        address = 'http://localhost:' + server.address().port + '/';
        resolve(server);
    }));
}

function findBrowser() {
    for (const name of ['chromium', 'chromium-browser', 'google-chrome'])
        for (const folder of process.env.PATH.split(path.delimiter))
            if (fs.existsSync(path.join(folder, name)))
                return path.join(folder, name);
    return assert.fail('there is no chromium on the path');
}

// A browser that keeps what it keeps in a folder of that name.
async function launch(name) {
    browser = await puppeteer.launch({
        executablePath: findBrowser(),
        args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=document-user-activation-required',
            '--host-resolver-rules=MAP ' + FAR + ' 127.0.0.1'],
        userDataDir: within(name),
        protocolTimeout: PATIENCE_MS,
        handleSIGINT: false
    });
}

// A tab with functions for its pages: hash() of what the game shows, and change(before), which resolves when that differs.
async function openTab(viewport) {
    const tab = await browser.newPage();
    tab.on('pageerror', (error) => { throw error; });
    await tab.setViewport(viewport);
    await tab.evaluateOnNewDocument(() => {
        window.hash = () => {
            let sum = 0;
            for (const pixel of new Uint32Array(Module.SDL2.image.data.buffer))
                sum = (Math.imul(sum, 31) + pixel) | 0;
            return sum;
        };
        window.change = (before) => new Promise((resolve) => {
            const look = () => window.hash() !== before ? resolve() : requestAnimationFrame(look);
            look();
        });
    });
    return tab;
}

async function visit(viewport, options) {
    const tab = await openTab(viewport);
    await tab.goto(address + (options || ''));
    return tab;
}

// Whether the game has drawn a picture of more than one colour.
function isDrawn(tab) {
    return tab.evaluate(() => {
        if (document.body.className !== 'plays' || !Module.SDL2 || !Module.SDL2.image)
            return false;
        const pixels = new Uint32Array(Module.SDL2.image.data.buffer);
        return pixels.some((pixel) => pixel !== pixels[0]);
    });
}

// Whether nothing waits to be drawn or saved: no pixel has changed for a while.
async function settle(tab) {
    let before;
    await until('the game to be drawn', () => isDrawn(tab));
    for (let same = 0; same < 3; await pause(60)) {
        const now = await hash(tab);
        same = now === before ? same + 1 : 0;
        before = now;
    }
}

// The game with this seed (or what else the options say), without motion.
async function play(viewport, options) {
    const tab = await visit(viewport, '?reduced-motion&' + options);
    await settle(tab);
    return tab;
}

function hash(tab) {
    return tab.evaluate(() => window.hash());
}

// What the page says above its text.
function state(tab) {
    return tab.$eval('#state', (line) => line.textContent);
}

// The line over the game.
function notice(tab) {
    return tab.$eval('#notice', (line) => line.hidden ? '' : line.textContent);
}

async function type(tab, keys) {
    for (const key of keys) {
        await tab.keyboard.press(key);
        await settle(tab);
    }
}

// The names of the saved runs.
function runs(tab) {
    return tab.evaluate((folder) => {
        try {
            return Module.FS.readdir(folder).filter((name) => name[0] !== '.');
        } catch (error) {
            return [];
        }
    }, RUNS);
}

// What the lab reports of the run whose name begins with this: it is read from the browser's files.
async function played(tab, name) {
    const found = (await runs(tab)).filter((run) => run.startsWith(name));
    assert.strictEqual(found.length, 1, 'the runs are ' + found);
    const journal = await tab.evaluate((file) => Array.from(Module.FS.readFile(file)), RUNS + '/' + found[0] + '/journal');
    fs.writeFileSync(within('journal'), Buffer.from(journal));
    return lab('replay', within('journal'));
}

function game(seed, keys) {
    return lab('play', '--seed', seed, '--keys', keys);
}

async function assertPlayed(tab, seed, keys) {
    await settle(tab);
    assert.strictEqual(await played(tab, seed), game(seed, keys));
}

async function save(tab, name) {
    const data = await tab.evaluate(() => document.getElementById('canvas').toDataURL('image/png'));
    fs.writeFileSync(within(name), Buffer.from(data.slice(data.indexOf(',') + 1), 'base64'));
    if (pictures)
        fs.copyFileSync(within(name), path.join(pictures, name));
}

function differing(one, other) {
    try {
        execFileSync('compare', ['-metric', 'AE', within(one), within(other), 'null:'], {encoding: 'utf8', stdio: 'pipe'});
        return '0';
    } catch (error) {
        return error.stderr.trim();
    }
}

// Leaves the game by the title's last row.
async function quit(tab) {
    await type(tab, ['Escape']);
    await tab.keyboard.press('Enter');
    await until('the game to end', () => tab.evaluate(() => document.body.className === ''));
}

// Quitting leaves the text of the page, and a button that starts the game again.
async function checkQuit(tab) {
    await quit(tab);
    await until('the end to be saved', async () => await state(tab) === 'The game is saved.');
    if (pictures)
        await tab.screenshot({path: path.join(pictures, 'page.png')});
    await tab.click('#again');
    await pause(500);
    await until('the game to start again', () => isDrawn(tab).catch(() => false));
    proved('the page says how to play when the game is left, and starts it again');
}

async function checkTitle() {
    await launch('title');
    const tab = await openTab(WIDE);
    const begun = Date.now();
    await tab.goto(address, {waitUntil: 'domcontentloaded'});
    await tab.waitForFunction(() => document.body.className === 'plays' && Module.SDL2 && Module.SDL2.image, {polling: 'raf'});
    const took = Date.now() - begun;
    const size = await tab.evaluate(() => [Module.canvas.width, Module.canvas.height]);
    assert.deepStrictEqual(size, [WIDE.width, WIDE.height]);
    await tab.setViewport({width: 900, height: 600});
    await until('the game to fill the smaller page', async () => {
        return (await tab.evaluate(() => Module.SDL2.w * 10000 + Module.SDL2.h)) === 9000600;
    });
    await tab.setViewport(WIDE);
    await settle(tab);
    await save(tab, 'title.png');
    proved('the title is there (after ' + took + ' ms; the goal is ' + TITLE_GOAL_MS + '), and the game fills the page when its size changes');
    await checkQuit(tab);
    await browser.close();
}

async function checkSound() {
    await launch('sound');
    const tab = await browser.newPage();
    const client = await tab.createCDPSession();
    // Unlike the tab's own evaluate, this does not pass for something that the player does.
    const sound = async () => {
        const expression = 'window.Module && Module.SDL2 && Module.SDL2.image && Module.SDL2.audioContext.state';
        return (await client.send('Runtime.evaluate', {expression, returnByValue: true})).result.value;
    };
    await tab.goto(address);
    await until('sound to be opened', sound);
    assert.strictEqual(await sound(), 'suspended');
    await tab.keyboard.press('ArrowDown');
    await until('sound to run after a key', async () => await sound() === 'running');
    proved('there is sound after the first key');
    await browser.close();
}

async function checkFrames() {
    const keys = 'lllljjjjhhhhkkkk....ooo';
    await launch('frames');
    for (const seed of ['web', 'dusk', 'ember']) {
        const tab = await play(WIDE, 'seed=' + seed + '&keys=' + keys);
        await save(tab, 'web.png');
        native('--seed', seed, '--keys', keys, '--size', '1280x720', '--reduced-motion', '--user-dir', within('native-' + seed),
            '--screenshot', within('native.png'));
        assert.strictEqual(differing('web.png', 'native.png'), '0', 'pixels of the seed ' + seed + ' differ');
        await tab.close();
    }
    proved('frames have the same pixels as on Linux');
    await browser.close();
}

// The time from the page's call for a frame until its pixels are in the page, while the hero walks and flames flicker.
async function measureFrames() {
    await launch('times');
    const tab = await openTab(WIDE);
    await tab.evaluateOnNewDocument(() => {
        const request = window.requestAnimationFrame.bind(window);
        window.times = [];
        window.requestAnimationFrame = (draw) => request((now) => {
            const begun = performance.now();
            draw(now);
            window.times.push(performance.now() - begun);
        });
    });
    await tab.goto(address + '?seed=web&keys=lllljjjjhhhhkkkk....ooo');
    await until('the game to be drawn', () => isDrawn(tab));
    await pause(2000);
    await tab.evaluate(() => { window.times = []; });
    for (const key of ['o', 'h', 'l', 'h', 'l', 'v', 'v', 'v', 'h', 'l']) {
        await tab.keyboard.press(key);
        await pause(400);
    }
    const times = (await tab.evaluate(() => window.times)).filter((time) => time > DRAWN_MS).sort((a, b) => a - b);
    assert(times.length > 20, 'only ' + times.length + ' frames were drawn');
    proved('a frame of ' + WIDE.width + ' x ' + WIDE.height + ' is drawn (in ' + times[times.length >> 1].toFixed(1) +
        ' ms, the median of ' + times.length + '; the goal is ' + FRAME_GOAL_MS + ')');
    await browser.close();
}

// A finger that is put down and taken away by the system, not lifted.
async function cancelTouch(tab, x, y) {
    const client = await tab.createCDPSession();
    await client.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [{x, y}]});
    await pause(100);
    await client.send('Input.dispatchTouchEvent', {type: 'touchCancel', touchPoints: []});
}

async function checkDevices() {
    await launch('devices');
    let tab = await play(WIDE, 'seed=keys');
    await type(tab, ['l', 'j', '.', 'v', 'ArrowLeft']);
    await assertPlayed(tab, 'keys', 'lj.v<Left>');
    proved('it is played by keys');
    await tab.close();

    tab = await play(WIDE, 'seed=mouse');
    await tab.mouse.click(408, 280); // east of the hero
    await assertPlayed(tab, 'mouse', 'l');
    await tab.mouse.click(700, 280, {button: 'right'});
    await settle(tab);
    await save(tab, 'look.png');
    await tab.keyboard.press('Escape');
    await assertPlayed(tab, 'mouse', 'l');
    proved('it is played by mouse');
    await tab.close();

    tab = await play(PHONE, 'seed=touch');
    await tab.touchscreen.tap(100, 709); // the log: all messages, and the buttons
    await settle(tab);
    await tab.touchscreen.tap(30, 772); // back
    await settle(tab);
    await save(tab, 'phone.png');
    await tab.touchscreen.tap(225, 292); // east of the hero
    await assertPlayed(tab, 'touch', 'l');
    const before = await hash(tab);
    await cancelTouch(tab, 257, 292);
    await settle(tab);
    assert.strictEqual(await hash(tab), before, 'a finger that the system takes away does something');
    const finger = await tab.touchscreen.touchStart(257, 292);
    await pause(700);
    await finger.end();
    await settle(tab);
    await save(tab, 'phone-look.png');
    assert.notStrictEqual(await hash(tab), before, 'a long press does not look');
    await tab.touchscreen.tap(30, 772); // back
    await settle(tab);
    assert.strictEqual(await hash(tab), before, 'the button does not lead back');
    await tab.touchscreen.tap(185, 772); // lantern
    await settle(tab);
    await tab.touchscreen.tap(357, 772); // wait
    await assertPlayed(tab, 'touch', 'lv.');
    await tab.close();
    proved('it is played by touch');
    await browser.close();
}

async function kill() {
    const gone = new Promise((resolve) => browser.process().once('exit', resolve));
    browser.process().kill('SIGKILL');
    await gone;
}

// A browser that is killed at the instant at which a turn is shown.
async function checkKill() {
    let keys = '';
    for (const key of 'ljh.kljk') {
        await launch('kill');
        const tab = await play(WIDE, keys ? 'continue' : 'seed=kill');
        await assertPlayed(tab, 'kill', keys);
        const shown = tab.evaluate((before) => window.change(before), await hash(tab));
        await tab.keyboard.press(key);
        await shown;
        await kill();
        keys += key;
    }
    await launch('kill');
    await assertPlayed(await play(WIDE, 'continue'), 'kill', keys);
    proved('no shown turn is lost when the browser is killed, ' + keys.length + ' times');
    await browser.close();
}

async function openRuns(tab) {
    await settle(tab);
    await type(tab, ['ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter', 'Enter']);
}

async function checkFiles() {
    await launch('files');
    let tab = await play(WIDE, 'seed=files&keys=lj.');
    await type(tab, TO_TITLE);
    const client = await tab.createCDPSession();
    fs.mkdirSync(within('downloads'));
    await client.send('Browser.setDownloadBehavior', {behavior: 'allow', downloadPath: within('downloads')});
    await openRuns(tab);
    await type(tab, ['e']);
    const downloads = () => fs.readdirSync(within('downloads')).filter((name) => name.endsWith('.eyeshine-run'));
    await until('the download', () => downloads().length === 1);
    const file = path.join(within('downloads'), downloads()[0]);
    native('--import', file, '--user-dir', within('imported'));
    const imported = fs.readdirSync(path.join(within('imported'), 'runs')).filter((name) => name[0] !== '.');
    const run = path.join(within('imported'), 'runs', imported[0]);
    lab('replay', run, '--verify');
    lab('save', 'check', run);
    assert.strictEqual(lab('replay', run), game('files', 'lj.'));
    proved('a run is downloaded, imported on Linux, and verifies');

    const uploads = ['upload', 'other'];
    for (const seed of uploads) {
        const user = within('made-' + seed);
        native('--seed', seed, '--keys', 'ljh', '--user-dir', user, '--screenshot', within('made.png'));
        native('--user-dir', user, '--export', fs.readdirSync(path.join(user, 'runs'))[0], within(seed + '.eyeshine-run'));
    }
    const [chooser] = await Promise.all([tab.waitForFileChooser(), tab.keyboard.press('i')]);
    await chooser.accept(uploads.map((seed) => within(seed + '.eyeshine-run')));
    const hasAll = async () => {
        const names = await runs(tab);
        return uploads.every((seed) => names.some((name) => name.startsWith(seed)));
    };
    await until('the upload', hasAll);
    await settle(tab);
    await save(tab, 'runs.png');
    for (const seed of uploads)
        assert.strictEqual(await played(tab, seed), game(seed, 'ljh'));
    await tab.close();
    tab = await play(WIDE, '');
    assert(await hasAll(), 'uploaded runs are gone after a reload');
    proved('two runs from Linux are uploaded and kept');
    await tab.evaluate(() => {
        const gone = new File(['x'], 'gone.eyeshine-run');
        gone.arrayBuffer = () => Promise.reject(new Error('it is gone'));
        const dropped = new Event('drop');
        dropped.dataTransfer = {files: [gone]};
        window.dispatchEvent(dropped);
    });
    await until('the page to name the file', async () => await notice(tab) === 'gone.eyeshine-run can\'t be read: it is gone');
    proved('the page says which file it can\'t read');
    await browser.close();
}

// One of two tabs plays, and the other when that one is closed.
async function checkTwo(what) {
    const tabs = await Promise.all([visit(WIDE, '?reduced-motion&seed=tabs'), visit(WIDE, '?reduced-motion&seed=tabs')]);
    const plays = (tab) => tab.evaluate(() => document.body.className === 'plays');
    await until('a tab to play', async () => await plays(tabs[0]) || await plays(tabs[1]));
    if (!await plays(tabs[0]))
        tabs.reverse();
    await until('the other to wait', async () => (await state(tabs[1])).includes('open in another tab'));
    await pause(1000);
    assert(!await plays(tabs[1]), 'both tabs play');
    await tabs[0].close();
    await until('the other to start', () => isDrawn(tabs[1]));
    await tabs[1].close();
    proved('of two tabs that open at once one plays, and the other when that one is closed' + what);
}

async function checkTabs() {
    await launch('tabs');
    await checkTwo('');
    address = address.replace('localhost', FAR);
    await checkTwo(', also from a server without https');
    address = address.replace(FAR, 'localhost');
    await browser.close();
}

// Kinds of failure of the browser's database while a game is played.
const FAILURES = {
    'never ends a transaction': () => {
        const real = IDBDatabase.prototype.transaction;
        IDBDatabase.prototype.transaction = () => ({objectStore: () => ({put: () => {}, delete: () => {}})});
        window.mend = () => { IDBDatabase.prototype.transaction = real; };
    },
    'is full': () => {
        const real = IDBObjectStore.prototype.put;
        IDBObjectStore.prototype.put = function () {
            const request = real.apply(this, arguments);
            this.transaction.abort();
            return request;
        };
        window.mend = () => { IDBObjectStore.prototype.put = real; };
    },
    'closes the database': () => {
        const real = IDBDatabase.prototype.transaction;
        IDBDatabase.prototype.transaction = function () {
            this.close();
            return real.apply(this, arguments);
        };
        window.mend = () => { IDBDatabase.prototype.transaction = real; };
    }
};

async function checkFailures() {
    for (const [what, fail] of Object.entries(FAILURES)) {
        await launch('failures-' + what);
        let tab = await play(WIDE, 'seed=failure');
        await tab.evaluate(fail);
        await tab.keyboard.press('l');
        await until('the page to say that ' + what, async () => (await notice(tab)).includes('can\'t save'));
        await type(tab, ['j']); // the picture is not held up
        await assertPlayed(tab, 'failure', 'lj');
        await tab.evaluate(() => window.mend());
        await until('the page to be content again', async () => await notice(tab) === '');
        await tab.close();
        tab = await play(WIDE, 'continue');
        await assertPlayed(tab, 'failure', 'lj');
        await browser.close();
    }
    proved('a browser that ' + Object.keys(FAILURES).join(', ') + ': play goes on, the page says so, and all is saved later');

    // What is not saved is not called so.
    await launch('unsaved');
    let tab = await play(WIDE, 'seed=unsaved');
    await tab.evaluate(FAILURES['never ends a transaction']);
    await type(tab, ['l', ...TO_TITLE]);
    await quit(tab);
    await until('the game to end unsaved', async () => (await state(tab)).includes('not saved yet'));
    await tab.evaluate(() => window.mend());
    await until('the end to be saved', async () => await state(tab) === 'The game is saved.');
    await tab.close();
    proved('the page calls the game saved only when it is');

    // A file that can't be put back does not keep the game from starting.
    tab = await play(WIDE, 'seed=kept&keys=l');
    await tab.evaluate(() => {
        const real = IDBDatabase.prototype.transaction;
        IDBDatabase.prototype.transaction = function () {
            window.database = this;
            return real.apply(this, arguments);
        };
    });
    await type(tab, ['j']);
    await tab.evaluate(() => new Promise((resolve) => {
        const transaction = window.database.transaction('files', 'readwrite');
        transaction.objectStore('files').put({mode: 0o100644, time: 0, content: new Uint8Array(1)}, '/home/web_user/lost/folder');
        transaction.oncomplete = resolve;
    }));
    await tab.close();
    tab = await play(WIDE, 'continue');
    assert((await notice(tab)).includes('/home/web_user/lost/folder'), 'the lost file is not named');
    await assertPlayed(tab, 'kept', 'lj');
    await tab.click('#notice');
    assert.strictEqual(await notice(tab), '');
    proved('a saved file that can\'t be read is named, and the game starts');
    await browser.close();
}

// The browser is asked once to keep the saved games, when the player does something.
async function checkKeeping() {
    await launch('keeping');
    const tab = await openTab(WIDE);
    await tab.evaluateOnNewDocument(() => {
        window.asked = 0;
        navigator.storage.persist = () => Promise.resolve(++window.asked > 0);
    });
    await tab.goto(address + '?seed=keeping&reduced-motion');
    await settle(tab);
    assert.strictEqual(await tab.evaluate(() => window.asked), 0);
    await type(tab, ['l', 'j']);
    assert.strictEqual(await tab.evaluate(() => window.asked), 1);
    proved('the browser is asked once to keep the saved games');
    await browser.close();
}

function checkLab() {
    const script = path.join(lab_folder, 'eyeshine-lab.js');
    for (const bot of ['adaptive', 'fighter', 'diver']) {
        const words = ['play', '--seed', 'web-' + bot, '--bot', bot, '--turns', '600'];
        const there = execFileSync(process.execPath, ['--no-experimental-fetch', script, ...words], {encoding: 'utf8'});
        assert.strictEqual(there, lab(...words));
    }
    for (const depth of ['1', '6', '12']) {
        const words = ['level', '--seed', 'web', '--depth', depth];
        const there = execFileSync(process.execPath, ['--no-experimental-fetch', script, ...words], {encoding: 'utf8'});
        assert.strictEqual(there, lab(...words));
    }
    proved('three games of bots and three floors are the same as wasm');
}

async function main() {
    const server = await serve();
    const checks = [checkLab, checkTitle, checkSound, checkFrames, measureFrames, checkDevices, checkKill,
        checkFiles, checkTabs, checkFailures, checkKeeping];
    const only = process.env.EYESHINE_WEB_CHECKS;
    try {
        for (const check of checks)
            if (!only || only.split(' ').includes(check.name))
                await check();
    } finally {
        if (browser && browser.process().exitCode === null && !browser.process().killed)
            await kill();
        server.close();
        server.closeAllConnections();
        fs.rmSync(work, {recursive: true, force: true, maxRetries: 20, retryDelay: 200});
    }
}

main().catch((error) => {
    console.error(error);
    process.exitCode = 1;
});
