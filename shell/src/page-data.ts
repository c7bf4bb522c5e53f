/** What the edge wrote into the HTML. */

/** The nonce of this page's styles, without which the strict CSP drops them. */
export const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;

/** The Ed25519 key that signs the registry: raw, base64url. */
export const registryKey = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="registry-key"]')?.content || undefined;

/** Inline JSON of the page; `null` when it is missing or unreadable. */
export function inlineJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent ?? '';
  try {
    return text === '' ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** Technical cookies that the edge reads, so that the next page is right from its first paint. */
export function rememberForServer(
  name: 'wb-language' | 'wb-color-scheme' | 'wb-role',
  value: string,
): void {
  document.cookie = `${name}=${value}; Max-Age=31536000; Path=/; SameSite=Lax`;
}
