import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs, type FakeEndpoint } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import english from '../i18n/en.json';
import { routes } from '../routes.tsx';
import { wireBadge, wirePage } from '../testing-badges.ts';

const skills = () => ({ data: [{ id: 1, title: 'Sicurezza sul lavoro', totalCertification: 2 }] });
const types = () => ({
  data: [
    { id: 0, name: 'Corso completato' },
    { id: 1, name: 'Esame di certificazione' },
  ],
});

const open = (badges: FakeEndpoint<'GET /api/Badges/GetBadges'>, at = '/curriculum') => {
  const api = fakeApi({
    'GET /api/Badges/GetBadges': badges,
    'GET /api/Badges/GetBadgeTypes': types,
    'GET /api/Skills/GetUserSkills': skills,
    'GET /api/Badges/Backpacks': () => ({ data: [] }),
    'GET /api/Curriculum/Share': () => ({ data: null }),
  });
  return { api, ...renderRoutes(routes, { at }) };
};

// Compiled before the first test waits for it.
beforeAll(() => import('./CurriculumPage.tsx'));
beforeEach(() => {
  localStorage.clear();
  signInAs('Discente');
});
afterEach(resetAuth);

test('[BADGE-01 part] [BADGE-09 part] the wall shows the badges, and the competences that they prove', async () => {
  open(() => ({ data: wirePage([wireBadge('one'), wireBadge('two', { title: 'Excel' })]) }));
  expect(await screen.findByRole('heading', { name: 'Ultimi traguardi' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Excel' })).toHaveAttribute(
    'href',
    '/certification/two',
  );
  // 22:30 in UTC is the next day in Italy.
  expect(screen.getAllByText('01/04/2026')).toHaveLength(2);
  const skills = await screen.findByRole('heading', { name: 'Competenze' });
  expect(skills).toBeVisible();
  const section = within(skills.closest('section') as HTMLElement);
  expect(section.getByRole('link', { name: /^Sicurezza sul lavoro/ })).toHaveAttribute(
    'href',
    '/skill/detail/1',
  );
  expect(section.getByRole('link', { name: /Vedi tutti/ })).toHaveAttribute('href', '/skill');
});

test('a badge on the wall says that it was revoked, or that it is over', async () => {
  open(() => ({
    data: wirePage([
      wireBadge('one', { title: 'Word', revokedAt: '2026-03-01T10:00:00.000Z' }),
      wireBadge('two', { title: 'Excel', validUntil: '2026-03-31T21:59:59.000Z' }),
    ]),
  }));
  const card = (link: HTMLElement) => link.closest('li');
  expect(card(await screen.findByRole('link', { name: 'Word' }))).toHaveTextContent(
    'Revocato il 01/03/2026',
  );
  expect(card(screen.getByRole('link', { name: 'Excel' }))).toHaveTextContent(
    'Scaduto il 31/03/2026',
  );
});

test('[BADGE-02 part] filters stand in the address and are asked of the server', async () => {
  const { api, router } = open(() => ({ data: wirePage([wireBadge('one')]) }));
  await screen.findByRole('link', { name: /Scelta e uso/ });
  await userEvent.selectOptions(await screen.findByLabelText('Tipo di badge'), '1');
  await userEvent.selectOptions(screen.getByLabelText('Competenza'), '1');
  await userEvent.type(screen.getByLabelText('Mese di acquisizione'), '04/2026');
  await userEvent.type(screen.getByLabelText('Nome'), 'dpi');
  await waitFor(() => {
    expect(api.callsTo('GET /api/Badges/GetBadges').at(-1)?.query).toMatchObject({
      type: 1,
      competence: 1,
      month: '04/2026',
      name: 'dpi',
    });
  });
  expect(router.state.location.search).toBe('?name=dpi&month=2026-04&competence=1&type=1');
  await userEvent.click(screen.getByRole('button', { name: 'Azzera' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a filtered address opens filtered; nonsense in it is no filter', async () => {
  const { api } = open(
    () => ({ data: wirePage([]) }),
    '/curriculum?month=99/99&type=x&name=excel&page=0',
  );
  expect(await screen.findByText('Nessun badge corrisponde ai filtri')).toBeVisible();
  expect(api.callsTo('GET /api/Badges/GetBadges')[0]?.query).toEqual({
    page: 1,
    pageSize: 12,
    name: 'excel',
  });
});

test('[BADGE-04] [BADGE-15] without badges the way leads to the suggested courses', async () => {
  open(() => ({ data: wirePage([]) }));
  expect(await screen.findByText('Non hai ancora badge')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Scopri i corsi suggeriti' })).toHaveAttribute(
    'href',
    '/courses/table?typology=2',
  );
});

test('a failure can be tried again', async () => {
  let isDown = true;
  open(() => (isDown ? { status: 503 } : { data: wirePage([wireBadge('one')]) }));
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: /Scelta e uso/ })).toBeVisible();
});

test('a new badge is stamped the first time only', async () => {
  const now = new Date().toISOString();
  const badges = () => ({ data: wirePage([wireBadge('new', { acquisitionTime: now })]) });
  const first = open(badges);
  await screen.findByRole('link', { name: /Scelta e uso/ });
  expect(first.container.querySelector('[data-stamped]')).not.toBeNull();
  first.unmount();
  const second = open(badges);
  await screen.findByRole('link', { name: /Scelta e uso/ });
  expect(second.container.querySelector('[data-stamped]')).toBeNull();
});

test('the page is English for an English reader', async () => {
  fakeApi({ 'GET /api/Badges/GetBadges': () => ({ data: wirePage([]) }) });
  renderRoutes(routes, { at: '/curriculum', locale: 'en-US', messages: english });
  expect(await screen.findByText('You have no badges yet')).toBeVisible();
});
