import type { Language } from 'contracts';
import type { ReleaseStore } from '../../release/release-store.ts';
import type { ShellFiles } from '../../webpack/documents/entry-files-plugin.ts';
import { pageMeta } from './page-meta.ts';
import { renderPage } from './page.ts';

/** Replaced at each request by the server of the pages: delivery/deploy/nginx. */
const nonce = '__CSP_NONCE__';
const colorScheme = '__COLOR_SCHEME__';
const registry = '<!--# include virtual="/registry.json" -->';

const languages: Language[] = ['it', 'en'];

/** Static hosting that was begun with `pnpm release pages` follows the shell and the key. */
export async function renewStaticPages(store: ReleaseStore, publicUrl: string): Promise<void> {
  if ((await store.storage.read('pages/index.it.html')) === null) return;
  await writeStaticPages(store, publicUrl);
}

/**
 * `pages/index.<language>.html`: the page of every address for static hosting, without the metadata of single
 * routes. Written again when the shell or the key changes.
 * @returns whether there is a shell to write pages for.
 */
export async function writeStaticPages(store: ReleaseStore, publicUrl: string): Promise<boolean> {
  const shell = (await store.shell())?.stable;
  const content = shell ? await store.readReleased('shell', shell, 'shell.json') : null;
  if (!shell || content === null) return false;
  for (const language of languages) {
    const { seen, behind } = renderPage({
      nonce,
      language,
      colorScheme: undefined,
      url: publicUrl,
      meta: { ...pageMeta(null, language), indexed: true },
      shellBase: `/_shell/${shell}/`,
      shell: JSON.parse(content.toString()) as ShellFiles,
      registry: null,
      publicKey: store.publicKey,
      scriptAhead: null,
      shellScripts: [],
      remoteScripts: [],
      remoteDocuments: [],
      scriptsForLater: [],
      firstPaint: null,
      firstData: [],
    });
    const html = (seen + behind)
      .replace(`<html lang="${language}">`, `<html lang="${language}"${colorScheme}>`)
      .replace('id="registry">null<', `id="registry">${registry}<`);
    await store.storage.replace(`pages/index.${language}.html`, Buffer.from(html));
  }
  return true;
}
