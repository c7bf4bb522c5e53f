import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { requireSameSecrets } from './secret-agreement.ts';
import { readSecretSources, secretNames } from './secret-sources.ts';
import { ephemeralSecrets, openSecrets, type Secrets } from './secrets.ts';
import { openTestDatabase } from './testing/test-database.ts';

let dir: string;
let secrets: Secrets;
before(() => {
  dir = mkdtempSync(join(tmpdir(), 'workerbadge-secrets-'));
  secrets = ephemeralSecrets();
});
after(() => rmSync(dir, { recursive: true, force: true }));

const variable = (name: string) =>
  `SECRET_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
const open = (environment: Record<string, string>, dataDir = join(dir, 'empty')) =>
  openSecrets(dataDir, readSecretSources(environment));
const written = (name: string, value: unknown) => {
  const path = join(dir, name);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
};

test('the same secrets come from one file, from variables, from a file for each, and from the data directory', () => {
  const file = written('all.json', secrets);
  assert.deepEqual(open({ SECRETS_FILE: file }), secrets);
  const variables = Object.fromEntries(
    secretNames.map((name) => [variable(name), secrets[name].replaceAll('\n', String.raw`\n`)]),
  );
  assert.deepEqual(open(variables), secrets);
  const files = Object.fromEntries(
    secretNames.map((name) => [`${variable(name)}_FILE`, written(name, `${secrets[name]}\n`)]),
  );
  assert.deepEqual(open(files), secrets);
  const made = open({}, join(dir, 'made'));
  assert.deepEqual(open({}, join(dir, 'made')), made);
});

for (const [what, change, sentence] of [
  ['short', { accessToken: 'c2hvcnQ' }, /accessToken is too weak: 32 random bytes are needed/],
  ['of one byte', { cookie: Buffer.alloc(32, 7).toString('base64url') }, /cookie is too weak/],
  ['no base64url', { fileUrl: 'so secret!' }, /fileUrl is not base64url/],
  ['no key', { issuerKey: 'abc' }, /issuerKey is not a private key in PEM/],
] as const) {
  test(`a secret that is ${what} is refused with a sentence`, () => {
    const file = written('weak.json', { ...secrets, ...change });
    assert.throws(() => open({ SECRETS_FILE: file }), { name: 'StartRefusal', message: sentence });
  });
}

test('secrets that are mixed, half given, of a wrong kind or used twice are refused with a sentence', () => {
  const file = written('mixed.json', secrets);
  const refused = (environment: Record<string, string>, message: RegExp) =>
    assert.throws(() => open(environment), { name: 'StartRefusal', message });
  refused(
    { SECRETS_FILE: file, SECRET_COOKIE: 'x' },
    /SECRETS_FILE and SECRET_COOKIE are both set/,
  );
  refused({ SECRET_COOKIE: 'x' }, /set SECRET_ACCESS_TOKEN, SECRET_REFRESH_TOKEN/);
  refused({ SECRET_COOKIE: 'x', SECRET_COOKIE_FILE: 'y' }, /are both set/);
  refused({ SECRETS_FILE: join(dir, 'none') }, /cannot be read/);
  refused({ SECRETS_FILE: written('text.json', 'hello') }, /is not JSON/);
  const { voucherCode: _left, ...lacking } = secrets;
  refused({ SECRETS_FILE: written('lacking.json', lacking) }, /lacks voucherCode/);
  const twice = { ...secrets, cookie: secrets.accessToken };
  refused({ SECRETS_FILE: written('twice.json', twice) }, /accessToken and cookie are the same/);
  const swapped = { ...secrets, issuerKey: secrets.idTokenKey };
  refused({ SECRETS_FILE: written('swapped.json', swapped) }, /issuerKey is a key of another kind/);
  const other = join(dir, 'other');
  open({}, other);
  assert.throws(
    () => open({ SECRETS_FILE: file }, other),
    /holds other secrets than the environment/,
  );
});

test('processes with the same secrets agree at once; another set is refused until its change is said', async (t) => {
  const opened = await openTestDatabase();
  t.after(() => opened.close());
  const { database } = opened;
  const start = (own: Secrets, SECRETS_ROTATED = '') =>
    requireSameSecrets(database, own, readSecretSources({ SECRETS_ROTATED }));
  await Promise.all([start(secrets), start(secrets)]);
  const changed = { ...secrets, accessToken: ephemeralSecrets().accessToken };
  await assert.rejects(start(changed), {
    name: 'StartRefusal',
    message: /not those that the database was used with \(accessToken\)/,
  });
  await start(changed, 'accessToken');
  await assert.rejects(start(secrets), /\(accessToken\)/);
});
