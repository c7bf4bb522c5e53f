import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { bareEnvironment } from './testing/processes.ts';
import { layDatabase } from './testing/test-database.ts';

let dir: string;
before(() => {
  dir = mkdtempSync(join(tmpdir(), 'workerbadge-start-'));
});
after(() => rmSync(dir, { recursive: true, force: true }));

/** Starts the server until it ends; what it says on the way. */
async function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      ...bareEnvironment,
      DATA_DIR: join(dir, 'data'),
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number];
  return { code, said: said.trim() };
}

for (const [what, environment, sentence] of [
  ['a wrong variable', { PUBLIC_URL: 'abc' }, /^The configuration is not valid\. PUBLIC_URL: /],
  [
    'an issuer without a secret',
    { OIDC_ISSUER: 'https://id.example.it' },
    /^OIDC_ISSUER is set, so OIDC_CLIENT_SECRET must be set too\.$/,
  ],
  [
    'wallets without a list of trusted issuers',
    { WALLET_ENDPOINT: 'openid4vp://' },
    /^WALLET_ENDPOINT is set, so WALLET_TRUST_FILE must be set too\.$/,
  ],
  [
    'a list of trusted issuers that cannot be read',
    { WALLET_ENDPOINT: 'openid4vp://', WALLET_TRUST_FILE: '/nowhere/issuers.json' },
    /^WALLET_TRUST_FILE cannot be used: ENOENT/,
  ],
  [
    'a key without its certificate',
    { WALLET_KEY_FILE: 'verifier.pem' },
    /^WALLET_KEY_FILE and WALLET_CERTIFICATE_FILE go together\.$/,
  ],
  [
    'a PostgreSQL that is not there',
    { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
    /^The PostgreSQL server of DATABASE_URL does not answer\./,
  ],
  [
    'a data directory below a file',
    { DATA_DIR: '/etc/hostname/data' },
    /^The data directory cannot be written /,
  ],
] as const) {
  test(`${what} ends the start with one sentence`, async () => {
    const { code, said } = await start(environment);
    assert.equal(code, 1);
    assert.match(said, sentence);
    assert.equal(said.split('\n').length, 1);
  });
}

test('a directory with something else in it, and a busy port, end the start with one sentence', async () => {
  const foreign = join(dir, 'foreign');
  mkdirSync(join(foreign, 'database'), { recursive: true });
  writeFileSync(join(foreign, 'database', 'photo.jpg'), '');
  const refused = await start({ DATA_DIR: foreign });
  assert.equal(refused.code, 1);
  assert.match(refused.said, /^\S+ holds something else than a WorkerBadge database\..*$/);
  // As of a server that has been here before: what comes first is then the port.
  await layDatabase(join(dir, 'data'));
  const busy = createServer().listen(0, '127.0.0.1');
  await once(busy, 'listening');
  const { port } = busy.address() as AddressInfo;
  const taken = await start({ API_PORT: String(port), DEMO_DATA: 'false' });
  busy.close();
  assert.equal(taken.code, 1);
  assert.equal(
    taken.said,
    `Port ${port} is in use by another program. Stop that program, or set API_PORT to another port.`,
  );
});
