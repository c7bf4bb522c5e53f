import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelope, ok } from '../../../http/envelope.ts';
import { newsletterErrors } from '../errors.ts';
import { noteBounce } from '../sending/deliveries.ts';
import { recipientOfMail } from '../sending/newsletter-mail.ts';
import { readReport } from './read-report.ts';

/** A report may have the whole mail in it. */
const MAX_BYTES = 2_000_000;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Where the operator’s mail server hands over what comes back days after it was taken. */
export const bounceRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['message/rfc822', 'multipart/report'],
    { parseAs: 'buffer', bodyLimit: MAX_BYTES },
    (_request, body, done) => done(null, body),
  );

  app.route({
    method: 'POST',
    url: '/Newsletters/Bounces',
    // The secret is the permission.
    config: { access: { public: true } },
    schema: {
      tags: ['Newsletters'],
      summary: 'Hands over a mail of the address to which newsletters come back',
      description:
        'Not shown in the documents. A delivery status notification (RFC 3464) as it arrived; the header is NEWSLETTER_BOUNCE_SECRET. True when a mail that was taken is counted as refused from now on; anything else, a repetition too, changes nothing. 503 BOUNCE_EARLY: to be handed over again.',
      headers: z.object({ 'x-bounce-secret': z.string().max(200).optional() }),
      response: { 200: envelope(z.boolean()) },
    },
    handler: async (request) => {
      const { bounceSecret } = platform.config;
      if (bounceSecret === undefined) throw newsletterErrors.BOUNCES_OFF();
      const given = request.headers['x-bounce-secret'] ?? '';
      if (!timingSafeEqual(digest(given), digest(bounceSecret))) {
        throw newsletterErrors.BOUNCE_SECRET_WRONG();
      }
      const body: unknown = request.body;
      const report = Buffer.isBuffer(body) ? await readReport(body) : null;
      const recipient = report === null ? null : recipientOfMail(report.mailId);
      if (report === null || recipient === null) return ok(false);
      return ok(await noteBounce(platform, recipient, report.replyCode));
    },
  });
};
