import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../http/access.ts';
import { envelope, ok } from '../../http/envelope.ts';
import { noteAct } from '../audit/index.ts';
import { countOrders } from '../orders/index.ts';
import { backOfficeErrors } from './errors.ts';
import * as schemas from './schemas.ts';
import { exportedTable } from './exports/exported-tables.ts';
import { filtersOfOrders } from './wire.ts';

const tags = ['back office'];

/** Whole in memory and in one answer. */
const MAX_ROWS = 20_000;

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
      const query = filtersOfOrders(request.query);
      const rows = await countOrders(platform, query);
      if (rows > MAX_ROWS) throw backOfficeErrors.EXPORT_TOO_LARGE({ params: { rows } });
      const file = await platform.database.transaction(async (tx) => {
        const parts: Uint8Array[] = [];
        for await (const bytes of exportedTable(query).bytes(tx, 'csv', async () => undefined)) {
          parts.push(bytes);
        }
        return Buffer.concat(parts);
      });
      await noteAct(platform, {
        actorId: requirePrincipal(request).userId,
        act: 'orders.exported',
        subjectKind: 'table',
        subjectId: 'orders',
        detail: { rows },
      });
      return ok(file.toString('base64'));
    },
  });
}
