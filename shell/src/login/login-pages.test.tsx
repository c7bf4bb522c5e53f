import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentSession } from 'shared-auth';
import { publicCart } from 'shared-auth/public-cart';
import { fakeApi, publicConfig, resetAuth } from 'shared-auth/testing';
import { toast } from 'shared-ui';
import { authState as auth, comeBack, identified } from '../testing/come-back.tsx';
import { registryWith } from '../testing/host.ts';
import { remoteApps } from '../testing/remotes.tsx';
import { renderShell } from '../testing/render-shell.tsx';
import { browse } from './start-login.ts';

jest.mock('./start-login.ts', () => ({
  ...jest.requireActual<object>('./start-login.ts'),
  browse: jest.fn(),
}));

const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  resetAuth();
  sessionStorage.clear();
  localStorage.removeItem('login:requestId');
  localStorage.removeItem('login:kind');
  jest.mocked(browse).mockReset();
  act(() => toast.clear());
});
afterAll(() => complaints.mockRestore());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const requestId = () => localStorage.getItem('login:requestId');

test('[LOGIN-01 part] [LOGIN-02] the login asks for the address with the request id and goes there', async () => {
  const fake = fakeApi({ 'GET /api/Login/GetUrlSpidLogin': () => ({ data: '/dev/idp/auth?x=1' }) });
  await renderShell('/login', remoteApps);
  await heading('Accedi');
  await userEvent.click(screen.getByRole('button', { name: 'Entra con SPID' }));
  await waitFor(() => expect(browse).toHaveBeenCalledWith('/dev/idp/auth?x=1'));
  expect(fake.callsTo('GET /api/Login/GetUrlSpidLogin')[0]?.query).toEqual({
    requestId: requestId(),
    provider: 'spid',
    kind: 'Login',
  });
});

test('a page that has loaded only after the click is on its way; one out of the cache begins again', async () => {
  fakeApi({ 'GET /api/Login/GetUrlSpidLogin': () => ({ data: '/dev/idp/auth' }) });
  await renderShell('/login', remoteApps);
  const spid = () => screen.queryByRole('button', { name: 'Entra con SPID' });
  const show = (persisted: boolean) =>
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    });
  await userEvent.click(await screen.findByRole('button', { name: 'Entra con SPID' }));
  await waitFor(() => expect(browse).toHaveBeenCalled());
  expect(spid()).toBeNull();
  show(false);
  expect(spid()).toBeNull();
  show(true);
  expect(spid()).toBeVisible();
});

test('[LOGIN-01 part] CIE stands beside SPID, both reached by the keyboard', async () => {
  const fake = fakeApi({ 'GET /api/Login/GetUrlSpidLogin': () => ({ data: '/dev/idp/auth' }) });
  await renderShell('/login', remoteApps);
  const spid = await screen.findByRole('button', { name: 'Entra con SPID' });
  act(() => spid.focus());
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Entra con CIE' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(browse).toHaveBeenCalledWith('/dev/idp/auth'));
  expect(fake.callsTo('GET /api/Login/GetUrlSpidLogin')[0]?.query).toMatchObject({
    provider: 'cie',
  });
});

test('[LOGIN-20 part] a company login by SPID says so, and ends in the company token', async () => {
  const asked = fakeApi({ 'GET /api/Login/GetUrlSpidLogin': () => ({ data: '/dev/idp/auth' }) });
  const { unmount } = await renderShell('/login', remoteApps);
  await userEvent.click(await screen.findByRole('radio', { name: 'Azienda' }));
  await userEvent.click(screen.getByRole('button', { name: 'Entra con SPID' }));
  await waitFor(() => expect(browse).toHaveBeenCalled());
  const query = asked.callsTo('GET /api/Login/GetUrlSpidLogin')[0]?.query;
  expect(query).toMatchObject({ kind: 'LoginCompany' });
  unmount();
  const company = { id: 'c', name: 'Officine Greco S.r.l.', role: 'DELEGATE' as const, sdi: null };
  const { fake } = await comeBack({ complete: { data: { ...auth, company } } });
  expect(await screen.findByText(/Delegato di Officine Greco S\.r\.l\./)).toBeVisible();
  expect(fake.callsTo('POST /api/Login/GetTokenForCompany')).toHaveLength(1);
  expect(fake.callsTo('POST /api/Login/Complete')).toHaveLength(0);
  expect(currentSession().company).toMatchObject({ role: 'DELEGATE' });
});

