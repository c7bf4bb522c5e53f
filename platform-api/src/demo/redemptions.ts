import type { CreditType } from '../domains/credits/index.ts';
import { adoptFile } from '../domains/files/index.ts';
import {
  payRedemption,
  refuseRedemption,
  requestRedemption,
  withdrawRedemption,
} from '../domains/redemptions/index.ts';
import { formatEuro, type Cents } from '../money.ts';
import { closeSheet, drawSection, openSheet } from '../pdf/sheet.ts';
import type { Platform } from '../platform.ts';
import { uuidOf } from './customers.ts';
import type { PastPlatform } from './past.ts';
import { demoPeople } from './people.ts';

type Holder = 'marco' | 'lucia';

/** A wish for euro in place of credits, and what became of it. */
type RedemptionPlan = {
  /** The same in every installation. */
  key: string;
  by: Holder;
  type: CreditType;
  cents: Cents;
  /** Before the first start. */
  daysAgo: number;
  /** Absent: it waits. */
  end?: { as: 'paid' | 'refused' | 'withdrawn'; afterHours: number };
};

const ibans: Record<Holder, string> = {
  marco: 'IT60X0542811101000000123456',
  lucia: 'IT84S0542811101000000654321',
};

const refusal = 'L’IBAN è intestato a un’altra persona: inviaci la richiesta con il tuo.';

/** In every state. Rewards were asked for in the last window that is over for some days. */
export function redemptionPlans(now: Date): RedemptionPlan[] {
  const window = daysSinceWindow(now);
  return [
    {
      key: 'lucia, refused',
      by: 'lucia',
      type: 'profit_share',
      cents: 12_000n,
      daysAgo: 88.4,
      end: { as: 'refused', afterHours: 51 },
    },
    {
      key: 'lucia, paid',
      by: 'lucia',
      type: 'profit_share',
      cents: 12_000n,
      daysAgo: 85.3,
      end: { as: 'paid', afterHours: 98 },
    },
    {
      key: 'marco, withdrawn',
      by: 'marco',
      type: 'reward',
      cents: 15_000n,
      daysAgo: window + 0.2,
      end: { as: 'withdrawn', afterHours: 3 },
    },
    { key: 'marco, open', by: 'marco', type: 'reward', cents: 10_000n, daysAgo: window - 0.6 },
  ];
}

/** Days since the 15th that began the last window, which is over. */
function daysSinceWindow(now: Date): number {
  for (let days = 12; ; days += 1) {
    const day = new Date(now.getTime() - days * 86_400_000);
    if (day.getUTCDate() === 15 && day.getUTCMonth() % 3 === 2) return days;
  }
}

/** Asks, and answers. What is there stays as it is. */
export async function redeemAsOf(
  { platform, wait }: PastPlatform,
  { key, by, type, cents, end }: RedemptionPlan,
): Promise<void> {
  const { userId, identity } = demoPeople[by];
  const { id: requestId } = await requestRedemption(platform, {
    userId,
    key: uuidOf(`redemption ${key}`),
    type,
    cents,
    email: identity.email,
    iban: ibans[by],
    invoiceNumber: null,
    hasDeclaration: false,
    documents: { withholding: await receiptOf(platform, by, cents) },
    language: 'it',
  });
  if (end === undefined) return;
  wait(end.afterHours * 60);
  const administrator = demoPeople.anna.userId;
  switch (end.as) {
    case 'paid':
      return payRedemption(platform, { userId, type, requestId, administrator });
    case 'refused':
      return refuseRedemption(platform, { requestId, reason: refusal, administrator });
    case 'withdrawn':
      return withdrawRedemption(platform, { requestId, userId });
  }
}

/** The document that a person sends with a request; it is theirs until the request is closed. */
async function receiptOf(platform: Platform, by: Holder, cents: Cents): Promise<string> {
  const { userId, identity } = demoPeople[by];
  const { name, surname, fiscalCode } = identity;
  const amount = formatEuro(cents, 'it');
  const sheet = await openSheet({
    kind: 'Ricevuta con ritenuta d’acconto',
    title: `Ricevuta con ritenuta d’acconto, ${name} ${surname}`,
    language: 'it',
    date: platform.clock.now(),
    lines: [`${name} ${surname}`, `Codice fiscale ${fiscalCode}`],
  });
  drawSection(sheet, 'Compenso', [
    `Compenso lordo ${amount}`,
    `Ritenuta d’acconto del 20% ${formatEuro(cents / 5n, 'it')}`,
    `Netto da pagare ${formatEuro(cents - cents / 5n, 'it')}`,
  ]);
  const content = Buffer.from(await closeSheet(sheet, ['Documento della demo.']));
  const fileRef = `ricevuta-ritenuta-${by}-${cents / 100n}.pdf`;
  await adoptFile(platform, userId, {
    fileRef,
    name: `redemptions/${fileRef}`,
    kind: 'redemption',
    contentType: 'application/pdf',
    content,
  });
  return fileRef;
}
