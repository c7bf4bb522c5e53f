import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth } from 'shared-auth/testing';
import { toast } from 'shared-ui';
import { remoteApps } from '../../testing/remotes.tsx';
import { renderShell } from '../../testing/render-shell.tsx';

beforeEach(() => {
  resetAuth();
  act(() => toast.clear());
});

async function manualButton() {
  await renderShell('/', remoteApps);
  const footer = within(await screen.findByRole('contentinfo'));
  return footer.getByRole('button', { name: 'Manuale utente' });
}

it('[PUB-06 part] the footer saves the user manual, once for two presses', async () => {
  let answer: (file: Blob) => void = () => {};
  const api = fakeApi({
    'GET /api/Documents/UserManual': () =>
      new Promise<{ data: Blob }>((resolve) => {
        answer = (data) => resolve({ data });
      }),
  });
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:manual';
  URL.revokeObjectURL = () => {};
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.download} ${this.href}`);
  });
  const button = await manualButton();
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  answer(new Blob(['%PDF-1.7']));
  await waitFor(() => expect(saved).toEqual(['Manuale utente WorkerBadge.pdf blob:manual']));
  expect(api.callsTo('GET /api/Documents/UserManual')).toHaveLength(1);
  expect(button).toHaveAttribute('aria-busy', 'false');
  click.mockRestore();
});

it('a manual that does not come is told', async () => {
  fakeApi({ 'GET /api/Documents/UserManual': () => ({ status: 503 }) });
  await userEvent.click(await manualButton());
  expect(
    await screen.findByText('Il manuale non si scarica. Riprova fra poco.'),
  ).toBeInTheDocument();
});
