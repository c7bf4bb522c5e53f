import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { csvOf } from '../../csv.ts';
import { requirePrincipal } from '../../http/access.ts';
import { envelope, ok } from '../../http/envelope.ts';
import type { Platform } from '../../platform.ts';
import { noteAct } from '../audit/index.ts';
import { listOrders, type OrderQuery } from '../orders/index.ts';
import { backOfficeErrors } from './errors.ts';
import * as schemas from './schemas.ts';
import { filtersOfOrders, orderRowToWire } from './wire.ts';

const tags = ['back office'];

/** Whole in memory and in one answer. */
const MAX_ROWS = 20_000;
const BATCH_ROWS = 1000;

const head = [
  'Numero ordine',
  'Data',
  'Cliente',
  'Stato',
  'Pagato',
  'Ospite',
  'Fattura',
  'Totale',
] as const;

/** For front ends of the version before `exports`: of exactly the filtered set, in its order, in one answer. */
export function exportRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/List/OrdersCsv',
    config: { access: { roles: ['AdminWorkerBadge'] } },
    schema: {
      tags,
      summary: 'The orders of List/Orders with these filters as CSV, in base64',
      description:
        'Not shown in the documents. UTF-8 with a byte order mark, parted by semicolons (E138). 422 EXPORT_TOO_LARGE above 20,000 rows. The download is in the audit.',
      querystring: schemas.ordersQuery.omit({ page: true, pageSize: true }),
      response: { 200: envelope(z.string()) },
    },
    handler: async (request) => {
      const rows = await ordersTable(platform, filtersOfOrders(request.query));
      await noteAct(platform, {
        actorId: requirePrincipal(request).userId,
        act: 'orders.exported',
        subjectKind: 'table',
        subjectId: 'orders',
        detail: { rows: rows.length },
      });
      return ok(Buffer.from(csvOf([head, ...rows])).toString('base64'));
    },
  });
}

/** One snapshot: an order that is placed meanwhile shifts no page. */
const ordersTable = (
  platform: Platform,
  query: Omit<OrderQuery, 'page' | 'pageSize'>,
): Promise<string[][]> =>
  platform.database.transaction(async () => {
    await platform.database.db.execute('set transaction isolation level repeatable read');
    const rows: string[][] = [];
    for (let page = 1; ; page += 1) {
      const found = await listOrders(platform, { ...query, page, pageSize: BATCH_ROWS });
      if (found.totalItems > MAX_ROWS) {
        throw backOfficeErrors.EXPORT_TOO_LARGE({ params: { rows: found.totalItems } });
      }
      rows.push(...found.items.map((item) => rowOf(orderRowToWire(item))));
      if (found.items.length < BATCH_ROWS) return rows;
    }
  });

const yesOrNo = (value: boolean) => (value ? 'sì' : 'no');

const dayInItaly = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

const rowOf = (row: ReturnType<typeof orderRowToWire>): string[] => [
  row.orderNumber,
  dayInItaly.format(new Date(row.orderDate)),
  row.customer,
  row.orderState,
  yesOrNo(row.paid),
  yesOrNo(row.isUserGuest),
  row.numeroFattura ?? '',
  row.totalCost.toFixed(2).replace('.', ','),
];
