import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';
import type { Platform } from '../../platform.ts';
import { forgetCustomer, liveAttempt } from '../payments/index.ts';
import type { Billing } from './buyer.ts';
import { orderErrors } from './errors.ts';
import { electronicAttachment } from './fatturapa/electronic-file.ts';
import { giftColumns } from './gift/gift.ts';
import { forgetRecipients } from './gift/forget-recipients.ts';
import { orderDetail } from './order-detail.ts';
import { creditNoteContent, receiptContent } from './receipt/receipt.ts';
import { cancellationRequests, guestPurchases, idempotencyClaims, orders } from './tables.ts';
import { orderToWire } from './wire.ts';

/** Orders with their receipts. Paid ones keep buyer and invoice, as tax law requires (E125). */
export const orderData: PersonalData = {
  part: 'orders',

  async collect(platform, userId) {
    const details = await Promise.all(
      (await idsOf(platform, userId)).map((id) => orderDetail(platform, id)),
    );
    const known = details.filter((detail) => detail !== null);
    const files = [];
    for (const detail of known) {
      if (detail.invoiceNumber === null) continue;
      const { fileName, content } = await receiptContent(platform, detail);
      files.push({ name: fileName, content });
      for (const note of detail.creditNotes) {
        const file = await creditNoteContent(platform, detail, note);
        files.push({ name: file.fileName, content: file.content });
      }
      for (const noteId of [null, ...detail.creditNotes.map(({ id }) => id)]) {
        for (const file of await electronicAttachment(platform, detail.order.id, noteId)) {
          files.push({ name: file.filename, content: file.content });
        }
      }
    }
    const data = known.map((detail) => orderToWire(detail, detail.order.language, 'buyer'));
    return { data, files };
  },

  async objection(platform, userId) {
    for (const id of await idsOf(platform, userId)) {
      if ((await liveAttempt(platform, id)) !== null) return orderErrors.PAYMENT_UNDER_WAY();
    }
    return null;
  },

  async erase(platform, userId) {
    const { db } = platform.database;
    const unpaid = await db
      .update(orders)
      // What they hold of the coupon lapses with the wallet.
      .set({
        billing: nobody,
        ...giftColumns(null),
        couponCents: 0n,
        dueCents: sql`${orders.totalCents}`,
      })
      .where(and(eq(orders.userId, userId), isNull(orders.paidAt)))
      .returning({ id: orders.id });
    await forgetCustomer(
      platform,
      unpaid.map(({ id }) => id),
    );
    await forgetRecipients(platform, userId);
    // Why it was cancelled stays with the order, as its invoice does.
    await db
      .update(cancellationRequests)
      .set({ requestedBy: null })
      .where(eq(cancellationRequests.requestedBy, userId));
    await db.delete(idempotencyClaims).where(eq(idempotencyClaims.principal, userId));
  },
};

/** How long an unpaid order of a guest keeps its buyer: a capture that comes late still finds them. */
const UNPAID_GUEST_DAYS = 30;

/** Takes the buyer out of guests' orders that were never paid: there is no account to be deleted with. */
export async function forgetUnpaidGuests(platform: Platform): Promise<void> {
  const { db } = platform.database;
  const before = new Date(platform.clock.now().getTime() - UNPAID_GUEST_DAYS * 86_400_000);
  const forgotten = await db
    .update(orders)
    .set({ billing: nobody })
    .where(
      and(
        isNull(orders.userId),
        eq(orders.state, 'Annullato'),
        isNull(orders.paidAt),
        lt(orders.cancelledAt, before),
        sql`${orders.billing}->>'email' <> ''`,
      ),
    )
    .returning({ id: orders.id });
  const ids = forgotten.map(({ id }) => id);
  await forgetCustomer(platform, ids);
  if (ids.length > 0) {
    await db.delete(guestPurchases).where(inArray(guestPurchases.orderId, ids));
  }
}

async function idsOf(platform: Platform, userId: string): Promise<number[]> {
  const rows = await platform.database.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(orders.id);
  return rows.map(({ id }) => id);
}

const nobody: Billing = {
  name: 'Dati',
  surname: 'cancellati',
  email: '',
  phone: '',
  fiscalCode: '',
  street: '',
  municipality: '',
  province: '',
  zipCode: '',
  isAccredited: false,
  company: null,
};
