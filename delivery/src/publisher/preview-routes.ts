/** Links that show stored releases, and their end. */
import type { FastifyInstance } from 'fastify';
import { createPreview, withdrawPreviews } from '../operations/previews.ts';
import { keyIn } from './access.ts';
import type { Access } from './access.ts';
import { publicUrlOf } from './publisher-options.ts';
import type { PublisherOptions } from './publisher-options.ts';
import { bodies } from './request-shapes.ts';

export function previewRoutes(
  publisher: FastifyInstance,
  access: Access,
  options: PublisherOptions,
): void {
  const { store } = options;
  publisher.post('/previews', access.asReader(), async (request) => {
    const { anyway: isAnyway, ...order } = bodies.preview.parse(request.body);
    // Each is code that runs with the session of whoever opens the link.
    for (const key of Object.keys(order.releases)) access.requireRightTo(request, key, ['preview']);
    const maker = { by: access.nameOf(request), publicUrl: publicUrlOf(options) };
    return { link: await createPreview(store, { ...order, isAnyway }, maker) };
  });

  publisher.post('/remotes/:key/withdraw', access.withRight('preview'), async (request) => {
    const body = bodies.withdraw.parse(request.body);
    const key = keyIn(request);
    const signature = { by: access.nameOf(request), reason: body.reason };
    await withdrawPreviews(store, key, body.version, signature);
    return { key, version: body.version };
  });
}
