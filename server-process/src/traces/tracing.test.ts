import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

let bodies: string[] = [];
let contentType: string | undefined;
const collector = createServer((request, response) => {
  contentType = request.headers['content-type'];
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')));
  request.on('end', () => {
    bodies.push(`${request.url} ${body}`);
    response.writeHead(200).end();
  });
});
before(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
});
after(() => collector.close());

const program = `
  const tracing = await import(${JSON.stringify(pathToFileURL(`${import.meta.dirname}/../index.ts`).href)});
  const said = [];
  await tracing.startTracing('the-default-name', (message) => said.push(message));
  const result = await tracing.inSpan('the span', { parent: null }, async () => {
    await tracing.inChildSpan(() => 'the child', {}, async () => {}).catch(() => {});
    return Object.keys(tracing.traceHeaders()).join();
  });
  await tracing.inChildSpan(() => 'an orphan', {}, async () => {});
  await tracing.inSpan('a failure', {}, async () => { throw new Error('a secret'); }).catch(() => {});
  await tracing.stopTracing(2000);
  console.log(JSON.stringify({ isTracing: tracing.isTracing(), result, said }));
`;

/** What a program with these variables says and sends. */
async function run(variables: Record<string, string>) {
  bodies = [];
  const { port } = collector.address() as AddressInfo;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', program],
    {
      env: {
        PATH: process.env['PATH'],
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
        ...variables,
      },
    },
  );
  const told = JSON.parse(stdout) as { isTracing: boolean; result: string; said: string[] };
  return { ...told, sent: bodies.join('\n') };
}

test('an endpoint is enough: spans go there by protobuf, under the name of the program', async () => {
  const { isTracing, result, sent, said } = await run({});
  assert.deepEqual([isTracing, result, said], [true, 'traceparent', []]);
  assert.equal(contentType, 'application/x-protobuf');
  for (const text of ['/v1/traces', 'the-default-name', 'the span', 'the child', 'a failure']) {
    assert.ok(sent.includes(text), text);
  }
  assert.ok(!sent.includes('an orphan'), 'a part of no trace begins none');
  assert.ok(!sent.includes('a secret'), 'the message of an error is not sent');
  assert.ok(!sent.includes(process.execPath), 'nor the command of the process');
});

for (const [what, variables, expected] of [
  ['a name', { OTEL_SERVICE_NAME: 'shop' }, { name: 'shop', isTracing: true, sends: true }],
  [
    'attributes of the resource',
    { OTEL_RESOURCE_ATTRIBUTES: 'a=b,service.name=shop' },
    { name: 'shop', isTracing: true, sends: true },
  ],
  ['a sampler', { OTEL_TRACES_SAMPLER: 'always_off' }, { isTracing: true, sends: false }],
  ['no exporter', { OTEL_TRACES_EXPORTER: 'none' }, { isTracing: false, sends: false }],
  ['disabled', { OTEL_SDK_DISABLED: 'true' }, { isTracing: false, sends: false }],
  ['an empty endpoint', { OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }, { isTracing: false, sends: false }],
] as [string, Record<string, string>, { name?: string; isTracing: boolean; sends: boolean }][]) {
  test(`the standard variables hold: ${what}`, async () => {
    const { isTracing, sent } = await run(variables);
    assert.equal(isTracing, expected.isTracing);
    assert.equal(sent !== '', expected.sends, sent);
    if (expected.name !== undefined) assert.ok(sent.includes(expected.name));
  });
}

test('a collector that does not answer costs a warning, and the program nothing', async () => {
  const { isTracing, said, sent } = await run({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    OTEL_EXPORTER_OTLP_TIMEOUT: '500',
  });
  assert.deepEqual([isTracing, sent], [true, '']);
  assert.match(said.join(), /spans were lost/);
});
