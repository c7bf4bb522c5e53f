import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../../http/access.ts';
import { envelope, ok } from '../../../http/envelope.ts';
import { listQuery, page, pageOf } from '../../../http/lists.ts';
import { activeAccount } from '../../accounts/index.ts';
import { listEntries, noteAct } from '../../audit/index.ts';
import { endSessionsOf, ownSession, ownSessions, sessionToWire } from '../../identity/index.ts';
import { auditEntry, entriesToWire } from '../audit/entry-to-wire.ts';
import { userIdQuery } from './schemas.ts';

const tags = ['back office'];
const administrator = { access: { roles: ['AdminWorkerBadge'] } } as const;
const notShown = 'Not shown in the documents.';

/** Where a person is logged in, and what was changed of them by whom. */
export function userRecordRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Users/GetUserSessions',
    config: administrator,
    schema: {
      tags,
      summary: 'The living sessions of a person, the last used first',
      description: notShown,
      querystring: userIdQuery,
      response: { 200: envelope(z.array(ownSession)) },
    },
    handler: async (request) => {
      const { id: userId } = await activeAccount(platform, request.query.userId);
      const { sessionId } = requirePrincipal(request);
      return ok((await ownSessions(platform, { userId, sessionId })).map(sessionToWire));
    },
  });

  app.route({
    method: 'DELETE',
    url: '/Users/UserSessions',
    config: administrator,
    schema: {
      tags,
      summary: 'Ends one session of a person, or all of them; how many there were',
      description: `${notShown} A repeated call ends nothing.`,
      querystring: userIdQuery.extend({ sessionId: z.uuid().optional() }),
      response: { 200: envelope(z.number().int()) },
    },
    handler: async (request) => {
      const { id: userId } = await activeAccount(platform, request.query.userId);
      const { sessionId = null } = request.query;
      const count = await platform.database.transaction(async () => {
        const ended = await endSessionsOf(platform, userId, sessionId);
        if (ended > 0) {
          await noteAct(platform, {
            actorId: requirePrincipal(request).userId,
            act: 'session.ended',
            subjectKind: 'user',
            subjectId: userId,
            detail: { count: ended },
          });
        }
        return ended;
      });
      return ok(count);
    },
  });

  app.route({
    method: 'GET',
    url: '/Users/GetUserHistory',
    config: administrator,
    schema: {
      tags,
      summary: 'What was changed of a person, by whom, newest first',
      description: notShown,
      querystring: userIdQuery.extend(listQuery.pick({ page: true, pageSize: true }).shape),
      response: { 200: envelope(pageOf(auditEntry)) },
    },
    handler: async ({ query }) => {
      const { id } = await activeAccount(platform, query.userId);
      const { items, totalItems } = await listEntries(
        platform,
        { subject: { kind: 'user', id } },
        query,
      );
      const entries = await entriesToWire(platform, items);
      return ok(page(entries, totalItems, query.page, query.pageSize));
    },
  });
}
