import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentSession } from 'shared-auth';
import { fakeApi, publicConfig, resetAuth, signInAs, type FakeAnswer } from 'shared-auth/testing';
import { toast } from 'shared-ui';
import { remoteApps } from '../testing/remotes.tsx';
import { renderShell } from '../testing/render-shell.tsx';

beforeEach(() => {
  resetAuth();
  sessionStorage.clear();
  act(() => toast.clear());
});

async function open(deletion: FakeAnswer<'DELETE /api/Account/DeleteAccount'> = { data: true }) {
  signInAs('Discente');
  const fake = fakeApi({
    'GET /api/config': () => ({ data: publicConfig({ supportEmail: 'aiuto@example.it' }) }),
    'GET /api/Users/NotificationPreferences': () => ({ data: [] }),
    'GET /api/Account/Sessions': () => ({ data: [] }),
    'GET /api/Account/DataExport': () => ({ data: null }),
    'DELETE /api/Account/DeleteAccount': () => deletion,
    'POST /api/Login/Logout': () => ({ data: true }),
  });
  const shell = await renderShell('/settings#assistenza', remoteApps);
  await screen.findByRole('heading', { name: 'Assistenza' });
  return { fake, ...shell };
}

async function openDialog(deletion?: FakeAnswer<'DELETE /api/Account/DeleteAccount'>) {
  const opened = await open(deletion);
  await userEvent.click(screen.getByRole('button', { name: /Cancella account/ }));
  return { ...opened, dialog: within(await screen.findByRole('alertdialog')) };
}

test('[LOGIN-31] the topics of support: teacher, support, friend, delete account', async () => {
  await open();
  const section = document.querySelector('#assistenza') as HTMLElement;
  const rows = within(section).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual([
    'Chiedi a un docente',
    'Scrivi all’assistenza',
    'Invita un amico',
    'Cancella account',
  ]);
  const mail = screen.getByRole('link', { name: /^Scrivi all’assistenza/ });
  await waitFor(() => expect(mail).toHaveTextContent('aiuto@example.it'));
  expect(mail).toHaveAttribute('href', 'mailto:aiuto@example.it');
});

test('[LOGIN-31 part] inviting a friend copies the link where the system has no sheet for it', async () => {
  const user = userEvent.setup();
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await open();
  await user.click(screen.getByRole('button', { name: /Invita un amico/ }));
  expect(await screen.findByText('Collegamento copiato')).toBeVisible();
  expect(copy).toHaveBeenCalledWith(expect.stringMatching(/\/public\/catalogue$/));
});

test('[LOGIN-32] [LOGIN-33] the row opens the quoted dialog', async () => {
  const { dialog } = await openDialog();
  expect(dialog.getByRole('heading', { name: 'Attenzione!' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Annulla' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Confermo' })).toBeVisible();
  const { textContent } = screen.getByRole('alertdialog');
  expect(textContent).toMatch(/Sei sicuro/);
  expect(textContent).toMatch(
    /non potrai più accedere ai contenuti acquistati e ai servizi della piattaforma/,
  );
});

test('[LOGIN-34 part] cancelling makes no call', async () => {
  const { fake, dialog } = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Annulla' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(fake.callsTo('DELETE /api/Account/DeleteAccount')).toHaveLength(0);
});

test('[LOGIN-35] a warning stays in the dialog, and nothing else happens', async () => {
  const { path, dialog } = await openDialog({ warning: 'x', info: 'C’è un pagamento in corso' });
  await userEvent.click(dialog.getByRole('button', { name: 'Confermo' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('C’è un pagamento in corso');
  expect(path()).toBe('/settings');
  expect(currentSession().status).toBe('authenticated');
});

test('[LOGIN-34 part] [LOGIN-36] [LOGIN-37] [API-46] confirming deletes, goes to /signoutWB with the name, and logs out', async () => {
  const { fake, path, dialog } = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Confermo' }));
  expect(
    await screen.findByRole('heading', { name: 'Giulia, il tuo account è stato cancellato.' }),
  ).toBeVisible();
  expect(screen.getByText(/Non puoi più accedere ai contenuti acquistati/)).toBeVisible();
  const [call] = fake.callsTo('DELETE /api/Account/DeleteAccount');
  expect(call?.body).toBeUndefined();
  expect(path()).toBe('/signoutWB');
  expect(currentSession().status).toBe('anonymous');
});

test('[LOGIN-37 part] /signoutWB works cold, without the name', async () => {
  fakeApi({});
  await renderShell('/signoutWB', remoteApps);
  expect(
    await screen.findByRole('heading', { name: 'Il tuo account è stato cancellato.' }),
  ).toBeVisible();
});
