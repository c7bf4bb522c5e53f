import { act, renderHook } from '@testing-library/react';
import { loginRequestId, spidLoginUrl } from 'shared-auth/host';
import { fakeApi, resetAuth } from 'shared-auth/testing';
import { useQrLogin } from './use-qr-login.ts';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  resetAuth();
  localStorage.removeItem('login:requestId');
});
afterEach(() => jest.useRealTimers());

const expiresAt = '2026-01-01T00:05:00.000Z';

const notPressed = (): void => undefined;

/** The hook on a page that is or is not on its way to a provider of digital identity. */
async function open(isLeaving: boolean, pressed = notPressed) {
  const fake = fakeApi({
    'POST /api/Login/QrCode': () => ({
      data: { code: 'code', sameDevice: 'same', expiresAt, secondsLeft: 300 },
    }),
    'GET /api/Login/GetUrlSpidLogin': () => ({ data: 'https://provider.example/auth' }),
    'GET /api/Login/QrCode': () => ({ data: { status: 'waiting', expiresAt, secondsLeft: 200 } }),
  });
  pressed();
  const hook = renderHook(
    (props: { isLeaving: boolean }) => useQrLogin('Login', props.isLeaving, () => undefined),
    { initialProps: { isLeaving } },
  );
  const pass = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
  if (pressed !== notPressed) hook.rerender({ isLeaving: true });
  await pass();
  const codes = () => fake.callsTo('POST /api/Login/QrCode');
  const leave = async (isGoing: boolean) => {
    hook.rerender({ isLeaving: isGoing });
    await pass();
  };
  return { hook, fake, codes, leave, pass };
}

test('no code is begun while the page leaves for a provider; come back, it is made', async () => {
  const { hook, codes, leave, pass } = await open(true);
  await pass(10_000);
  expect(codes()).toHaveLength(0);
  expect(hook.result.current.login.state).toBe('making');
  await leave(false);
  expect(codes()).toHaveLength(1);
  expect(hook.result.current.login.state).toBe('shown');
});

test('a code whose turn comes after the press on a provider is not begun; come back, it is made', async () => {
  const { hook, fake, codes, leave } = await open(false, () => {
    void spidLoginUrl(loginRequestId(), { provider: 'spid', kind: 'Login' });
  });
  expect(fake.callsTo('GET /api/Login/GetUrlSpidLogin')).toHaveLength(1);
  expect(codes()).toHaveLength(0);
  await leave(false);
  expect(codes()).toHaveLength(1);
  expect(hook.result.current.login.state).toBe('shown');
});

test('a code that is shown when the page begins to leave stays, and no other is made', async () => {
  const { hook, fake, codes, leave, pass } = await open(false);
  await leave(true);
  expect(hook.result.current.login.state).toBe('shown');
  const asked = fake.callsTo('GET /api/Login/QrCode').length;
  await pass(4000);
  expect(fake.callsTo('GET /api/Login/QrCode').length).toBeGreaterThan(asked);
  await leave(false);
  expect(codes()).toHaveLength(1);
});

test('[LOGIN-05 part] a new code is refused while the page leaves, and belongs to a new request afterwards', async () => {
  const { hook, codes, leave, pass } = await open(false);
  const requestId = () => localStorage.getItem('login:requestId');
  const first = requestId();
  await leave(true);
  act(() => hook.result.current.renew());
  await pass();
  expect(codes()).toHaveLength(1);
  expect(requestId()).toBe(first);
  await leave(false);
  act(() => hook.result.current.renew());
  await pass();
  expect(codes()).toHaveLength(2);
  expect(requestId()).not.toBe(first);
});

describe('a login that the server knows as another browser’s', () => {
  /** The hook, where the server refuses so many codes. */
  async function openRefused(refusals: number) {
    const fake = fakeApi({
      'POST /api/Login/QrCode': () =>
        fake.callsTo('POST /api/Login/QrCode').length > refusals
          ? { data: { code: 'code', sameDevice: 'same', expiresAt, secondsLeft: 300 } }
          : { warning: 'scaduto', code: 'LOGIN_EXPIRED' },
      'GET /api/Login/QrCode': () => ({
        data: { status: 'waiting', expiresAt, secondsLeft: 200 },
      }),
    });
    const before = loginRequestId();
    const { result } = renderHook(() => useQrLogin('Login', false, () => undefined));
    await act(() => jest.advanceTimersByTimeAsync(2000));
    const codes = fake.callsTo('POST /api/Login/QrCode').map(({ body }) => body);
    return {
      before,
      codes,
      polls: fake.callsTo('GET /api/Login/QrCode'),
      login: result.current.login,
    };
  }

  test('is begun anew: the answer with the cookie was lost', async () => {
    const { before, codes, polls, login } = await openRefused(1);
    const now = loginRequestId();
    expect(login.state).toBe('shown');
    expect(codes).toEqual([
      { requestId: before, kind: 'Login' },
      { requestId: now, kind: 'Login' },
    ]);
    expect(now).not.toBe(before);
    expect(polls[0]?.query).toEqual({ requestId: now });
  });

  test('is begun anew once, and then told', async () => {
    const { codes, login } = await openRefused(9);
    expect(codes).toHaveLength(2);
    expect(login).toEqual({ state: 'failed', text: 'scaduto' });
  });
});
