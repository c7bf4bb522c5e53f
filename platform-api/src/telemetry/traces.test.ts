import assert from 'node:assert/strict';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { readConfig } from '../config.ts';
import { demoPeople, loadPeople } from '../demo/people.ts';
import { accountById } from '../domains/accounts/index.ts';
import { openSession } from '../domains/identity/index.ts';
import { openPlatform } from '../open-platform.ts';
import { freePort } from '../testing/free-port.ts';
import { layDatabase } from '../testing/test-database.ts';
import { traceReceiver, type ReceivedSpan } from '../testing/trace-receiver.ts';
import { bareEnvironment } from '../testing/processes.ts';

const programs = {
  api: join(import.meta.dirname, '../main.ts'),
  edge: join(import.meta.dirname, '../../../delivery/src/edge/main.ts'),
};
type Program = { child: ChildProcess; output: () => string };
type Receiver = Awaited<ReturnType<typeof traceReceiver>>;
type Product = Awaited<ReturnType<typeof startBoth>>;

/** Says each module of OpenTelemetry that a program loads; prom-client loads its names, whatever we do. */
const watch = `import { registerHooks } from 'node:module';
  registerHooks({ resolve(specifier, context, next) {
    if (/^@opentelemetry/.test(specifier) && !String(context.parentURL).includes('/prom-client/')) {
      console.log('LOADED', specifier);
    }
    return next(specifier, context);
  } });`;

