import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from '../feedback/toasts.ts';
import { renderWithProviders } from '../testing/index.ts';
import { useSaveNotices } from './use-save-notices.ts';

afterEach(() => act(() => toast.clear()));

function Save({ info }: { info: string | null }) {
  const notices = useSaveNotices();
  return <button onClick={() => notices.failed(info)}>Salva</button>;
}

it.each([
  ['in the words of the server', 'Il nome è già preso', 'Il nome è già preso'],
  ['without any, in the quoted ones', null, 'Si è verificato un errore nel salvataggio'],
])('[SHELL-53] a failed save is told %s', async (_, info, text) => {
  renderWithProviders(<Save info={info} />);
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText(text)).toBeVisible();
});
