import { formatEuro } from '../../money.ts';
import type { Platform } from '../../platform.ts';
import { findRefund, type RefundReason } from '../payments/index.ts';
import { findOrder } from './repository.ts';

export const refundMailJob = 'orders.refund-mail';

/** Mails the buyer that a whole payment is refunded, and why; a repeated mail has the same id (C12). */
export async function sendRefundMail(platform: Platform, refundId: string): Promise<void> {
  const refund = await findRefund(platform, refundId);
  const order = refund === null ? null : await findOrder(platform.database.db, refund.orderId);
  if (refund === null || order === null || order.billing.email === '') return;
  const { subject, text } = texts[order.language]({
    name: order.billing.name,
    number: order.number,
    amount: formatEuro(refund.cents, order.language),
    reason: reasons[order.language][refund.reason],
  });
  await platform.mail.send({
    id: `refund-${refund.id}`,
    to: order.billing.email,
    subject,
    text,
    attachments: [],
  });
}

const reasons: Record<'it' | 'en', Record<RefundReason, string>> = {
  it: {
    paid_twice: 'Questo ordine era già pagato.',
    amount_differs: 'L’importo pagato non è quello dell’ordine.',
    owned_already: 'Avevi già i corsi di questo ordine, o i suoi esami.',
    coupon_missing: 'Il tuo coupon non bastava più per la sua parte di questo ordine.',
    order_closed: 'Questo ordine non aspettava più un pagamento.',
    cancellation: 'L’ordine è stato annullato.',
    goodwill: 'L’assistenza ha disposto il rimborso.',
  },
  en: {
    paid_twice: 'This order was paid already.',
    amount_differs: 'The amount paid is not the one of the order.',
    owned_already: 'You had the courses of this order already, or its exams.',
    coupon_missing: 'Your coupon no longer had enough for its part of this order.',
    order_closed: 'This order no longer waited for a payment.',
    cancellation: 'The order was cancelled.',
    goodwill: 'Support has granted the refund.',
  },
};

type Values = { name: string; number: string; amount: string; reason: string };

const texts = {
  it: ({ name, number, amount, reason }: Values) => ({
    subject: `Ti rimborsiamo ${amount} per l’ordine ${number}`,
    text: `Ciao ${name},

abbiamo ricevuto un pagamento per il tuo ordine ${number} e te lo rimborsiamo: ${amount}.
${reason}

Il rimborso arriva sul metodo di pagamento che hai usato. Non devi fare nulla.

WorkerBadge
`,
  }),
  en: ({ name, number, amount, reason }: Values) => ({
    subject: `We refund ${amount} for order ${number}`,
    text: `Hello ${name},

we have received a payment for your order ${number} and give it back: ${amount}.
${reason}

The refund goes to the payment method you used. There is nothing you have to do.

WorkerBadge
`,
  }),
};
