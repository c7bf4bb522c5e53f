import type { Platform } from '../../platform.ts';
import type { Account } from '../accounts/index.ts';
import { walletOf, type CreditType } from '../credits/index.ts';
import { hasValidVatCheckDigit } from './vat-number.ts';
import type { RedemptionFacts } from './redemption-rules.ts';
import * as repository from './repository.ts';
import { dayInItaly } from './windows.ts';

/** What the rules ask of a person and a kind of credits, as it is now. */
export async function factsOf(
  platform: Platform,
  { id: userId, company }: Pick<Account, 'id' | 'company'>,
  type: CreditType,
): Promise<RedemptionFacts> {
  const { db } = platform.database;
  const { isEnabled, thresholdCents } = platform.config.redemption;
  const at = platform.clock.now();
  const open = await repository.openRequests(db, userId);
  return {
    type,
    at,
    isEnabled,
    thresholdCents,
    availableCents: (await walletOf(db, userId))[type].available,
    hasOpenRequest: open.some((request) => request.type === type),
    company:
      company === null ? null : { hasValidVatNumber: hasValidVatCheckDigit(company.vatNumber) },
    yearCents: await repository.centsOfYear(db, userId, dayInItaly(at).slice(0, 4)),
  };
}
