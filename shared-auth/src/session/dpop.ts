/**
 * Sender constraint of the refresh token (RFC 9449, E26, E29): an ES256 key pair that WebCrypto
 * never gives out, kept in IndexedDB for all tabs. A stolen `rtk:auth` cannot be refreshed without it.
 */
const databaseName = 'workerbadge';
const storeName = 'keys';
const keyName = 'dpop';

let withoutDatabase: Promise<CryptoKeyPair> | null = null;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('indexeddb')));
  });

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
  return done(request);
}

const generate = async (): Promise<CryptoKeyPair> =>
  crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']);

async function keyPair(): Promise<CryptoKeyPair> {
  let database: IDBDatabase;
  try {
    database = await openDatabase();
  } catch {
    withoutDatabase ??= generate();
    return withoutDatabase;
  }
  try {
    const keys = (mode: IDBTransactionMode) =>
      database.transaction(storeName, mode).objectStore(storeName);
    const found = (await done(keys('readonly').get(keyName))) as CryptoKeyPair | undefined;
    if (found !== undefined) return found;
    const made = await generate();
    // Another tab may have stored its own meanwhile; the first one wins.
    const store = keys('readwrite');
    const first = (await done(store.get(keyName))) as CryptoKeyPair | undefined;
    if (first !== undefined) return first;
    await done(store.put(made, keyName));
    return made;
  } finally {
    database.close();
  }
}

const encoder = new TextEncoder();

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const part = (value: unknown): string => base64url(encoder.encode(JSON.stringify(value)));

/**
 * The `DPoP` header for one call: `{ DPoP: <proof> }`, or nothing where the page has no WebCrypto
 * (plain http on a foreign host); the server then decides.
 */
export async function dpopHeader(method: string, path: string): Promise<Record<string, string>> {
  if (globalThis.crypto?.subtle === undefined) return {};
  const { privateKey, publicKey } = await keyPair();
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', publicKey);
  const head = part({ typ: 'dpop+jwt', alg: 'ES256', jwk: { kty, crv, x, y } });
  const payload = part({
    jti: crypto.randomUUID(),
    htm: method,
    htu: new URL(path, location.origin).href,
    iat: Math.floor(Date.now() / 1000),
  });
  const signature = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    privateKey,
    encoder.encode(`${head}.${payload}`),
  );
  return { DPoP: `${head}.${payload}.${base64url(new Uint8Array(signature))}` };
}
