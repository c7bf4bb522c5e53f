/** Alone in its file: work that React has put off to a stopped clock would stay put off in the next test. */
import { act, screen } from '@testing-library/react';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { Page } from 'shared-ui';
import type { RemoteApp } from 'shared-ui/remote';
import { testRegistry } from '../testing/host.ts';
import { renderShell } from '../testing/render-shell.tsx';

const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => {
  jest.useFakeTimers();
  resetAuth();
  signInAs('Discente');
  fakeApi({});
});
afterAll(() => complaints.mockRestore());

const showing = (title: string, parts: Partial<RemoteApp> = {}): RemoteApp => ({
  routes: [{ path: '/courses', Component: () => <Page title={title}>x</Page> }],
  widgets: {},
  messages: async () => ({}),
  ...parts,
});
const title = (name: string) => screen.queryByRole('heading', { level: 1, name });
const notice = () => screen.queryByText(/^I testi di Catalogo non sono arrivati/);

test('texts that hang leave the page without them, and after the time of code the version before has its turn', async () => {
  const hanging = showing('Corsi', { messages: () => new Promise(() => undefined) });
  const { host } = await renderShell(
    '/courses',
    { 'mf-catalogue 1.0.0': hanging, 'mf-catalogue 0.9.0': showing('Corsi di prima') },
    testRegistry(1, ['mf-catalogue']),
  );
  await act(() => jest.advanceTimersByTimeAsync(1900));
  expect(title('Corsi')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(title('Corsi')).toBeInTheDocument();
  expect(notice()).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(7500));
  expect(title('Corsi')).toBeInTheDocument();
  const reports = host.reports.filter(({ remote }) => remote === 'mf-catalogue');
  expect(reports).toEqual([{ remote: 'mf-catalogue', version: '1.0.0', kind: 'ok' }]);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(title('Corsi di prima')).toBeInTheDocument();
  expect(notice()).toBeNull();
  expect(host.reports).toContainEqual(
    expect.objectContaining({ version: '1.0.0', kind: 'error', reason: 'Error: CODE_TIME_OUT' }),
  );
});
