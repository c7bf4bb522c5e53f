import { z } from 'zod';
import { calendarDay, euros, flag, integerId, listQuery } from '../../http/lists.ts';
import { refundReasons } from '../payments/index.ts';
import { voucherState } from '../vouchers/index.ts';
import { backOfficeFields, cancellationFields } from './cancellation/cancellation-schemas.ts';
import { gift, giftBody } from './gift/gift-schemas.ts';
import { receiptTypeOf, receiptTypeQuery } from './receipt/receipt-types.ts';
import { visibleStates } from './states.ts';

const amount = z.number();
const instant = z.iso.datetime();
/** Without control characters: the database refuses NUL. */
const line = (length: number) =>
  z
    .string()
    .max(length)
    .regex(/^\P{Cc}*$/u);
const optionalFlag = z
  .union([z.literal(''), flag])
  .optional()
  .transform((value) => (value === '' ? undefined : value));

/** Where an electronic invoice goes without a recipient code. FatturaPA takes no shorter one. */
export const certifiedMail = z.email().min(7).max(200);

export const idempotencyHeader = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\w-]{8,100}$/)
    .optional(),
});

export const orderState = z.enum(visibleStates);

export const paymentTypeList = z.array(
  z
    .object({
      paymentTypeId: z.number().int(),
      description: z.string(),
      urlImage: z.string().nullable(),
      isCoupon: z.boolean(),
    })
    .meta({ id: 'PaymentType' }),
);

export const discountList = z.array(
  z
    .object({
      /** A fraction: 0.2 is 20%. */
      sconto: z.number(),
      description: z.string(),
    })
    .meta({ id: 'Discount' }),
);

export const legalDocument = z
  .object({
    title: z.string(),
    updatedAt: z.iso.date(),
    sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
    fileNames: z
      .array(z.string())
      .describe(
        'The same text as files, by `GET Documents/{Privacy,Terms,Cookies}?fileName`: PDF, HTML.',
      ),
  })
  .meta({ id: 'LegalDocument' });

export const saveOrderQuery = z.object({
  paymentId: line(200).optional(),
  promotionalId: line(200).optional(),
});
export const saveOrderBody = z.object({
  paymentTypeId: z.number().int().min(1).max(32_767),
  /** The version of the cart that the person saw. */
  cartVersion: z.number().int().min(0).max(2_147_483_647).optional(),
  /** Cart total with the exams that were chosen, before discount (MONEY-03). */
  totale: euros,
  totalCost: euros.optional(),
  /** Whether the coupon pays what it can. */
  isCoupon: z.boolean().default(false),
  /** What of it the person saw as the coupon's part. */
  totaleCoupon: euros.optional(),
  hasSimulation: z.boolean().default(false),
  hasCertification: z.boolean().default(false),
  isMultiVoucher: z.boolean().default(false),
  termsAccepted: z.boolean(),
  privacyAccepted: z.boolean(),
  /** An invoice beside the receipt; a company gets one anyway. Absent where it is not wanted: repeats are compared whole. */
  richiestaFattura: z.boolean().optional(),
  pec: certifiedMail.optional(),
  regalo: giftBody
    .nullable()
    .default(null)
    .describe('The courses are for somebody else (MULTI-06).'),
});
export const savedOrder = z
  .object({ orderId: z.number().int(), orderNumber: z.string() })
  .meta({ id: 'SavedOrder' });

export const savePaymentQuery = z.object({
  orderId: integerId.optional(),
  paymentTypeId: integerId.optional(),
  /** The provider's session, after the person came back from it. */
  paymentId: line(200).min(1).optional(),
  payerId: line(200).optional(),
});
/** The purchase as the person saw it beside the payment (API-60). */
export const savePaymentBody = z
  .object({
    carrello: z.object({
      corsi: z
        .array(z.object({ corsoId: integerId, tipoArticoloId: z.literal([1, 2, 3]).default(1) }))
        .max(200),
    }),
    voucherUserData: z.object({ isCoupon: z.boolean(), paymentTypeId: z.number().int() }),
    totale: euros,
    totalCost: euros,
    hasSimulation: z.boolean(),
    hasCertification: z.boolean(),
    isMultiVoucher: z.boolean(),
  })
  .partial()
  .nullish();

export const payOrderQuery = z.object({ orderId: integerId, paymentTypeId: integerId });

export const paymentAnswer = z
  .object({
    orderId: z.number().int(),
    orderNumber: z.string(),
    paymentId: z.string().nullable(),
    redirectPaymentUrl: z.string().nullable(),
    paid: z.boolean(),
    orderState,
    paymentState: z.enum(['open', 'captured', 'failed', 'expired', 'refunded']),
    /** What of this payment has gone back or is on its way. */
    totaleRimborsato: amount,
    isTotalPaidByCoupon: z.boolean(),
    voucherId: z.string().nullable(),
    /** The first codes; all of them come by page or as a file. */
    vouchers: z.array(z.string()),
    vouchersNumber: z.number().int(),
    emailGift: z.string().nullable(),
  })
  .meta({ id: 'Payment' });

