/** What changes which stored version is served. */
import type { FastifyInstance } from 'fastify';
import { canaryOf, endCanary, promote, rollBack, startCanary } from '../operations/operations.ts';
import { keyIn } from './access.ts';
import type { Access } from './access.ts';
import type { PublisherOptions } from './publisher-options.ts';
import { bodies } from './request-shapes.ts';

export function changeRoutes(
  publisher: FastifyInstance,
  access: Access,
  { store }: PublisherOptions,
): void {
  publisher.post('/remotes/:key/promote', access.withRight('promote'), async (request) => {
    const { version: named, anyway: isAnyway, reason: why } = bodies.promote.parse(request.body);
    const key = keyIn(request);
    const change = { version: named, isAnyway, by: access.nameOf(request), reason: why };
    return { key, version: await promote(store, key, change) };
  });

  publisher.post('/remotes/:key/rollback', access.withRight('rollback'), async (request) => {
    const { anyway, ...body } = bodies.rollback.parse(request.body);
    const key = keyIn(request);
    // Otherwise the right to go back would be one to serve whatever was ever stored.
    if (body.version !== undefined || anyway) access.requireRight(request, 'promote');
    const change = { ...body, isAnyway: anyway, by: access.nameOf(request) };
    return { key, version: await rollBack(store, key, change) };
  });

  publisher.post('/remotes/:key/canary', access.withRight('canary'), async (request) => {
    const { reason: why, ...body } = bodies.canary.parse(request.body);
    const key = keyIn(request);
    const named = body.version ?? (await canaryOf(store, key)).version;
    const signature = { by: access.nameOf(request), reason: why };
    await startCanary(store, key, { ...body, version: named }, signature);
    return { key, version: named };
  });

  publisher.post('/remotes/:key/halt', access.withRight('halt'), async (request) => {
    const body = bodies.halt.parse(request.body);
    const key = keyIn(request);
    const named = body.version ?? (await canaryOf(store, key)).version;
    const signature = { by: access.nameOf(request), reason: body.reason };
    return { key, version: named, ended: await endCanary(store, key, named, signature) };
  });
}
