import '../verification/testing/node-timers.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../../routes.tsx';
import { BADGE_ID } from '../verification/testing/host.ts';
import type { HostAnswer } from './document/foreign-answers.ts';
import { verifyFilesFrom } from './testing/fake-file-worker.ts';
import {
  answersFrom,
  ASSERTION,
  CLASS,
  DID_DOCUMENT,
  hostedAnswers,
  INDEX,
  issuerDocument,
  LIST,
  PROFILE,
  signedBadge,
  signedList,
  statusEntry,
  statusList,
} from './testing/foreign-host.ts';
import { askHost } from './ask-host.ts';

jest.mock('./ask-host.ts', () => ({ askHost: jest.fn() }));
const asked = jest.mocked(askHost);

const BADGE = 'https://badges.example.org/5.json';
const ADRIA = 'adria-formazione.example';
const silent: HostAnswer = { state: 'unread', reason: 'hostSilent' };

/** Hosts answer with these documents, and nothing at any other address. */
function answer(documents: Parameters<typeof answersFrom>[0]): void {
  const answers = answersFrom(documents);
  asked.mockImplementation(async (address) => answers.get(address) ?? silent);
}

const addresses = () => asked.mock.calls.map(([address]) => address);

beforeAll(async () => void (await import('./VerifyPage.tsx')));
beforeEach(() => {
  verifyFilesFrom(null);
  asked.mockReset();
  asked.mockResolvedValue(silent);
});
afterEach(resetAuth);

async function open() {
  fakeApi({});
  const view = renderRoutes(routes, { at: '/public/verify' });
  await screen.findByRole('heading', { level: 1, name: 'Verifica un badge' });
  return view;
}

async function give(text: string) {
  // At once: the heading of a page that has just been opened may take the focus while one types.
  fireEvent.change(screen.getByLabelText(/Oppure incolla/), { target: { value: text } });
  await userEvent.click(screen.getByRole('button', { name: 'Verifica' }));
}

const ask = (host: string) => screen.findByRole('button', { name: `Chiedi a ${host}` });
const agree = async (host: string) => userEvent.click(await ask(host));
const said = (text: string | RegExp) => within(screen.getByRole('status')).findByText(text);

const checkOf = (name: string) => {
  const item = screen.getByText(name).closest('li');
  if (item === null) throw new Error(`${name} is no check`);
  return item;
};

async function documents(revoked: number[] = []) {
  return {
    [BADGE]: await signedBadge({ credentialStatus: statusEntry() }),
    [DID_DOCUMENT]: issuerDocument(),
    [LIST]: await signedList(statusList({}, revoked)),
  };
}

test('nobody is asked before the visitor agrees, host by host, and each answer is used', async () => {
  answer(await documents());
  await open();
  await give(`  ${BADGE}#x `);
  expect(await said('Possiamo chiedere a badges.example.org?')).toBeVisible();
  expect(screen.getByText(/vede l’indirizzo di rete di questo dispositivo/)).toBeVisible();
  expect(addresses()).toEqual([]);

  await agree('badges.example.org');
  expect(await said('Non si può verificare')).toBeVisible();
  expect(addresses()).toEqual([BADGE]);
  expect(screen.getByText('Omar Vitali')).toBeVisible();

  await agree(ADRIA);
  await waitFor(() => expect(checkOf('La firma è dell’ente')).toHaveTextContent('Superata'));
  expect(addresses()).toEqual([BADGE, DID_DOCUMENT]);
  expect(screen.queryByRole('button', { name: `Chiedi a ${ADRIA}` })).toBeNull();
  expect(await said('Non si può verificare')).toBeVisible();
  expect(checkOf('Nessuna revoca')).toHaveTextContent('non l’abbiamo chiesta');

  await agree('status.adria.example');
  expect(await said('Confermato dall’ente')).toBeVisible();
  expect(await said(/Lo conferma adria-formazione\.example/)).toBeVisible();
  expect(addresses()).toEqual([BADGE, DID_DOCUMENT, LIST]);
  expect(screen.queryByRole('button', { name: /^Chiedi a/ })).toBeNull();
});

test('a badge that its list has revoked is revoked', async () => {
  answer(await documents([INDEX]));
  await open();
  await give(JSON.stringify(await signedBadge({ credentialStatus: statusEntry() })));
  await agree(ADRIA);
  await agree('status.adria.example');
  expect(await said('Badge revocato')).toBeVisible();
});

test('a host to which the visitor agreed is asked for all that it has of the badge', async () => {
  answer(hostedAnswers);
  await open();
  await give(ASSERTION);
  await agree(ADRIA);
  expect(await said('Confermato dall’ente')).toBeVisible();
  // Each once, and in the order in which one leads to the next.
  expect(addresses()).toEqual([ASSERTION, CLASS, PROFILE]);
  expect(checkOf('La firma è dell’ente')).toHaveTextContent(
    'Il server dell’ente ha lo stesso badge',
  );
});

