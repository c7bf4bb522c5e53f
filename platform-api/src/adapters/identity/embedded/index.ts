import { randomBytes } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { demoPeopleList, type DemoPerson } from '../../../demo/people.ts';
import { languageOf } from '../../../http/envelope.ts';
import { texts, type Language } from './messages.ts';
import { pagePolicy, renderPage } from './page.ts';
import { choicePage, confirmPage, expiredPage } from './pages.ts';
import { embeddedProvider, providerPath, spidLevel2 } from './provider.ts';

export { embeddedClientSecret, providerPath } from './provider.ts';

const open = { access: { public: true } } as const;
const hidden = { hide: true } as const;

/** The embedded OpenID provider with its own two pages, under `/dev/idp`; absent when an issuer is configured. */
export async function embeddedIdentityProvider(app: FastifyInstance): Promise<void> {
  let made: Promise<Provider> | null = null;
  const provider: ProviderAtUse = () => (made ??= embeddedProvider(app.platform));
  await app.register(loginPages, { prefix: providerPath, provider });
  await app.register(protocol, { prefix: providerPath, provider });
}

/** Made when somebody logs in for the first time. */
type ProviderAtUse = () => Promise<Provider>;

/** Everything that the protocol defines: passed on untouched, body included. */
async function protocol(
  app: FastifyInstance,
  { provider }: { provider: ProviderAtUse },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  let answer: ReturnType<Provider['callback']> | null = null;
  app.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: '/*',
    config: open,
    schema: hidden,
    handler: async (request, reply) => {
      answer ??= (await provider()).callback();
      reply.hijack();
      // The provider finds its own place in the address by comparing these two.
      Object.assign(request.raw, { originalUrl: request.raw.url });
      request.raw.url = (request.raw.url ?? '').slice(providerPath.length) || '/';
      await answer(request.raw, reply.raw);
    },
  });
}

/**
 * Ends what the provider remembers of an earlier login in this browser. With another person's session it
 * would show its own page that logs that person out by a script.
 */
async function forgetLast(provider: Provider, { request, reply }: Interaction): Promise<void> {
  const details = await provider.interactionDetails(request.raw, reply.raw);
  if (details.session === undefined) return;
  await (await provider.Session.findByUid(details.session.uid))?.destroy();
  delete details.session;
  await details.persist();
}

type Interaction = {
  request: FastifyRequest;
  reply: FastifyReply;
  language: Language;
  /** Whether the person chose CIE; the two differ in nothing else here. */
  isCie: boolean;
  /** The demo person whom the request names. */
  hinted: DemoPerson | undefined;
};

async function loginPages(
  app: FastifyInstance,
  { provider }: { provider: ProviderAtUse },
): Promise<void> {
  await app.register(formbody, { bodyLimit: 4096 });
  const home = app.platform.config.publicUrl;

  const send = (
    { request, reply, language }: Pick<Interaction, 'request' | 'reply' | 'language'>,
    title: string,
    main: string,
  ) => {
    const nonce = randomBytes(16).toString('base64');
    const [, colorScheme] =
      /(?:^|; )wb-color-scheme=(light|dark)/.exec(request.headers.cookie ?? '') ?? [];
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': pagePolicy(nonce),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .send(
        renderPage({
          language,
          colorScheme: colorScheme === 'light' || colorScheme === 'dark' ? colorScheme : null,
          nonce,
          title,
          main,
        }),
      );
  };

  /** The login under way in this browser; a page that says so when there is none. */
  const underWay = async (
    request: FastifyRequest,
    reply: FastifyReply,
    go: (interaction: Interaction, action: string) => unknown,
  ) => {
    try {
      const details = await (await provider()).interactionDetails(request.raw, reply.raw);
      const uiLocales = details.params['ui_locales'];
      const language = uiLocales === 'it' || uiLocales === 'en' ? uiLocales : languageOf(request);
      const hint = details.params['login_hint'];
      const isCie = hint === 'cie';
      const hinted = demoPeopleList.find(({ identity }) => identity.email === hint);
      const interaction = { request, reply, language, isCie, hinted };
      await go(interaction, `${providerPath}/interaction/${details.uid}`);
    } catch (error) {
      const isExpired = error instanceof Error && error.name === 'SessionNotFound';
      if (!isExpired) request.log.error({ err: error }, 'identity provider');
      const language = languageOf(request);
      reply.code(isExpired ? 400 : 500);
      send({ request, reply, language }, texts[language].expiredTitle, expiredPage(language, home));
    }
    return reply;
  };

  const personOf = (request: FastifyRequest) => {
    const { person } = (request.body ?? {}) as { person?: unknown };
    return demoPeopleList.find(({ userId }) => userId === person);
  };

  const finish = async ({ request, reply }: Interaction, result: Record<string, unknown>) => {
    const { raw } = request;
    reply.redirect(await (await provider()).interactionResult(raw, reply.raw, result), 303);
  };

  const logIn = async (interaction: Interaction, { userId }: DemoPerson) => {
    await forgetLast(await provider(), interaction);
    await finish(interaction, {
      login: { accountId: userId, acr: spidLevel2, amr: ['mfa'], remember: false },
    });
  };

  app.route({
    method: 'GET',
    url: '/interaction/:uid',
    config: open,
    schema: hidden,
    handler: (request, reply) =>
      underWay(request, reply, (interaction, action) => {
        const { language, isCie, hinted } = interaction;
        // Nobody is asked who is named by mail address in `login_hint` (OpenID Connect Core, 3.1.2.1).
        if (hinted !== undefined) return logIn(interaction, hinted);
        const title = isCie ? texts[language].titleCie : texts[language].title;
        return send(interaction, title, choicePage(language, action, title));
      }),
  });

  app.route({
    method: 'POST',
    url: '/interaction/:uid/person',
    config: open,
    schema: hidden,
    handler: (request, reply) =>
      underWay(request, reply, (interaction, action) => {
        const person = personOf(request);
        const { language } = interaction;
        if (person === undefined) return reply.redirect(action, 303);
        const main = confirmPage(language, action, person);
        return send(interaction, texts[language].confirmTitle, main);
      }),
  });

  app.route({
    method: 'POST',
    url: '/interaction/:uid/confirm',
    config: open,
    schema: hidden,
    handler: (request, reply) =>
      underWay(request, reply, async (interaction, action) => {
        const person = personOf(request);
        if (person === undefined) return reply.redirect(action, 303);
        return logIn(interaction, person);
      }),
  });

  app.route({
    method: 'POST',
    url: '/interaction/:uid/cancel',
    config: open,
    schema: hidden,
    handler: (request, reply) =>
      underWay(request, reply, (interaction) =>
        finish(interaction, {
          error: 'access_denied',
          error_description: texts[interaction.language].cancelled,
        }),
      ),
  });

  app.setErrorHandler((error, request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'identity provider');
    const language = languageOf(request);
    reply.code(status);
    const main = expiredPage(language, home);
    return send({ request, reply, language }, texts[language].expiredTitle, main);
  });
}
