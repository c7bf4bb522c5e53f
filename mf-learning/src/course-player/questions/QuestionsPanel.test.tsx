import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs, type FakeEndpoints } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import english from '../../i18n/en.json';
import { CoursePlayerPage } from '../CoursePlayerPage.tsx';
import { movePlayback, startPlayback } from '../lesson/playback.ts';
import { fakeCourse, wireCourse } from '../testing-course.ts';
import { questionsQuery, type CourseQuestions, type Question } from './api.ts';

const routes = [{ path: '/courses/use/:courseId', Component: CoursePlayerPage }];

beforeEach(() => {
  localStorage.clear();
  signInAs('Discente');
});
afterEach(() => resetAuth());

const question = (id: number, changes: Partial<Question> = {}): Question => ({
  id,
  lessonId: 11,
  second: 83,
  paragraph: null,
  text: `Domanda ${id}`,
  askedAt: '2026-05-04T08:00:00.000Z',
  askerName: 'Giulia Sartori',
  state: 'asked',
  answer: null,
  answeredAt: null,
  answererName: null,
  ...changes,
});
const answered = {
  state: 'answered',
  answer: 'Sì, anche lì.',
  answeredAt: '2026-05-05T08:00:00.000Z',
  answererName: 'Lucia Ferri',
} as const;

/** A server that keeps questions and their answers. */
function open(stored: Question[] = [], changes: Partial<CourseQuestions> = {}, isEnglish = false) {
  let items = stored;
  const endpoints = {
    'GET /api/Courses/Questions': () => ({
      data: {
        items,
        mayAsk: true,
        mayAnswer: false,
        teachers: [{ lessonId: 11, names: ['Lucia Ferri'] }],
        ...changes,
      },
    }),
    'POST /api/Courses/Questions': ({ body: { text, second } }) => {
      const added = question(9, { text, second });
      items = [added, ...items];
      return { data: added };
    },
    'POST /api/Courses/Questions/{id}/Answer': ({ params, body }) => {
      const [found] = items.filter(({ id }) => id === Number(params['id']));
      if (found === undefined) return { status: 404, code: 'QUESTION_NOT_FOUND' };
      const next = { ...found, ...answered, answer: body.answer };
      items = items.map((one) => (one.id === next.id ? next : one));
      return { data: next };
    },
  } satisfies FakeEndpoints;
  const api = fakeApi({ ...fakeCourse(wireCourse(), [11]).endpoints, ...endpoints });
  renderRoutes(routes, {
    at: '/courses/use/7?lesson=11',
    ...(isEnglish ? { locale: 'en-US' as const, messages: english } : {}),
  });
  return {
    api,
    endpoints,
    answerElsewhere: (answer: string) => {
      items = items.map((one) => ({ ...one, ...answered, answer }));
    },
  };
}

const panel = async () => within(await screen.findByRole('region', { name: 'Domande al docente' }));
const field = async () => (await panel()).findByRole('textbox', { name: 'La tua domanda' });
const send = async () =>
  userEvent.click((await panel()).getByRole('button', { name: 'Chiedi al docente' }));

it('a learner asks from the moment of the video, and sees the question waiting', async () => {
  const { api } = open();
  const box = await field();
  expect(box).toHaveAccessibleDescription(/^La legge Lucia Ferri\./);
  // It comes onto the page by itself.
  await screen.findByLabelText(/^Video della lezione/);
  act(() => {
    startPlayback(11, () => undefined);
    movePlayback(83.4);
  });
  await userEvent.type(box, 'Vale anche per le scale?');
  await send();
  expect(await screen.findByText('Domanda inviata')).toBeInTheDocument();
  expect(api.callsTo('POST /api/Courses/Questions')[0]?.body).toMatchObject({
    courseId: 7,
    lessonId: 11,
    text: 'Vale anche per le scale?',
    second: 83,
  });
  expect(await (await panel()).findByText('In attesa di risposta')).toBeInTheDocument();
  expect(box).toHaveValue('');
});

