import type { Order, PurchaseUnit } from '@paypal/paypal-server-sdk';
import { RefundRefused, type PaymentsPort, type PaymentStatus } from '../../../ports/payments.ts';
import { listPaypalCaptures } from './list-captures.ts';
import { connectPaypal, refusalOfPaypal, whenFree, type PaypalAccount } from './paypal-client.ts';
import { readPaypalEvent } from './paypal-event.ts';
import { fromDecimal, toDecimal, toMoney } from './paypal-money.ts';
import { paypalSignatures } from './paypal-signature.ts';

export type { PaypalAccount };

export const paypalName = 'paypal';

/** PayPal forgets an order after three hours, and one that the person approved after 72 where that was agreed. */
const SESSION_HOURS = 72;
/** Beside the attempt's id in what PayPal keeps for us, once the shop does not want the money any more. */
const CLOSED = ' closed';

/** What PayPal says of means of payment that it does not charge. */
const declined = [
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'TRANSACTION_REFUSED',
];

/** Refusals of a refund that pass. */
const passing = ['REFUND_FAILED_INSUFFICIENT_FUNDS', 'PENDING_CAPTURE', 'INTERNAL_SERVICE_ERROR'];

/**
 * PayPal by Orders v2. The person agrees on PayPal's page; the money is taken by our own call, so an order that
 * was given up here can be agreed to and is not paid (docs/decisions/0043).
 */
