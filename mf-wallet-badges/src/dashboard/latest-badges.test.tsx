import { screen, waitFor, within } from '@testing-library/react';
import type { AnswerOf } from 'shared-auth';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderWithProviders } from 'shared-ui/testing';
import { wireBadge, wirePage } from '../testing-badges.ts';
import { LatestBadges } from './LatestBadges.tsx';

beforeEach(() => signInAs('Discente'));
afterEach(resetAuth);

type WireCourse = AnswerOf<'/api/Courses', 'get'>['items'][number];

const course = (id: number, percentage: number | null): WireCourse => ({
  id,
  title: `Corso ${id}`,
  categoriesId: 2,
  category: 'Lingue',
  categoryKey: 'lingue',
  levelsId: 1,
  urlImage: null,
  professorName: '',
  ratio: null,
  price: null,
  costoCertificazione: null,
  costoSimulazione: null,
  dataOrdine: null,
  durataCorso: 60,
  votes: 0,
  statoCorso: 1,
  percentage,
});

const serve = (badges: string[], percentages: (number | null)[]) =>
  fakeApi({
    'GET /api/Badges/GetBadges': () => ({
      data: wirePage(badges.map((id) => wireBadge(id, { title: `Badge ${id}` }))),
    }),
    'GET /api/Courses': () => ({
      data: {
        items: percentages.map((percentage, place) => course(place + 1, percentage)),
        totalItems: percentages.length,
        page: 1,
        pageSize: 3,
      },
    }),
  });

it('a badge that was revoked, or that is over, says so on the dashboard too', async () => {
  fakeApi({
    'GET /api/Badges/GetBadges': () => ({
      data: wirePage([
        wireBadge('a', { title: 'A', revokedAt: '2026-03-01T00:00:00.000Z' }),
        wireBadge('b', { title: 'B', validUntil: '2026-03-01T00:00:00.000Z' }),
        wireBadge('c', { title: 'C', validUntil: '2126-03-01T00:00:00.000Z' }),
      ]),
    }),
    'GET /api/Courses': () => ({ data: { items: [], totalItems: 0, page: 1, pageSize: 3 } }),
  });
  renderWithProviders(<LatestBadges />);
  const item = (title: string) => screen.getByRole('link', { name: title }).closest('li');
  await screen.findByRole('link', { name: 'A' });
  expect(item('A')).toHaveTextContent(/Revocato$/);
  expect(item('B')).toHaveTextContent(/Scaduto$/);
  expect(item('C')).not.toHaveTextContent(/Revocato|Scaduto/);
});

it('the newest badges, each leading to its page, and the way to all of them', async () => {
  const api = serve(['a', 'b'], []);
  renderWithProviders(<LatestBadges />);
  expect(await screen.findByRole('link', { name: 'Badge a' })).toHaveAttribute(
    'href',
    '/certification/a',
  );
  expect(screen.getByRole('link', { name: 'Badge b' })).toBeVisible();
  const section = screen.getByRole('region', { name: 'Ultimi traguardi' });
  expect(within(section).getByRole('link', { name: /Vedi tutti/ })).toHaveAttribute(
    'href',
    '/curriculum',
  );
  expect(screen.queryByText('Il prossimo badge')).not.toBeInTheDocument();
  expect(api.callsTo('GET /api/Courses')[0]?.query).toEqual(
    expect.objectContaining({ typology: 1, pageSize: 3 }),
  );
});

it('the next badge is of the course that is furthest, and leads on in it', async () => {
  serve([], [40, 71, 0, null, 100]);
  renderWithProviders(<LatestBadges />);
  expect(await screen.findByRole('link', { name: 'Corso 2' })).toHaveAttribute(
    'href',
    '/courses/use/2',
  );
  expect(screen.getByRole('progressbar', { name: 'Il prossimo badge' })).toHaveAttribute(
    'aria-valuenow',
    '71',
  );
  expect(screen.getByText('71%')).toBeVisible();
});

it('nothing is there without a badge and without a course under way', async () => {
  const api = serve([], [0, null, 100]);
  const { container } = renderWithProviders(<LatestBadges />);
  const part = () => container.querySelector('[data-dashboard]');
  expect(part()).not.toBeNull();
  await waitFor(() => expect(part()).toBeNull());
  expect(api.callsTo('GET /api/Courses')).toHaveLength(1);
});
