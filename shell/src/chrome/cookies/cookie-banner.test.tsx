import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from 'shared-ui/testing';
import { CookieBanner } from './CookieBanner.tsx';
import { cookieChoice, cookieOf } from './cookie-choice.ts';

const banner = () => screen.queryByRole('region', { name: 'Cookie' });

const goTo = (hash: string) =>
  act(() => {
    window.location.hash = hash;
    window.dispatchEvent(new Event('hashchange'));
  });

afterEach(() => {
  document.cookie = 'worker_badge_cookie=; Max-Age=0; Path=/';
  window.history.replaceState(null, '', '/');
});

test('[SHELL-19 part] a choice is taken back where it was made: the banner comes again, and says what holds', async () => {
  document.cookie = cookieOf('accepted');
  renderWithProviders(<CookieBanner />);
  expect(banner()).toBeNull();
  goTo('cookie');
  expect(banner()).toHaveFocus();
  expect(banner()).toHaveTextContent('La tua risposta di adesso: hai accettato.');
  await userEvent.click(screen.getByRole('button', { name: 'Rifiuta e chiudi' }));
  expect(banner()).toBeNull();
  expect(cookieChoice()).toBe('rejected');
  expect(window.location.hash).toBe('');

  goTo('cookie');
  expect(banner()).toHaveTextContent('La tua risposta di adesso: hai rifiutato.');
  await userEvent.click(screen.getByRole('button', { name: 'Accetto' }));
  expect(cookieChoice()).toBe('accepted');
  expect(banner()).toBeNull();
});

test('an address that asks for it opens it at once, and without an answer nothing is said of one', () => {
  window.history.replaceState(null, '', '/public/cookies#cookie');
  renderWithProviders(<CookieBanner />);
  expect(banner()).toBeVisible();
  expect(banner()).not.toHaveTextContent(/La tua risposta/);
});
