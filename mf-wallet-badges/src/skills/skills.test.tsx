import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswerOf } from 'shared-auth';
import { fakeApi, resetAuth, signInAs, type FakeEndpoint } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import english from '../i18n/en.json';
import { routes } from '../routes.tsx';
import { wireBadge } from '../testing-badges.ts';

const safety = {
  id: 1,
  title: 'Sicurezza sul lavoro',
  totalCertification: 2,
  // 22:30 in UTC is the next day in Italy.
  date: '2026-03-31T22:30:00.000Z',
  levelId: 2,
  categoryKey: 'sicurezza',
};

const detail: AnswerOf<'/api/Skills/GetSkillDetail', 'get'> = {
  ...safety,
  relatedCourses: [
    {
      id: 7,
      title: 'Scelta e uso dei DPI',
      urlImage: '/covers/dpi.jpg',
      typeBadge: 1,
      magicLinkRewardForPromotion: 'https://example.org/promotion?courseId=7&promo=abc',
    },
    {
      id: 8,
      title: 'Preposto di cantiere',
      urlImage: null,
      typeBadge: 0,
      magicLinkRewardForPromotion: null,
    },
  ],
  relatedBadges: [wireBadge('one', { type: 1 }), wireBadge('two', { title: 'Preposto' })],
};

const pageOf = (items: (typeof safety)[], totalItems = items.length) => ({
  data: { items, totalItems, page: 1, pageSize: 12 },
});

const openList = (
  list: FakeEndpoint<'GET /api/Skills/GetSkills'>,
  { at = '/skill', ...options }: Partial<Parameters<typeof renderRoutes>[1]> = {},
) => {
  const api = fakeApi({ 'GET /api/Skills/GetSkills': list });
  return { api, ...renderRoutes(routes, { at, ...options }) };
};

const openSkill = (
  answer: FakeEndpoint<'GET /api/Skills/GetSkillDetail'> = () => ({ data: detail }),
  { at = '/skill/detail/1', ...options }: Partial<Parameters<typeof renderRoutes>[1]> = {},
) => {
  const api = fakeApi({ 'GET /api/Skills/GetSkillDetail': answer });
  return { api, ...renderRoutes(routes, { at, ...options }) };
};

// Compiled before the first test waits for it.
beforeAll(() => Promise.all([import('./SkillsPage.tsx'), import('./SkillPage.tsx')]));
beforeEach(() => {
  localStorage.clear();
  signInAs('Discente');
});
afterEach(resetAuth);

test('[BADGE-03 part] a skill is shown with its level, day and badges, and leads to its page', async () => {
  openList(() => pageOf([safety]));
  expect(await screen.findByRole('link', { name: 'Sicurezza sul lavoro' })).toHaveAttribute(
    'href',
    '/skill/detail/1',
  );
  const link = screen.getByRole('link', { name: 'Sicurezza sul lavoro' });
  const card = within(link.closest('li') as HTMLElement);
  expect(card.getByText('Esperti')).toBeVisible();
  expect(card.getByText('2 badge')).toBeVisible();
  expect(card.getByText('Ultimo aggiornamento: 01/04/2026')).toBeVisible();
});