export const orderIdQuery = z.object({ orderId: integerId });
export const receiptQuery = orderIdQuery.extend({
  /** A credit note of the order in place of its receipt. */
  notaCreditoId: integerId.optional(),
  /** `xml`: the electronic one, where an invoice was asked for. */
  formato: z.enum(['pdf', 'xml']).default('pdf'),
});
export const receipt = z.object({ url: z.string(), fileName: z.string() }).meta({ id: 'Receipt' });

export const ordersQuery = listQuery.omit({ sortBy: true }).extend({
  filter: line(100).optional(),
  orderNumber: line(40).optional(),
  orderDate: z.union([z.literal(''), calendarDay]).optional(),
  paid: optionalFlag,
  tipoRicevuta: receiptTypeQuery.optional(),
  sortBy: z.enum(['orderNumber', 'orderDate']).optional(),
});

export const orderRow = z
  .object({
    id: z.number().int(),
    orderNumber: z.string(),
    orderDate: instant,
    orderState,
    paid: z.boolean(),
    paymentTypeId: z.number().int(),
    coursesNumber: z.number().int(),
    coursesBought: z.array(z.object({ corsoId: z.number().int(), titoloCorso: z.string() })),
    totalCost: amount,
    hasInvoice: z.boolean(),
    numeroFattura: z.string().nullable(),
  })
  .meta({ id: 'OrderRow' });

export const refund = z
  .object({
    importo: amount,
    motivo: z.enum(refundReasons),
    /** The course whose price it is; null when it is that of no single one. */
    titoloCorso: z.string().nullable(),
    dataRichiesta: instant,
    /** Null while it is on its way. */
    dataRimborso: instant.nullable(),
    /** Into the coupon of the buyer; else to where the payment came from. */
    isCoupon: z.boolean(),
  })
  .meta({ id: 'Refund' });

export const order = z
  .object({
    id: z.number().int(),
    orderNumber: z.string(),
    orderDate: instant,
    paymentDate: instant.nullable(),
    paymentType: z.string(),
    paymentTypeId: z.number().int(),
    orderState,
    paid: z.boolean(),
    totalCost: amount,
    totaleImponibile: amount,
    totaleIva: amount,
    totaleOrdine: amount,
    totaleSconto: amount,
    totaleCoupon: amount,
    daPagare: amount,
    /** What has gone back or is on its way. */
    totaleRimborsato: amount,
    rimborsi: z.array(refund),
    motivazione: z.string().nullable(),
    urlFile: z.string().nullable(),
    hasInvoice: z.boolean(),
    numeroFattura: z.string().nullable(),
    /** 1 Ricevuta, 2 Fattura; null before the payment (ORDER-42). */
    tipoRicevuta: receiptTypeOf,
    /** Its invoice and credit notes can be had as FatturaPA too. */
    fatturaElettronica: z.boolean(),
    emailGift: z.string().nullable(),
    regalo: gift.nullable(),
    promotionalId: z.string().nullable(),
    /** The first codes; all of them come by page or as a file. */
    vouchers: z.array(z.string()),
    vouchersNumber: z.number().int(),
    isUserGuest: z.boolean(),
    user: z.object({
      name: z.string(),
      surname: z.string(),
      email: z.string(),
      phoneNumber: z.string(),
      blockchainAccredited: z.boolean(),
    }),
    billing: z.object({
      codiceFiscale: z.string(),
      indirizzo: z.string(),
      comune: z.string(),
      provincia: z.string(),
      cap: z.string(),
      ragioneSociale: z.string().nullable(),
      partitaIva: z.string().nullable(),
      sdi: z.string().nullable(),
    }),
    corsiAcquistati: z.array(
      z.object({
        corsoId: z.number().int(),
        titoloCorso: z.string(),
        quantita: z.number().int(),
        costoCorso: amount,
      }),
    ),
    esamiAcquistati: z.array(
      z.object({ titoloEsame: z.string(), costoEsame: amount, quantita: z.number().int() }),
    ),
    ...cancellationFields,
  })
  .meta({ id: 'Order' });

/** The same for the back office, with what an administrator decides by. */
export const backOfficeOrder = order.extend(backOfficeFields).meta({ id: 'BackOfficeOrder' });

export const orderCodeList = z.array(
  z
    .object({
      corsoId: z.number().int(),
      titoloCorso: z.string(),
      code: z.string(),
      state: voucherState,
      conCertificazione: z.boolean(),
      /** For a printed coupon; null where the course is gone or has none. */
      categoria: z.string().nullable(),
      durataCorso: z.number().int().nullable().describe('Minutes.'),
      immagineUrl: z.string().nullable(),
    })
    .meta({ id: 'OrderCode' }),
);

export const orderCodesQuery = z.object({
  orderId: integerId,
  page: z.coerce.number().int().min(1).max(1000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(100),
});

export const voucherFile = z
  .object({ fileName: z.string(), content: z.string().describe('CSV, UTF-8 with its mark.') })
  .meta({ id: 'VoucherFile' });

export const orderStateList = z.array(z.object({ id: z.number().int(), description: orderState }));