test('[LOGIN-03] [LOGIN-05] when that call fails: an error state, and a retry with a new request id', async () => {
  fakeApi({ 'GET /api/Login/GetUrlSpidLogin': () => ({ status: 500 }) });
  await renderShell('/login', remoteApps);
  await userEvent.click(await screen.findByRole('button', { name: 'Entra con SPID' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Accesso non riuscitoRiprova$/);
  const first = requestId();
  fakeApi({ 'GET /api/Login/GetUrlSpidLogin': () => ({ data: '/dev/idp/auth' }) });
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  await waitFor(() => expect(browse).toHaveBeenCalledTimes(1));
  expect(requestId()).not.toBe(first);
});

test('[LOGIN-02 part] an address that one must not be sent to is an error, and logged', async () => {
  const fake = fakeApi({
    'POST /api/Logs/InsertLogClientToDb': () => ({ data: 'log-1' }),
    'GET /api/Login/GetUrlSpidLogin': () => ({ data: 'https://evil.example/' }),
    'GET /api/config': () => ({ data: publicConfig({ redirectHosts: ['idp.example'] }) }),
  });
  await renderShell('/login', remoteApps);
  await userEvent.click(await screen.findByRole('button', { name: 'Entra con SPID' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Accesso non riuscito');
  expect(browse).not.toHaveBeenCalled();
  expect(fake.callsTo('POST /api/Logs/InsertLogClientToDb')).toHaveLength(1);
});

test('[LOGIN-06 part] [LOGIN-11 part] success leads to the private path asked for', async () => {
  sessionStorage.setItem('login:next', '/courses/view/5');
  const { fake, path } = await comeBack();
  await heading('Corso');
  expect(path()).toBe('/courses/view/5');
  expect(fake.callsTo('POST /api/Login/SpidLogin')[0]?.body).toMatchObject({
    state: 'request-1',
    clientId: 'request-1',
  });
  expect(requestId()).toBeNull();
  expect(currentSession().status).toBe('authenticated');
});

test('[LOGIN-11 part] without a survey that waits, to the dashboard', async () => {
  const { path } = await comeBack();
  await heading('Ciao, Giulia');
  expect(path()).toBe('/dashboard');
});

test('[LOGIN-11 part] a survey that nobody serves is no destination', async () => {
  const { path } = await comeBack({ complete: { data: { ...auth, surveyCode: ['PROFILO'] } } });
  await heading('Ciao, Giulia');
  expect(path()).toBe('/dashboard');
});

const withSurveys = () =>
  registryWith('mf-learning', ({ routes }) => ({
    routes: [...routes, { path: '/survey/', match: 'prefix', access: {} }],
  }));

test('[LOGIN-11 part] to the first of the surveys that wait, before the path asked for; once in a session', async () => {
  sessionStorage.setItem('login:next', '/courses/view/5');
  const complete = { data: { ...auth, surveyCode: ['PROFILO', 'ALTRO'] } };
  const first = await comeBack({ complete }, '', withSurveys());
  await heading('Questionario');
  expect(first.path()).toBe('/survey/PROFILO');
  first.unmount();
  resetAuth();
  const second = await comeBack({ complete }, '', withSurveys());
  await heading('Ciao, Giulia');
  expect(second.path()).toBe('/dashboard');
});

test('[CART-07 part] the guest cart goes with the login, and one is told', async () => {
  publicCart.add({
    courseId: 1,
    kind: 1,
    title: 'HACCP',
    imageUrl: null,
    category: null,
    durationMinutes: 60,
    priceCents: 7900,
    simulationCents: null,
    certificationCents: null,
    promotionalId: null,
  });
  const { fake } = await comeBack({ complete: { data: { ...auth, mergedItems: 1 } } });
  await heading('Ciao, Giulia');
  expect(fake.callsTo('POST /api/Login/Complete')[0]?.body).toMatchObject({
    cart: { corsi: { totalItems: 1 } },
  });
  expect(await screen.findByText('Abbiamo spostato 1 corso nel tuo carrello.')).toBeVisible();
  expect(publicCart.read().items).toHaveLength(0);
});

test('[LOGIN-07 part] [LOGIN-08 part] an errorDescription is shown, the request id cleared, and retry starts over', async () => {
  const { path } = await comeBack({}, 'errorDescription=Consenso%20negato');
  await heading('Accesso non riuscito');
  expect(screen.getByRole('alert')).toHaveTextContent('Consenso negato');
  expect(requestId()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  await heading('Accedi');
  expect(path()).toBe('/login');
});

test('[LOGIN-07 part] [LOGIN-08 part] an auth warning shows its Info', async () => {
  await comeBack({ exchange: { warning: 'expired', info: 'La richiesta è scaduta' } });
  expect(await screen.findByText('La richiesta è scaduta')).toBeVisible();
  expect(requestId()).toBeNull();
});

test('[LOGIN-07 part] a state that is not the stored one is refused and logged; nothing else is called', async () => {
  const { fake } = await comeBack({}, 'code=c&state=of-somebody-else');
  await heading('Accesso non riuscito');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Si è verificato un errore durante la richiesta',
  );
  expect(fake.calls).toEqual(fake.callsTo('POST /api/Logs/InsertLogClientToDb'));
  expect(fake.calls.map(({ body }) => body)).toMatchObject([{ errorInfo: 'login return' }]);
  expect(requestId()).toBeNull();
  expect(currentSession().status).toBe('anonymous');
});

test('[LOGIN-18 part] any other failure shows the quoted text', async () => {
  await comeBack({ exchange: { status: 500 } });
  expect(await screen.findByText('Si è verificato un errore durante la richiesta')).toBeVisible();
});

test('[LOGIN-14 part] [LOGIN-15] a deleted account', async () => {
  await comeBack({ exchange: identified({ isDeleted: true }) });
  expect(
    await screen.findByText(
      "Non ti è possibile eseguire l'accesso a seguito della cancellazione del tuo account.",
    ),
  ).toBeVisible();
  expect(currentSession().status).toBe('anonymous');
});

test('[LOGIN-14 part] [LOGIN-16] a pending certification asks to contact support', async () => {
  await comeBack({ exchange: identified({ isPending: true }) });
  expect(await screen.findByText(/Contatta l’assistenza/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Scrivi all’assistenza' })).toHaveAttribute(
    'href',
    'mailto:aiuto@example.it',
  );
  expect(screen.getByText('aiuto@example.it')).toBeVisible();
});
