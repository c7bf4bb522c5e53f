/** Who calls, told to a backend so that it need not believe the network: a token that it checks itself. */
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { JsonWebKey } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ReleaseStore } from '../../release/release-store.ts';
import type { ApiClient } from '../api/api-client.ts';

export type Identity = { userId: string; role: string };

export type IdentityAnswer =
  | { kind: 'known'; identity: Identity }
  | { kind: 'nobody' }
  | { kind: 'refused'; status: number };

const TIME_OUT_MS = 5000;
/** For one request; clocks may differ by less. */
const LIFETIME_SECONDS = 60;

/** Asks the API about the token of the session: only the header counts, no cookie. */
export async function identityOf(api: ApiClient, request: FastifyRequest): Promise<IdentityAnswer> {
  const { authorization } = request.headers;
  if (authorization === undefined) return { kind: 'nobody' };
  const ask = async (path: string) => {
    const answer = await api.fetch(path, {
      headers: { authorization, accept: 'application/json' },
      signal: AbortSignal.timeout(TIME_OUT_MS),
    });
    return { status: answer.status, data: answer.ok ? dataOf(await answer.json()) : null };
  };
  try {
    const [profile, role] = await Promise.all([
      ask('/api/Users/profile'),
      ask('/api/Account/Role'),
    ]);
    const refused = [profile.status, role.status].find((status) => status !== 200);
    if (refused !== undefined) {
      return { kind: 'refused', status: refused === 401 || refused === 403 ? refused : 502 };
    }
    const userId = (profile.data as { userId?: unknown } | null)?.userId;
    if (typeof userId !== 'string' || typeof role.data !== 'string') {
      return { kind: 'refused', status: 502 };
    }
    return { kind: 'known', identity: { userId, role: role.data } };
  } catch {
    return { kind: 'refused', status: 502 };
  }
}

const dataOf = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null;

const folder = 'identity-keys';

/**
 * Signs identities with a key that never leaves this process. The public keys of all edges on one store are
 * one document: a backend asks whichever edge it reaches.
 */
export class IdentityKeys {
  readonly #store: ReleaseStore;
  readonly #issuer: string;
  readonly #name: string;
  readonly #keys = generateKeyPairSync('ed25519');
  readonly #kid = randomUUID();

  constructor(store: ReleaseStore, { issuer, edgeName }: { issuer: string; edgeName: string }) {
    this.#store = store;
    this.#issuer = issuer;
    this.#name = `${folder}/${edgeName.replaceAll(/[^\w.-]/gu, '_')}.json`;
  }

  /** Tells the other edges of our key. */
  async announce(): Promise<void> {
    await this.#store.storage.replace(this.#name, Buffer.from(JSON.stringify(this.#jwk())));
  }

  /** A JSON Web Key Set (RFC 7517). */
  async published(): Promise<{ keys: JsonWebKey[] }> {
    const names = (await this.#store.storage.list(folder)).filter((name) => name !== this.#name);
    const others = await Promise.all(names.map((name) => this.#store.storage.read(name)));
    const parsed = others.flatMap((content) =>
      content === null ? [] : [JSON.parse(content.toString()) as JsonWebKey],
    );
    return { keys: [this.#jwk(), ...parsed] };
  }

  /** A JSON Web Token (RFC 7519), good at one backend for a minute. */
  token(remote: string, { userId, role }: Identity): string {
    const now = Math.floor(Date.now() / 1000);
    const head = { alg: 'EdDSA', typ: 'JWT', kid: this.#kid };
    const claims = {
      iss: this.#issuer,
      aud: remote,
      sub: userId,
      role,
      iat: now,
      exp: now + LIFETIME_SECONDS,
    };
    const signed = [head, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const signature = sign(null, Buffer.from(signed), this.#keys.privateKey);
    return `${signed}.${signature.toString('base64url')}`;
  }

  #jwk(): JsonWebKey {
    const jwk = this.#keys.publicKey.export({ format: 'jwk' });
    return { ...jwk, kid: this.#kid, alg: 'EdDSA', use: 'sig' };
  }
}
