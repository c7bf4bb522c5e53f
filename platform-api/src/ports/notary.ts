/** What the ledger says of a note. */
export type Notarisation = {
  transactionId: string;
  /** Height of the entry in the ledger. */
  round: number;
  /** The noted bytes: only a salted hash, never personal data (E125). */
  note: Uint8Array;
  notedAt: Date;
  /** The number of the asset, where the note is an NFT. */
  assetId: number | null;
};

/** `nft`: an asset of which there is one, with the hash as its metadata hash; else a transaction alone. */
export type NoteForm = 'note' | 'nft';

export type ExplorerPages = { transaction: string; asset: string | null };

/** Writes a hash where nobody can change it, and finds it again. */
export type NotaryPort = {
  /**
   * Idempotent by key: the same key and hash give the same transaction, whatever was lost of earlier calls.
   * @param hash 32 bytes
   */
  notarise(key: string, hash: Uint8Array, form?: NoteForm): Promise<Notarisation>;
  find(transactionId: string): Promise<Notarisation | null>;
  /** Pages of a public explorer, of the transactions that it can show (E122). */
  explorerPages(transactionIds: readonly string[]): Promise<ReadonlyMap<string, ExplorerPages>>;
  /** The explorer's page of the account that signs and holds the NFTs. */
  accountPage: string | null;
  /** Looks at every entry; the round of the first one that is not what was written, or null. */
  firstBrokenRound(): Promise<number | null>;
};
