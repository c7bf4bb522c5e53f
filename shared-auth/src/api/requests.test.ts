import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { answerRequests, resetAuth, signInAs } from '../testing.ts';
import { api, callBackend, callEdge } from './api.ts';
import { answerOf, client, setApiLanguage } from './client.ts';

beforeEach(resetAuth);
afterEach(() => {
  setApiLanguage('it-IT');
  answerRequests(null);
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
  const sent: ReturnType<typeof wireOf>[] = [];
  client.defaults.adapter = async (config) => {
    sent.push(wireOf(config));
    const [status, data] = answers[config.url ?? ''] ?? [200, { data: null }];
    const response = { status, statusText: '', headers: {}, data, config };
    if (status < 300) return response;
    throw Object.assign(new Error(`status ${status}`), { isAxiosError: true, config, response });
  };
  return sent;
}

const bare = {
  method: 'get',
  baseURL: '/api',
  params: {},
  data: undefined,
  signal: undefined,
  timeout: 30_000,
  responseType: undefined,
  headers: { 'Accept-Language': 'it-IT' },
};

test('a call is its path below the API, and the language; nothing that was not given', async () => {
  const sent = wire();
  await api.get('/api/Cart');
  await api.raw({ method: 'GET', path: 'Cart' });
  await api.raw({ method: 'GET', path: '/Cart' });
  await api.raw({ method: 'GET', path: 'API/Cart' });
  for (const request of sent) expect(request).toEqual({ ...bare, url: 'Cart' });
  expect(sent).toHaveLength(4);
  // Only at the beginning: a path may speak of an api.
  await api.raw({ method: 'GET', path: 'Files/api/x' });
  expect(sent.at(-1)?.url).toBe('Files/api/x');
});

test('query values that say nothing are left out, zero and false are not', async () => {
  const sent = wire();
  const query = { a: undefined, b: null, c: '', page: 0, paid: false };
  await api.raw({ method: 'GET', path: 'Orders', query });
  expect(Object.entries((sent[0]?.params ?? {}) as object)).toEqual([
    ['page', 0],
    ['paid', false],
  ]);
});

test('[API-13 part] [API-31 part] [API-67 part] [BACK-06 part] lists name the language of the page, other calls do not', async () => {
  const sent = wire();
  setApiLanguage('en-US');
  await api.get('/api/Courses', { query: { page: 1 } });
  await api.get('/api/Orders/all');
  await api.get('/api/List/Orders');
  await api.get('/api/Courses/GetCategoriesGrid');
  await api.get('/api/Algorand/GetRichiesteRiscattoAlgorand');
  await api.get('/api/Users/SearchUser');
  await api.post('/api/SearchFullText', { body: {} });
  expect(sent.map(({ params }) => params)).toEqual([
    { page: 1, lang: 'en' },
    ...Array.from({ length: 6 }, () => ({ lang: 'en' })),
  ]);
  await api.raw({ method: 'POST', path: 'Courses' });
  expect(sent.at(-1)?.params).toEqual({});
});

test('a last word outlives its page: it goes by fetch, which browsers finish, with the session', async () => {
  signInAs('Discente');
  const fetched = jest.fn(async (_address: string, _options: RequestInit) =>
    Response.json({ data: true }),
  );
  const { env } = client.defaults;
  Object.assign(client.defaults, {
    adapter: ['xhr'],
    env: { ...env, fetch: fetched, Request: null, Response: null },
  });
  try {
    const body = { courseId: 7, lessonId: 11, seconds: 4, at: '2026-05-04T08:00:00.000Z' };
    await api.put('/api/Courses/LessonPosition', { body, outlivesPage: true });
    const [address, options] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/api/Courses/LessonPosition');
    expect(options).toMatchObject({
      method: 'PUT',
      keepalive: true,
      body: JSON.stringify(body),
      headers: { Authorization: 'Bearer token' },
    });
  } finally {
    Object.assign(client.defaults, { env });
  }
});

test('a last word goes where calls are answered in place of the network; other calls do not go by fetch', async () => {
  const sent = wire();
  const body = { courseId: 7, lessonId: 11, seconds: 4, at: '2026-05-04T08:00:00.000Z' };
  await api.put('/api/Courses/LessonPosition', { body, outlivesPage: true });
  expect(sent).toHaveLength(1);
  const fetched = jest.fn();
  const { env } = client.defaults;
  Object.assign(client.defaults, { adapter: ['xhr'], env: { ...env, fetch: fetched } });
  const send = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
    this: XMLHttpRequest,
  ) {
    setTimeout(() => this.dispatchEvent(new Event('error')));
  });
  try {
    await expect(api.put('/api/Courses/LessonPosition', { body })).rejects.toMatchObject({
      kind: 'network',
    });
    expect(send).toHaveBeenCalledTimes(1);
    expect(fetched).not.toHaveBeenCalled();
  } finally {
    send.mockRestore();
    Object.assign(client.defaults, { env });
  }
});

