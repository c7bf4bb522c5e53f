import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Cents } from '../../money.ts';
import { selectRows } from '../../database/select-rows.ts';
import type { Platform } from '../../platform.ts';
import type { PaymentCapture, PaymentsPort } from '../../ports/payments.ts';
import { GRACE_SECONDS, type PaymentAttempt } from './attempts.ts';
import { paymentAttempts } from './tables.ts';

/** A payment page is checked often while someone may be looking at it, then every ten minutes. */
const OFTEN_SECONDS = 600;
const SELDOM_SECONDS = 600;
/** Past the end of the provider's page: a capture of its last second is still found. */
const MARGIN_SECONDS = 3600;

/**
 * Claims the attempts whose next check is due: those never checked first, then
 * the longest waiting. Each is rescheduled at once, so that processes share them and one
 * that cannot be checked does not delay the others. An abandoned or failed attempt is checked
 * for as long as its page can exist at the provider.
 */
export async function claimAttemptsDue(
  platform: Platform,
  limit: number,
): Promise<Pick<PaymentAttempt, 'id' | 'state' | 'providerRef'>[]> {
  const now = sql`${platform.clock.now().toISOString()}::timestamptz`;
  if (platform.payments.length === 0) return [];
  const lives = platform.payments.map(
    ({ name, sessionHours }) =>
      sql`(${name}::text, ${sessionHours * 3600 + MARGIN_SECONDS}::float8)`,
  );
  const rows = await selectRows<Pick<PaymentAttempt, 'id' | 'state'> & { ref: string | null }>(
    platform.database.db,
    // A CTE is run once; a subquery inside of a join is run again for each outer row, and takes more than the limit.
    sql`with due as materialized (
      select attempt.id, provider.life
      from payment_attempt attempt
      join (values ${sql.join(lives, sql`, `)}) provider(name, life)
        on provider.name = attempt.provider
      where attempt.next_check_at <= ${now}
      order by attempt.checked_at is not null, attempt.next_check_at
      limit ${limit}
      for update of attempt skip locked
    )
    update payment_attempt a
    set checked_at = ${now},
      next_check_at = case
        when a.state not in ('new', 'session_open')
          and (a.provider_ref is null or a.opened_at + make_interval(secs => due.life) < ${now})
          then null
        when coalesce(a.opened_at, a.created_at) + make_interval(secs => ${OFTEN_SECONDS}) > ${now}
          then ${now} + make_interval(secs => ${GRACE_SECONDS})
        else ${now} + make_interval(secs => ${SELDOM_SECONDS})
      end
    from due
    where a.id = due.id
    returning a.id, a.state, a.provider_ref as ref`,
  );
  return rows.map(({ id, state, ref }) => ({ id, state, providerRef: ref }));
}

/** The provider reports that this payment page can no longer be paid. */
export async function endChecks(platform: Platform, id: string): Promise<void> {
  await platform.database.db
    .update(paymentAttempts)
    .set({ nextCheckAt: null })
    .where(eq(paymentAttempts.id, id));
}

/** What the provider took and an attempt does not know of. */
export type UnheardCapture = { attemptId: string; capture: PaymentCapture };

const found = {
  id: paymentAttempts.id,
  ref: paymentAttempts.providerRef,
  capturedCents: paymentAttempts.capturedCents,
};

/**
 * Matches captures of a provider with attempts, by the session or by the id under which it was made.
 * @returns those that no attempt has noted, and those that belong to none
 */
export async function matchCaptures(
  platform: Platform,
  { name }: Pick<PaymentsPort, 'name'>,
  captures: readonly PaymentCapture[],
): Promise<{ unheard: UnheardCapture[]; unknown: PaymentCapture[] }> {
  const { db } = platform.database;
  const given = <T>(values: readonly (T | null)[]) => values.filter((value) => value !== null);
  const rows = await db
    .select(found)
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.provider, name),
        or(
          inArray(paymentAttempts.providerRef, given(captures.map((each) => each.providerRef))),
          inArray(paymentAttempts.id, given(captures.map((each) => each.attemptId))),
        ),
      ),
    );
  const byRef = new Map(rows.map((row) => [row.ref, row]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const unheard: UnheardCapture[] = [];
  const unknown: PaymentCapture[] = [];
  for (const capture of captures) {
    const { providerRef, attemptId } = capture;
    const known = providerRef === null ? byId.get(attemptId ?? '') : byRef.get(providerRef);
    const attempt = known ?? (await adopt(platform, name, capture));
    // Without its session nothing could be given back.
    const isOurs = attempt?.ref != null && (attemptId ?? attempt.id) === attempt.id;
    if (!isOurs) unknown.push(capture);
    else if (attempt.capturedCents === null) unheard.push({ attemptId: attempt.id, capture });
  }
  return { unheard, unknown };
}

/** A session that was made and whose name was lost before it was noted (C4). */
async function adopt(
  { database }: Platform,
  provider: string,
  { attemptId, providerRef }: PaymentCapture,
): Promise<{ id: string; ref: string | null; capturedCents: Cents | null } | null> {
  if (attemptId === null || providerRef === null) return null;
  const [row] = await database.db
    .update(paymentAttempts)
    .set({ providerRef })
    .where(
      and(
        eq(paymentAttempts.id, attemptId),
        eq(paymentAttempts.provider, provider),
        isNull(paymentAttempts.providerRef),
      ),
    )
    .returning(found);
  return row ?? null;
}
