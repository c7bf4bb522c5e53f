import { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import { resetAuth, signInAs } from '../testing.ts';
import { api, callEdge } from './api.ts';
import { client, setApiLanguage } from './client.ts';

beforeEach(resetAuth);
afterEach(() => {
  setApiLanguage('it-IT');
  answerRequests(null);
  document.querySelector('#first-data')?.remove();
});

/** What of a request is ours; the rest of a configuration is axios's. */
const wireOf = (config: InternalAxiosRequestConfig) => {
  const { method, url, baseURL, params, data, signal, timeout, responseType } = config;
  const headers = { ...config.headers.toJSON() } as Record<string, unknown>;
  delete headers['Accept'];
  return { method, url, baseURL, params, data, signal, timeout, responseType, headers };
};

/** Keeps what is sent; answers by path, else with empty data. */
function wire(answers: Record<string, [status: number, body: unknown]> = {}) {
  const sent: InternalAxiosRequestConfig[] = [];
  const adapter: AxiosAdapter = async (config) => {
    sent.push(config);
    const [status, data] = answers[config.url ?? ''] ?? [200, { data: null }];
    const response = { status, statusText: '', headers: {}, data, config };
    if (config.validateStatus?.(status) === true) return response;
    throw new AxiosError('refused', undefined, config, undefined, response);
  };
  client.defaults.adapter = adapter;
  return sent;
}

const header = (config: InternalAxiosRequestConfig | undefined, name: string) =>
  config?.headers.get(name) ?? undefined;

test('a call is its path below the API, and the language; nothing that was not given', async () => {
  const sent = wire();
  await api.get('/api/Cart');
  await api.raw({ method: 'GET', path: 'Cart' });
  await api.raw({ method: 'GET', path: '/Cart' });
  await api.raw({ method: 'GET', path: 'API/Cart' });
  for (const request of sent) {
    expect(request).toMatchObject({ method: 'get', baseURL: '/api', url: 'Cart', params: {} });
    expect(request.data).toBeUndefined();
    expect(header(request, 'Accept-Language')).toBe('it-IT');
    expect(header(request, 'Idempotency-Key')).toBeUndefined();
  }
  expect(sent).toHaveLength(4);
  // Only at the beginning: a path may contain an api.
  await api.raw({ method: 'GET', path: 'Files/api/x' });
  expect(sent.at(-1)?.url).toBe('Files/api/x');
});

test('empty query values are left out, zero and false are not', async () => {
  const sent = wire();
  const query = { a: undefined, b: null, c: '', page: 0, paid: false };
  await api.raw({ method: 'GET', path: 'Orders/all', query });
  expect(Object.entries(sent[0]?.params as object)).toEqual([
    ['page', 0],
    ['paid', false],
  ]);
});

test('the language of the page, headers, key, signal and time limit travel with the call', async () => {
  const sent = wire();
  setApiLanguage('en-US');
  const { signal } = new AbortController();
  const headers = { 'X-Delete': 'yes' };
  await api.raw({ method: 'GET', path: 'Files', headers, signal, timeoutMs: 5000 });
  expect(sent[0]).toMatchObject({ url: 'Files', timeout: 5000 });
  expect(sent[0]?.signal).toBe(signal);
  expect(header(sent[0], 'Accept-Language')).toBe('en-US');
  expect(header(sent[0], 'X-Delete')).toBe('yes');
  await api.delete('/api/Cart', { idempotencyKey: 'one' });
  expect(sent[1]?.timeout).toBe(30_000);
  expect(header(sent[1], 'Idempotency-Key')).toBe('one');
});

test('a call of the edge is not below the API, a file is requested as bytes', async () => {
  const content = new Blob(['%PDF-1.7']);
  const sent = wire({
    'registry/health': [200, { data: 'good' }],
    'Documents/UserManual': [200, content],
  });
  await expect(callEdge('POST', 'registry/health', { body: [1] })).resolves.toBe('good');
  expect(sent[0]).toMatchObject({ method: 'post', baseURL: '/', url: 'registry/health' });
  expect(JSON.parse(sent[0]?.data as string)).toEqual([1]);
  await expect(api.blob('/api/Documents/UserManual')).resolves.toBe(content);
  expect(sent[1]).toMatchObject({ method: 'get', responseType: 'blob' });
});

test('a refresh is a POST of both tokens, with a proof of possession for its own address', async () => {
  signInAs('Discente');
  const sent = wire({
    Cart: [401, null],
    'Login/RefreshToken': [200, { data: { token: 'fresh', refreshToken: 'next' } }],
  });
  await expect(api.get('/api/Cart')).rejects.toMatchObject({ status: 401 });
  const [first, refresh, second] = sent;
  expect(sent.map(({ url }) => url)).toEqual(['Cart', 'Login/RefreshToken', 'Cart']);
  expect(header(first, 'Authorization')).toBe('Bearer token');
  expect(header(second, 'Authorization')).toBe('Bearer fresh');
  expect(header(refresh, 'Authorization')).toBeUndefined();
  expect(refresh?.method).toBe('post');
  expect(JSON.parse(refresh?.data as string)).toEqual({
    token: 'token',
    refreshToken: 'refresh-token',
  });
  const proof = String(header(refresh, 'DPoP')).split('.')[1] ?? '';
  expect(JSON.parse(Buffer.from(proof, 'base64url').toString())).toMatchObject({
    htm: 'POST',
    htu: `${location.origin}/api/Login/RefreshToken`,
  });
});

test('a raw answer comes as it is, whatever its status', async () => {
  wire({ Files: [413, { Info: 'troppo grande' }] });
  await expect(api.raw({ method: 'POST', path: 'Files' })).resolves.toMatchObject({
    status: 413,
    body: { Info: 'troppo grande' },
  });
});

test('without a session a 401 is no reason to refresh; a refused refresh is no reason to try again', async () => {
  const refused: [number, unknown] = [401, { Info: 'no' }];
  const sent = wire({ Cart: refused, 'Login/RefreshToken': refused });
  await expect(api.get('/api/Cart')).rejects.toMatchObject({ status: 401 });
  expect(sent.map(({ url }) => url)).toEqual(['Cart']);
  expect(header(sent[0], 'Authorization')).toBeUndefined();
  signInAs('Discente');
  await expect(api.get('/api/Cart')).rejects.toMatchObject({ status: 401 });
  expect(sent.slice(1).map(({ url }) => url)).toEqual(['Cart', 'Login/RefreshToken']);
});

test('the first answer that the page brings is taken, once, by the call that it is for', async () => {
  const sent = wire({ 'Courses/Public': [200, { data: 'of the server' }] });
  const script = document.createElement('script');
  script.id = 'first-data';
  script.type = 'application/json';
  script.textContent = JSON.stringify({ call: 'Courses/Public?page=2', data: 'of the page' });
  document.head.append(script);
  const ask = (page: number) => api.get('/api/Courses/Public', { query: { page } });
  await expect(ask(1)).resolves.toBe('of the server');
  await expect(ask(2)).resolves.toBe('of the page');
  await expect(ask(2)).resolves.toBe('of the server');
  expect(sent).toHaveLength(2);
});
