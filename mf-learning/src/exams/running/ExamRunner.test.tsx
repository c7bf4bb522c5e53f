import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetAuth, signInAs } from 'shared-auth/testing';
import english from '../../i18n/en.json';
import { afterMinutes, ATTEMPT_ID, fakeExam, wireOverview } from '../testing-exam.ts';
import { beginExam, heading, openExam, PAGE, press, stored } from '../testing-exam-page.tsx';

beforeEach(() => signInAs('Discente'));
afterEach(() => {
  resetAuth();
  localStorage.clear();
});

const overview = () => within(screen.getByRole('complementary', { name: 'Tutte le domande' }));
const cells = () =>
  overview()
    .getAllByRole('button', { name: /^Domanda/ })
    .map((cell) => cell.getAttribute('aria-label'));
const live = (exam: ReturnType<typeof fakeExam>) => {
  exam.server.overview = wireOverview({
    live: {
      id: ATTEMPT_ID,
      courseId: 7,
      courseTitle: 'Impianti elettrici civili',
      kind: 'certification',
      endsAt: exam.server.endsAt,
    },
  });
};
const noNetwork = () => {
  throw Object.assign(new Error('network'), { isApiError: true, kind: 'network', status: null });
};
const SAVED = 'PUT /api/Exams/Attempts/{id}/Answers/{position}';

it('an exam from the first question to the hand-in', async () => {
  const exam = fakeExam();
  const { api, router } = await beginExam(exam);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Il differenziale' }));
  expect(await screen.findByText('Risposta salvata alle 10:00')).toBeInTheDocument();
  await press('Segna per dopo');
  expect(screen.getByRole('button', { name: 'Segnata per dopo' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await press('Prossima domanda');
  expect(await heading(/Domanda 2 di 3: La terra serve sempre/)).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: 'Vero' }));
  await waitFor(() =>
    expect(stored(api)).toEqual([
      [1, 1, { optionId: 'a' }],
      [1, 2, true],
      [2, 1, { value: true }],
    ]),
  );
  expect(cells()).toEqual([
    'Domanda 1: risposta data, segnata',
    'Domanda 2: risposta data',
    'Domanda 3: da fare',
  ]);
  await press('Rivedi e consegna');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Ti manca una risposta/)).toBeInTheDocument();
  expect(dialog.getByText('Hai segnato una domanda.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Domanda 3: da fare' }));
  await heading(/Quanti milliampere/);
  await userEvent.type(screen.getByRole('textbox'), '30');
  await press('Rivedi e consegna');
  await press('Consegna l’esame');
  await heading('Esame superato');
  expect(exam.server.questions[2]?.answer).toEqual({ value: 30 });
  expect(router.state.location.search).toBe(`?attempt=${ATTEMPT_ID}`);
  expect(api.callsTo('POST /api/Exams/Attempts/{id}/End')).toHaveLength(1);
});

it('by keyboard alone: answer, flag, next, previous, jump', async () => {
  await beginExam(fakeExam());
  const reach = async (name: RegExp) => {
    for (let presses = 0; presses < 40; presses += 1) {
      const { activeElement } = document;
      const label = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
      if (name.test(label)) return;
      await userEvent.tab();
    }
    throw new Error(`${String(name)} is not reached`);
  };
  const radio = screen.getByRole('radio', { name: 'Il differenziale' });
  for (let presses = 0; presses < 40 && document.activeElement !== radio; presses += 1) {
    await userEvent.tab();
  }
  await userEvent.keyboard(' ');
  expect(radio).toBeChecked();
  await reach(/^Prossima domanda/);
  await userEvent.keyboard('{Enter}');
  expect(await heading(/Domanda 2/)).toHaveFocus();
  await reach(/^Precedente/);
  await userEvent.keyboard('{Enter}');
  expect(await heading(/Domanda 1/)).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'Il differenziale' })).toBeChecked();
  await reach(/^Domanda 3: da fare/);
  await userEvent.keyboard('{Enter}');
  expect(await heading(/Domanda 3/)).toHaveFocus();
});

it('a live exam goes on after a reload, at its question and with its answers', async () => {
  const exam = fakeExam();
  const first = await beginExam(exam);
  await userEvent.click(screen.getByRole('radio', { name: 'Il magnetotermico' }));
  await screen.findByText(/Risposta salvata/);
  first.unmount();
  live(exam);
  openExam(exam, { at: `${PAGE}?q=1` });
  await heading(/Domanda 1 di 3/);
  expect(screen.getByRole('radio', { name: 'Il magnetotermico' })).toBeChecked();
});

it('without a network the answers wait, and handing in waits with its reason', async () => {
  const exam = fakeExam();
  const { api } = await beginExam(exam);
  api.use({ [SAVED]: noNetwork });
  await userEvent.click(screen.getByRole('radio', { name: 'Il differenziale' }));
  expect(await screen.findByText('Sei fuori rete.')).toBeInTheDocument();
  expect(screen.getByText('1 risposta in attesa di invio')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Il differenziale' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Consegna' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Consegna' })).toHaveAccessibleDescription(
    /Sei fuori rete/,
  );
  expect(overview().getByRole('button', { name: 'Rivedi e consegna' })).toHaveAccessibleDescription(
    'Consegni quando torna la rete.',
  );
  api.use(exam.endpoints);
  await press('Riprova adesso');
  expect(await screen.findByText(/Risposta salvata/)).toBeInTheDocument();
  expect(screen.queryByText('Sei fuori rete.')).not.toBeInTheDocument();
  expect(exam.server.questions[0]?.answer).toEqual({ optionId: 'a' });
});

