import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  fakeApi,
  resetAuth,
  signInAs,
  type FakeAnswer,
  type FakeEndpoint,
} from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../../routes.tsx';
import { keptDrafts, lookups, wireCourse } from '../testing-course.ts';

beforeAll(async () => {
  await import('../CourseEditPage.tsx');
});
beforeEach(() => {
  localStorage.clear();
  signInAs('RedattoreCorsiA', { claims: ['CAI'] });
});
afterEach(resetAuth);

const withDashboard = [...routes, { path: '/dashboard', element: <h1>Dashboard</h1> }];

function serve(save: FakeEndpoint<'POST /api/Courses'>, course = wireCourse()) {
  const current = { course };
  const api = fakeApi({
    ...lookups,
    'GET /api/Courses/{id}': () => ({ data: current.course }),
    'POST /api/Courses': save,
  });
  return { api, current };
}

const open = () => renderRoutes(withDashboard, { at: '/courses/edit/5' });
const title = () => screen.findByLabelText('Titolo');
const saveButton = () => screen.getByRole('button', { name: 'Salva' });
/** Longer than the draft waits for the next letter. */
const kept = () => waitFor(() => expect(keptDrafts()).toHaveLength(1));

it('what was typed survives a reload, and can be undone', async () => {
  serve(() => ({ status: 500 }));
  const first = open();
  await userEvent.type(await title(), ' e a casa');
  await kept();
  first.unmount();
  open();
  expect(await title()).toHaveValue('Sicurezza in ufficio e a casa');
  expect(screen.getByText(/Abbiamo ripreso le modifiche/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Annulla le modifiche' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', {
      name: 'Annulla le modifiche',
    }),
  );
  expect(await title()).toHaveValue('Sicurezza in ufficio');
  await waitFor(() => expect(keptDrafts()).toEqual([]));
});

it('a save that ends while one goes on typing leaves the field, its words and its focus alone', async () => {
  let end: (answer: FakeAnswer<'POST /api/Courses'>) => void = () => undefined;
  const answer = new Promise<FakeAnswer<'POST /api/Courses'>>((resolve) => {
    end = resolve;
  });
  serve(() => answer);
  open();
  await userEvent.type(await title(), ' 1');
  await userEvent.click(saveButton());
  const field = await title();
  await userEvent.type(field, '23');
  // The server has its own text: it is not written over what is typed.
  end({ data: wireCourse({ version: 5, title: 'SICUREZZA IN UFFICIO 1' }) });
  expect(await screen.findByText('Il corso è stato modificato correttamente')).toBeInTheDocument();
  expect(field).toHaveValue('Sicurezza in ufficio 123');
  expect(field).toHaveFocus();
  expect(screen.getByText(/Modifiche non salvate/)).toBeInTheDocument();
});

it('who saves second is told, and may reload', async () => {
  const { current } = serve(() => ({ status: 409, code: 'COURSE_CHANGED' }));
  open();
  await userEvent.type(await title(), ' mia');
  current.course = wireCourse({ version: 5, title: 'Di un’altra persona' });
  await userEvent.click(saveButton());
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Qualcun altro ha modificato il corso');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ricarica' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(await title()).toHaveValue('Di un’altra persona');
  expect(screen.queryByText(/Hai una copia/)).not.toBeInTheDocument();
});

it('who saves second may keep a copy, and take it up again on the latest version', async () => {
  const { api, current } = serve(() => ({ status: 409, code: 'COURSE_CHANGED' }));
  const first = open();
  await userEvent.type(await title(), ' mia');
  current.course = wireCourse({ version: 5, synopses: 'Sinossi di un’altra persona' });
  await userEvent.click(saveButton());
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Tieni una copia' }),
  );
  expect(await screen.findByText(/Hai una copia delle tue modifiche/)).toBeInTheDocument();
  expect(screen.getByLabelText('Sinossi')).toHaveValue('Sinossi di un’altra persona');
  // It is there after a reload too.
  first.unmount();
  api.use({ 'POST /api/Courses': () => ({ data: wireCourse({ version: 6 }) }) });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Riprendi la copia' }));
  expect(await title()).toHaveValue('Sicurezza in ufficio mia');
  await userEvent.click(saveButton());
  await screen.findByText('Il corso è stato modificato correttamente');
  expect(api.callsTo('POST /api/Courses').at(-1)?.body).toMatchObject({
    version: 5,
    title: 'Sicurezza in ufficio mia',
  });
  expect(screen.queryByText(/Hai una copia/)).not.toBeInTheDocument();
});

it('what was typed on a version that is no longer the stored one comes back as a copy', async () => {
  const { current } = serve(() => ({ status: 500 }));
  const first = open();
  await userEvent.type(await title(), ' mia');
  await kept();
  first.unmount();
  current.course = wireCourse({ version: 8 });
  open();
  expect(await screen.findByText(/Hai una copia delle tue modifiche/)).toBeInTheDocument();
  expect(await title()).toHaveValue('Sicurezza in ufficio');
  await userEvent.click(screen.getByRole('button', { name: 'Elimina la copia' }));
  expect(keptDrafts()).toEqual([]);
});

it('leaving with unsaved changes is asked first; another tab of the form is not leaving', async () => {
  serve(() => ({ status: 500 }));
  const { router } = open();
  await userEvent.type(await title(), ' mia');
  await userEvent.click(screen.getByRole('tab', { name: 'Moduli' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  const leave = async (choice: string) => {
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: choice }),
    );
  };
  await leave('Resta');
  expect(router.state.location.pathname).toBe('/courses/edit/5');
  await leave('Esci');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
});

it('a clean form is left without a question', async () => {
  serve(() => ({ status: 500 }));
  open();
  await title();
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
});
