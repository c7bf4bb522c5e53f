import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Toaster } from '../feedback/Toaster.tsx';
import { I18nProvider } from '../i18n/I18nProvider.tsx';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { Dialog } from './Dialog.tsx';

let mockIsOffline = true;
jest.mock('./overlay-parts.ts', () => {
  if (mockIsOffline) throw new Error('a chunk that does not arrive');
  return jest.requireActual('./overlay-parts.ts');
});

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <ThemeProvider>
      <I18nProvider locale="it-IT" messages={{}}>
        <button type="button" onClick={() => setOpen(true)}>
          {isOpen ? 'Aperto' : 'Apri'}
        </button>
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Il corso" />
        <Toaster />
      </I18nProvider>
    </ThemeProvider>
  );
}

it('what opens before its parts are there waits for them; when they fail it says so, and opens at the next try', async () => {
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Apri' }));
  expect(await screen.findByText('Controlla il collegamento e riprova.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // Whoever opened it may try again: the button is no longer that of something open.
  const button = screen.getByRole('button', { name: 'Apri' });

  mockIsOffline = false;
  button.focus();
  fireEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Il corso' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Apri' })).toHaveFocus();
});
