import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '../../../clock.ts';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/database.ts';
import { selectRows } from '../../../database/select-rows.ts';
import { RefundRefused, type PaymentsPort, type PaymentStatus } from '../../../ports/payments.ts';
import type { Secrets } from '../../../secrets.ts';

export const sandboxName = 'sandbox';
export const signatureHeader = 'x-sandbox-signature';

/** How long a checkout page can be paid. */
const SESSION_HOURS = 24;

export type SandboxSession = {
  ref: string;
  method: 'card' | 'paypal';
  orderNumber: string;
  amountCents: bigint;
  customerEmail: string;
  returnUrl: string;
  language: 'it' | 'en';
  state: 'open' | 'captured' | 'failed' | 'expired';
  capturedAt: Date | null;
};

const webhookBody = z.object({ id: z.string(), ref: z.string() });

/** A payment provider that takes no money: its memory is the product's database, its page `/dev/pay`. */
export function paymentSandbox(
  config: Pick<Config, 'publicUrl'>,
  { database, secrets, clock }: { database: Database; secrets: Secrets; clock: Clock },
): PaymentsPort {
  return {
    name: sandboxName,
    methods: ['card', 'paypal'],
    sessionHours: SESSION_HOURS,
    listsAtOnce: true,
    async createSession(request) {
      await database.db.execute(sql`
        insert into payment_sandbox_session (ref, attempt_id, method, order_number, amount_cents,
          customer_email, return_url, language, created_at)
        values (${`sbx_${randomBytes(16).toString('hex')}`}, ${request.attemptId}, ${request.method},
          ${request.orderNumber}, ${request.amount.toString()}, ${request.customerEmail},
          ${request.returnUrl}, ${request.language}, ${clock.now().toISOString()})
        on conflict (attempt_id) do nothing`);
      const rows = await selectRows<{ ref: string }>(
        database.db,
        sql`select ref from payment_sandbox_session where attempt_id = ${request.attemptId}`,
      );
      const ref = rows[0]?.ref ?? '';
      return { providerRef: ref, redirectUrl: `${config.publicUrl}/dev/pay/${ref}` };
    },
    async status(providerRef): Promise<PaymentStatus> {
      const session = await findSession(database, clock, providerRef);
      if (session === null) return { state: 'expired' };
      if (session.state !== 'captured') return { state: session.state };
      if (session.capturedAt !== null && session.capturedAt > clock.now()) return { state: 'open' };
      return { state: 'captured', amount: session.amountCents, currency: 'EUR' };
    },
    // Its page takes the money by itself.
    capture({ providerRef }) {
      return this.status(providerRef);
    },
    async expireSession(providerRef) {
      await database.db.execute(sql`
        update payment_sandbox_session set state = 'expired'
        where ref = ${providerRef} and state = 'open'`);
      return this.status(providerRef);
    },
    async *listCaptures(since) {
      const rows = await selectRows<Record<'ref' | 'attempt_id' | 'amount' | 'refunded', string>>(
        database.db,
        sql`select ref, attempt_id, amount_cents::text as amount, refunded_cents::text as refunded
        from payment_sandbox_session where state = 'captured'
          and captured_at between ${since.toISOString()} and ${clock.now().toISOString()}`,
      );
      for (const { ref, attempt_id: attemptId, amount, refunded } of rows) {
        yield {
          captureRef: ref,
          providerRef: ref,
          attemptId,
          amount: BigInt(amount),
          currency: 'EUR',
          refunded: BigInt(refunded),
        };
      }
    },
    async refund({ refundId, providerRef, amount }) {
      await database.transaction(async () => {
        // One refund of a session at a time.
        const sessions = await selectRows<{ left: string }>(
          database.db,
          sql`select (amount_cents - refunded_cents)::text as left from payment_sandbox_session
          where ref = ${providerRef} and state = 'captured' for update`,
        );
        const known = await selectRows(
          database.db,
          sql`select 1 from payment_sandbox_refund where id = ${refundId}`,
        );
        if (known.length > 0) return;
        const [session] = sessions;
        if (session === undefined) throw new RefundRefused('There is no such capture');
        if (BigInt(session.left) < amount) throw new RefundRefused('That much was not captured');
        await database.db.execute(sql`
          insert into payment_sandbox_refund (id, ref, cents, refunded_at)
          values (${refundId}, ${providerRef}, ${amount.toString()}, ${clock.now().toISOString()})`);
        await database.db.execute(sql`
          update payment_sandbox_session
          set refunded_cents = refunded_cents + ${amount.toString()}::bigint
          where ref = ${providerRef}`);
      });
    },
    async readWebhook(headers, body) {
      const given = Buffer.from(String(headers[signatureHeader] ?? ''), 'hex');
      const expected = signature(secrets, body);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const event = webhookBody.parse(JSON.parse(body.toString()));
      return { eventId: event.id, providerRef: event.ref, claims: {} };
    },
  };
}

/** What the sandbox signs its calls with. */
export const signature = (secrets: Pick<Secrets, 'paymentWebhook'>, body: Buffer): Buffer =>
  createHmac('sha256', Buffer.from(secrets.paymentWebhook, 'base64url')).update(body).digest();

export async function findSession(
  database: Database,
  clock: Clock,
  ref: string,
): Promise<SandboxSession | null> {
  const rows = await selectRows<Record<string, unknown>>(
    database.db,
    sql`select ref, method, order_number, amount_cents::text as amount, customer_email, return_url,
      language, state, captured_at, created_at
    from payment_sandbox_session where ref = ${ref}`,
  );
  const row = rows[0];
  if (row === undefined) return null;
  const age = clock.now().getTime() - new Date(row.created_at as string | Date).getTime();
  const state = row.state as SandboxSession['state'];
  return {
    ref: String(row.ref),
    method: row.method as SandboxSession['method'],
    orderNumber: String(row.order_number),
    amountCents: BigInt(row.amount as string),
    customerEmail: String(row.customer_email),
    returnUrl: String(row.return_url),
    language: row.language as SandboxSession['language'],
    state: state === 'open' && age > SESSION_HOURS * 3_600_000 ? 'expired' : state,
    capturedAt: row.captured_at === null ? null : new Date(row.captured_at as string | Date),
  };
}

/** What the person chose on the page; false when the session was no longer open. */
export async function decideSession(
  database: Database,
  ref: string,
  outcome: { state: 'captured'; capturedAt: Date } | { state: 'failed' },
): Promise<boolean> {
  const capturedAt = outcome.state === 'captured' ? outcome.capturedAt.toISOString() : null;
  const rows = await selectRows(
    database.db,
    sql`update payment_sandbox_session set state = ${outcome.state}, captured_at = ${capturedAt}::timestamptz
    where ref = ${ref} and state = 'open' returning ref`,
  );
  return rows.length > 0;
}

/** Writes down that a call to the shop is due; returns its id. */
export async function recordEvent(database: Database, ref: string): Promise<string> {
  const id = `evt_${randomBytes(12).toString('hex')}`;
  await database.db.execute(
    sql`insert into payment_sandbox_event (id, ref) values (${id}, ${ref})`,
  );
  return id;
}

export async function eventDelivered(database: Database, id: string, at: Date): Promise<void> {
  await database.db.execute(
    sql`update payment_sandbox_event set delivered_at = ${at.toISOString()} where id = ${id}`,
  );
}
