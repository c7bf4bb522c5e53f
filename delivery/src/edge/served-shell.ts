import path from 'node:path';
import type { Registry, RouteDeclaration } from 'contracts';
import { platformName } from '../gate/platform.ts';
import type { PlatformFacts } from '../gate/platform.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { sha384 } from '../release/release-files.ts';
import { sealName } from '../release/storage/storage.ts';
import type { ShellFiles } from '../webpack/documents/entry-files-plugin.ts';

export type ServedState = {
  registry: Registry | null;
  /** For `/registry.json`. */
  registryText: string;
  shell: ServedShell | null;
};

export type ServedShell = {
  id: string;
  base: string;
  dir: string;
  files: ShellFiles;
  integrity: ShellIntegrity | null;
  styles: ShellStyles;
  /** The pages that it draws itself; null for a release that does not name them. */
  routes: readonly RouteDeclaration[] | null;
};

/** `sha384-…` of the files of a shell, by their names, and of the document that has them. */
export type ShellIntegrity = { table: string; files: Readonly<Record<string, string>> };

/** Texts of style sheets that stand in the page itself, by their names: it is painted without waiting for a file. */
export type ShellStyles = Readonly<Record<string, string>>;

/** Of a larger one every page would have to carry too much. */
const MAX_STYLE_CHARACTERS = 8000;

/**
 * The published state, read again only when there is a newer revision. While the store cannot be read,
 * the last good state is served: pages carry its registry, so that a first visit works too.
 */
export function servedState(
  store: ReleaseStore,
  onFailure: (error: unknown) => void = () => undefined,
): () => Promise<ServedState> {
  let revision = 0;
  let state: ServedState = { registry: null, registryText: '', shell: null };
  let readAt = -Infinity;

  async function refresh(): Promise<void> {
    const newest = await store.log.newest();
    if (newest?.state === undefined || newest.revision === revision) return;
    const { registry, shell } = newest.state;
    state = {
      registry,
      registryText: JSON.stringify(registry),
      shell: shell === null ? null : await shellRelease(store, shell.stable),
    };
    revision = newest.revision;
  }

  return async () => {
    if (performance.now() - readAt >= store.storage.freshForMs) {
      await refresh().catch((error: unknown) => {
        if (state.shell === null) throw error;
        onFailure(error);
      });
      readAt = performance.now();
    }
    return state;
  };
}

async function shellRelease(store: ReleaseStore, id: string): Promise<ServedShell> {
  const dir = store.shellDir(id);
  const content = await store.readReleased('shell', id, 'shell.json');
  if (content === null) throw new Error(`shell ${id} is not in ${store.storage.place}`);
  const files = JSON.parse(content.toString()) as ShellFiles;
  const platform = await store.readReleased('shell', id, platformName);
  const routes =
    platform === null ? null : (JSON.parse(platform.toString()) as PlatformFacts).routes;
  const integrity = await shellIntegrity(store, id, files);
  const styles = await shellStyles(store, id, files);
  return { id, base: `/_shell/${id}/`, dir, files, integrity, styles, routes };
}

/** Without those that are too large or not what was sealed: the browser asks for these. */
export async function shellStyles(
  store: ReleaseStore,
  id: string,
  files: ShellFiles,
): Promise<ShellStyles> {
  const hashes = (await store.seal('shell', id))?.files;
  const styles: Record<string, string> = {};
  for (const name of files.styles) {
    const content = await store.readReleased('shell', id, name);
    const text = content?.toString() ?? '';
    const isSealed = content !== null && sha384(content) === hashes?.[name];
    // In a style element only its end tag has a meaning.
    if (!isSealed || text.length > MAX_STYLE_CHARACTERS || text.includes('</')) continue;
    const folder = path.posix.join(`/_shell/${id}`, path.posix.dirname(name), '/');
    styles[name] = text.replaceAll(relativeAddress, `$1${folder}`);
  }
  return styles;
}

/** Up to an address in a style sheet that is neither absolute nor the content itself. */
const relativeAddress = /(\burl\(\s*["']?)(?![a-z]+:|[/"'#])/giu;

/** Null for a shell of before, which would ask for its files without their hashes, a second time. */
export async function shellIntegrity(
  store: ReleaseStore,
  id: string,
  { again }: ShellFiles,
): Promise<ShellIntegrity | null> {
  if (again === undefined) return null;
  const [seal, document] = await Promise.all([
    store.seal('shell', id),
    store.readReleased('shell', id, sealName),
  ]);
  return seal && document && { table: sha384(document), files: seal.files };
}
