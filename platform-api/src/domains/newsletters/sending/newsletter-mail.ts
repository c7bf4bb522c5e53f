import { escapeHtml } from '../../../dev-pages/dev-page.ts';
import type { Mail } from '../../../ports/mail.ts';
import type { Addressee } from '../../accounts/index.ts';

export type Recipient = Addressee & {
  userId: string;
  /** Of the registration: the address of the unsubscription by one click. */
  registrationId: string;
  language: 'it' | 'en';
};

export type NewsletterRecipient = { newsletterId: number; userId: string };

const mailIdOf = ({ newsletterId, userId }: NewsletterRecipient): string =>
  `newsletter-${newsletterId}-${userId}`;

/** Whose mail of which newsletter has this id; null for mails of another kind. */
export function recipientOfMail(mailId: string): NewsletterRecipient | null {
  const [, id, userId] =
    /^newsletter-(\d{1,9})-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(mailId) ?? [];
  return id === undefined || userId === undefined ? null : { newsletterId: Number(id), userId };
}

export type NewsletterWords = {
  id: number;
  courseId: number | null;
  /** Null for the platform's. */
  courseTitle: string | null;
  title: string;
  text: string;
};

/**
 * The mail of one recipient. Title and text are the author's; greeting and footer are in the recipient's
 * language. The id follows from newsletter and recipient, so that every copy has the same Message-ID.
 */
export function newsletterMail(
  newsletter: NewsletterWords,
  recipient: Recipient,
  publicUrl: string,
): Mail {
  const { id, courseId, courseTitle, title, text } = newsletter;
  const { userId, registrationId, language, name, email } = recipient;
  const query = new URLSearchParams({
    ...(courseId === null ? {} : { courseId: String(courseId) }),
    userId,
  });
  const unsubscribe = `${publicUrl}/unsubscribe?${query.toString()}`;
  const words = texts[language];
  const greeting = words.greeting(name);
  const reason = words.reason(courseTitle);
  return {
    id: mailIdOf({ newsletterId: id, userId }),
    to: email,
    subject: title,
    text: [greeting, text.trim(), '--', reason, `${words.unsubscribe}: ${unsubscribe}`]
      .filter((part) => part !== '')
      .join('\n\n')
      .concat('\n'),
    html: page(language, title, [
      `<p>${escapeHtml(greeting)}</p>`,
      ...paragraphs(text),
      `<hr style="border:0;border-top:1px solid #DCE5E4;margin:24px 0 12px">`,
      `<p style="font-size:13px;color:#465865">${escapeHtml(reason)} <a href="${escapeHtml(unsubscribe)}" style="color:#0A6B69">${words.unsubscribe}</a></p>`,
    ]),
    headers: {
      // RFC 8058: one POST, without login or confirmation.
      'List-Unsubscribe': `<${publicUrl}/api/NewsletterRegistration/${registrationId}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `<${courseId === null ? 'wb' : `course-${courseId}`}.newsletter.${new URL(publicUrl).hostname}>`,
      'Auto-Submitted': 'auto-generated',
      Precedence: 'bulk',
    },
  };
}

const texts = {
  it: {
    greeting: (name: string) => `Ciao ${name},`,
    reason: (course: string | null) =>
      course === null
        ? 'La ricevi perché sei nella lista della newsletter di WorkerBadge.'
        : `La ricevi perché sei nella lista della newsletter del corso “${course}”.`,
    unsubscribe: 'Disiscriviti con un clic',
  },
  en: {
    greeting: (name: string) => `Hello ${name},`,
    reason: (course: string | null) =>
      course === null
        ? 'You receive it because you are on the list of the WorkerBadge newsletter.'
        : `You receive it because you are on the list of the newsletter of the course “${course}”.`,
    unsubscribe: 'Unsubscribe with one click',
  },
};

/** Paragraphs between empty lines; addresses can be followed. */
const paragraphs = (text: string): string[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${linked(part).replaceAll('\n', '<br>')}</p>`);

const linked = (text: string): string =>
  escapeHtml(text).replace(
    /https?:\/\/[^\s<&]+(?:&#38;[^\s<&]+)*/g,
    (url) => `<a href="${url}" style="color:#0A6B69">${url}</a>`,
  );

const page = (language: string, title: string, body: string[]): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head><body style="margin:0;background:#FFFFFF;color:#0D1E2C;font:16px/1.55 'Segoe UI',system-ui,sans-serif"><div style="max-width:600px;margin:0 auto;padding:24px"><h1 style="font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>${body.join('')}</div></body></html>`;