test('[BADGE-03 part] [API-81 part] name, date and level stand in the address and are asked of the server', async () => {
  const { api, router } = openList(() => pageOf([safety]));
  await screen.findByRole('link', { name: 'Sicurezza sul lavoro' });
  expect(api.callsTo('GET /api/Skills/GetSkills')[0]?.query).toEqual({ page: 1, pageSize: 12 });
  await userEvent.selectOptions(screen.getByLabelText('Livello'), 'Avanzato');
  await userEvent.type(screen.getByLabelText('Mese dell’ultimo aggiornamento'), '04/2026');
  await userEvent.type(screen.getByLabelText('Nome'), 'sicur');
  await waitFor(() => {
    expect(api.callsTo('GET /api/Skills/GetSkills').at(-1)?.query).toEqual({
      page: 1,
      pageSize: 12,
      level: 1,
      date: '04/2026',
      name: 'sicur',
    });
  });
  expect(router.state.location.search).toBe('?name=sicur&date=2026-04&level=1');
  await userEvent.click(screen.getByRole('button', { name: 'Azzera' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.getByLabelText('Nome')).toHaveValue('');
});

test('a filtered address opens filtered; nonsense in it is no filter; pages keep the filters', async () => {
  const { api } = openList(() => pageOf([safety], 30), {
    at: '/skill?name=sic&date=99/99&level=7&page=0',
  });
  await screen.findByRole('link', { name: 'Sicurezza sul lavoro' });
  expect(api.callsTo('GET /api/Skills/GetSkills')[0]?.query).toEqual({
    page: 1,
    pageSize: 12,
    name: 'sic',
  });
  expect(screen.getByRole('link', { name: 'Pagina 2 di 3' })).toHaveAttribute(
    'href',
    '/skill?name=sic&page=2',
  );
});

test('without skills the way leads to the suggested courses; where filters exclude all, to all', async () => {
  const first = openList(() => pageOf([]));
  expect(await screen.findByText('Non hai ancora competenze')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Scopri i corsi suggeriti' })).toHaveAttribute(
    'href',
    '/courses/table?typology=2',
  );
  expect(screen.queryByLabelText('Livello')).toBeNull();
  first.unmount();
  const { router } = openList(() => pageOf([]), { at: '/skill?level=2' });
  expect(await screen.findByText('Nessuna competenza corrisponde ai filtri')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Azzera' })[0] as HTMLElement);
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a list that failed can be tried again', async () => {
  let isDown = true;
  openList(() => (isDown ? { status: 503 } : pageOf([safety])));
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Sicurezza sul lavoro' })).toBeVisible();
});

test('[BADGE-05 part] [BADGE-13 part] [API-81 part] a skill shows its last update, courses with a link each, and badges', async () => {
  userEvent.setup();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { api, container } = openSkill();
  expect(await screen.findByRole('heading', { name: 'Sicurezza sul lavoro' })).toBeVisible();
  expect(api.callsTo('GET /api/Skills/GetSkillDetail')[0]?.query).toEqual({ categoryId: 1 });
  expect(await screen.findByText('Ultimo aggiornamento: 01/04/2026')).toBeVisible();

  const course = screen.getByRole('link', { name: 'Scelta e uso dei DPI' });
  expect(course).toHaveAttribute('href', '/courses/view/7');
  const row = course.closest('li') as HTMLElement;
  expect(within(row).getByText('Esame di certificazione')).toBeVisible();
  expect(container.querySelector('img[src*="/covers/dpi.jpg"]')).not.toBeNull();
  const other = screen.getByRole('link', { name: 'Preposto di cantiere' }).closest('li');
  expect(within(other as HTMLElement).getByText('Corso completato')).toBeVisible();

  const [copy, ...others] = screen.getAllByRole('button', { name: /^Copia il link di/ });
  expect(others).toHaveLength(0);
  expect(copy).toHaveAccessibleName('Copia il link di “Scelta e uso dei DPI”');
  await userEvent.click(copy as HTMLElement);
  expect(writeText).toHaveBeenLastCalledWith(detail.relatedCourses[0]?.magicLinkRewardForPromotion);
  expect(await screen.findByText('Link copiato')).toBeVisible();

  expect(screen.getByRole('link', { name: /Scelta e uso dei dispositivi/ })).toHaveAttribute(
    'href',
    '/certification/one',
  );
  expect(screen.getByRole('link', { name: 'Preposto' })).toHaveAttribute(
    'href',
    '/certification/two',
  );
});

test('a browser that refuses to copy still gives the link', async () => {
  userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  openSkill();
  await userEvent.click(await screen.findByRole('button', { name: /^Copia il link di/ }));
  expect(await screen.findByText(/Il link è https:\/\/example.org\/promotion/)).toBeVisible();
});

test.each([
  ['/skill/detail/9', 9],
  ['/skill/detail/abc', 0],
])('%s is a skill of nobody here: the way leads to the list', async (at, categoryId) => {
  const { api } = openSkill(() => ({ status: 404 }), { at });
  expect(await screen.findByText('Competenza non trovata')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vai alle tue competenze' })).toHaveAttribute(
    'href',
    '/skill',
  );
  expect(api.callsTo('GET /api/Skills/GetSkillDetail')[0]?.query).toEqual({ categoryId });
});

test('a skill that failed to load can be tried again', async () => {
  let isDown = true;
  openSkill(() => (isDown ? { status: 503 } : { data: detail }));
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Ultimo aggiornamento: 01/04/2026')).toBeVisible();
});

test('both pages are English for an English reader', async () => {
  const locale = { locale: 'en-US', messages: english } as const;
  const list = openList(() => pageOf([safety]), locale);
  expect(await screen.findByText(/^Last update: /)).toBeVisible();
  list.unmount();
  openSkill(undefined, locale);
  expect(
    await screen.findByRole('button', { name: 'Copy the link of “Scelta e uso dei DPI”' }),
  ).toBeVisible();
});
