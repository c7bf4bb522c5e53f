import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, type FakeAnswer } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import { wirePublicBadge } from '../testing-badges.ts';
import { verifyFrom } from './verification/testing/fake-worker.ts';
import { anchoredHost } from './verification/testing/anchored-host.ts';
import {
  BADGE_ID,
  SALT,
  credentialOf,
  facts,
  hostWith,
  paths,
  type FakeHost,
} from './verification/testing/host.ts';
import { keyOf } from './verification/testing/sign.ts';

type PublicAnswer = FakeAnswer<'GET /api/Badges/Public/{id}'>;

const checks = [
  'La chiave è dell’ente',
  'La firma è dell’ente',
  'Il contenuto è quello firmato',
  'L’immagine è quella firmata',
  'L’impronta coincide',
  'È nel registro pubblico',
  'Il registro non è stato riscritto',
  'Nessuna revoca',
  'Non è scaduta',
];

const checkOf = (name: string) => {
  const item = screen.getByText(name).closest('li');
  if (item === null) throw new Error(`${name} is no check`);
  return item;
};

const verdict = () =>
  screen.getByText((_, element) => element?.hasAttribute('data-verdict') === true);

// Compiled before the first test waits for it.
beforeAll(async () => void (await import('./PublicCertificationPage.tsx')));
afterEach(resetAuth);

/** Opens the page of a badge; the answers follow each other, the last one stays. */
function open(host: FakeHost | 'broken', ...answers: (PublicAnswer | Promise<PublicAnswer>)[]) {
  verifyFrom(host);
  const left = [...answers];
  const api = fakeApi({
    'GET /api/Badges/Public/{id}': () => {
      const [next, ...others] = left;
      if (others.length > 0) void left.shift();
      return next ?? { status: 500 };
    },
  });
  return { api, ...renderRoutes(routes, { at: `/public/certification/${BADGE_ID}` }) };
}

const openGenuine = async () => {
  const host = await hostWith();
  return { host, ...open(host, { data: wirePublicBadge(host) }) };
};

/** What the page says beside the proof of any badge. */
const besides = [
  'Competenze',
  'Nella classificazione europea ESCO:',
  'L’ente',
  'Il nome è quello firmato.',
  'Docenti del corso, oggi',
  'Ing. Marta Bellandi',
  'P.i. Stefano Greco',
  'Sono quelli che il catalogo indica adesso. Non fanno parte di ciò che è stato firmato.',
  'Il corso',
  'Credenziale Open Badges 3.0',
  'Puoi ripetere la verifica da solo: la credenziale e la chiave dell’ente bastano, il registro conserva solo l’impronta.',
  'Scarica la credenziale',
  'Scarica l’attestato (PDF)',
  'Scarica l’immagine firmata',
  'Scarica l’SVG firmato',
  'Scarica il JWT',
  'Verifica il file di un badge',
];

test('beside the proof stands nothing but what was signed, and how to have it', async () => {
  await openGenuine();
  await screen.findByText('Certificazione autentica');
  const { issuer, name, credentialSubject } = credentialOf(facts) as {
    issuer: { name: string };
    name: string;
    credentialSubject: { achievement: { tag: string[]; alignment: { targetName: string }[] } };
  };
  const { tag, alignment } = credentialSubject.achievement;
  const signed = [issuer.name, name, ...tag, ...alignment.map(({ targetName }) => targetName)];
  const aside = screen.getByRole('complementary');
  const left = [...signed, ...besides].reduce(
    (text, said) => text.replace(said, ''),
    aside.textContent,
  );
  expect(left).toBe('');
  for (const said of [issuer.name, name, ...alignment.map(({ targetName }) => targetName)]) {
    expect(aside).toHaveTextContent(said);
  }
});

