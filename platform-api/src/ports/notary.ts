/** What the ledger says of a note. */
export type Notarisation = {
  transactionId: string;
  /** Height of the entry in the ledger. */
  round: number;
  /** The noted bytes: only a salted hash, never personal data (E125). */
  note: Uint8Array;
  notedAt: Date;
};

/** Writes a hash where nobody can change it, and finds it again. */
export type NotaryPort = {
  /** Idempotent by key: the same key and hash give the same transaction. */
  notarise(key: string, hash: Uint8Array): Promise<Notarisation>;
  find(transactionId: string): Promise<Notarisation | null>;
  /** Page of a public explorer, when one is configured (E122). */
  explorerUrl(transactionId: string): string | null;
};
