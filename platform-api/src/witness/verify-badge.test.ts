import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import {
  cosignatureLine,
  noteKeyText,
  noteSigner,
  parseCheckpoint,
} from 'contracts/transparency-log';
import { demoCourseId, journeyCourseKey } from '../demo/courses/index.ts';
import { demoPeople } from '../demo/people.ts';
import { issueCourseBadge } from '../domains/badges/index.ts';
import { algorandLedger } from '../adapters/notary/algorand/algorand-ledger.ts';
import { timeStampAuthority } from '../adapters/time-stamps/authority.ts';
import { anchorLog } from '../domains/transparency/index.ts';
import { startAlgorand } from '../testing/algorand/algorand-stand-in.ts';
import { testPlatform, type TestPlatform } from '../testing/platform.ts';
import { ask } from '../testing/shop.ts';
import { startTimeStampAuthority } from '../testing/time-stamp-authority.ts';

let t: TestPlatform;
let folder: string;
let log: string;
let credential: string;
let proof: { data: { index: number; size: number; hashes: string[]; checkpoint: string } };
let logKey: string;

before(async () => {
  t = await testPlatform({ courses: true });
  await t.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = t.app.server.address() as AddressInfo;
  t.platform.config.publicUrl = `http://127.0.0.1:${port}`;
  log = `${t.platform.config.publicUrl}/api/log`;
  const completion = { courseId: demoCourseId(journeyCourseKey), completedAt: new Date() };
  const badge = await issueCourseBadge(t.platform, {
    ...completion,
    userId: demoPeople.marco.userId,
  });
  await issueCourseBadge(t.platform, { ...completion, userId: demoPeople.giulia.userId });
  assert.ok(badge);
  ({ credential } = badge);
  const address = `/api/Badges/Public/${badge.id}/Inclusion`;
  proof = (await t.app.inject(address)).json();
  logKey = (await t.app.inject('/api/log/keys')).json<{ data: { key: string } }>().data.key;
  folder = mkdtempSync(join(tmpdir(), 'workerbadge-verify-'));
  file('badge.json', credential);
  file('proof.json', JSON.stringify(proof));
});
after(async () => {
  rmSync(folder, { recursive: true, force: true });
  await t.close();
});

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