test('the teachers are those of the catalogue today, under a heading that says so, each with a link', async () => {
  const host = await hostWith();
  open(host, { data: wirePublicBadge(host) });
  const heading = await screen.findByRole('heading', { name: 'Docenti del corso, oggi' });
  const block = heading.closest('section');
  expect(block).toHaveTextContent('Non fanno parte di ciò che è stato firmato.');
  expect(block).not.toHaveTextContent('WorkerBadge');
  for (const [name, id] of [
    ['Ing. Marta Bellandi', 3],
    ['P.i. Stefano Greco', 5],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/public/catalogue?professor=${id}`,
    );
  }
});

test('of a course that names no teacher nothing is said of teachers', async () => {
  const host = await hostWith();
  open(host, { data: wirePublicBadge(host, { courseTeachers: [] }) });
  await screen.findByText('Certificazione autentica');
  expect(screen.queryByText(/docenti/iu)).toBeNull();
});

test('[BADGE-06 part] a stranger reads the verdict first, then whose, what and when, then the proof', async () => {
  const { container } = await openGenuine();
  const answer = await screen.findByText('Certificazione autentica');
  const heading = screen.getByRole('heading', { level: 1, name: /Scelta e uso/ });
  expect(answer.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('Marco Bianchi')).toBeVisible();
  expect(screen.getByRole('img', { name: /^Scelta e uso/ })).toBeVisible();
  expect(container).toHaveTextContent('il 01/04/2026 da WorkerBadge, per un corso completato.');
  for (const check of checks) expect(checkOf(check)).toHaveTextContent('Superata');
  expect(screen.getByRole('link', { name: 'Scarica la credenziale' })).toHaveAttribute(
    'href',
    `/api/Badges/Public/${BADGE_ID}/credential`,
  );
  for (const [name, path] of [
    ['Scarica l’attestato (PDF)', 'Attestation?lang=it'],
    ['Scarica l’immagine firmata', 'Baked/png'],
    ['Scarica l’SVG firmato', 'Baked/svg'],
    ['Scarica il JWT', 'Jwt'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/api/Badges/Public/${BADGE_ID}/${path}`,
    );
  }
});

test('skills of ESCO are links that say nothing of who leaves by them; the result stands by areas', async () => {
  const { container } = await openGenuine();
  const [skill] = facts.alignments;
  const link = await screen.findByRole('link', { name: new RegExp(skill?.name ?? '') });
  expect(link).toHaveAttribute('href', skill?.url);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(container).toHaveTextContent('92% dei punti, soglia 70%');
  expect(container).toHaveTextContent('Dispositivi84%');
});

test('an address that is not of ESCO is no link', async () => {
  const host = await hostWith();
  // oxlint-disable-next-line no-script-url -- what a forger would write
  const alignments = [{ name: 'operare al cuore', url: 'javascript:alert(1)' }];
  open(host, { data: wirePublicBadge(host, { alignments }) });
  expect(await screen.findByText('operare al cuore')).toBeVisible();
  expect(screen.queryByRole('link', { name: /operare al cuore/ })).toBeNull();
});

test('[BADGE-06 part] the public page is kept out of search engines (E121)', async () => {
  const { unmount } = await openGenuine();
  await screen.findByText('Certificazione autentica');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  unmount();
  expect(document.querySelector('meta[name=robots]')).toBeNull();
});

test('all that repeats the verification stands on the page: salt, key and issuer with their document', async () => {
  const { container } = await openGenuine();
  const link = await screen.findByRole('link', { name: 'Apri il documento con le chiavi' });
  expect(link).toHaveAttribute('href', '/api/Badges/Issuer');
  expect(container).toHaveTextContent('https://badges.example/api/Badges/Issuer');
  expect(screen.getByText(keyOf('issuer').multibase)).toBeVisible();
  expect(screen.getByText(SALT)).toBeVisible();
});

test('what the server says of itself is no verdict: a forged row is refused, and named', async () => {
  const host = await hostWith();
  open(host, { data: wirePublicBadge(host, { holderName: 'Mario Rossi', levelId: 2 }) });
  expect(await screen.findByText('Certificazione non autentica')).toBeVisible();
  expect(checkOf('Il contenuto è quello firmato')).toHaveTextContent(
    /Non superata.*Non coincidono con la credenziale: livello e nome\./,
  );
  expect(screen.getAllByText(/Non superata/)).toHaveLength(1);
});

test('a row that the server itself calls unverifiable is authentic when every check passes', async () => {
  const host = await hostWith();
  open(host, { data: wirePublicBadge(host, { verdict: 'notVerifiable' }) });
  expect(await screen.findByText('Certificazione autentica')).toBeVisible();
});

test('a check that cannot be made says so, and there is no verdict without it', async () => {
  const host = await hostWith();
  host.answers[paths.revocations] = { status: 503, body: '' };
  open(host, { data: wirePublicBadge(host) });
  expect(await screen.findByText('Non verificabile adesso')).toBeVisible();
  expect(checkOf('Nessuna revoca')).toHaveTextContent(
    /Non si può verificare.*Il server non risponde/,
  );
});

test('the log says where it has the badge, how many witnesses confirm it, and what this browser knows', async () => {
  await openGenuine();
  await screen.findByText('Certificazione autentica');
  const log = checkOf('È nel registro pubblico');
  expect(log).toHaveTextContent(
    'La credenziale è la voce 5 delle 8 del registro badges.example/api/log, che la chiave del registro firma.',
  );
  expect(log).toHaveTextContent('Testimoni esterni che lo confermano: 1 di 2.');
  const past = () => checkOf('Il registro non è stato riscritto');
  expect(past()).toHaveTextContent('Questo browser vede il registro per la prima volta.');
  await userEvent.click(screen.getByRole('button', { name: 'Verifica di nuovo' }));
  await screen.findByText('Certificazione autentica');
  expect(past()).toHaveTextContent(/Contiene ancora, senza modifiche, le 8 voci/);
});

