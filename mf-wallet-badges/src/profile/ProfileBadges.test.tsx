import { screen } from '@testing-library/react';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderWithProviders } from 'shared-ui/testing';
import { config } from '../../remote.config.ts';
import { wireBadge, wirePage } from '../testing-badges.ts';
import { ProfileBadges } from './ProfileBadges.tsx';

const noSkills = () => ({ data: [] });

beforeEach(() => signInAs('Discente'));
afterEach(resetAuth);

test('[BADGE-01 part] [BADGE-14] the profile shows the two newest badges, 50 wide, and leads to the curriculum', async () => {
  const api = fakeApi({
    'GET /api/Skills/GetBestSkills': noSkills,
    'GET /api/Badges/GetBadges': () => ({ data: wirePage([wireBadge('one'), wireBadge('two')]) }),
  });
  const { container } = renderWithProviders(<ProfileBadges />);
  const [first] = await screen.findAllByRole('link', { name: /Scelta e uso/ });
  expect(first).toHaveAttribute('href', '/certification/one');
  expect(api.callsTo('GET /api/Badges/GetBadges')[0]?.query).toMatchObject({
    page: 1,
    pageSize: 2,
  });
  expect(container.querySelectorAll('svg[width="50"]')).toHaveLength(2);
  expect(screen.getByRole('link', { name: /Vedi tutti/ })).toHaveAttribute('href', '/curriculum');
});

test('[BADGE-15] a profile without badges says how the first one comes', async () => {
  fakeApi({
    'GET /api/Skills/GetBestSkills': noSkills,
    'GET /api/Badges/GetBadges': () => ({ data: wirePage([]) }),
  });
  renderWithProviders(<ProfileBadges />);
  expect(await screen.findByText(/Il primo badge arriva/)).toBeVisible();
});

test('[PROF-03] the list is for learners only, page 1 of 2 badges each', async () => {
  const fills = config.fills.filter(({ slot }) => slot === 'shell.profile.left.v1');
  expect(fills.map(({ access }) => access)).toEqual([{ roles: ['Discente'] }]);
  const api = fakeApi({
    'GET /api/Skills/GetBestSkills': noSkills,
    'GET /api/Badges/GetBadges': () => ({ data: wirePage([wireBadge('one'), wireBadge('two')]) }),
  });
  renderWithProviders(<ProfileBadges />);
  expect(await screen.findByRole('heading', { name: 'BlockChain CV' })).toBeVisible();
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(api.callsTo('GET /api/Badges/GetBadges')[0]?.query).toEqual({ page: 1, pageSize: 2 });
});

test('[API-81 part] the profile names the best competences; without them the badges stay', async () => {
  let isDown = false;
  const best = () =>
    isDown ? { status: 503 } : { data: [{ id: 4, title: 'Lingue', totalCertification: 1 }] };
  fakeApi({
    'GET /api/Skills/GetBestSkills': best,
    'GET /api/Badges/GetBadges': () => ({ data: wirePage([wireBadge('one')]) }),
  });
  const { unmount } = renderWithProviders(<ProfileBadges />);
  expect(await screen.findByRole('link', { name: 'Lingue' })).toHaveAttribute(
    'href',
    '/skill/detail/4',
  );
  expect(screen.getByRole('link', { name: /Vedi tutti.*Competenze migliori/ })).toHaveAttribute(
    'href',
    '/skill',
  );
  unmount();
  isDown = true;
  renderWithProviders(<ProfileBadges />);
  expect(await screen.findByRole('link', { name: /Scelta e uso/ })).toBeVisible();
  expect(screen.queryByText('Competenze migliori')).toBeNull();
});