async function verify(...args: string[]): Promise<{ code: number; said: string }> {
  const program = join(import.meta.dirname, 'verify-badge.ts');
  const child = spawn(process.execPath, [program, ...args], { cwd: folder });
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

test('a badge is found in the log from its file alone, and again from what was seen', async () => {
  for (const expected of [/seen for the first time/, /goes on from the \d+ entries/]) {
    const { code, said } = await verify('badge.json', '--seen', 'seen.json');
    assert.equal(code, 0, said);
    assert.match(
      said,
      /ok {2}head of 4 entries of \S+, signed by the key that the log itself says/,
    );
    assert.match(said, /ok {2}the credential is entry 0/);
    assert.match(said, /\? {3}cosigned by nobody/);
    assert.match(said, expected);
  }
  const remembered = JSON.stringify({
    [parseCheckpoint(proof.data.checkpoint)?.origin ?? '']: {
      key: logKey,
      note: proof.data.checkpoint.replace(/\n\S{44}\n/, `\n${'A'.repeat(43)}=\n`),
    },
  });
  const forked = await verify('badge.json', '--seen', file('forked.json', remembered));
  assert.equal(forked.code, 1);
  assert.match(forked.said, /NO {2}it is not the log of \d+ entries that was seen before/);
});

test('the attestation is checked by the credential in it; another PDF is not judged', async () => {
  const { id } = JSON.parse(credential);
  const answer = await fetch(id.replace('/credential', '/Attestation'));
  const pdf = Buffer.from(await answer.arrayBuffer());
  writeFileSync(join(folder, 'attestation.pdf'), pdf);
  const { code, said } = await verify('attestation.pdf');
  assert.equal(code, 0, said);
  assert.match(said, /ok {2}the credential is entry 0/);
  const bare = await verify(file('bare.pdf', '%PDF-1.7\n%%EOF'));
  assert.deepEqual([bare.code, /No credential is attached/.test(bare.said)], [2, true], bare.said);
  const locked = await verify(file('locked.pdf', '%PDF-1.7\ntrailer << /Encrypt 1 0 R >>'));
  assert.deepEqual([locked.code, /cannot be read: encrypted/.test(locked.said)], [2, true]);
});

test('a file that is no badge is named, in a sentence', async () => {
  const others = {
    'text.json': 'ciao',
    'other.json': JSON.stringify({ id: 'https://a.example', issuer: 'did:web:a.example' }),
    'other.jwt': 'a.b.c',
  };
  for (const [name, text] of Object.entries(others)) {
    const { code, said } = await verify(file(name, text));
    assert.equal(code, 2, said);
    assert.match(said, /^\S+ is no badge that can be checked here: an Open Badges 3\.0 credential/);
  }
});

test('with a saved proof and key nobody is asked, and a demanded witness must have cosigned', async () => {
  const issuer = file('did.json', JSON.stringify(await didOf()));
  const saved = ['--proof', 'proof.json', '--log-key', logKey, '--issuer', issuer];
  const given = [...saved, '--log', 'http://127.0.0.1:9'];
  assert.equal((await verify('badge.json', ...given)).code, 0);
  const witness = await noteSigner('witness', 'w.example', new Uint8Array(32).fill(5));
  const demanded = ['--witness', noteKeyText(witness.key)];
  assert.equal((await verify('badge.json', ...given, ...demanded)).code, 1);
  const { checkpoint } = proof.data;
  const line = await cosignatureLine(witness, parseCheckpoint(checkpoint)?.text ?? '', new Date());
  file('proof.json', JSON.stringify({ ...proof.data, checkpoint: checkpoint + line }));
  const { code, said } = await verify('badge.json', ...given, ...demanded);
  assert.equal(code, 0, said);
  assert.match(said, /cosigned by w\.example at /);
  file('proof.json', JSON.stringify(proof));
});

const didOf = async () =>
  (await t.app.inject({ url: '/.well-known/did.json' })).json<{ id: string }>();

test('the signature is checked by what the issuer says of its keys, or by a saved document without a network', async () => {
  const issuer = await didOf();
  const { code, said } = await verify('badge.json');
  assert.equal(code, 0, said);
  assert.match(said, new RegExp(`ok {2}signed by ${issuer.id}, as the issuer itself says`));

  const offline = ['--proof', 'proof.json', '--log-key', logKey, '--log', 'http://127.0.0.1:9'];
  const unchecked = await verify('badge.json', ...offline);
  assert.equal(unchecked.code, 2, unchecked.said);
  assert.match(unchecked.said, /\? {3}signature: not checked, --issuer names/);
  const saved = [...offline, '--issuer', file('did.json', JSON.stringify(issuer))];
  const given = await verify('badge.json', ...saved);
  assert.equal(given.code, 0, given.said);
  assert.match(given.said, /ok {2}signed by did:web:\S+, as the given document says/);
  assert.match(given.said, /^\? {3}revoked or not: not asked/);
  assert.doesNotMatch(said, /not asked/);

  const refused = async (name: string, document: object, expected: RegExp) => {
    const args = [...offline, '--issuer', file('other-did.json', JSON.stringify(document))];
    const answer = await verify(name, ...args);
    assert.equal(answer.code, 1, answer.said);
    assert.match(answer.said, expected);
  };
  const text = JSON.stringify(issuer);
  await refused('badge.json', { ...issuer, assertionMethod: [] }, /NO {2}not signed by/);
  await refused('badge.json', { ...issuer, verificationMethod: [] }, /NO {2}not signed by/);
  await refused(
    'badge.json',
    JSON.parse(text.replaceAll(issuer.id, 'did:web:elsewhere.example')),
    /NO {2}the document is of did:web:elsewhere\.example, the badge of did:web:127/,
  );
  const forged = file('forged.json', credential.replace('Marco', 'Mario'));
  await refused(forged, issuer, /NO {2}not signed by/);
  const meaning = JSON.parse(credential);
  meaning['@context'] = [...meaning['@context'], { Marco: 'https://evil.example' }];
  await refused(file('meaning.json', JSON.stringify(meaning)), issuer, /NO {2}not signed by/);
});

test('each form in which a badge travels is the same entry, of the token both signatures are checked', async () => {
  const base = JSON.parse(credential).id.replace('/credential', '');
  const forms = { Jwt: 'badge.jwt', 'Baked/png': 'badge.png', 'Baked/svg': 'badge.svg' };
  for (const [path, name] of Object.entries(forms)) {
    const answer = await fetch(`${base}/${path}`);
    writeFileSync(join(folder, name), Buffer.from(await answer.arrayBuffer()));
    const { code, said } = await verify(name);
    assert.equal(code, 0, said);
    assert.match(said, /ok {2}signed by did:web/);
    assert.match(said, /ok {2}the credential is entry 0/);
    assert.equal(/ok {2}as a token too signed by did:web/.test(said), path === 'Jwt', said);
  }
  const [head = '', payload = '', signature = ''] = readFileSync(join(folder, 'badge.jwt'), 'utf8')
    .trim()
    .split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const header = JSON.parse(Buffer.from(head, 'base64url').toString());
  const stranger = { ...header, kid: `${header.kid}x` };
  for (const token of [
    `${head}.${payload}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
    `${head}.${encoded({ ...claims, iss: 'did:web:elsewhere.example' })}.${signature}`,
    `${encoded(stranger)}.${payload}.${signature}`,
    `${encoded({ ...header, alg: 'none' })}.${payload}.${signature}`,
  ]) {
    const { code, said } = await verify(file('forged.jwt', token));
    assert.equal(code, 1, said);
    assert.match(said, /NO {2}the token is not signed by did:web/);
  }
  const issuer = await didOf();
  const withdrawn = file('did.json', JSON.stringify({ ...issuer, assertionMethod: [] }));
  const { code, said } = await verify('badge.jwt', '--issuer', withdrawn);
  assert.equal(code, 1, said);
  assert.match(said, /NO {2}the token is not signed by did:web/);
  const plain = await verify(file('plain.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'));
  assert.deepEqual([plain.code, /No credential is attached/.test(plain.said)], [2, true]);
});

test('another credential, proof, head or key is refused; what cannot be asked is not judged', async () => {
  const given = ['--proof', 'proof.json', '--log-key', logKey];
  file('changed.json', credential.replace('Marco', 'Mario'));
  assert.equal((await verify('changed.json', ...given)).code, 1);
  const other = await noteSigner(
    'log',
    parseCheckpoint(proof.data.checkpoint)?.origin ?? '',
    new Uint8Array(32),
  );
  const stranger = await verify(
    'badge.json',
    '--proof',
    'proof.json',
    '--log-key',
    noteKeyText(other.key),
  );
  assert.equal(stranger.code, 1);
  assert.match(stranger.said, /the log has not signed the head/);
  file('other.json', JSON.stringify({ ...proof.data, index: 1 }));
  assert.equal((await verify('badge.json', '--proof', 'other.json', '--log-key', logKey)).code, 1);
  file('larger.json', JSON.stringify({ ...proof.data, size: 5 }));
  assert.equal((await verify('badge.json', '--proof', 'larger.json', '--log-key', logKey)).code, 1);
  assert.equal(
    (await verify('badge.json', '--proof', 'proof.json', '--log', 'http://127.0.0.1:9')).code,
    2,
  );
  assert.equal((await verify()).code, 2);
  assert.equal((await verify('badge.json', '--log', log)).code, 0);
});

test('the anchors of the log are verified whole by those whom the reader believes, else told as unchecked', async () => {
  const tsa = await startTimeStampAuthority();
  const other = await startTimeStampAuthority();
  const network = await startAlgorand();
  try {
    const before = await verify('badge.json');
    assert.match(before.said, /\? {3}no anchor outside covers it yet/);
    const { platform } = t;
    const algorand = {
      node: { url: network.nodeUrl, token: '' },
      indexer: { url: network.indexerUrl, token: '' },
      genesisHash: network.genesisHash,
      explorer: null,
    };
    await anchorLog({
      ...platform,
      config: { ...platform.config, algorand },
      notary: algorandLedger(algorand, platform),
      timeStamps: timeStampAuthority({ url: tsa.url, roots: [tsa.root] }, platform.clock),
    });
    const roots = ['--roots', tsa.rootFile];
    const whole = await verify('badge.json', ...roots, '--indexer', network.indexerUrl);
    assert.equal(whole.code, 0, whole.said);
    assert.match(whole.said, /ok {2}anchor of \d+ entries \(timestamp\): stamped by stamps at 20/);
    assert.match(whole.said, /ok {2}anchor of \d+ entries \(algorand\): transaction \w+ in round/);
    const alone = await verify('badge.json');
    assert.equal(alone.code, 0, alone.said);
    assert.match(alone.said, /\? {3}anchor of \d+ entries \(timestamp\): not checked, --roots/);
    assert.match(alone.said, /\? {3}anchor of \d+ entries \(algorand\): not checked, --indexer/);
    const believed = await verify('badge.json', '--roots', other.rootFile);
    assert.equal(believed.code, 1);
    assert.match(believed.said, /NO {2}anchor of \d+ entries \(timestamp\): /);
    const offline = await verify('badge.json', '--proof', 'proof.json', '--log-key', logKey);
    assert.doesNotMatch(offline.said, /anchor/);
  } finally {
    await Promise.all([tsa.close(), other.close(), network.close()]);
  }
});

test('a badge that expired or was revoked says so first, however genuine it is', async () => {
  const over = { ...JSON.parse(credential), validUntil: '2020-01-01T00:00:00Z' };
  const expired = await verify(
    file('expired.json', JSON.stringify(over)),
    '--proof',
    'proof.json',
    '--log-key',
    logKey,
    '--log',
    'http://127.0.0.1:9',
  );
  assert.equal(expired.code, 1);
  assert.match(expired.said, /^NO {2}EXPIRED at 2020-01-01T00:00:00Z/);

  const good = await verify('badge.json');
  assert.equal(good.code, 0, good.said);
  assert.match(good.said, /ok {2}not revoked, says its issuer/);
  assert.match(good.said, /ok {2}valid until 20\d\d-\d\d-\d\dT2[12]:59:59/);

  const anna = await t.login('anna', 'AdminWorkerBadge');
  const { id } = JSON.parse(credential) as { id: string };
  const badgeId = /[\da-f-]{36}/.exec(id)?.[0];
  const answer = await ask(anna, 'POST', `Badges/${badgeId}/Revocation`, {
    body: { reason: 'Per errore' },
  });
  assert.equal(answer.status, 200, JSON.stringify(answer));
  const revoked = await verify('badge.json');
  assert.equal(revoked.code, 1);
  assert.match(revoked.said, /^NO {2}REVOKED, says the list of its issuer/);
  assert.match(revoked.said, /ok {2}the credential is entry 0/, 'genuine still');
});
