import { generateKeyPairSync, sign } from 'node:crypto';
import { canonicalJson, type ReleasedVersion, type Registry, type RemoteManifest } from 'contracts';
import { declarations, fetchRegistry, parseRegistry, readRegistry } from './registry.ts';
import { isSignedBy } from './registry-signature.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key = publicKey.export({ format: 'jwk' }).x ?? '';
const foreignKey = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x ?? '';

function signed(revision: number): Registry {
  const unsigned = { schema: 1 as const, revision, remotes: {} };
  const bytes = Buffer.from(canonicalJson(unsigned));
  return { ...unsigned, signature: sign(null, bytes, privateKey).toString('base64url') };
}

const fetched = jest.spyOn(globalThis, 'fetch');
const answers = (body: unknown, status = 200) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status }));

/** The page as the edge writes it. */
function page({ inline, key: named = key }: { inline?: unknown; key?: string }) {
  const script = inline === undefined ? '' : JSON.stringify(inline);
  document.head.innerHTML = `<meta name="registry-key" content="${named}">
    <script type="application/json" id="registry">${script}</script>`;
}

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset();
});
afterAll(() => fetched.mockRestore());

const revision = async () => (await readRegistry()).revision;

test('the registry of the page needs no request', async () => {
  page({ inline: signed(3) });
  expect(await revision()).toBe(3);
  expect(fetched).not.toHaveBeenCalled();
});

test('a page without one asks for it', async () => {
  page({});
  answers(signed(4));
  expect(await revision()).toBe(4);
});

test.each<[string, () => unknown]>([
  ['is away', () => answers({}, 503)],
  ['cannot be reached', () => fetched.mockRejectedValue(new TypeError('offline'))],
  ['is no registry', () => answers({ schema: 2 })],
  ['is altered', () => answers({ ...signed(9), revision: 10 })],
])('while the registry %s, the last good one of this browser serves', async (_, breaks) => {
  page({ inline: signed(5) });
  await readRegistry();
  page({});
  breaks();
  expect(await revision()).toBe(5);
});

test('one that was altered in the storage is not believed', async () => {
  localStorage.setItem('shell:registry', JSON.stringify({ ...signed(5), revision: 6 }));
  page({});
  answers({}, 503);
  expect(await revision()).toBe(0);
});

test('a signature is of one document by one key', async () => {
  expect(await isSignedBy(signed(1), key)).toBe(true);
  expect(await isSignedBy({ ...signed(1), revision: 2 }, key)).toBe(false);
  expect(await isSignedBy(signed(1), foreignKey)).toBe(false);
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'registry'],
  ['another schema', { schema: 2, revision: 1, remotes: {} }],
  ['no revision', { schema: 1, remotes: {} }],
  ['a revision that is a text', { schema: 1, revision: '1', remotes: {} }],
  ['no remotes', { schema: 1, revision: 1 }],
  ['remotes that are none', { schema: 1, revision: 1, remotes: null }],
])('%s is no registry', (_, value) => {
  expect(parseRegistry(value)).toBeNull();
});

test('the registry is asked for anew by its address, and may not take for ever', async () => {
  page({});
  answers(signed(4));
  expect((await fetchRegistry())?.revision).toBe(4);
  expect(fetched).toHaveBeenCalledWith('/registry.json', {
    cache: 'no-cache',
    signal: expect.any(AbortSignal),
  });
});

test('what is remembered stands under one key; storage that is no JSON is no registry', async () => {
  page({ inline: signed(5) });
  await readRegistry();
  expect(localStorage.getItem('shell:registry')).toContain('"revision":5');
  localStorage.setItem('shell:registry', '{');
  page({});
  answers({}, 503);
  expect(await revision()).toBe(0);
});

test('a page without a key, which no edge made, believes what it is given', async () => {
  page({ key: '' });
  answers({ ...signed(9), revision: 10 });
  expect(await revision()).toBe(10);
});

test('each remote declares what the version for this visitor declares, or the next that does inline', () => {
  const version = (name?: string): ReleasedVersion => ({
    base: `/_remotes/x/${name}/`,
    remoteJsonHash: '',
    integrityHash: '',
    ...(name === undefined ? {} : { remoteJson: { owner: name } as unknown as RemoteManifest }),
  });
  const remote = { owner: 'Team', stable: '2', previous: '1' };
  const registry: Registry = {
    ...signed(1),
    remotes: {
      both: { ...remote, versions: { 1: version('one'), 2: version('two') } },
      older: { ...remote, versions: { 1: version('one'), 2: version() } },
      none: { ...remote, versions: { 2: version() } },
    },
  };
  const found = declarations(registry, { id: 'u', role: null });
  expect([...found].map(([key, { owner }]) => [key, owner])).toEqual([
    ['both', 'two'],
    ['older', 'one'],
  ]);
});
