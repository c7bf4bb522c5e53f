export type Mail = {
  /** Stable for a mail: a repeated delivery carries the same Message-ID (C12). */
  id: string;
  to: string;
  subject: string;
  text: string;
  /** The same with formats, for programs that show it. */
  html?: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; contentType: string; content: Uint8Array }[];
};

/** The mail server's answer about one mail; a permanent refusal (5xx) is a bounce. */
export type BulkAnswer =
  | { result: 'accepted' }
  | { result: 'refused'; replyCode: number; isPermanent: boolean };

/** Sends mail. Called from a job, never in a transaction. */
export type MailPort = {
  /** Throws when the mail was not taken. */
  send(mail: Mail): Promise<void>;
  /**
   * Sends one of many mails, over connections that are kept.
   * @param beforeHandOver runs synchronously at the last moment at which the mail can still be kept back:
   *   when it throws, the server does not get the mail. Once it has run, the server may have it.
   * @throws when there is no answer about this mail: the server is away, refuses us, or was lost
   */
  sendBulk(mail: Mail, beforeHandOver: () => void): Promise<BulkAnswer>;
};
