import { z } from 'zod';
import { calendarDay, flag, listQuery } from '../../http/lists.ts';
import { categoryLook } from '../catalogue/index.ts';
import { receiptTypeQuery } from '../orders/index.ts';

const orderState = z.enum(['Ordinato', 'Pagato', 'Richiesta Annullamento', 'Annullato']);

/** An empty filter in an address is no filter. */
export const orNothing = <T extends z.ZodType>(schema: T) =>
  z
    .union([z.literal(''), schema])
    .optional()
    .transform((value) => (value === '' ? undefined : value));

/** Without control characters: the database refuses NUL. */
const plainText = (length: number) =>
  z
    .string()
    .trim()
    .max(length)
    .regex(/^\P{Cc}*$/u);

export const monthsQuery = z.object({
  months: z.coerce.number().int().min(1).max(36).default(12),
});

/** The sort columns are fixed (BACK-08); those that other tables have are refused here. */
export const ordersQuery = listQuery.omit({ sortBy: true }).extend({
  sortBy: z.enum(['orderNumber', 'customerSurname', 'orderDate', 'numeroFattura']).optional(),
  userId: orNothing(z.uuid()),
  ricerca: orNothing(plainText(100)).describe(
    'Words of the number, the buyer’s name or mail address, or an article.',
  ),
  orderNumber: orNothing(plainText(40)),
  orderDate: orNothing(calendarDay),
  dal: orNothing(calendarDay).describe('First day in Italy.'),
  al: orNothing(calendarDay).describe('Last day in Italy, with it.'),
  orderState: orNothing(orderState),
  paid: orNothing(flag),
  pagatoDal: orNothing(calendarDay).describe(
    'Day in Italy: paid then or later, whenever it was ordered.',
  ),
  tipoRicevuta: receiptTypeQuery.optional(),
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

export const ownCourse = z.object({
  courseId: z.number().int(),
  title: z.string(),
  learners: z.number().int(),
  completed: z.number().int(),
  passed: z.number().int().describe('The certification exam.'),
});

export const orderMonth = z
  .object({
    month: z.string().describe('YYYY-MM'),
    orders: z.number().int(),
    revenue: z.number().describe('Euro, VAT included.'),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'OrderMonth' });

export const userMonth = z
  .object({
    month: z.string().describe('YYYY-MM'),
    users: z.number().int(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'UserMonth' });

export const professorMonth = z
  .object({
    month: z.string().describe('YYYY-MM'),
    professors: z.number().int(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'ProfessorMonth' });

/** BACK-21, with the number of published courses. */
export const categoryRow = z
  .object({
    categoriaId: z.number().int(),
    name: z.string(),
    tipoMacroCategoryId: z.number().int(),
    key: z.string().nullable().describe('Not shown in the documents: its look.'),
    look: categoryLook.nullable().describe('Not shown in the documents: the look chosen for it.'),
    totalCourses: z.number().int(),
  })
  .meta({ id: 'CategoryRow' });