test('a call does not wait for a cookie of the browser: a page that draws would send it when it has drawn', async () => {
  wire();
  const get = jest.fn(() => new Promise(() => undefined));
  Object.assign(window, { cookieStore: { get } });
  Object.assign(client.defaults, { adapter: ['xhr'] });
  const send = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
    this: XMLHttpRequest,
  ) {
    setTimeout(() => this.dispatchEvent(new Event('error')));
  });
  try {
    await expect(api.get('/api/Cart')).rejects.toMatchObject({ kind: 'network' });
    expect(send).toHaveBeenCalledTimes(1);
    expect(get).not.toHaveBeenCalled();
  } finally {
    send.mockRestore();
    Reflect.deleteProperty(window, 'cookieStore');
  }
});

test('each verb is its own, a list of values is one name for each', async () => {
  const sent = wire();
  await api.postWithInfo('/api/SearchFullText', { body: {} });
  const query = { isDocente: true, userId: 'marco' };
  await api.patch('/api/Users/SaveUser', { query, body: [] });
  expect(sent.map(({ method }) => method)).toEqual(['post', 'patch']);
  expect(client.getUri({ url: 'Courses', params: { category: [1, 2] } })).toMatch(
    /Courses\?category=1&category=2$/,
  );
});

test('a header of the call is not overwritten by the language of the page', async () => {
  const sent = wire();
  await api.raw({ method: 'GET', path: 'Cart', headers: { 'Accept-Language': 'en-GB' } });
  expect(sent[0]?.headers['Accept-Language']).toBe('en-GB');
});

test('headers of an answer are found by any writing, and are texts', () => {
  const { header } = answerOf({
    status: 200,
    statusText: '',
    headers: { 'retry-after': '3', 'set-cookie': ['a', 'b'] },
    data: null,
    config: {} as never,
  });
  expect(header('Retry-After')).toBe('3');
  expect(header('Set-Cookie')).toBeNull();
  expect(header('Other')).toBeNull();
});

test.each([
  ['its time limit', new AxiosError('slow', 'ECONNABORTED'), 'timeout', 'slow'],
  ['the time limit of the network', new AxiosError('slow', 'ETIMEDOUT'), 'timeout', 'slow'],
  ['a broken network', new AxiosError('gone', 'ERR_NETWORK'), 'network', 'gone'],
  ['what is no error', 'gone', 'network', 'network'],
])('a call that ends by %s is an ApiError', async (_, reason, kind, message) => {
  client.defaults.adapter = () => Promise.reject(reason);
  await expect(api.get('/api/Cart')).rejects.toMatchObject({ kind, message });
});

