import type { Readable, Transform, Writable } from 'node:stream';
import type { BulkAnswer, Mail, MailPort } from '../../ports/mail.ts';

/** What a mail server of an operator usually allows one client. */
const MAX_CONNECTIONS = 5;

/**
 * Sends by the server of `SMTP_URL`; the id becomes the Message-ID, so that a repeat is known as one (C12).
 * @param returnPath where one of many mails comes back to; without it, to the address of its sender
 */
export function smtpMail(smtpUrl: string, publicUrl: string, returnPath?: string): MailPort {
  const host = new URL(publicUrl).hostname;
  const handOvers = new Map<string, () => void>();
  let single: ReturnType<typeof openSingle> | null = null;
  let pool: ReturnType<typeof openPool> | null = null;

  // The library comes with the first mail: a start without one is shorter.
  const openSingle = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport(smtpUrl);
  };

  const openPool = async () => {
    const { createTransport } = await import('nodemailer');
    const opened = createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: MAX_CONNECTIONS,
      maxMessages: Number.POSITIVE_INFINITY,
    });
    opened.use('stream', (mail, done) => {
      const beforeHandOver = handOvers.get(String(mail.data.messageId));
      if (beforeHandOver !== undefined) {
        mail.message.processFunc((content) => keptBack(content, beforeHandOver));
      }
      done();
    });
    return opened;
  };

  const compose = ({ id, to, subject, text, html, headers, attachments = [] }: Mail) => ({
    messageId: `<${id}@${host}>`,
    from: `WorkerBadge <noreply@${host}>`,
    to,
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    ...(headers === undefined ? {} : { headers }),
    attachments: attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content: Buffer.from(content),
    })),
  });

  return {
    async send(mail) {
      single ??= openSingle();
      await (await single).sendMail(compose(mail));
    },
    async sendBulk(mail, beforeHandOver) {
      pool ??= openPool();
      const composed = compose(mail);
      handOvers.set(composed.messageId, beforeHandOver);
      try {
        await (
          await pool
        ).sendMail(
          returnPath === undefined
            ? composed
            : { ...composed, envelope: { from: returnPath, to: composed.to } },
        );
        return { result: 'accepted' };
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal === null) throw error;
        return refusal;
      } finally {
        handOvers.delete(composed.messageId);
      }
    },
  };
}

/** What nodemailer pipes a mail into: it ends with the line that makes the server take the mail. */
type Stuffing = Writable & { _flush?: Transform['_flush'] };

/**
 * The content, whose last line waits for the hook. That line, a dot, goes to the socket in the same call that
 * the hook is in: between what the hook writes and the dot a process can only be killed within microseconds.
 */
function keptBack(content: Readable, beforeHandOver: () => void): Readable {
  const pipe = content.pipe.bind(content);
  content.pipe = <T extends NodeJS.WritableStream>(target: T, options?: { end?: boolean }): T => {
    const stuffing = target as unknown as Stuffing;
    // oxlint-disable-next-line no-underscore-dangle -- the name that Node gives it
    const flush = stuffing._flush?.bind(stuffing);
    if (flush === undefined) throw new Error('nodemailer does not end a mail in a transform');
    // oxlint-disable-next-line no-underscore-dangle -- the name that Node gives it
    stuffing._flush = (done) => {
      try {
        beforeHandOver();
      } catch (error) {
        // Without its dot the server drops the mail with the connection.
        content.emit('error', error);
        return;
      }
      flush(done);
    };
    return pipe(target, options);
  };
  return content;
}

/** A reply about this recipient or this mail; null for everything that is about us or the connection. */
function refusalOf(error: unknown): BulkAnswer | null {
  const { code, command, responseCode } = error as {
    code?: string;
    command?: string;
    responseCode?: number;
  };
  if (responseCode === undefined || responseCode < 400 || responseCode === 421) return null;
  const isOfMail =
    (code === 'EENVELOPE' && command === 'RCPT TO') || (code === 'EMESSAGE' && command === 'DATA');
  if (!isOfMail) return null;
  return { result: 'refused', replyCode: responseCode, isPermanent: responseCode >= 500 };
}
