import { z } from 'zod';
import { calendarDay, listQuery } from '../../http/lists.ts';
import { platformKinds } from './credit-types.ts';
import { movementGroups } from './office/movement-filters.ts';

const amount = z.number().describe('Euro; 1 credit is 1 euro (M11).');
const ofTeachers = (text: string) =>
  amount.nullable().describe(`${text} Null for who is no teacher (WALLET-04).`);

export const wallet = z
  .object({
    urlWalletAlgorandUser: z
      .url()
      .nullable()
      .describe(
        'The explorer’s page of the account that holds the credits’ NFTs for all people; null where none is configured (E122).',
      ),
    totaleCrediti: amount.describe('Available credits of the kinds that the caller sees.'),
    totaleCreditiRewardForPromotion: amount.describe('Available rewards.'),
    totaleCreditiProfitSharing: ofTeachers('Available profit sharing.'),
    totaleCreditiRewardForPromotionFromAlgorand: amount.describe(
      'What of the available rewards is noted on the ledger.',
    ),
    totaleCreditiProfitSharingFromAlgorand: ofTeachers('The same of profit sharing.'),
    pendingRewardForPromotion: amount.describe(
      'Rewards that become available fourteen days after their purchase (M16).',
    ),
    pendingProfitSharing: ofTeachers('The same of profit sharing.'),
    nextAvailableAt: z.iso
      .datetime()
      .nullable()
      .describe('When the next pending credits become available.'),
    totalCouponNft: amount.describe('Credits set aside as coupon (M14).'),
    couponInOrders: amount.describe('Coupon of orders that wait for their payment.'),
    owed: amount.describe('Credits that were used before their purchase was refunded.'),
  })
  .meta({ id: 'Wallet' });

export const movementKind = z.enum([
  'earned',
  'released',
  'reversed',
  'coupon',
  'ordered',
  'spent',
  'returned',
  'lapsed',
  'redemption',
]);

export const movement = z
  .object({
    id: z.string(),
    kind: movementKind,
    tipoNotarizzazioneId: z.number().int().describe('RewardForPromotion 3, ProfitSharing 4.'),
    importo: z.number().describe('Euro; negative where credits went.'),
    date: z.iso.datetime(),
    corsoId: z.number().int().nullable(),
    titoloCorso: z.string().nullable(),
    availableAt: z.iso.datetime().nullable().describe('Of pending credits.'),
    urlTransazione: z
      .url()
      .nullable()
      .describe(
        'The explorer’s page of its note on the ledger, or of the NFT; null until it is noted, and where no explorer is configured (E122).',
      ),
  })
  .meta({ id: 'CreditMovement' });

export const creditMonth = z
  .object({
    month: z.string().describe('`2026-11`, in Italy.'),
    reward: amount.describe('Available rewards when the month ended, or now.'),
    profitSharing: ofTeachers('The same of profit sharing.'),
    received: z.number().describe('Earned, less what refunds took back.'),
    spent: z.number().describe('For orders, less what came back, and paid out in euro.'),
    setAside: z.number().describe('Moved into the coupon, less what was taken out.'),
  })
  .meta({ id: 'CreditMonth' });

export const notarizationType = z
  .object({ id: z.number().int(), name: z.string() })
  .meta({ id: 'NotarizationType' });

export const officeMovementFilters = z.object({
  movimento: z
    .enum(movementGroups)
    .optional()
    .describe('Given for orders; paid with or paid out; ended with their account.'),
  tipoNotarizzazioneId: z.coerce
    .number()
    .pipe(z.literal([3, 4]))
    .optional(),
  dal: calendarDay.optional().describe('On this day in Italy, or later.'),
  al: calendarDay.optional().describe('On this day in Italy, or before.'),
});

export const officeMovementQuery = listQuery
  .pick({ page: true, pageSize: true })
  .extend(officeMovementFilters.shape);

export const officeMovement = z
  .object({
    id: z.string(),
    movimento: z.enum(movementGroups),
    kind: movementKind.extract([...platformKinds]),
    tipoNotarizzazioneId: z.number().int().describe('RewardForPromotion 3, ProfitSharing 4.'),
    importo: z.number().describe('What the person gained, in euro; negative where credits went.'),
    date: z.iso.datetime(),
    userId: z.uuid().nullable(),
    nominativo: z
      .string()
      .nullable()
      .describe('Null where the credits were those of a deleted account.'),
    ordineId: z.number().int().nullable().describe('The order that gave them.'),
  })
  .meta({ id: 'OfficeCreditMovement' });

export const officeCreditMonth = z
  .object({
    month: z.string().describe('`2026-11`, in Italy.'),
    given: z.number().describe('Euro given for orders, less what refunds took back.'),
    used: z.number().describe('Euro paid with, less what came back, and paid out.'),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'OfficeCreditMonth' });
