import { formatEuro } from '../../../money.ts';
import type { Platform } from '../../../platform.ts';
import { electronicAttachment } from '../fatturapa/electronic-file.ts';
import { orderDetail, type OrderDetail } from '../order-detail.ts';
import { creditNoteContent } from '../receipt/receipt.ts';
import { creditNoteNumber, creditNotesOf, type CreditNote } from './credit-notes.ts';
import { findRequest, type CancellationRequest } from './requests.ts';

export const cancellationMailJob = 'orders.cancellation-mail';

export type CancellationMail = { requestId: number; moment: 'asked' | 'answered' };

/** Mails the buyer that a cancellation was requested or answered, once this transaction is committed. */
export const mailCancellation = (
  platform: Platform,
  requestId: number,
  moment: CancellationMail['moment'],
): Promise<void> =>
  platform.jobs.enqueue(cancellationMailJob, { requestId, moment } satisfies CancellationMail, {
    key: `${requestId} ${moment}`,
  });

/** Sends it, with the credit note where there is one; a repeat carries the same id (C12). */
export async function sendCancellationMail(
  platform: Platform,
  { requestId, moment }: CancellationMail,
): Promise<void> {
  const { db } = platform.database;
  const request = await findRequest(db, requestId);
  const detail = request === null ? null : await orderDetail(platform, request.orderId);
  if (request === null || detail === null || detail.order.billing.email === '') return;
  const notes = await creditNotesOf(db, request.orderId);
  const note = notes.find((candidate) => candidate.requestId === requestId) ?? null;
  const { order } = detail;
  const { subject, text } = texts[order.language][moment](
    { detail, request, note },
    platform.config.publicUrl,
  );
  const file =
    moment === 'answered' && note !== null ? await creditNoteContent(platform, detail, note) : null;
  await platform.mail.send({
    id: `order-${order.id}-cancellation-${requestId}-${moment}`,
    to: order.billing.email,
    subject,
    text,
    ...(file === null
      ? {}
      : {
          attachments: [
            { filename: file.fileName, contentType: 'application/pdf', content: file.content },
            ...(await electronicAttachment(platform, order.id, note?.id ?? null)),
          ],
        }),
  });
}

type Told = { detail: OrderDetail; request: CancellationRequest; note: CreditNote | null };
type Text = (told: Told, publicUrl: string) => { subject: string; text: string };

/** A guest has no orders to look into. */
const orderAddress = ({ order }: OrderDetail, publicUrl: string): string | null =>
  order.userId === null ? null : `${publicUrl}/order/detail/${order.id}`;

const paragraphs = (...parts: (string | null | false)[]): string =>
  `${parts.filter((part) => typeof part === 'string').join('\n\n')}\n`;

const returnedLines = (note: CreditNote | null, language: 'it' | 'en'): string | null =>
  note === null || note.lines.length === 0
    ? null
    : note.lines
        .map(
          ({ title, seats, cents }) =>
            `- ${seats > 1 ? `${seats} × ` : ''}${title}, ${formatEuro(BigInt(cents), language)}`,
        )
        .join('\n');

const texts: Record<'it' | 'en', Record<CancellationMail['moment'], Text>> = {
  it: {
    asked: ({ detail, request }, publicUrl) => {
      const address = orderAddress(detail, publicUrl);
      return {
        subject: `Richiesta di annullamento dell’ordine ${detail.order.number}`,
        text: paragraphs(
          `Ciao ${detail.order.billing.name},`,
          `abbiamo ricevuto la richiesta di annullare l’ordine ${detail.order.number}. Il motivo: “${request.reason}”.`,
          'Ti rispondiamo con un’altra e-mail. Fino ad allora i codici non riscattati sono sospesi.',
          address && `Il tuo ordine: ${address}`,
          'WorkerBadge',
        ),
      };
    },
    answered: ({ detail, request, note }, publicUrl) => {
      const { order } = detail;
      const address = orderAddress(detail, publicUrl);
      const amount = note === null ? '' : formatEuro(note.cents, 'it');
      return {
        subject: {
          whole: `L’ordine ${order.number} è annullato`,
          part: `Rimborso di una parte dell’ordine ${order.number}`,
          refused: `L’ordine ${order.number} non è annullato`,
          open: '',
        }[request.state],
        text: paragraphs(
          `Ciao ${order.billing.name},`,
          {
            whole: `abbiamo annullato l’ordine ${order.number}.`,
            part: `abbiamo accolto in parte la richiesta di annullare l’ordine ${order.number}.`,
            refused: `non possiamo annullare l’ordine ${order.number}, che resta pagato. I codici sospesi valgono di nuovo.`,
            open: '',
          }[request.state],
          request.answer === null
            ? null
            : `${request.state === 'refused' ? 'Il motivo' : 'Il messaggio'}: “${request.answer}”.`,
          note !== null &&
            `Ti rimborsiamo ${amount}, IVA inclusa: l’importo torna dove è partito il pagamento. La nota di credito ${creditNoteNumber(note)} è allegata.`,
          returnedLines(note, 'it'),
          request.state === 'part' && 'Il resto dell’ordine resta tuo, come prima.',
          address && `Il tuo ordine: ${address}`,
          'WorkerBadge',
        ),
      };
    },
  },
  en: {
    asked: ({ detail, request }, publicUrl) => {
      const address = orderAddress(detail, publicUrl);
      return {
        subject: `Cancellation request for order ${detail.order.number}`,
        text: paragraphs(
          `Hello ${detail.order.billing.name},`,
          `we have received the request to cancel order ${detail.order.number}. The reason: “${request.reason}”.`,
          'We will answer with another mail. Until then, codes that were not redeemed are suspended.',
          address && `Your order: ${address}`,
          'WorkerBadge',
        ),
      };
    },
    answered: ({ detail, request, note }, publicUrl) => {
      const { order } = detail;
      const address = orderAddress(detail, publicUrl);
      const amount = note === null ? '' : formatEuro(note.cents, 'en');
      return {
        subject: {
          whole: `Order ${order.number} is cancelled`,
          part: `Refund of a part of order ${order.number}`,
          refused: `Order ${order.number} is not cancelled`,
          open: '',
        }[request.state],
        text: paragraphs(
          `Hello ${order.billing.name},`,
          {
            whole: `we have cancelled order ${order.number}.`,
            part: `we have accepted the request to cancel order ${order.number} in part.`,
            refused: `we cannot cancel order ${order.number}, which stays paid. Suspended codes are good again.`,
            open: '',
          }[request.state],
          request.answer === null
            ? null
            : `${request.state === 'refused' ? 'The reason' : 'The message'}: “${request.answer}”.`,
          note !== null &&
            `We refund ${amount}, VAT included: it goes back to where the payment came from. Credit note ${creditNoteNumber(note)} is attached.`,
          returnedLines(note, 'en'),
          request.state === 'part' && 'The rest of the order stays yours, as before.',
          address && `Your order: ${address}`,
          'WorkerBadge',
        ),
      };
    },
  },
};