test('a log that names no witness, in a browser that remembers nothing, says both', async () => {
  const host = await hostWith();
  host.log.witnesses = [];
  host.memory.canRemember = false;
  open(host, { data: wirePublicBadge(host) });
  await screen.findByText('Certificazione autentica');
  expect(screen.getByText(/Nessun testimone esterno lo conferma ancora/)).toBeVisible();
  expect(screen.getByText(/Questo browser non può ricordare il registro/)).toBeVisible();
});

test('a log that was rewritten is said first, whatever else is wrong', async () => {
  const { host } = await openGenuine();
  await screen.findByText('Certificazione autentica');
  host.log.after = ['x', 'y'];
  host.answers[paths.picture] = { status: 200, body: '<svg/>' };
  await userEvent.click(screen.getByRole('button', { name: 'Verifica di nuovo' }));
  expect(await screen.findByText('Registro pubblico riscritto')).toBeVisible();
  expect(checkOf('Il registro non è stato riscritto')).toHaveTextContent(
    /Non superata.*con lo stesso numero di voci: ne esistono due/,
  );
  expect(checkOf('L’immagine è quella firmata')).toHaveTextContent('Non superata');
  expect(screen.queryByText('Certificazione autentica')).toBeNull();
});

test('a log that does not answer is not silent: it cannot be checked', async () => {
  const host = await hostWith();
  host.answers[paths.inclusion] = { status: 503, body: '' };
  open(host, { data: wirePublicBadge(host) });
  expect(await screen.findByText('Non verificabile adesso')).toBeVisible();
  expect(checkOf('È nel registro pubblico')).toHaveTextContent(
    /Non si può verificare.*Il server non risponde/,
  );
  expect(checkOf('Il registro non è stato riscritto')).toHaveTextContent('Non si può verificare');
});

test('not yet on the ledger: it cannot be checked', async () => {
  const host = await hostWith();
  host.badge.shown.proof.transactionId = null;
  open(host, { data: wirePublicBadge(host) });
  expect(await screen.findByText('Non verificabile adesso')).toBeVisible();
  expect(screen.getByText(/Nel registro non c’è ancora/)).toBeVisible();
});

test.each([
  ['without an end', {}, 'Questo badge non ha una scadenza.'],
  ['with one', { validUntil: '2126-06-01T10:00:00Z' }, 'Questo badge scade il 01/06/2126.'],
])('a revoked badge %s says so, with the day', async (_what, more, end) => {
  const host = await hostWith({ more });
  const revoked = { id: `https://badges.example${paths.credential}`, revoked: true };
  host.answers[paths.revocations] = {
    status: 200,
    body: JSON.stringify({
      id: `https://badges.example${paths.revocations}`,
      revokedCredential: [revoked],
    }),
  };
  open(host, { data: wirePublicBadge(host, { revokedAt: '2026-06-01T10:00:00.000Z' }) });
  expect(await screen.findByText('Certificazione revocata')).toBeVisible();
  expect(screen.getByText('Revocata il 01/06/2026.')).toBeVisible();
  // It has not ended by itself, and nothing beside says that it holds.
  expect(screen.getByText(end)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/valid[ao]/iu);
});

test('an expired badge says so, with the day', async () => {
  const host = await hostWith({ more: { validUntil: '2026-06-01T10:00:00Z' } });
  open(host, { data: wirePublicBadge(host) });
  expect(await screen.findByText('Certificazione scaduta')).toBeVisible();
  expect(screen.getByText('È scaduta il 01/06/2026.')).toBeVisible();
});

test('a browser that starts no verifier says that nothing was checked', async () => {
  const host = await hostWith();
  open('broken', { data: wirePublicBadge(host) });
  expect(await screen.findByText('Non verificabile adesso')).toBeVisible();
  for (const check of checks) expect(checkOf(check)).toHaveTextContent('Non si può verificare');
});

test('while the check runs there is no verdict, also when it is repeated', async () => {
  const host = await hostWith();
  const second = Promise.withResolvers<PublicAnswer>();
  const { api } = open(host, { data: wirePublicBadge(host) }, second.promise);
  await screen.findByText('Certificazione autentica');
  const again = screen.getByRole('button', { name: 'Verifica di nuovo' });
  await userEvent.dblClick(again);
  expect(again).toHaveFocus();
  expect(api.callsTo('GET /api/Badges/Public/{id}')).toHaveLength(2);
  expect(verdict()).toHaveTextContent('Verifica in corso');
  expect(screen.getByText('Il tuo browser sta verificando…')).toBeVisible();
  expect(screen.queryByText('Certificazione autentica')).toBeNull();
  expect(screen.queryByText(/Verificata adesso/)).toBeNull();
  second.resolve({ data: wirePublicBadge(host) });
  expect(await screen.findByText('Certificazione autentica')).toBeVisible();
});

