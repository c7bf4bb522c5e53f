import { z } from 'zod';
import { flag, integerId } from '../../http/lists.ts';

const amount = z.number();

export const cartItem = z
  .object({
    id: z.number().int(),
    corsoId: z.number().int(),
    tipoArticoloId: z.literal([1, 2, 3]),
    titoloCorso: z.string(),
    immagineCorso: z.string().nullable(),
    immagineUrl: z.string().nullable(),
    durataCorso: z.number().int(),
    quantita: z.number().int(),
    costoCorso: amount,
    costoSimulazione: amount.nullable(),
    costoCertificazione: amount.nullable(),
    promotionalId: z.string().nullable(),
    dataCreazione: z.iso.datetime(),
    /** 0 to 3 (1§3): a course may leave the catalogue while it is in a cart. */
    statoCorso: z.number().int(),
    /** Key of the category, for the generated cover; empty without one. */
    categoria: z.string(),
  })
  .meta({ id: 'CartItem' });

export const cart = z
  .object({
    id: z.number().int().nullable(),
    version: z.number().int(),
    corsi: z.object({
      totalItems: z.number().int(),
      items: z.array(cartItem),
      columns: z.array(z.string()),
    }),
    totaleCarrello: amount,
    totaleEsamiSimulazioni: amount,
    totaleEsamiCertificazioni: amount,
    hasSimulation: z.boolean(),
    hasCertification: z.boolean(),
    isMultiVoucher: z.boolean(),
    paymentTypeId: z.number().int().nullable(),
    orderId: z.number().int().nullable(),
    promotionalId: z.string().nullable(),
    totaleOrdine: amount,
    /** Fraction, 0.1 is 10%. */
    sconto: z.number(),
    totaleSconto: amount,
    totalCost: amount,
    totaleImponibile: amount,
    totaleIva: amount,
    /** The seats that one order takes; more are refused when it is made. */
    maxSeats: z.number().int(),
  })
  .meta({ id: 'Cart' });

const quantity = z.number().int().min(1).max(999);
const courseId = z.number().int().min(1).max(2_147_483_647);

export const promo = z.string().min(1).max(100).describe('Of a promotional link.');

export const addBody = z.object({
  courseId,
  tipoArticoloId: z
    .literal([1, 2, 3])
    .default(1)
    .describe('1 course; 2 certification and 3 simulation exam of a course that one has (E154).'),
  quantity: quantity.default(1),
  promotionalId: promo.nullable().default(null),
  /** A cart has one promotion: another replaces it only when this is true. */
  replacesPromotion: z.boolean().default(false),
});

export const promotionQuery = z.object({ courseId: integerId, promo });

export const courseParams = z.object({ courseId: integerId });
export const removeQuery = z.object({
  tipoArticoloId: z.coerce.number().int().min(1).max(3).default(1),
});

export const examsQuery = z.object({
  hasCertification: flag,
  hasSimulation: flag,
});

export const multiVoucherQuery = z.object({ isMultiVoucher: flag });
export const multiVoucherBody = z
  .array(z.object({ corsoId: courseId, quantita: quantity.default(1) }))
  .max(200);

export const quantityBody = z.object({
  corsoId: courseId,
  quantita: quantity,
  isMultiVoucher: z.boolean(),
});

/** A guest's cart as it is bought: names of the documents (CART-08, CART-10), no prices. */
export const guestCart = z.object({
  corsi: z
    .array(
      z.object({
        corsoId: courseId,
        /** Exams alone are bought for a course that one owns, which a guest does not. */
        tipoArticoloId: z.literal(1).default(1),
        quantita: quantity.default(1),
        promotionalId: promo.nullable().default(null),
      }),
    )
    .min(1)
    .max(200)
    .refine(
      (lines) => new Set(lines.map(({ corsoId }) => corsoId)).size === lines.length,
      'a course stands once in a cart',
    ),
  hasSimulation: z.boolean().default(false),
  hasCertification: z.boolean().default(false),
  isMultiVoucher: z.boolean().default(false),
  promotionalId: promo.nullable().default(null),
});
