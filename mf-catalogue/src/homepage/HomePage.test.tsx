import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import english from '../i18n/en.json';
import { routes } from '../routes.tsx';
import { courseItem, cataloguePage } from '../testing-courses.ts';

// The code of a page is read once, outside the patience of the first test.
beforeAll(async () => {
  await import('./HomePage.tsx');
});

afterEach(resetAuth);

const popular = [1, 2, 3].map((id) => courseItem({ id, title: `Corso ${id}` }));
const categories = [
  {
    id: 1,
    name: 'Sicurezza sul lavoro',
    key: 'sicurezza',
    look: null,
    macroCategoryId: 1,
    totalCourses: 4,
  },
  { id: 2, name: 'Lingue', key: 'lingue', look: null, macroCategoryId: 3, totalCourses: 1 },
];

const endpoints = {
  'GET /api/Courses/Public': () => ({ data: cataloguePage(popular) }),
  'GET /api/Courses/Categorie': () => ({ data: categories }),
};

it('[PUB-02] the homepage claims expert teachers, certification and continuous support', async () => {
  fakeApi(endpoints);
  renderRoutes(routes, { at: '/homepage' });
  expect(await screen.findByRole('heading', { name: 'Docenti esperti' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Certificazione' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Supporto continuo' })).toBeInTheDocument();
});

it('[PUB-03] it shows the three most ranked under "I nostri corsi più popolari"', async () => {
  const api = fakeApi(endpoints);
  renderRoutes(routes);
  const heading = await screen.findByRole('heading', { name: 'I nostri corsi più popolari' });
  const section = heading.closest('section') as HTMLElement;
  expect(await within(section).findAllByRole('article')).toHaveLength(3);
  expect(within(section).getByRole('link', { name: 'Corso 1' })).toHaveAttribute(
    'href',
    '/public/catalogue/view/1',
  );
  expect(api.callsTo('GET /api/Courses/Public')[0]?.query).toEqual({ typology: 0, pageSize: 3 });
});

it('[PUB-04] it tells why the badges can be trusted', async () => {
  fakeApi(endpoints);
  renderRoutes(routes);
  expect(await screen.findByText(/viene scritta su Algorand/)).toBeInTheDocument();
});

it('[PUB-05] [PUB-06 part] the library leads to tutorial and FAQ and downloads the manual', async () => {
  let answer: (file: Blob) => void = () => {};
  const api = fakeApi({
    ...endpoints,
    'GET /api/Documents/UserManual': () =>
      new Promise<{ data: Blob }>((resolve) => {
        answer = (data) => resolve({ data });
      }),
  });
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:manual';
  URL.revokeObjectURL = () => {};
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.download} ${this.href}`);
  });
  renderRoutes(routes);
  const library = (await screen.findByRole('heading', { name: 'La biblioteca' })).closest(
    'section',
  ) as HTMLElement;
  expect(within(library).getByRole('link', { name: /Tutorial/ })).toHaveAttribute(
    'href',
    '/public/tutorial',
  );
  expect(within(library).getByRole('link', { name: /FAQ/ })).toHaveAttribute('href', '/public/faq');
  const manual = within(library).getByRole('button', { name: /Manuale utente/ });
  await userEvent.click(manual);
  expect(manual).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(manual);
  answer(new Blob(['%PDF-1.7']));
  expect(await screen.findByText('PDF, da scaricare')).toBeInTheDocument();
  expect(api.callsTo('GET /api/Documents/UserManual')).toHaveLength(1);
  expect(saved).toEqual(['Manuale utente WorkerBadge.pdf blob:manual']);
  click.mockRestore();
});

it('a manual that does not come is told once', async () => {
  fakeApi({ ...endpoints, 'GET /api/Documents/UserManual': () => ({ status: 503 }) });
  renderRoutes(routes);
  await userEvent.click(await screen.findByRole('button', { name: /Manuale utente/ }));
  expect(
    await screen.findByText('Il manuale non si scarica. Riprova fra poco.'),
  ).toBeInTheDocument();
});

it('a category leads to the catalogue filtered by it', async () => {
  fakeApi(endpoints);
  renderRoutes(routes);
  expect(await screen.findByRole('link', { name: /Sicurezza sul lavoro/ })).toHaveAttribute(
    'href',
    '/public/catalogue?categories=1',
  );
  expect(screen.getByText('1 corso')).toBeInTheDocument();
});

it('courses that do not load leave the rest of the page, and come with the retry', async () => {
  const api = fakeApi({ ...endpoints, 'GET /api/Courses/Public': () => ({ status: 500 }) });
  renderRoutes(routes);
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  expect(screen.getByRole('link', { name: /Sicurezza sul lavoro/ })).toBeInTheDocument();
  api.use(endpoints);
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Corso 1' })).toBeInTheDocument();
});

it('speaks English', async () => {
  fakeApi(endpoints);
  renderRoutes(routes, { locale: 'en-US', messages: english });
  expect(
    await screen.findByRole('heading', { name: 'The work you can do, certified.' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Our most popular courses' })).toBeInTheDocument();
});
