import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { accessErrors, requirePrincipal } from '../../../http/access.ts';
import { envelope, ok } from '../../../http/envelope.ts';
import { officeBadgeFilters } from '../../badges/index.ts';
import { officeMovementFilters } from '../../credits/index.ts';
import { signedFileUrl } from '../../files/index.ts';
import { subscribersOf } from '../../newsletters/index.ts';
import { requestsQuery } from '../../redemptions/index.ts';
import { entriesQuery } from '../audit/audit-routes.ts';
import * as schemas from '../schemas.ts';
import { usersQuery } from '../users/schemas.ts';
import { filtersOfPeople } from '../users/wire.ts';
import { filtersOfOrders } from '../wire.ts';
import { exportedTable, exportJobs } from './exported-tables.ts';
import { mayTake } from './may-take.ts';
import { removeFilesJob } from './personal-data.ts';
import { latestExport, removeExpiredExports, requestExport, takeExport } from './request-export.ts';
import { forgetFile, runExport, type TableExport } from './run-export.ts';
import { exportedKinds, exportFormats } from './tables.ts';

const tags = ['back office'];
const config = { access: { roles: ['AdminWorkerBadge'] } } as const;
/** Whose a table is, `mayTake` says. */
const ofWriters = { access: {} } as const;
const cleaning = 'backoffice.clean-exports';

/** Tables that have an export (2§3). */
const kind = z
  .literal(Object.values(exportedKinds))
  .describe(
    '0 users, 1 orders and invoices, 2 redemption requests, 10 the audit, 11 badges, 12 credits, 13 subscribers of a newsletter.',
  );

const formato = z.enum(exportFormats);

const tableExport = z
  .object({
    id: z.uuid(),
    tipoTabella: kind,
    formato: z.enum(exportFormats),
    stato: z.enum(['waiting', 'running', 'ready', 'failed']),
    righe: z.number().int().describe('Written until now.'),
    righeTotali: z.number().int(),
    scadeIl: z.string().nullable().describe('When the file goes.'),
  })
  .meta({ id: 'TableExport' });

const toWire = (row: TableExport) => ({
  id: row.id,
  tipoTabella: kind.parse(row.tableKind),
  formato: row.format,
  stato: row.state,
  righe: row.rows,
  righeTotali: row.totalRows,
  scadeIl: row.expiresAt?.toISOString() ?? null,
});

