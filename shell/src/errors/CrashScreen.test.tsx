import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth } from 'shared-auth/testing';
import { renderWithProviders } from 'shared-ui/testing';
import { scrubbed } from './client-log.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { CrashScreen } from './CrashScreen.tsx';

const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(resetAuth);
afterAll(() => log.mockRestore());

function Broken(): never {
  throw new Error('secret of anna@example.it');
}

test('[SHELL-20] [SHELL-22 part] a crash shows time and the id under which the server logged it', async () => {
  const fake = fakeApi({ 'POST /api/Logs/InsertLogClientToDb': () => ({ data: 'LOG-77' }) });
  renderWithProviders(
    <CrashBoundary>
      <Broken />
    </CrashBoundary>,
  );
  expect(await screen.findByText('LOG-77')).toBeVisible();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(/^Sorry something happen at time .*The ID Error is LOG-77/);
  expect(fake.calls[0]?.body).toMatchObject({
    error: expect.stringContaining('secret of [email]'),
    errorInfo: expect.any(String),
    date: expect.any(String),
  });
});

test('[SHELL-20 part] [SHELL-23 part] without the server the id is one made here, and nothing else is said', async () => {
  const fake = fakeApi({});
  log.mockClear();
  renderWithProviders(<CrashScreen error={new Error('x')} componentStack="" />);
  expect(screen.getByText(/^[\da-f-]{36}$/)).toBeVisible();
  await waitFor(() => expect(log).toHaveBeenCalledTimes(1));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(fake.unanswered).toEqual(['POST Logs/InsertLogClientToDb']);
});

test('[SHELL-21] it has a "go back" button', async () => {
  fakeApi({});
  const reload = jest.fn();
  renderWithProviders(<CrashScreen error={new Error('x')} componentStack="" onReload={reload} />);
  await userEvent.click(screen.getByRole('button', { name: 'go back' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('[SHELL-22 part] tokens and personal data are taken out of what is logged', () => {
  expect(
    scrubbed(
      'eyJhbGciOi.eyJzdWIi.sig at /auth?code=abc&state=def for anna@example.it RSSMRA85T10A562S',
    ),
  ).toBe('[token] at /auth?code=[…]&state=[…] for [email] [cf]');
});
