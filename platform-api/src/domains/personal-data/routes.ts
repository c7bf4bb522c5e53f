import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../http/access.ts';
import { envelope, languageOf, ok } from '../../http/envelope.ts';
import type { PersonalData } from '../../personal-data.ts';
import type { Platform } from '../../platform.ts';
import { signedFileUrl } from '../files/index.ts';
import { fileNameOf, latestExport, requestExport, type DataExport } from './data-export.ts';
import { deleteAccount } from './delete-account.ts';
import * as schemas from './schemas.ts';

const tags = ['account'];

export function personalDataRoutes(
  instance: FastifyInstance,
  holders: readonly PersonalData[],
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'DELETE',
    url: '/Account/DeleteAccount',
    config: { access: {} },
    schema: {
      tags,
      summary: 'Deletes the account of the caller, for ever',
      description:
        'Personal data are erased, invoices of paid orders kept as the law asks (E125), all sessions ended. Warnings LAST_ADMINISTRATOR, TEACHES_COURSES, PAYMENT_UNDER_WAY: nothing is changed.',
      response: { 200: envelope(z.boolean()) },
    },
    handler: async (request) => {
      await deleteAccount(platform, holders, requirePrincipal(request).userId);
      return ok(true);
    },
  });

  app.route({
    method: 'GET',
    url: '/Account/DataExport',
    config: { access: {} },
    schema: {
      tags,
      summary: 'The newest export of the caller’s own data; null when none was asked for',
      description:
        'Not shown in the documents. `progress` in percent; `url` leads to the file for ten minutes, ask again for a new one.',
      response: { 200: envelope(schemas.dataExport.nullable()) },
    },
    handler: async (request) => {
      const latest = await latestExport(platform, requirePrincipal(request).userId);
      return ok(latest === null ? null : exportToWire(platform, latest));
    },
  });

  app.route({
    method: 'POST',
    url: '/Account/DataExport',
    config: { access: {} },
    schema: {
      tags,
      summary: 'Asks for an export of the caller’s own data: one file, made by a job',
      description: 'Not shown in the documents. While one is under way, it is that one.',
      response: { 200: envelope(schemas.dataExport.nullable()) },
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      await requestExport(platform, userId, languageOf(request));
      const latest = await latestExport(platform, userId);
      return ok(latest === null ? null : exportToWire(platform, latest));
    },
  });
}

function exportToWire(platform: Platform, { id, requestedAt, expiresAt, ...rest }: DataExport) {
  const isThere = expiresAt !== null && expiresAt > platform.clock.now();
  const { state, progress, sizeBytes } = rest;
  return {
    state,
    progress,
    sizeBytes,
    requestedAt: requestedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    url: isThere
      ? signedFileUrl(platform, {
          name: fileNameOf(id),
          downloadAs: `WorkerBadge-${requestedAt.toISOString().slice(0, 10)}.zip`,
        })
      : null,
  };
}
