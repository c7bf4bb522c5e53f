import { readAhead } from './ahead.ts';
import { readAuth } from './session/stored-auth.ts';
import { resetAuth, signInAs } from './testing.ts';

const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
  resetAuth();
});

/** The server answers each call so. */
function answering(answer: () => Promise<Response>) {
  const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>(answer);
  globalThis.fetch = fetched;
  return fetched;
}

const json = (body: unknown, status = 200) =>
  ({ status, statusText: '', headers: new Headers(), json: async () => body }) as Response;

const ask = () => readAhead('/api/Courses/Use/{id}', { path: { id: 7 } });

test('the read of who is logged in is sent with their token, which comes back to nobody', async () => {
  signInAs('Discente', { userId: 'marco' });
  const fetched = answering(async () => json({ data: { id: 7 } }));
  const asked = ask();
  const token = readAuth()?.token ?? '';
  expect(token).not.toBe('');
  expect(fetched).toHaveBeenCalledWith(
    '/api/Courses/Use/7',
    expect.objectContaining({ headers: { Authorization: `Bearer ${token}` }, redirect: 'error' }),
  );
  expect(await asked?.answer).toEqual({ id: 7 });
  expect(asked).toMatchObject({ userId: 'marco', role: 'Discente' });
  expect(JSON.stringify(asked)).not.toContain(token);
});

test('nothing is asked for a visitor, nor with a stored state that is none', () => {
  const fetched = answering(async () => json({ data: {} }));
  expect(ask()).toBeNull();
  localStorage.setItem('rtk:auth', '{"token":"only"}');
  expect(ask()).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<Response>]>([
  ['an expired token', async () => json({ warning: 'expired' }, 401)],
  ['a refusal', async () => json({ warning: 'not yours' }, 403)],
  ['a warning with status 200', async () => json({ data: null, warning: 'no' })],
  ['no network', () => Promise.reject(new TypeError('network'))],
  [
    'an answer that is no JSON',
    async () => ({ ...json(null), json: () => Promise.reject(new Error()) }),
  ],
])('%s is no answer, and leaves the session as it is', async (_, answer) => {
  signInAs('Discente');
  const before = localStorage.getItem('rtk:auth');
  answering(answer);
  expect(await ask()?.answer).toBeNull();
  expect(localStorage.getItem('rtk:auth')).toBe(before);
});
