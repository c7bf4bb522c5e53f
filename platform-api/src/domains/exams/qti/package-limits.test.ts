import assert from 'node:assert/strict';
import { test } from 'node:test';
import { zipSync } from 'fflate';
import { packageLimits, readPackage } from './read-package.ts';
import { choiceBody, foreignPackage, itemXml } from './testing-package.ts';

const single = itemXml({ body: choiceBody() });

test('what is no package, or too much of one, is refused whole', async () => {
  const fault = async (bytes: Uint8Array, limits = packageLimits) => {
    const read = await readPackage(bytes, limits);
    return read.isReadable ? null : read.fault;
  };
  const good = foreignPackage({ 'items/q1.xml': single });
  assert.equal(await fault(good), null);
  assert.equal(await fault(Buffer.from('no zip at all')), 'DAMAGED');
  assert.equal(await fault(good.subarray(0, 300)), 'DAMAGED');
  assert.equal(await fault(zipSync({ 'a.txt': new Uint8Array(3) })), 'NO_MANIFEST');
  assert.equal(await fault(foreignPackage({})), 'NO_ITEMS');
  assert.equal(await fault(foreignPackage({ '../x.xml': single })), 'UNSAFE_PATH');
  assert.equal(await fault(foreignPackage({ '/etc/x.xml': single })), 'UNSAFE_PATH');
  assert.equal(
    await fault(foreignPackage({ 'items/a.xml': single, 'items/b.xml': single }), {
      ...packageLimits,
      items: 1,
    }),
    'TOO_LARGE',
  );
  assert.equal(await fault(good, { ...packageLimits, entries: 1 }), 'TOO_LARGE');
  const dense = foreignPackage({ 'items/q1.xml': single, 'zero.bin': new Uint8Array(9_000_000) });
  assert.ok(dense.length < 20_000);
  assert.equal(await fault(dense), 'TOO_LARGE');
});

for (const named of [true, false]) {
  test(`other requests get their turn while 300 items are read that the manifest ${named ? 'names' : 'leaves out'}`, async () => {
    const folder = named ? 'items' : 'others';
    const items = Array.from({ length: 300 }, (_, at) => [`${folder}/q${at}.xml`, single] as const);
    const bytes = foreignPackage(Object.fromEntries(items));
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    const read = await readPackage(bytes);
    isDone = true;
    assert.ok(read.isReadable && read.questions.length === 300);
    // One for each item, and for each that was looked for.
    assert.ok(turns > (named ? 300 : 600), `${turns} turns`);
  });
}
