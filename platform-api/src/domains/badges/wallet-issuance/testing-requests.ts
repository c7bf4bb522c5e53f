import assert from 'node:assert/strict';
import { SignJWT } from 'jose';
import type { TestPlatform } from '../../../testing/platform.ts';
import type { MadeOffer } from './offer.ts';
import { codeOf, type WalletKey } from './testing-wallet.ts';

export const GRANT = 'urn:ietf:params:oauth:grant-type:pre-authorized_code';

export type WalletAnswer = {
  status: number;
  error: string | undefined;
  body: Record<string, any>;
  headers: Record<string, unknown>;
};

export const wrongCode = ({ transactionCode }: MadeOffer) =>
  transactionCode === '000000' ? '000001' : '000000';

/** Single requests of a wallet, good and bad, to this application under that address. */
export function walletRequests(t: TestPlatform, publicUrl: string) {
  const { host } = new URL(publicUrl);
  const seconds = () => Math.floor(t.platform.clock.now().getTime() / 1000);

  async function post(name: string, payload: object, token?: string): Promise<WalletAnswer> {
    const isForm = name === 'Token';
    const answer = await t.call(null, {
      method: 'POST',
      url: `/api/Badges/Wallet/${name}`,
      headers: {
        host,
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      payload: isForm
        ? new URLSearchParams(payload as Record<string, string>).toString()
        : JSON.stringify(payload),
    });
    assert.equal(answer.headers['cache-control'], 'no-store', name);
    const body = answer.body === '' ? {} : answer.json<Record<string, any>>();
    const { statusCode: status, headers } = answer;
    return { status, error: body['error'], body, headers };
  }

  const redeem = (offer: MadeOffer, change: Record<string, string> = {}) =>
    post('Token', {
      grant_type: GRANT,
      'pre-authorized_code': codeOf(offer),
      tx_code: offer.transactionCode,
      ...change,
    });

  const nonce = async () => (await post('Nonce', {})).body['c_nonce'] as string;

  const ask = (token: string, payload: object) => post('Credential', payload, token);

  return {
    post,
    redeem,
    nonce,
    ask,
    seconds,
    tokenOf: async (offer: MadeOffer): Promise<string> => {
      const { status, body } = await redeem(offer);
      assert.equal(status, 200, JSON.stringify(body));
      return body['access_token'];
    },
    /** A proof as a wallet makes it, with what is changed of it. */
    proof: async (
      by: WalletKey,
      header: Record<string, unknown> = {},
      payload: Record<string, unknown> = {},
    ): Promise<string> =>
      new SignJWT({ aud: publicUrl, iat: seconds(), nonce: await nonce(), ...payload })
        .setProtectedHeader({
          alg: 'ES256',
          typ: 'openid4vci-proof+jwt',
          jwk: by.publicJwk,
          ...header,
        })
        .sign(by.privateKey),
    askBound: (token: string, jwt: string) =>
      ask(token, { credential_configuration_id: 'badge_sd_jwt', proofs: { jwt: [jwt] } }),
  };
}
