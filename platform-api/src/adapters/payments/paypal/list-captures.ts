import type { CapturedPayment } from '@paypal/paypal-server-sdk';
import type { Cents } from '../../../money.ts';
import type { PaymentCapture } from '../../../ports/payments.ts';
import { readAttemptId } from '../attempt-id.ts';
import { refusalOfPaypal, type connectPaypal } from './paypal-client.ts';
import { fromDecimal } from './paypal-money.ts';

type Api = Awaited<ReturnType<typeof connectPaypal>>;

/** PayPal lists at most 31 days and 10,000 rows at a time. */
const WINDOW_MS = 86_400_000;
const PAGE_SIZE = 500;
/** Payments, as "Transaction event codes" of PayPal's documentation numbers them; not fees, refunds, payouts. */
const paymentCode = /^T00\d\d$/;

/**
 * Captures by PayPal's list of transactions, which has them up to three hours late. Each is then read by
 * itself, because the list knows neither its order nor what was given back of it.
 */
export async function* listPaypalCaptures(api: Api, since: Date): AsyncIterable<PaymentCapture> {
  const end = Date.now();
  for (let from = since.getTime(); from < end; from += WINDOW_MS) {
    for await (const id of transactions(api, from, Math.min(from + WINDOW_MS, end))) {
      const capture = await findCapture(api, id);
      if (capture !== null) yield capture;
    }
  }
}

async function* transactions(api: Api, from: number, to: number): AsyncIterable<string> {
  const startDate = new Date(from).toISOString();
  const endDate = new Date(to).toISOString();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { result } = await api.transactions.searchTransactions({
      startDate,
      endDate,
      fields: 'transaction_info',
      transactionStatus: 'S',
      pageSize: PAGE_SIZE,
      page,
    });
    pages = result.totalPages ?? 1;
    for (const { transactionInfo: row } of result.transactionDetails ?? []) {
      const isIncome = !(row?.transactionAmount?.value ?? '-').startsWith('-');
      const isPayment = paymentCode.test(row?.transactionEventCode ?? '');
      if (row?.transactionId !== undefined && isIncome && isPayment) yield row.transactionId;
    }
  }
}

/** Null for a payment that is no capture: somebody paid the account in another way. */
async function findCapture(api: Api, captureId: string): Promise<PaymentCapture | null> {
  try {
    const { result } = await api.payments.getCapturedPayment({ captureId });
    const providerRef = result.supplementaryData?.relatedIds?.orderId ?? null;
    const [kept] = (result.customId ?? '').split(' ');
    return {
      captureRef: captureId,
      providerRef,
      attemptId: readAttemptId(kept),
      amount: fromDecimal(result.amount?.value ?? ''),
      currency: result.amount?.currencyCode ?? '',
      refunded: await refundedOf(api, result, providerRef),
    };
  } catch (error) {
    if (refusalOfPaypal(error)?.status === 404) return null;
    throw error;
  }
}

async function refundedOf(
  { orders }: Api,
  capture: CapturedPayment,
  orderId: string | null,
): Promise<Cents> {
  const status: string | undefined = capture.status;
  if (status === 'REFUNDED') return fromDecimal(capture.amount?.value ?? '');
  if (status !== 'PARTIALLY_REFUNDED' || orderId === null) return 0n;
  const { result } = await orders.getOrder({ id: orderId });
  return (result.purchaseUnits?.[0]?.payments?.refunds ?? [])
    .filter((refund) => ['COMPLETED', 'PENDING'].includes(refund.status ?? ''))
    .reduce((sum, refund) => sum + fromDecimal(refund.amount?.value ?? ''), 0n);
}
