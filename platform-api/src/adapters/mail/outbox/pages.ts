import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { devPage, escapeHtml, sendPage } from '../../../dev-pages/dev-page.ts';
import { languageOf } from '../../../http/envelope.ts';
import { capturedMail, capturedMails } from './outbox.ts';

const texts = {
  it: {
    title: 'Posta in uscita',
    note: 'Questa installazione non ha un server di posta: i messaggi restano qui.',
    empty: 'Nessun messaggio ancora. Arriverà con il primo ordine pagato.',
    to: 'A {to}, {time}',
    attachments: 'Allegati',
    back: 'Tutti i messaggi',
    missing: 'Messaggio non trovato',
  },
  en: {
    title: 'Outgoing mail',
    note: 'This installation has no mail server: messages stay here.',
    empty: 'No message yet. The first one comes with the first paid order.',
    to: 'To {to}, {time}',
    attachments: 'Attachments',
    back: 'All messages',
    missing: 'Message not found',
  },
} as const;

const mailId = z.string().regex(/^[\w.-]{1,200}$/);

const anyone = { access: { public: true } } as const;

/** The mails of an installation without a mail server, readable in the browser. */
export async function outboxPages(instance: FastifyInstance): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { database } = instance.platform;

  app.route({
    method: 'GET',
    url: '/dev/outbox',
    config: anyone,
    schema: { hide: true },
    handler: async (request, reply) => {
      const language = languageOf(request);
      const mails = await capturedMails(database, 100);
      const list = mails
        .map(
          (mail) =>
            `<a class="mail" href="/dev/outbox/${encodeURIComponent(mail.id)}"><span class="subject">${escapeHtml(mail.subject)}</span><br><span class="muted">${sent(mail, language)}</span></a>`,
        )
        .join('\n');
      const body = list === '' ? `<p>${texts[language].empty}</p>` : list;
      return sendPage(reply, outboxPage(language, `<section class="card">${body}</section>`));
    },
  });

  app.route({
    method: 'GET',
    url: '/dev/outbox/:id',
    config: anyone,
    schema: { hide: true, params: z.object({ id: mailId }) },
    handler: async (request, reply) => {
      const language = languageOf(request);
      const found = await capturedMail(database, request.params.id);
      if (found === null) {
        return sendPage(reply, outboxPage(language, `<p>${texts[language].missing}</p>`), 404);
      }
      const { mail, attachments } = found;
      const files = attachments
        .map(
          ({ fileName }, place) =>
            `<li><a href="/dev/outbox/${encodeURIComponent(mail.id)}/${place}">${escapeHtml(fileName)}</a></li>`,
        )
        .join('');
      return sendPage(
        reply,
        outboxPage(
          language,
          `<p><a href="/dev/outbox">${texts[language].back}</a></p>
<article class="card"><h2>${escapeHtml(mail.subject)}</h2>
<p class="muted">${sent(mail, language)}</p>
<pre>${linked(mail.text)}</pre>
${files === '' ? '' : `<h2>${texts[language].attachments}</h2><ul>${files}</ul>`}</article>`,
        ),
      );
    },
  });

  app.route({
    method: 'GET',
    url: '/dev/outbox/:id/:place',
    config: anyone,
    schema: {
      hide: true,
      params: z.object({ id: mailId, place: z.coerce.number().int().min(0).max(99) }),
    },
    handler: async (request, reply) => {
      const found = await capturedMail(database, request.params.id);
      const file = found?.attachments[request.params.place];
      if (file === undefined) return reply.callNotFound();
      return reply
        .headers({
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        })
        .type(file.contentType)
        .send(file.content);
    },
  });
}

function outboxPage(language: 'it' | 'en', body: string): string {
  const { title, note } = texts[language];
  return devPage({
    language,
    title,
    body: `<h1>${title}</h1>\n<p class="note">${note}</p>\n${body}`,
  });
}

function sent(mail: { to: string; sentAt: Date }, language: 'it' | 'en'): string {
  const time = new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Rome',
  }).format(mail.sentAt);
  return escapeHtml(texts[language].to.replace('{to}', mail.to).replace('{time}', time));
}

/** Addresses of a mail can be followed, as in any mail program. */
const linked = (text: string): string =>
  escapeHtml(text).replace(
    /https?:\/\/[^\s<&]+(?:&#38;[^\s<&]+)*/g,
    (url) => `<a href="${url}">${url}</a>`,
  );
