import path from 'node:path';
import { normalisedPath } from 'contracts';
import type { Language, Registry } from 'contracts';
import type { ReleaseStore } from '../../release/release-store.ts';
import type { ShellFiles } from '../../webpack/documents/entry-files-plugin.ts';
import { shellIntegrity, shellStyles } from '../served-shell.ts';
import { pageMeta } from './page-meta.ts';
import { renderPage } from './page.ts';

/** Replaced at each request by the server of the pages: delivery/deploy/nginx. */
const nonce = '__CSP_NONCE__';
const colorScheme = '__COLOR_SCHEME__';
const documentRights = '__DOCUMENT_RIGHTS__';
const registry = '<!--# include virtual="/registry.json" -->';

const languages: Language[] = ['it', 'en'];

/** Static hosting that was begun with `pnpm release pages` follows the shell and the key. */
export async function renewStaticPages(store: ReleaseStore, publicUrl: string): Promise<void> {
  if ((await store.storage.read('pages/index.it.html')) === null) return;
  await writeStaticPages(store, publicUrl);
}

/**
 * `pages/index.<language>.html`: the page of every address for static hosting, without the metadata of single
 * routes, and what single pages may do. Written again with each change.
 * @returns whether there is a shell to write pages for.
 */
export async function writeStaticPages(store: ReleaseStore, publicUrl: string): Promise<boolean> {
  const shell = (await store.shell())?.stable;
  const content = shell ? await store.readReleased('shell', shell, 'shell.json') : null;
  if (!shell || content === null) return false;
  const files = JSON.parse(content.toString()) as ShellFiles;
  const integrity = await shellIntegrity(store, shell, files);
  const styles = await shellStyles(store, shell, files);
  for (const language of languages) {
    const { first, seen, behind } = renderPage({
      nonce,
      language,
      colorScheme: undefined,
      url: publicUrl,
      meta: { ...pageMeta(null, language), indexed: true },
      shellBase: `/_shell/${shell}/`,
      shell: files,
      shellIntegrity: integrity,
      shellStyles: styles,
      registry: null,
      publicKey: store.publicKey,
      rights: documentRights,
      scriptAhead: null,
      shellScripts: [],
      remoteScripts: [],
      remoteDocuments: [],
      scriptsForLater: [],
      firstPaint: null,
      firstData: [],
    });
    const html = (first + seen + behind)
      .replace(`<html lang="${language}">`, `<html lang="${language}"${colorScheme}>`)
      .replace('id="registry">null<', `id="registry">${registry}<`);
    await store.storage.replace(`pages/index.${language}.html`, Buffer.from(html));
  }
  await writeRights(store, await store.registry());
  return true;
}

const RIGHTS = 'pages/rights';

/**
 * `pages/rights/<path>/<right>+/given`, an empty document for each right of each page that declares some: the server of
 * the pages looks whether it is there. Of stable versions; not of routes with pages below them.
 */
async function writeRights(store: ReleaseStore, registry: Registry | null): Promise<void> {
  const wanted = new Set(
    Object.values(registry?.remotes ?? {})
      .flatMap(({ stable, versions }) => versions[stable]?.remoteJson?.routes ?? [])
      .filter(({ match }) => match === 'exact')
      .flatMap(({ path: address, meta }) =>
        [meta?.connects ?? [], meta?.devices ?? []]
          .flat()
          .map((right) => `${RIGHTS}${normalisedPath(address)}/${right}+/given`),
      ),
  );
  for (const name of await store.storage.list(RIGHTS)) {
    if (!wanted.delete(name)) await store.storage.removeFolder(path.dirname(name));
  }
  for (const name of wanted) await store.storage.replace(name, Buffer.alloc(0));
}
