import type { components } from 'shared-auth/api-types';

type WireVoucher = components['schemas']['Voucher'];

/** A voucher under the names of the wire. */
export const voucher = (id: number, changes: Partial<WireVoucher> = {}): WireVoucher => ({
  id,
  corsoId: 7,
  titoloCorso: 'Inglese per chi lavora',
  code: `WB-7KQ2-MX4D-P9R${id}`,
  state: 'issued',
  issuedAt: '2026-10-05T09:00:00.000Z',
  redeemedAt: null,
  isRedeemedByMe: false,
  versione: 0,
  invio: null,
  riscattatoDa: null,
  mostraNome: null,
  azienda: null,
  mostraAvanzamento: null,
  ...changes,
});

export const voucherPage = (items: WireVoucher[], totalItems = items.length) => ({
  items,
  totalItems,
  page: 1,
  pageSize: 10,
});
