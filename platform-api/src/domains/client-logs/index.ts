import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelope, ok } from '../../http/envelope.ts';
import { countAttempt, identityErrors, limitVisitors } from '../identity/index.ts';
import { removeOldReports } from './keep-reports.ts';
import { scrubbed } from './scrubbed.ts';
import { clientLogs } from './tables.ts';

/** Of all browsers together: a page that fails for everybody is understood from fewer. */
const REPORTS_PER_MINUTE = 300;
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
    onRequest: limitVisitors(platform, 'client report', platform.config.perMinute.clientReports),
    schema: {
      tags: ['logs'],
      summary: 'Stores an error of a browser, returns its id',
      description:
        '`errorInfo`, or `stack` and `componentStack` (API-51). Of each 4096 characters are kept; tokens, addresses and fiscal codes are taken out. 429 TOO_MANY_REQUESTS.',
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
      const wait = await countAttempt(platform, 'client reports', REPORTS_PER_MINUTE, 10);
      if (wait !== null) throw identityErrors.TOO_MANY_REQUESTS();
      const { error, errorInfo, stack, componentStack, date } = request.body;
      const id = randomUUID();
      const info = [errorInfo, stack, componentStack].filter((part) => part !== undefined);
      await platform.database.db.insert(clientLogs).values({
        id,
        error: scrubbed(error),
        errorInfo: info.map(scrubbed).join('\n'),
        happenedAt: date === undefined ? null : new Date(date),
        receivedAt: platform.clock.now(),
        correlationId: request.id,
      });
      request.log.warn({ clientLogId: id }, 'a browser reported an error');
      return ok(id);
    },
  });

  platform.jobs.work(cleaning, () => removeOldReports(platform), 'periodic');
  platform.jobs.schedule(cleaning, '41 * * * *');
}
