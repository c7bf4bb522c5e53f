import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { devPage, escapeHtml, sendPage } from '../../../dev-pages/dev-page.ts';
import { languageOf } from '../../../http/envelope.ts';
import { formatEuro } from '../../../money.ts';
import { pageTexts } from './page-texts.ts';
import {
  decideSession,
  eventDelivered,
  findSession,
  recordEvent,
  sandboxName,
  signature,
  signatureHeader,
  type SandboxSession,
} from './sandbox.ts';

const webhookJob = 'payment-sandbox.webhook';
const DELAY_SECONDS = 20;
const actions = ['pay', 'fail', 'delay', 'duplicate', 'cancel'] as const;
type Action = (typeof actions)[number];

const ref = z.string().regex(/^sbx_[0-9a-f]{32}$/);

/** The provider's side of the sandbox: its hosted checkout page, and its calls to the shop. */
export async function paymentSandboxPages(instance: FastifyInstance): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;
  await app.register(formbody, { bodyLimit: 1024 });

  // Through the whole HTTP stack, as a provider's call would come, but without an address to know.
  platform.jobs.work<{ id: string; ref: string }>(webhookJob, async (event) => {
    const body = Buffer.from(JSON.stringify({ id: event.id, ref: event.ref }));
    const answer = await app.inject({
      method: 'POST',
      url: `/api/Payments/Webhook/${sandboxName}`,
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signature(platform.secrets, body).toString('hex'),
      },
      payload: body,
    });
    if (answer.statusCode !== 200) throw new Error(`The shop answered ${answer.statusCode}`);
    await eventDelivered(platform.database, event.id, platform.clock.now());
  });

  app.route({
    method: 'GET',
    url: '/dev/pay/:ref',
    config: { access: { public: true } },
    schema: { hide: true, params: z.object({ ref: z.string().max(100) }) },
    handler: async (request, reply) => {
      const known = ref.safeParse(request.params.ref);
      const session = known.success
        ? await findSession(platform.database, platform.clock, known.data)
        : null;
      if (session === null) return sendPage(reply, unknownPage(languageOf(request)), 404);
      return sendPage(
        reply,
        session.state === 'open' ? checkoutPage(session) : closedPage(session),
      );
    },
  });

  app.route({
    method: 'POST',
    url: '/dev/pay/:ref/:action',
    config: { access: { public: true } },
    schema: { hide: true, params: z.object({ ref, action: z.enum(actions) }) },
    handler: async (request, reply) => {
      const { action } = request.params;
      const session = await findSession(platform.database, platform.clock, request.params.ref);
      if (session === null) return sendPage(reply, unknownPage(languageOf(request)), 404);
      if (action !== 'cancel' && session.state === 'open') await decide(session, action);
      return reply.redirect(returnUrl(session, action), 303);
    },
  });

  /** What the person chose, and the calls that follow from it, in one transaction. */
  async function decide(session: SandboxSession, action: Exclude<Action, 'cancel'>): Promise<void> {
    const now = platform.clock.now();
    const wait = action === 'delay' ? DELAY_SECONDS * 1000 : 0;
    const due = new Date(now.getTime() + wait);
    await platform.database.transaction(async () => {
      const decided = await decideSession(
        platform.database,
        session.ref,
        action === 'fail' ? { state: 'failed' } : { state: 'captured', capturedAt: due },
      );
      if (!decided) return;
      const id = await recordEvent(platform.database, session.ref);
      for (let call = 0; call < (action === 'duplicate' ? 2 : 1); call += 1) {
        await platform.jobs.enqueue(
          webhookJob,
          { id, ref: session.ref },
          { key: `${id}-${call}`, ...(wait > 0 ? { after: due } : {}) },
        );
      }
    });
  }
}

/** Back to the shop in the manner of the method; a cancelled one lacks `PayerID` (E97). */
function returnUrl(session: SandboxSession, action: Action): string {
  const url = new URL(session.returnUrl);
  if (action === 'cancel') url.searchParams.set('paymentId', session.ref);
  else if (session.method === 'card') url.searchParams.set('session_id', session.ref);
  else {
    url.searchParams.set('paymentId', session.ref);
    url.searchParams.set('PayerID', 'SANDBOXPAYER');
  }
  return url.href;
}

const fill = (text: string, value: string): string => escapeHtml(text.replace(/\{\w+\}/, value));

function checkoutPage(session: SandboxSession): string {
  const texts = pageTexts[session.language];
  const amount = formatEuro(session.amountCents, session.language);
  const form = (action: Action, button: string) =>
    `<form method="post" action="/dev/pay/${session.ref}/${action}">${button}</form>`;
  const choice = (action: Action, label: string, help: string) =>
    form(
      action,
      `<button class="choice"><strong>${escapeHtml(label)}</strong>${escapeHtml(help)}</button>`,
    );
  return devPage({
    language: session.language,
    title: texts.title,
    body: `<p class="note">${escapeHtml(texts.banner)}</p>
<section class="card">
<h1>${escapeHtml(texts.payTo)}</h1>
<p class="muted">${fill(texts.order, session.orderNumber)}</p>
<p class="total">${escapeHtml(amount)}</p>
<p class="row"><span>${escapeHtml(texts.method[session.method])}</span></p>
<p class="row muted">${fill(texts.for, session.customerEmail)}</p>
${form('pay', `<button class="primary">${fill(texts.pay, amount)}</button>`)}
${form('cancel', `<button class="outlined">${escapeHtml(texts.cancel)}</button>`)}
</section>
<section class="card">
<h2>${escapeHtml(texts.other)}</h2>
<p class="muted">${escapeHtml(texts.otherHelp)}</p>
${choice('fail', texts.fail, texts.failHelp)}
${choice('delay', texts.delay, texts.delayHelp)}
${choice('duplicate', texts.duplicate, texts.duplicateHelp)}
</section>`,
  });
}

function closedPage(session: SandboxSession): string {
  const texts = pageTexts[session.language];
  const state = session.state === 'open' ? 'expired' : session.state;
  return devPage({
    language: session.language,
    title: texts.closedTitle,
    body: `<section class="card"><h1>${escapeHtml(texts.closedTitle)}</h1>
<p class="muted">${escapeHtml(texts.closed[state])}</p>
<a class="button primary" href="${escapeHtml(returnUrl(session, 'pay'))}">${escapeHtml(texts.back)}</a></section>`,
  });
}

function unknownPage(language: 'it' | 'en'): string {
  const texts = pageTexts[language];
  return devPage({
    language,
    title: texts.unknownTitle,
    body: `<section class="card"><h1>${escapeHtml(texts.unknownTitle)}</h1>
<p class="muted">${escapeHtml(texts.unknown)}</p>
<a class="button primary" href="/">${escapeHtml(texts.back)}</a></section>`,
  });
}
