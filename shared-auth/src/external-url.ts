import { api } from './api/api.ts';

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);

/**
 * Whether the browser may be sent to an address that came as data (E31): https, or http on
 * loopback when this page is on loopback too; same origin, or a host that the server publishes.
 */
export function isAllowedRedirect(
  address: string,
  page: { origin: string },
  allowedHosts: readonly string[],
): boolean {
  if (!URL.canParse(address, page.origin)) return false;
  const target = new URL(address, page.origin);
  if (target.origin === page.origin) return true;
  const isSecure =
    target.protocol === 'https:' ||
    (target.protocol === 'http:' &&
      isLoopback(target.hostname) &&
      isLoopback(new URL(page.origin).hostname));
  return isSecure && allowedHosts.includes(target.host);
}

/**
 * The address, once it is known that the browser may be sent there: the provider's login, a payment page.
 * @throws when its host is none that the server publishes; the caller shows its error state
 */
export async function allowedRedirect(address: string): Promise<string> {
  if (isAllowedRedirect(address, location, [])) return address;
  const { redirectHosts } = await api.get('/api/config');
  if (!isAllowedRedirect(address, location, redirectHosts)) {
    throw new Error('REDIRECT_NOT_ALLOWED');
  }
  return address;
}
