import type { Registry } from 'shared-ui/remote';

/** RFC 8785 for what a registry holds: keys sorted by code unit, no space, numbers as ECMAScript writes them. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`);
  return `{${fields.join(',')}}`;
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  );

/**
 * Whether the registry is signed by this key (raw Ed25519, base64url). `null` where the browser
 * cannot say: no secure context, or an Ed25519 that it does not know.
 */
export async function isSignedBy(registry: Registry, publicKey: string): Promise<boolean | null> {
  const { signature, ...rest } = registry;
  let key: CryptoKey;
  try {
    key = await crypto.subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify']);
  } catch {
    return null;
  }
  try {
    const signed = new TextEncoder().encode(canonicalJson(rest));
    return await crypto.subtle.verify('Ed25519', key, bytesOf(signature), signed);
  } catch {
    return false;
  }
}
