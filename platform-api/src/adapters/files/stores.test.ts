import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { FilesPort } from '../../ports/files.ts';
import { startAzurite } from '../../testing/uploads/azurite.ts';
import { azureFiles } from './azure.ts';
import { diskFiles } from './disk.ts';

/** What both stores do, word for word. */
const stores = ['disk', 'azure'] as const;
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

  test(`[API-90] [API-91] ${store}: blocks in any order, one of them twice, become a file in the order of the list`, async () => {
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
}
