import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from 'shared-ui/testing';
import { isPageQuiet } from '../federation/quiet-page.ts';
import { isSplashDue, splashMemory } from './first-visit.ts';
import { Splash } from './Splash.tsx';

beforeEach(() => localStorage.clear());

const heading = () => screen.getByRole('dialog').querySelector('h2')?.textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('[SHELL-24] security, webinar, remote, each by next; then it is over', async () => {
  renderWithProviders(<Splash />);
  expect(heading()).toBe('Sicurezza e certificazioni');
  await press('Avanti');
  expect(heading()).toBe('In contatto con tutti');
  await press('Avanti');
  expect(heading()).toBe('Prima di tutto, imparare');
  await press('Comincia');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([0, 1, 2])('[SHELL-25] skip ends it after %i steps', async (steps) => {
  renderWithProviders(<Splash />);
  for (let step = 0; step < steps; step += 1) await press('Avanti');
  await press('Salta');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a version of the page behind it need not wait for it', () => {
  renderWithProviders(<Splash />);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(isPageQuiet()).toBe(true);
});

test('[SHELL-25 part] Escape skips too, and it is not shown again', async () => {
  renderWithProviders(<Splash />);
  // A modal dialog takes the focus; jsdom's does not.
  screen.getByRole('button', { name: 'Salta' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(splashMemory.hasSeen()).toBe(true);
});

const first = {
  pathname: '/',
  isAuthenticated: false,
  hasSeen: false,
  prefersReducedMotion: false,
};
test.each([
  [{}, true],
  [{ pathname: '/homepage' }, true],
  [{ pathname: '/public/catalogue' }, false],
  [{ pathname: '/login' }, false],
  [{ isAuthenticated: true }, false],
  [{ hasSeen: true }, false],
  [{ prefersReducedMotion: true }, false],
])('[SHELL-25 part] on a first visit with %j the splash is due: %p', (changes, expected) => {
  expect(isSplashDue({ ...first, ...changes })).toBe(expected);
});
