import { randomBytes } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { demoPeopleList, type DemoPerson } from '../../../demo/people.ts';
import { languageOf } from '../../../http/envelope.ts';
import { pagePolicy, renderPage } from '../../identity/embedded/page.ts';
import { walletPath } from '../credential-wallet.ts';
import { badgeScreen, offerScreen } from './badge-screens.ts';
import { answerTo, present } from './holder.ts';
import { readRequest, type WalletRequest } from './read-request.ts';
import { confirmScreen, endScreen, homeScreen, peopleScreen, type Call } from './screens.ts';
import { isOffer, takeBadge } from './take-badge.ts';
import { texts } from './texts.ts';

const options = { config: { access: { public: true } }, schema: { hide: true } } as const;

const form = z.object({
  client_id: z.string().max(300),
  request_uri: z.url().max(1000),
  person: z.uuid().optional(),
});

const badgeForm = z.object({
  credential_offer_uri: z.url().max(1000),
  tx_code: z.string().max(20),
});

/**
 * The demo wallet (E24): holds the demo people's credentials and speaks OpenID4VP with the verifier
 * over HTTP, as any wallet does; it takes badges by OpenID4VCI too. It answers this installation only.
 */
export async function walletPages(app: FastifyInstance): Promise<void> {
  const { platform } = app;
  const { publicUrl } = platform.config;
  await app.register(formbody, { bodyLimit: 8192 });

  const send = (request: FastifyRequest, reply: FastifyReply, title: string, main: string) => {
    const nonce = randomBytes(16).toString('base64');
    const [, scheme] =
      /(?:^|; )wb-color-scheme=(light|dark)/.exec(request.headers.cookie ?? '') ?? [];
    const colorScheme = scheme === 'light' || scheme === 'dark' ? scheme : null;
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': pagePolicy(nonce),
        'referrer-policy': 'no-referrer',
      })
      .send(renderPage({ language: languageOf(request), colorScheme, nonce, title, main }));
  };

  const end = (
    request: FastifyRequest,
    reply: FastifyReply,
    { title, text }: { title: string; text: string },
  ) => send(request, reply, title, endScreen(languageOf(request), title, text, publicUrl));

  const unknown = (request: FastifyRequest, reply: FastifyReply) => {
    const { unknownTitle: title, unknown: text } = texts[languageOf(request)];
    return end(request, reply.code(400), { title, text });
  };

  /** The request that a call refers to, fetched and checked; null when it is none of ours or not valid. */
  async function fetched({ clientId, requestUri }: Call): Promise<WalletRequest | null> {
    const url = new URL(requestUri);
    if (url.origin !== new URL(publicUrl).origin) return null;
    const answer = await app.inject({ url: `${url.pathname}${url.search}` });
    if (answer.statusCode !== 200) return null;
    return readRequest(answer.body, {
      clientId,
      authorityKeyPem: platform.secrets.verifierAuthorityKey,
      now: platform.clock.now(),
    });
  }

  /** Sends the answer, and leads on to where the verifier says, or to a page that tells how it went. */
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { responseUri, state }: WalletRequest,
    fields: Record<string, string>,
    told: { title: string; text: string },
  ) {
    const { pathname, search } = new URL(responseUri);
    const posted = await app.inject({
      method: 'POST',
      url: `${pathname}${search}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'accept-language': request.headers['accept-language'] ?? 'it',
      },
      payload: new URLSearchParams({
        ...fields,
        ...(state === undefined ? {} : { state }),
      }).toString(),
    });
    const body = posted.json<{ redirect_uri?: string; Info?: string }>();
    if (posted.statusCode !== 200) {
      const { refusedTitle: title, unknown: text } = texts[languageOf(request)];
      return end(request, reply.code(400), { title, text: body.Info ?? text });
    }
    if (body.redirect_uri !== undefined) return reply.redirect(body.redirect_uri, 303);
    return end(request, reply, told);
  }

  /** What a form of ours was sent with. */
  async function submitted(request: FastifyRequest) {
    const { data } = form.safeParse(request.body);
    if (data === undefined) return null;
    const call = { clientId: data.client_id, requestUri: data.request_uri };
    const asked = await fetched(call);
    const person = demoPeopleList.find(({ userId }) => userId === data.person);
    return asked === null ? null : { call, asked, person };
  }

  /** The offer of a badge, when there is one at that address. */
  async function offered(
    request: FastifyRequest,
    reply: FastifyReply,
    offerUri: string,
    isRefused: boolean,
  ) {
    if (!(await isOffer(app, offerUri))) return unknown(request, reply);
    const language = languageOf(request);
    const main = offerScreen(language, offerUri, new URL(publicUrl).host, isRefused);
    return send(request, reply, texts[language].badge.offerTitle, main);
  }

  app.get(walletPath, options, async (request, reply) => {
    const language = languageOf(request);
    const { code, ...query } = request.query as Record<string, string>;
    const pasted = code !== undefined && URL.canParse(code) ? new URL(code).searchParams : null;
    if (code === undefined && Object.keys(query).length === 0) {
      return send(request, reply, texts[language].title, homeScreen(language));
    }
    const given = pasted === null ? query : Object.fromEntries(pasted);
    if (given['credential_offer_uri'] !== undefined) {
      return offered(request, reply, given['credential_offer_uri'], false);
    }
    const { data } = form.safeParse(given);
    if (data === undefined) return unknown(request, reply);
    const call = { clientId: data.client_id, requestUri: data.request_uri };
    const asked = await fetched(call);
    if (asked === null) return unknown(request, reply);
    const able: DemoPerson[] = [];
    for (const person of demoPeopleList) {
      if ((await answerTo(platform, asked, person)) !== null) able.push(person);
    }
    return send(request, reply, texts[language].asks, peopleScreen(language, call, asked, able));
  });

  app.post(`${walletPath}/person`, options, async (request, reply) => {
    const sent = await submitted(request);
    if (sent?.person === undefined) return unknown(request, reply);
    const { call, asked, person } = sent;
    const shown = await answerTo(platform, asked, person);
    if (shown === null) return unknown(request, reply);
    const language = languageOf(request);
    const main = confirmScreen(language, call, asked, person, shown);
    return send(request, reply, texts[language].confirmTitle, main);
  });

  app.post(`${walletPath}/share`, options, async (request, reply) => {
    const sent = await submitted(request);
    if (sent?.person === undefined) return unknown(request, reply);
    const { asked, person } = sent;
    const shown = await answerTo(platform, asked, person);
    if (shown === null) return unknown(request, reply);
    const { sharedTitle: title, shared: text } = texts[languageOf(request)];
    const token = await present(platform, asked, person, shown);
    return answer(request, reply, asked, { vp_token: token }, { title, text });
  });

  app.post(`${walletPath}/decline`, options, async (request, reply) => {
    const sent = await submitted(request);
    if (sent === null) return unknown(request, reply);
    const { declinedTitle: title, declined: text } = texts[languageOf(request)];
    return answer(request, reply, sent.asked, { error: 'access_denied' }, { title, text });
  });

  app.post(`${walletPath}/badge`, options, async (request, reply) => {
    const { data } = badgeForm.safeParse(request.body);
    if (data === undefined) return unknown(request, reply);
    const { credential_offer_uri: offerUri, tx_code: code } = data;
    const badge = await takeBadge(app, offerUri, code.replaceAll(/\s/g, ''));
    if (badge === null) return offered(request, reply, offerUri, true);
    const language = languageOf(request);
    return send(request, reply, texts[language].badge.takenTitle, badgeScreen(language, badge));
  });

  // For trying a wallet of one's own against this installation.
  app.get(`${walletPath}/authority.pem`, options, async (_request, reply) => {
    const { authorityCertificate } = await import('../development-authority.ts');
    const certificate = await authorityCertificate(platform.secrets, platform.clock.now());
    return reply.type('application/x-pem-file').send(certificate.toString('pem'));
  });

  app.setErrorHandler((error, request, reply) => {
    request.log.info({ err: error }, 'demo wallet');
    return unknown(request, reply);
  });
}
