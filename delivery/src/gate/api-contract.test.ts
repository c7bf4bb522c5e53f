/** Calls of real sources and of a small one, against the real document of the server. */
import assert from 'node:assert/strict';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { transformSync } from '@swc/core';
import { apiCalls } from '../build/api-calls.ts';
import type { ApiCalls } from '../build/api-calls.ts';
import { withoutPlaces } from '../build/api-shapes.ts';
import { contractOf } from '../build/contract-of-sources.ts';
import { factsName } from '../build/release-facts.ts';
import { promote, rollBack } from '../operations/operations.ts';
import { runCommand } from '../operator/commands.ts';
import { builtRemote, builtShell, temporaryDir } from '../release/built-releases.ts';
import { ReleaseStore } from '../release/release-store.ts';
import { noteServed, operationsIn, readOperations, servedOperations } from './api-contract.ts';
import { unansweredCalls } from './api-rules.ts';
import type { Operations } from './api-rules.ts';
import { platformName } from './platform.ts';

const workspace = path.resolve(import.meta.dirname, '../../..');
const documentFile = path.join(workspace, 'platform-api/openapi.json');
type OpenApi = { paths: Record<string, Record<string, object>> };
const document = JSON.parse(readFileSync(documentFile, 'utf8')) as OpenApi;

/** As webpack's loader hands a source on. */
const compiled = (text: string, tsx = false): string =>
  transformSync(text, {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  }).code;

const callsIn = (body: string) => apiCalls(compiled(`import { api } from 'shared-auth';\n${body}`));

const ways: [what: string, source: string, calls: string[]][] = [
  ['a verb', "api.get('/api/A/{id}', { path: { id: 1 } });", ['GET /api/A/{id}']],
  ['a call that wants the info too', "api.postWithInfo('/api/A');", ['POST /api/A']],
  ['a file', "export const load = () => api.blob('/api/A');", ['GET /api/A']],
  ['a raw call', "api.raw({ method: 'PUT', path: '/api/A' });", ['PUT /api/A']],
  [
    'one of two paths',
    "declare const is: boolean; api.put(is ? '/api/A' : '/api/B', {});",
    ['PUT /api/A', 'PUT /api/B'],
  ],
  [
    'a path of a table',
    "const paths = { a: '/api/A', b: '/api/B' } as const; export const f = (n: 'a') => api.get(paths[n]);",
    ['GET /api/A', 'GET /api/B'],
  ],
  ['a constant', "const path = '/api/A'; api.delete(path);", ['DELETE /api/A']],
  ['nothing', "const other = { get: (_: string) => 1 }; other.get('/api/A');", []],
];
for (const [what, source, calls] of ways) {
  test(`calls are found in a source: ${what}`, () => {
    assert.deepEqual(callsIn(source), { calls, unnamed: [] });
  });
}

test('a call is found under another name of the client, and one without a path is told', () => {
  const renamed = "import { api as server } from 'shared-auth'; server.get('/api/A');";
  assert.deepEqual(apiCalls(compiled(renamed)).calls, ['GET /api/A']);
  for (const call of ['api.get(`/api/${name}`)', 'api.get(name)', 'api.raw(name)']) {
    const source = `declare const name: any; ${call};`;
    assert.deepEqual(callsIn(source).unnamed.length, 1, call);
  }
  const ofAnother = "import { api } from './api.ts'; api.get('/api/A');";
  assert.deepEqual(apiCalls(compiled(ofAnother)).calls, []);
});

