/** What a person reads when `pnpm start` cannot start. The whole start is proved by the browser tests. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { dataDirRefusal } from '../server-process/src/start/start-data-dir.ts';
import { logFile } from '../server-process/src/start/start-log.ts';
import { end, startProgram } from '../server-process/src/start/start-program.ts';

const root = join(import.meta.dirname, '..');

let dir: string;
before(() => {
  dir = mkdtempSync(join(tmpdir(), 'workerbadge-start-'));
});
after(() => rmSync(dir, { recursive: true, force: true }));

function start(environment: Record<string, string>, node: string[] = []) {
  const result = spawnSync(process.execPath, [...node, 'tools/run.mjs', 'start.ts'], {
    cwd: root,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { code: result.status, said: result.stderr.trim(), built: result.stdout };
}

test('a busy port is told in one sentence, before anything is built', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, done));
  const address = other.address();
  assert.ok(address !== null && typeof address === 'object');
  const { code, said, built } = start({ PORT: String(address.port) });
  other.close();
  assert.equal(code, 1);
  assert.match(
    said,
    new RegExp(`^Port ${address.port} is in use by another program\\. .*PORT=\\d+`),
  );
  assert.equal(built, '');
});

test('a port that is no number is told in one sentence', () => {
  const { code, said } = start({ PORT: 'http' });
  assert.equal(code, 1);
  assert.equal(said, 'PORT is "http": set it to a number from 1 to 65535.');
});

test('a Node that is too old is told, with what to do', () => {
  const older = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.11.0'})`;
  const { code, said } = start({}, ['--import', older]);
  assert.equal(code, 1);
  assert.match(said, /^WorkerBadge needs Node 24, and this is Node 20\.11\.0\. .*pnpm@12 install/);
});

test('a data directory that cannot be made is told in one sentence, before anything is built', async () => {
  const file = join(dir, 'a-file');
  writeFileSync(file, 'kept');
  const { code, said, built } = start({ PORT: String(await unusedPort()), DATA_DIR: file });
  assert.equal(code, 1);
  assert.equal(
    said,
    `The data directory ${file} cannot be made: a file is in its place. Set DATA_DIR to another folder.`,
  );
  assert.equal(built, '');
  assert.equal(readFileSync(file, 'utf8'), 'kept');
});

test('a place where no folder can be made is told', { skip: process.platform !== 'linux' }, () => {
  assert.equal(
    dataDirRefusal('/proc/workerbadge'),
    'The data directory /proc/workerbadge cannot be made there. Set DATA_DIR to another folder.',
  );
});

test('a folder with something else in it is refused and left alone', async () => {
  const photos = join(dir, 'photos');
  mkdirSync(photos);
  writeFileSync(join(photos, 'holiday.jpg'), '');
  const { code, said } = start({ PORT: String(await unusedPort()), DATA_DIR: photos });
  assert.equal(code, 1);
  assert.match(
    said,
    /^\S+photos holds something else than WorkerBadge's data \(holiday\.jpg\)\. Set DATA_DIR/,
  );
  assert.deepEqual(readdirSync(photos), ['holiday.jpg']);
});

test('a new folder, an empty volume and our own data are taken', () => {
  const fresh = join(dir, 'new/deep');
  assert.equal(dataDirRefusal(fresh), null);
  mkdirSync(join(fresh, 'lost+found'));
  assert.equal(dataDirRefusal(fresh), null);
  mkdirSync(join(fresh, 'database'));
  writeFileSync(join(fresh, 'notes.txt'), '');
  assert.equal(dataDirRefusal(fresh), null);
});

test('a log keeps its last part and one before, and does not grow for ever', () => {
  const path = join(dir, 'server.log');
  const log = logFile(path, 1000);
  for (let line = 0; line < 500; line += 1) log(`line ${line}\n`);
  assert.ok(statSync(path).size <= 1010);
  assert.ok(statSync(`${path}.1`).size <= 1010);
  assert.match(readFileSync(path, 'utf8'), /line 499\n$/);
  // A later start appends to the log of this one.
  logFile(path, 1000)('again\n');
  assert.match(readFileSync(path, 'utf8'), /line 499\nagain\n$/);
});

test('a program’s last words are the reason why it did not start', async () => {
  const file = join(dir, 'refuses.ts');
  writeFileSync(file, "console.error('The disk is full.'); process.exit(1);");
  const logged: string[] = [];
  const { ready } = startProgram(file, {
    environment: {},
    log: (text) => logged.push(String(text)),
  });
  await assert.rejects(ready, { message: 'The disk is full.' });
  assert.deepEqual(logged, ['The disk is full.\n']);
});

test('a program that does not close in time is ended by force', async () => {
  const file = join(dir, 'deaf.ts');
  writeFileSync(
    file,
    "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); process.send?.({ ready: 'yes' });",
  );
  const { child, ready } = startProgram(file, { environment: {}, log: () => {} });
  await ready;
  await end(child, 50);
  assert.equal(child.signalCode, 'SIGKILL');
});

/** Nobody listens on it now; the start under test does not get as far as using it. */
async function unusedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  await new Promise((done) => server.close(done));
  return address.port;
}
