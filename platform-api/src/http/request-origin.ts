import type { FastifyInstance } from 'fastify';
import { currentOrigin, withOrigin, type Origin } from '../telemetry/origin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    origin: Origin | null;
  }
}

/** Everything that a request starts, jobs too, carries its correlation id. The first hook of all. */
export function installOrigin(app: FastifyInstance): void {
  app.decorateRequest('origin', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.origin = { correlationId: request.id };
    withOrigin(request.origin, done);
  });
  // The events of a body belong to its connection, so what follows them does not know the request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.origin === null) done();
    else withOrigin(request.origin, done);
  });
}

/** From here on the lines of the request say whose it is. */
export function noteCaller({ userId, sessionId }: { userId: string; sessionId: string }): void {
  const origin = currentOrigin();
  if (origin !== undefined) Object.assign(origin, { userId, sessionId });
}
