import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { DemoPersonKey } from '../demo/people.ts';
import { lockWallets, post, type CreditType } from '../domains/credits/index.ts';
import { inTransaction, type Platform } from '../platform.ts';
import { ask } from './shop.ts';
import type { TestPlatform, TestSession } from './platform.ts';
import { pdfOf, upload } from './uploads/uploads.ts';

/** Available credits, as if they had been earned and their days were over. */
export const giveCredits = (
  platform: Platform,
  userId: string,
  cents: bigint,
  type: CreditType = 'reward',
): Promise<void> =>
  inTransaction(platform, async (tx) => {
    await lockWallets(tx.database.db, [userId]);
    const entry = { key: `given ${randomUUID()}`, kind: 'earned', at: tx.clock.now() } as const;
    await post(tx, userId, entry, { [type]: { issued: -cents, available: cents } });
  });

/** An uploaded PDF, as `documentId`. */
export async function documentOf(session: TestSession, name = 'ritenuta.pdf'): Promise<string> {
  const { data, status } = await upload(
    session,
    'redemption',
    `${randomUUID()}/${name}`,
    pdfOf(400),
  );
  assert.equal(status, 200);
  return data.fileNameAzure;
}

export const IBAN = 'IT60X0542811101000000123456';

export type Asked = Partial<{
  key: string;
  tipoNotarizzazione: 3 | 4;
  importoRichiesto: number;
  emailPayPal: string;
  iban: string;
  numeroFattura: string | null;
  hasPrestazione: boolean;
  language: 'it' | 'en';
  /** Null: none; absent: a new upload where a person needs one. */
  withholding: string | null;
  occasional: string | null;
}>;

/** Asks for a redemption as the form does: with new documents where nothing else is said. */
export async function askRedemption(session: TestSession, asked: Asked = {}) {
  const { tipoNotarizzazione = 3, withholding, occasional, language = 'it', ...body } = asked;
  const isCompany = (body.numeroFattura ?? null) !== null;
  const first = withholding === undefined && !isCompany ? await documentOf(session) : withholding;
  const second =
    occasional === undefined && body.hasPrestazione === true
      ? await documentOf(session, 'prestazione.pdf')
      : occasional;
  const asDocument = (documentId: string | null | undefined) =>
    documentId == null ? null : { documentId };
  return ask(
    session,
    'POST',
    `Wallet/RichiestaRiscattoNft?tipoNotarizzazione=${tipoNotarizzazione}`,
    {
      language,
      body: {
        key: randomUUID(),
        emailPayPal: 'marco@example.it',
        iban: IBAN,
        importoRichiesto: 100,
        ...body,
        documentoRitenutaAcconto: asDocument(first),
        documentoPrestazioneOccasionale: asDocument(second),
      },
    },
  );
}

/** A day in a window; sessions are opened after it is set. */
export const WINDOW_DAY = new Date('2026-12-16T10:00:00+01:00');

/** A new session of a person, in a window. */
export function inWindow(t: TestPlatform, person: DemoPersonKey, at = WINDOW_DAY) {
  t.setNow(at);
  return person === 'anna' ? t.login('anna', 'AdminWorkerBadge') : t.login(person);
}

/** Reads of the back office. */
export const readOffice = (session: TestSession, url: string) =>
  ask(session, 'GET', `Algorand/${url}`);

/** Marks a request of a person for rewards as paid. */
export const payRequest = (session: TestSession, id: number, userId: string) =>
  ask(
    session,
    'POST',
    `Algorand/UpdateNftRiscattati?userId=${userId}&tipoNotarizzazione=3&richiestaId=${id}`,
  );

export const refuseRequest = (session: TestSession, richiestaId: number, motivazione: string) =>
  ask(session, 'POST', 'Algorand/RefuseRichiestaRiscatto', { body: { richiestaId, motivazione } });

export const withdrawRequest = (session: TestSession, id: number) =>
  ask(session, 'POST', `Wallet/WithdrawRichiestaRiscatto?richiestaId=${id}`);

/** What no request may leave behind: held credits that are not those of the open requests. */
export async function brokenRedemptions({ platform }: TestPlatform): Promise<unknown[]> {
  const { rows } = await platform.database.query(`
    select a.user_id, a.type, a.balance_cents, coalesce(r.cents, 0) as held
    from credit_account a
    left join (select user_id, type, sum(cents) as cents from redemption_request
      where state = 'open' group by user_id, type) r using (user_id, type)
    where a.bucket = 'redemption' and a.balance_cents <> coalesce(r.cents, 0)`);
  return rows;
}
