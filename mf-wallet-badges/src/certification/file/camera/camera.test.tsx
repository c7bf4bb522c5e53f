import '../../verification/testing/node-timers.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../../../routes.tsx';
import { BADGE_ID } from '../../verification/testing/host.ts';
import { verifyFilesFrom } from '../testing/fake-file-worker.ts';
import stock from '../testing/stock-badges.json';
import { codeReader } from './qr-reader.ts';

jest.mock('./qr-reader.ts', () => ({ codeReader: jest.fn() }));

const stop = jest.fn();
const getUserMedia = jest.fn<Promise<unknown>, [MediaStreamConstraints]>();
/** What the camera sees; null: no code. */
let seen: string | null = null;
let visibility: DocumentVisibilityState = 'visible';

beforeAll(async () => {
  await import('../VerifyPage.tsx');
  Object.defineProperty(document, 'visibilityState', { get: () => visibility });
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, writable: true });
  HTMLMediaElement.prototype.play = jest.fn(async () => undefined);
});
beforeEach(() => {
  seen = null;
  visibility = 'visible';
  verifyFilesFrom(null);
  stop.mockReset();
  getUserMedia.mockReset();
  getUserMedia.mockResolvedValue({ getTracks: () => [{ stop }, { stop }] });
  jest.mocked(codeReader).mockReset();
  jest.mocked(codeReader).mockResolvedValue(async () => seen);
});
afterEach(resetAuth);

const opener = () => screen.findByRole('button', { name: 'Inquadra un codice QR' });
const reader = () => screen.queryByRole('group', { name: 'Lettore di codici QR' });

async function open() {
  fakeApi({});
  const view = renderRoutes(routes, { at: '/public/verify' });
  await userEvent.click(await opener());
  return view;
}

const looking = () => screen.findByText(/Tieni il codice QR dentro l’immagine/);
const verdict = () => document.querySelector('[data-verdict]');

test('nothing is asked of the camera before the visitor wants it', async () => {
  fakeApi({});
  renderRoutes(routes, { at: '/public/verify' });
  await opener();
  expect(getUserMedia).not.toHaveBeenCalled();
  await userEvent.click(await opener());
  await looking();
  expect(getUserMedia.mock.calls).toEqual([
    [{ video: { facingMode: 'environment' }, audio: false }],
  ]);
  expect(document.activeElement).toBe(reader());
});

test('a credential that is read is verified, and the camera let go', async () => {
  await open();
  await looking();
  expect(stop).not.toHaveBeenCalled();
  seen = JSON.stringify(stock.proof303);
  await waitFor(() => expect(verdict()).toHaveTextContent('Firma valida'));
  expect(reader()).toBeNull();
  expect(stop).toHaveBeenCalledTimes(2);
});

test('an address that is read is asked for as a pasted one, after a yes', async () => {
  await open();
  seen = 'https://badges.example.org/5.json';
  await waitFor(() =>
    expect(verdict()).toHaveTextContent('Possiamo chiedere a badges.example.org?'),
  );
});

test('the address of a badge of ours leads to its page', async () => {
  const { router } = await open();
  seen = `${location.origin}/public/certification/${BADGE_ID}`;
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/public/certification/${BADGE_ID}`),
  );
});

test('a code of something else is said to be none', async () => {
  await open();
  seen = 'WIFI:S:casa;T:WPA;P:segreto;;';
  await waitFor(() => expect(verdict()).toHaveTextContent('Il codice QR non contiene un badge'));
});

test.each([
  ['NotAllowedError', /non ci lascia usare la fotocamera/],
  ['SecurityError', /non ci lascia usare la fotocamera/],
  ['NotFoundError', /non c’è una fotocamera/],
  ['OverconstrainedError', /non c’è una fotocamera/],
  ['NotReadableError', /occupata da un altro programma/],
  ['AbortError', /occupata da un altro programma/],
  ['TypeError', /non sa leggere un codice QR/],
])('%s is said in a sentence, with another way', async (name, sentence) => {
  getUserMedia.mockRejectedValue(new DOMException('', name));
  await open();
  const said = await within(reader()!).findByText(sentence);
  expect(said).toHaveAttribute('role', 'status');
  expect(said).toHaveTextContent(/il file o incolla(re)? l’indirizzo/);
  await userEvent.click(screen.getByRole('button', { name: 'Chiudi il lettore' }));
  expect(await opener()).toHaveFocus();
});

test('a reader that does not load lets the camera go', async () => {
  jest.mocked(codeReader).mockRejectedValue(new Error('lost'));
  await open();
  expect(await screen.findByText(/non sa leggere un codice QR/)).toBeVisible();
  expect(stop).toHaveBeenCalledTimes(2);
});

test('a browser without cameras says so', async () => {
  Object.assign(navigator, { mediaDevices: undefined });
  await open();
  expect(await screen.findByText(/non sa leggere un codice QR/)).toBeVisible();
  Object.assign(navigator, { mediaDevices: { getUserMedia } });
});

test('the camera is let go when the visitor has enough, and the focus stays', async () => {
  await open();
  await looking();
  await userEvent.click(screen.getByRole('button', { name: 'Spegni la fotocamera' }));
  expect(stop).toHaveBeenCalledTimes(2);
  expect(await opener()).toHaveFocus();
});

test('the camera is let go when the page is hidden', async () => {
  await open();
  await looking();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(stop).not.toHaveBeenCalled();
  visibility = 'hidden';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(stop).toHaveBeenCalledTimes(2);
  expect(reader()).toBeNull();
});

test('the camera is let go when the page is left', async () => {
  const { unmount } = await open();
  await looking();
  unmount();
  expect(stop).toHaveBeenCalledTimes(2);
});

test('a camera that comes when nobody waits any more is let go at once', async () => {
  const late = Promise.withResolvers<unknown>();
  getUserMedia.mockReturnValue(late.promise);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Spegni la fotocamera' }));
  await act(async () => late.resolve({ getTracks: () => [{ stop }] }));
  expect(stop).toHaveBeenCalledTimes(1);
  expect(codeReader).not.toHaveBeenCalled();
});
