import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before } from 'node:test';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { builtRemote, builtShell, temporaryDir } from '../release/built-releases.ts';
import { freePort } from '../release/free-port.ts';
import { ReleaseStore } from '../release/release-store.ts';
import { createEdge } from './edge.ts';

const text = (it: string, en: string) => ({ it, en });
const routes = [
  {
    path: '/public/catalogue/',
    match: 'prefix',
    access: { public: true },
    meta: {
      title: text('Catalogo "corsi"', 'Course catalogue'),
      description: text('Tutti i corsi', 'All courses'),
      sitemap: 'Courses/Sitemap',
    },
  },
  {
    path: '/public/tutorial',
    match: 'exact',
    access: { public: true },
    meta: { title: text('Tutorial', 'Tutorial'), frames: ['https://video.example'] },
  },
  {
    path: '/homepage',
    match: 'exact',
    access: { public: true },
    meta: {
      title: text('Casa', 'Home'),
      firstPaint: { page: './Home.tsx' },
    },
  },
  {
    path: '/unsubscribe',
    match: 'exact',
    access: { public: true },
    meta: { title: text('Via', 'Away'), isUnlisted: true },
  },
  {
    path: '/public/verify',
    match: 'exact',
    access: { public: true },
    meta: {
      title: text('Verifica', 'Verify'),
      isUnlisted: true,
      connects: 'https',
      devices: ['camera'],
    },
  },
  { path: '/public/painted/', match: 'prefix', access: { public: true } },
  { path: '/courses/', match: 'prefix', access: {} },
];

/** Draws what the remote's paint returns, as the real one does with a page. */
export const shellPaint = `
exports.shared = { words: () => ({ greeting: 'Benvenuto' }) };
exports.calls = async (remote, { url }) => remote?.calls(new URL(url).pathname) ?? null;
exports.paint = async (remote, request) => remote.paint(request);
`;

/** Pages that are drawn well, and in each way in which one is not. */
export const remotePaint = `
const { greeting } = require('words');
const ways = {
  good: ({ language, answers }) => ({
    html: '<main><h1>' + greeting + ' ' + language + '</h1>' + answers.map(({ body }) => '<article>' + body.data?.title + '</article>').join('') + '</main>',
    styles: '.wb-a{color:red}',
    description: {
      title: answers[0]?.body.data?.title,
      description: '<p>Un corso</p> ' + 'parola '.repeat(40),
      image: 'http://localhost:8080/api/Files/cover.webp',
      jsonLd: { '@type': 'Course', name: 'Sicurezza </script>' },
      isMissing: answers[0]?.status === 404,
    },
  }),
  throws: () => { throw new Error('no such component'); },
  hangs: () => { for (;;); },
  waits: () => new Promise(() => {}),
  scripts: () => ({ html: '<main><script src="/x.js"></script></main>', styles: '', description: {} }),
  handles: () => ({ html: '<main><img alt="a" onerror="x()"></main>', styles: '', description: {} }),
  types: () => ({ html: ['<main></main>'], styles: '', description: {} }),
  grows: () => ({ html: '<p>' + 'x'.repeat(500000) + '</p>', styles: '', description: {} }),
  closes: () => ({ html: '<main></main>', styles: '</style><script>1</script>', description: {} }),
  reaches: () => ({ html: '<main>' + [typeof process, typeof fetch, typeof document].join() + '</main>', styles: '', description: {} }),
};
exports.paint = {
  calls: (pathname) => {
    if (pathname === '/public/painted/wanders') return ['../dev/reset'];
    const way = pathname.split('/')[3];
    if (pathname !== '/homepage' && !(way in ways)) return null;
    return pathname === '/homepage' || way === 'good' ? ['Courses/View/7'] : [];
  },
  paint: (request) => ways[new URL(request.url).pathname.split('/')[3] ?? 'good'](request),
};
`;

/** For tests of what is painted, and not of when: a busy machine stands still for longer than a visitor waits. */
export const longPaintWait = { paintWaitMs: 20_000 };

type ApiAnswer = (request: IncomingMessage, response: ServerResponse) => void;

/** An edge with a shell and one remote, for the tests of a file, before an API that answers what a test says. */
export function testEdge() {
  let answer: ApiAnswer = (_request, response) => response.writeHead(500).end();
  const api = createServer((request, response) => answer(request, response));
  const store = new ReleaseStore(temporaryDir());
  let edge: FastifyInstance;
  let metricsPort: number;
  before(async () => {
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    await store.publish(builtShell('aaaa1111', { 'paint.cjs': shellPaint }));
    await store.publish(builtRemote('mf-catalogue', 'bbbb2222', routes, remotePaint));
    metricsPort = await freePort();
    edge = await createEdge({
      store,
      apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      publicUrl: 'http://localhost:8080',
      logLevel: 'silent',
      ...longPaintWait,
      metrics: { host: '127.0.0.1', port: metricsPort },
    });
  });
  after(async () => {
    await edge.close();
    api.close();
  });
  return {
    store,
    inject: (options: InjectOptions) => edge.inject(options),
    get: (url: string, headers: Record<string, string> = {}) =>
      edge.inject({ method: 'GET', url, headers }),
    /** The metrics whose lines hold a word. */
    metrics: async (word: string) => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return text.split('\n').filter((line) => line.includes(word) && !line.startsWith('#'));
    },
    /** Sets the API's answers from now on; 500 before. */
    apiAnswers: (next: ApiAnswer) => {
      answer = next;
    },
  };
}
