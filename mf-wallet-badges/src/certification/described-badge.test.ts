import { QueryClient } from '@tanstack/react-query';
import { fakeApi, resetAuth } from 'shared-auth/testing';
import { wirePublicBadge } from '../testing-badges.ts';
import { publicBadgeQuery } from './api.ts';
import { describedBadge } from './described-badge.ts';
import { hostWith } from './verification/testing/host.ts';

afterEach(resetAuth);

test('under a link to a certification stand its title and the picture of the badge, not its holder', async () => {
  const wire = wirePublicBadge(await hostWith());
  fakeApi({ 'GET /api/Badges/Public/{id}': () => ({ data: wire }) });
  const badge = await new QueryClient().fetchQuery(publicBadgeQuery(wire.id));
  expect(describedBadge(badge, (path) => `https://badges.example${path}`)).toEqual({
    title: wire.title,
    image: `https://badges.example/api/Badges/Public/${wire.id}/Card`,
  });
});
