import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { FilesPort } from '../../ports/files.ts';
import { diskFiles } from './disk.ts';

let directory: string;
let files: FilesPort;
before(() => {
  directory = mkdtempSync(join(tmpdir(), 'workerbadge-files-'));
  writeFileSync(join(directory, 'outside.txt'), 'outside');
  files = diskFiles(join(directory, 'files'));
});
after(() => rmSync(directory, { recursive: true, force: true }));

const text = async (name: string, range?: { start: number; end: number }) => {
  let all = '';
  for await (const chunk of await files.read(name, range)) all += String(chunk);
  return all;
};

test('a file comes back with its type, whole or in part, and a second write replaces it', async () => {
  await files.write('courses/a-b_1.mp4', Buffer.from('0123456789'), 'video/mp4');
  assert.deepEqual(await files.stat('courses/a-b_1.mp4'), { size: 10, contentType: 'video/mp4' });
  assert.equal(await text('courses/a-b_1.mp4'), '0123456789');
  assert.equal(await text('courses/a-b_1.mp4', { start: 2, end: 4 }), '234');
  await files.write('courses/a-b_1.mp4', Buffer.from('new'), 'text/plain');
  assert.deepEqual(await files.stat('courses/a-b_1.mp4'), { size: 3, contentType: 'text/plain' });
  assert.deepEqual(readdirSync(join(directory, 'files/.incoming')), []);
});

test('a file that is not there is null, and removing it twice is no error', async () => {
  assert.equal(await files.stat('courses/none.pdf'), null);
  await files.write('gone.txt', Buffer.from('x'), 'text/plain');
  await files.remove('gone.txt');
  await files.remove('gone.txt');
  assert.equal(await files.stat('gone.txt'), null);
});

for (const name of [
  '../outside.txt',
  '/etc/passwd',
  'a/../../outside.txt',
  '.types/x',
  'a//b',
  '',
  'a\0b',
  'A.txt',
]) {
  test(`the name ${JSON.stringify(name)} reaches nothing`, async () => {
    assert.equal(await files.stat(name), null);
    await assert.rejects(files.read(name), /Not a name/);
    await assert.rejects(files.write(name, Buffer.from('x'), 'text/plain'), /Not a name/);
  });
}
