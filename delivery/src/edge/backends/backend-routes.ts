import os from 'node:os';
import type { Registry, RemoteManifest } from 'contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { traceHeaders } from 'server-process';
import type { ReleaseStore } from '../../release/release-store.ts';
import type { ApiClient } from '../api/api-client.ts';
import { backendUrl, parseBackends, remoteOf } from './backend-addresses.ts';
import { BackendWay, passedOn, usualLimits } from './backend-call.ts';
import type { BackendLimits, BackendRequest } from './backend-call.ts';
import { IdentityKeys, identityOf } from './backend-identity.ts';
import { sendProblem } from './backend-problems.ts';

export type BackendRoutesOptions = {
  store: ReleaseStore;
  registry: () => Promise<Registry | null>;
  api: ApiClient;
  /** As the operator wrote it (`BACKENDS`). */
  addresses: string;
  publicUrl: string;
  edgeName?: string | undefined;
  limits?: Partial<BackendLimits> | undefined;
};

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * `/api/ext/mf-x/…`: the API of a remote's own team, where its release declares one and the operator says where
 * it listens. It has the session's identity, and nothing of the session.
 */
export async function backendRoutes(
  edge: FastifyInstance,
  { store, registry, api, addresses, publicUrl, edgeName, limits }: BackendRoutesOptions,
): Promise<void> {
  const known = parseBackends(addresses);
  const applied = { ...usualLimits, ...limits };
  const ways = new Map([...known.keys()].map((remote) => [remote, new BackendWay(applied)]));
  edge.addHook('onClose', () => Promise.all([...ways.values()].map((way) => way.close())));

  const keys = new IdentityKeys(store, { issuer: publicUrl, edgeName: edgeName ?? os.hostname() });
  if (known.size > 0) {
    // Not awaited at a request: a backend that does not know a key asks for the keys again.
    await keys
      .announce()
      .catch((error: unknown) => edge.log.warn({ err: error }, 'identity keys cannot be stored'));
  }

  edge.get('/registry/identity-keys.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send(await keys.published()),
  );

  // Bodies go on as they came.
  edge.removeAllContentTypeParsers();
  edge.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  edge.route({
    method: [...methods],
    url: '/api/ext/*',
    exposeHeadRoute: false,
    bodyLimit: applied.requestBytes,
    handler,
  });

  async function handler(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const rawUrl = request.raw.url ?? '';
    const remote = remoteOf(rawUrl);
    const declared = remote === null ? undefined : declarationOf(await registry(), remote);
    if (remote === null || declared === undefined) return sendProblem(request, reply, 'unknown');
    const way = ways.get(remote);
    const base = known.get(remote);
    if (way === undefined || base === undefined) {
      request.log.warn({ remote }, 'a remote declares a backend that BACKENDS does not name');
      return sendProblem(request, reply, 'away');
    }
    const url = backendUrl(rawUrl, base);
    if (url === null) return sendProblem(request, reply, 'path');

    const asked = await identityOf(api, request);
    if (asked.kind === 'refused')
      return sendProblem(request, reply, refusals[asked.status] ?? 'api');
    if (asked.kind === 'nobody' && !declared.isPublic) return sendProblem(request, reply, 'login');
    const method = methods.find((each) => each === request.method) ?? 'GET';
    const answer = await way.call({
      url,
      method,
      headers: {
        ...passedOn(request.headers),
        ...traceHeaders(),
        // Compressed once, in front.
        'accept-encoding': 'identity',
        'x-correlation-id': request.id,
        ...(asked.kind === 'known'
          ? { 'x-workerbadge-identity': keys.token(remote, asked.identity) }
          : {}),
      },
      body: bodyOf(request, method),
    });
    if (answer.kind === 'failure') {
      const { failure, error } = answer;
      request.log.warn({ err: error, remote, failure }, 'a backend gives no answer');
      return sendProblem(request, reply, failure);
    }
    return reply
      .code(answer.status)
      .headers({ 'cache-control': 'no-store', ...answer.headers })
      .headers(asData)
      .send(answer.body);
  }
}

const refusals: Readonly<Record<number, 'login' | 'forbidden'>> = {
  401: 'login',
  403: 'forbidden',
};

/** Another team's answer is data on our origin: opened as a page it must be able to do nothing. */
const asData = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

type Declared = NonNullable<RemoteManifest['backend']>;

/** Of the stable release; of a canary where that is the first with a backend. */
function declarationOf(registry: Registry | null, key: string): Declared | undefined {
  const remotes = registry?.remotes ?? {};
  const remote = Object.hasOwn(remotes, key) ? remotes[key] : undefined;
  if (remote === undefined) return undefined;
  const { stable, canary, versions } = remote;
  return (
    versions[stable]?.remoteJson?.backend ??
    (canary && versions[canary.version]?.remoteJson?.backend)
  );
}

function bodyOf({ body }: FastifyRequest, method: BackendRequest['method']): Buffer | null {
  return method === 'GET' || method === 'HEAD' || !Buffer.isBuffer(body) ? null : body;
}
