import { canonicalJson, type Registry } from 'contracts';

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