it('the answer is shown at the lesson, with who gave it and the way to the moment', async () => {
  open([question(1, answered)]);
  const row = within(await (await panel()).findByRole('listitem'));
  expect(row.getByText('Sì, anche lì.')).toBeInTheDocument();
  expect(row.getByText('Risposta di Lucia Ferri, 05/05/2026')).toBeInTheDocument();
  expect(row.getByRole('link', { name: /Vai a 01:23/ })).toHaveAttribute(
    'href',
    '/courses/use/7?lesson=11&t=83',
  );
});

it('a question that gets no answer stays in the field, and is sent again under the same key', async () => {
  const { api, endpoints } = open();
  api.use({ 'POST /api/Courses/Questions': () => ({ status: 503 }) });
  await userEvent.type(await field(), 'Dopo');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('riprova tra poco');
  api.use(endpoints);
  await send();
  await waitFor(async () => expect(await field()).toHaveValue(''));
  const keys = api.callsTo('POST /api/Courses/Questions').map(({ body }) => body.key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('whoever asks too often reads why', async () => {
  const { api } = open();
  const info = 'Puoi inviare al massimo 10 domande al giorno. Riprova domani';
  api.use({
    'POST /api/Courses/Questions': () => ({ status: 429, code: 'TOO_MANY_QUESTIONS', info }),
  });
  await userEvent.type(await field(), 'Ancora');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(info);
});

const teaching = { mayAsk: false, mayAnswer: true };

it('the teacher answers in the lesson', async () => {
  const { api } = open([question(1)], teaching);
  await userEvent.click(
    await (await panel()).findByRole('button', { name: 'Rispondi a Giulia Sartori' }),
  );
  const box = screen.getByRole('textbox', { name: 'Risposta per Giulia Sartori' });
  expect(box).toHaveFocus();
  await userEvent.type(box, 'Sì.');
  await userEvent.click(screen.getByRole('button', { name: 'Invia la risposta' }));
  expect(await screen.findByText('Risposta inviata')).toBeInTheDocument();
  expect(api.callsTo('POST /api/Courses/Questions/{id}/Answer')[0]?.body).toEqual({
    answer: 'Sì.',
  });
  expect(await screen.findByText('Con risposta')).toBeInTheDocument();
});

it('of two who answer the second sees the answer of the first, and keeps their words', async () => {
  const { api, answerElsewhere } = open([question(1)], teaching);
  await userEvent.click(
    await (await panel()).findByRole('button', { name: 'Rispondi a Giulia Sartori' }),
  );
  const box = screen.getByRole('textbox', { name: 'Risposta per Giulia Sartori' });
  await userEvent.type(box, 'La mia');
  answerElsewhere('La loro');
  const info = 'Qualcun altro ha già risposto a questa domanda';
  api.use({
    'POST /api/Courses/Questions/{id}/Answer': () => ({
      status: 409,
      code: 'QUESTION_ANSWERED',
      info,
    }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Invia la risposta' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(info);
  expect(await screen.findByText('La loro')).toBeInTheDocument();
  expect(box).toHaveValue('La mia');
});

it('who waits for an answer looks for it each minute; who answers is left alone while they write', () => {
  const everyMs = (data: Partial<CourseQuestions>) => {
    const { refetchInterval } = questionsQuery(7);
    if (typeof refetchInterval !== 'function') throw new Error('no function');
    return refetchInterval({ state: { data } } as never);
  };
  expect(everyMs({ mayAnswer: false, items: [question(1)] })).toBe(60_000);
  expect(everyMs({ mayAnswer: false, items: [question(1, answered)] })).toBe(false);
  expect(everyMs({ mayAnswer: true, items: [question(1)] })).toBe(false);
});

it('a course without a teacher says so', async () => {
  open([], { teachers: [] });
  expect(await (await panel()).findByText(/non ha ancora un docente/)).toBeInTheDocument();
  expect((await panel()).queryByRole('textbox')).not.toBeInTheDocument();
});

it('is complete in English', async () => {
  open([], {}, true);
  const found = within(await screen.findByRole('region', { name: 'Questions to the teacher' }));
  expect(await found.findByRole('button', { name: 'Ask the teacher' })).toBeInTheDocument();
});
