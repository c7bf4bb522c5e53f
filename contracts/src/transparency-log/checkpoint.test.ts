import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  cosignatureLine,
  noteKeyText,
  noteSigner,
  parseCheckpoint,
  readCheckpoint,
  readNoteKey,
  signedCheckpoint,
  signaturesOf,
} from './index.ts';
import { utf8 } from './bytes.ts';
import { isSignedBy } from './note-keys.ts';

const seed = (byte: number) => new Uint8Array(32).fill(byte);
const head = { size: 20852163, root: new Uint8Array(32).fill(9) };
const at = new Date('2026-11-23T10:00:00Z');

async function example() {
  const log = await noteSigner('log', 'badges.example/log', seed(1));
  const witness = await noteSigner('witness', 'witness.example/w1', seed(2));
  const note = await signedCheckpoint(log, head);
  const text = parseCheckpoint(note)?.text ?? '';
  const cosigned = note + (await cosignatureLine(witness, text, at));
  return {
    log,
    witness,
    note,
    cosigned,
    keys: { log: noteKeyText(log.key), witnesses: [noteKeyText(witness.key)] },
  };
}

test('a note that another program signed is read (the example of the Go package note)', async () => {
  const key = await readNoteKey(
    'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
  );
  assert.ok(key !== null);
  const [signature] =
    signaturesOf(
      '— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n',
    ) ?? [];
  assert.ok(signature !== undefined);
  assert.equal(signature.id, key.id);
  const text =
    "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
  assert.equal(await isSignedBy(key, signature.bytes, utf8(text)), true);
  assert.equal(await isSignedBy(key, signature.bytes, utf8(`${text} `)), false);
});

test('a checkpoint says origin, size and root, and who cosigned it when', async () => {
  const { cosigned, keys } = await example();
  assert.match(
    cosigned,
    /^badges\.example\/log\n20852163\n\S{44}\n\n— badges\.example\/log \S{92}\n— witness\.example\/w1 \S{104}\n$/u,
  );
  const read = await readCheckpoint(cosigned, keys);
  assert.equal(read?.origin, 'badges.example/log');
  assert.equal(read.size, 20852163);
  assert.deepEqual(Buffer.from(read.root), Buffer.from(head.root));
  assert.deepEqual(read.cosignatures, [{ name: 'witness.example/w1', at }]);
});

test('a checkpoint that the log did not sign is none', async () => {
  const { note, keys, log } = await example();
  const stranger = await noteSigner('log', 'badges.example/log', seed(3));
  const elsewhere = await noteSigner('log', 'other.example/log', seed(1));
  const forged: Record<string, string> = {
    'another size': note.replace('20852163', '20852164'),
    'another origin': note.replace('badges.example/log\n', 'badges.example/lag\n'),
    'a number in another way': note.replace('20852163', '020852163'),
    'another root': note.replace(/\n\S{44}\n/, `\n${'A'.repeat(43)}=\n`),
    'a line more': note.replace('\n\n', '\nmore\n\n'),
    'no signature': note.slice(0, note.indexOf('—')),
    'no end': note.slice(0, -1),
    'a stranger’s signature': await signedCheckpoint(stranger, head),
    'a checkpoint of another log': await signedCheckpoint(elsewhere, head),
    nothing: '',
  };
  for (const [what, text] of Object.entries(forged)) {
    assert.equal(await readCheckpoint(text, keys), null, what);
  }
  assert.notEqual(await readCheckpoint(note, keys), null);
  const asWitness = noteKeyText((await noteSigner('witness', log.key.name, seed(1))).key);
  assert.equal(await readCheckpoint(note, { log: asWitness }), null, 'a key of another kind');
});

test('a cosignature counts for its checkpoint and its witness only', async () => {
  const { note, cosigned, keys, log, witness } = await example();
  const count = async (text: string, witnesses = keys.witnesses) =>
    (await readCheckpoint(text, { log: keys.log, witnesses }))?.cosignatures.length;
  assert.equal(await count(cosigned), 1);
  assert.equal(await count(note), 0);
  const line = cosigned.slice(note.length);
  const next = await signedCheckpoint(log, { ...head, size: head.size + 1 });
  assert.equal(await count(next + line), 0, 'of an earlier checkpoint');
  const other = await noteSigner('witness', witness.key.name, seed(4));
  assert.equal(await count(cosigned, [noteKeyText(other.key)]), 0, 'of another key');
  const later = line.replace(/AAAA/, 'AAAB');
  assert.notEqual(later, line);
  assert.equal(await count(note + later), 0, 'of another time');
  assert.equal(await count(cosigned, ['witness', ...keys.witnesses]), 1, 'beside a broken key');
});

test('a key is read only in the one way it is written', async () => {
  const { keys } = await example();
  assert.equal(noteKeyText((await readNoteKey(keys.log)) ?? assert.fail()), keys.log);
  const [name = '', id = '', base64 = ''] = keys.log.split('+');
  for (const text of [
    '',
    name,
    `${name}+${id}`,
    `${name}+00000000+${base64}`,
    `other+${id}+${base64}`,
    `${name}+${id}+${base64.slice(4)}`,
    `${name}+${id}+ ${base64}`,
  ]) {
    assert.equal(await readNoteKey(text), null, text);
  }
});
