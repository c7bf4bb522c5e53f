import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ReleaseStore } from '../../release/release-store.ts';
import type { ApiClient } from '../api/api-client.ts';
import { askCaller, refuse } from '../api/administrator.ts';

/** Who may load a local remote into the shell in their own browser. */
export type OverridePolicy = 'everyone' | 'administrators' | 'off';

/** One developer's remote in place of the released one, in one browser. */
export type Override = {
  remote: string;
  /** `http://localhost:4100`: loopback only. */
  origin: string;
};

const cookieName = 'wb-override';
/** A working day: a forgotten override expires. */
const LIFETIME_SECONDS = 8 * 60 * 60;

/** On the developer's own machine; in production only by configuration. */
export function overridePolicy(configured: string | undefined, publicUrl: string): OverridePolicy {
  if (configured === 'everyone' || configured === 'administrators' || configured === 'off') {
    return configured;
  }
  return isLoopback(publicUrl) ? 'everyone' : 'off';
}

/** A plain origin on this very machine: nothing else may ever widen the policy of a page. */
export function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

const overrideSchema = z.strictObject({
  remote: z.string().regex(/^mf-[a-z0-9-]+$/u),
  origin: z
    .string()
    .refine((text) => isLoopback(text) && new URL(text).origin === text, 'a loopback origin'),
});

/**
 * Seals overrides into cookies and reads them; every edge with the store's key can, or with the same secret. An
 * edge with neither reads its own.
 */
export class OverrideCookie {
  readonly #key: Buffer;

  constructor(store: ReleaseStore, shared?: string) {
    const secret = shared ?? secretOf(store);
    this.#key = createHash('sha256').update('override cookie').update(secret).digest();
  }

  seal(override: Override, now = Date.now()): string {
    const until = now + LIFETIME_SECONDS * 1000;
    const content = Buffer.from(JSON.stringify({ ...override, until })).toString('base64url');
    return `${content}.${this.#signature(content)}`;
  }

  /** Null for what we did not seal, or sealed too long ago. */
  open(cookie: string | undefined, now = Date.now()): Override | null {
    const [content = '', signature = ''] = (cookie ?? '').split('.');
    const expected = Buffer.from(this.#signature(content));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const { until, ...override } = JSON.parse(
      Buffer.from(content, 'base64url').toString(),
    ) as Override & { until: number };
    return until > now ? override : null;
  }

  #signature(content: string): string {
    return createHmac('sha256', this.#key).update(content).digest('base64url');
  }
}

const secretOf = (store: ReleaseStore): Buffer =>
  store.isVerifyingOnly
    ? randomBytes(32)
    : store.signingKey.privateKey.export({ type: 'pkcs8', format: 'der' });

export type OverrideRoutesOptions = {
  policy: OverridePolicy;
  cookie: OverrideCookie;
  api: ApiClient;
  publicUrl: string;
  headers: Record<string, string>;
};

/** `POST /registry/override` begins one, `DELETE` ends it. The page that follows is the first with it. */
export async function overrideRoutes(
  edge: FastifyInstance,
  { policy, cookie, api, publicUrl, headers }: OverrideRoutesOptions,
): Promise<void> {
  const setCookie = (reply: FastifyReply, value: string, seconds: number) =>
    reply.header(
      'set-cookie',
      `${cookieName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict` +
        (publicUrl.startsWith('https:') ? '; Secure' : ''),
    );

  edge.addHook('onRequest', async (_request, reply) => {
    void reply.headers(headers).header('cache-control', 'no-store');
  });

  edge.post('/registry/override', { bodyLimit: 1024 }, async (request, reply) => {
    if (policy === 'off' || isFromElsewhere(request)) return refuse(request, reply, 403);
    if (policy === 'administrators') {
      const caller = await askCaller(api, request);
      if (caller.kind === 'refused') return refuse(request, reply, caller.status);
    }
    const { success, data } = overrideSchema.safeParse(request.body);
    // One that was never published too: its team wants to see it in the shell before.
    if (!success) return refuse(request, reply, 400);
    return setCookie(reply, cookie.seal(data), LIFETIME_SECONDS).send({ data });
  });

  edge.delete('/registry/override', async (request, reply) =>
    isFromElsewhere(request)
      ? refuse(request, reply, 403)
      : setCookie(reply, '', 0).send({ data: null }),
  );
}

/** A page of another site must not begin one: browsers say where a request comes from. */
export const isFromElsewhere = (request: FastifyRequest): boolean =>
  !['same-origin', undefined].includes(request.headers['sec-fetch-site']);

export const overrideCookieName = cookieName;
