import { createTransport } from 'nodemailer';
import type { MailPort } from '../../ports/mail.ts';

/** Sends by the server of `SMTP_URL`; the id becomes the Message-ID, so that a repeat is known as one (C12). */
export function smtpMail(smtpUrl: string, publicUrl: string): MailPort {
  const transport = createTransport(smtpUrl);
  const host = new URL(publicUrl).hostname;
  return {
    async send({ id, to, subject, text, attachments = [] }) {
      await transport.sendMail({
        messageId: `<${id}@${host}>`,
        from: `WorkerBadge <noreply@${host}>`,
        to,
        subject,
        text,
        attachments: attachments.map(({ filename, contentType, content }) => ({
          filename,
          contentType,
          content: Buffer.from(content),
        })),
      });
    },
  };
}
