import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../database/database.ts';
import { halfUp, type Cents } from '../../../money.ts';
import type { InTransaction } from '../../../platform.ts';
import { tariff } from '../../cart/index.ts';
import { requestElectronicCreditNote } from '../fatturapa/electronic-invoices.ts';
import { soldTotalsOf } from '../sold-totals.ts';
import type { OrderRow } from '../repository.ts';
import { creditNoteCounters, creditNotes } from '../tables.ts';
import type { CancellationRequest } from './requests.ts';
import type { ReturnedLine } from './returned-lines.ts';

export type CreditNote = typeof creditNotes.$inferSelect;

/** `NC 12/2026` */
export const creditNoteNumber = ({ number, year }: Pick<CreditNote, 'number' | 'year'>): string =>
  `NC ${number}/${year}`;

const bpsUnit = 10_000n;

/**
 * Issues the credit note of a refund under the next number of the year, without gaps: the counter stays
 * locked until the transaction ends. Its net is the reduction of the order's net, so that the notes of a
 * whole order add up to its invoice to the cent.
 * @param refund.leftCents what was left of the payment before
 */
export async function issueCreditNote(
  platform: InTransaction,
  order: OrderRow,
  refund: {
    request: Pick<CancellationRequest, 'id'>;
    cents: Cents;
    leftCents: Cents;
    lines: readonly ReturnedLine[];
  },
): Promise<CreditNote> {
  const { db } = platform.database;
  const { cents, leftCents, lines } = refund;
  const issuedAt = platform.clock.now();
  const year = Number(
    new Intl.DateTimeFormat('en', { timeZone: 'Europe/Rome', year: 'numeric' }).format(issuedAt),
  );
  const [counter] = await db
    .insert(creditNoteCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({
      target: creditNoteCounters.year,
      set: { last: sql`${creditNoteCounters.last} + 1` },
    })
    .returning();
  // The amounts of the receipt, not recomputed from the rate: parts of lines may differ by a cent.
  const sold = await soldTotalsOf(platform, order);
  const netOf = (left: Cents): Cents =>
    left === sold.totalCents ? sold.netCents : halfUp(left * bpsUnit, bpsUnit + tariff.vatBps);
  const netCents = netOf(leftCents) - netOf(leftCents - cents);
  const [note] = await db
    .insert(creditNotes)
    .values({
      orderId: order.id,
      requestId: refund.request.id,
      year,
      number: counter?.last ?? 1,
      issuedAt,
      cents,
      netCents,
      vatCents: cents - netCents,
      lines: lines.map(({ part, seats, cents: ofLine }) => ({
        title: part.title,
        seats: seats.length,
        cents: String(ofLine),
      })),
    })
    .returning();
  if (note === undefined) throw new Error('The credit note was not stored');
  await requestElectronicCreditNote(db, note);
  return note;
}

/** Credit notes of an order, first issued first. */
export const creditNotesOf = (db: Db, orderId: number): Promise<CreditNote[]> =>
  db
    .select()
    .from(creditNotes)
    .where(eq(creditNotes.orderId, orderId))
    .orderBy(asc(creditNotes.id));