test('a refusal is no reason to refresh, and one of a download is read from its bytes', async () => {
  signInAs('Discente');
  const json = (text: string) =>
    Object.assign(new Blob([text], { type: 'application/json' }), { text: async () => text });
  const sent = wire({
    'Documents/UserManual': [403, json('{"Info":"no","code":"FORBIDDEN"}')],
    'Documents/Other': [502, json('<html>')],
    Cart: [403, { Info: 'no', code: 'FORBIDDEN' }],
  });
  const refused = { status: 403, code: 'FORBIDDEN', info: 'no' };
  await expect(api.get('/api/Cart')).rejects.toMatchObject(refused);
  await expect(api.blob('/api/Documents/UserManual')).rejects.toMatchObject(refused);
  await expect(api.blob('/api/Documents/Other' as never)).rejects.toMatchObject({ status: 502 });
  expect(sent.map(({ url }) => url)).not.toContain('Login/RefreshToken');
});

test('the language of the page, headers, key, signal and time limit travel with the call', async () => {
  const sent = wire();
  setApiLanguage('en-US');
  const { signal } = new AbortController();
  const headers = { 'X-Delete': 'yes' };
  await api.raw({ method: 'GET', path: 'Files', headers, signal, timeoutMs: 5000 });
  expect(sent[0]).toEqual({
    ...bare,
    url: 'Files',
    headers: { 'Accept-Language': 'en-US', 'X-Delete': 'yes' },
    signal,
    timeout: 5000,
  });
  await api.delete('/api/Cart', { idempotencyKey: 'one' });
  expect(sent[1]?.headers).toEqual({ 'Accept-Language': 'en-US', 'Idempotency-Key': 'one' });
});

test('a call of the edge says so, a file is asked for as bytes', async () => {
  const content = new Blob(['%PDF-1.7']);
  const sent = wire({
    'registry/health': [200, { data: 'good' }],
    'Documents/UserManual': [200, content],
    'Exams/Export/5': [200, content],
  });
  await expect(callEdge('POST', 'registry/health', { body: [1] })).resolves.toBe('good');
  expect(sent[0]).toMatchObject({ method: 'post', baseURL: '/', data: '[1]' });
  await expect(api.blob('/api/Documents/UserManual')).resolves.toBe(content);
  expect(sent[1]).toMatchObject({ method: 'get', baseURL: '/api', responseType: 'blob' });
  const path = { courseId: 5 };
  await expect(api.blob('/api/Exams/Export/{courseId}', { path })).resolves.toBe(content);
});

test("a backend of a remote is called under the API's address, with the session, in either form", async () => {
  const sent = wire({ 'ext/mf-jobs/offers': [200, [1]], 'ext/mf-jobs/new': [200, { data: 2 }] });
  const query = { page: 2 };
  await expect(callBackend('mf-jobs', 'GET', '/offers', { query })).resolves.toEqual([1]);
  await expect(callBackend('mf-jobs', 'POST', '/new', { body: {} })).resolves.toBe(2);
  expect(sent[0]).toMatchObject({ method: 'get', baseURL: '/api', params: query });
  expect(sent[1]).toMatchObject({ method: 'post', baseURL: '/api', data: '{}' });
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
  expect(sent.map(({ url, headers }) => [url, headers['Authorization']])).toEqual([
    ['Cart', undefined],
  ]);
  signInAs('Discente');
  await expect(api.get('/api/Cart')).rejects.toMatchObject({ status: 401 });
  expect(sent.slice(1).map(({ url }) => url)).toEqual(['Cart', 'Login/RefreshToken']);
});

test('the refresh is a POST without the spent token, with a proof of possession for its own address', async () => {
  signInAs('Discente');
  const sent = wire({ Cart: [401, null], 'Login/RefreshToken': [503, null] });
  await expect(api.get('/api/Cart')).rejects.toMatchObject({ status: 503 });
  const { method, headers } = sent[1] ?? {};
  expect(method).toBe('post');
  expect(headers?.['Authorization']).toBeUndefined();
  const claims = Buffer.from(String(headers?.['DPoP']).split('.')[1] ?? '', 'base64url').toString();
  expect(JSON.parse(claims)).toMatchObject({
    htm: 'POST',
    htu: `${location.origin}/api/Login/RefreshToken`,
  });
});
