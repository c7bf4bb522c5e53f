/** Euro of the wire as the form shows them. */
export const textOfEuros = (euros: number | null): string =>
  euros === null ? '' : euros.toFixed(2);
