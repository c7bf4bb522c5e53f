import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import english from '../i18n/en.json';
import { TeachingPage } from './TeachingPage.tsx';
import { fakeTeaching, wireTaught } from './testing-teaching.ts';

const routes = [{ path: '/courses/teaching/:courseId', Component: TeachingPage }];
const AT = '/courses/teaching/7';

beforeEach(() => signInAs('Discente', { isDocente: true }));
afterEach(() => resetAuth());

function open(endpoints = fakeTeaching(), { at = AT, isEnglish = false } = {}) {
  const api = fakeApi(endpoints);
  const rendered = renderRoutes(
    routes,
    isEnglish ? { at, locale: 'en-US', messages: english } : { at },
  );
  return { api, ...rendered };
}

const heading = () => screen.findByRole('heading', { level: 1, name: 'Andamento del corso' });
const sectionOf = async (name: string) =>
  within(
    (await screen.findByRole('heading', { level: 2, name })).closest('section') as HTMLElement,
  );

it('shows the course in figures, and the lesson where most learners stop', async () => {
  open();
  await heading();
  expect((await screen.findByText('Hanno iniziato')).parentElement).toHaveTextContent(
    '40Il 80% degli iscritti',
  );
  expect(screen.getByText('Hanno completato').parentElement).toHaveTextContent(
    '10Il 20% degli iscritti',
  );
  expect(screen.getByText('Avanzamento medio').parentElement).toHaveTextContent('61%');
  const lessons = await sectionOf('Dove si fermano');
  expect(lessons.getByText(/La lezione a cui si fermano di più/)).toHaveTextContent(
    'Le protezioni: 18 discenti, il 45% di chi ha iniziato.',
  );
});

it('says lesson by lesson who reached and completed it: as a chart and as a table', async () => {
  open();
  const lessons = await sectionOf('Dove si fermano');
  expect(
    lessons.getByRole('img', {
      name: 'Chi ha completato ogni lezione, su quelli che hanno iniziato il corso: 1. Le norme 90%, 2. Le protezioni 45%, 3. Il collaudo 25%',
    }),
  ).toBeInTheDocument();
  const table = within(lessons.getByRole('table', { name: 'Dove si fermano' }));
  const [, first, second] = table.getAllByRole('row');
  expect(first).toHaveTextContent('1. Le normeNorme40 (100%)36 (90%)4 (10%)');
  expect(second).toHaveTextContent('2. Le protezioniNorme36 (90%)18 (45%)18 (45%)');
});

it('lists the learners by name and way, filters them by the server, and keeps the filter in the address', async () => {
  const { api, router } = open();
  const learners = await sectionOf('Discenti');
  const rows = await learners.findAllByRole('row');
  expect(rows[1]).toHaveTextContent('Bianchi Marco02/03/202604/03/2026Le protezioni');
  expect(rows[2]).toHaveTextContent('Sartori Giulia02/02/202620/02/2026Completato');
  expect(rows[3]).toHaveTextContent('Benali Omar02/01/2026-Non iniziato');
  await userEvent.type(learners.getByRole('searchbox', { name: 'Nome o cognome' }), 'bian');
  await waitFor(() => expect(learners.getAllByRole('row')).toHaveLength(2));
  await userEvent.selectOptions(
    learners.getByRole('combobox', { name: 'A che punto sono' }),
    'In corso',
  );
  await waitFor(() =>
    expect(api.callsTo('GET /api/Courses/Teaching/{id}/Learners').at(-1)?.query).toEqual(
      expect.objectContaining({ name: 'bian', state: 'inProgress', page: 1, pageSize: 10 }),
    ),
  );
  expect(router.state.location.search).toBe('?name=bian&state=inProgress');
});

it('nobody who matches: the filters can be taken back', async () => {
  open(fakeTeaching(), { at: `${AT}?name=nessuno` });
  const learners = await sectionOf('Discenti');
  await learners.findByText('Nessun discente corrisponde ai filtri');
  const [reset] = learners.getAllByRole('button', { name: 'Azzera' });
  await userEvent.click(reset as HTMLElement);
  expect(await screen.findByText('Bianchi Marco')).toBeInTheDocument();
});

it('shows the questions without an answer, each with the way to the place where it is answered', async () => {
  open();
  const waiting = await sectionOf('Domande in attesa di risposta');
  const [first, second, ...others] = await waiting.findAllByRole('listitem');
  expect(others).toEqual([]);
  expect(first).toHaveTextContent(
    /Le protezioni.*Serve anche in bagno\?.*Marco Bianchi, 05\/03\/2026/,
  );
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    '/courses/use/7?lesson=12&t=95',
  );
  expect(second).toHaveTextContent(/^Una lezione che non c’è più/);
  expect(
    within(second as HTMLElement).getByRole('link', { name: 'Rispondi a Giulia Sartori' }),
  ).toHaveAttribute('href', '/courses/use/7');
});

it('shows results of exams, the way to questions and candidates, and votes', async () => {
  open();
  const exams = await sectionOf('Esami');
  expect(
    await exams.findByRole('progressbar', { name: 'Superato dal 75% dei candidati' }),
  ).toBeInTheDocument();
  expect(exams.getByText('Lo hanno superato').nextSibling).toHaveTextContent('9 (75%)');
  expect(exams.getByRole('link', { name: /Domande e candidati/ })).toHaveAttribute(
    'href',
    '/courses/exams/7',
  );
  const ratings = await sectionOf('Valutazioni');
  expect(await ratings.findByText('4,3')).toBeInTheDocument();
  expect(ratings.getByText('21 voti')).toBeInTheDocument();
  expect(await ratings.findByText('Chiaro e pratico.')).toBeInTheDocument();
});

it('a course that nobody has begun says so in place of empty charts', async () => {
  const nobody = wireTaught({ enrolled: 0, begun: 0, completed: 0, meanPercentage: null });
  open({
    ...fakeTeaching({ course: nobody, rows: [], asked: [] }),
    'GET /api/Exams/Summary/{courseId}': () => ({ data: [] }),
  });
  await heading();
  expect(await screen.findByText('Nessuno ha ancora iniziato il corso')).toBeInTheDocument();
  expect(await screen.findByText('Nessuno ha ancora comprato il corso')).toBeInTheDocument();
  expect(await screen.findByText('Nessuno ha ancora concluso un esame')).toBeInTheDocument();
  expect(await screen.findByText('Nessuna domanda aspetta una risposta')).toBeInTheDocument();
});

it.each([
  [403, 'Non insegni in questo corso'],
  [404, 'Questo corso non c’è'],
])('%i: %s', async (status, title) => {
  open({ ...fakeTeaching(), 'GET /api/Courses/Teaching/{id}': () => ({ status }) } as never);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Vai ai tuoi corsi' })).toHaveAttribute(
    'href',
    '/courses',
  );
});

it('in English', async () => {
  open(fakeTeaching(), { isEnglish: true });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'How the course is going' }),
  ).toBeInTheDocument();
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Where they stop' }),
  ).toBeInTheDocument();
});
