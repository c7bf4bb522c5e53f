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
  /** Of the voucher as it was read; sent with a change. */
  version: number;
  /** To whom it was last sent, or is to be; of a voucher that was bought. */
  mail: { name: string; email: string; dueAt: string; sentAt: string | null } | null;
  /** Where they agreed. */
  redeemer: string | null;
  /** Whether the buyer reads the caller's name; null for one that the caller did not redeem. */
  isNameShown: boolean | null;
  /** The company that bought it, and whether it sees how far the caller is; null for one that no company bought. */
  company: { name: string; seesProgress: boolean } | null;
};

/** Who gets a code by mail. */
export type Letter = { nome: string; email: string; messaggio: string; lingua: 'it' | 'en' };

/** `GET Orders/GetVouchers`: what the caller bought or redeemed, what happened last first. */
export const vouchersQuery = (query: { page: number; pageSize: number; orderId?: number }) =>
  queryOptions({
    queryKey: endpointKey('/api/Orders/GetVouchers', query),
    queryFn: async ({ signal }) => {
      const wire = await api.get('/api/Orders/GetVouchers', { query, signal });
      return { ...wire, items: wire.items.map(voucherOf) };
    },
    placeholderData: keepPreviousData,
  });

const voucherOf = ({
  corsoId,
  titoloCorso,
  issuedAt,
  redeemedAt,
  versione,
  invio,
  riscattatoDa,
  mostraNome,
  azienda,
  mostraAvanzamento,
  ...voucher
}: WireVoucher): Voucher => ({
  ...voucher,
  course: { id: corsoId, title: titoloCorso },
  at: redeemedAt ?? issuedAt,
  version: versione,
  mail:
    invio === null
      ? null
      : { name: invio.nome, email: invio.email, dueAt: invio.dataInvio, sentAt: invio.inviatoIl },
  redeemer: riscattatoDa,
  isNameShown: mostraNome,
  company: azienda === null ? null : { name: azienda, seesProgress: mostraAvanzamento === true },
});

/** `POST Orders/RedeemVouchers` (API-68). @param consents what buyer and company may see. @returns the server's message */
export async function redeemVouchers(
  codes: readonly string[],
  consents: { mostraNome: boolean; mostraAvanzamento: boolean },
): Promise<string | null> {
  const { info } = await api.postWithInfo('/api/Orders/RedeemVouchers', {
    query: consents,
    body: [...codes],
  });
  return info;
}

type Seen = Pick<Voucher, 'id' | 'version'>;

/** Sends the code to somebody by mail; a repeat of the same call sends nothing more. */
export const sendVoucher = ({ id, version }: Seen, letter: Letter): Promise<unknown> =>
  api.post('/api/Orders/SendVoucher', { body: { voucherId: id, versione: version, ...letter } });

/** The code that is out is worth nothing from then on; the voucher has another. */
export const withdrawVoucher = ({ id, version }: Seen): Promise<unknown> =>
  api.post('/api/Orders/WithdrawVoucher', { body: { voucherId: id, versione: version } });

/** Whether the buyer of a voucher reads who redeemed it. */
export const showHolder = ({ id }: Pick<Voucher, 'id'>, mostraNome: boolean): Promise<unknown> =>
  api.put('/api/Orders/ShowVoucherHolder', { body: { voucherId: id, mostraNome } });

/** Whether the company that bought a voucher sees how far its holder is. */
export const shareProgress = (
  { id }: Pick<Voucher, 'id'>,
  mostraAvanzamento: boolean,
): Promise<unknown> =>
  api.put('/api/Orders/ShareVoucherProgress', { body: { voucherId: id, mostraAvanzamento } });
