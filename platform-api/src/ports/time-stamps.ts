/** What an authority of time stamps (RFC 3161) says of bytes that it was shown. */
export type TimeStamp = {
  /** Its answer whole (TimeStampResp, DER), as `openssl ts -verify -in` reads it. */
  response: Uint8Array;
  /** When it saw them, by its clock. */
  at: Date;
  /** How far its clock may be off, in milliseconds; null where it does not say. */
  accuracyMs: number | null;
  /** The name in the certificate that signed. */
  authority: string;
};

/** Lets somebody else say that bytes were there at an instant. */
export type TimeStampsPort = {
  /**
   * Asks for a time stamp of the SHA-256 of these bytes. Returns only what was verified whole; throws otherwise.
   * Not idempotent: each call has another stamp.
   */
  stamp(bytes: Uint8Array): Promise<TimeStamp>;
};
