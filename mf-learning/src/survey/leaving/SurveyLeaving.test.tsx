import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetAuth, signInAs, signOut } from 'shared-auth/testing';
import { fakeSurvey, wireAnswer, wireAreas } from '../testing-survey.ts';
import { beginSurvey, fill, heading, openSurvey, press, sent } from '../testing-survey-page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  signInAs('Discente');
});
afterEach(() => resetAuth());

it('[SURVEY-07] who leaves mid-way is held: a toast for 1500 ms, and words that stay until a decision', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  try {
    await beginSurvey(['profession', 'sector']);
    await heading('In quale settore?');
    await user.click(screen.getByRole('link', { name: 'altrove' }));
    expect(await screen.findByText('Non hai finito il questionario')).toBeInTheDocument();
    const stays = screen.getByText(/Le risposte non sono ancora inviate/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Resta qui' })).toHaveFocus());
    act(() => jest.advanceTimersByTime(1600));
    await waitFor(() =>
      expect(screen.queryByText('Non hai finito il questionario')).not.toBeInTheDocument(),
    );
    expect(stays).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Resta qui' }));
    expect(screen.queryByText(/non sono ancora inviate/)).not.toBeInTheDocument();
    await heading('In quale settore?');
    await user.click(screen.getByRole('link', { name: 'altrove' }));
    await user.click(await screen.findByRole('button', { name: 'Esci senza inviare' }));
    expect(await screen.findByText('un’altra pagina')).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

it('[SURVEY-07 part] nobody is held before the first question, nor when the session has ended', async () => {
  const { router } = openSurvey(fakeSurvey(wireAreas(['profession', 'sector'])));
  await heading('Raccontaci di te');
  await userEvent.click(screen.getByRole('link', { name: 'altrove' }));
  expect(await screen.findByText('un’altra pagina')).toBeInTheDocument();
  await act(() => router.navigate('/survey/user'));
  await press('Inizia');
  await heading('In quale settore?');
  act(() => signOut());
  await act(() => router.navigate('/elsewhere'));
  expect(await screen.findByText('un’altra pagina')).toBeInTheDocument();
});

it('[SURVEY-07 part] the way back is held too, also to where an earlier survey ended', async () => {
  const { router } = openSurvey(fakeSurvey(wireAreas(['profession', 'sector'])));
  await press('Non ora');
  await heading('Dashboard');
  await act(() => router.navigate('/survey/user'));
  await press('Inizia');
  await heading('In quale settore?');
  await act(() => router.navigate(-1));
  expect(await screen.findByText(/Le risposte non sono ancora inviate/)).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/survey/user');
});

it('[SURVEY-07 part] closing the window asks first once there is an answer', async () => {
  await beginSurvey(['profession', 'sector']);
  await heading('In quale settore?');
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(closing()).toBe(false);
  await userEvent.click(screen.getByRole('radio', { name: 'Settore 1' }));
  expect(closing()).toBe(true);
});

it('[SURVEY-07 part] answers and place are kept in this tab', async () => {
  const areas = wireAreas(['profession', 'sector', 'goal']);
  const first = openSurvey(fakeSurvey(areas));
  await press('Inizia');
  await userEvent.click(await screen.findByRole('radio', { name: 'Settore 3' }));
  await press('Avanti');
  fill(await screen.findByRole('textbox'), 'Diventare capo');
  first.unmount();
  openSurvey(fakeSurvey(areas));
  expect(await screen.findByRole('textbox')).toHaveValue('Diventare capo');
  await press('Indietro');
  expect(await screen.findByRole('radio', { name: 'Settore 3' })).toBeChecked();
});

it('[SURVEY-07 part] what one person kept is not shown to the next', async () => {
  const kept = {
    answers: { choices: { q1: [103] }, typed: {}, experiences: {} },
    at: { state: 'questions', area: 0, question: 0 },
  };
  sessionStorage.setItem('draft:survey:somebody-else:user', JSON.stringify(kept));
  openSurvey(fakeSurvey(wireAreas(['profession', 'sector'])));
  await press('Inizia');
  expect(await screen.findByRole('radio', { name: 'Settore 3' })).not.toBeChecked();
});

it('a kept place or answer that the survey no longer has is let go', async () => {
  const kept = {
    answers: { choices: { q1: [103, 999], q77: [1] }, typed: {}, experiences: {} },
    at: { state: 'questions', area: 5, question: 9 },
  };
  sessionStorage.setItem(
    'draft:survey:00000000-0000-4000-8000-000000000001:user',
    JSON.stringify(kept),
  );
  const { api } = openSurvey(fakeSurvey(wireAreas(['profession', 'sector'])));
  await heading('Raccontaci di te');
  await press('Inizia');
  await press('Invia le risposte');
  await heading('Dashboard');
  expect(sent(api)).toEqual([[wireAnswer(103, 1, 'choice')]]);
});
