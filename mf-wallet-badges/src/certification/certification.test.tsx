import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import { wireBadge } from '../testing-badges.ts';

const id = '4fe0ac52-1111-4000-8000-000000000000';

// Compiled before the first test waits for it.
beforeAll(async () => void (await import('./CertificationPage.tsx')));
afterEach(resetAuth);

test('[BADGE-06 part] the holder sees the badge card: the badge itself, whose it is, from when and by whom, and the way to the public one', async () => {
  signInAs('Discente');
  const api = fakeApi({ 'GET /api/Badges/GetBadgeDetail': () => ({ data: wireBadge(id) }) });
  const { container } = renderRoutes(routes, { at: `/certification/${id}` });
  expect(await screen.findByRole('img', { name: /^Scelta e uso dei dispositivi/ })).toBeVisible();
  expect(api.callsTo('GET /api/Badges/GetBadgeDetail')[0]?.query).toEqual({ id });
  expect(
    screen.getByRole('heading', { level: 1, name: 'Scelta e uso dei dispositivi di protezione' }),
  ).toBeVisible();
  // 31 March, 22:30 UTC is April in Italy.
  expect(container).toHaveTextContent(/Marco Bianchi.*01\/04\/2026.*WorkerBadge/);
  expect(container).toHaveTextContent('WB-ABCDEF');
  expect(screen.getByRole('link', { name: /pagina pubblica/ })).toHaveAttribute(
    'href',
    `/public/certification/${id}`,
  );
});

