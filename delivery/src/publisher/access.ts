/** Who sent a request is proved, and has the right, before its body is read. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nameOf, TokenVerifier } from './proved-sender.ts';
import { Denial } from './refusal-answers.ts';
import { allowed, mayRead, remoteKey } from './rights.ts';
import type { Operation, ProvedClaims, Rights } from './rights.ts';

type Check = (request: FastifyRequest) => unknown;

export class Access {
  readonly #rights: () => Promise<Rights>;
  readonly #verifier = new TokenVerifier();
  readonly #senders = new WeakMap<FastifyRequest, { rights: Rights; claims: ProvedClaims }>();

  /** @param rights asked at every request: a right that is taken away counts at once. */
  constructor(rights: () => Promise<Rights>) {
    this.#rights = rights;
  }

  /** Before the body is read: what nobody may send is not stored, not even for a moment. */
  before(check: Check) {
    return {
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
        const rights = await this.#rights();
        const claims = await this.#verifier.claimsOf(request.headers.authorization, rights);
        this.#senders.set(request, { rights, claims });
        check(request);
      },
    };
  }

  withRight(operation: Operation) {
    return this.before((request) => this.requireRight(request, operation));
  }

  /** Whoever has any right here. */
  asReader() {
    return this.before((request) => {
      const { rights, claims } = this.#senderOf(request);
      if (!mayRead(rights, claims)) throw new Denial(`${nameOf(claims)} has no right here.`);
    });
  }

  /** @returns the remote that the address names. @throws Denial */
  requireRight(request: FastifyRequest, ...wanted: Operation[]): string {
    const key = keyIn(request);
    this.requireRightTo(request, key, wanted);
    return key;
  }

  /** @throws Denial for the first of them that is missing. */
  requireRightTo(request: FastifyRequest, key: string, wanted: readonly Operation[]): void {
    const { rights, claims } = this.#senderOf(request);
    const missing = wanted.find((operation) => !allowed(rights, claims, operation, key));
    if (missing === undefined) return;
    throw new Denial(`${nameOf(claims)} has no right "${missing}" for ${key}.`);
  }

  /** For the history: the issuer's word. */
  nameOf(request: FastifyRequest): string {
    return nameOf(this.#senderOf(request).claims);
  }

  #senderOf(request: FastifyRequest): { rights: Rights; claims: ProvedClaims } {
    const sender = this.#senders.get(request);
    if (sender === undefined) throw new Denial('Nobody is proved to have sent this.');
    return sender;
  }
}

/** The remote that the address names, or the shell. */
export function keyIn(request: FastifyRequest): string {
  const { key } = request.params as { key: string };
  if (remoteKey.test(key)) return key;
  throw new Denial(`${JSON.stringify(key)} is no name of a remote.`);
}
