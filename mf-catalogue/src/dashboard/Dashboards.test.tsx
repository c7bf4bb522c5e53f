import type { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import type { AnswerOf } from 'shared-auth';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { asLazyWidget } from 'shared-ui/remote';
import { renderWithProviders, testQueryClient } from 'shared-ui/testing';
import { app } from '../app.tsx';
import { courseItem, coursePage } from '../testing-courses.ts';
import { nextLessonOf } from './api.ts';
import { EditorDashboard } from './EditorDashboard.tsx';
import { LearnerDashboard } from './LearnerDashboard.tsx';

afterEach(resetAuth);

const lesson = (id: number, isCompleted: boolean) => ({
  id,
  name: `Lezione ${id}`,
  duration: 15,
  isCompleted,
  index: 0,
  moduloId: 1,
  description: '',
  documentList: [],
  completedDate: null,
  position: null,
  isAvailable: true,
  availableFrom: null,
  lockReason: null,
  content: null,
  pictures: [],
});

const moduleOf = (id: number, lessonList: ReturnType<typeof lesson>[]) => ({
  id,
  name: `Modulo ${id}`,
  description: '',
  duration: 30,
  isCompleted: false,
  documentList: [],
  professor: null,
  professorNameId: null,
  lessonList,
});

const use: AnswerOf<'/api/Courses/Use/{id}', 'get'> = {
  id: 1,
  title: 'Mio',
  synopses: '',
  category: 'Lingue',
  categoriesId: 2,
  categoryKey: 'lingue',
  levelsId: null,
  durataCorso: 60,
  percentage: 50,
  statoCorso: 1,
  mode: 'learner',
  lessonPolicy: 'completed',
  serverTime: '2026-05-04T08:00:00.000Z',
  idBadgeCertification: null,
  userIsDocenteCourse: false,
  documentList: [],
  esamiDTO: [],
  professors: [],
  modules: [
    moduleOf(1, [lesson(1, true), lesson(2, true)]),
    moduleOf(2, [lesson(3, false), lesson(4, false)]),
  ],
};

const serve = (own = [courseItem({ id: 1, title: 'Mio', percentage: 50 })]) =>
  fakeApi({
    'GET /api/Courses': ({ query }) => {
      const { typology } = query;
      const title = ['Votato', 'Mio', 'Consigliato', 'Insegnato'][Number(typology)] ?? '';
      return {
        data: coursePage(typology === 1 ? own : [courseItem({ id: 10 + Number(typology), title })]),
      };
    },
    'GET /api/Courses/Use/{id}': () => ({ data: use }),
    'GET /api/Courses/OwnFigures': () => ({
      data: [2, 3, 4, 5, 6, 7].map((courseId) => ({
        courseId,
        title: `Corso ${courseId}`,
        learners: 10 - courseId,
        completed: courseId === 2 ? 1 : 0,
        passed: 0,
      })),
    }),
  });

it('[DASH-08] [DASH-10] a learner sees own, suggested and most ranked courses, three each', async () => {
  signInAs('Discente');
  const api = serve();
  renderWithProviders(<LearnerDashboard />);
  for (const title of ['Mio', 'Consigliato', 'Votato']) {
    expect(await screen.findByRole('link', { name: title })).toBeInTheDocument();
  }
  expect(api.callsTo('GET /api/Courses').every(({ query }) => query['pageSize'] === 3)).toBe(true);
  expect(screen.queryByText('I corsi che insegni')).not.toBeInTheDocument();
});

it('[DASH-09] a learner who teaches sees the courses taught, three of them', async () => {
  signInAs('Discente', { isDocente: true });
  const api = serve();
  renderWithProviders(<LearnerDashboard />);
  expect(await screen.findByRole('link', { name: 'Insegnato' })).toBeInTheDocument();
  expect(api.callsTo('GET /api/Courses').map(({ query }) => query)).toContainEqual(
    expect.objectContaining({ typology: 3, pageSize: 3 }),
  );
});

it('editors and teachers see how their courses do, five of them, each leading to its learners', async () => {
  signInAs('RedattoreCorsiA');
  serve();
  const { unmount } = renderWithProviders(<EditorDashboard />);
  const figures = within(await screen.findByRole('region', { name: 'I tuoi corsi in numeri' }));
  expect(await figures.findAllByRole('listitem')).toHaveLength(5);
  expect(figures.getByRole('link', { name: 'Corso 2' })).toHaveAttribute(
    'href',
    '/courses/teaching/2',
  );
  expect(figures.getByText('8 iscritti, 1 ha completato, 0 esami superati')).toBeInTheDocument();
  unmount();
  signInAs('Discente', { isDocente: true });
  const teacher = renderWithProviders(<LearnerDashboard />);
  expect(await screen.findByRole('link', { name: 'Corso 2' })).toBeInTheDocument();
  teacher.unmount();
  // Who teaches nothing has no numbers, nor asks for any.
  signInAs('Discente');
  const api = serve();
  renderWithProviders(<LearnerDashboard />);
  expect(await screen.findByRole('link', { name: 'Mio' })).toBeInTheDocument();
  expect(api.callsTo('GET /api/Courses/OwnFigures')).toEqual([]);
});

it('[DASH-14] each block leads to its whole list; [DASH-15] each course to its page', async () => {
  signInAs('Discente', { isDocente: true });
  serve();
  renderWithProviders(<LearnerDashboard />);
  for (const [title, id, typology] of [
    ['Mio', 1, 1],
    ['Insegnato', 13, 3],
    ['Consigliato', 12, 2],
    ['Votato', 10, 0],
  ] as const) {
    const link = await screen.findByRole('link', { name: title });
    expect(link).toHaveAttribute('href', `/courses/view/${id}`);
    const section = link.closest('section') as HTMLElement;
    expect(within(section).getByRole('link', { name: /Vedi tutti/ })).toHaveAttribute(
      'href',
      `/courses/table?typology=${typology}`,
    );
  }
});

it('what is under way leads: the next lesson, with its place', async () => {
  signInAs('Discente');
  serve();
  renderWithProviders(<LearnerDashboard />);
  expect(
    await screen.findByRole('heading', { name: 'Riprendi da “Lezione 3”' }),
  ).toBeInTheDocument();
  expect(screen.getByText('Modulo 2 di 2')).toBeInTheDocument();
  expect(screen.getByText('Lezione 3 di 4')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Riprendi la lezione' })).toHaveAttribute(
    'href',
    '/courses/use/1?lesson=3',
  );
});

describe('the course that leads, before its lesson is known', () => {
  /** The band of the course, whose lesson is asked for and not answered yet. */
  async function courseWithoutLesson() {
    signInAs('Discente');
    const answer = Promise.withResolvers<{ data: typeof use } | { status: number }>();
    serve().use({ 'GET /api/Courses/Use/{id}': () => answer.promise });
    const { container } = renderWithProviders(<LearnerDashboard />);
    const band = () => container.querySelector<HTMLElement>('[data-band]');
    await waitFor(() => expect(band()).not.toBeNull());
    return { answer: answer.resolve, band, shown: band() as HTMLElement };
  }

  it('is there with its picture, and holds back what is below until nothing moves any more', async () => {
    const { answer, band, shown } = await courseWithoutLesson();
    const course = within(shown);
    expect(course.getByText('Mio')).toBeInTheDocument();
    expect(shown.querySelector('img')).toBeInTheDocument();
    expect(course.queryByRole('link')).not.toBeInTheDocument();
    expect(shown.closest('[data-loading]')).not.toBeNull();
    answer({ data: use });
    expect(await course.findByRole('link', { name: 'Riprendi la lezione' })).toBeInTheDocument();
    expect(band()).toBe(shown);
    await waitFor(() => expect(shown.closest('[data-loading]')).toBeNull());
  });

  it('is no longer there where no lesson is found', async () => {
    const { answer, band } = await courseWithoutLesson();
    answer({ status: 404 });
    await waitFor(() => expect(band()).toBeNull());
  });
});

describe('the reads of the first block, begun before it is drawn', () => {
  const read = (queries: QueryClient) =>
    asLazyWidget(app.widgets['shell.dashboard.learner.v1'] ?? {})?.read?.(queries);

  it('are all that its lesson needs: it is there with the first drawing', async () => {
    signInAs('Discente');
    serve();
    const queryClient = testQueryClient();
    await read(queryClient);
    renderWithProviders(<LearnerDashboard />, { queryClient });
    expect(screen.getByRole('heading', { name: 'Riprendi da “Lezione 3”' })).toBeInTheDocument();
  });

  it('end with the list where nothing is under way', async () => {
    signInAs('Discente');
    const api = serve([courseItem({ id: 1, title: 'Mio', percentage: 100 })]);
    await read(testQueryClient());
    expect(api.callsTo('GET /api/Courses')).toHaveLength(1);
    expect(api.callsTo('GET /api/Courses/Use/{id}')).toEqual([]);
  });
});

it('[DASH-11] a learner without courses is invited to discover the catalogue', async () => {
  signInAs('Discente');
  serve([]);
  renderWithProviders(<LearnerDashboard />);
  expect(await screen.findByRole('link', { name: 'Scopri il catalogo' })).toHaveAttribute(
    'href',
    '/courses/table',
  );
});

it('[DASH-06] an editor sees the own courses, three of them, or the prompt to add some', async () => {
  signInAs('RedattoreCorsiA');
  const api = serve();
  const { unmount } = renderWithProviders(<EditorDashboard />);
  expect(await screen.findByRole('link', { name: 'Mio' })).toBeInTheDocument();
  expect(api.callsTo('GET /api/Courses').map(({ query }) => query)).toContainEqual(
    expect.objectContaining({ typology: 1, pageSize: 3 }),
  );
  unmount();
  serve([]);
  renderWithProviders(<EditorDashboard />);
  expect(await screen.findByRole('heading', { name: 'Aggiungi nuovi corsi' })).toBeInTheDocument();
});

it('a completed course has no next lesson', () => {
  expect(nextLessonOf({ modules: [{ lessonList: [lesson(1, true)] }] })).toBeNull();
  expect(nextLessonOf({ modules: [] })).toBeNull();
});
