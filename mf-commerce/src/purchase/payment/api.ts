import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey, eurosOf, type AnswerOf } from 'shared-auth';
import type { Gift } from '../order/gift/gift-form.ts';
import type { InvoiceWish, PurchaseSession, SeenCart } from '../purchase-session.ts';

/**
 * Stores the order (ORDER-14). The totals are those that the person saw: the server compares them
 * with its own and refuses when they differ (M36).
 */
export async function saveOrder(
  seen: SeenCart,
  choice: Pick<PurchaseSession, 'couponCents'> & {
    paymentTypeId: number;
    invoice: InvoiceWish | null;
    gift: Gift | null;
  },
  idempotencyKey: string,
): Promise<{ orderId: number; orderNumber: string; info: string | null }> {
  const { data, info } = await api.postWithInfo('/api/Order/SaveOrder', {
    body: {
      cartVersion: seen.version,
      paymentTypeId: choice.paymentTypeId,
      isCoupon: choice.couponCents !== null,
      ...(choice.couponCents === null ? {} : { totaleCoupon: eurosOf(choice.couponCents) }),
      totale: eurosOf(seen.orderCents),
      totalCost: eurosOf(seen.totalCents),
      hasSimulation: seen.hasSimulation,
      hasCertification: seen.hasCertification,
      isMultiVoucher: seen.isMultiVoucher,
      termsAccepted: true,
      privacyAccepted: true,
      ...(choice.invoice?.wantsInvoice === true
        ? { richiestaFattura: true, ...(choice.invoice.pec && { pec: choice.invoice.pec }) }
        : {}),
      regalo: choice.gift,
    },
    idempotencyKey,
  });
  return { ...data, info };
}

/** The state of a payment; `redirectPaymentUrl` is null when nothing has to be paid there. */
export type PaymentAnswer = AnswerOf<'/api/Order/SavePayment', 'post'>;

/** Opens, or finds again, the provider's page for an order (API-60). */
export const openPayment = (
  orderId: number,
  paymentTypeId: number,
  { seen, couponCents }: Pick<PurchaseSession, 'seen' | 'couponCents'>,
) =>
  api.postWithInfo('/api/Order/SavePayment', {
    query: { orderId, paymentTypeId },
    body: {
      ...(seen.articles && {
        carrello: {
          corsi: seen.articles.map(({ courseId, kind }) => ({
            corsoId: courseId,
            tipoArticoloId: kind,
          })),
        },
      }),
      voucherUserData: { isCoupon: couponCents !== null, paymentTypeId },
      totale: eurosOf(seen.orderCents),
      totalCost: eurosOf(seen.totalCents),
      hasSimulation: seen.hasSimulation,
      hasCertification: seen.hasCertification,
      isMultiVoucher: seen.isMultiVoucher,
    },
  });

/** Pays an order by coupon alone (API-62, E165); sent again it changes nothing. */
export const payByCoupon = (orderId: number, paymentTypeId: number) =>
  api.postWithInfo('/api/Order/PayOrderByCoupon', { query: { orderId, paymentTypeId } });

/** What became of a payment after the person came back from the provider (ORDER-18). */
export const settlePayment = (paymentId: string, payerId: string | null) =>
  // The order is known by its payment.
  api.post('/api/Order/SavePayment', { query: { paymentId, payerId }, body: {} });

/** The courses of an order that is paid: to begin them, and to share them (PROMO-03). */
export const boughtCoursesQuery = (orderId: number) =>
  queryOptions({
    queryKey: endpointKey('/api/Orders', orderId, 'courses'),
    queryFn: async ({ signal }) => {
      const { corsiAcquistati } = await api.get('/api/Orders', { query: { orderId }, signal });
      return corsiAcquistati.map(({ corsoId, titoloCorso }) => ({
        id: corsoId,
        title: titoloCorso,
      }));
    },
  });

/** Pays an order in the state Ordinato (API-70). */
export const payOrder = (orderId: number, paymentTypeId: number) =>
  api.post('/api/Orders/PayOrder', { query: { orderId, paymentTypeId } });
