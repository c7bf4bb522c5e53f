/** Where the backend of each remote listens: the operator's word, never a release's. */
export type BackendAddresses = ReadonlyMap<string, URL>;

/**
 * @param text `mf-jobs=http://10.0.0.9:9000 mf-x=https://x.internal/api`, with spaces or commas between
 * @throws Error that names the part which is none
 */
export function parseBackends(text: string): BackendAddresses {
  const addresses = new Map<string, URL>();
  for (const part of text.split(/[\s,]+/u).filter(Boolean)) {
    const [, remote = '', address = ''] = /^(mf-[a-z0-9-]+)=(.+)$/u.exec(part) ?? [];
    const url = URL.canParse(address) ? new URL(address) : null;
    const isPlain = url !== null && /^https?:$/u.test(url.protocol) && !url.search && !url.hash;
    if (!isPlain || url.username !== '' || url.password !== '' || addresses.has(remote)) {
      throw new Error(`BACKENDS: "${part}" is not mf-x=http://host:port, or names mf-x again`);
    }
    addresses.set(remote, url);
  }
  return addresses;
}

const prefix = /^\/api\/ext\/(mf-[a-z0-9-]+)(\/[^?#]*)?(\?[^#]*)?$/u;
/** Signs that another program may read as others: a slash, a backslash, an end of text. */
const ambiguous = /\\|%(2f|5c|00|0a|0d)/iu;

/** The remote that an address names; null where it names none. */
export const remoteOf = (rawUrl: string): string | null => prefix.exec(rawUrl)?.[1] ?? null;

/**
 * The address at the backend. It stays under the operator's, whoever reads it: nothing climbs, nothing is
 * written in two ways. Null where it would not.
 */
export function backendUrl(rawUrl: string, base: URL): URL | null {
  const [, , path = '/', query = ''] = prefix.exec(rawUrl) ?? [];
  if (ambiguous.test(path) || !isDecodable(path)) return null;
  const segments = path.split('/').slice(1).map(decodeURIComponent);
  // An end with a slash is one empty segment; others in between would begin an address of another host.
  if (segments.slice(0, -1).includes('') || segments.some((each) => /^\.{1,2}$/u.test(each))) {
    return null;
  }
  const url = new URL(base.origin);
  url.pathname = base.pathname.replace(/\/$/u, '') + path;
  url.search = query;
  return url;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
