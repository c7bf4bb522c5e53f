/** Amounts are euros on the wire and integer cents everywhere else. */
export function centsOf(euros: number): number;
export function centsOf(euros: number | null): number | null;
export function centsOf(euros: number | null): number | null {
  return euros === null ? null : Math.round(euros * 100);
}

export const eurosOf = (cents: number): number => cents / 100;
