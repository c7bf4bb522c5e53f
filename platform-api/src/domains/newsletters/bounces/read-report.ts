import PostalMime, { type Attachment } from 'postal-mime';

/** A mail that came back for good. */
export type Bounce = {
  /** Of the mail that came back, without its angle brackets and host. */
  mailId: string;
  /** What the last server answered, 500 where the report does not say. */
  replyCode: number;
};

/** A report about a mail has its notice, the status and the mail: deeper ones are somebody's game. */
const MAX_DEPTH = 8;

/**
 * Reads a delivery status notification (RFC 3464, in a `multipart/report` of RFC 6522) of a mail of ours.
 * @returns null for what is no such report, for a delay, and for a report about a mail of others
 */
export async function readReport(raw: Uint8Array): Promise<Bounce | null> {
  const mail = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    maxNestingDepth: MAX_DEPTH,
  }).catch(() => null);
  const part = (...types: string[]) =>
    mail?.attachments.find(({ mimeType }) => types.includes(mimeType));
  const status = fieldsOf(part('message/delivery-status'));
  if (!/^\s*failed\b/im.test(status.get('action') ?? '')) return null;
  // 4: it was given up after days, the mailbox may be there.
  if (!(status.get('status') ?? '').trim().startsWith('5')) return null;
  const returned = fieldsOf(part('message/rfc822', 'message/global', 'text/rfc822-headers'));
  const [, mailId] = /<([\w.-]+)@/.exec(returned.get('message-id') ?? '') ?? [];
  if (mailId === undefined) return null;
  const [, said] = /^\s*smtp\s*;\s*(5\d\d)\b/i.exec(status.get('diagnostic-code') ?? '') ?? [];
  return { mailId, replyCode: Number(said ?? 500) };
}

/** Header fields of a part, in lower case, folded lines as one; of the same name the first. */
function fieldsOf(part: Attachment | undefined): Map<string, string> {
  const { content } = part ?? {};
  const text =
    content === undefined || typeof content === 'string'
      ? (content ?? '')
      : new TextDecoder().decode(content);
  const fields = new Map<string, string>();
  for (const line of text.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) continue;
    if (!fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value);
  }
  return fields;
}
