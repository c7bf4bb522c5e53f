export type Mail = {
  /** Stable for a mail: a repeated delivery carries the same Message-ID (C12). */
  id: string;
  to: string;
  subject: string;
  text: string;
  attachments?: { filename: string; contentType: string; content: Uint8Array }[];
};

/** Sends mail. Called from a job, never in a transaction; throws when the mail was not taken. */
export type MailPort = { send(mail: Mail): Promise<void> };
