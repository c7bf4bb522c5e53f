import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../../..');
const built = join(root, '.data/releases');

type RemoteManifest = { contract: string; version: string };
type Registered = {
  stable: string;
  previous?: string;
  versions: Record<string, { base: string; remoteJson?: RemoteManifest }>;
};
export type TestRegistry = { revision: number; remotes: Record<string, Registered> };

/** A store of releases of a test's own, beginning with what the build has published last. */
export type TestReleases = {
  readonly dir: string;
  registry(): TestRegistry;
  /** Makes the build in the folder the stable version. */
  publish(folder: string): Promise<string>;
  /** Stores the build in the folder, and serves it to nobody. */
  store(folder: string): Promise<string>;
  /** Folder of the stable release of a remote: publishing it later makes it stable again. */
  stableFolder(key: string): string;
  /** Folder of the shell that is served. */
  shellFolder(): string;
  /** The stable release of a remote under another name, with texts replaced in its scripts. */
  variant(key: string, texts?: Record<string, string>): string;
  /** A release of a remote with this code. `container` is its entry. */
  handMade(key: string, container: string, contract?: string): string;
  /** A release of a new remote: one page and one entry of the menu. */
  newcomer(key: string): string;
  close(): void;
};

let made = 0;

export async function testReleases(): Promise<TestReleases> {
  const place = mkdtempSync(join(tmpdir(), 'workerbadge-releases-'));
  const dir = join(place, 'store');
  cpSync(built, dir, { recursive: true });
  const publisher = spawn(
    process.execPath,
    [join(root, 'delivery/src/release/publish-folders.ts')],
    { env: { ...process.env, RELEASES_DIR: dir }, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const answers = createInterface({ input: publisher.stdout });
  const registry = () =>
    JSON.parse(readFileSync(join(dir, 'registry.json'), 'utf8')) as TestRegistry;

  const stable = (key: string) => {
    const remote = registry().remotes[key];
    const release = remote?.versions[remote.stable];
    if (remote === undefined || release === undefined) throw new Error(`${key} is not released`);
    return { id: remote.stable, folder: join(dir, release.base), remoteJson: release.remoteJson };
  };

  const named = (key: string) => {
    made += 1;
    const hash = (0x7e570000 + made).toString(16);
    return { key, version: '9.9.9', hash, id: `9.9.9-${hash}` };
  };

  /** A release with nothing but an entry. */
  const written = (key: string, container: string, remoteJson: object) => {
    const release = named(key);
    const globalName = `${key}__${release.hash}`.replaceAll('-', '_');
    const target = mkdtempSync(join(tmpdir(), 'workerbadge-handmade-'));
    const write = (name: string, content: unknown) =>
      writeFileSync(
        join(target, name),
        typeof content === 'string' ? content : JSON.stringify(content),
      );
    write('release.json', release);
    write('remote.json', { ...remoteJson, version: release.version });
    write('mf-manifest.json', {
      metaData: { globalName, remoteEntry: { name: 'remoteEntry.js', path: '' } },
      exposes: [{ name: 'app', assets: { js: { sync: [] } } }],
      shared: [],
    });
    write('remoteEntry.js', `var ${globalName} = ${container};`);
    return target;
  };

  const asked = async (line: string) => {
    const answered = once(answers, 'line');
    publisher.stdin.write(`${line}\n`);
    return String((await answered)[0]);
  };

  // A tree that was built before would heal the faults of these tests: browsers take the version before.
  const hasBefore = Object.values(registry().remotes).some(({ previous }) => previous);
  if (hasBefore) await asked('forget-before');

  return {
    dir,
    registry,
    publish: (folder) => asked(folder),
    store: (folder) => asked(`store-only ${folder}`),
    stableFolder: (key) => stable(key).folder,
    shellFolder: () => {
      const shell = JSON.parse(readFileSync(join(dir, 'shell.json'), 'utf8')) as { stable: string };
      return join(dir, '_shell', shell.stable);
    },
    variant(key, texts = {}) {
      const { folder } = stable(key);
      const release = named(key);
      const target = mkdtempSync(join(place, 'variant-'));
      const manifest = JSON.parse(readFileSync(join(folder, 'mf-manifest.json'), 'utf8')) as {
        name: string;
      };
      // Two versions with the same federation name would silently collide.
      const renamed = `${manifest.name.split('__')[0]}__9_9_9_${release.hash}`;
      // The name of webpack's list of chunks has single underscores.
      const single = (name: string) => `webpackChunk${name.replaceAll(/_+/g, '_')}`;
      const replacements = Object.entries({
        ...texts,
        [manifest.name]: renamed,
        [single(manifest.name)]: single(renamed),
      });
      const found = new Set<string>();
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|json)$/.test(name) || name === 'integrity.json') continue;
        let text = readFileSync(join(folder, name), 'utf8');
        for (const [from, to] of replacements) {
          if (text.includes(from)) found.add(from);
          text = text.replaceAll(from, to);
        }
        mkdirSync(join(target, name, '..'), { recursive: true });
        writeFileSync(join(target, name), text);
      }
      for (const [from] of replacements) {
        if (!found.has(from)) throw new Error(`${key} has no “${from}”`);
      }
      writeFileSync(join(target, 'release.json'), JSON.stringify(release));
      return target;
    },
    handMade(key, container, contract) {
      const { remoteJson } = stable(key);
      return written(key, container, { ...remoteJson, ...(contract ? { contract } : {}) });
    },
    newcomer: (key) =>
      written(key, containerOf('{ routes: [], widgets: {}, messages: async () => ({}) }'), {
        ...stable('mf-wallet-badges').remoteJson,
        name: key,
        owner: `Team ${key}`,
        routes: [{ path: `/${key}`, match: 'exact', access: {} }],
        menu: [
          {
            order: 90,
            path: `/${key}`,
            iconSvgPath: 'M40,40H216V216H40ZM56,56V200H200V56Z',
            label: { it: `Pagina ${key}`, en: `Page ${key}` },
          },
        ],
        fills: [],
        provides: [],
      }),
    close() {
      publisher.stdin.end();
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** A container that exposes `./app` with this value. */
export const containerOf = (app: string): string =>
  `{ init: () => Promise.resolve(), get: () => Promise.resolve(() => ({ app: ${app} })) }`;
