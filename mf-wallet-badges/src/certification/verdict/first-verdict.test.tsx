import { screen } from '@testing-library/react';
import { fakeApi, resetAuth } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../../routes.tsx';
import { wirePublicBadge } from '../../testing-badges.ts';
import { checkIds } from '../verification/checks.ts';
import { verifyFrom } from '../verification/testing/fake-worker.ts';
import { BADGE_ID, hostWith } from '../verification/testing/host.ts';

// Compiled before the test waits for it.
beforeAll(async () => void (await import('../PublicCertificationPage.tsx')));
afterEach(resetAuth);

// Alone in its file: a style that another test drew would be there already.
test('a first verdict comes in one go with all checks, and brings no style of its own', async () => {
  const host = await hostWith();
  verifyFrom(host);
  fakeApi({ 'GET /api/Badges/Public/{id}': () => ({ data: wirePublicBadge(host) }) });
  renderRoutes(routes, { at: `/public/certification/${BADGE_ID}` });
  const verdict = await screen.findByText(
    (_, element) => element?.hasAttribute('data-verdict') === true,
  );
  expect(verdict).toHaveAttribute('data-verdict', 'checking');
  const running = () => document.querySelectorAll('[data-state=running]').length;
  const rules = () =>
    [...document.styleSheets].reduce((count, { cssRules }) => count + cssRules.length, 0);
  const rulesBefore = rules();
  const drawn: string[] = [];
  const observer = new MutationObserver(() =>
    drawn.push(`${verdict.getAttribute('data-verdict')}, ${running()} running`),
  );
  observer.observe(document.body, {
    subtree: true,
    attributeFilter: ['data-verdict', 'data-state'],
  });
  expect(running()).toBe(checkIds.length);
  expect(await screen.findByText('Certificazione autentica')).toBeVisible();
  observer.disconnect();
  expect(drawn).toEqual(['authentic, 0 running']);
  expect(rulesBefore).toBeGreaterThan(50);
  expect(rules()).toBe(rulesBefore);
});
