import { generateKeyPairSync, sign } from 'node:crypto';
import { canonicalJson, type Registry } from 'contracts';
import { readRegistry } from './registry.ts';
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
