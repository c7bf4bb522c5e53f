/** The configuration for static hosting in a real nginx. */
import assert from 'node:assert/strict';
import { chmodSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, test } from 'node:test';
import { documentRights } from '../src/edge/page/page-meta.ts';
import { permissionsPolicy } from '../src/edge/page/security-headers.ts';
import { renewStaticPages, writeStaticPages } from '../src/edge/page/static-pages.ts';
import {
  builtRemote,
  builtShell,
  longScript,
  temporaryDir,
} from '../src/release/built-releases.ts';
import { isSignedBy, parseRegistry } from '../src/release/registry.ts';
import { ReleaseStore } from '../src/release/release-store.ts';
import { nginx, startNginx } from './testing-nginx.ts';

const isMissing = nginx === undefined;

describe('static hosting', { skip: isMissing && 'nginx is not installed' }, () => {
  let origin: string;
  let store: ReleaseStore;
  let stop = () => {};
  const api = createServer((request, response) => {
    response.setHeader(
      'x-asked',
      `${request.method} ${request.url} ${String(request.headers['x-forwarded-host'])}`,
    );
    response.end('{"data":1}');
  });

  before(async () => {
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    store = new ReleaseStore(temporaryDir());
    // nginx is of another account; a folder that was there already keeps its mode.
    chmodSync(store.dir, 0o755);
    await store.publish(builtShell('aaaa1111'));
    const label = { it: 'Prezzi < 10 €', en: 'Prices' };
    await store.publish(builtRemote('mf-a', 'bbbb2222', routesOf({ title: label })));
    await writeStaticPages(store, 'http://localhost');
    ({ origin, stop } = await startNginx(store.dir, [portOf(api)]));
  });
  after(() => {
    stop();
    api.close();
  });
  const routesOf = (meta: object) => [{ path: '/a', match: 'exact', access: {}, meta }];
  const get = (address: string, headers: Record<string, string> = {}) =>
    fetch(origin + address, { headers });

  test('every address has the page, with a nonce of its own and a policy that names it', async () => {
    const [one, other] = [await get('/'), await get('/courses/view/7')];
    assert.equal(one.status, 200);
    const policy = one.headers.get('content-security-policy') ?? '';
    assert.doesNotMatch(policy, /unsafe/u);
    const nonce = /style-src 'self' 'nonce-([^']{20,})'/u.exec(policy)?.[1] ?? 'none';
    const html = await one.text();
    assert.ok(html.includes(`<meta name="csp-nonce" content="${nonce}">`));
    assert.ok(html.includes(`<style nonce="${nonce}">`));
    assert.ok(html.includes('/_shell/1.4.0-aaaa1111/shell.js'));
    assert.ok(!(await other.text()).includes(nonce));
    assert.equal(one.headers.get('cache-control'), 'no-cache');
    assert.equal(one.headers.get('x-content-type-options'), 'nosniff');
  });

  test('the page carries the registry of this moment, signed by the key that it names', async () => {
    const read = async () => {
      const html = await (await get('/a')).text();
      const json = /id="registry">(.*?)<\/script>/su.exec(html)?.[1] ?? '';
      const key = /name="registry-key" content="([^"]+)"/u.exec(html)?.[1] ?? '';
      const registry = parseRegistry(json);
      assert.ok(isSignedBy(registry, key));
      return registry.remotes;
    };
    const meta = (await read())['mf-a']?.versions['1.4.0-bbbb2222']?.remoteJson?.routes[0]?.meta;
    assert.equal(meta?.title.it, 'Prezzi < 10 €');
    await store.publish(builtRemote('mf-b', 'cccc3333'));
    assert.ok((await read())['mf-b']);
  });

  test('language and colours are those of the cookies; others are ignored', async () => {
    const english = await get('/', { cookie: 'wb-language=en; wb-color-scheme=dark' });
    assert.match(await english.text(), /<html lang="en" data-color-scheme="dark">/u);
    const foreign = await get('/', { cookie: 'wb-language=xx; wb-color-scheme="><script>' });
    assert.match(await foreign.text(), /<html lang="it">/u);
  });

  test('a page that declares rights has them, and no other page; a release without them ends that', async () => {
    const rightsOf = async (address: string) => {
      const answer = await get(address);
      const policy = answer.headers.get('content-security-policy') ?? '';
      const html = await answer.text();
      return {
        connects: /connect-src ([^;]+);/u.exec(policy)?.[1],
        devices: answer.headers.get('permissions-policy'),
        said: /name="document-rights" content="([^"]*)"/u.exec(html)?.[1],
      };
    };
    const usual = { connects: "'self'", devices: permissionsPolicy(), said: '' };
    assert.deepEqual(await rightsOf('/a'), usual);
    const title = { it: 'A', en: 'A' };
    const publish = async (hash: string, rights: object) => {
      await store.publish(builtRemote('mf-a', hash, routesOf({ title, ...rights })));
      await renewStaticPages(store, 'http://localhost');
    };
    await publish('dddd1111', { connects: 'https', devices: ['camera'] });
    const wide = {
      connects: "'self' https:",
      devices: permissionsPolicy(['camera']),
      said: documentRights({ title, connects: 'https', devices: ['camera'] }),
    };
    for (const address of ['/a', '/a/', '/a?b=/']) assert.deepEqual(await rightsOf(address), wide);
    for (const address of ['/', '/b', '/a/b', '/x/..%2fa', '/%61', '//a', '/A']) {
      assert.deepEqual(await rightsOf(address), usual, address);
    }
    assert.equal((await get('/pages/rights/a/https+/given')).status, 404);
    await publish('dddd2222', { devices: ['camera'] });
    const seeing = { ...usual, devices: wide.devices };
    const said = documentRights({ title, devices: ['camera'] });
    assert.deepEqual(await rightsOf('/a'), { ...seeing, said });
    await publish('dddd3333', { connects: 'https' });
    assert.deepEqual(await rightsOf('/a'), { ...usual, connects: wide.connects, said: 'https' });
    await publish('dddd4444', {});
    assert.deepEqual(await rightsOf('/a'), usual);
  });

  test('releases are cached for ever and compressed; what is not there is a plain 404', async () => {
    const file = '/_remotes/mf-a/1.4.0-bbbb2222/remoteEntry.js';
    const answer = await get(file, { 'accept-encoding': 'gzip' });
    assert.equal(answer.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.match(answer.headers.get('content-type') ?? '', /text\/javascript/u);
    assert.equal(answer.headers.get('content-encoding'), 'gzip');
    assert.equal(await answer.text(), longScript);
    // A worker is under the policy of its script; of anything else there is none.
    const policyOf = async (path: string) =>
      (await get(path)).headers.get('content-security-policy');
    assert.match((await policyOf(file)) ?? '', /^default-src 'none'.* connect-src 'self'$/u);
    assert.equal(await policyOf(file.replace('remoteEntry.js', 'remote.json')), null);
    for (const missing of ['/_remotes/mf-a/9.9.9-ffff/app.js', '/wp-login.php']) {
      const { status, headers } = await get(missing);
      assert.equal(status, 404);
      assert.doesNotMatch(headers.get('cache-control') ?? '', /immutable/u);
    }
  });

  test('registry.json is asked for each time, and answered shortly when it has not changed', async () => {
    const first = await get('/registry.json');
    assert.equal(first.headers.get('cache-control'), 'no-cache');
    assert.match(first.headers.get('content-type') ?? '', /application\/json/u);
    parseRegistry(await first.text());
    const etag = first.headers.get('etag') ?? '';
    assert.equal((await get('/registry.json', { 'if-none-match': etag })).status, 304);
    assert.equal((await get('/registry/events')).status, 404, 'so browsers ask by themselves');
  });

  test('log, keys and reports stay inside', async () => {
    for (const address of [
      '/registry-key.pem',
      '/log/0000000001.json',
      '/health/edge.json',
      '/pages/index.it.html',
      '/shell.json',
      '/_remotes/../registry-key.pem',
      '/_remotes/%2e%2e/registry-key.pem',
    ]) {
      const answer = await get(address);
      assert.equal(answer.status, 404, address);
      assert.doesNotMatch(await answer.text(), /PRIVATE KEY/u);
    }
  });

  test('calls of the API are passed on as they are', async () => {
    const answer = await get('/api/Courses?page=1');
    assert.equal(await answer.text(), '{"data":1}');
    assert.equal(answer.headers.get('x-asked'), `GET /api/Courses?page=1 ${new URL(origin).host}`);
  });

  test("the issuer's identity and other addresses of programs are passed on, never a page", async () => {
    for (const address of [
      '/.well-known/did.json',
      '/.well-known/openid-credential-issuer',
      '/ims/ob/v3p0/discovery',
    ]) {
      const answer = await get(address);
      assert.equal(answer.headers.get('x-asked'), `GET ${address} ${new URL(origin).host}`);
    }
  });

  describe('with two processes of the API', () => {
    type Process = { server: Server; requests: string[] };
    let answering: Process;
    let failing: Process;
    /** What becomes of a connection to the failing one whose request has come. */
    let isBroken = true;
    let both: { origin: string; stop: () => void };

    const listen = async (answer: (response: ServerResponse) => void): Promise<Process> => {
      const requests: string[] = [];
      const server = createServer((request, response) => {
        requests.push(`${request.method} ${request.url}`);
        request.resume().on('end', () => answer(response));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return { server, requests };
    };
    before(async () => {
      answering = await listen((response) => void response.end('{"data":1}'));
      failing = await listen((response) => {
        if (isBroken) response.destroy();
        else response.end('{"data":1}');
      });
      const ports = [portOf(failing.server), portOf(answering.server)];
      both = await startNginx(store.dir, ports, 'max_fails=0');
    });
    after(() => {
      both.stop();
      answering.server.close();
      failing.server.close();
    });
    beforeEach(() => {
      answering.requests.length = 0;
      failing.requests.length = 0;
    });
    const send = async (method: string, place: number) => {
      const body = method === 'GET' ? {} : { body: '{}' };
      const answer = await fetch(`${both.origin}/api/${place}`, { method, ...body });
      await answer.text();
      return answer.status;
    };
    const PLACES = [0, 1, 2, 3, 4, 5];

    test('each has its share', async () => {
      isBroken = false;
      for (const place of PLACES) assert.equal(await send('GET', place), 200);
      assert.deepEqual([answering.requests.length, failing.requests.length], [3, 3]);
    });

    test('a GET whose answer is lost is sent to the other', async () => {
      isBroken = true;
      for (const place of PLACES) assert.equal(await send('GET', place), 200);
      assert.ok(failing.requests.length > 0);
      assert.equal(answering.requests.length, PLACES.length);
    });

    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      test(`a ${method} whose answer is lost is sent once`, async () => {
        isBroken = true;
        const statuses: number[] = [];
        for (const place of PLACES) statuses.push(await send(method, place));
        const lost = failing.requests.length;
        assert.ok(lost > 0);
        assert.equal(statuses.filter((status) => status === 502).length, lost);
        const sent = [...answering.requests, ...failing.requests].toSorted();
        assert.deepEqual(
          sent,
          PLACES.map((place) => `${method} /api/${place}`),
        );
      });
    }

    test('while one is away the other answers GET and POST', async () => {
      failing.server.closeAllConnections();
      await new Promise((resolve) => failing.server.close(resolve));
      for (const place of PLACES) {
        assert.equal(await send('GET', place), 200);
        assert.equal(await send('POST', place), 200);
      }
    });
  });
});

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
