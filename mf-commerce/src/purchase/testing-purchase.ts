import type { AnswerOf } from 'shared-auth';
import { noResult, type PurchaseSession } from './purchase-session.ts';

/** Who `signInAs` signs in. */
const giulia = '00000000-0000-4000-8000-000000000001';

/** What this tab keeps of a purchase that the person confirmed by card, of one course at 79 euros. */
export function keepPurchase(changes: Partial<PurchaseSession> = {}): void {
  const purchase: PurchaseSession = {
    userId: giulia,
    step: 'payment',
    seen: {
      version: 3,
      orderCents: 7900,
      totalCents: 7900,
      hasSimulation: false,
      hasCertification: false,
      isMultiVoucher: false,
      articles: [{ courseId: 7, kind: 1 }],
    },
    paymentTypeId: 1,
    couponCents: null,
    orderId: null,
    ...noResult,
    ...changes,
  };
  sessionStorage.setItem('commerce:purchase', JSON.stringify(purchase));
}

export const keptPurchase = () =>
  JSON.parse(sessionStorage.getItem('commerce:purchase') ?? 'null') as PurchaseSession | null;

/** An address that jsdom can go to: the provider's page in a test. */
export const providerPage = 'http://localhost/#provider';

/** The provider's page was reached. */
export const isAtProvider = () => location.hash === '#provider';

export const paymentTypes = () => ({
  data: [
    { paymentTypeId: 1, description: 'Carta', urlImage: null, isCoupon: false },
    { paymentTypeId: 2, description: 'PayPal', urlImage: null, isCoupon: false },
    { paymentTypeId: 9, description: 'Coupon', urlImage: null, isCoupon: true },
  ],
});

/** A coupon of so many euros, for an order of 79. */
export const coupon = (euros = 0) => {
  const paid = Math.min(euros, 79);
  return () => ({
    data: { totalCouponNft: euros, isCoupon: euros > 0, totaleCoupon: paid, daPagare: 79 - paid },
  });
};

export const legalText = () => ({
  data: {
    title: 'Informativa Privacy',
    updatedAt: '2026-01-01',
    sections: [{ heading: 'Chi tratta i dati', paragraphs: ['Il titolare.'] }],
    fileNames: ['informativa-privacy.pdf', 'informativa-privacy.html'],
  },
});

type WirePayment = AnswerOf<'/api/Order/SavePayment', 'post'>;

/** The server's answer about a payment of order 41. */
export const payment = (changes: Partial<WirePayment> = {}): { data: WirePayment } => ({
  data: {
    orderId: 41,
    orderNumber: 'WB-2026-000041',
    paymentId: 'sbx_1',
    redirectPaymentUrl: providerPage,
    paid: false,
    orderState: 'Ordinato',
    paymentState: 'open',
    totaleRimborsato: 0,
    isTotalPaidByCoupon: false,
    voucherId: null,
    vouchers: [],
    vouchersNumber: 0,
    emailGift: null,
    ...changes,
  },
});

export const savedOrder = () => ({ data: { orderId: 41, orderNumber: 'WB-2026-000041' } });