test('what was found cannot be seen while the checks run again, and keeps its room', async () => {
  const host = await anchoredHost();
  const second = Promise.withResolvers<PublicAnswer>();
  open(host, { data: wirePublicBadge(host) }, second.promise);
  await screen.findByText('Certificazione autentica');
  const found = screen.getByText(/La credenziale è la voce/);
  expect(found).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Verifica di nuovo' }));
  expect(found).toBeInTheDocument();
  expect(found).not.toBeVisible();
  expect(screen.getByText(keyOf('issuer').multibase)).not.toBeVisible();
  for (const check of [...checks, 'È ancorato all’esterno']) {
    expect(within(checkOf(check)).getByText(/Il tuo browser sta controllando/)).toBeVisible();
  }
  second.resolve({ data: wirePublicBadge(host) });
  await screen.findByText('Certificazione autentica');
  expect(found).toBeVisible();
  for (const running of screen.getAllByText(/Il tuo browser sta controllando/)) {
    expect(running).not.toBeVisible();
  }
});

test('the anchors of the log stand with their instant, by whom, and what a reader checks them with', async () => {
  const host = await anchoredHost();
  open(host, { data: wirePublicBadge(host) });
  await screen.findByText('Certificazione autentica');
  const row = checkOf('È ancorato all’esterno');
  expect(row).toHaveTextContent(
    /Superata.*23\/11\/2026.*presso tsa\.example.*qui non si controlla/,
  );
  expect(row).toHaveTextContent(/nella transazione TX.*non interroga la rete/);
  for (const [name, href] of [
    ['marca temporale', '/api/log/anchors/7/token'],
    ['stato del registro', '/api/log/anchors/7/checkpoint'],
    ['Apri la transazione', 'https://explorer.example/transaction/TX'],
  ] as const) {
    expect(within(row).getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('a badge that no anchor covers has no row for it', async () => {
  await openGenuine();
  await screen.findByText('Certificazione autentica');
  expect(screen.queryByText('È ancorato all’esterno')).toBeNull();
});

test.each([
  ['the server fails', { status: 500 }, 'Non verificabile adesso'],
  [
    'it is gone',
    { status: 404, code: 'BADGE_NOT_FOUND' },
    'Questa certificazione non esiste o non è pubblica',
  ],
] as const)(
  'a repetition does not keep the verdict of before: %s',
  async (_name, answer, words) => {
    const host = await hostWith();
    open(host, { data: wirePublicBadge(host) }, answer);
    await screen.findByText('Certificazione autentica');
    await userEvent.click(screen.getByRole('button', { name: 'Verifica di nuovo' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText('Certificazione autentica')).toBeNull();
    expect(screen.queryByText(/Verificata adesso/)).toBeNull();
  },
);

test('a repetition looks again at every document', async () => {
  const { host, api } = await openGenuine();
  await screen.findByText('Certificazione autentica');
  host.answers[paths.credential] = { status: 500, body: '' };
  await userEvent.click(screen.getByRole('button', { name: 'Verifica di nuovo' }));
  expect(await screen.findByText('Non verificabile adesso')).toBeVisible();
  expect(screen.getByText(/Ultimo tentativo/)).toBeVisible();
  expect(api.callsTo('GET /api/Badges/Public/{id}')).toHaveLength(2);
});

test('the picture that is shown is the signed one', async () => {
  const host = await hostWith();
  // Another motif than the one that was signed: the page would draw it from the row.
  const { container } = open(host, { data: wirePublicBadge(host, { categoryKey: 'lingue' }) });
  await screen.findByText('Certificazione autentica');
  const picture = await waitFor(() =>
    within(container).getByRole('img', { name: /^Scelta e uso/ }),
  );
  const signed = String(host.answers[paths.picture]?.body);
  expect(picture).toHaveAttribute('src', `data:image/svg+xml,${encodeURIComponent(signed)}`);
});

test('an id in capitals is the same badge', async () => {
  const host = await hostWith();
  verifyFrom(host);
  fakeApi({ 'GET /api/Badges/Public/{id}': () => ({ data: wirePublicBadge(host) }) });
  renderRoutes(routes, { at: `/public/certification/${BADGE_ID.toUpperCase()}` });
  expect(await screen.findByText('Certificazione autentica')).toBeVisible();
});

test('an unknown or hidden certification has its own page', async () => {
  open('broken', { status: 404, code: 'BADGE_NOT_FOUND' });
  expect(
    await screen.findByText('Questa certificazione non esiste o non è pubblica'),
  ).toBeVisible();
});