describe('the real sources of every remote', () => {
  const remotes = new Map<string, ApiCalls>();
  before(() => {
    const files = globSync('{shell,mf-*}/src/**/*.{ts,tsx}', { cwd: workspace }).filter(
      (file) => !/\.test\.|\/testing|\.stories\./u.test(file),
    );
    for (const file of files) {
      const [key = ''] = file.split(path.sep);
      const found = apiCalls(
        compiled(readFileSync(path.join(workspace, file), 'utf8'), file.endsWith('x')),
      );
      const known = remotes.get(key) ?? { calls: [], unnamed: [] };
      remotes.set(key, {
        calls: [...new Set([...known.calls, ...found.calls])],
        unnamed: [...known.unnamed, ...found.unnamed],
      });
    }
  });
  const of = (changed: OpenApi): Operations => operationsIn(JSON.stringify(changed), 'changed');

  test('each call has its operation, and each removal of one is refused by name', () => {
    let removed = 0;
    for (const [key, api] of remotes) {
      assert.deepEqual(unansweredCalls(api, of(document)), [], key);
      for (const call of api.calls) {
        const [method = '', address = ''] = call.split(' ');
        const { [method.toLowerCase()]: operation, ...left } = document.paths[address] ?? {};
        assert.ok(operation, call);
        const paths = { ...document.paths, [address]: left };
        const [sentence, ...more] = unansweredCalls(api, of({ paths }));
        assert.ok(sentence?.startsWith(`It calls ${call},`), `${key}: ${call}`);
        assert.deepEqual(more, []);
        removed += 1;
      }
    }
    assert.ok(remotes.size >= 6 && removed > 150, `${removed} calls`);
  });

  test('what is harmless is not refused', () => {
    const taken = new Set([...remotes.values()].flatMap(({ calls }) => calls));
    const changed = (
      change: (address: string, item: Record<string, object>) => [string, object][],
    ) =>
      ({
        paths: Object.fromEntries(
          Object.entries(document.paths).flatMap(([address, item]) => change(address, item)),
        ),
      }) as OpenApi;
    const harmless: OpenApi[] = [
      { paths: { ...document.paths, '/api/New': { get: {} } } },
      changed((address, item) => [[address.replaceAll(/\{(\w+)\}/gu, '{$1Renamed}'), item]]),
      changed((address, item) => [[address, { ...item, patch: {} }]]),
      changed((address, item) => [[address, { ...item, parameters: [], summary: 'Said' }]]),
      changed((address, item) => [
        [
          address,
          Object.fromEntries(
            Object.entries(item).filter(([verb]) =>
              [...taken].includes(`${verb.toUpperCase()} ${address}`),
            ),
          ),
        ],
      ]),
      { paths: Object.fromEntries(Object.entries(document.paths).toReversed()) },
    ];
    for (const [index, other] of harmless.entries()) {
      for (const [key, api] of remotes) {
        assert.deepEqual(unansweredCalls(api, of(other)), [], `${key} ${index}`);
      }
    }
  });
});

