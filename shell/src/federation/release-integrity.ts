/** Webpack's runtime of every release calls this name (delivery/src/webpack/integrity-plugin.ts). */
const hookName = 'releaseIntegrity';

type IntegrityHook = (url: string) => string | undefined;

/** Well formed and of nothing: a file that its release does not list is refused like an altered one. */
const ofNothing = `sha384-${'A'.repeat(64)}`;

const tables = new Map<string, Readonly<Record<string, string>>>();

function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/, '');
}

/** The `integrity` of a script or stylesheet; `undefined` when it is of no release that was checked. */
export function integrityOf(url: string): string | undefined {
  const file = withoutQuery(url);
  for (const [base, files] of tables) {
    if (file.startsWith(base)) return files[file.slice(base.length)] ?? ofNothing;
  }
  return hintedIntegrity(file);
}

/** As the document has it: what is asked for otherwise would be fetched a second time. */
function hintedIntegrity(file: string): string | undefined {
  // A path has no quotation marks: they are encoded.
  const path = new URL(file, location.href).pathname;
  const hint = document.querySelector(`link[rel=preload][href="${path}"]`);
  return hint?.getAttribute('integrity') ?? undefined;
}

/** Before the shell asks for the first script of its own. */
export function watchIntegrity(): void {
  (globalThis as unknown as Record<string, IntegrityHook>)[hookName] = integrityOf;
}

/** From now on files loaded from below `base` must have the hashes of their release. */
export function enforceIntegrity(base: string, files: Readonly<Record<string, string>>): void {
  watchIntegrity();
  tables.set(base, files);
}

/** In the notation of the `integrity` attribute, as `integrity.json` has it. */
export async function sha384(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
