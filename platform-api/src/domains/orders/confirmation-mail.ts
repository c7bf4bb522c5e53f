import type { Platform } from '../../platform.ts';
import { formatEuro } from '../../money.ts';
import { formatDay } from './format-day.ts';
import { examsOf, examTitle, orderDetail, type OrderDetail } from './order-detail.ts';
import { receiptContent } from './receipt.ts';

/** Sends the confirmation of a paid order with its receipt; a repeat carries the same id (C12). */
export async function sendConfirmation(platform: Platform, orderId: number): Promise<void> {
  const detail = await orderDetail(platform, orderId);
  if (detail?.invoiceNumber == null) return;
  const { order } = detail;
  const { fileName, content } = await receiptContent(platform, detail);
  const { subject, text } = texts[order.language](detail, platform.config.publicUrl);
  await platform.mail.send({
    id: `order-${order.id}-confirmation`,
    to: order.billing.email,
    subject,
    text,
    attachments: [{ filename: fileName, contentType: 'application/pdf', content }],
  });
}

function articles(detail: OrderDetail): string {
  const { language } = detail.order;
  return [
    ...detail.lines.map(
      ({ title, courseCents }) => `- ${title}, ${formatEuro(courseCents, language)}`,
    ),
    ...examsOf(detail).map(
      (exam) => `- ${examTitle(exam, language)}, ${formatEuro(exam.unitCents, language)}`,
    ),
  ].join('\n');
}

const texts = {
  it: (detail: OrderDetail, publicUrl: string) => ({
    subject: `Il tuo ordine ${detail.order.number} è pagato`,
    text: `Ciao ${detail.order.billing.name},

abbiamo ricevuto il pagamento del tuo ordine ${detail.order.number} del ${formatDay(detail.order.orderedAt)}.

${articles(detail)}

Totale pagato: ${formatEuro(detail.order.totalCents, 'it')}, IVA inclusa.

I corsi sono già disponibili: ${publicUrl}/courses/table?typology=1
La ricevuta è allegata e resta nei tuoi ordini: ${publicUrl}/order/detail/${detail.order.id}

Buono studio,
WorkerBadge
`,
  }),
  en: (detail: OrderDetail, publicUrl: string) => ({
    subject: `Your order ${detail.order.number} is paid`,
    text: `Hello ${detail.order.billing.name},

we have received the payment of your order ${detail.order.number} of ${formatDay(detail.order.orderedAt)}.

${articles(detail)}

Total paid: ${formatEuro(detail.order.totalCents, 'en')}, VAT included.

Your courses are ready: ${publicUrl}/courses/table?typology=1
The receipt is attached and stays with your orders: ${publicUrl}/order/detail/${detail.order.id}

Enjoy your course,
WorkerBadge
`,
  }),
};
