import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from '../testing/index.ts';
import { TimedAlert } from './TimedAlert.tsx';
import { toast } from './toasts.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const tell = (show: () => void) => {
  renderWithProviders(<p>pagina</p>);
  act(show);
};

it('[SHELL-55] a toast closes by itself after 5000 ms', () => {
  tell(() => toast.success('Fatto'));
  pass(4999);
  expect(screen.getByRole('status')).toHaveTextContent('Fatto');
  pass(1);
  expect(screen.queryByText('Fatto')).not.toBeInTheDocument();
});

it('[SHELL-55] an alert in the page closes by itself after 5000 ms', () => {
  const onClose = jest.fn();
  renderWithProviders(
    <TimedAlert tone="success" onClose={onClose}>
      Salvato
    </TimedAlert>,
  );
  pass(4999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('[SHELL-57] a small notification lasts 2000 ms unless told otherwise', () => {
  tell(() => toast.notify('Copiato'));
  pass(1999);
  expect(screen.getByText('Copiato')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Copiato')).not.toBeInTheDocument();
});

it('[SHELL-58] a copy confirmation lasts as long as it asks', () => {
  tell(() => toast.notify('Voucher copiato', { durationMs: 3000 }));
  pass(2999);
  expect(screen.getByText('Voucher copiato')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Voucher copiato')).not.toBeInTheDocument();
});

it('[SHELL-55 part] the time stands still under the pointer, and goes on after it (E140)', () => {
  tell(() => toast.success('Fatto'));
  const notice = screen.getByText('Fatto');
  pass(4000);
  fireEvent.pointerEnter(notice);
  pass(60_000);
  expect(notice).toBeInTheDocument();
  fireEvent.pointerLeave(notice);
  pass(999);
  expect(notice).toBeInTheDocument();
  pass(1);
  expect(notice).not.toBeInTheDocument();
});

it('[SHELL-55 part] the time stands still while the focus is in the notice (E140)', () => {
  tell(() => toast.success('Fatto'));
  const close = screen.getByRole('button', { name: 'Chiudi' });
  act(() => close.focus());
  pass(60_000);
  expect(screen.getByText('Fatto')).toBeInTheDocument();
  act(() => close.blur());
  pass(5000);
  expect(screen.queryByText('Fatto')).not.toBeInTheDocument();
});

it('[SHELL-55 part] the time stands still in a hidden tab (E140)', () => {
  tell(() => toast.success('Fatto'));
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  pass(60_000);
  expect(screen.getByText('Fatto')).toBeInTheDocument();
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  pass(5000);
  expect(screen.queryByText('Fatto')).not.toBeInTheDocument();
  hidden.mockRestore();
});

it('[SHELL-56] a server warning is an alert in danger style, and stays until closed (E140)', () => {
  tell(() => toast.serverWarning('Corso già presente'));
  pass(60_000);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Corso già presente');
  expect(alert).toHaveAttribute('data-tone', 'danger');
  fireEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows the same words once', () => {
  tell(() => {
    toast.error('Errore');
    toast.error('Errore');
  });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('ends when its page is left, unless it was raised by what leaves it', () => {
  tell(() => toast.error('Categoria in uso'));
  pass(60_000);
  act(() => {
    toast.success('Corso salvato');
    toast.leaveFor('/courses/view/7');
  });
  expect(screen.queryByText('Categoria in uso')).not.toBeInTheDocument();
  expect(screen.getByText('Corso salvato')).toBeInTheDocument();
  pass(1000);
  act(() => toast.leaveFor('/courses/view/7'));
  expect(screen.getByText('Corso salvato')).toBeInTheDocument();
  act(() => toast.leaveFor('/courses'));
  expect(screen.queryByText('Corso salvato')).not.toBeInTheDocument();
});

it('stays for the page that follows when it was raised for it, until its time is over', () => {
  tell(() => toast.success('Abbiamo spostato 1 corso', { isForNextPage: true }));
  pass(4000);
  act(() => toast.leaveFor('/cart'));
  expect(screen.getByText('Abbiamo spostato 1 corso')).toBeInTheDocument();
  pass(1000);
  expect(screen.queryByText('Abbiamo spostato 1 corso')).not.toBeInTheDocument();
});
