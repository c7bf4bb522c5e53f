import type { FastifyInstance } from 'fastify';
import { ReplicaUnusable } from '../database/replica/replica.ts';
import { isDomainError } from '../errors.ts';
import type { Platform } from '../platform.ts';
import { replicaRoutes } from './replica-routes.ts';

/** Where a read was answered: by the replica, or by the primary and why. */
export type ReadSource = 'replica' | 'own write' | 'late' | 'away' | 'failed';

type Writes = {
  /** Notes that a person wrote, after it was committed. */
  noteWrite: (platform: Platform, userId: string) => Promise<void>;
  /** The last note, from wherever the database is read. */
  lastWrite: (platform: Platform, userId: string) => Promise<string | null>;
};

class NotThereYet extends Error {}

const unchanging = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Sends the routes of the table to the replica, where there is one. A person never sees less than they wrote: each
 * answer to a request that writes is given after a note of it is in the database, and the replica answers this
 * person only when it has that note. Whatever the replica cannot answer, the primary answers.
 * @param onRead called with each read of these routes
 */
export function installReplicaReads(
  app: FastifyInstance,
  { noteWrite, lastWrite }: Writes,
  onRead: (source: ReadSource) => void = () => undefined,
): void {
  const { platform } = app;
  const { replica } = platform.database;
  const found = new Set<string>();

  app.addHook('onRoute', (route) => {
    const name = [route.method].flat().map((method) => `${method} ${route.url}`);
    if (!name.some((each) => replicaRoutes.includes(each))) return;
    for (const each of name) found.add(each);
    if (replica === null) return;
    const { handler } = route;
    route.handler = async function onReplica(request, reply) {
      const answer = async (): Promise<unknown> => handler.call(this, request, reply);
      const userId = request.principal?.userId;
      const note = userId === undefined ? null : await lastWrite(platform, userId);
      try {
        const result = await replica.read(async () => {
          if (userId !== undefined && note !== (await lastWrite(platform, userId))) {
            throw new NotThereYet();
          }
          return answer();
        });
        onRead('replica');
        return result;
      } catch (error) {
        if (isDomainError(error)) throw error;
        onRead(sourceOf(error));
        if (sourceOf(error) === 'failed') {
          request.log.warn({ err: error }, 'the primary reads again what failed on the replica');
        }
        return answer();
      }
    };
  });
  app.addHook('onReady', async () => {
    const missing = replicaRoutes.filter((route) => !found.has(route));
    if (missing.length > 0) throw new Error(`There is no route ${missing.join(', ')}`);
  });
  if (replica === null) return;

  // Without its note a write counts as not answered: a 503, as when the database went away before it.
  app.addHook('onSend', async (request, reply, payload) => {
    const { principal, method } = request;
    const isRead =
      unchanging.has(method) || found.has(`${method} ${request.routeOptions.url ?? ''}`);
    if (principal !== null && !isRead && reply.statusCode < 500) {
      await noteWrite(platform, principal.userId);
    }
    return payload;
  });
}

function sourceOf(error: unknown): ReadSource {
  if (error instanceof NotThereYet) return 'own write';
  return error instanceof ReplicaUnusable ? error.reason : 'failed';
}
