import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import english from '../i18n/en.json';
import { renderWithProviders } from '../testing/index.ts';
import { ErrorState } from './ErrorState.tsx';
import { LoadError } from './LoadError.tsx';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonGroup } from './SkeletonGroup.tsx';
import { StateView, type QueryLike } from './StateView.tsx';

it('a skeleton is drawn after 150 ms and told in words after 8 s (E143)', () => {
  jest.useFakeTimers();
  renderWithProviders(
    <SkeletonGroup>
      <Skeleton />
    </SkeletonGroup>,
  );
  act(() => jest.advanceTimersByTime(149));
  expect(screen.queryByText('Caricamento in corso')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('Caricamento in corso')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(7850));
  expect(screen.getByText(/Ci vuole più del solito/)).toBeInTheDocument();
  jest.useRealTimers();
});

it('a skeleton that takes the place of another goes on with its wait', async () => {
  jest.useFakeTimers();
  let turnTo: (part: string | null) => void = () => undefined;
  function Block() {
    const [part, setPart] = useState<string | null>('code');
    turnTo = (next) => act(() => setPart(next));
    return (
      part !== null && (
        <SkeletonGroup key={part}>
          <Skeleton />
        </SkeletonGroup>
      )
    );
  }
  const isShown = () => screen.queryByText('Caricamento in corso') !== null;
  renderWithProviders(<Block />);
  act(() => jest.advanceTimersByTime(100));
  turnTo('data');
  act(() => jest.advanceTimersByTime(49));
  expect(isShown()).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(isShown()).toBe(true);
  turnTo('more data');
  expect(isShown()).toBe(true);
  act(() => jest.advanceTimersByTime(7850));
  expect(screen.getByText(/Ci vuole più del solito/)).toBeInTheDocument();
  // After what came of it another wait begins.
  turnTo(null);
  await act(() => Promise.resolve());
  turnTo('another page');
  expect(isShown()).toBe(false);
  act(() => jest.advanceTimersByTime(150));
  expect(isShown()).toBe(true);
  jest.useRealTimers();
});

describe('StateView', () => {
  const refetch = jest.fn();
  const show = (query: Partial<QueryLike<string[]>>) =>
    renderWithProviders(
      <StateView
        query={{ status: 'pending', data: undefined, error: null, refetch, ...query }}
        skeleton={<p>scheletro</p>}
        error={({ retry }) => <ErrorState onRetry={retry} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<p>niente</p>}
      >
        {(rows) => <p>{rows.join()}</p>}
      </StateView>,
    );

  it.each([
    [{}, 'scheletro'],
    [{ status: 'success', data: [] }, 'niente'],
    [{ status: 'success', data: ['a', 'b'] }, 'a,b'],
    // A refetch that failed does not take the data away.
    [{ status: 'error', data: ['a'], error: new Error('500') }, 'a'],
  ] as const)('%j shows "%s"', (query, text) => {
    show(query as Partial<QueryLike<string[]>>);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('a failure is told, and can be retried', async () => {
    show({ status: 'error', error: new Error('500') });
    expect(screen.getByRole('alert')).toHaveTextContent('Questa parte non si è caricata');
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});

it('an error becomes the offline state without a network, and retries when it is back', () => {
  const onRetry = jest.fn();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderWithProviders(<ErrorState onRetry={onRetry} />);
  expect(screen.getByRole('heading', { name: 'Sei fuori rete' })).toBeInTheDocument();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(onRetry).toHaveBeenCalledTimes(1);
  online.mockRestore();
});

it('an error state shows the error code of the call', () => {
  renderWithProviders(<ErrorState correlationId="7f2c-91ab" team="Team Commercio" />);
  expect(screen.getByText('Codice Errore: 7f2c-91ab')).toBeInTheDocument();
  expect(screen.getByText(/Se ne occupa Team Commercio/)).toBeInTheDocument();
});

it.each([
  [
    'the server asks to wait',
    { status: 429, info: 'Troppe ricerche: riprova tra poco' },
    'Troppe ricerche: riprova tra poco',
  ],
  [
    'the server failed',
    { status: 500, info: 'Rotto', correlationId: '7f2c-91ab' },
    'Codice Errore: 7f2c-91ab',
  ],
  ['the error is of no answer', new Error('network'), 'Questa parte non si è caricata'],
])('a failed read: %s', (_what, error, text) => {
  renderWithProviders(<LoadError error={error} retry={() => undefined} />);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Riprova' })).toBeInTheDocument();
});

it.each([
  [
    500,
    'it-IT',
    {},
    "C'è stato un problema con il Server, contattare l'amministratore... Codice Errore: 7f2c-91ab",
  ],
  [
    503,
    'it-IT',
    {},
    "C'è stato un problema con il Server, contattare l'amministratore... Codice Errore: 7f2c-91ab",
  ],
  [
    500,
    'en-US',
    english,
    'There was a problem with the server, contact the administrator... Error code: 7f2c-91ab',
  ],
] as const)(
  '[SHELL-52 part] a read that fails with %i is told in the quoted words, in %s',
  (status, locale, texts, words) => {
    const error = { status, info: 'Rotto', correlationId: '7f2c-91ab' };
    const view = renderWithProviders(<ErrorState error={error} />, { locale, messages: texts });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    view.unmount();
    renderWithProviders(<LoadError error={error} retry={() => undefined} />, {
      locale,
      messages: texts,
    });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  },
);

it.each<[what: string, error: unknown, words: string]>([
  [
    'nothing that answers',
    { status: null, kind: 'network' },
    'Controlla il collegamento e riprova.',
  ],
  ['an error that is not of the API', new Error('lost'), 'Controlla il collegamento e riprova.'],
  ['no failure that is known', undefined, 'Controlla il collegamento e riprova.'],
  ['404', { status: 404, info: 'Not found' }, 'non c’è più. Non dipende dal tuo collegamento.'],
  ['403', { status: 403 }, 'non ha accettato la richiesta. Non dipende dal tuo collegamento.'],
  ['500', { status: 500 }, "C'è stato un problema con il Server"],
  ['503', { status: 503 }, "C'è stato un problema con il Server"],
  ['429', { status: 429, info: 'Riprova tra un minuto.' }, 'Riprova tra un minuto.'],
])('after %s the error state says what to do about that', (_, error, words) => {
  renderWithProviders(<ErrorState error={error} />);
  const told = screen.getByRole('alert');
  expect(told).toHaveTextContent(words);
  const isOfConnection = told.textContent.includes('Controlla il collegamento');
  expect(isOfConnection).toBe(words.startsWith('Controlla'));
});
