import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before } from 'node:test';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { builtRemote, builtShell, temporaryDir } from '../release/built-releases.ts';
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
      firstPaint: {
        look: 'hero',
        heading: text('Lavoro & <badge>', 'Work'),
        lead: text('Corsi a distanza', 'Remote courses'),
        actions: [{ label: text('Catalogo', 'Catalogue'), path: '/public/catalogue' }],
        courses: 'Courses/Public?typology=0&pageSize=3',
      },
    },
  },
  {
    path: '/unsubscribe',
    match: 'exact',
    access: { public: true },
    meta: { title: text('Via', 'Away'), isUnlisted: true },
  },
  { path: '/courses/', match: 'prefix', access: {} },
];

type ApiAnswer = (request: IncomingMessage, response: ServerResponse) => void;

/** An edge with a shell and one remote, for the tests of a file, before an API that answers what a test says. */
export function testEdge() {
  let answer: ApiAnswer = (_request, response) => response.writeHead(500).end();
  const api = createServer((request, response) => answer(request, response));
  const store = new ReleaseStore(temporaryDir());
  let edge: FastifyInstance;
  before(async () => {
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    await store.publish(builtShell('aaaa1111'));
    await store.publish(builtRemote('mf-catalogue', 'bbbb2222', routes));
    edge = await createEdge({
      store,
      apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      publicUrl: 'http://localhost:8080',
      logLevel: 'silent',
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
    /** What the API answers from now on; 500 until it is said. */
    apiAnswers: (next: ApiAnswer) => {
      answer = next;
    },
  };
}