it('a server that fails is not called the network', async () => {
  const { api } = await beginExam(fakeExam());
  api.use({ [SAVED]: () => ({ status: 503 }) });
  await userEvent.click(screen.getByRole('radio', { name: 'Il differenziale' }));
  expect(await screen.findByText('Il nostro server non risponde.')).toBeInTheDocument();
});

it('an exam that another page took over says so, and goes on here by one press', async () => {
  const exam = fakeExam();
  await beginExam(exam);
  exam.server.screen = 'another page';
  await userEvent.click(screen.getByRole('radio', { name: 'Il differenziale' }));
  expect(await heading('L’esame è aperto altrove')).toHaveFocus();
  await press('Continua qui');
  await heading(/Domanda 1 di 3/);
  await waitFor(() => expect(exam.server.questions[0]?.answer).toEqual({ optionId: 'a' }));
});

it('a picture whose address has expired is asked for once more', async () => {
  const exam = fakeExam();
  const first = exam.server.questions[0];
  if (first) Object.assign(first, { pictureUrl: '/old.png', pictureText: 'Un quadro' });
  const { api } = await beginExam(exam);
  const picture = screen.getByRole('img', { name: 'Un quadro' });
  if (first) first.pictureUrl = '/new.png';
  fireEvent.error(picture);
  await waitFor(() => expect(picture).toHaveAttribute('src', '/new.png'));
  const reads = api.callsTo('GET /api/Exams/Attempts/{id}').length;
  fireEvent.error(picture);
  expect(api.callsTo('GET /api/Exams/Attempts/{id}')).toHaveLength(reads);
});

describe('time', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const begin = async (minutes: number) => {
    const exam = fakeExam();
    exam.server.screen = 'x';
    exam.server.endsAt = afterMinutes(minutes);
    const opened = await beginExam(exam);
    return { exam, ...opened };
  };
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const said = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .filter((text) => /Rest/.test(text ?? ''));

  it('is told in three states, and read aloud at five minutes and at one alone', async () => {
    await begin(6);
    const timer = screen.getByRole('timer');
    expect(timer).toHaveAttribute('data-state', 'plain');
    expect(timer).toHaveTextContent(/^[56]:/);
    expect(said()).toEqual([]);
    await wait(60_000);
    expect(timer).toHaveTextContent(/^Ultimi (5:00|4:5)/);
    expect(said()).toEqual(['Restano meno di cinque minuti.']);
    await wait(60_000);
    expect(said()).toEqual(['Restano meno di cinque minuti.']);
    await wait(180_000);
    expect(timer).toHaveTextContent('Ultimo minuto');
    expect(said()).toEqual(['Resta meno di un minuto.']);
  });

  it('ends the exam, counts what the server has, and leads to the result', async () => {
    const { exam } = await begin(1);
    await userEvent.click(screen.getByRole('radio', { name: 'Il differenziale' }));
    await screen.findByText(/Risposta salvata/);
    exam.server.endedBy = 'time';
    await wait(60_000);
    expect(await heading('Il tempo è finito')).toHaveFocus();
    expect(screen.getByText('Abbiamo consegnato la risposta che ci hai dato.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Vedi il risultato' }));
    await heading('Esame superato');
  });
});

describe('leaving', () => {
  it('warns, and stays or leaves as the candidate says', async () => {
    const { router } = await beginExam(fakeExam());
    await userEvent.click(screen.getByRole('link', { name: 'altrove' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Il tempo continua a scorrere.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Resta nell’esame' }));
    expect(router.state.location.pathname).toBe(PAGE);
    await userEvent.click(screen.getByRole('link', { name: 'altrove' }));
    await press('Esci');
    expect(await screen.findByText('un’altra pagina')).toBeInTheDocument();
  });

  it('warns before the tab closes, and not once it is over', async () => {
    await beginExam(fakeExam());
    const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closes()).toBe(false);
    await press('Consegna');
    await press('Consegna l’esame');
    await heading('Esame superato');
    expect(closes()).toBe(true);
  });
});

it('a hand-in that fails keeps the exam, says so, and can be tried again', async () => {
  const exam = fakeExam();
  const { api } = await beginExam(exam);
  api.use({ 'POST /api/Exams/Attempts/{id}/End': () => ({ status: 500 }) });
  await press('Consegna');
  await press('Consegna l’esame');
  expect(
    await within(screen.getByRole('dialog')).findByText('Consegni quando torna la rete.'),
  ).toBeInTheDocument();
  api.use(exam.endpoints);
  await press('Continua l’esame');
  await press('Riprova adesso');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Consegna' })).toBeEnabled());
  await press('Consegna');
  await press('Consegna l’esame');
  await heading('Esame superato');
});

it('runs in English', async () => {
  const exam = fakeExam();
  live(exam);
  openExam(exam, { locale: 'en-US' });
  await heading('The exam is open elsewhere');
  await press(english['learning.exam.run.continue-here']);
  await heading(/Question 1 of 3/);
  expect(screen.getByText('Choose one answer.')).toBeInTheDocument();
});
