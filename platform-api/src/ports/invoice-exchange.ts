/** Where electronic invoices leave for the Sistema di Interscambio. Called from a job, never in a transaction. */
export type InvoiceExchangePort = {
  /**
   * Hands over one document. The same name with the same bytes again changes nothing, so that a call
   * whose answer was lost is simply repeated.
   * @param fileName as the Sistema di Interscambio wants it, `IT01234567890_00001.xml`
   * @throws when it was not taken, or the name stands for another document already
   */
  handOver(fileName: string, content: Uint8Array): Promise<void>;
};
