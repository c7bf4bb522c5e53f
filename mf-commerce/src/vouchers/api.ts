import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';

type WireVoucher = AnswerOf<'/api/Orders/GetVouchers', 'get'>['items'][number];

export type VoucherState = WireVoucher['state'];

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

/** `GET Orders/GetVouchers`: what the caller bought or redeemed, what happened last first. */
export const vouchersQuery = (query: { page: number; pageSize: number }) =>
  queryOptions({
    queryKey: endpointKey('/api/Orders/GetVouchers', query),
    queryFn: async ({ signal }): Promise<VoucherPage> => {
      const { items, totalItems } = await api.get('/api/Orders/GetVouchers', {
        query,
        signal,
      });
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
}: WireVoucher): Voucher => ({
  ...voucher,
  course: { id: corsoId, title: titoloCorso },
  at: redeemedAt ?? issuedAt,
});

/** `POST Orders/RedeemVouchers` (API-68). @returns the server's message */
export async function redeemVouchers(codes: readonly string[]): Promise<string | null> {
  const { info } = await api.postWithInfo('/api/Orders/RedeemVouchers', { body: [...codes] });
  return info;
}