export function paypalPayments(account: PaypalAccount): PaymentsPort {
  let connected: ReturnType<typeof connectPaypal> | undefined;
  const connect = () => (connected ??= connectPaypal(account));
  const isSigned = paypalSignatures(account);

  /** Null for an order that PayPal does not know, or does no longer. */
  async function findOrder(id: string): Promise<Order | null> {
    const { orders } = await connect();
    try {
      return (await orders.getOrder({ id })).result;
    } catch (error) {
      if (refusalOfPaypal(error)?.status === 404) return null;
      throw error;
    }
  }

  const statusOf = async (providerRef: string) => readOrder(await findOrder(providerRef));

  return {
    name: paypalName,
    methods: ['paypal'],
    sessionHours: SESSION_HOURS,
    // Its list has a capture hours later; but all of them are made by calls of ours.
    listsAtOnce: false,
    async createSession({ attemptId, orderNumber, amount, returnUrl, language }) {
      const { sdk, orders } = await connect();
      const { result } = await whenFree(() =>
        orders.createOrder({
          paypalRequestId: attemptId,
          prefer: 'return=minimal',
          body: {
            intent: sdk.CheckoutPaymentIntent.Capture,
            purchaseUnits: [
              {
                amount: toMoney(amount),
                customId: attemptId,
                description: language === 'it' ? `Ordine ${orderNumber}` : `Order ${orderNumber}`,
              },
            ],
            paymentSource: {
              paypal: {
                experienceContext: {
                  brandName: 'WorkerBadge',
                  locale: language === 'it' ? 'it-IT' : 'en-GB',
                  shippingPreference: sdk.PaypalWalletContextShippingPreference.NoShipping,
                  userAction: sdk.PaypalExperienceUserAction.PayNow,
                  // PayPal adds `token` and, when the person agreed, `PayerID`.
                  returnUrl,
                  cancelUrl: returnUrl,
                },
              },
            },
          },
        }),
      );
      const page = result.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      if (result.id === undefined || page === undefined) {
        throw new Error(`PayPal gave order ${result.id} no page`);
      }
      return { providerRef: result.id, redirectUrl: page.href };
    },
    status: statusOf,
    async capture({ attemptId, providerRef, amount }) {
      const order = await findOrder(providerRef);
      const status = readOrder(order);
      if (status.state !== 'approved') return status;
      const unit = unitOf(order);
      const isAsAsked =
        unit?.customId === attemptId &&
        unit.amount?.value === toDecimal(amount) &&
        unit.amount.currencyCode === 'EUR';
      if (!isAsAsked) throw new Error(`Order ${providerRef} of PayPal is not that of ${attemptId}`);
      const { orders } = await connect();
      try {
        await whenFree(() =>
          orders.captureOrder({ id: providerRef, paypalRequestId: `capture ${providerRef}` }),
        );
      } catch (error) {
        const issue = refusalOfPaypal(error)?.issue ?? '';
        if (declined.includes(issue)) return { state: 'failed' };
        if (issue !== 'ORDER_ALREADY_CAPTURED') throw error;
      }
      return statusOf(providerRef);
    },
    async expireSession(providerRef) {
      const before = await findOrder(providerRef);
      const status = readOrder(before);
      if (status.state !== 'open' && status.state !== 'approved') return status;
      const { sdk, orders } = await connect();
      try {
        await orders.patchOrder({
          id: providerRef,
          body: [
            {
              op: sdk.PatchOp.Replace,
              path: "/purchase_units/@reference_id=='default'/custom_id",
              value: `${unitOf(before)?.customId ?? ''}${CLOSED}`,
            },
          ],
        });
      } catch (error) {
        const refusal = refusalOfPaypal(error);
        // Paid at this moment, or in a state in which it keeps no change: it is tried again.
        if (refusal === null || refusal.status >= 500) throw error;
      }
      return statusOf(providerRef);
    },
    async *listCaptures(since) {
      yield* listPaypalCaptures(await connect(), since);
    },
    async refund({ refundId, providerRef, amount }) {
      const order = await findOrder(providerRef);
      const payments = unitOf(order)?.payments;
      const capture = payments?.captures?.[0];
      if (capture?.id === undefined || readOrder(order).state !== 'captured') {
        throw new RefundRefused(`Order ${providerRef} was not paid`);
      }
      // PayPal forgets keys after 45 days: the id that was stored with the refund stays.
      const known = (payments?.refunds ?? []).filter(({ customId }) => customId === refundId);
      const isLost = (status: string | undefined) => status === 'FAILED' || status === 'CANCELLED';
      if (known.some(({ status }) => !isLost(status))) return;
      const api = await connect();
      const captureId = capture.id;
      try {
        await whenFree(() =>
          api.payments.refundCapturedPayment({
            captureId,
            paypalRequestId: `${refundId} ${known.length}`,
            prefer: 'return=minimal',
            body: { amount: toMoney(amount), customId: refundId },
          }),
        );
      } catch (error) {
        const refusal = refusalOfPaypal(error);
        const isFinal = refusal !== null && [400, 404, 422].includes(refusal.status);
        if (!isFinal || passing.includes(refusal.issue)) throw error;
        throw new RefundRefused(`PayPal: ${refusal.issue}`);
      }
    },
    async readWebhook(headers, body) {
      return (await isSigned(headers, body)) ? readPaypalEvent(body) : null;
    },
  };
}

/** Orders of ours have one unit. */
const unitOf = (order: Order | null): PurchaseUnit | undefined => order?.purchaseUnits?.[0];

function readOrder(order: Order | null): PaymentStatus {
  const status: string | undefined = order?.status;
  if (order === null || status === 'VOIDED') return { state: 'expired' };
  const unit = unitOf(order);
  const [capture] = unit?.payments?.captures ?? [];
  if (capture === undefined) {
    if (unit?.customId?.endsWith(CLOSED) === true) return { state: 'expired' };
    return { state: status === 'APPROVED' ? 'approved' : 'open' };
  }
  const captured: string | undefined = capture.status;
  if (captured === 'PENDING') return { state: 'open' };
  if (captured === 'DECLINED' || captured === 'FAILED') return { state: 'failed' };
  return {
    state: 'captured',
    amount: fromDecimal(capture.amount?.value ?? ''),
    currency: capture.amount?.currencyCode ?? '',
    // Closed a moment after it was paid, it is still the attempt's.
    attemptId: (unit?.customId ?? '').replace(CLOSED, ''),
  };
}
