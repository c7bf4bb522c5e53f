import { act, screen } from '@testing-library/react';
import { fakeApi, resetAuth } from 'shared-auth/testing';
import { Page } from 'shared-ui';
import type { RemoteApp } from 'shared-ui/remote';
import { registryWith } from '../testing/host.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { rememberCanaries } from '../page-data.ts';
import { loadDocument } from './document-rights.ts';

jest.mock('./document-rights.ts', () => ({
  ...jest.requireActual<typeof import('./document-rights.ts')>('./document-rights.ts'),
  loadDocument: jest.fn(),
}));

const entries = jest.fn();

beforeEach(() => {
  resetAuth();
  fakeApi({});
  jest.mocked(loadDocument).mockReset();
});

/** Where the document of the browser comes from. */
function loadAt(pathname: string): void {
  entries.mockReturnValue([{ name: `https://a.example${pathname}?q=1#x` }]);
  Object.assign(performance, { getEntriesByType: entries });
}

/** What the edge says that this document may do. */
function given(rights: string): void {
  const meta = Object.assign(document.createElement('meta'), { name: 'document-rights' });
  meta.content = rights;
  document.head.append(meta);
}
/** The edge was told of another canary after this document. */
const tellCanary = (version: string) => rememberCanaries(version === '' ? [] : [`mf-a@${version}`]);

afterEach(() => {
  document.querySelector('meta[name=document-rights]')?.remove();
  tellCanary('');
});

const title = { it: 'Largo', en: 'Wide' };
const wide = { title, connects: 'https' } as const;
const seeing = { title, devices: ['camera'] } as const;
const registry = () =>
  registryWith('mf-catalogue', ({ routes }) => ({
    routes: [
      ...routes,
      { path: '/public/wide', match: 'exact', access: { public: true }, meta: wide },
      { path: '/public/seeing', match: 'exact', access: { public: true }, meta: seeing },
    ],
  }));

const page = (title: string) => () => <Page title={title}>{title}</Page>;
const app: RemoteApp = {
  routes: [
    { path: '/', Component: page('Casa') },
    { path: '/public/faq', Component: page('Domande') },
    { path: '/public/wide', Component: page('Largo') },
    { path: '/public/seeing', Component: page('Vede') },
  ],
  widgets: {},
  messages: async () => ({}),
};
const open = (at: string) => renderShell(at, { 'mf-catalogue': app }, registry());
const headings = () => screen.queryAllByRole('heading', { level: 1 }).map((h) => h.textContent);

test('a page that was loaded at its own address stays', async () => {
  loadAt('/public/wide');
  await open('/public/wide');
  expect(headings()).toEqual(['Largo']);
  expect(loadDocument).not.toHaveBeenCalled();
});

test.each([
  ['into the page that may do more', '/public/faq', '/public/wide'],
  ['out of it, so that the next may do no more than it says', '/public/wide', '/public/faq'],
])('the way %s goes through a document of its own', async (_, from, to) => {
  loadAt(from);
  const { router } = await open(from);
  expect(loadDocument).not.toHaveBeenCalled();
  await act(async () => router.navigate(to));
  expect(loadDocument).toHaveBeenCalledTimes(1);
  // It is never drawn under the other's policy.
  expect(headings()).toEqual([]);
  await act(async () => router.navigate(-1));
  expect(headings()).toEqual([from === '/public/faq' ? 'Domande' : 'Largo']);
  expect(loadDocument).toHaveBeenCalledTimes(1);
});

test('what the edge says of the document counts, and not what the release declares', async () => {
  // Of an edge that had not heard of the canary that declares more.
  loadAt('/public/wide');
  given('');
  tellCanary('1.0.0-aa');
  await open('/public/wide');
  expect(loadDocument).toHaveBeenCalledTimes(1);
  expect(headings()).toEqual([]);
});

test('a document that was made for this page and this visitor is not loaded for ever', async () => {
  loadAt('/public/wide');
  given('');
  const { router } = await open('/public/wide');
  expect(loadDocument).not.toHaveBeenCalled();
  expect(headings()).toEqual(['Largo']);
  // Another page with the same rights may have them from there.
  await act(async () => router.navigate('/public/seeing'));
  expect(loadDocument).toHaveBeenCalledTimes(1);
});

test('rights that the edge gave are enough, wherever the document was loaded', async () => {
  loadAt('/public/elsewhere');
  given('https');
  await open('/public/wide');
  expect(headings()).toEqual(['Largo']);
  expect(loadDocument).not.toHaveBeenCalled();
});

test('a page that may see needs a document of its own too', async () => {
  loadAt('/public/faq');
  const { router } = await open('/public/faq');
  await act(async () => router.navigate('/public/seeing'));
  expect(loadDocument).toHaveBeenCalledTimes(1);
  expect(headings()).toEqual([]);
});

test('between pages of the same rights nothing is loaded', async () => {
  loadAt('/');
  const { router } = await open('/');
  await act(async () => router.navigate('/public/faq'));
  expect(headings()).toEqual(['Domande']);
  expect(loadDocument).not.toHaveBeenCalled();
});

test('a release that gives an open page other rights takes nobody’s work away', async () => {
  loadAt('/');
  const { router, host } = await renderShell('/', { 'mf-catalogue': app });
  await act(async () => router.navigate('/public/faq'));
  const newer = registryWith('mf-catalogue', ({ routes }) => ({
    routes: routes.map((route) =>
      route.path === '/public/faq' ? { ...route, meta: wide } : route,
    ),
  }));
  await act(async () => host.adopt({ ...newer, revision: 2 }));
  const { routes = [] } = host.remotes.get('mf-catalogue') ?? {};
  expect(routes.find(({ path }) => path === '/public/faq')?.meta?.connects).toBe('https');
  expect(loadDocument).not.toHaveBeenCalled();
  expect(headings()).toEqual(['Domande']);
});