/** A table as a file, of exactly the filtered set. */
export function tableExportRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'POST',
    url: '/List/OrdersExport',
    config,
    schema: {
      tags,
      summary: 'Asks for the orders of List/Orders with these filters as a file',
      description:
        'Not shown in the documents. Up to 2,000 rows it is ready at once, above by a job whose progress GET tells. The same wish twice is one export while it is under way.',
      querystring: schemas.ordersQuery.omit({ page: true, pageSize: true }).extend({ formato }),
      response: { 200: envelope(tableExport) },
    },
    handler: async (request) => {
      const { formato: format, ...query } = request.query;
      const { userId } = requirePrincipal(request);
      const wish = { userId, format, query: filtersOfOrders(query) };
      return ok(toWire(await requestExport(platform, wish)));
    },
  });

  app.route({
    method: 'POST',
    url: '/Users/UsersExport',
    config,
    schema: {
      tags,
      summary: 'Asks for the people of Users/SearchUser with these filters as a file',
      description: 'Not shown in the documents. As List/OrdersExport.',
      querystring: usersQuery.omit({ page: true, pageSize: true }).extend({ formato }),
      response: { 200: envelope(tableExport) },
    },
    handler: async (request) => {
      const { formato: format, ...asked } = request.query;
      const { userId } = requirePrincipal(request);
      const query = { table: 'users', ...filtersOfPeople(asked) } as const;
      return ok(toWire(await requestExport(platform, { userId, format, query })));
    },
  });

  app.route({
    method: 'POST',
    url: '/Algorand/RichiesteRiscattoExport',
    config,
    schema: {
      tags,
      summary: 'Asks for the requests of Algorand/GetRichiesteRiscattoAlgorand as a file',
      description: 'Not shown in the documents. As List/OrdersExport.',
      querystring: requestsQuery.omit({ page: true, pageSize: true }).extend({ formato }),
      response: { 200: envelope(tableExport) },
    },
    handler: async (request) => {
      const { formato: format, stato: state, sortBy, sortDirection } = request.query;
      const { userId } = requirePrincipal(request);
      const query = {
        table: 'redemptions',
        state,
        sortDirection: sortBy === undefined ? 'desc' : sortDirection,
      } as const;
      return ok(toWire(await requestExport(platform, { userId, format, query })));
    },
  });

  app.route({
    method: 'POST',
    url: '/Audit/EntriesExport',
    config,
    schema: {
      tags,
      summary: 'Asks for the entries of Audit/Entries with these filters as a file',
      description:
        'Not shown in the documents. As List/OrdersExport. Of everybody whom the words name, where the list stops at 500.',
      querystring: entriesQuery.omit({ page: true, pageSize: true }).extend({ formato }),
      response: { 200: envelope(tableExport) },
    },
    handler: async (request) => {
      const { formato: format, ricerca: text, azione: act, dal: from, al: to } = request.query;
      const { userId } = requirePrincipal(request);
      const query = { table: 'audit', text, act, from, to } as const;
      return ok(toWire(await requestExport(platform, { userId, format, query })));
    },
  });

  app.route({
    method: 'POST',
    url: '/List/BadgesExport',
    config,
    schema: {
      tags,
      summary: 'Asks for the badges of List/Badges with these filters as a file',
      description: 'Not shown in the documents. As List/OrdersExport.',
      querystring: officeBadgeFilters.extend({ formato }),
      response: { 200: envelope(tableExport) },
    },
    handler: async (request) => {
      const { formato: format, ...filters } = request.query;
      const { userId } = requirePrincipal(request);
      const query = { table: 'badges', ...filters } as const;
      return ok(toWire(await requestExport(platform, { userId, format, query })));
    },
  });

  app.route({
    method: 'POST',
    url: '/List/CreditMovementsExport',
    config,
    schema: {
      tags,
      summary: 'Asks for the movements of List/CreditMovements with these filters as a file',
      description: 'Not shown in the documents. As List/OrdersExport.',
      querystring: officeMovementFilters.extend({ formato }),
      response: { 200: envelope(tableExport) },
    },
    handler: async (request) => {
      const { formato: format, ...filters } = request.query;
      const { userId } = requirePrincipal(request);
      const query = { table: 'credits', ...filters } as const;
      return ok(toWire(await requestExport(platform, { userId, format, query })));
    },
  });

  app.route({
    method: 'POST',
    url: '/NewsletterRegistration/Export',
    config: ofWriters,
    schema: {
      tags,
      summary: 'Asks for who receives a newsletter as a file, for those who may write it (E162)',
      description:
        'Not shown in the documents. As List/OrdersExport; addresses are shortened as in the table.',
      querystring: subscribersOf.extend({ formato }),
      response: { 200: envelope(tableExport) },
    },
    handler: async (request) => {
      const { formato: format, courseId = null } = request.query;
      const principal = requirePrincipal(request);
      const query = { table: 'subscribers', courseId } as const;
      if (!(await mayTake(platform, principal, query))) throw accessErrors.FORBIDDEN();
      return ok(toWire(await requestExport(platform, { userId: principal.userId, format, query })));
    },
  });

  app.route({
    method: 'GET',
    url: '/List/OrdersExport',
    config: ofWriters,
    schema: {
      tags,
      summary: 'The caller’s newest export of a table that they have not downloaded; null for none',
      description: 'Not shown in the documents.',
      querystring: z.object({
        tipoTabella: z.coerce.number().pipe(kind).default(exportedKinds.orders),
      }),
      response: { 200: envelope(tableExport.nullable()) },
    },
    handler: async (request) => {
      const principal = requirePrincipal(request);
      const { tipoTabella } = request.query;
      const isOfWriters = tipoTabella === exportedKinds.subscribers;
      if (!isOfWriters && principal.role !== 'AdminWorkerBadge') throw accessErrors.FORBIDDEN();
      const latest = await latestExport(platform, principal.userId, tipoTabella);
      const isShown = latest !== null && (await mayTake(platform, principal, latest.query));
      return ok(isShown ? toWire(latest) : null);
    },
  });

  app.route({
    method: 'POST',
    url: '/List/OrdersExportFile',
    config: ofWriters,
    schema: {
      tags,
      summary: 'A short-lived address of an export of the caller',
      description:
        'Not shown in the documents. The download is in the audit. 404 EXPORT_NOT_FOUND also for another person’s, one that the caller may no longer have, or one whose day is over.',
      querystring: z.object({ exportId: z.uuid() }),
      response: { 200: envelope(z.object({ url: z.string(), fileName: z.string() })) },
    },
    handler: async (request) => {
      const taken = await takeExport(platform, requirePrincipal(request), request.query.exportId);
      const { fileName: name, format, query } = taken;
      const fileName = `${exportedTable(query).fileName}.${format}`;
      return ok({ url: signedFileUrl(platform, { name, downloadAs: fileName }), fileName });
    },
  });

  for (const job of Object.values(exportJobs)) {
    platform.jobs.work<{ id: string }>(job, ({ id }) => runExport(platform, id), 'heavy');
  }
  platform.jobs.work<{ names: string[] }>(removeFilesJob, async ({ names }) => {
    for (const name of names) await forgetFile(platform, name);
  });
  platform.jobs.work(cleaning, () => removeExpiredExports(platform), 'periodic');
  platform.jobs.schedule(cleaning, '17 * * * *');
}
