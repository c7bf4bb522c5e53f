import { z } from 'zod';
import { flag, listQuery } from '../../http/lists.ts';

const orderState = z.enum(['Ordinato', 'Pagato', 'Richiesta Annullamento', 'Annullato']);

/** An empty filter in an address is no filter. */
export const orNothing = <T extends z.ZodType>(schema: T) =>
  z
    .union([z.literal(''), schema])
    .optional()
    .transform((value) => (value === '' ? undefined : value));

/** The sort columns are fixed (BACK-08); those that other tables have are refused here. */
export const ordersQuery = listQuery.omit({ sortBy: true }).extend({
  sortBy: z.enum(['orderNumber', 'customerSurname', 'orderDate', 'numeroFattura']).optional(),
  userId: orNothing(z.uuid()),
  orderNumber: orNothing(z.string().trim().max(40)),
  orderDate: orNothing(z.iso.date()),
  orderState: orNothing(orderState),
  paid: orNothing(flag),
});

/** Field names verbatim from 2§3. */
export const orderRow = z
  .object({
    id: z.number().int(),
    orderNumber: z.string(),
    customer: z.string(),
    customerSurname: z.string(),
    orderDate: z.string(),
    orderState,
    paid: z.boolean(),
    isUserGuest: z.boolean(),
    hasInvoice: z.boolean(),
    numeroFattura: z.string().nullable(),
    totalCost: z.number(),
    tipoPagamentoId: z.number().int(),
  })
  .meta({ id: 'BackOfficeOrderRow' });

export const orderMonth = z
  .object({
    month: z.string().describe('YYYY-MM'),
    orders: z.number().int(),
    revenue: z.number().describe('Euro, VAT included.'),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'OrderMonth' });

/** BACK-21, with the number of published courses. */
export const categoryRow = z
  .object({
    categoriaId: z.number().int(),
    name: z.string(),
    tipoMacroCategoryId: z.number().int(),
    key: z.string().nullable(),
    totalCourses: z.number().int(),
  })
  .meta({ id: 'CategoryRow' });
