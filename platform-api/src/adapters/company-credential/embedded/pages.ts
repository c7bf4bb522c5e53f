import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendPage } from '../../../dev-pages/dev-page.ts';
import { languageOf } from '../../../http/envelope.ts';
import { act, actionNames, findProcedure } from './procedures.ts';
import { providerName, providerPath, signature, signatureHeader } from './provider.ts';
import { procedureScreen, unknownScreen } from './screens.ts';

const webhookJob = 'company-credential-demo.webhook';
const MAX_DELEGATION_BYTES = 5_000_000;

const reference = z.string().regex(/^amlet_[0-9a-f]{32}$/);

/** The provider's side: a page that walks through every state (E169), and its calls to us. */
export async function companyCredentialPages(instance: FastifyInstance): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;
  const { database, clock, jobs, secrets } = platform;
  await app.register(formbody, { bodyLimit: 1024 });
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: MAX_DELEGATION_BYTES },
    (_request, body, done) => done(null, body),
  );

  // Through the whole HTTP stack, as a provider's call would come, but without an address to know.
  jobs.work<{ reference: string; requestId: string }>(webhookJob, async (event) => {
    const { reference, requestId } = event;
    const body = Buffer.from(JSON.stringify({ reference, requestId }));
    const answer = await app.inject({
      method: 'POST',
      url: `/api/CompanyCredential/Webhook/${providerName}`,
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signature(secrets, body).toString('hex'),
      },
      payload: body,
    });
    if (answer.statusCode !== 200) throw new Error(`The product answered ${answer.statusCode}`);
  });

  app.route({
    method: 'GET',
    url: `${providerPath}/:reference`,
    config: { access: { public: true } },
    schema: { hide: true, params: z.object({ reference: z.string().max(100) }) },
    handler: async (request, reply) => {
      const known = reference.safeParse(request.params.reference);
      const procedure = known.success ? await findProcedure(database, known.data) : null;
      return procedure === null
        ? sendPage(reply, unknownScreen(languageOf(request)), 404)
        : sendPage(reply, procedureScreen(procedure));
    },
  });

  app.route({
    method: 'POST',
    url: `${providerPath}/:reference/:action`,
    config: { access: { public: true } },
    schema: { hide: true, params: z.object({ reference, action: z.enum(actionNames) }) },
    handler: async (request, reply) => {
      const { reference, action } = request.params;
      const procedure = await findProcedure(database, reference);
      if (procedure === null) return sendPage(reply, unknownScreen(languageOf(request)), 404);
      const legalName = action === 'upload' ? delegationOf(request.body) : undefined;
      if (legalName === null) return sendPage(reply, procedureScreen(procedure, true), 400);
      await database.transaction(async () => {
        const at = clock.now();
        const given = legalName === undefined ? { at } : { at, legalName };
        if (!(await act(database, reference, action, given))) return;
        const { requestId } = procedure;
        const key = `${reference}-${procedure.sequence + 1}`;
        await jobs.enqueue(webhookJob, { reference, requestId }, { key });
      });
      return reply.redirect(`${providerPath}/${reference}`, 303);
    },
  });
}

/** The name of the company, where a PDF came with it; the file itself is looked at by nobody, and not kept. */
function delegationOf(body: unknown): string | null {
  if (!Buffer.isBuffer(body)) return null;
  const [, name = ''] = /name="legalName"\r\n\r\n([^\r\n]{1,600})\r\n/.exec(body.toString()) ?? [];
  const isPdf = /name="delegation"; filename="[^"]*"\r\n[^\0]*?\r\n\r\n%PDF-/.test(
    body.toString('latin1'),
  );
  return isPdf && name.trim() !== '' ? name.trim().slice(0, 200) : null;
}
