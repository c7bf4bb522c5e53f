import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { FilesPort } from '../../ports/files.ts';
import { startAzurite } from '../../testing/uploads/azurite.ts';
import { azureFiles } from './azure.ts';
import { startS3 } from '../../testing/uploads/s3-server.ts';
import { diskFiles } from './disk.ts';
import { s3Files } from './s3.ts';

/** What all stores do, word for word. */
const stores = ['disk', 'azure', 's3'] as const;
const opened = new Map<string, FilesPort>();
const closing: (() => unknown)[] = [];

before(async () => {
  const directory = mkdtempSync(join(tmpdir(), 'workerbadge-stores-'));
  closing.push(() => rmSync(directory, { recursive: true, force: true }));
  opened.set('disk', diskFiles(directory));
  const azurite = await startAzurite();
  closing.push(() => azurite.stop());
  opened.set(
    'azure',
    azureFiles({ connectionString: azurite.connectionString, container: 'files' }),
  );
  const s3 = await startS3();
  closing.push(() => s3.stop());
  opened.set('s3', s3Files(s3.storage));
});
after(() => Promise.all(closing.map((close) => close())));

const bytes = async (files: FilesPort, name: string, range?: { start: number; end: number }) => {
  const parts: Buffer[] = [];
  for await (const part of await files.read(name, range)) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

for (const store of stores) {
  const files = () => opened.get(store) ?? assert.fail();

  test(`${store}: a file comes back with its type, whole or in part, and a second write replaces it`, async () => {
    await files().write('a/one.txt', Buffer.from('0123456789'), 'text/plain');
    assert.deepEqual(await files().stat('a/one.txt'), { size: 10, contentType: 'text/plain' });
    assert.equal(await bytes(files(), 'a/one.txt', { start: 2, end: 4 }), '234');
    await files().write('a/one.txt', Buffer.from('new'), 'text/vtt');
    assert.deepEqual(await files().stat('a/one.txt'), { size: 3, contentType: 'text/vtt' });
    await files().remove('a/one.txt');
    await files().remove('a/one.txt');
    assert.equal(await files().stat('a/one.txt'), null);
    await assert.rejects(files().read('a/one.txt'));
  });

  test(`[API-90 part] [API-91 part] ${store}: blocks in any order, one of them twice, become a file in the order of the list`, async () => {
    assert.deepEqual(await files().blocks('b/two.pdf'), new Map());
    await files().writeBlock('b/two.pdf', '0000001', Buffer.from('world'));
    await files().writeBlock('b/two.pdf', '0000000', Buffer.from('wrong'));
    await files().writeBlock('b/two.pdf', '0000000', Buffer.from('hello '));
    assert.equal(await files().stat('b/two.pdf'), null);
    assert.deepEqual(
      [...(await files().blocks('b/two.pdf'))].toSorted(([a], [b]) => a.localeCompare(b)),
      [
        ['0000000', 6],
        ['0000001', 5],
      ],
    );
    const list = ['0000000', '0000001'];
    await files().joinBlocks('b/two.pdf', list, 'application/pdf');
    // A commit whose answer was lost is asked again.
    await files().joinBlocks('b/two.pdf', list, 'application/pdf');
    assert.equal(await bytes(files(), 'b/two.pdf'), 'hello world');
    await files().dropBlocks('b/two.pdf');
    assert.deepEqual(await files().stat('b/two.pdf'), { size: 11, contentType: 'application/pdf' });
  });

  test(`${store}: dropped blocks leave nothing`, async () => {
    await files().writeBlock('c/three.pdf', '0000000', Buffer.from('x'));
    await files().dropBlocks('c/three.pdf');
    await files().dropBlocks('c/three.pdf');
    assert.deepEqual(await files().blocks('c/three.pdf'), new Map());
    assert.equal(await files().stat('c/three.pdf'), null);
    await assert.rejects(files().joinBlocks('c/three.pdf', ['0000000'], 'text/plain'));
  });

  test(`${store}: names and ids of another form reach nothing`, async () => {
    for (const name of [
      '../x',
      '/etc/passwd',
      'a/../x',
      '.types/x',
      '.blocks/x',
      'a//b',
      '',
      'A',
    ]) {
      assert.equal(await files().stat(name), null);
      await assert.rejects(files().read(name), /Not a name/);
      await assert.rejects(files().writeBlock(name, '0000000', Buffer.from('x')), /Not a name/);
      await assert.rejects(files().joinBlocks(name, [], 'text/plain'), /Not a name/);
    }
    for (const id of ['1', '../0000', '00000000', 'aaaaaaa']) {
      await assert.rejects(files().writeBlock('d/x', id, Buffer.from('x')), /Not the id/);
    }
  });

  test(`${store}: a file of many blocks, larger than one part of a store, is the bytes that came`, async () => {
    const block = (at: number) => Buffer.alloc(4_000_000, at);
    const ids = ['0000000', '0000001', '0000002', '0000003', '0000004'];
    for (const [at, id] of ids.entries()) await files().writeBlock('e/film.mp4', id, block(at));
    await files().joinBlocks('e/film.mp4', ids, 'video/mp4');
    await files().dropBlocks('e/film.mp4');
    assert.deepEqual(await files().stat('e/film.mp4'), {
      size: 20_000_000,
      contentType: 'video/mp4',
    });
    const hash = createHash('sha256');
    for await (const part of await files().read('e/film.mp4')) hash.update(part as Buffer);
    const wanted = createHash('sha256');
    for (const at of ids.keys()) wanted.update(block(at));
    assert.equal(hash.digest('hex'), wanted.digest('hex'));
    const atBorder = { start: 7_999_999, end: 8_000_000 };
    assert.equal(await bytes(files(), 'e/film.mp4', atBorder), '\u0001\u0002');
    await files().removeLeftovers(new Date());
    assert.equal((await files().stat('e/film.mp4'))?.size, 20_000_000);
  });
}
