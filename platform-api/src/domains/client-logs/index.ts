import { randomUUID } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelope, ok } from '../../http/envelope.ts';
import { scrubbed } from './scrubbed.ts';
import { clientLogs } from './tables.ts';

const keptDays = 90;
const cleaning = 'client-logs.clean';

const report = z.string().max(20_000);

/** `POST Logs/InsertLogClientToDb`: errors of browsers, of visitors too. */
export async function clientLogsDomain(instance: FastifyInstance): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'POST',
    url: '/Logs/InsertLogClientToDb',
    config: { access: { public: true } },
    schema: {
      tags: ['logs'],
      summary: 'Stores an error of a browser, returns its id',
      description:
        '`errorInfo`, or `stack` and `componentStack` (API-51). Tokens, addresses and fiscal codes are taken out.',
      body: z.object({
        error: report.min(1),
        errorInfo: report.optional(),
        stack: report.optional(),
        componentStack: report.optional(),
        date: z.iso.datetime({ offset: true }).optional(),
      }),
      response: { 200: envelope(z.uuid()) },
    },
    handler: async (request) => {
      const { error, errorInfo, stack, componentStack, date } = request.body;
      const id = randomUUID();
      const info = [errorInfo, stack, componentStack].filter((part) => part !== undefined);
      await platform.database.db.insert(clientLogs).values({
        id,
        error: scrubbed(error),
        errorInfo: scrubbed(info.join('\n')),
        happenedAt: date === undefined ? null : new Date(date),
        receivedAt: platform.clock.now(),
        correlationId: request.id,
      });
      request.log.warn({ clientLogId: id }, 'a browser reported an error');
      return ok(id);
    },
  });

  platform.jobs.work(cleaning, async () => {
    const since = new Date(platform.clock.now().getTime() - keptDays * 86_400_000);
    await platform.database.db.delete(clientLogs).where(lt(clientLogs.receivedAt, since));
  });
  platform.jobs.schedule(cleaning, '41 3 * * *');
}
