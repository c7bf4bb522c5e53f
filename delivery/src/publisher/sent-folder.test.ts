import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryDir } from '../release/built-releases.ts';
import { FolderRefusal, packFolder, receiveFolder } from './sent-folder.ts';
import type { FolderLimits } from './sent-folder.ts';

const large = 'x'.repeat(100_000);
const deep = `assets/${'folder-of-a-long-name/'.repeat(5)}chunk.js`;
const files: Record<string, string> = {
  'release.json': '{}',
  'empty.txt': '',
  'block.bin': 'x'.repeat(512),
  'large.js': large,
  'assets/text [1] (a)+b@2x.woff2': 'font',
  [deep]: 'deep',
};

function folder(content: Record<string, string> = files): string {
  const dir = temporaryDir();
  for (const [name, text] of Object.entries(content)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
  return dir;
}

/** In parts of any length, as a network gives them. */
async function* inParts(archive: Buffer, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < archive.length; at += length) yield archive.subarray(at, at + length);
}

async function received(archive: Buffer, limits?: FolderLimits, length = 777) {
  const outer = temporaryDir();
  const dir = path.join(outer, 'folder');
  mkdirSync(dir);
  try {
    await receiveFolder(inParts(archive, length), dir, limits);
  } finally {
    assert.deepEqual(readdirSync(outer), ['folder'], 'nothing is written outside');
  }
  const names = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(path.join(dir, name), 'utf8')]),
  );
}

for (const length of [1, 511, 512, 513, 1_000_000]) {
  test(`a folder arrives as it was, in parts of ${length} bytes`, async () => {
    assert.deepEqual(await received(await packFolder(folder()), undefined, length), files);
  });
}

const tar = (...args: string[]) => execFileSync('tar', ['--create', '--file=-', ...args]);

for (const format of ['ustar', 'gnu']) {
  test(`what tar writes in ${format} is read, where its names need no extension`, async () => {
    const short = { 'release.json': '{}', 'assets/a.js': 'a' };
    const archive = tar(`--format=${format}`, '-C', folder(short), '.');
    assert.deepEqual(await received(archive), short);
  });
}

const refused = async (archive: Buffer, why: RegExp, limits?: FolderLimits) =>
  assert.rejects(received(archive, limits), (error: Error) => {
    assert.ok(error instanceof FolderRefusal);
    assert.match(error.message, why);
    return true;
  });

/** An archive with one file whose name in the header is another one. */
async function archiveNamed(name: string): Promise<Buffer> {
  const archive = await packFolder(folder({ 'a.js': 'a();' }));
  return renamed(archive, name);
}
function renamed(archive: Buffer, name: string, type = '0'): Buffer {
  const changed = Buffer.from(archive);
  changed.fill(0, 0, 100);
  changed.write(name, 0);
  changed.write(type, 156);
  changed.fill(' ', 148, 156);
  let sum = 0;
  for (const byte of changed.subarray(0, 512)) sum += byte;
  changed.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return changed;
}

for (const name of [
  '../a.js',
  '../../a.js',
  'x/../../a.js',
  'x/..',
  '/a.js',
  '/etc/cron.d/a',
  './/a.js',
  'x//a.js',
  '..\\a.js',
  'C:\\a.js',
  'a\n.js',
  'x/./a.js',
  '.',
  '..',
]) {
  test(`a file named ${JSON.stringify(name)} is refused`, async () => {
    await refused(await archiveNamed(name), /no name of a file/u);
  });
}

for (const name of ['integrity.json', 'app.js.br', 'app.js.gz', './integrity.json']) {
  test(`${name}, which the publisher makes, is refused`, async () => {
    await refused(await archiveNamed(name), /made by the publisher/u);
  });
}

test('links are refused, in archives of tar too, whatever they lead to', async () => {
  const dir = folder({ 'a.js': 'a();' });
  linkSync(path.join(dir, 'a.js'), path.join(dir, 'b.js'));
  await refused(tar('--format=ustar', '-C', dir, '.'), /no plain file/u);
  const other = folder({ 'a.js': 'a();' });
  symlinkSync('/etc/passwd', path.join(other, 'passwd'));
  await refused(tar('--format=ustar', '-C', other, '.'), /no plain file/u);
  await assert.rejects(packFolder(other), /passwd is no plain file/u);
});

for (const type of ['1', '2', '3', '4', '6', '7', 'L', 'K', 'x', 'g', 'S', 'V']) {
  test(`an entry of type ${type} is refused`, async () => {
    const archive = await packFolder(folder({ 'a.js': 'a();' }));
    await refused(renamed(archive, 'a.js', type), /no plain file/u);
  });
}

test('paths that tar was made to keep are refused', async () => {
  const dir = folder({ 'x/a.js': 'a();', 'y/b.js': 'b();' });
  const absolute = tar('--format=ustar', '--absolute-names', path.join(dir, 'x/a.js'));
  await refused(absolute, /no name of a file/u);
  const upwards = tar('--format=ustar', '--absolute-names', '-C', path.join(dir, 'x'), '../y/b.js');
  await refused(upwards, /no name of a file/u);
});

test('the same file twice, and a file in the place of a folder, are refused', async () => {
  const one = await packFolder(folder({ 'a.js': 'a();' }));
  const entry = one.subarray(0, 1024);
  await refused(Buffer.concat([entry, one]), /there twice/u);
  const below = renamed(one, 'a.js/b.js').subarray(0, 1024);
  await refused(Buffer.concat([entry, below, Buffer.alloc(1024)]), /there twice/u);
  await refused(Buffer.concat([below, one]), /there twice/u);
});

test('too many bytes or files are refused before they are written', async () => {
  const archive = await packFolder(folder());
  await refused(archive, /more than 1000 bytes/u, { bytes: 1000, files: 100 });
  await refused(archive, /more than 3 files/u, { bytes: 1_000_000, files: 3 });
  // A header that promises more than comes.
  const promise = renamed(archive, 'a.js');
  promise.write('77777777777\0', 124);
  await refused(renamed(promise, 'a.js'), /more than 33554432 bytes/u);
});

test('what ends too early, is no archive, or is empty is refused', async () => {
  const archive = await packFolder(folder());
  await refused(archive.subarray(0, 700), /ends too early/u);
  await refused(archive.subarray(0, 100), /ends too early/u);
  await refused(Buffer.alloc(0), /ends too early/u);
  await refused(Buffer.from('<html>'.repeat(500)), /no tar archive/u);
  await refused(Buffer.alloc(1024), /No file was sent/u);
});
