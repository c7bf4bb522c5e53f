/** The tables of the back office and their numbers on the wire (2§3, BACK-05). */
export const tableKinds = { users: 0, invoice: 1, notarization: 2, categories: 3 } as const;

export type TableKind = keyof typeof tableKinds;

/** The table of a number as an address or an answer has it; null for none. */
export const tableOfKind = (kind: string | number): TableKind | null =>
  tableNames.find((name) => String(tableKinds[name]) === String(kind)) ?? null;

const tableNames: readonly TableKind[] = ['users', 'invoice', 'notarization', 'categories'];
