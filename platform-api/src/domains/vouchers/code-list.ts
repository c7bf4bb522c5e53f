import type { DomainError } from '../../errors.ts';
import { voucherErrors, type CodeRefusal } from './errors.ts';
import { hashOfCode, readCode } from './voucher-code.ts';

/** Why codes are refused, by their place in the list. */
export type Refusals = Map<number, CodeRefusal>;

/**
 * The codes of a list as people type them, by hash, each with its place. What cannot be a code, and what stands
 * in the list twice, is added to the refusals.
 * @returns in the order of the hashes, the same for everyone, so that two lists never wait for each other
 */
export function readCodes(
  platform: Parameters<typeof hashOfCode>[0],
  codes: readonly string[],
  refused: Refusals,
): [codeHash: string, place: number][] {
  const places = new Map<string, number>();
  for (const [place, typed] of codes.entries()) {
    const code = readCode(typed);
    const hash = code === null ? null : hashOfCode(platform, code);
    if (hash === null) refused.set(place, 'VOUCHER_UNKNOWN');
    else if (places.has(hash)) refused.set(place, 'VOUCHER_REPEATED');
    else places.set(hash, place);
  }
  return [...places].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** One reason for all of the codes is told as such; several are told code by code in `fields`. */
export function refusalOf(codes: readonly string[], refused: Refusals): DomainError {
  const inOrder = [...refused].toSorted(([a], [b]) => a - b);
  const [reason = 'VOUCHERS_REFUSED', ...others] = new Set(inOrder.map(([, why]) => why));
  const refuse = voucherErrors[others.length === 0 ? reason : 'VOUCHERS_REFUSED'];
  return refuse({
    params: { codes: inOrder.map(([place]) => codes[place]?.trim() ?? '').join(', ') },
    fields: Object.fromEntries(inOrder),
  });
}
