import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { components } from 'shared-auth/api-types';

type Wire<Name extends keyof components['schemas']> = components['schemas'][Name];

export type VoucherState = Wire<'Voucher'>['state'];

export type Voucher = {
  id: number;
  course: { id: number; title: string };
  /** Null for one that somebody else bought. */
  code: string | null;
  state: VoucherState;
  /** When it was redeemed, else when it was bought. */
  at: string;
  isRedeemedByMe: boolean;
};

export type VoucherPage = { items: Voucher[]; totalItems: number };

export const vouchersKey = 'Orders/GetVouchers';

/** `GET Orders/GetVouchers`: what the caller bought or redeemed, what happened last first. */
export const vouchersQuery = (query: { page: number; pageSize: number }) =>
  queryOptions({
    queryKey: [vouchersKey, query] as const,
    queryFn: async ({ signal }): Promise<VoucherPage> => {
      const { items, totalItems } = await api.get<{ items: Wire<'Voucher'>[]; totalItems: number }>(
        vouchersKey,
        { query, signal },
      );
      return { items: items.map(voucherOf), totalItems };
    },
    placeholderData: keepPreviousData,
  });

const voucherOf = ({
  corsoId,
  titoloCorso,
  issuedAt,
  redeemedAt,
  ...voucher
}: Wire<'Voucher'>): Voucher => ({
  ...voucher,
  course: { id: corsoId, title: titoloCorso },
  at: redeemedAt ?? issuedAt,
});

/** `POST Orders/RedeemVouchers` (API-68). @returns what the server says of the result */
export async function redeemVouchers(codes: readonly string[]): Promise<string | null> {
  const { info } = await api.postWithInfo('/api/Orders/RedeemVouchers', { body: codes });
  return info;
}
