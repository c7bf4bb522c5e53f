import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { requirePrincipal } from '../../http/access.ts';
import { envelope, languageOf, ok } from '../../http/envelope.ts';
import { listQuery, page, pageOf } from '../../http/lists.ts';
import { coursesForSale } from '../catalogue/index.ts';
import { countAttempt } from '../identity/index.ts';
import { voucherErrors } from './errors.ts';
import { listVouchers, type ListedVoucher } from './list-vouchers.ts';
import { redeemVouchers, type Audit } from './redeem-vouchers.ts';
import * as schemas from './schemas.ts';

const learner = { access: { roles: ['Discente'] } } as const;
const tags = ['Orders'];
/** Codes of 60 bits are not guessed; more than a person types is somebody who tries. */
const ATTEMPTS_PER_MINUTE = 20;

export function voucherRoutes(instance: FastifyInstance, { audit }: { audit: Audit }): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'POST',
    url: '/Orders/RedeemVouchers',
    config: learner,
    schema: {
      tags,
      summary: 'Redeems voucher codes',
      description:
        'All or nothing (E112): with one bad code, a warning whose text names the bad ones; `fields` has the reason of each under its place in the list. Spaces, hyphens and small letters do not matter.',
      querystring: schemas.redeemQuery,
      body: schemas.codeList,
      response: { 200: envelope(schemas.redeemed) },
    },
    handler: async (request, reply) => {
      const { userId } = requirePrincipal(request);
      const wait = await countAttempt(platform, `voucher ${userId}`, ATTEMPTS_PER_MINUTE);
      if (wait !== null) {
        reply.header('retry-after', wait);
        throw voucherErrors.VOUCHER_ATTEMPTS();
      }
      const ids = await redeemVouchers(platform, {
        userId,
        codes: request.body,
        namesRedeemer: request.query.mostraNome ?? false,
        sharesProgress: request.query.mostraAvanzamento ?? false,
        audit,
      });
      const known = await coursesForSale(platform, ids);
      const courses = ids.map((corsoId) => ({
        corsoId,
        titoloCorso: known.get(corsoId)?.title ?? '',
      }));
      const info = done[languageOf(request)](courses.map(({ titoloCorso }) => titoloCorso));
      return ok({ courses }, { info });
    },
  });

  app.route({
    method: 'GET',
    url: '/Orders/GetVouchers',
    config: learner,
    schema: {
      tags,
      summary: 'Vouchers that the caller bought or redeemed',
      description:
        'Not shown in the documents. What happened last first; with `orderId` those of one order. Who redeemed a code is told where that person agreed.',
      querystring: listQuery
        .pick({ page: true, pageSize: true, lang: true })
        .extend(schemas.vouchersOfOrder.shape),
      response: { 200: envelope(pageOf(schemas.voucher)) },
    },
    handler: async (request) => {
      const { query } = request;
      const { items, totalItems } = await listVouchers(
        platform,
        requirePrincipal(request).userId,
        query,
      );
      return ok(page(items.map(toWire), totalItems, query.page, query.pageSize));
    },
  });
}

const done = {
  it: ([...titles]: string[]) =>
    titles.length === 1
      ? `Fatto: “${titles[0] ?? ''}” è tra i tuoi corsi`
      : `Fatto: ${titles.map((title) => `“${title}”`).join(', ')} sono tra i tuoi corsi`,
  en: ([...titles]: string[]) =>
    titles.length === 1
      ? `Done: “${titles[0] ?? ''}” is among your courses`
      : `Done: ${titles.map((title) => `“${title}”`).join(', ')} are among your courses`,
};

const toWire = ({
  courseId,
  title,
  issuedAt,
  redeemedAt,
  version,
  mail,
  redeemer,
  isNameShown,
  company,
  isProgressShared,
  ...voucher
}: ListedVoucher) => ({
  ...voucher,
  corsoId: courseId,
  titoloCorso: title,
  issuedAt: issuedAt.toISOString(),
  redeemedAt: redeemedAt?.toISOString() ?? null,
  versione: version,
  invio:
    mail === null
      ? null
      : {
          nome: mail.name,
          email: mail.email,
          dataInvio: mail.dueAt.toISOString(),
          inviatoIl: mail.sentAt?.toISOString() ?? null,
        },
  riscattatoDa: redeemer,
  mostraNome: isNameShown,
  azienda: company,
  mostraAvanzamento: isProgressShared,
});