let dir: string;
let token: string;
let receiver: Receiver;
let product: Product;
const person = demoPeople.marco;
before(async () => {
  dir = mkdtempSync(join(tmpdir(), 'workerbadge-traces-'));
  await layDatabase(join(dir, 'data'));
  const platform = await openPlatform(
    readConfig({ DATA_DIR: join(dir, 'data'), LOG_LEVEL: 'silent' }),
  );
  await platform.jobs.start();
  await loadPeople(platform);
  const account = await accountById(platform, person.userId);
  assert.ok(account);
  ({ token } = await openSession(platform, account));
  await platform.jobs.stop();
  await platform.database.close();
  receiver = await traceReceiver();
  product = await startBoth(receiver.environment);
});
after(async () => {
  await product.stop();
  await receiver.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Edge and API as they are started, with these variables beside their own. */
async function startBoth(variables: Record<string, string>) {
  const ports = { api: await freePort(), edge: await freePort() };
  const start = async (name: keyof typeof programs): Promise<Program> => {
    const child = fork(programs[name], [], {
      execArgv: ['--import', `data:text/javascript,${encodeURIComponent(watch)}`],
      env: {
        ...bareEnvironment,
        LOG_LEVEL: 'info',
        DATA_DIR: join(dir, 'data'),
        DEMO_DATA: 'false',
        API_PORT: String(ports.api),
        RELEASES_DIR: join(dir, 'releases'),
        HOST: '127.0.0.1',
        PORT: String(ports.edge),
        API_URL: `http://127.0.0.1:${ports.api}`,
        PUBLIC_URL: `http://localhost:${ports.edge}`,
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    }
    const ended = once(child, 'exit').then(() => Promise.reject(new Error(said)));
    await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => undefined);
    return { child, output: () => said };
  };
  const api = await start('api');
  const edge = await start('edge');
  return {
    output: (name: 'api' | 'edge') => (name === 'api' ? api : edge).output(),
    lines: (name: 'api' | 'edge') =>
      (name === 'api' ? api : edge)
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    call: (path: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${ports.edge}${path}`, {
        ...init,
        headers: { authorization: `Bearer ${token}`, ...init.headers },
      }),
    async stop() {
      for (const { child } of [edge, api]) {
        if (child.exitCode !== null) continue;
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
    },
  };
}

const orderExport = {
  method: 'POST',
  body: '{}',
  headers: {
    'content-type': 'application/json',
    'x-correlation-id': 'follow-this-2',
    // A stranger may not choose the trace.
    traceparent: '00-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-bbbbbbbbbbbbbbbb-01',
  },
};

test('one request is one trace, from the edge to the API, the database and the job that it stored', async () => {
  const answer = await product.call('/api/Account/DataExport', orderExport);
  assert.equal(answer.status, 200, await answer.text());
  const job = await receiver.until(({ name }) => name === 'job personal-data.export');
  await receiver.until(({ service, kind }) => service === 'workerbadge-edge' && kind === 2);

  const trace = receiver.spans.filter(({ traceId }) => traceId === job.traceId);
  assert.ok(!receiver.received().includes('aaaaaaaaaaaaaaaa'));
  const one = (isIt: (span: ReceivedSpan) => boolean): ReceivedSpan => {
    const found = trace.filter(isIt);
    assert.equal(found.length, 1, JSON.stringify(trace, null, 1));
    return found[0] as ReceivedSpan;
  };
  const edge = one(({ service, kind }) => service === 'workerbadge-edge' && kind === 2);
  const call = one(({ service, kind }) => service === 'workerbadge-edge' && kind === 3);
  const api = one(({ service, kind }) => service === 'workerbadge-api' && kind === 2);
  const statement = one(
    ({ name, parentId }) => name === 'insert data_export' && parentId === api.id,
  );
  assert.deepEqual(
    [edge.parentId, call.parentId, api.parentId, job.parentId],
    [undefined, edge.id, call.id, api.id],
  );
  assert.equal(api.name, 'POST /api/Account/DataExport');
  assert.equal(statement.attributes['db.collection.name'], 'data_export');
  assert.ok(
    trace.some(({ parentId, attributes }) => parentId === job.id && attributes['db.system.name']),
    'statements of the job',
  );
  for (const span of [edge, api, job]) {
    assert.equal(span.attributes['workerbadge.correlation_id'], 'follow-this-2', span.name);
  }
  assert.equal(api.attributes['http.response.status_code'], '200');

  for (const name of ['api', 'edge'] as const) {
    const own = product
      .lines(name)
      .filter(({ correlationId }) => correlationId === 'follow-this-2');
    assert.ok(own.length >= 2, name);
    for (const line of own) assert.equal(line['trace_id'], job.traceId, JSON.stringify(line));
  }
});

test('spans hold no personal data: neither of an account nor what somebody typed', async () => {
  const requests: [number, string, RequestInit?][] = [
    [200, '/api/Users/profile'],
    [200, '/api/Courses/Public?searchText=Rossini'],
    [200, '/api/SearchFullText', jsonPost({ ricerca: 'Rossini' })],
    [200, '/api/Users/UpdateEmailComunicazione', jsonPost({ emailComunicazione: 'rossini@a.it' })],
    [200, '/api/Orders/RedeemVouchers', jsonPost(['ROSSINI-VALERIA'])],
    [200, '/api/Logs/InsertLogClientToDb', jsonPost({ error: 'Rossini' })],
    [400, '/api/Badges/Public/Rossini'],
    [404, '/api/Rossini?code=Rossini'],
    [503, '/courses/Rossini?token=Rossini'],
    [200, '/api/config', { headers: { 'x-correlation-id': 'the-last-one' } }],
  ];
  for (const [status, path, init] of requests) {
    const answer = await product.call(path, init);
    assert.equal(answer.status, status, `${path}: ${await answer.text()}`);
  }
  await receiver.until(
    ({ attributes }) => attributes['workerbadge.correlation_id'] === 'the-last-one',
  );
  assert.ok(receiver.spans.length > 30, String(receiver.spans.length));
  const received = receiver.received().toLowerCase();
  const { name, surname, fiscalCode, email } = person.identity;
  for (const value of [name, surname, fiscalCode, email, 'Rossini', token.slice(-20)]) {
    assert.ok(!received.includes(value.toLowerCase()), value);
  }
  const known = new Set([
    'db.collection.name',
    'db.operation.name',
    'db.query.summary',
    'db.system.name',
    'error.type',
    'http.request.method',
    'http.response.status_code',
    'http.route',
    'messaging.destination.name',
    'messaging.message.id',
    'workerbadge.correlation_id',
  ]);
  for (const span of receiver.spans) {
    const others = Object.keys(span.attributes).filter((key) => !known.has(key));
    assert.deepEqual(others, [], span.name);
  }
});

test('without an endpoint edge and API load nothing of OpenTelemetry', async () => {
  const loaded = (of: Product) =>
    (['api', 'edge'] as const).flatMap(
      (name) =>
        of
          .output(name)
          .match(/^LOADED .*$/gm)
          ?.map((line) => `${name}: ${line}`) ?? [],
    );
  const seen = loaded(product);
  assert.ok(
    seen.some((line) => line.startsWith('api: ')) && seen.some((line) => line.startsWith('edge: ')),
  );
  await product.stop();
  const untraced = await startBoth({ OTEL_EXPORTER_OTLP_ENDPOINT: ' ' });
  const answer = await untraced.call('/api/Users/profile');
  await untraced.stop();
  assert.equal(answer.status, 200);
  assert.deepEqual(loaded(untraced), []);
});

const jsonPost = (body: object): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
