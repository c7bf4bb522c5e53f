import { createHash } from 'node:crypto';
import { CONTRACT_VERSION, type ReleasedVersion, type RemoteManifest } from 'contracts';
import { loadRelease } from './release-loader.ts';

type Plugin = { createScript: (request: { url: string }) => { script: HTMLScriptElement } };
type Registered = { name: string; entry: string; entryGlobalName: string };

const mockRuntime = {
  plugins: [] as Plugin[],
  remotes: [] as Registered[],
  /** What `./app` of the release is. */
  module: {} as unknown,
  /** Entries of these addresses arrive damaged. */
  isDamaged: (_url: string) => false,
  /** What the code of an entry does when it runs. */
  run: () => {},
};

/** The runtime as far as the loader uses it: it makes the entry's element by the plugin, and gives the module. */
jest.mock('@module-federation/enhanced/runtime', () => ({
  registerPlugins: (plugins: Plugin[]) => mockRuntime.plugins.push(...plugins),
  registerRemotes: (remotes: Registered[]) => mockRuntime.remotes.push(...remotes),
  loadRemote: async () => {
    const url = mockRuntime.remotes.at(-1)?.entry ?? '';
    for (const plugin of mockRuntime.plugins) {
      const { script } = plugin.createScript({ url });
      document.head.append(script);
      if (!mockRuntime.isDamaged(url)) continue;
      script.dispatchEvent(new Event('error'));
      throw new Error(`script ${url} refused`);
    }
    mockRuntime.run();
    return mockRuntime.module;
  },
}));

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const app = { routes: [], widgets: {}, messages: async () => ({}) };
const declared = { contract: CONTRACT_VERSION } as unknown as RemoteManifest;
const manifest = JSON.stringify({
  metaData: { globalName: 'mf__x', remoteEntry: { path: '', name: 'entry.js' } },
  exposes: [{ name: 'app', assets: { js: { sync: ['app.js'] } } }],
});
const files = {
  'mf-manifest.json': hashOf(manifest),
  'entry.js': hashOf('entry'),
  'app.js': hashOf('app'),
};
const table = JSON.stringify({ files });
let served: Record<string, string>;
let base = '';
let count = 0;

beforeEach(() => {
  count += 1;
  base = `/_remotes/mf-x/1.0.${count}-a/`;
  served = { 'integrity.json': table, 'mf-manifest.json': manifest };
  Object.assign(mockRuntime, { module: { app }, isDamaged: () => false, run: () => {} });
  document.head.replaceChildren();
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const name = typeof input === 'string' ? input.split(base)[1] : undefined;
    const body = served[name ?? ''];
    const headers = { 'content-type': 'application/json' };
    return new Response(body ?? 'null', { status: body === undefined ? 404 : 200, headers });
  });
});
afterEach(() => jest.restoreAllMocks());

const release = (changes: Partial<ReleasedVersion> = {}): ReleasedVersion => ({
  base,
  remoteJson: declared,
  remoteJsonHash: '',
  integrityHash: hashOf(table),
  ...changes,
});
const load = (changes: Partial<ReleasedVersion> = {}, isAgain = false) =>
  loadRelease('mf-x', `1.0.${count}`, release(changes), isAgain);
const entryScripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];

test('the entry and what is preloaded must have the bytes of the release', async () => {
  await expect(load()).resolves.toEqual({ app, declared });
  expect(entryScripts().map(({ src, integrity }) => [src, integrity])).toEqual([
    [`${location.origin}${base}entry.js`, files['entry.js']],
  ]);
  expect(preloads().map(({ href, integrity }) => [href, integrity])).toEqual([
    [`${location.origin}${base}entry.js`, files['entry.js']],
    [`${location.origin}${base}app.js`, files['app.js']],
  ]);
});

test('a local override, which has no table, is loaded without', async () => {
  await load({ integrityHash: '' });
  expect(entryScripts().map(({ integrity }) => integrity)).toEqual([undefined]);
});

