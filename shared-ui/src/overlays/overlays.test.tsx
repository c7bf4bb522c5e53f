import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MAIN_ID } from '../accessibility/SkipLink.tsx';
import { toast } from '../feedback/toasts.ts';
import { renderWithProviders } from '../testing/index.ts';
import { ActionMenu } from './ActionMenu.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';

function Deleting({ onConfirm }: { onConfirm: () => Promise<void> | void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Elimina
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={onConfirm}
        title="Vuoi cancellare questa categoria?"
        confirmLabel="Cancella “Logistica”"
      >
        “Logistica” contiene 3 corsi.
      </ConfirmDialog>
    </>
  );
}

describe('confirmation', () => {
  const open = async (onConfirm: () => Promise<void> | void) => {
    renderWithProviders(<Deleting onConfirm={onConfirm} />);
    const user = userEvent.setup();
    const opener = screen.getByRole('button', { name: 'Elimina' });
    await user.click(opener);
    const dialog = screen.getByRole('alertdialog', { name: 'Vuoi cancellare questa categoria?' });
    expect(dialog).toHaveAccessibleDescription('“Logistica” contiene 3 corsi.');
    return { user, opener };
  };

  it('does nothing when cancelled, and gives the focus back', async () => {
    const onConfirm = jest.fn();
    const { user, opener } = await open(onConfirm);
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('closes by Escape', async () => {
    const { user } = await open(() => {});
    act(() => screen.getByRole('button', { name: 'Annulla' }).focus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('waits for the work, stays after a failure, and closes after success', async () => {
    let outcomes = [Promise.reject(new Error('409')), Promise.resolve()];
    const { user } = await open(() => {
      const [next, ...rest] = outcomes;
      outcomes = rest;
      return next;
    });
    const confirm = screen.getByRole('button', { name: 'Cancella “Logistica”' });
    await user.click(confirm);
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'));
    // The error is announced inside the dialog, because everything outside is inert.
    act(() => void toast.error('Categoria in uso'));
    expect(screen.getByRole('alertdialog')).toContainElement(screen.getByRole('alert'));
    await user.click(confirm);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });
});

it('the page takes the focus when the opener is gone with the dialog', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    const [isDeleted, setDeleted] = useState(false);
    return (
      <main id={MAIN_ID} tabIndex={-1}>
        {!isDeleted && (
          <button type="button" onClick={() => setOpen(true)}>
            Elimina
          </button>
        )}
        <ConfirmDialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onConfirm={() => setDeleted(true)}
          title="Vuoi cancellare?"
          confirmLabel="Cancella"
        />
      </main>
    );
  }
  renderWithProviders(<Page />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Elimina' }));
  await user.click(screen.getByRole('button', { name: 'Cancella' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

describe('menu of actions', () => {
  const render = () => {
    const onView = jest.fn();
    const onDelete = jest.fn();
    renderWithProviders(
      <ActionMenu
        actions={[
          { key: 'delete', label: 'Cancella', isDestructive: true, onSelect: onDelete },
          { key: 'view', label: 'Vedi', onSelect: onView },
          { key: 'edit', label: 'Modifica', disabledReason: 'Solo per i redattori' },
        ]}
      />,
    );
    return { onView, onDelete, user: userEvent.setup() };
  };

  it('works by keyboard alone; destructive last; Escape gives the focus back', async () => {
    const { onDelete, user } = render();
    const button = screen.getByRole('button', { name: 'Azioni' });
    await user.tab();
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    const rows = screen.getAllByRole('menuitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Vedi',
      'ModificaSolo per i redattori',
      'Cancella',
    ]);
    expect(rows[0]).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(onDelete).toHaveBeenCalledTimes(1);
  });

  it('holds the page still while it is open, and gives the focus back to its button', async () => {
    const { user } = render();
    const button = screen.getByRole('button', { name: 'Azioni' });
    await user.click(button);
    expect(document.body).toHaveStyle({ overflow: 'hidden' });
    await user.keyboard('{Tab}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
    expect(button).toHaveFocus();
  });

  it('an action that opens a dialog: the focus comes back to the button of the menu', async () => {
    function Page() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <ActionMenu
            actions={[{ key: 'edit', label: 'Modifica', onSelect: () => setOpen(true) }]}
          />
          <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Modifica" />
        </>
      );
    }
    renderWithProviders(<Page />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Azioni' }));
    await user.click(screen.getByRole('menuitem', { name: 'Modifica' }));
    expect(screen.getByRole('dialog', { name: 'Modifica' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Azioni' })).toHaveFocus();
  });

  it('a forbidden action stays, says why, and does nothing', async () => {
    const { user } = render();
    await user.click(screen.getByRole('button', { name: 'Azioni' }));
    const edit = screen.getByRole('menuitem', { name: /Modifica/ });
    expect(edit).toHaveAttribute('aria-disabled', 'true');
    await user.click(edit);
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });
});

describe('a press', () => {
  // As in a browser: `act` would wait for all that follows.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  beforeEach(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = false;
  });
  afterEach(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  });

  it('is answered before what it opens is drawn, each time', async () => {
    renderWithProviders(<ActionMenu label="Azioni" actions={[{ key: 'a', label: 'Copia' }]} />);
    const button = await screen.findByRole('button', { name: 'Azioni' });
    for (const time of ['first', 'second']) {
      button.click();
      await Promise.resolve();
      expect([time, button.getAttribute('aria-expanded')]).toEqual([time, 'true']);
      expect(screen.queryByRole('menu')).not.toBeInTheDocument();
      const item = await screen.findByRole('menuitem', { name: 'Copia' });
      await waitFor(() => expect(item).toHaveFocus());

      item.click();
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      // What closing leaves for later is drawn before anybody presses again.
      await new Promise((done) => setTimeout(done, 100));
    }
  });
});
