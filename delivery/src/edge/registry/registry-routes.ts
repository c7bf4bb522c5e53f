import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PublisherDenial, PublisherUnreachable } from '../../publisher/publisher-client.ts';
import { ReleaseRefusal } from '../../release/release-refusal.ts';
import type { ReleaseStore } from '../../release/release-store.ts';
import type { ApiClient } from '../api/api-client.ts';
import { askCaller, refuse } from '../api/administrator.ts';
import { CanaryWatch } from './canary-watch.ts';
import type { Recalls } from './recalls.ts';
import { registryEvents } from './registry-events.ts';
import type { Previews } from '../preview/previews.ts';
import type { CanaryLimits } from './release-health.ts';
import { releaseStatistics } from './release-statistics.ts';
import type { ServedState } from '../served-shell.ts';

export type RegistryRoutesOptions = {
  store: ReleaseStore;
  recalls: Recalls;
  state: () => Promise<ServedState>;
  api: ApiClient;
  headers: Record<string, string>;
  previews: Previews;
  canaryLimits?: CanaryLimits | undefined;
  edgeName?: string | undefined;
};

const usualLimits: CanaryLimits = { fewest: 20, errorRate: 0.1 };

const report = z.strictObject({
  remote: z.string().max(100),
  version: z.string().max(100),
  kind: z.enum(['ok', 'error']),
  reason: z.string().max(300).optional(),
  drawn: z
    .strictObject({ ms: z.number().int().min(0).max(120_000), isFirst: z.boolean() })
    .optional(),
});

const rollBackRequest = z.strictObject({
  remote: z.string().regex(/^mf-[a-z0-9-]+$/u),
  reason: z.string().trim().min(3).max(500),
  /** The version that the administrator saw as the stable one. */
  version: z.string().max(100).optional(),
});

/** The registry for browsers, what they report of it, and what administrators may do with it. */
export async function registryRoutes(
  edge: FastifyInstance,
  options: RegistryRoutesOptions,
): Promise<void> {
  const { store, recalls, state, api, headers } = options;
  const watch = new CanaryWatch({
    store,
    recalls,
    registry: async () => (await state()).registry,
    limits: options.canaryLimits ?? usualLimits,
    ...(options.edgeName === undefined ? {} : { edgeName: options.edgeName }),
    onFailure: (error) => edge.log.warn({ err: error }, 'health reports'),
  });
  await watch.start();
  edge.addHook('onClose', () => watch.stop());

  await registryEvents(edge, {
    revision: async () => (await state()).registry?.revision ?? 0,
    everyMs: Math.max(500, store.storage.freshForMs),
  });

  edge.get('/registry.json', async (request, reply) => {
    const { registryText } = await state();
    void reply.headers(headers).header('cache-control', 'no-cache');
    if (registryText === '') return reply.code(404).send({ code: 'NOTHING_PUBLISHED' });
    const etag = `"${createHash('sha256').update(registryText).digest('base64url').slice(0, 22)}"`;
    void reply.header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(registryText);
  });

  edge.post('/registry/health', { bodyLimit: 2048 }, async (request, reply) => {
    void reply.headers(headers).header('cache-control', 'no-store');
    const { success, data } = report.safeParse(request.body);
    if (!success) return refuse(request, reply, 400);
    // Of a page in which a tester has other versions: what fails there may be the fault of those.
    if ((await options.previews.of(request)) === null) await watch.report(data, request.ip);
    // The same answer when nothing was counted, so that it does not reveal what is registered.
    return reply.code(204).send();
  });

  edge.get('/registry/health', forAdministrators(), async (_request, reply) =>
    reply.send({ data: await releaseStatistics(store, watch) }),
  );

  edge.post('/registry/rollback', forAdministrators(), async (request, reply) => {
    const { success, data } = rollBackRequest.safeParse(request.body);
    if (!success) return refuse(request, reply, 400);
    const { remote, reason, version } = data;
    try {
      const by = administrators.get(request) ?? '';
      const stable = await recalls.rollBack(remote, { by, reason, seen: version });
      return await reply.send({ data: { remote, stable }, warning: null, Info: null, info: null });
    } catch (error) {
      if (!(error instanceof ReleaseRefusal)) throw error;
      // Nothing that this administrator could mend.
      if (error instanceof PublisherUnreachable || error instanceof PublisherDenial) {
        request.log.error({ err: error }, 'roll back not asked for');
        return refuse(request, reply, 502);
      }
      request.log.info({ err: error }, 'roll back refused');
      return refuse(request, reply, 409);
    }
  });

  const administrators = new WeakMap<FastifyRequest, string>();

  function forAdministrators() {
    return {
      bodyLimit: 2048,
      preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
        void reply.headers(headers).header('cache-control', 'no-store');
        const caller = await askCaller(api, request);
        if (caller.kind === 'refused') return refuse(request, reply, caller.status);
        administrators.set(request, caller.name);
      },
    };
  }
}
