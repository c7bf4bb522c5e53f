import { CONTRACT_VERSION, type ReleasedVersion, type RemoteManifest } from 'contracts';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { CODE_TIME_LIMIT_MS, type RemoteApp } from 'shared-ui/remote';
import { fetchJson } from './checked-fetch.ts';
import { enforceIntegrity, integrityOf } from './release-integrity.ts';

export type LoadedRelease = { app: RemoteApp; declared: RemoteManifest };

/**
 * Loads one release: checked, and registered under its own runtime name, as the contract requires.
 * `isAgain`: it failed before, so its cached parts are discarded first.
 */
export type ReleaseLoader = (
  key: string,
  version: string,
  release: ReleasedVersion,
  isAgain: boolean,
) => Promise<LoadedRelease>;

type FederationManifest = {
  metaData: { globalName: string; remoteEntry: { path: string; name: string } };
  exposes: { name: string; assets: { js: { sync: string[] } } }[];
};

let attempts = 0;
let hasPlugin = false;
/** Entries that were lost or whose bytes were refused: their copy in the HTTP cache may be a bad one. */
const badEntries = new Set<string>();

/** The runtime's script element has neither integrity nor a time-out that fits. */
function guardEntries(): void {
  if (hasPlugin) return;
  hasPlugin = true;
  registerPlugins([
    {
      name: 'workerbadge-entry',
      createScript({ url }: { url: string }) {
        const script = document.createElement('script');
        script.src = url;
        script.fetchPriority = 'high';
        const integrity = integrityOf(url);
        if (integrity !== undefined) script.integrity = integrity;
        if (new URL(url).origin !== location.origin) script.crossOrigin = 'anonymous';
        script.addEventListener('error', () => badEntries.add(url));
        return { script, timeout: CODE_TIME_LIMIT_MS };
      },
    },
  ]);
}

export const loadRelease: ReleaseLoader = async (key, version, release, isAgain) => {
  const base = new URL(release.base, location.origin).href;
  if (isAgain) forgetElements(base);
  const [declared, manifest] = await Promise.all([
    declaration(base, release),
    checkedManifest(base, release),
  ]);
  const { globalName, remoteEntry } = manifest.metaData;
  if (isAgain) forget(globalName);
  guardEntries();
  const entryPath = `${remoteEntry.path}${remoteEntry.name}`;
  preloadScripts(base, [entryPath, ...exposedScripts(manifest)]);

  const loadApp = async (entry: string): Promise<RemoteApp> => {
    // The runtime remembers failures by name, so each attempt uses a new name.
    attempts += 1;
    const runtimeName = `${key}__${version}__${attempts}`.replaceAll(/[^a-z0-9_]/gi, '_');
    registerRemotes([{ name: runtimeName, entry, entryGlobalName: globalName }]);
    return appOf(await loadRemote<unknown>(`${runtimeName}/app`));
  };
  const entry = base + entryPath;
  if (isAgain) return { app: await loadApp(pastCache(entry)), declared };
  try {
    return { app: await loadApp(entry), declared };
  } catch (error) {
    // Code that throws would throw again, and one that hangs would hang.
    if (!badEntries.has(entry)) throw error;
    forgetElements(base);
    forget(globalName);
    return { app: await loadApp(pastCache(entry)), declared };
  }
};

/**
 * An address that no cache has an answer for. Files of a release stay in the HTTP cache for ever, a damaged
 * answer too; where there was one, a good one takes its place for the next page.
 */
function pastCache(entry: string): string {
  if (badEntries.delete(entry)) {
    const options = { cache: 'reload', signal: AbortSignal.timeout(CODE_TIME_LIMIT_MS) } as const;
    fetch(entry, options).catch(() => undefined);
  }
  return `${entry}?again=${Date.now()}`;
}

/** Inline in the registry for what may be shown first; of older versions from their own release. */
async function declaration(base: string, release: ReleasedVersion): Promise<RemoteManifest> {
  const { remoteJson, remoteJsonHash } = release;
  const declared =
    remoteJson ??
    ((await fetchJson(`${base}remote.json`, remoteJsonHash || undefined)) as RemoteManifest);
  if (majorOf(declared.contract) !== majorOf(CONTRACT_VERSION)) {
    throw new Error(`contract ${declared.contract}, this shell speaks ${CONTRACT_VERSION}`);
  }
  return declared;
}

const majorOf = (contract: string): string => contract.split('.')[0] ?? '';

async function checkedManifest(base: string, { integrityHash }: ReleasedVersion) {
  const url = `${base}mf-manifest.json`;
  const table = integrityHash === '' ? undefined : integrityTable(base, integrityHash);
  const manifest = fetchJson(
    url,
    table?.then((files) => files['mf-manifest.json'] ?? 'not listed'),
  );
  const [value, files] = await Promise.all([manifest, table]);
  if (files !== undefined) enforceIntegrity(base, files);
  return parseManifest(url, value);
}

async function integrityTable(base: string, hash: string): Promise<Record<string, string>> {
  const table = (await fetchJson(`${base}integrity.json`, hash)) as {
    files: Record<string, string>;
  };
  return table.files;
}

function parseManifest(url: string, value: unknown): FederationManifest {
  const manifest = value as Partial<FederationManifest> | null;
  if (typeof manifest?.metaData?.globalName !== 'string' || !Array.isArray(manifest.exposes)) {
    throw new TypeError(`${url}: not a federation manifest`);
  }
  return manifest as FederationManifest;
}

const exposedScripts = (manifest: FederationManifest): string[] =>
  manifest.exposes.find(({ name }) => name === 'app')?.assets.js.sync ?? [];

/** Entry and `./app` at once, not one after the other. The edge has done it for the page's own remote. */
function preloadScripts(base: string, files: string[]): void {
  for (const file of files) {
    const href = base + file;
    const path = new URL(href).pathname;
    if (document.querySelector(`link[rel=preload][href="${CSS.escape(path)}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = href;
    const integrity = integrityOf(href);
    if (integrity !== undefined) link.integrity = integrity;
    if (new URL(href).origin !== location.origin) link.crossOrigin = 'anonymous';
    document.head.append(link);
  }
}

/** A hint or a script that hangs would be waited for once more. */
function forgetElements(base: string): void {
  for (const element of document.querySelectorAll<HTMLElement>('link[rel=preload], script[src]')) {
    const { href, src } = element as unknown as { href?: string; src?: string };
    if ((href ?? src ?? '').startsWith(base)) element.remove();
  }
}

/** A container and chunks that are in the page would be taken again, as they are. */
function forget(globalName: string): void {
  const page = globalThis as unknown as Record<string, unknown>;
  page[globalName] = undefined;
  // Webpack writes runs of underscores as one.
  delete page[`webpackChunk${globalName.replaceAll(/_+/g, '_')}`];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function appOf(module: unknown): RemoteApp {
  const app = isRecord(module) ? module['app'] : null;
  if (
    !isRecord(app) ||
    !Array.isArray(app['routes']) ||
    !isRecord(app['widgets']) ||
    typeof app['messages'] !== 'function'
  ) {
    throw new TypeError('./app is not a RemoteApp');
  }
  return app as unknown as RemoteApp;
}
