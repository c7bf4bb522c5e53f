import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../../../config.ts';
import type { Platform } from '../../../platform.ts';
import type { CompanyCredentialPort } from '../../../ports/company-credential.ts';
import type { Secrets } from '../../../secrets.ts';
import { forgetProcedure, isLoggedInAs, openProcedure, stepsAfter } from './procedures.ts';

export const providerName = 'amlet-demo';
export const providerPath = '/dev/amlet';
export const signatureHeader = 'x-amlet-signature';

const webhookBody = z.object({ reference: z.string(), requestId: z.string() });

/** What the provider signs its calls with. */
export function signature(secrets: Pick<Secrets, 'credentialIssuerKey'>, body: Buffer): Buffer {
  const key = hkdfSync('sha256', secrets.credentialIssuerKey, '', 'demo company credential', 32);
  return createHmac('sha256', Buffer.from(key)).update(body).digest();
}

/** The provider's name of a person: nothing of the fiscal code can be read in it. */
const holderId = (secrets: Pick<Secrets, 'credentialIssuerKey'>, fiscalCode: string): string => {
  const key = createHash('sha256').update(secrets.credentialIssuerKey).digest();
  const digest = createHmac('sha256', key).update(fiscalCode).digest('hex');
  return `AML-${digest.slice(0, 10).toUpperCase()}`;
};

/** A provider of company credentials whose memory is the product's database, its page `/dev/amlet`. */
export function embeddedProvider(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { database, secrets, clock }: Pick<Platform, 'database' | 'secrets' | 'clock'>,
): CompanyCredentialPort {
  return {
    name: providerName,
    hosts: [],
    async request({ person, ...given }) {
      const procedure = {
        ...given,
        fiscalCode: person.fiscalCode,
        holder: `${person.name} ${person.surname}`,
      };
      const reference = await openProcedure(database, procedure, clock.now());
      return { reference, redirectUrl: `${publicUrl}${providerPath}/${reference}` };
    },
    steps: (reference, after) => stepsAfter(database, reference, after),
    async holder(mail) {
      const found = await isLoggedInAs(database, mail);
      if (found === null) return null;
      return { id: holderId(secrets, found.fiscalCode), isVerified: found.isVerified };
    },
    forget: (requestId) => forgetProcedure(database, requestId),
    readWebhook(headers, body) {
      const given = Buffer.from(String(headers[signatureHeader] ?? ''), 'hex');
      const expected = signature(secrets, body);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return webhookBody.parse(JSON.parse(body.toString()));
    },
  };
}
