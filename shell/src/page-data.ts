/** What the edge wrote into the HTML. */

/** The nonce of this page's styles, without which the strict CSP drops them. */
export const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;

/** The Ed25519 key that signs the registry: raw, base64url. */
export const registryKey = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="registry-key"]')?.content || undefined;

/** What this document may do that others may not, as `rightsOf`; null from an edge that does not say it. */
export const documentRights = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="document-rights"]')?.content ?? null;

/** Where the hashes of the shell's files are, and the hash of that document; null from an edge that does not say it. */
export function shellIntegrity(): { url: string; hash: string } | null {
  const said = document.querySelector<HTMLMetaElement>('meta[name="shell-integrity"]')?.content;
  const [url, hash] = said?.split(' ') ?? [];
  return url && hash ? { url, hash } : null;
}

/** Inline JSON of the page; `null` when it is missing or unreadable. */
export function inlineJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent ?? '';
  try {
    return text === '' ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

const canaryCookie = 'wb-canary';

/** The canaries of this browser, as `remote@version` with `/` between them, that the edge was told of. */
export const rememberedCanaries = (): string =>
  document.cookie
    .split(/;\s*/u)
    .find((pair) => pair.startsWith(`${canaryCookie}=`))
    ?.slice(canaryCookie.length + 1) ?? '';

/** Whoever takes no canary needs no cookie for it. */
export function rememberCanaries(canaries: readonly string[]): void {
  const value = canaries.join('/');
  if (value !== rememberedCanaries()) rememberForServer(canaryCookie, value);
}

/** Technical cookies that the edge reads, so that the next page is right from its first paint. */
export function rememberForServer(
  name: 'wb-language' | 'wb-color-scheme' | 'wb-role' | typeof canaryCookie,
  value: string,
): void {
  document.cookie = `${name}=${value}; Max-Age=31536000; Path=/; SameSite=Lax`;
}
