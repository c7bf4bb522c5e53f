import { waitFor } from '@testing-library/react';
import { AxiosError, CanceledError } from 'axios';
import { currentSession, writeAuth } from '../session/session-store.ts';
import { readAuth } from '../session/stored-auth.ts';
import { answerRequests, fakeApi, resetAuth, signInAs, type SentRequest } from '../testing.ts';
import { isApiError, toApiError, type ApiError } from './api-error.ts';
import { api } from './api.ts';
import { unwrap, type Answer } from './envelope.ts';

beforeEach(resetAuth);

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  statusText: '',
  header: (name) => headers[name] ?? null,
  body,
});

const refusalOf = (thrower: () => unknown): ApiError => {
  try {
    thrower();
  } catch (error) {
    return toApiError(error);
  }
  throw new Error('nothing was thrown');
};

describe('the wrapped answer', () => {
  test('[SHELL-51 part] a good answer gives its data', () => {
    expect(unwrap(answer(200, { data: { id: 1 }, warning: null, Info: 'fatto' }))).toEqual({
      data: { id: 1 },
      info: 'fatto',
      code: null,
    });
  });

  test.each([['testo'], [true], [1]])(
    '[SHELL-51 part] a warning of %p with status 200 is a failure',
    (warning) => {
      const error = refusalOf(() =>
        unwrap(
          answer(200, { data: null, warning, Info: 'Corso già presente', code: 'COURSE_IN_CART' }),
        ),
      );
      expect(error).toMatchObject({
        kind: 'refused',
        status: 200,
        code: 'COURSE_IN_CART',
        info: 'Corso già presente',
        message: 'Corso già presente',
      });
    },
  );

  test.each([
    [500, { Info: 'Rotto' }, '500: Rotto'],
    [404, { info: 'Non trovato' }, '404: Non trovato'],
    [503, '<html>', '503: Service Unavailable'],
    [418, null, '418:'],
  ])('[SHELL-50 part] [SHELL-51 part] status %i with %j reads "%s"', (status, body, message) => {
    expect(refusalOf(() => unwrap(answer(status, body))).message).toBe(message);
  });

  test('[SHELL-52 part] the correlation id: header, else body, else made here', () => {
    const body = { correlationId: 'of-body' };
    const read = (given: unknown, headers = {}) =>
      refusalOf(() => unwrap(answer(500, given, headers))).correlationId;
    expect(read(body, { 'x-correlation-id': 'of-header' })).toBe('of-header');
    expect(read(body)).toBe('of-body');
    expect(read(null)).toMatch(/^[\da-f-]{36}$/);
  });

  test('errors are known by shape, not by class', () => {
    const copy: unknown = Object.assign({}, toApiError(new Error('x')));
    expect(isApiError(copy)).toBe(true);
    expect(isApiError(new Error('x'))).toBe(false);
  });
});

