import '../verification/testing/node-timers.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { anchorLogOf } from '../verification/testing/anchored-host.ts';
import { BADGE_ID, hostWith, paths } from '../verification/testing/host.ts';
import { routes } from '../../routes.tsx';
import stock from './testing/stock-badges.json';
import { verifyFilesFrom } from './testing/fake-file-worker.ts';

beforeAll(async () => void (await import('./VerifyPage.tsx')));
const network = jest.spyOn(globalThis, 'fetch');
beforeEach(() => {
  verifyFilesFrom(null);
  network.mockReset();
  network.mockImplementation(() => Promise.reject(new TypeError('no network')));
});
afterEach(resetAuth);

async function open() {
  const api = fakeApi({});
  const view = renderRoutes(routes, { at: '/public/verify' });
  await screen.findByRole('heading', { level: 1, name: 'Verifica un badge' });
  return { api, ...view };
}

const fileOf = (text: string, name = 'badge.json') => new File([text], name);
const choose = (text: string) =>
  userEvent.upload(screen.getByLabelText('File del badge'), fileOf(text));

const checkOf = (name: string) => {
  const item = screen.getByText(name).closest('li');
  if (item === null) throw new Error(`${name} is no check`);
  return item;
};

test('a visitor chooses a file and reads the verdict, what the badge says and each check', async () => {
  const { container } = await open();
  expect(screen.getByText(/Il file resta sul tuo dispositivo/)).toBeVisible();
  await choose(JSON.stringify(stock.proof303));
  const verdict = await screen.findByText('Firma valida');
  expect(screen.getByRole('status')).toContainElement(verdict);
  expect(screen.getByText(/Di chi sia la chiave, il badge da solo non lo prova/)).toBeVisible();
  for (const said of ['Carrellista, corso di base', 'Omar Vitali', 'Adria Formazione']) {
    expect(container).toHaveTextContent(said);
  }
  for (const name of ['È un Open Badge intero', 'La firma è dell’ente', 'Non è scaduta']) {
    expect(checkOf(name)).toHaveTextContent('Superata');
  }
  // What was not there to be checked is not called passed.
  expect(checkOf('Nessuna revoca')).toHaveTextContent(
    'Non c’è da controllare: Il badge non nomina una lista delle revoche.',
  );
  expect(screen.queryByText('Badge autentico')).toBeNull();
});

test('a dropped file is verified as a chosen one', async () => {
  await open();
  const zone = screen.getByText(/Scegli un file/);
  fireEvent.drop(zone, {
    dataTransfer: { files: [fileOf(JSON.stringify(stock.proof303).replace('Omar', 'Ugo'))] },
  });
  expect(await screen.findByText('Badge non valido')).toBeVisible();
  expect(checkOf('La firma è dell’ente')).toHaveTextContent(
    'Non superata: Il contenuto non è quello che l’ente ha firmato.',
  );
});

test('pasted text is verified; who would have to be asked is named', async () => {
  await open();
  const field = screen.getByLabelText(/Oppure incolla/);
  await userEvent.click(field);
  await userEvent.paste(stock.tokenDidWeb);
  await userEvent.click(screen.getByRole('button', { name: 'Verifica' }));
  expect(
    await within(screen.getByRole('status')).findByText('Non si può verificare'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Chiedi a adria-formazione.example' })).toBeVisible();
  expect(network).not.toHaveBeenCalled();
});

test('a badge of ours is authentic, shows its signed picture and leads to its page', async () => {
  const host = await hostWith({ form: { issuer: 'did', status: 'bitstring' } });
  verifyFilesFrom(host);
  await open();
  await choose(String(host.answers[paths.credential]?.body));
  expect(await screen.findByText('Badge autentico')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Immagine firmata del badge' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apri la certificazione' })).toHaveAttribute(
    'href',
    `/public/certification/${BADGE_ID}`,
  );
});

test('who outside anchored the log that has our badge stands among the checks of the file', async () => {
  const host = await anchorLogOf(await hostWith({ form: { issuer: 'did', status: 'bitstring' } }));
  verifyFilesFrom(host);
  await open();
  await choose(String(host.answers[paths.credential]?.body));
  await screen.findByText('Badge autentico');
  const row = checkOf('È ancorato all’esterno');
  expect(row).toHaveTextContent(/Superata.*23\/11\/2026.*presso tsa\.example/);
  expect(row).toHaveTextContent(/nella transazione TX/);
  expect(within(row).getByRole('link', { name: 'marca temporale' })).toHaveAttribute(
    'href',
    '/api/log/anchors/7/token',
  );
  verifyFilesFrom(await hostWith({ form: { issuer: 'did', status: 'bitstring' } }));
  await choose(String(host.answers[paths.credential]?.body));
  await waitFor(() => expect(screen.queryByText('È ancorato all’esterno')).toBeNull());
  expect(await screen.findByText('Badge autentico')).toBeVisible();
});

test('a later file leaves nothing of the earlier one', async () => {
  await open();
  await choose(JSON.stringify(stock.proof303));
  await screen.findByText('Firma valida');
  await choose('niente');
  expect(await screen.findByText('Nessun badge da verificare')).toBeVisible();
  expect(screen.queryByText('Firma valida')).toBeNull();
  expect(screen.queryByText('Omar Vitali')).toBeNull();
});

test('where the verifier does not run there is no verdict', async () => {
  verifyFilesFrom('broken');
  await open();
  await choose(JSON.stringify(stock.proof303));
  expect(await screen.findByText('Questo browser non ha avviato il controllo.')).toBeVisible();
});

test('a file that is too large is not read', async () => {
  await open();
  const file = fileOf('x');
  Object.defineProperty(file, 'size', { value: 4_000_001 });
  const read = jest.spyOn(file, 'arrayBuffer');
  await userEvent.upload(screen.getByLabelText('File del badge'), file);
  expect(await screen.findByText(/Il file supera 4 MB/)).toBeVisible();
  expect(read).not.toHaveBeenCalled();
});
