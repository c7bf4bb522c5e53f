import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endpointKey } from 'shared-auth';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import english from '../i18n/en.json';
import { CoursePlayerPage } from './CoursePlayerPage.tsx';
import { fakeCourse, moduleRest, video, wireCourse } from './testing-course.ts';

const routes = [
  { path: '/courses/use/:courseId', Component: CoursePlayerPage },
  { path: '*', element: <p>altrove</p> },
];

beforeEach(() => signInAs('Discente'));
afterEach(() => resetAuth());

function open(
  server: ReturnType<typeof fakeCourse>,
  { at = '/courses/use/7', locale = 'it-IT' }: { at?: string; locale?: 'it-IT' | 'en-US' } = {},
) {
  const api = fakeApi(server.endpoints);
  const rendered = renderRoutes(routes, {
    at,
    locale,
    messages: locale === 'en-US' ? english : {},
  });
  return { api, ...rendered };
}

const contents = () => screen.getByRole('complementary', { name: 'Contenuti del corso' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const rowOf = (name: string) => {
  const row = within(contents()).getByText(name, { exact: false }).closest('li');
  if (row === null) throw new Error(`${name} stands in no row`);
  return row;
};
const completions = (api: ReturnType<typeof fakeApi>) =>
  api.callsTo('POST /api/Courses/SetLessonCompleted').map((call) => call.body);

it('[LEARN-01] [LEARN-02] [LEARN-03] shows modules with lesson count, duration and progress, and their lessons', async () => {
  open(fakeCourse(wireCourse(), [11]));
  await heading('La postazione');
  const side = within(contents());
  expect(side.getByText('1 lezione su 3')).toBeInTheDocument();
  expect(side.getByText('1 h 30 min in tutto')).toBeInTheDocument();
  const first = side.getByRole('button', { name: /Vedere il rischio/ });
  expect(first).toHaveTextContent('2 lezioni, 1 h');
  expect(within(first).getByRole('img')).toHaveAccessibleName('Avanzamento 50%');
  expect(side.getByRole('button', { name: /Quando suona/ })).toHaveTextContent('1 lezione, 30 min');
  expect(rowOf('La postazione')).toHaveTextContent('45 min');
});

it('[LEARN-05 part] [LEARN-06 part] only what follows a completed lesson can be opened; a locked one says why', async () => {
  open(fakeCourse(wireCourse(), [11]));
  await heading('La postazione');
  await userEvent.click(screen.getByRole('button', { name: /Quando suona/ }));
  const locked = rowOf('Il piano di emergenza');
  expect(within(locked).queryByRole('link')).not.toBeInTheDocument();
  expect(locked).toHaveTextContent('Si apre quando completi la lezione precedente');
  expect(within(rowOf('I rischi in ufficio')).getByRole('link')).toBeInTheDocument();
});

it('[LEARN-06 part] a locked lesson reached by its address is not played', async () => {
  open(fakeCourse(wireCourse()), { at: '/courses/use/7?lesson=21' });
  await heading('Il piano di emergenza');
  expect(screen.getByText('Questa lezione è ancora chiusa')).toBeInTheDocument();
  expect(screen.queryByLabelText(/Video della lezione/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Vai alla lezione da completare' })).toHaveAttribute(
    'href',
    '/courses/use/7?lesson=11',
  );
});

it('[LEARN-07 part] with pacing a lesson tells in how many minutes of the server it opens', async () => {
  const course = wireCourse({ lessonPolicy: 'pacing' });
  const server = fakeCourse(course, [11]);
  const answer = server.endpoints['GET /api/Courses/Use/{id}'];
  server.endpoints['GET /api/Courses/Use/{id}'] = () => {
    const { data } = answer();
    const second = data.modules[0]?.lessonList[1];
    if (second) {
      second.isAvailable = false;
      second.lockReason = 'pacing';
      second.availableFrom = '2026-05-04T08:11:30.000Z';
    }
    return { data };
  };
  open(server);
  await heading('La postazione');
  expect(rowOf('La postazione')).toHaveTextContent('Disponibile tra 12 min');
  expect(screen.queryByRole('button', { name: /Completa/ })).not.toBeInTheDocument();
});

it('[LEARN-08] [LEARN-09 part] [API-21] following the title of a lesson opens it and completes it with one call', async () => {
  const { api, router } = open(fakeCourse(wireCourse(), [11]));
  await heading('La postazione');
  expect(completions(api)).toEqual([]);
  await userEvent.dblClick(within(rowOf('La postazione')).getByRole('link'));
  await waitFor(() => expect(contents()).toHaveTextContent('2 lezioni su 3'));
  expect(completions(api)).toEqual([{ courseId: 7, moduleId: 1, lessonId: 12 }]);
  expect(router.state.location.search).toBe('?lesson=12');
  await userEvent.click(within(rowOf('La postazione')).getByRole('link'));
  expect(completions(api)).toHaveLength(1);
});

it('[LEARN-08 part] passing with focus or pointer, and opening in a new tab, complete nothing (E58)', async () => {
  const { api } = open(fakeCourse(wireCourse()));
  await heading('I rischi in ufficio');
  const link = within(rowOf('I rischi in ufficio')).getByRole('link');
  await userEvent.hover(link);
  act(() => link.focus());
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect(completions(api)).toEqual([]);
});

it('[LEARN-09 part] "Completa e continua" completes the open lesson and goes to the next, which arrives from the server', async () => {
  const { api, router } = open(fakeCourse(wireCourse()));
  await heading('I rischi in ufficio');
  const [button] = screen.getAllByRole('button', { name: 'Completa e continua' });
  await userEvent.click(button as HTMLElement);
  const title = await heading('La postazione');
  expect(title).toHaveFocus();
  expect(screen.getByText('Lezione completata. Avanzamento 33%')).toBeInTheDocument();
  expect(await screen.findByText('Testo della lezione “La postazione”.')).toBeInTheDocument();
  expect(completions(api)).toEqual([{ courseId: 7, moduleId: 1, lessonId: 11 }]);
  expect(router.state.location.search).toBe('?lesson=12');
});

it('[LEARN-09 part] a completion that the server refuses is taken back and told once', async () => {
  const server = fakeCourse(wireCourse(), [11]);
  const { api } = open(server);
  await heading('La postazione');
  api.use({
    'POST /api/Courses/SetLessonCompleted': () => ({
      status: 422,
      code: 'LESSON_PACED',
      info: 'La lezione sarà disponibile tra 5 min',
    }),
  });
  await userEvent.click(within(rowOf('La postazione')).getByRole('link'));
  expect(await screen.findByText('La lezione sarà disponibile tra 5 min')).toBeInTheDocument();
  await waitFor(() => expect(contents()).toHaveTextContent('1 lezione su 3'));
});

it.each([
  ['preview', 'Anteprima: vedi il corso come chi lo segue, senza avanzamento.'],
  ['teacher', 'Insegni in questo corso: tutte le lezioni sono aperte, senza avanzamento.'],
] as const)(
  '[LEARN-04 part] [LEARN-09 part] %s: every lesson is open and none is completed (E8, E58)',
  async (mode, banner) => {
    const { api } = open(fakeCourse(wireCourse({ mode })));
    await heading('I rischi in ufficio');
    expect(screen.getByText(banner)).toBeInTheDocument();
    await userEvent.click(within(rowOf('Il piano di emergenza')).getByRole('link'));
    await heading('Il piano di emergenza');
    expect(screen.queryByRole('button', { name: /Completa/ })).not.toBeInTheDocument();
    expect(completions(api)).toEqual([]);
  },
);

it('[LEARN-04 part] who has not bought the course is led to its page', async () => {
  const server = fakeCourse(wireCourse());
  fakeApi({
    ...server.endpoints,
    'GET /api/Courses/Use/{id}': () => ({ status: 403, code: 'COURSE_NOT_BOUGHT' }),
  });
  renderRoutes(routes, { at: '/courses/use/7' });
  await heading('Questo corso non è ancora tuo');
  expect(screen.getByRole('link', { name: 'Vai alla scheda del corso' })).toHaveAttribute(
    'href',
    '/courses/view/7',
  );
});

it('[API-17 part] a course that is not there leads to the courses', async () => {
  const server = fakeCourse(wireCourse());
  fakeApi({
    ...server.endpoints,
    'GET /api/Courses/Use/{id}': () => ({ status: 404, code: 'COURSE_NOT_FOUND' }),
  });
  renderRoutes(routes, { at: '/courses/use/7' });
  await heading('Questo corso non c’è più');
  expect(screen.getByRole('link', { name: 'Vai ai tuoi corsi' })).toHaveAttribute(
    'href',
    '/courses',
  );
});

it('[API-17 part] a course that does not load can be tried again', async () => {
  const server = fakeCourse(wireCourse());
  const api = fakeApi({
    ...server.endpoints,
    'GET /api/Courses/Use/{id}': () => ({ status: 500 }),
  });
  renderRoutes(routes, { at: '/courses/use/7' });
  await heading('Il corso non si è aperto');
  api.use(server.endpoints);
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  await heading('I rischi in ufficio');
});

it('[LEARN-10 part] a completed lesson shows the date of its completion', async () => {
  open(fakeCourse(wireCourse(), [11]), { at: '/courses/use/7?lesson=11' });
  await heading('I rischi in ufficio');
  expect(screen.getAllByText('Completata il 04/05/2026').length).toBeGreaterThan(0);
});

it('[LEARN-11 part] [LEARN-12] all lessons done: the course shows as completed, and its badge when it is there', async () => {
  const server = fakeCourse(wireCourse(), [11, 12]);
  open(server);
  await heading('Il piano di emergenza');
  const [button] = screen.getAllByRole('button', { name: 'Completa il corso' });
  await userEvent.click(button as HTMLElement);
  expect(await screen.findByText(/Stiamo firmando il tuo badge/)).toBeInTheDocument();
  expect(within(contents()).getAllByRole('img', { name: 'Completato' }).length).toBe(3);
  server.course.idBadgeCertification = 'badge-1';
  await waitFor(
    () =>
      expect(screen.getByRole('link', { name: 'Vedi il badge' })).toHaveAttribute(
        'href',
        '/certification/badge-1',
      ),
    { timeout: 4000 },
  );
});

describe('lists of badges that were read before', () => {
  const reads = [
    endpointKey('/api/Badges/GetBadges', { page: 1 }),
    endpointKey('/api/Skills/GetUserSkills'),
    endpointKey('/api/Skills/GetSkills', { page: 1 }),
    endpointKey('/api/Skills/GetBestSkills'),
    endpointKey('/api/Skills/GetSkillDetail', 1),
  ];
  const completed = async () => {
    const server = fakeCourse(wireCourse(), [11, 12]);
    const rendered = open(server);
    const { queryClient } = rendered;
    for (const key of reads) queryClient.setQueryData(key, 'read before');
    const stale = () => reads.map((key) => queryClient.getQueryState(key)?.isInvalidated);
    await heading('Il piano di emergenza');
    const [button] = screen.getAllByRole('button', { name: 'Completa il corso' });
    await userEvent.click(button as HTMLElement);
    await screen.findByText(/Stiamo firmando il tuo badge/);
    return { ...rendered, server, stale };
  };

  it('are stale when a badge is issued, and not before', async () => {
    const { server, stale } = await completed();
    expect(stale()).toEqual(reads.map(() => false));
    server.course.idBadgeCertification = 'badge-1';
    await screen.findByRole('link', { name: 'Vedi il badge' }, { timeout: 4000 });
    expect(stale()).toEqual(reads.map(() => true));
  });

  it('are stale when the player is left before the badge is there', async () => {
    const { router, stale } = await completed();
    await act(() => router.navigate('/curriculum'));
    await screen.findByText('altrove');
    expect(stale()).toEqual(reads.map(() => true));
  });
});

it('[LEARN-13] [API-18] a reset asks first, names the course, and goes back to the first lesson', async () => {
  const { api } = open(fakeCourse(wireCourse(), [11, 12]));
  await heading('Il piano di emergenza');
  await userEvent.click(screen.getByRole('button', { name: 'Altre azioni' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Ricomincia il corso' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText(/“Sicurezza in ufficio” riparte/)).toHaveTextContent(
    '2 lezioni completate tornano da fare',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Ricomincia il corso' }));
  await heading('I rischi in ufficio');
  expect(contents()).toHaveTextContent('0 lezioni su 3');
  expect(api.callsTo('PUT /api/Courses/ResetVisualization')[0]?.query).toEqual({ courseId: 7 });
});

it('[LEARN-15 part] the video plays from the signed address', async () => {
  open(fakeCourse(wireCourse()));
  await heading('I rischi in ufficio');
  const element = await screen.findByLabelText('Video della lezione: I rischi in ufficio');
  expect(element).toHaveAttribute('src', '/api/Courses/FileStreaming?token=first-101');
  expect(element).toHaveAttribute('poster', '/poster-101.jpg');
});

it('[LEARN-15 part] an expired address is replaced once, and the video goes on where it was (E66)', async () => {
  const { api } = open(fakeCourse(wireCourse()));
  await heading('I rischi in ufficio');
  const element = await screen.findByLabelText<HTMLVideoElement>(/Video della lezione/);
  element.currentTime = 8.5;
  fireEvent.timeUpdate(element);
  fireEvent.error(element);
  await waitFor(() => expect(element.src).toContain('token=fresh-video-101.mp4'));
  element.currentTime = 0;
  fireEvent.loadedMetadata(element);
  expect(element.currentTime).toBe(8.5);
  fireEvent.error(element);
  expect(await screen.findByText(/Il video si è interrotto/)).toBeInTheDocument();
  expect(api.callsTo('GET /api/Courses/Document')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  await waitFor(() => expect(screen.queryByText(/si è interrotto/)).not.toBeInTheDocument());
  expect(api.callsTo('GET /api/Courses/Document')).toHaveLength(2);
});

it.each([0, 1])(
  '[LEARN-16] a video in state %i is not played, and is asked for again',
  async (status) => {
    jest.useFakeTimers({ advanceTimers: true });
    const course = wireCourse();
    const first = course.modules[0]?.lessonList[0];
    if (first) first.documentList = [video(101, { status })];
    open(fakeCourse(course));
    expect(await screen.findByText('Il video non è ancora disponibile.')).toBeInTheDocument();
    if (first) first.documentList = [video(101)];
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(await screen.findByLabelText(/Video della lezione/)).toBeInTheDocument();
    jest.useRealTimers();
  },
);

it('[LEARN-17] a course without lessons, and a module without lessons, say so', async () => {
  const empty = {
    ...moduleRest,
    id: 3,
    name: 'In arrivo',
    duration: 0,
    documentList: [],
    lessonList: [],
  };
  const { unmount } = open(fakeCourse(wireCourse({ modules: [empty], durataCorso: 0 })));
  await heading('Le lezioni arrivano presto');
  expect(within(contents()).getByText('Nessuna lezione, per ora')).toBeInTheDocument();
  unmount();
  open(fakeCourse(wireCourse({ modules: [...wireCourse().modules, empty] })));
  await heading('I rischi in ufficio');
  expect(within(contents()).getByText('Nessuna lezione, per ora')).toBeInTheDocument();
});

it('[API-27 part] a handout is downloaded from an address that is asked for when it is needed', async () => {
  const clicked: string[] = [];
  const click = jest
    .spyOn(HTMLAnchorElement.prototype, 'click')
    .mockImplementation(function clickedLink(this: HTMLAnchorElement) {
      clicked.push(`${this.getAttribute('href')} ${this.download}`);
    });
  open(fakeCourse(wireCourse(), [11]));
  await heading('La postazione');
  await userEvent.click(
    screen.getByRole('button', { name: 'Scarica Lista di controllo, PDF, 61 kB' }),
  );
  await waitFor(() =>
    expect(clicked).toEqual([
      '/api/Courses/FileStreaming?token=fresh-handout-102.pdf handout-102.pdf',
    ]),
  );
  click.mockRestore();
});

it('[SHELL-23 part] a document that does not come stops there: told to the console, not to the person', async () => {
  const { api } = open(fakeCourse(wireCourse(), [11]));
  await heading('La postazione');
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click');
  api.use({ 'GET /api/Courses/Document': () => ({ status: 500 }) });
  const alerts = screen.queryAllByRole('alert').length;
  await userEvent.click(
    screen.getByRole('button', { name: 'Scarica Lista di controllo, PDF, 61 kB' }),
  );
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  expect(clicked).not.toHaveBeenCalled();
  expect(screen.queryAllByRole('alert')).toHaveLength(alerts);
  logged.mockRestore();
  clicked.mockRestore();
});

it('[LEARN-01 part] is complete in English', async () => {
  open(fakeCourse(wireCourse(), [11]), { locale: 'en-US' });
  await heading('La postazione');
  expect(screen.getByRole('complementary', { name: 'Course contents' })).toHaveTextContent(
    '1 of 3 lessons',
  );
  expect(screen.getAllByRole('button', { name: 'Complete and continue' }).length).toBeGreaterThan(
    0,
  );
});

const exam = {
  id: 7,
  link: '/courses/use/7/exam/certification',
  price: 89,
  isPayed: false,
  result: null,
  downloadable: false,
  isPassed: null,
  examDate: null,
};

it('after the last lesson the player leads to the exam of the course, unless it is passed', async () => {
  const server = fakeCourse(wireCourse({ esamiDTO: [exam] }), [11, 12, 21]);
  const { unmount } = open(server);
  expect(await screen.findByRole('link', { name: 'Preparati' })).toHaveAttribute(
    'href',
    '/courses/view/7?tab=esami',
  );
  unmount();
  open(
    fakeCourse(wireCourse({ esamiDTO: [{ ...exam, isPassed: true, result: 90 }] }), [11, 12, 21]),
  );
  expect(await screen.findByRole('link', { name: 'Cerca un corso' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Preparati' })).not.toBeInTheDocument();
});

it('[CAT-19 part] an editor has detail, use and edit in the player’s menu; a learner does not', async () => {
  const { unmount, router } = open(fakeCourse(wireCourse({ mode: 'preview' })));
  const names = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Altre azioni' }));
    const menu = await screen.findByRole('menu');
    return [...menu.children].map(({ textContent }) => textContent);
  };
  expect(await names()).toEqual([
    'Vedi la scheda del corso',
    'Vista fruizione',
    'Modifica il corso',
    'Andamento del corso',
  ]);
  await userEvent.click(screen.getByText('Modifica il corso'));
  expect(router.state.location.pathname).toBe('/courses/edit/7');
  unmount();
  open(fakeCourse(wireCourse()));
  const ofLearner = await names();
  expect(ofLearner).not.toContain('Modifica il corso');
  expect(ofLearner).not.toContain('Andamento del corso');
});