test('agreement is for one badge', async () => {
  answer(hostedAnswers);
  await open();
  await give(ASSERTION);
  await agree(ADRIA);
  await said('Confermato dall’ente');
  asked.mockClear();
  await give(ASSERTION);
  expect(await said(`Possiamo chiedere a ${ADRIA}?`)).toBeVisible();
  expect(screen.queryByText('Carrellista, corso di base')).toBeNull();
  expect(addresses()).toEqual([]);
  // Nor by a file whose proof is at the host of the one before.
  await userEvent.upload(
    screen.getByLabelText('File del badge'),
    new File([JSON.stringify(await signedBadge())], 'badge.json'),
  );
  expect(await said('Non si può verificare')).toBeVisible();
  expect(await ask(ADRIA)).toBeVisible();
  expect(addresses()).toEqual([]);
});

test('a badge that leads on and on is left', async () => {
  const host = `https://${ADRIA}`;
  const credentialStatus = Array.from({ length: 40 }, (_, index) => ({
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: '1',
    statusListCredential: `${host}/lists/${index}`,
  }));
  await open();
  await give(JSON.stringify(await signedBadge({ credentialStatus })));
  await agree(ADRIA);
  await waitFor(() => expect(checkOf('Nessuna revoca')).toHaveTextContent(/non risponde/));
  expect(addresses()).toHaveLength(12);
  // Nor is it offered to ask for more.
  expect(screen.queryByRole('button', { name: /^Chiedi a/ })).toBeNull();
});

test('an answer that comes when another badge was given is not shown', async () => {
  const late = Promise.withResolvers<HostAnswer>();
  asked.mockReturnValue(late.promise);
  await open();
  await give(BADGE);
  await agree('badges.example.org');
  expect(await said('Verifica in corso')).toBeVisible();
  await userEvent.upload(screen.getByLabelText('File del badge'), new File(['niente'], 'a.json'));
  expect(await said('Nessun badge da verificare')).toBeVisible();
  const bytes = new TextEncoder().encode(JSON.stringify(await signedBadge()));
  await act(async () => late.resolve({ state: 'read', bytes }));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.getByText('Nessun badge da verificare')).toBeVisible();
  expect(screen.queryByText('Omar Vitali')).toBeNull();
});

test('while a host is asked the other one waits, and who came by keyboard is not lost', async () => {
  const late = Promise.withResolvers<HostAnswer>();
  asked.mockReturnValue(late.promise);
  await open();
  await give(JSON.stringify(await signedBadge({ credentialStatus: statusEntry() })));
  const button = await ask(ADRIA);
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
  expect(await ask('status.adria.example')).toBeDisabled();
  expect(await ask(ADRIA)).toHaveAttribute('aria-busy', 'true');
  const [answered] = answersFrom({ [DID_DOCUMENT]: issuerDocument() }).values();
  await act(async () => late.resolve(answered!));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: `Chiedi a ${ADRIA}` })).toBeNull(),
  );
  expect(document.activeElement).toContainElement(screen.getByRole('status'));
  expect(await ask('status.adria.example')).toBeEnabled();
});

test.each([
  ['hostSilent', /non risponde, o non lascia leggere/],
  ['hostMissing', /non ha più nulla/],
  ['hostRedirects', /rimanda a un altro indirizzo/],
  ['hostTooLarge', /supera 4 MB/],
] as const)('an address without an answer has no verdict: %s', async (reason, sentence) => {
  asked.mockResolvedValue({ state: 'unread', reason });
  await open();
  await give(BADGE);
  await agree('badges.example.org');
  expect(await said('Nessun badge da verificare')).toBeVisible();
  expect(await said(sentence)).toBeVisible();
});

test('a host that says nothing of a check leaves it open, and says why', async () => {
  await open();
  await give(JSON.stringify(await signedBadge()));
  await agree(ADRIA);
  await waitFor(() =>
    expect(checkOf('La chiave è dell’ente')).toHaveTextContent(
      /non risponde, o non lascia leggere/,
    ),
  );
  expect(await said('Non si può verificare')).toBeVisible();
});

test('a page is told from a badge', async () => {
  answer({ [BADGE]: '<!DOCTYPE html><html lang="it"><title>Badge</title></html>' });
  await open();
  await give(BADGE);
  await agree('badges.example.org');
  expect(await said(/È una pagina web, non un badge/)).toBeVisible();
});

test.each([
  ['http://badges.example.org/5.json', /non comincia con https/],
  ['https://192.168.1.1/5.json', /dentro una rete privata/],
  [`${location.origin}/cart`, /di una certificazione/],
])('the address %s is not asked, and why', async (address, sentence) => {
  await open();
  await give(address);
  expect(await said(sentence)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Chiedi a/ })).toBeNull();
  expect(addresses()).toEqual([]);
});

test('the address of a badge of ours leads to its page', async () => {
  const { router } = await open();
  await give(`${location.origin}/public/certification/${BADGE_ID}`);
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/public/certification/${BADGE_ID}`),
  );
});
