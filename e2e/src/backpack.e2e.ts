import { createHash, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from './both-languages.ts';
import { expect, sharedProductTest as test } from './fixtures.ts';
import { pressWithKeyboard } from './keyboard.ts';
import { logIn } from './people.ts';
import { words } from './words.ts';

const text = {
  asks: '“Zaino di prova” chiede di leggere i tuoi badge',
  allow: 'Consenti',
  refuse: 'Rifiuta',
  list: 'Applicazioni collegate',
  end: /^Scollega/,
  ended: /non può più leggere/,
};

/** Where the backpack's own page would be. */
function backpackSite(): Promise<Server> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><html lang="en"><title>Backpack</title><h1>Backpack</h1></html>');
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function register(page: Page, api: string, site: string) {
  const answer = await page.request.post(`${api}/oauth/register`, {
    data: {
      client_name: 'Zaino di prova',
      client_uri: `${site}/`,
      logo_uri: `${site}/logo.png`,
      tos_uri: `${site}/terms`,
      policy_uri: `${site}/privacy`,
      software_id: 'zaino',
      software_version: '1',
      redirect_uris: [`${site}/back`],
      grant_types: ['authorization_code', 'refresh_token'],
      scope: 'https://purl.imsglobal.org/spec/ob/v3p0/scope/credential.readonly',
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { client_id: string; client_secret: string; scope: string };
}

test(
  'a person lets a backpack read the badges, it reads them signed, and reads nothing when the person ends it',
  { tag: ['@mf-wallet-badges/curriculum'] },
  async ({ page, product }) => {
    const { url } = product;
    const api = `${url}/ims/ob/v3p0`;
    const server = await backpackSite();
    const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const client = await register(page, api, site);
    await logIn(page, url, 'Marco Bianchi');
    await page.getByRole('button', { name: words.it.acceptCookies, exact: true }).click();

    const verifier = randomBytes(32).toString('base64url');
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: client.client_id,
      redirect_uri: `${site}/back`,
      scope: client.scope,
      state: 'the-state',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    await page.goto(`${url}/curriculum/connect?${query.toString()}`);
    await expect(page.getByRole('heading', { name: text.asks })).toBeVisible();
    await expectAccessibleInBoth(page, 'consent of a backpack');
    await page.getByRole('button', { name: text.refuse }).click();
    await page.waitForURL(/error=access_denied/);
    await page.goto(`${url}/curriculum/connect?${query.toString()}`);
    await pressWithKeyboard(page, page.getByRole('button', { name: text.allow }));
    await page.waitForURL(/[?&]code=/);
    const back = new URL(page.url()).searchParams;
    expect(back.get('state')).toBe('the-state');
    expect(back.get('iss')).toBe(api);

    const secret = Buffer.from(`${client.client_id}:${client.client_secret}`).toString('base64');
    const token = await page.request.post(`${api}/oauth/token`, {
      headers: { authorization: `Basic ${secret}` },
      form: {
        grant_type: 'authorization_code',
        code: back.get('code') ?? '',
        redirect_uri: `${site}/back`,
        code_verifier: verifier,
      },
    });
    expect(token.status()).toBe(200);
    const { access_token: access } = (await token.json()) as { access_token: string };
    const read = () =>
      page.request.get(`${api}/credentials`, { headers: { authorization: `Bearer ${access}` } });
    const badges = await read();
    expect(badges.status()).toBe(200);
    const { credential } = (await badges.json()) as { credential: { proof?: unknown }[] };
    expect(credential.length).toBeGreaterThan(0);
    expect(credential.every(({ proof }) => proof !== undefined)).toBe(true);

    await page.goto(`${url}/curriculum`);
    const list = page.getByRole('region', { name: text.list });
    await expect(list.getByText('Zaino di prova').first()).toBeVisible();
    await expectAccessibleInBoth(page, 'connected applications');
    await pressWithKeyboard(page, list.getByRole('button', { name: text.end }));
    await expect(page.getByText(text.ended)).toBeVisible();
    await expect(list).toHaveCount(0);
    expect((await read()).status()).toBe(401);
    server.close();
  },
);
