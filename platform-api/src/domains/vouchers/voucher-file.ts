import { csvOf } from '../../csv.ts';
import type { VoucherState, OrderCode } from './list-vouchers.ts';

/** A screen or a mail shows so many codes of an order; more come as a file. */
export const SHOWN_CODES = 20;

const texts = {
  it: {
    head: ['Codice', 'Corso', 'Stato'],
    states: {
      issued: 'da riscattare',
      frozen: 'sospeso',
      redeemed: 'riscattato',
      revoked: 'annullato',
    },
    file: 'codici',
  },
  en: {
    head: ['Code', 'Course', 'State'],
    states: {
      issued: 'not redeemed',
      frozen: 'suspended',
      redeemed: 'redeemed',
      revoked: 'cancelled',
    },
    file: 'codes',
  },
} satisfies Record<
  'it' | 'en',
  { head: string[]; states: Record<VoucherState, string>; file: string }
>;

/**
 * The codes of an order as a table for spreadsheets: UTF-8 with its mark, columns by semicolon (E138).
 * It is made when it is wanted and kept nowhere (docs/decisions/0019).
 */
export function voucherFile(
  orderNumber: string,
  codes: readonly OrderCode[],
  language: 'it' | 'en',
): { fileName: string; content: string } {
  const { head, states, file } = texts[language];
  const rows = [head, ...codes.map(({ code, title, state }) => [code, title, states[state]])];
  return {
    fileName: `${file}-${orderNumber}.csv`,
    content: csvOf(rows),
  };
}
