import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../http/access.ts';
import { envelope, languageOf, ok } from '../../http/envelope.ts';
import {
  boundedPage,
  boundedPageOf,
  integerId,
  listQuery,
  page,
  pageOf,
} from '../../http/lists.ts';
import { toEuros } from '../../money.ts';
import { listCategories } from '../catalogue/index.ts';
import {
  decisionToWire,
  listOrders,
  orderErrors,
  orderDetail,
  orderSchema,
  orderToWire,
  receiptAddress,
  revenueByMonth,
} from '../orders/index.ts';
import { ownCourses } from './own-courses.ts';
import * as schemas from './schemas.ts';
import { filtersOfOrders, orderRowToWire } from './wire.ts';

const tags = ['back office'];
/** Open to administrators and editors; what changes anything is for administrators alone (E18). */
const access = { roles: ['AdminWorkerBadge', 'RedattoreCorsiA'] } as const;

export function backOfficeRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Courses/GetCategoriesGrid',
    config: { access },
    schema: {
      tags,
      summary: 'Categories by page, in their order unless sorted by name',
      querystring: listQuery,
      response: { 200: envelope(pageOf(schemas.categoryRow)) },
    },
    handler: async ({ query }) => {
      const listed = await listCategories(platform);
      const all =
        query.sortBy === 'name'
          ? listed.toSorted((a, b) => a.name.localeCompare(b.name, 'it'))
          : listed;
      if (query.sortDirection === 'desc') all.reverse();
      const items = all.slice((query.page - 1) * query.pageSize, query.page * query.pageSize);
      return ok(
        page(
          items.map(({ id, macroCategoryId, ...category }) => ({
            categoriaId: id,
            tipoMacroCategoryId: macroCategoryId,
            ...category,
          })),
          all.length,
          query.page,
          query.pageSize,
        ),
      );
    },
  });

  app.route({
    method: 'GET',
    url: '/List/Orders',
    config: { access },
    schema: {
      tags,
      summary: 'Orders of everyone, newest first unless sorted',
      querystring: schemas.ordersQuery,
      response: { 200: envelope(boundedPageOf(schemas.orderRow)) },
    },
    handler: async ({ query }) => {
      const { items, ...total } = await listOrders(platform, {
        ...filtersOfOrders(query),
        page: query.page,
        pageSize: query.pageSize,
      });
      return ok(boundedPage(items.map(orderRowToWire), total, query));
    },
  });

  app.route({
    method: 'GET',
    url: '/List/OrdersByMonth',
    // Editors see their courses' numbers, not what the platform earns.
    config: { access: { roles: ['AdminWorkerBadge'] } },
    schema: {
      tags,
      summary: 'Paid orders and revenue of the last months, oldest first',
      description: 'Not shown in the documents: the chart of the dashboard.',
      querystring: schemas.monthsQuery,
      response: { 200: envelope(z.array(schemas.orderMonth)) },
    },
    handler: async ({ query }) => {
      const months = await revenueByMonth(platform, query.months);
      return ok(
        months.map(({ month, orders, revenueCents }, place) => ({
          month,
          orders,
          revenue: toEuros(revenueCents),
          isCurrent: place === months.length - 1,
        })),
      );
    },
  });

  app.route({
    method: 'GET',
    url: '/Courses/OwnFigures',
    // Editors and teachers, who need no role.
    config: { access: {} },
    schema: {
      tags,
      summary:
        'Learners, completions and passed exams of the courses that the caller made or teaches',
      description:
        'Not shown in the documents: the dashboards of editors and teachers. Those with the most learners first.',
      response: { 200: envelope(z.array(schemas.ownCourse)) },
    },
    handler: async (request) => ok(await ownCourses(platform, requirePrincipal(request))),
  });

  app.route({
    method: 'GET',
    url: '/Users/DashboardOrderDetail',
    config: { access },
    schema: {
      tags,
      summary: 'An order with its client, billing, articles and totals',
      querystring: z.object({ ordineId: integerId }),
      response: { 200: envelope(orderSchema) },
    },
    handler: async (request) => {
      const detail = await orderDetail(platform, request.query.ordineId);
      if (detail === null) throw orderErrors.ORDER_NOT_FOUND();
      const { role } = requirePrincipal(request);
      const reader = role === 'AdminWorkerBadge' ? 'administrator' : 'editor';
      const urlFile = await receiptAddress(platform, detail);
      return ok({
        ...orderToWire(detail, languageOf(request), reader, urlFile),
        ...(await decisionToWire(platform, detail)),
      });
    },
  });
}
