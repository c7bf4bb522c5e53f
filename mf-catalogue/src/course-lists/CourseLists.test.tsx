import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import { courseItem, coursePage } from '../testing-courses.ts';

// The code of a page is read once, outside the patience of the first test.
beforeAll(async () => {
  await import('./CoursesPage.tsx');
  await import('./CourseTablePage.tsx');
  await import('./TableRedirect.tsx');
});

afterEach(resetAuth);

const lists: Record<string, string> = { 0: 'Votato', 1: 'Mio', 2: 'Consigliato', 3: 'Insegnato' };

const serve = () =>
  fakeApi({
    'GET /api/Courses': ({ query }) => {
      const title = lists[String(query['typology'])] ?? 'Qualunque';
      return { data: coursePage([courseItem({ title })], 25) };
    },
    'GET /api/Courses/Categorie': () => ({
      data: [{ id: 3, name: 'Lingue', key: null, look: null, macroCategoryId: 3, totalCourses: 1 }],
    }),
  });

it('[CAT-01] [API-13 part] the courses page has three of each list', async () => {
  signInAs('Discente', { isDocente: true });
  const api = serve();
  renderRoutes(routes, { at: '/courses' });
  for (const title of [...Object.values(lists), 'Qualunque']) {
    expect(await screen.findByRole('link', { name: title })).toBeInTheDocument();
  }
  expect(api.callsTo('GET /api/Courses').every(({ query }) => query['pageSize'] === 3)).toBe(true);
});

it('[CAT-08 part] the courses one teaches are for teachers', async () => {
  signInAs('Discente');
  serve();
  renderRoutes(routes, { at: '/courses' });
  await screen.findByRole('link', { name: 'Mio' });
  expect(screen.queryByRole('heading', { name: 'I corsi che insegni' })).not.toBeInTheDocument();
});

it.each([
  ['Discente', '/courses/table'],
  ['RedattoreCorsiA', null],
] as const)('[CAT-03] the button of a %s to the full catalogue leads to %p', async (role, href) => {
  signInAs(role);
  serve();
  renderRoutes(routes, { at: '/courses' });
  await screen.findByRole('link', { name: 'Mio' });
  const button = screen.queryByRole('link', { name: 'Catalogo completo' });
  expect(button?.getAttribute('href') ?? null).toBe(href);
});

it.each([
  ['RedattoreCorsiA', ['CAI'], '/courses/edit'],
  ['RedattoreCorsiA', [], null],
  ['AdminWorkerBadge', [], '/courses/edit'],
  ['Discente', ['CAI'], null],
] as const)('[CAT-02] a %s with the claims %j adds a course at %p', async (role, claims, href) => {
  signInAs(role, { claims: [...claims] });
  serve();
  renderRoutes(routes, { at: '/courses' });
  await screen.findByRole('link', { name: 'Mio' });
  const button = screen.queryByRole('link', { name: 'Aggiungi corso' });
  expect(button?.getAttribute('href') ?? null).toBe(href);
});

it('[CAT-06 part] the row of an editor leads to the form of the course', async () => {
  signInAs('RedattoreCorsiA');
  serve();
  const { router } = renderRoutes(routes, { at: '/courses/table' });
  await userEvent.click(await screen.findByRole('button', { name: 'Azioni su Qualunque' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Modifica' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/courses/edit/7'));
});

it('[CAT-04] the table asks for typology, category and page, ten by page', async () => {
  signInAs('Discente');
  const api = serve();
  const { router } = renderRoutes(routes, { at: '/courses/table?typology=2&category=3&page=2' });
  expect(await screen.findByRole('link', { name: 'Consigliato' })).toHaveAttribute(
    'href',
    '/courses/view/7',
  );
  expect(api.callsTo('GET /api/Courses')[0]?.query).toEqual({
    typology: 2,
    category: 3,
    page: 2,
    pageSize: 10,
    lang: 'it',
  });
  await userEvent.click(screen.getByRole('link', { name: 'Pagina 3 di 3' }));
  await waitFor(() => expect(router.state.location.search).toBe('?typology=2&category=3&page=3'));
});

it('[CAT-05 part] the personal list is of bought courses for a learner, of uploaded ones for an editor', async () => {
  signInAs('RedattoreCorsiA');
  serve();
  renderRoutes(routes, { at: '/courses/table?typology=1' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'I corsi che hai caricato' }),
  ).toBeInTheDocument();
});

it('[CAT-06 part] a row has a menu; [CAT-07 part] commerce puts its action beside it', async () => {
  signInAs('Discente');
  serve();
  renderRoutes(routes, {
    at: '/courses/table',
    slots: ({ id, props }) => <i>{`${id} ${JSON.stringify(props)}`}</i>,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Azioni su Qualunque' }));
  expect(screen.getByRole('menuitem', { name: 'Vedi il corso' })).toBeInTheDocument();
  expect(
    screen.getByText('catalogue.course-row-actions.v1 {"courseId":7,"statoCorso":1}'),
  ).toBeInTheDocument();
});

it('the bare /table is the course table with the same query', async () => {
  signInAs('Discente');
  serve();
  const { router } = renderRoutes(routes, { at: '/table?typology=0' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/courses/table'));
  expect(router.state.location.search).toBe('?typology=0');
});