test('[BADGE-06 part] of somebody else’s public badge the card alone is shown, and where it is verified (E146)', async () => {
  signInAs('RedattoreCorsiA');
  fakeApi({ 'GET /api/Badges/GetBadgeDetail': () => ({ data: wireBadge(id, { isOwn: false }) }) });
  renderRoutes(routes, { at: `/certification/${id}` });
  expect(await screen.findByRole('img', { name: /^Scelta e uso dei dispositivi/ })).toBeVisible();
  expect(screen.getByText(/^È la certificazione di un’altra persona/)).toBeVisible();
  expect(screen.getByRole('link', { name: /pagina pubblica/ })).toHaveAttribute(
    'href',
    `/public/certification/${id}`,
  );
  expect(screen.getByRole('button', { name: 'Copia il link' })).toBeVisible();
  // What only its holder does with it.
  expect(screen.queryByRole('switch')).toBeNull();
  for (const name of ['Aggiungi a LinkedIn', ...files.map(([file]) => file)]) {
    expect(screen.queryByRole('link', { name })).toBeNull();
  }
  expect(screen.queryByRole('heading', { name: 'Nel tuo wallet' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Curriculum' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('a hidden certification of somebody else leads back to the curriculum', async () => {
  signInAs('Discente');
  fakeApi({ 'GET /api/Badges/GetBadgeDetail': () => ({ status: 404, code: 'BADGE_NOT_FOUND' }) });
  renderRoutes(routes, { at: `/certification/${id}` });
  expect(await screen.findByRole('link', { name: 'Vai al curriculum' })).toHaveAttribute(
    'href',
    '/curriculum',
  );
});

test('[BADGE-07] the share link of the badge card copies the public address', async () => {
  signInAs('Discente');
  fakeApi({ 'GET /api/Badges/GetBadgeDetail': () => ({ data: wireBadge(id) }) });
  const user = userEvent.setup();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  renderRoutes(routes, { at: `/certification/${id}` });
  await user.click(await screen.findByRole('button', { name: 'Copia il link' }));
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/public/certification/${id}`);
  expect(await screen.findByText('Link copiato')).toBeVisible();
});

test('[BADGE-06 part] the holder hides the public page, and cannot share it then (E121)', async () => {
  signInAs('Discente');
  const api = fakeApi({
    'GET /api/Badges/GetBadgeDetail': () => ({ data: wireBadge(id) }),
    'PUT /api/Badges/Visibility': () => ({ data: false }),
  });
  renderRoutes(routes, { at: `/certification/${id}` });
  await userEvent.click(await screen.findByRole('switch', { name: /Pagina pubblica visibile/ }));
  expect(await screen.findByText('La pagina pubblica è nascosta')).toBeVisible();
  expect(api.callsTo('PUT /api/Badges/Visibility')[0]?.query).toEqual({ id, isPublic: false });
  expect(screen.getByRole('button', { name: /Copia il link/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('the holder adds the badge to LinkedIn: its form, with name, issuer, month in Italy, address and code', async () => {
  signInAs('Discente');
  fakeApi({ 'GET /api/Badges/GetBadgeDetail': () => ({ data: wireBadge(id) }) });
  renderRoutes(routes, { at: `/certification/${id}` });
  const link = await screen.findByRole('link', { name: 'Aggiungi a LinkedIn' });
  const url = new URL(link.getAttribute('href') ?? '');
  expect(url.origin + url.pathname).toBe('https://www.linkedin.com/profile/add');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Scelta e uso dei dispositivi di protezione',
    organizationName: 'WorkerBadge',
    // 31 March, 22:30 UTC is April in Italy.
    issueYear: '2026',
    issueMonth: '4',
    certUrl: `${window.location.origin}/public/certification/${id}`,
    certId: 'WB-ABCDEF',
  });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

const files = [
  ['Scarica l’immagine firmata', 'Baked/png', 'png'],
  ['Scarica l’SVG firmato', 'Baked/svg', 'svg'],
  ['Scarica il JWT', 'Jwt', 'jwt'],
] as const;

test('the holder takes the badge along as PNG, SVG and JWT', async () => {
  signInAs('Discente');
  fakeApi({ 'GET /api/Badges/GetBadgeDetail': () => ({ data: wireBadge(id) }) });
  renderRoutes(routes, { at: `/certification/${id}` });
  for (const [name, path, extension] of files) {
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', `/api/Badges/Public/${id}/${path}`);
    expect(link).toHaveAttribute('download', `WB-ABCDEF.${extension}`);
  }
});

test('a hidden badge is neither added to LinkedIn nor taken along: nobody could check it', async () => {
  signInAs('Discente');
  fakeApi({
    'GET /api/Badges/GetBadgeDetail': () => ({ data: wireBadge(id, { isPublic: false }) }),
  });
  renderRoutes(routes, { at: `/certification/${id}` });
  await screen.findByRole('switch', { name: /Pagina pubblica visibile/ });
  for (const name of ['Aggiungi a LinkedIn', ...files.map(([file]) => file)]) {
    expect(screen.queryByRole('link', { name })).toBeNull();
  }
});

const openWith = async (changes: Parameters<typeof wireBadge>[1]) => {
  signInAs('Discente');
  fakeApi({ 'GET /api/Badges/GetBadgeDetail': () => ({ data: wireBadge(id, changes) }) });
  const { container } = renderRoutes(routes, { at: `/certification/${id}` });
  await screen.findByRole('heading', { name: 'Dettagli' });
  return container;
};

/** Whether a text stands before whose badge it is. */
function comesFirst(container: HTMLElement, text: string): boolean {
  const all = container.textContent;
  return all.includes(text) && all.indexOf(text) < all.indexOf('Rilasciata a');
}

const revoked = { revokedAt: '2026-05-31T22:30:00.000Z', revocationReason: 'Esame annullato' };

test('a revoked badge says so first, to its holder with the reason, and goes nowhere any more', async () => {
  const container = await openWith({ ...revoked, validUntil: '2026-06-01T21:59:59.000Z' });
  // 31 May, 22:30 UTC is June in Italy.
  expect(comesFirst(container, 'Certificazione revocata il 01/06/2026')).toBe(true);
  expect(comesFirst(container, 'Motivo: Esame annullato')).toBe(true);
  expect(screen.getByText('Revocato il 01/06/2026')).toBeVisible();
  expect(screen.queryByText(/scadut/i)).toBeNull();
  for (const name of ['Aggiungi a LinkedIn', ...files.map(([file]) => file)]) {
    expect(screen.queryByRole('link', { name })).toBeNull();
  }
  expect(screen.queryByRole('heading', { name: 'Nel tuo wallet' })).toBeNull();
  // Its page says the same to everybody; the holder may hide it.
  expect(screen.getByRole('switch', { name: /Pagina pubblica visibile/ })).toBeInTheDocument();
});

test.each([
  ['revoked', { ...revoked, revocationReason: null }],
  ['over', { validUntil: '2026-06-01T21:59:59.000Z' }],
])(
  'of one that is %s somebody else is not told to look whether it is valid',
  async (_, changes) => {
    const container = await openWith({ ...changes, isOwn: false });
    expect(container).not.toHaveTextContent('Se è ancora valida lo dice');
    expect(container).toHaveTextContent(
      'È la certificazione di un’altra persona. La pagina pubblica verifica adesso ciò che è stato firmato.',
    );
  },
);

test('of one in force somebody else is told what says whether it is valid', async () => {
  const container = await openWith({ isOwn: false });
  expect(container).toHaveTextContent(
    'Se è ancora valida lo dice la pagina pubblica, che la verifica adesso.',
  );
});

test('somebody else reads that it was revoked, not why', async () => {
  const container = await openWith({ ...revoked, revocationReason: null, isOwn: false });
  expect(comesFirst(container, 'Certificazione revocata il 01/06/2026')).toBe(true);
  expect(screen.queryByText(/Motivo/)).toBeNull();
});

test('an expired badge says so first, and can still be taken along', async () => {
  const container = await openWith({ validUntil: '2026-05-31T21:59:59.000Z' });
  expect(comesFirst(container, 'Certificazione scaduta il 31/05/2026')).toBe(true);
  expect(screen.getByText('Resta autentica, ma non è più valida.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Aggiungi a LinkedIn' })).toBeVisible();
});

test('a badge in force says nothing of the kind', async () => {
  await openWith({ validUntil: '2126-05-31T21:59:59.000Z' });
  expect(screen.queryByText(/Certificazione (revocata|scaduta)/)).toBeNull();
  expect(screen.getByText('Valido fino al 31/05/2126')).toBeVisible();
});

test.each([
  [0, /^Tutte le lezioni del corso/],
  [1, /^Esame di certificazione del corso .* superato\.$/],
])('the criteria are those of its type %i', async (type, criteria) => {
  await openWith({ type });
  expect(screen.getByText(criteria)).toBeVisible();
});
