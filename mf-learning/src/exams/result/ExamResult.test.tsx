import { screen, waitFor, within } from '@testing-library/react';
import { resetAuth, signInAs } from 'shared-auth/testing';
import type { SolvedQuestion } from '../question.ts';
import { afterMinutes, ATTEMPT_ID, fakeExam, wireOverview, wireResult } from '../testing-exam.ts';
import { heading, openExam, PAGE, press } from '../testing-exam-page.tsx';
import { solutionOf } from './solution.ts';
import { waitText } from './wait-text.ts';

beforeEach(() => signInAs('Discente'));
afterEach(() => {
  resetAuth();
  localStorage.clear();
});

const at = `${PAGE}?attempt=${ATTEMPT_ID}`;
const figure = (name: string) => screen.getByText(name).nextSibling;
const sectionOf = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement);
const badge = { id: 'badge-1', issuedAt: afterMinutes(32), isOnLedger: false };

it('[EXAM-06 part] passed: the verdict, figures, areas with the threshold, attempts', async () => {
  openExam(fakeExam(), { at });
  await heading('Esame superato');
  expect(figure('Il tuo risultato')).toHaveTextContent('87%');
  expect(figure('Per superarlo')).toHaveTextContent('70%');
  expect(figure('Tempo usato')).toHaveTextContent('31 min');
  expect(screen.getByText('Stiamo firmando il tuo badge')).toBeInTheDocument();
  expect(
    screen.getByRole('progressbar', { name: 'Protezioni: 50%, soglia 70%' }),
  ).toBeInTheDocument();
  expect(screen.getByText('4 su 8 · 50%').closest('li')).toHaveTextContent('Sotto la soglia');
  expect(screen.getByText('7 su 7 · 100%').closest('li')).not.toHaveTextContent('Sotto');
  expect(sectionOf('I tuoi tentativi').getByText('Tentativo 1, superato')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Il prossimo tentativo' })).not.toBeInTheDocument();
});

it('the badge is struck into the page when it is there, once', async () => {
  const exam = fakeExam();
  const first = openExam(exam, { at });
  await heading('Esame superato');
  exam.server.result = wireResult({ badge });
  await waitFor(
    () => expect(screen.getByText('Il badge di certificazione è tuo')).toBeInTheDocument(),
    { timeout: 4000 },
  );
  const drawing = await screen.findByRole('img', { name: /Impianti elettrici civili/ });
  expect(drawing).toHaveAttribute('data-stamped');
  expect(screen.getByRole('link', { name: 'Vedi il badge' })).toHaveAttribute(
    'href',
    '/certification/badge-1',
  );
  expect(screen.getByRole('link', { name: 'Scarica l’immagine' })).toHaveAttribute(
    'href',
    '/api/Badges/Public/badge-1/picture',
  );
  expect(await screen.findByRole('link', { name: 'Cerca un corso' })).toBeInTheDocument();
  expect(sectionOf('Notarizzazione').getByText('Registrazione sulla blockchain')).toBeVisible();
  first.unmount();
  openExam(exam, { at });
  expect(await screen.findByRole('img', { name: /Impianti elettrici civili/ })).not.toHaveAttribute(
    'data-stamped',
  );
});

describe('failed', () => {
  const failed = (overview = wireOverview()) => {
    const exam = fakeExam({
      overview,
      result: wireResult({
        isPassed: false,
        percent: 57,
        missingPoints: 4,
        lessons: [
          { id: 31, name: 'Scegliere le protezioni', area: 'Protezioni', minutes: 45 },
          { id: 32, name: 'La terra', area: 'Protezioni', minutes: 0 },
          { id: 33, name: 'Il quadro', area: 'Protezioni', minutes: 30 },
          { id: 34, name: 'Il collaudo', area: 'Protezioni', minutes: 30 },
        ],
      }),
    });
    exam.server.hasSimulation = true;
    return exam;
  };

  it('[EXAM-06 part] what is missing, three lessons, the date of the next attempt and why, the simulation', async () => {
    openExam(
      failed(
        wireOverview({
          right: { attempts: 2, attemptsLeft: 1, validUntil: '2027-05-04T08:00:00.000Z' },
          refusal: { code: 'EXAM_TOO_SOON', text: 'Passano almeno 24 ore' },
          startsFrom: afterMinutes(24 * 60),
        }),
      ),
      { at },
    );
    await heading('Esame non superato');
    expect(screen.getByText('Ti mancano 4 punti')).toBeInTheDocument();
    const study = sectionOf('Riparti da qui');
    expect(study.getAllByRole('link')).toHaveLength(3);
    expect(study.getByRole('link', { name: 'Rivedi: Scegliere le protezioni' })).toHaveAttribute(
      'href',
      '/courses/use/7?lesson=31',
    );
    expect(await screen.findByText('05/05/2026, 10:00')).toBeInTheDocument();
    const next = sectionOf('Il prossimo tentativo');
    expect(next.getByText('Te ne resta uno, valido fino al 04/05/2027.')).toBeInTheDocument();
    const again = next.getByRole('button', { name: 'Ripeti l’esame' });
    expect(again).toHaveAttribute('aria-disabled', 'true');
    expect(again).toHaveAccessibleDescription('Passano almeno 24 ore');
    expect(await next.findByRole('link', { name: 'Prova la simulazione' })).toHaveAttribute(
      'href',
      '/courses/use/7/exam/simulation',
    );
  });

  it('an attempt that can begin now', async () => {
    openExam(failed(), { at });
    expect(await screen.findByRole('link', { name: 'Ripeti l’esame' })).toHaveAttribute(
      'href',
      PAGE,
    );
  });

  it('no lessons where no area names one', async () => {
    const exam = failed();
    exam.server.result.lessons = [];
    openExam(exam, { at });
    await heading('Esame non superato');
    expect(screen.queryByText('Riparti da qui')).not.toBeInTheDocument();
  });
});

it('a simulation explains each question', async () => {
  const question = {
    position: 1,
    kind: 'single' as const,
    stem: 'Che cosa salva la vita?',
    area: 'Protezioni',
    points: 1,
    pictureUrl: null,
    pictureText: '',
    content: {
      options: [
        { id: 'a', text: 'Il differenziale' },
        { id: 'b', text: 'Il magnetotermico' },
      ],
    },
    answer: { optionId: 'b' },
    isRight: false,
    right: { optionId: 'a' },
    explanation: 'Interrompe la corrente verso terra.',
  };
  openExam(
    fakeExam({
      result: wireResult({
        kind: 'simulation',
        isPassed: false,
        questions: [
          question,
          { ...question, position: 2, stem: 'Ancora?', answer: null },
          { ...question, position: 3, stem: 'E questa?', isRight: true },
        ],
      }),
    }),
    { at },
  );
  await heading('Simulazione non superata');
  const rows = sectionOf('Domanda per domanda').getAllByRole('listitem');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toHaveTextContent(
    /Domanda 1: sbagliata.*La tua rispostaIl magnetotermico.*La risposta giustaIl differenziale.*Interrompe/,
  );
  expect(rows[1]).toHaveTextContent('Domanda 2: senza risposta');
  expect(rows[2]).toHaveTextContent('Domanda 3: giusta');
  expect(rows[2]).not.toHaveTextContent('La tua risposta');
});

describe('documents', () => {
  const open = (changes: Parameters<typeof wireResult>[0]) => {
    const opened = openExam(fakeExam({ result: wireResult(changes) }), { at });
    opened.api.use({ 'GET /api/Courses/FetchExamResultPDF': () => ({ data: btoa('%PDF-1.7') }) });
    const saved: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => {
      saved.push(blob);
      return 'blob:document';
    };
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    return { ...opened, saved };
  };
  const asked = (api: ReturnType<typeof open>['api']) =>
    api.callsTo('GET /api/Courses/FetchExamResultPDF').map(({ query }) => query);
  afterEach(() => jest.restoreAllMocks());

  it('[EXAM-07 part] the attestation of who passed, once the badge is there (E159)', async () => {
    const { api, saved } = open({ badge });
    await press('Scarica l’attestato');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked(api)).toEqual([{ courseId: 7, isExam: true, isPassed: true }]);
    expect(await saved[0]?.text()).toBe('%PDF-1.7');
    expect(saved[0]?.type).toBe('application/pdf');
  });

  it('the attestation waits for the badge', async () => {
    const { api } = open({});
    const button = await screen.findByRole('button', { name: 'Scarica l’attestato' });
    expect(button).toHaveAccessibleDescription('Arriva insieme al badge, fra pochi secondi.');
    await press('Scarica l’attestato');
    expect(asked(api)).toEqual([]);
  });

  it('[EXAM-07 part] the report of who did not pass', async () => {
    const { api, saved } = open({ isPassed: false, hasAttestation: false });
    await press('Scarica il rapporto');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked(api)).toEqual([{ courseId: 7, isExam: true, isPassed: false }]);
  });

  it('a failure is told', async () => {
    const { api } = open({ isPassed: false, hasAttestation: false });
    api.use({
      'GET /api/Courses/FetchExamResultPDF': () => ({ status: 404, info: 'Non esiste' }),
    });
    await press('Scarica il rapporto');
    expect(await screen.findByText('Non esiste')).toBeInTheDocument();
  });

  it('the report of another attempt than the last is not offered', async () => {
    open({ isPassed: false, hasAttestation: false, id: 'an-earlier-one' });
    await heading('Esame non superato');
    expect(screen.queryByRole('button', { name: /Scarica/ })).not.toBeInTheDocument();
  });
});

