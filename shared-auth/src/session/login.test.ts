import { publicCart } from '../public-cart.ts';
import type { AnswerOf } from '../api/endpoints.ts';
import { fakeApi, outsideContract, resetAuth, signInAs } from '../testing.ts';
import { clearLoginRequest, loginRequestId, storedLoginRequestId } from './login-request.ts';
import {
  completeLogin,
  exchangeCode,
  logout,
  spidLoginUrl,
  switchRole,
  walletCode,
} from './login.ts';
import { currentSession } from './session-store.ts';
import { readAuth } from './stored-auth.ts';

beforeEach(() => {
  resetAuth();
  clearLoginRequest();
});

const auth = {
  token: 'a',
  refreshToken: 'b',
  userId: 'u',
  registry: { name: 'Giulia', surname: 'Sartori', fiscalCode: '', address: '' },
  permission: { role: 7, claims: ['CAI'] },
  roles: [7, 1],
};

const line = {
  courseId: 3,
  kind: 1 as const,
  title: 'HACCP',
  imageUrl: null,
  category: 'sicurezza',
  durationMinutes: 60,
  priceCents: 7900,
  simulationCents: null,
  certificationCents: null,
  promotionalId: null,
};

test('[LOGIN-04] the request id is stored and reused until it is cleared', () => {
  const id = loginRequestId();
  expect(loginRequestId()).toBe(id);
  expect(localStorage.getItem('login:requestId')).toBe(id);
  clearLoginRequest();
  expect(storedLoginRequestId()).toBeNull();
  expect(loginRequestId()).not.toBe(id);
});

const identified: AnswerOf<'/api/Login/SpidLogin', 'post'> = {
  userId: null,
  token: null,
  refreshToken: null,
  registry: null,
  contacts: null,
  company: null,
  represents: null,
  permission: null,
  roles: [],
  surveyCode: [],
  isDocente: false,
  isDeleted: false,
  isPending: false,
  isUserNotFound: false,
};

test.each([
  [{}, 'success'],
  [{ isUserNotFound: true }, 'userNotFound'],
  [{ isPending: true }, 'pending'],
  [{ isDeleted: true, isUserNotFound: true }, 'deleted'],
])('[LOGIN-14] %j means %s', async (flags, result) => {
  fakeApi({ 'POST /api/Login/SpidLogin': () => ({ data: { ...identified, ...flags } }) });
  const exchange = await exchangeCode({ code: 'c', state: 's', clientId: 's' });
  expect(exchange.result).toBe(result);
});

describe('the final step', () => {
  test('[API-43 part] [CART-07 part] [CART-25 part] sends the guest cart, and deletes it only after success', async () => {
    publicCart.add(line);
    const fake = fakeApi({
      'POST /api/Login/Complete': () => {
        expect(publicCart.read().items).toHaveLength(1);
        return { data: outsideContract({ ...auth, mergedItems: 1 }) };
      },
    });
    const done = await completeLogin('request-1');
    expect(fake.calls[0]?.body).toMatchObject({
      requestId: 'request-1',
      cart: { corsi: { totalItems: 1, items: [{ corsoId: 3, costoCorso: 79 }] } },
    });
    expect(done.mergedItems).toBe(1);
    expect(publicCart.read().items).toHaveLength(0);
    expect(currentSession()).toMatchObject({ status: 'authenticated', role: 'Discente' });
  });

  test('[CART-07 part] [CART-25 part] a refused login keeps the guest cart', async () => {
    publicCart.add(line);
    fakeApi({ 'POST /api/Login/Complete': () => ({ warning: 'no', code: 'REQUEST_EXPIRED' }) });
    await expect(completeLogin('request-1')).rejects.toMatchObject({ code: 'REQUEST_EXPIRED' });
    expect(publicCart.read().items).toHaveLength(1);
    expect(currentSession().status).toBe('anonymous');
  });

  test('[SHELL-42 part] an answer without tokens is no login', async () => {
    fakeApi({ 'POST /api/Login/Complete': () => ({ data: outsideContract({ userId: 'u' }) }) });
    await expect(completeLogin('request-1')).rejects.toMatchObject({ code: 'LOGIN_MALFORMED' });
  });
});

test('[LOGIN-02 part] an address that is asked for while the code is on its way waits for it', async () => {
  const asked: string[] = [];
  const code = Promise.withResolvers<void>();
  fakeApi({
    'POST /api/Login/QrCode': async () => {
      asked.push('code');
      await code.promise;
      return { data: { code: 'c', sameDevice: 's', expiresAt: '', secondsLeft: 300 } };
    },
    'GET /api/Login/GetUrlSpidLogin': () => {
      asked.push('address');
      return { data: 'http://localhost/dev/idp' };
    },
  });
  const shown = walletCode('r', 'Login', () => true);
  const address = spidLoginUrl('r', { provider: 'spid', kind: 'Login' });
  await new Promise((done) => setTimeout(done, 20));
  expect(asked).toEqual(['code']);
  code.resolve();
  await Promise.all([shown, address]);
  expect(asked).toEqual(['code', 'address']);
});

test('[SHELL-06 part] [SHELL-07 part] a role switch sends the role as a query parameter and makes it active', async () => {
  signInAs('Discente', { roles: ['Discente', 'AdminWorkerBadge'] });
  const fake = fakeApi({
    'PUT /api/Account/Role': () => ({
      data: { token: 'new', permission: { role: 'AdminWorkerBadge', claims: [] } },
    }),
  });
  await switchRole('AdminWorkerBadge');
  expect(fake.calls[0]?.query).toEqual({ role: 'AdminWorkerBadge' });
  expect(currentSession().role).toBe('AdminWorkerBadge');
  expect(readAuth()).toMatchObject({ token: 'new', refreshToken: 'refresh-token' });
});

test('[SHELL-46] logout resets the stored authentication, even when the server does not answer', async () => {
  signInAs('Discente');
  const fake = fakeApi({ 'POST /api/Login/Logout': () => ({ status: 503 }) });
  const leaving = logout();
  expect(localStorage.getItem('rtk:auth')).toBeNull();
  await leaving;
  expect(currentSession().status).toBe('anonymous');
  expect(fake.calls[0]?.headers['Authorization']).toBe('Bearer token');
});
