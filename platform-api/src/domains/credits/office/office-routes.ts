import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelope, ok } from '../../../http/envelope.ts';
import { boundedPage, boundedPageOf } from '../../../http/lists.ts';
import { toEuros } from '../../../money.ts';
import { notarizationTypes } from '../credit-types.ts';
import * as schemas from '../schemas.ts';
import { platformMovements } from './list-movements.ts';
import { movementsByMonth } from './movement-months.ts';
import { groupOf } from './movement-query.ts';

const tags = ['Wallet'];
const config = { access: { roles: ['AdminWorkerBadge'] } } as const;

/** Credits of everyone, as the platform gave them and as they came back. */
export function officeRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/List/CreditMovements',
    config,
    schema: {
      tags,
      summary: 'What moved credits between the platform and people, newest first',
      description:
        'Not shown in the documents. What a person moves within the own wallet is not among it.',
      querystring: schemas.officeMovementQuery,
      response: { 200: envelope(boundedPageOf(schemas.officeMovement)) },
    },
    handler: async ({ query }) => {
      const { page, pageSize, ...filters } = query;
      const { items, total } = await platformMovements(platform, filters, { page, pageSize });
      const rows = items.map(
        ({ entryId, accountId, bucket, kind, type, cents, at, userId, name, orderId }) => ({
          id: `${entryId}-${accountId}`,
          movimento: groupOf(bucket),
          kind,
          tipoNotarizzazioneId: notarizationTypes[type],
          importo: toEuros(cents),
          date: at.toISOString(),
          userId,
          nominativo: name,
          ordineId: orderId,
        }),
      );
      return ok(boundedPage(rows, total, query));
    },
  });

  app.route({
    method: 'GET',
    url: '/List/CreditsByMonth',
    config,
    schema: {
      tags,
      summary: 'Credits given and used in the last months, oldest first',
      description:
        'Not shown in the documents: the charts of the dashboard, of the movements of List/CreditMovements.',
      querystring: z.object({ months: z.coerce.number().int().min(1).max(36).default(12) }),
      response: { 200: envelope(z.array(schemas.officeCreditMonth)) },
    },
    handler: async ({ query }) => {
      const months = await movementsByMonth(platform, query.months);
      return ok(
        months.map(({ month, given, used }, place) => ({
          month,
          given: toEuros(given),
          used: toEuros(used),
          isCurrent: place === months.length - 1,
        })),
      );
    },
  });
}
