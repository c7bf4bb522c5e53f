import assert from 'node:assert/strict';
import { actions, type Action } from '../../../adapters/company-credential/embedded/procedures.ts';
import {
  providerName,
  signature,
  signatureHeader,
} from '../../../adapters/company-credential/embedded/provider.ts';
import type { CompanyCredentialPort } from '../../../ports/company-credential.ts';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import { ask } from '../../../testing/shop.ts';

export const VAT = '12345678903';
export const MAIL = 'amministrazione@bianchi.example.it';

export const request = (session: TestSession, pIva = VAT, companyMail = MAIL, language = 'it') =>
  ask(session, 'POST', 'Users/AddUserPersonaGiuridica', { body: { pIva, companyMail }, language });

/** Asks for the credential. @returns the provider's name of the procedure */
export async function begin(session: TestSession, pIva = VAT): Promise<string> {
  const { data, warning } = await request(session, pIva);
  assert.equal(warning, null);
  return String(data).split('/').at(-1) ?? '';
}

export async function profileOf(session: TestSession) {
  const { data } = await ask(session, 'GET', 'Users/profile');
  return data as {
    statoEventoAmlet: number;
    pIva: string | null;
    mailAziendale: string | null;
    hasAmletId: boolean;
    company: { id: string; denominazioneAzienda: string; ruoloAziendale: string } | null;
  };
}

export const stateOf = async (session: TestSession) => (await profileOf(session)).statoEventoAmlet;

const BOUNDARY = 'delegation-boundary';

/** What a browser sends of the form with the delegation. */
export const delegation = (legalName: string, file = '%PDF-1.7 delega') => ({
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  payload: [
    `--${BOUNDARY}`,
    'Content-Disposition: form-data; name="legalName"',
    '',
    legalName,
    `--${BOUNDARY}`,
    'Content-Disposition: form-data; name="delegation"; filename="delega.pdf"',
    'Content-Type: application/pdf',
    '',
    file,
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n'),
});

/** Presses a button of the provider's page, without the call that follows from it. */
export async function press(t: TestPlatform, reference: string, action: Action) {
  const answer = await t.app.inject({
    method: 'POST',
    url: `/dev/amlet/${reference}/${action}`,
    ...(action === 'upload' ? delegation('Bianchi & Figli S.n.c.') : {}),
  });
  assert.equal(answer.statusCode, 303, answer.body);
}

/** Presses buttons one after the other, each with its call. */
export async function walk(t: TestPlatform, reference: string, ...pressed: Action[]) {
  for (const action of pressed) {
    await press(t, reference, action);
    await t.platform.jobs.drain();
  }
}

export const wayTo = {
  download: ['login', 'start', 'upload', 'accept', 'download'],
} as const satisfies Record<string, readonly (keyof typeof actions)[]>;

/** A call of the provider as it comes over the network. */
export function call(t: TestPlatform, event: object, signed = true) {
  const body = Buffer.from(JSON.stringify(event));
  const right = signature(t.platform.secrets, body).toString('hex');
  return t.app.inject({
    method: 'POST',
    url: `/api/CompanyCredential/Webhook/${providerName}`,
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signed ? right : right.replace(/^./, (sign) => (sign === '0' ? '1' : '0')),
    },
    payload: body,
  });
}

export function providerOf({ platform }: TestPlatform): CompanyCredentialPort {
  assert.ok(platform.companyCredential);
  return platform.companyCredential;
}

export async function clear({ platform }: TestPlatform): Promise<void> {
  await platform.jobs.drain();
  const { database } = platform;
  await database.query('delete from company_credential');
  await database.query('delete from company_credential_demo');
  await database.query(
    "update account set company_id = null, company_role = null where name <> 'Paolo'",
  );
  await database.query("delete from company where name <> 'Officine Greco S.r.l.'");
}
