import { array, object, validators, type AnyObject, type TestContext } from 'shared-ui/forms';

/** A row keeps its id while others go, so that a field keeps its focus. */
export type VoucherRow = { id: number; code: string };
export type VoucherRows = {
  rows: VoucherRow[];
  /** Whether who bought the codes may read who redeemed them. */
  showsName: boolean;
  /** Whether a company that bought them may see how far the holder is. */
  sharesProgress: boolean;
};

/** What the server takes at once. */
export const MOST_ROWS = 50;

let lastId = 0;
export const newRow = (): VoucherRow => ({ id: ++lastId, code: '' });

/** The server reads a code without spaces and hyphens; two that it reads as one are one. */
const asRead = (code: string): string => code.replace(/[\s\p{Pd}]/gu, '').toUpperCase();

/** The rows above, of which the first is right and the repetition wrong. */
function isFirst(code: string | undefined, { from, path }: TestContext<AnyObject>): boolean {
  const { rows } = (from?.at(-1)?.value ?? { rows: [] }) as Pick<VoucherRows, 'rows'>;
  const place = Number(/\[(\d+)\]/.exec(path)?.[1] ?? 0);
  const read = asRead(code ?? '');
  return read === '' || !rows.slice(0, place).some((row) => asRead(row.code ?? '') === read);
}

/** Each code is given (MULTI-10), none twice (E112). @param repeated message of a repeated one */
export const rowsSchema = (repeated: string) =>
  object({
    rows: array()
      .of(object({ code: validators.required().test('repeated', repeated, isFirst) }))
      .min(1),
  });

type Status = { refusedFields?: Record<string, { fault: string; value: unknown }> } | undefined;

/** The server's refusal of a code stays with its row when another row is removed. */
export function movedRefusals(status: Status, rows: readonly VoucherRow[]) {
  const refusals = Object.values(status?.refusedFields ?? {});
  return {
    refusedFields: Object.fromEntries(
      rows.flatMap(({ code }, place) => {
        const refusal = refusals.find(({ value }) => value === code);
        return refusal === undefined ? [] : [[codePath(place), refusal] as const];
      }),
    ),
  };
}

export const codePath = (place: number | string): string => `rows.${place}.code`;
