import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { requirePrincipal } from '../../http/access.ts';
import { envelope, ok } from '../../http/envelope.ts';
import { countAttempt } from '../identity/index.ts';
import { sendVoucher, shareProgress, showRedeemer, withdrawCode } from './change-voucher.ts';
import { voucherErrors } from './errors.ts';
import type { Audit } from './redeem-vouchers.ts';
import * as schemas from './schemas.ts';

const learner = { access: { roles: ['Discente'] } } as const;
const tags = ['Orders'];
/** A mail goes to whom the buyer names; more than a person sends is somebody who advertises. */
const MAILS_PER_MINUTE = 10;

/** What buyer and holder do with one voucher; not shown in the documents (E167). */
export function voucherChangeRoutes(instance: FastifyInstance, { audit }: { audit: Audit }): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;
  const limitMails = async (userId: string, reply: FastifyReply) => {
    const wait = await countAttempt(platform, `voucher mail ${userId}`, MAILS_PER_MINUTE);
    if (wait === null) return;
    reply.header('retry-after', wait);
    throw voucherErrors.VOUCHER_ATTEMPTS();
  };

  app.route({
    method: 'POST',
    url: '/Orders/SendVoucher',
    config: learner,
    schema: {
      tags,
      summary: 'Sends the code of a voucher that the caller bought to somebody by mail',
      description:
        '`versione` is that of the voucher as it was seen: the same call again sends no second mail, 409 when it changed otherwise.',
      body: schemas.sentVoucher,
      response: { 200: envelope(schemas.done) },
    },
    handler: async (request, reply) => {
      const { userId } = requirePrincipal(request);
      await limitMails(userId, reply);
      const { voucherId, versione, nome, email, messaggio, lingua } = request.body;
      await sendVoucher(
        platform,
        { buyerId: userId, voucherId, version: versione, audit },
        { name: nome, email, message: messaggio.trim(), language: lingua },
      );
      return ok(true as const);
    },
  });

  app.route({
    method: 'POST',
    url: '/Orders/WithdrawVoucher',
    config: learner,
    schema: {
      tags,
      summary: 'Replaces the code of a voucher that the caller bought and nobody redeemed',
      description:
        'The code that is out is worthless from then on; the seat gets another. Money goes back by RequestDeleteOrder alone (M33).',
      body: schemas.seenVoucher,
      response: { 200: envelope(schemas.done) },
    },
    handler: async (request) => {
      const { voucherId, versione } = request.body;
      const buyerId = requirePrincipal(request).userId;
      await withdrawCode(platform, { buyerId, voucherId, version: versione, audit });
      return ok(true as const);
    },
  });

  app.route({
    method: 'PUT',
    url: '/Orders/ShowVoucherHolder',
    config: learner,
    schema: {
      tags,
      summary: 'Lets the buyer of a voucher read who redeemed it, or no longer',
      description: 'Only of a voucher that the caller redeemed.',
      body: schemas.shownHolder,
      response: { 200: envelope(schemas.done) },
    },
    handler: async (request) => {
      const { voucherId, mostraNome } = request.body;
      const { userId } = requirePrincipal(request);
      await showRedeemer(platform, { userId, voucherId, isShown: mostraNome });
      return ok(true as const);
    },
  });

  app.route({
    method: 'PUT',
    url: '/Orders/ShareVoucherProgress',
    config: learner,
    schema: {
      tags,
      summary: 'Lets the company that bought a voucher see how far its holder is, or no longer',
      description: 'Only of a voucher that the caller redeemed and that a company bought.',
      body: schemas.sharedProgress,
      response: { 200: envelope(schemas.done) },
    },
    handler: async (request) => {
      const { voucherId, mostraAvanzamento } = request.body;
      const { userId } = requirePrincipal(request);
      await shareProgress(platform, { userId, voucherId, isShared: mostraAvanzamento });
      return ok(true as const);
    },
  });
}