test.each<[string, () => void, Partial<ReleasedVersion>, RegExp]>([
  [
    'a table of hashes that was altered',
    () => (served['integrity.json'] = '{"files":{}}'),
    {},
    /altered/,
  ],
  [
    'a manifest that was altered',
    () => (served['mf-manifest.json'] = `${manifest} `),
    {},
    /altered/,
  ],
  [
    'a manifest that the table does not list',
    () => (served['integrity.json'] = '{"files":{}}'),
    { integrityHash: hashOf('{"files":{}}') },
    /altered/,
  ],
  [
    'a manifest of something else',
    () => (served['mf-manifest.json'] = '{"metaData":{}}'),
    { integrityHash: '' },
    /not a federation manifest/,
  ],
  [
    'another contract',
    () => undefined,
    { remoteJson: { ...declared, contract: '99.0' } },
    /contract 99\.0/,
  ],
  [
    'a declaration that was altered',
    () => (served['remote.json'] = '{}'),
    { remoteJsonHash: hashOf('{"a":1}') },
    /altered/,
  ],
])('%s is refused, and none of its code is loaded', async (what, arrange, changes, message) => {
  arrange();
  const { remoteJson: _inline, ...rest } = release(changes);
  const given = what.startsWith('a declaration') ? rest : release(changes);
  const before = mockRuntime.remotes.length;
  await expect(loadRelease('mf-x', '1', given, false)).rejects.toThrow(message);
  expect(mockRuntime.remotes).toHaveLength(before);
  expect(entryScripts()).toEqual([]);
});

test.each([
  ['nothing', {}],
  ['no routes', { app: { ...app, routes: undefined } }],
  ['no widgets', { app: { ...app, widgets: null } }],
  ['no messages', { app: { ...app, messages: {} } }],
])('an ./app with %s is none', async (_, module) => {
  mockRuntime.module = module;
  await expect(load()).rejects.toThrow('./app is not a RemoteApp');
});

test('a second attempt has another name, and begins without what the first left in the page', async () => {
  await load();
  const page = globalThis as unknown as Record<string, unknown>;
  Object.assign(page, { mf__x: {}, webpackChunkmf_x: [] });
  const [first] = entryScripts();
  await load({}, true);
  const [older, newer] = mockRuntime.remotes.slice(-2);
  expect(newer?.name).not.toBe(older?.name);
  expect(newer).toMatchObject({ entryGlobalName: 'mf__x' });
  expect(page['mf__x']).toBeUndefined();
  expect('webpackChunkmf_x' in page).toBe(false);
  expect(first?.isConnected).toBe(false);
  expect(entryScripts()).toHaveLength(1);
});

const entries = () =>
  mockRuntime.remotes.map(({ entry }) => entry).filter((entry) => entry.includes(base));
const askedPastCache = () =>
  jest.mocked(fetch).mock.calls.filter(([url, options]) => {
    return typeof url === 'string' && url.endsWith('entry.js') && options?.cache === 'reload';
  });

test('a damaged entry is asked again past every cache at once, and the cache gets a good copy', async () => {
  const plain = `${location.origin}${base}entry.js`;
  mockRuntime.isDamaged = (url) => url === plain;
  await expect(load()).resolves.toEqual({ app, declared });
  expect(entries()).toEqual([plain, expect.stringMatching(/entry\.js\?again=\d+$/)]);
  expect(entryScripts().map(({ integrity }) => integrity)).toEqual([files['entry.js']]);
  expect(askedPastCache()).toHaveLength(1);
});

test('an entry that stays damaged is given up after the second answer, and tried anew when asked to', async () => {
  mockRuntime.isDamaged = () => true;
  await expect(load()).rejects.toThrow('refused');
  expect(entries()).toHaveLength(2);
  mockRuntime.isDamaged = (url) => !url.includes('?again=');
  await expect(load({}, true)).resolves.toEqual({ app, declared });
  expect(entries()).toHaveLength(3);
});

test('code that arrived whole and throws is not run twice', async () => {
  mockRuntime.run = () => {
    throw new Error('boom');
  };
  await expect(load()).rejects.toThrow('boom');
  expect(entries()).toHaveLength(1);
  expect(askedPastCache()).toEqual([]);
});