it('a certification shows no question', async () => {
  openExam(fakeExam(), { at });
  await heading('Esame superato');
  expect(screen.queryByText('Domanda per domanda')).not.toBeInTheDocument();
});

it('waits for a result that the server has not made yet', async () => {
  const exam = fakeExam();
  let asked = 0;
  exam.endpoints['GET /api/Exams/Attempts/{id}/Result'] = () => {
    asked += 1;
    return asked === 1
      ? ({ status: 409, code: 'EXAM_RUNNING' } as never)
      : { data: exam.server.result };
  };
  openExam(exam, { at });
  await heading('Esame superato');
  expect(asked).toBeGreaterThan(1);
});

describe('solutions in words', () => {
  const words = {
    isTrue: 'Vero',
    isFalse: 'Falso',
    number: String,
    tolerance: (value: string, tolerance: string) => `${value} ± ${tolerance}`,
    point: 'sull’immagine',
  };
  const base = {
    position: 1,
    stem: '',
    area: '',
    points: 1,
    picture: null,
    isRight: false,
    explanation: '',
  };
  const options = [
    { id: 'a', text: 'A' },
    { id: 'b', text: 'B' },
  ];
  const cases: [SolvedQuestion, string[] | null, string[]][] = [
    [
      {
        ...base,
        kind: 'order',
        content: { options },
        answer: { optionIds: ['b', 'a'] },
        right: { optionIds: ['a', 'b'] },
      },
      ['B', 'A'],
      ['A', 'B'],
    ],
    [
      { ...base, kind: 'trueFalse', content: {}, answer: { value: false }, right: { value: true } },
      ['Falso'],
      ['Vero'],
    ],
    [
      {
        ...base,
        kind: 'number',
        content: { unit: 'mA' },
        answer: { value: 300 },
        right: { value: 30, tolerance: 1 },
      },
      ['300 mA'],
      ['30 mA ± 1'],
    ],
    [
      {
        ...base,
        kind: 'match',
        content: { prompts: [{ id: 'p', text: 'P' }], options },
        answer: { optionOf: { p: 'a' } },
        right: { optionOf: { p: 'b' } },
      },
      ['P: A'],
      ['P: B'],
    ],
    [
      {
        ...base,
        kind: 'hotSpot',
        content: {},
        answer: null,
        right: { regions: [{ shape: 'circle', x: 0.5, y: 0.5, radius: 0.1 }] },
      },
      null,
      ['sull’immagine'],
    ],
    [
      {
        ...base,
        kind: 'text',
        content: {},
        answer: { text: 'RCD' },
        right: { accepted: ['differenziale', 'salvavita'] },
      },
      ['RCD'],
      ['differenziale', 'salvavita'],
    ],
  ];
  it.each(cases)('%j', (question, given, right) => {
    expect(solutionOf(question, words)).toEqual({ given, right });
  });
});

it.each([
  [30_000, 'tra 1 minuto'],
  [119 * 60_000, 'tra 119 minuti'],
  [23.9 * 3_600_000, 'tra 24 ore'],
  [72 * 3_600_000, 'tra 3 giorni'],
])('%i ms: %s', (ms, text) => {
  expect(waitText(ms, 'it-IT')).toBe(text);
});
