import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { devPage, escapeHtml, sendPage } from '../../../dev-pages/dev-page.ts';
import { languageOf } from '../../../http/envelope.ts';
import { examinerPath, signReport } from './demo-examiner.ts';
import { pageTexts } from './page-texts.ts';

type Language = keyof typeof pageTexts;

/** A sitting, in seconds before now. */
type Sitting = { percent: number; began: number; ended: number };

const passed: Sitting = { percent: 92, began: 20, ended: 0 };
const failed: Sitting = { percent: 35, began: 20, ended: 0 };

/** What is reported, in the order of sending; one that is named twice is sent twice as it is. */
const outcomes = {
  pass: [passed],
  fail: [failed],
  twice: [passed, passed],
  disorder: [passed, { ...failed, began: 45, ended: 25 }],
} as const satisfies Record<string, readonly Sitting[]>;

type Outcome = keyof typeof outcomes;
const outcomeNames = Object.keys(outcomes) as [Outcome, ...Outcome[]];

type Sent = { percent: number; code: string | null };

/** An exam of another body: the visitor says how it went, and the signed results are sent to the product. */
export async function examinerPages(instance: FastifyInstance): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { config, secrets, clock } = instance.platform;
  const installation = { publicUrl: config.publicUrl, secrets };
  await app.register(formbody, { bodyLimit: 1024 });

  app.route({
    method: 'GET',
    url: examinerPath,
    config: { access: { public: true } },
    schema: { hide: true, querystring: z.object({ candidate: z.string().max(100).optional() }) },
    handler: async (request, reply) => {
      const language = languageOf(request);
      const candidate = z.uuid().safeParse(request.query.candidate);
      return candidate.success
        ? sendPage(reply, examPage(language, candidate.data))
        : sendPage(reply, unknownPage(language), 404);
    },
  });

  app.route({
    method: 'POST',
    url: `${examinerPath}/:candidate/:outcome`,
    config: { access: { public: true } },
    schema: {
      hide: true,
      params: z.object({ candidate: z.uuid(), outcome: z.enum(outcomeNames) }),
    },
    handler: async (request, reply) => {
      const { candidate, outcome } = request.params;
      return sendPage(reply, sentPage(languageOf(request), await report(candidate, outcome)));
    },
  });

  async function report(candidate: string, outcome: Outcome): Promise<Sent[]> {
    const now = clock.now();
    const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
    const tokens = new Map<Sitting, string>();
    const sent: Sent[] = [];
    for (const sitting of outcomes[outcome]) {
      const { percent } = sitting;
      const times = { startedAt: before(sitting.began), endedAt: before(sitting.ended) };
      const token =
        tokens.get(sitting) ??
        (await signReport(installation, { candidate, percent, ...times }, now));
      tokens.set(sitting, token);
      // Through the whole HTTP stack, as another body's call would come.
      const answer = await app.inject({
        method: 'POST',
        url: '/api/Exams/Results',
        payload: { token },
      });
      const code = answer.statusCode === 200 ? null : String(answer.json().code);
      sent.push({ percent, code });
    }
    return sent;
  }
}

const fill = (text: string, values: Record<string, string | number>): string =>
  escapeHtml(text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name])));

function examPage(language: Language, candidate: string): string {
  const texts = pageTexts[language];
  const choice = (outcome: Outcome) =>
    `<form method="post" action="${examinerPath}/${candidate}/${outcome}"><button class="choice"><strong>${escapeHtml(texts[outcome])}</strong>${escapeHtml(texts[`${outcome}Help`])}</button></form>`;
  return devPage({
    language,
    title: texts.title,
    body: `<p class="note">${escapeHtml(texts.banner)}</p>
<section class="card">
<h1>${escapeHtml(texts.title)}</h1>
<p class="muted">${fill(texts.candidate, { candidate })}</p>
<h2>${escapeHtml(texts.question)}</h2>
<p class="muted">${escapeHtml(texts.help)}</p>
${outcomeNames.map(choice).join('\n')}
</section>`,
  });
}

function sentPage(language: Language, sent: readonly Sent[]): string {
  const texts = pageTexts[language];
  const line = ({ percent, code }: Sent) =>
    `<p class="row">${
      code === null ? fill(texts.stored, { percent }) : fill(texts.refused, { percent, code })
    }</p>`;
  return devPage({
    language,
    title: texts.sentTitle,
    body: `<section class="card"><h1>${escapeHtml(texts.sentTitle)}</h1>
${sent.map(line).join('\n')}
<p class="muted">${escapeHtml(texts.sentHelp)}</p>
<a class="button primary" href="/courses">${escapeHtml(texts.back)}</a></section>`,
  });
}

function unknownPage(language: Language): string {
  const texts = pageTexts[language];
  return devPage({
    language,
    title: texts.unknownTitle,
    body: `<section class="card"><h1>${escapeHtml(texts.unknownTitle)}</h1>
<p class="muted">${escapeHtml(texts.unknown)}</p>
<a class="button primary" href="/courses">${escapeHtml(texts.back)}</a></section>`,
  });
}