describe('a store whose remote and shell call the API', () => {
  const ada = { by: 'ada', reason: 'test' };
  const [older, newer] = ['1.4.0-aaaa1111', '1.4.0-bbbb2222'];
  const documentOf = (...operations: string[]): string => {
    const paths: OpenApi['paths'] = {};
    for (const [method = '', address = ''] of operations.map((each) => each.split(' '))) {
      paths[address] = { ...paths[address], [method.toLowerCase()]: {} };
    }
    const file = path.join(temporaryDir(), 'openapi.json');
    writeFileSync(file, JSON.stringify({ openapi: '3.1.0', paths }));
    return file;
  };
  const remote = (hash: string, calls: string[]) => {
    const dir = builtRemote('mf-a', hash);
    const facts = {
      uniqueName: `mf_a__1_4_0_${hash}`,
      shared: [],
      copies: [],
      api: { calls, unnamed: [] },
      messages: {},
      chunks: [],
      groups: [],
      provides: {},
    };
    writeFileSync(path.join(dir, factsName), JSON.stringify(facts));
    return dir;
  };
  async function storeOf(): Promise<ReleaseStore> {
    const store = new ReleaseStore(temporaryDir());
    const shell = builtShell('cccc3333');
    const offer = {
      contract: '1.0',
      shared: {},
      api: { calls: ['GET /api/Session'], unnamed: [] },
    };
    writeFileSync(path.join(shell, platformName), JSON.stringify(offer));
    await store.publish(shell);
    await store.publish(remote('aaaa1111', ['GET /api/Old/{id}']));
    await store.publish(remote('bbbb2222', ['GET /api/New']));
    return store;
  }
  async function command(store: ReleaseStore, ...args: string[]): Promise<string> {
    const lines: string[] = [];
    await runCommand({ store, root: workspace, args, print: (line) => lines.push(line) });
    return lines.join('\n');
  }

  test('a command tells before a deployment what a server would break, and what not', async () => {
    const store = await storeOf();
    const all = documentOf('GET /api/Session', 'GET /api/Old/{number}', 'GET /api/New');
    assert.match(await command(store, 'api', all), /can live with the 3 operations/u);
    const lost: [string, RegExp][] = [
      [
        documentOf('GET /api/Old/{id}', 'GET /api/New'),
        /shell 1\.4\.0-cccc3333: .*\/api\/Session/u,
      ],
      [documentOf('GET /api/Session', 'GET /api/Old/{id}'), /mf-a 1\.4\.0-bbbb2222: .*\/api\/New/u],
      // A browser that falls back to the version before needs its calls too.
      [documentOf('GET /api/Session', 'GET /api/New'), /mf-a 1\.4\.0-aaaa1111: .*\/api\/Old/u],
      [documentOf('GET /api/Session', 'POST /api/New', 'GET /api/Old/{id}'), /GET \/api\/New/u],
    ];
    for (const [file, answer] of lost) {
      await assert.rejects(command(store, 'api', file, '--served'), answer);
    }
    await assert.rejects(
      command(store, 'api', path.join(workspace, 'package.json')),
      /no OpenAPI/u,
    );
    await assert.rejects(command(store, 'api', '/nowhere.json'), /cannot be read/u);
    await assert.rejects(command(store, 'api'), /Name a document/u);
  });

  test('a stored version is served again only where the server that was noted has its calls', async () => {
    const store = await storeOf();
    await noteServed(store, await readOperations(documentOf('GET /api/Session', 'GET /api/New')));
    await assert.rejects(
      rollBack(store, 'mf-a', ada),
      /api-call: It calls GET \/api\/Old\/\{id\}/u,
    );
    await assert.rejects(promote(store, 'mf-a', { ...ada, version: older }), /api-call/u);
    assert.equal((await store.registry())?.remotes['mf-a']?.stable, newer);
    await command(
      store,
      'api',
      documentOf('GET /api/Session', 'GET /api/New', 'GET /api/Old/{id}'),
      '--served',
    );
    assert.equal(await rollBack(store, 'mf-a', ada), older);
  });

  describe('and were compiled with shapes', () => {
    const answer = (fields: Record<string, string>) => ({
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(fields).map(([name, type]) => [name, { type }]),
      ),
      required: Object.keys(fields),
    });
    /** A server whose `GET /api/Old/{id}` answers so. */
    const serverWith = (fields: Record<string, string>, more: object = {}): string => {
      const content = { 'application/json': { schema: answer(fields) } };
      const paths = {
        '/api/Session': { get: {} },
        '/api/New': { get: {} },
        '/api/Old/{id}': { get: { responses: { 200: { content } }, ...more } },
      };
      const file = path.join(temporaryDir(), 'openapi.json');
      writeFileSync(file, JSON.stringify({ openapi: '3.1.0', paths }));
      return file;
    };
    const asCompiled = { id: 'number', title: 'string' };
    async function storeWithShapes(): Promise<ReleaseStore> {
      const store = await storeOf();
      const dir = remote('dddd4444', ['GET /api/Old/{id}']);
      const file = path.join(dir, factsName);
      const facts = JSON.parse(readFileSync(file, 'utf8')) as { api: ApiCalls };
      const known = await readOperations(serverWith(asCompiled));
      const shape = known.get('GET /api/Old/{}');
      assert.ok(shape);
      facts.api.shapes = { 'GET /api/Old/{}': shape };
      writeFileSync(file, JSON.stringify(facts));
      await store.publish(dir);
      await promote(store, 'mf-a', { ...ada, version: newer });
      return store;
    }

    test('a server that answers another shape is told before its deployment, a wider one is not', async () => {
      const store = await storeWithShapes();
      const wider = serverWith({ ...asCompiled, at: 'string' });
      assert.match(await command(store, 'api', wider), /can live with the 3 operations/u);
      for (const [file, fault] of [
        [serverWith({ id: 'number' }), /"title" of its answer is not there any more/u],
        [serverWith({ ...asCompiled, id: 'string' }), /"id" of its answer is a text now/u],
        [
          serverWith(asCompiled, {
            parameters: [{ in: 'query', name: 'page', required: true, schema: {} }],
          }),
          /"page" of its query is wanted/u,
        ],
      ] as const) {
        await assert.rejects(command(store, 'api', file, '--served'), fault);
      }
      assert.equal(await servedOperations(store), null);
    });

    test('a version is served again only where the server that was noted has its shapes', async () => {
      const store = await storeWithShapes();
      const version = '1.4.0-dddd4444';
      await noteServed(store, await readOperations(serverWith({ id: 'number' })));
      await assert.rejects(
        promote(store, 'mf-a', { ...ada, version }),
        /api-call: It calls GET \/api\/Old\/\{id\}, and .*"title" of its answer/u,
      );
      await noteServed(store, await readOperations(serverWith({ ...asCompiled, at: 'string' })));
      await promote(store, 'mf-a', { ...ada, version });
    });

    test('what was noted before shapes were is compared by names', async () => {
      const store = await storeWithShapes();
      const names = ['GET /api/New', 'GET /api/Old/{}', 'GET /api/Session'];
      await store.storage.replace('server/operations.json', Buffer.from(JSON.stringify(names)));
      assert.deepEqual([...((await servedOperations(store))?.keys() ?? [])], names);
      await promote(store, 'mf-a', { ...ada, version: '1.4.0-dddd4444' });
    });
  });
});

test('each call of every remote is compiled with a shape, that the server of this workspace has', async () => {
  const served = await readOperations(documentFile);
  let compared = 0;
  const remotes = globSync('mf-*', { cwd: workspace });
  assert.ok(remotes.length >= 5);
  for (const key of ['shell', ...remotes]) {
    const dir = path.join(workspace, key);
    const files = globSync('src/**/*.{ts,tsx}', { cwd: dir });
    const found = files.flatMap(
      (file) =>
        apiCalls(compiled(readFileSync(path.join(dir, file), 'utf8'), file.endsWith('x'))).calls,
    );
    const shapes = contractOf(dir, found) ?? {};
    assert.deepEqual(unansweredCalls({ calls: found, unnamed: [], shapes }, served), [], key);
    const shapeless = found.filter((call) => shapes[withoutPlaces(call)] === undefined);
    assert.deepEqual(shapeless, [], key);
    compared += found.length;
  }
  assert.ok(compared > 150, `${compared} operations`);
});
