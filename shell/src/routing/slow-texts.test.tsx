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
const title = () => screen.queryByRole('heading', { level: 1, name: 'Corsi di prima' });

test('texts that hang are given up after the time of code, and the version before has its turn', async () => {
  const hanging = showing('new', { messages: () => new Promise(() => undefined) });
  const { host } = await renderShell(
    '/courses',
    { 'mf-catalogue 1.0.0': hanging, 'mf-catalogue 0.9.0': showing('Corsi di prima') },
    testRegistry(1, ['mf-catalogue']),
  );
  await act(() => jest.advanceTimersByTimeAsync(9000));
  expect(title()).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(title()).toBeInTheDocument();
  expect(host.reports).toContainEqual(
    expect.objectContaining({ version: '1.0.0', kind: 'error', reason: 'Error: CODE_TIME_OUT' }),
  );
});
