// Plays the browser form in Chromium, by keys, mouse and touch, and compares it with the programs for Linux.
// Usage: node play.js FOLDER_OF_PAGE FOLDER_OF_PROGRAMS FOLDER_OF_LAB_FOR_NODE [FOLDER_FOR_PICTURES]
// puppeteer-core must be found by node, and chromium on the path.
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
const TITLE_MS = 3000;
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

// A browser that keeps what it keeps in a folder of that name.
async function launch(name) {
    browser = await puppeteer.launch({
        executablePath: '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=document-user-activation-required',
            '--host-resolver-rules=MAP ' + FAR + ' 127.0.0.1'],
        userDataDir: within(name),
        protocolTimeout: PATIENCE_MS,
        handleSIGINT: false
    });
}

async function visit(viewport, options) {
    const tab = await browser.newPage();
    tab.on('pageerror', (error) => { throw error; });
    await tab.setViewport(viewport);
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
    return tab.evaluate(() => {
        let sum = 0;
        for (const pixel of new Uint32Array(Module.SDL2.image.data.buffer))
            sum = (Math.imul(sum, 31) + pixel) | 0;
        return sum;
    });
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

// Quitting leaves the text of the page, and a button that starts the game again.
async function checkQuit(tab) {
    await type(tab, ['Escape']); // chooses the last row
    await tab.keyboard.press('Enter');
    await until('the game to end', () => tab.evaluate(() => document.body.className === ''));
    assert.strictEqual(await tab.$eval('#state', (line) => line.textContent), 'The game is saved.');
    if (pictures)
        await tab.screenshot({path: path.join(pictures, 'page.png')});
    await tab.click('#again');
    await pause(500);
    await until('the game to start again', () => isDrawn(tab).catch(() => false));
    proved('the page says how to play when the game is left, and starts it again');
}

async function checkTitle() {
    let tab;
    let took = Infinity;
    for (let tries = 0; tries < 5 && took >= TITLE_MS; tries++) { // the machine may have other things to do
        if (browser)
            await browser.close();
        await launch('title-' + tries);
        tab = await browser.newPage();
        await tab.setViewport(WIDE);
        const begun = Date.now();
        await tab.goto(address, {waitUntil: 'domcontentloaded'});
        await tab.waitForFunction(() => document.body.className === 'plays' && Module.SDL2 && Module.SDL2.image, {polling: 'raf'});
        took = Date.now() - begun;
    }
    assert(took < TITLE_MS, 'the title took ' + took + ' ms');
    const size = await tab.evaluate(() => [Module.canvas.width, Module.canvas.height]);
    assert.deepStrictEqual(size, [WIDE.width, WIDE.height]);
    await tab.setViewport({width: 900, height: 600});
    await until('the game to fill the smaller page', async () => {
        return (await tab.evaluate(() => Module.SDL2.w * 10000 + Module.SDL2.h)) === 9000600;
    });
    await tab.setViewport(WIDE);
    await settle(tab);
    await save(tab, 'title.png');
    proved('the title is there after ' + took + ' ms, and the game fills the page when its size changes');
    await checkQuit(tab);
    await browser.close();
}

async function checkSound() {
    await launch('sound');
    const tab = await browser.newPage();
    const client = await tab.createCDPSession();
    // Unlike the tab's own evaluate, this does not pass for something that the player does.
    const state = async () => {
        const expression = 'window.Module && Module.SDL2 && Module.SDL2.image && Module.SDL2.audioContext.state';
        return (await client.send('Runtime.evaluate', {expression, returnByValue: true})).result.value;
    };
    await tab.goto(address);
    await until('sound to be opened', state);
    assert.strictEqual(await state(), 'suspended');
    await tab.keyboard.press('ArrowDown');
    await until('sound to run after a key', async () => await state() === 'running');
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

async function checkDevices() {
    await launch('devices');
    let tab = await play(WIDE, 'seed=keys');
    await type(tab, ['l', 'j', '.', 'v', 'ArrowLeft']);
    await assertPlayed(tab, 'keys', 'lj.v<Left>');
    proved('it is played by keys');
    await tab.close();

    // The hero stands in the middle of the map at the start.
    tab = await play(WIDE, 'seed=mouse');
    await tab.mouse.click(560, 262); // east of the hero
    await assertPlayed(tab, 'mouse', 'l');
    await tab.mouse.click(700, 262, {button: 'right'});
    await settle(tab);
    await save(tab, 'look.png');
    await tab.keyboard.press('Escape');
    await assertPlayed(tab, 'mouse', 'l');
    proved('it is played by mouse');
    await tab.close();

    tab = await play(PHONE, 'seed=touch');
    await tab.touchscreen.tap(2, 2); // outside the floor: it only shows the buttons
    await settle(tab);
    await save(tab, 'phone.png');
    await tab.touchscreen.tap(244, 307); // east of the hero
    await assertPlayed(tab, 'touch', 'l');
    const before = await hash(tab);
    const finger = await tab.touchscreen.touchStart(276, 307);
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
        const shown = tab.evaluate((before) => new Promise((resolve) => {
            const sum = () => {
                let all = 0;
                for (const pixel of new Uint32Array(Module.SDL2.image.data.buffer))
                    all = (Math.imul(all, 31) + pixel) | 0;
                return all;
            };
            const look = () => sum() !== before ? resolve() : requestAnimationFrame(look);
            look();
        }), await hash(tab));
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
    await type(tab, ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter']);
}

async function checkFiles() {
    await launch('files');
    let tab = await play(WIDE, 'seed=files&keys=lj.');
    await type(tab, ['Escape', 'ArrowUp', 'ArrowUp', 'Enter']);
    const client = await tab.createCDPSession();
    fs.mkdirSync(within('downloads'));
    await client.send('Browser.setDownloadBehavior', {behavior: 'allow', downloadPath: within('downloads')});
    await openRuns(tab);
    await type(tab, ['e']);
    const downloads = () => fs.readdirSync(within('downloads')).filter((name) => name.endsWith('.eyeshine-run'));
    await until('the download', () => downloads().length === 1);
    const file = path.join(within('downloads'), downloads()[0]);
    native('--import', file, '--user-dir', within('imported'));
    const run = path.join(within('imported'), 'runs', fs.readdirSync(path.join(within('imported'), 'runs'))[0]);
    lab('replay', run, '--verify');
    lab('save', 'check', run);
    assert.strictEqual(lab('replay', run), game('files', 'lj.'));
    proved('a run is downloaded, imported on Linux, and verifies');

    native('--seed', 'upload', '--keys', 'ljh', '--user-dir', within('made'), '--screenshot', within('made.png'));
    const made = fs.readdirSync(path.join(within('made'), 'runs'))[0];
    native('--user-dir', within('made'), '--export', made, within('made.eyeshine-run'));
    const [chooser] = await Promise.all([tab.waitForFileChooser(), tab.keyboard.press('i')]);
    await chooser.accept([within('made.eyeshine-run')]);
    await until('the upload', async () => (await runs(tab)).some((name) => name.startsWith('upload')));
    await settle(tab);
    await save(tab, 'runs.png');
    assert.strictEqual(await played(tab, 'upload'), game('upload', 'ljh'));
    await tab.close();
    tab = await play(WIDE, '');
    assert((await runs(tab)).some((name) => name.startsWith('upload')), 'the uploaded run is gone after a reload');
    proved('a run from Linux is uploaded and kept');
    await browser.close();
}

async function checkTabs() {
    await launch('tabs');
    const first = await play(WIDE, 'seed=tabs');
    const second = await visit(WIDE);
    const state = () => second.evaluate(() => document.getElementById('state').textContent);
    await until('the second tab to refuse', async () => (await state()).includes('open in another tab'));
    await pause(500);
    assert.strictEqual(await second.evaluate(() => document.body.className), '');
    await first.close();
    await until('the second tab to start', () => isDrawn(second));
    proved('a second tab waits until the first is closed');

    address = address.replace('localhost', FAR);
    await play(WIDE, 'seed=far');
    const third = await visit(WIDE);
    await until('the tab without locks to refuse', async () => {
        return (await third.$eval('#state', (line) => line.textContent)).includes('open in another tab');
    });
    proved('so does one from a server without https');
    address = address.replace(FAR, 'localhost');
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
    const checks = [checkLab, checkTitle, checkSound, checkFrames, checkDevices, checkKill, checkFiles, checkTabs];
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
