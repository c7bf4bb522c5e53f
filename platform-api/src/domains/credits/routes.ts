import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../http/access.ts';
import { envelope, languageOf, ok } from '../../http/envelope.ts';
import { eurosOfAddress, listQuery, page, pageOf } from '../../http/lists.ts';
import { fromEuros, toEuros, type Cents } from '../../money.ts';
import { accountById } from '../accounts/index.ts';
import { couponOf, setCoupon } from './coupon.ts';
import { creditMonthsOf, type CreditMonth } from './credit-months.ts';
import { creditTypes, notarizationTypes, type CreditType } from './credit-types.ts';
import { walletOf } from './ledger.ts';
import { notedCreditsOf } from './notarisation/noted-credits.ts';
import * as schemas from './schemas.ts';
import { movementsOf, nextRelease, typesOf, type Movement } from './wallet.ts';

const tags = ['Wallet'];
/** SHELL-31. */
const holder = { access: { roles: ['Discente', 'RedattoreCorsiA'] } } as const;

export function creditRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  /** The kinds of credits that a person sees. */
  const typesFor = async (userId: string): Promise<readonly CreditType[]> =>
    typesOf({ isDocente: (await accountById(platform, userId))?.isDocente === true });

  app.route({
    method: 'GET',
    url: '/Wallet/GetWalletAlgorandUtente',
    config: holder,
    schema: {
      tags,
      summary: 'The credits of the caller',
      description:
        'Fields of pending credits, coupon and debt are not shown in the documents. The difference between a total and its `FromAlgorand` is on its way to the ledger (E116).',
      response: { 200: envelope(schemas.wallet) },
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      const types = await typesFor(userId);
      const wallet = await walletOf(platform.database.db, userId);
      const noted = await notedCreditsOf(platform.database.db, userId);
      const sum = (of: (type: CreditType) => Cents) =>
        toEuros(types.reduce((cents, type) => cents + of(type), 0n));
      const { reward, profit_share: share } = wallet;
      const isTeacher = types.includes('profit_share');
      return ok({
        urlWalletAlgorandUser: platform.notary.accountPage,
        totaleCrediti: sum((type) => wallet[type].available),
        totaleCreditiRewardForPromotion: toEuros(reward.available),
        totaleCreditiProfitSharing: isTeacher ? toEuros(share.available) : null,
        totaleCreditiRewardForPromotionFromAlgorand: toEuros(noted.reward),
        totaleCreditiProfitSharingFromAlgorand: isTeacher ? toEuros(noted.profit_share) : null,
        pendingRewardForPromotion: toEuros(reward.pending),
        pendingProfitSharing: isTeacher ? toEuros(share.pending) : null,
        nextAvailableAt: (await nextRelease(platform, userId, types))?.toISOString() ?? null,
        totalCouponNft: toEuros(couponOf(wallet)),
        couponInOrders: sum((type) => wallet[type].ordered),
        owed: sum((type) => -wallet[type].owed),
      });
    },
  });

  app.route({
    method: 'GET',
    url: '/Wallet/GetMovements',
    config: holder,
    schema: {
      tags,
      summary: 'Movements of the caller’s credits, newest first',
      description: 'Not shown in the documents.',
      querystring: listQuery.pick({ page: true, pageSize: true }),
      response: { 200: envelope(pageOf(schemas.movement)) },
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      const { query } = request;
      const types = await typesFor(userId);
      const { items, totalItems } = await movementsOf(platform, { ...query, userId, types });
      return ok(page(items.map(movementToWire), totalItems, query.page, query.pageSize));
    },
  });

  app.route({
    method: 'GET',
    url: '/Wallet/GetCreditMonths',
    config: holder,
    schema: {
      tags,
      summary: 'The caller’s credits in the last months, oldest first',
      description: 'Not shown in the documents. The last one is the month in progress.',
      querystring: z.object({ months: z.coerce.number().int().min(1).max(36).default(12) }),
      response: { 200: envelope(z.array(schemas.creditMonth)) },
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      const types = await typesFor(userId);
      const months = await creditMonthsOf(platform, { ...request.query, userId, types });
      return ok(months.map((month) => monthToWire(month, types.includes('profit_share'))));
    },
  });

  app.route({
    method: 'POST',
    url: '/Wallet/SaveCouponNft',
    config: holder,
    schema: {
      tags,
      summary: 'Sets credits aside as coupon',
      description:
        'Brings the coupon to `totaleNft` euro: more is taken from the available credits, less goes back to them (M14). The same call again changes nothing. 422 CREDITS_NOT_ENOUGH.',
      querystring: z.object({ totaleNft: eurosOfAddress }),
      response: { 200: envelope(z.object({ totalCouponNft: z.number(), isCoupon: z.boolean() })) },
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      const cents = fromEuros(request.query.totaleNft);
      const types = await typesFor(userId);
      await setCoupon(platform, { userId, cents, types, language: languageOf(request) });
      return ok({ totalCouponNft: toEuros(cents), isCoupon: cents > 0n });
    },
  });

  app.route({
    method: 'GET',
    url: '/Wallet/GetNotarizationTypes',
    config: { access: {} },
    schema: {
      tags,
      summary: 'Kinds of credits',
      response: { 200: envelope(z.array(schemas.notarizationType)) },
    },
    handler: async () =>
      ok(creditTypes.map((type) => ({ id: notarizationTypes[type], name: typeNames[type] }))),
  });
}

const typeNames = {
  reward: 'RewardForPromotion',
  profit_share: 'ProfitSharing',
} as const satisfies Record<CreditType, string>;

const monthToWire = (
  { month, available, received, spent, setAside }: CreditMonth,
  isTeacher: boolean,
) => ({
  month,
  reward: toEuros(available.reward),
  profitSharing: isTeacher ? toEuros(available.profit_share) : null,
  received: toEuros(received),
  spent: toEuros(spent),
  setAside: toEuros(setAside),
});

const movementToWire = ({
  id,
  kind,
  type,
  cents,
  at,
  course,
  availableAt,
  ledgerPage,
}: Movement) => ({
  id,
  kind,
  tipoNotarizzazioneId: notarizationTypes[type],
  importo: toEuros(cents),
  date: at.toISOString(),
  corsoId: course?.id ?? null,
  titoloCorso: course?.title ?? null,
  availableAt: availableAt?.toISOString() ?? null,
  urlTransazione: ledgerPage,
});
