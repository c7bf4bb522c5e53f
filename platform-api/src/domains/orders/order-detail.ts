import type { Platform } from '../../platform.ts';
import type { ExamKind } from '../exams/index.ts';
import {
  codeCountOf,
  codesOfOrder,
  codesSentAt,
  SHOWN_CODES,
  type OrderCode,
} from '../vouchers/index.ts';
import { creditNotesOf, type CreditNote } from './cancellation/credit-notes.ts';
import { partsOfOrder, type OrderPart } from './cancellation/parts-of-order.ts';
import { requestsOf, type CancellationRequest } from './cancellation/requests.ts';
import { orderRefunds, type OrderRefund } from './coupon/order-refunds.ts';
import { findElectronicInvoice } from './fatturapa/electronic-invoices.ts';
import {
  findOrder,
  invoiceNumberOf,
  linesOf,
  type OrderLineRow,
  type OrderRow,
} from './repository.ts';

/** An order with its requests and refunds. */
export type CancellationState = {
  order: OrderRow;
  /** What of it is used or may still go back. */
  parts: OrderPart[];
  /** Newest first. */
  requests: CancellationRequest[];
  creditNotes: CreditNote[];
};

/** An order with all that its screens show. */
export type OrderDetail = CancellationState & {
  lines: OrderLineRow[];
  invoiceNumber: string | null;
  hasElectronicInvoice: boolean;
  /** Of an order for others, once it is paid: the first of them, and how many there are. */
  codes: OrderCode[];
  codeCount: number;
  /** When the first mail with codes has left. */
  codesSentAt: Date | null;
  /** Oldest first. */
  refunds: OrderRefund[];
};

/** @returns null when there is no such order, or only a draft of it */
export async function orderDetail(platform: Platform, id: number): Promise<OrderDetail | null> {
  const { db } = platform.database;
  const order = await findOrder(db, id);
  if (order === null || order.state === 'Bozza') return null;
  return {
    ...(await withCancellation(platform, order)),
    lines: await linesOf(db, id),
    invoiceNumber: await invoiceNumberOf(db, id),
    hasElectronicInvoice: (await findElectronicInvoice(db, id, null)) !== null,
    codes: await codesOfOrder(platform, id, { limit: SHOWN_CODES }),
    codeCount: await codeCountOf(platform, id),
    codesSentAt: await codesSentAt(platform, id),
    refunds: await orderRefunds(platform, id),
  };
}

export const withCancellation = async (
  platform: Platform,
  order: OrderRow,
): Promise<CancellationState> => ({
  order,
  parts: await partsOfOrder(platform, order),
  requests: await requestsOf(platform.database.db, order.id),
  creditNotes: await creditNotesOf(platform.database.db, order.id),
});

/** Exams that an order contains: its flags apply to all lines that have that exam. */
export function examsOf({ order, lines }: Pick<OrderDetail, 'order' | 'lines'>): {
  kind: ExamKind;
  courseTitle: string;
  unitCents: bigint;
  quantity: number;
}[] {
  return lines.flatMap((line) =>
    (
      [
        ['simulation', order.hasSimulation ? line.simulationCents : null],
        ['certification', order.hasCertification ? line.certificationCents : null],
      ] as const
    ).flatMap(([kind, unitCents]) =>
      unitCents === null
        ? []
        : [{ kind, courseTitle: line.title, unitCents, quantity: line.quantity }],
    ),
  );
}