describe('refresh on 401', () => {
  /** A server that takes one token only. */
  function server({ refreshStatus = 200 } = {}) {
    const valid = 'fresh';
    const sent: SentRequest[] = [];
    answerRequests(async (request) => {
      sent.push(request);
      await Promise.resolve();
      if (request.path === 'Login/RefreshToken') {
        return answer(
          refreshStatus,
          refreshStatus === 200 ? { data: { token: valid, refreshToken: 'next' } } : { Info: 'no' },
        );
      }
      return request.headers['Authorization'] === `Bearer ${valid}`
        ? answer(200, { data: request.path })
        : answer(401, { Info: 'scaduto' });
    });
    return {
      sent,
      refreshes: () => sent.filter(({ path }) => path === 'Login/RefreshToken'),
    };
  }

  test('[SHELL-47] [API-05] exchanges both tokens for new ones, then retries once', async () => {
    signInAs('Discente');
    const { sent, refreshes } = server();
    await expect(api.post('/api/Cart', { body: { courseId: 1 } })).resolves.toBe('Cart');
    expect(refreshes()[0]?.body).toEqual({ token: 'token', refreshToken: 'refresh-token' });
    expect(sent.map(({ path }) => path)).toEqual(['Cart', 'Login/RefreshToken', 'Cart']);
    expect(sent.at(-1)?.body).toEqual({ courseId: 1 });
    expect(readAuth()).toMatchObject({ token: 'fresh', refreshToken: 'next' });
  });

  test('[SHELL-47 part] a second 401 is not tried again', async () => {
    signInAs('Discente');
    const sent: SentRequest[] = [];
    answerRequests(async (request) => {
      sent.push(request);
      return request.path === 'Login/RefreshToken'
        ? answer(200, { data: { token: 'fresh', refreshToken: 'next' } })
        : answer(401, { Info: 'scaduto' });
    });
    await expect(api.get('/api/Cart')).rejects.toMatchObject({ status: 401 });
    expect(sent.filter(({ path }) => path === 'Cart')).toHaveLength(2);
  });

  test('[SHELL-48] fifty simultaneous 401 make one refresh call', async () => {
    signInAs('Discente');
    const { refreshes } = server();
    const calls = Array.from({ length: 50 }, (_, index) =>
      api.get('/api/Courses/{id}', { path: { id: index } }),
    );
    await expect(Promise.all(calls)).resolves.toHaveLength(50);
    expect(refreshes()).toHaveLength(1);
  });

  test('[SHELL-48 part] what a sibling tab has refreshed is adopted without a call', async () => {
    signInAs('Discente');
    const { refreshes, sent } = server();
    const call = api.get('/api/Cart');
    // Written by another tab while the call was under way.
    localStorage.setItem(
      'rtk:auth',
      JSON.stringify({ ...readAuth(), token: 'fresh', refreshToken: 'next' }),
    );
    await expect(call).resolves.toBe('Cart');
    expect(refreshes()).toHaveLength(0);
    expect(sent).toHaveLength(2);
  });

  test.each([401, 400, 403])(
    '[SHELL-49] a refresh refused with %i logs out',
    async (refreshStatus) => {
      signInAs('Discente');
      server({ refreshStatus });
      await expect(api.get('/api/Cart')).rejects.toMatchObject({ status: 401 });
      expect(currentSession().status).toBe('anonymous');
      expect(localStorage.getItem('rtk:auth')).toBeNull();
    },
  );

  test('[SHELL-49 part] a server that is down does not log out', async () => {
    signInAs('Discente');
    server({ refreshStatus: 503 });
    await expect(api.get('/api/Cart')).rejects.toMatchObject({ status: 503 });
    expect(currentSession().status).toBe('authenticated');
  });

  test('[SHELL-46 part] a refresh that ends after the logout does not log in again', async () => {
    signInAs('Discente');
    const refreshing = Promise.withResolvers<Answer>();
    let hasAsked = false;
    answerRequests((request) => {
      if (request.path !== 'Login/RefreshToken') return Promise.resolve(answer(401, null));
      hasAsked = true;
      return refreshing.promise;
    });
    const call = api.get('/api/Cart').catch(() => 'refused');
    await waitFor(() => expect(hasAsked).toBe(true));
    writeAuth(null);
    refreshing.resolve(answer(200, { data: { token: 'fresh', refreshToken: 'next' } }));
    await expect(call).resolves.toBe('refused');
    expect(currentSession().status).toBe('anonymous');
  });

  test('[SHELL-48 part] a refresh that ends after another person logged in leaves that session alone', async () => {
    signInAs('Discente');
    const refreshing = Promise.withResolvers<Answer>();
    let hasAsked = false;
    const used: (string | undefined)[] = [];
    answerRequests((request) => {
      if (request.path === 'Login/RefreshToken') {
        hasAsked = true;
        return refreshing.promise;
      }
      used.push(request.headers['Authorization']);
      return Promise.resolve(used.length === 1 ? answer(401, null) : answer(200, { data: 'hers' }));
    });
    const call = api.get('/api/Cart');
    await waitFor(() => expect(hasAsked).toBe(true));
    const hers = { ...readAuth(), token: 'her token', refreshToken: 'her refresh token' };
    localStorage.setItem('rtk:auth', JSON.stringify(hers));
    refreshing.resolve(answer(200, { data: { token: 'fresh', refreshToken: 'next' } }));
    await call;
    expect(readAuth()).toMatchObject({ token: 'her token', refreshToken: 'her refresh token' });
    expect(used).not.toContain('Bearer fresh');
  });
});

test('values go into the places of a path; empty query values are left out', async () => {
  const fake = fakeApi({
    'GET /api/Courses/{id}': () => ({ status: 404 }),
    'GET /api/Courses': () => ({ data: { items: [], page: 1, pageSize: 10, totalItems: 0 } }),
    'DELETE /api/Account/Sessions/{id}': () => ({ data: true }),
  });
  await api.get('/api/Courses', { query: { page: 1, sortBy: '', category: null } });
  await api.get('/api/Courses');
  await api.delete('/api/Account/Sessions/{id}', { path: { id: 'a/b c' } });
  expect(fake.calls.map(({ path, query }) => [path, query])).toEqual([
    ['Courses', { page: 1, lang: 'it' }],
    ['Courses', { lang: 'it' }],
    ['Account/Sessions/a%2Fb%20c', {}],
  ]);
  expect(fake.calls[2]?.params).toEqual({ id: 'a/b c' });
});

test('an idempotency key travels with the call', async () => {
  const fake = fakeApi({ 'POST /api/Courses/ReportReview': () => ({ data: true }) });
  await api.post('/api/Courses/ReportReview', { body: { reviewId: 'r' }, idempotencyKey: 'key-1' });
  expect(fake.calls[0]?.headers['Idempotency-Key']).toBe('key-1');
});

test('[EDIT-29 part] an answer wanted as it came is refreshed too, and its refusal is no error', async () => {
  signInAs('Discente');
  answerRequests(async ({ path, headers }) => {
    if (path === 'Login/RefreshToken') {
      return answer(200, { data: { token: 'fresh', refreshToken: 'next' } });
    }
    return headers['Authorization'] === 'Bearer fresh'
      ? answer(409, { Info: 'occupato' })
      : answer(401, null);
  });
  await expect(api.raw({ method: 'POST', path: 'Files/Block', body: {} })).resolves.toMatchObject({
    status: 409,
    body: { Info: 'occupato' },
  });
});

test.each([
  ['timeout', new AxiosError('slow', 'ECONNABORTED')],
  ['network', new AxiosError('no route', 'ERR_NETWORK')],
  ['aborted', new CanceledError('left')],
])('[SHELL-50 part] a call without an answer fails as %s', async (kind, thrown) => {
  answerRequests(() => Promise.reject(thrown));
  await expect(api.get('/api/Cart')).rejects.toMatchObject({
    isApiError: true,
    kind,
    status: null,
  });
});
