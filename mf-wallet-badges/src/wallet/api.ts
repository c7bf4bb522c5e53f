import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, centsOf, endpointKey, eurosOf, type AnswerOf } from 'shared-auth';

/** Credits of one kind, in cents. */
export type Credits = {
  availableCents: number;
  pendingCents: number;
  /** What is available without being noted on the ledger; below 0 where the ledger has more (E116). */
  unnotedCents: number;
};

export type Wallet = {
  totalCents: number;
  reward: Credits;
  /** Null for who is no teacher (WALLET-04). */
  profitSharing: Credits | null;
  couponCents: number;
  /** What unpaid orders hold of the coupon. */
  couponInOrdersCents: number;
  owedCents: number;
  /** Of an explorer: the account that holds the NFTs of the credits. */
  ledgerPage: string | null;
  /** Instant, ISO: when the next pending credits can be used. */
  nextAvailableAt: string | null;
};

const walletFromWire = (wire: AnswerOf<'/api/Wallet/GetWalletAlgorandUtente', 'get'>): Wallet => ({
  totalCents: centsOf(wire.totaleCrediti),
  reward: {
    availableCents: centsOf(wire.totaleCreditiRewardForPromotion),
    pendingCents: centsOf(wire.pendingRewardForPromotion),
    unnotedCents:
      centsOf(wire.totaleCreditiRewardForPromotion) -
      centsOf(wire.totaleCreditiRewardForPromotionFromAlgorand),
  },
  profitSharing:
    wire.totaleCreditiProfitSharing === null
      ? null
      : {
          availableCents: centsOf(wire.totaleCreditiProfitSharing),
          pendingCents: centsOf(wire.pendingProfitSharing ?? 0),
          unnotedCents:
            centsOf(wire.totaleCreditiProfitSharing) -
            centsOf(wire.totaleCreditiProfitSharingFromAlgorand ?? 0),
        },
  couponCents: centsOf(wire.totalCouponNft),
  couponInOrdersCents: centsOf(wire.couponInOrders),
  owedCents: centsOf(wire.owed),
  ledgerPage: wire.urlWalletAlgorandUser,
  nextAvailableAt: wire.nextAvailableAt,
});

export const walletQuery = queryOptions({
  queryKey: endpointKey('/api/Wallet/GetWalletAlgorandUtente'),
  queryFn: async ({ signal }) =>
    walletFromWire(await api.get('/api/Wallet/GetWalletAlgorandUtente', { signal })),
});

/** Brings the coupon to an amount: more comes from the credits, less goes back to them (API-74, M14). */
export const saveCoupon = (cents: number) =>
  api.post('/api/Wallet/SaveCouponNft', { query: { totaleNft: eurosOf(cents) } });

type WireMovement = AnswerOf<'/api/Wallet/GetMovements', 'get'>['items'][number];

/** RewardForPromotion 3, ProfitSharing 4 (WALLET-06). */
const PROFIT_SHARING = 4;

export type Movement = {
  id: string;
  kind: WireMovement['kind'];
  type: 'reward' | 'profitSharing';
  /** Negative where credits went. */
  cents: number;
  date: string;
  course: string | null;
  /** Of pending credits: when they can be used. */
  availableAt: string | null;
  /** Of an explorer: its note on the ledger, or the NFT. */
  ledgerPage: string | null;
};

const movementFromWire = (wire: WireMovement): Movement => ({
  id: wire.id,
  kind: wire.kind,
  type: wire.tipoNotarizzazioneId === PROFIT_SHARING ? 'profitSharing' : 'reward',
  cents: centsOf(wire.importo),
  date: wire.date,
  course: wire.titoloCorso,
  availableAt: wire.availableAt,
  ledgerPage: wire.urlTransazione,
});

/** Movements, newest first. */
export const movementsQuery = (page: number, pageSize: number) =>
  queryOptions({
    queryKey: endpointKey('/api/Wallet/GetMovements', { page, pageSize }),
    queryFn: async ({ signal }) => {
      const wire = await api.get('/api/Wallet/GetMovements', { query: { page, pageSize }, signal });
      return { ...wire, items: wire.items.map(movementFromWire) };
    },
    placeholderData: keepPreviousData,
  });

/** A month in the credits of the person, in cents. */
export type CreditMonth = {
  /** `2026-11` */
  month: string;
  /** What could be used at its end, or can be now. */
  rewardCents: number;
  /** Null for who is no teacher (WALLET-04). */
  profitSharingCents: number | null;
  receivedCents: number;
  spentCents: number;
  setAsideCents: number;
};

/** The last twelve months, oldest first. */
export const creditMonthsQuery = queryOptions({
  queryKey: endpointKey('/api/Wallet/GetCreditMonths'),
  queryFn: async ({ signal }): Promise<CreditMonth[]> => {
    const wire = await api.get('/api/Wallet/GetCreditMonths', { signal });
    return wire.map(({ month, reward, profitSharing, received, spent, setAside }) => ({
      month,
      rewardCents: centsOf(reward),
      profitSharingCents: profitSharing === null ? null : centsOf(profitSharing),
      receivedCents: centsOf(received),
      spentCents: centsOf(spent),
      setAsideCents: centsOf(setAside),
    }));
  },
});
