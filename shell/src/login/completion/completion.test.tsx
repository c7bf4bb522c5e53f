import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentSession } from 'shared-auth';
import { resetAuth } from 'shared-auth/testing';
import { toast } from 'shared-ui';
import { authState, comeBack } from '../../testing/come-back.tsx';
import { remoteApps } from '../../testing/remotes.tsx';
import { renderShell } from '../../testing/render-shell.tsx';

const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  resetAuth();
  sessionStorage.clear();
  localStorage.clear();
  act(() => toast.clear());
});
afterAll(() => complaints.mockRestore());

type Missing = (typeof authState)['missingData'];

const loginWithout = (missingData: Missing, profile: Parameters<typeof comeBack>[0] = {}) =>
  comeBack({ complete: { data: { ...authState, missingData } }, ...profile });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salva e continua' }));

async function typeAddress() {
  await userEvent.type(field('Indirizzo'), ' Via Roma 1 ');
  await userEvent.type(field('Comune'), 'Trieste');
  await userEvent.type(field('Provincia'), 'ts');
  await userEvent.type(field('CAP'), '34122');
}

const address = 'Via Roma 1, Trieste (TS) 34122';
const sent = { street: 'Via Roma 1', municipality: 'Trieste', province: 'TS', zipcode: '34122' };

test('[LOGIN-12 part] [LOGIN-13 part] without an address: the address step, and filled, the end', async () => {
  const { fake } = await loginWithout(['address'], {
    profile: () => ({ data: { email: 'g@example.it', phone: '3331234567', address } }),
  });
  await heading('Manca il tuo indirizzo');
  expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Cellulare' })).toBeNull();
  await save();
  await waitFor(() => expect(field('Indirizzo')).toHaveFocus());
  expect(fake.callsTo('POST /api/Users/CompleteProfile')).toHaveLength(0);
  await typeAddress();
  await save();
  await heading('Ciao, Giulia');
  expect(fake.callsTo('POST /api/Users/CompleteProfile').map(({ body }) => body)).toEqual([
    { address: sent },
  ]);
  expect(currentSession().person).toMatchObject({ address, email: 'g@example.it' });
});

test('[LOGIN-12 part] [LOGIN-13 part] without more: the supplement, all of it in one step, and filled, the end', async () => {
  const { fake } = await loginWithout(['email', 'phone', 'address'], {
    profile: () => ({ data: { email: 'g@example.it', phone: '3331234567', address } }),
  });
  await heading('Completa i tuoi dati');
  await userEvent.type(field('Email'), 'g@example.it');
  await userEvent.type(field('Cellulare'), '3331234567');
  await typeAddress();
  await save();
  await heading('Ciao, Giulia');
  expect(fake.callsTo('POST /api/Users/CompleteProfile').map(({ body }) => body)).toEqual([
    { email: 'g@example.it', phone: '3331234567', address: sent },
  ]);
});

test('[LOGIN-13 part] with everything there, success is the end', async () => {
  const { fake } = await loginWithout([]);
  await heading('Ciao, Giulia');
  expect(fake.callsTo('POST /api/Users/CompleteProfile')).toHaveLength(0);
});

test('what cannot be stored is said, and what was typed stays', async () => {
  let isAway = true;
  const { fake } = await loginWithout(['phone'], {
    profile: () =>
      isAway ? { status: 503 } : { data: { email: '', phone: '3331234567', address: '' } },
  });
  await heading('Completa i tuoi dati');
  await userEvent.type(field('Cellulare'), '3331234567');
  await save();
  expect(await screen.findByText('I tuoi dati non sono stati salvati: riprova')).toBeVisible();
  expect(field('Cellulare')).toHaveValue('3331234567');
  isAway = false;
  await save();
  await heading('Ciao, Giulia');
  expect(fake.callsTo('POST /api/Users/CompleteProfile')).toHaveLength(2);
});

test('a page that is loaded again after the login goes on to the dashboard', async () => {
  const first = await loginWithout(['address']);
  await heading('Manca il tuo indirizzo');
  first.unmount();
  expect(localStorage.getItem('login:requestId')).toBeNull();
  await renderShell('/auth?code=used&state=request-1', remoteApps);
  await heading('Ciao, Giulia');
});
