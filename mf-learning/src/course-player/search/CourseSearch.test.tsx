import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import english from '../../i18n/en.json';
import { CoursePlayerPage } from '../CoursePlayerPage.tsx';
import { fakeCourse, wireCourse } from '../testing-course.ts';
import type { Find } from './api.ts';

const routes = [{ path: '/courses/use/:courseId', Component: CoursePlayerPage }];

beforeEach(() => signInAs('Discente'));
afterEach(() => resetAuth());

const find = (changes: Partial<Find>): Find => ({
  kind: 'lesson',
  lessonId: 12,
  lessonName: 'La postazione',
  isOpen: true,
  second: null,
  paragraph: null,
  fileName: null,
  text: 'La postazione',
  marks: [],
  ...changes,
});

const finds = [
  find({ lessonId: 21, lessonName: 'Il piano', text: 'Il piano di emergenza', isOpen: false }),
  find({ kind: 'document', fileName: 'handout-102.pdf', text: 'Lista di controllo' }),
  find({ kind: 'text', paragraph: 'p1', text: 'Testo della lezione', marks: [[0, 5]] }),
  find({ kind: 'transcript', lessonId: 11, lessonName: 'I rischi', second: 83, text: 'Ecco' }),
];

function open(items = finds, totalItems = items.length, isEnglish = false) {
  const api = fakeApi({
    ...fakeCourse(wireCourse(), [11]).endpoints,
    'GET /api/Courses/Search': () => ({ data: { items, totalItems } }),
  });
  const rendered = renderRoutes(routes, {
    at: '/courses/use/7?lesson=11',
    ...(isEnglish ? { locale: 'en-US' as const, messages: english } : {}),
  });
  return { api, ...rendered };
}

const type = async (text: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Cerca nel corso' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cerca nel corso' }));
  const field = await dialog.findByRole('combobox', { name: 'Parole da cercare' });
  expect(field).toHaveFocus();
  await userEvent.type(field, text);
  return dialog;
};

it('by keyboard a found paragraph is chosen, and its lesson opens there', async () => {
  const { api, router } = open();
  const dialog = await type('lezione');
  const options = await dialog.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'Il piano di emergenzaSi apre quando completi la lezione precedente',
    'Lista di controlloDocumento di “La postazione”',
    'La postazioneTesto della lezione',
    'I rischi, 01:23Ecco',
  ]);
  expect(dialog.getByText('Testo').tagName).toBe('MARK');
  expect(dialog.getByText('4 risultati')).toBeInTheDocument();
  expect(api.callsTo('GET /api/Courses/Search').map(({ query }) => query)).toEqual([
    { courseId: 7, text: 'lezione' },
  ]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { level: 1, name: 'La postazione' })).toBeVisible();
  await waitFor(() => expect(screen.getByText(/^Testo della lezione “La post/)).toHaveFocus());
  expect(router.state.location.search).toBe('?lesson=12');
});

it('a found document is opened', async () => {
  const clicked: (string | null)[] = [];
  const click = jest
    .spyOn(HTMLAnchorElement.prototype, 'click')
    .mockImplementation(function clickedLink(this: HTMLAnchorElement) {
      clicked.push(this.getAttribute('href'));
    });
  open();
  const dialog = await type('lista');
  await userEvent.click(await dialog.findByRole('option', { name: /Lista di controllo/ }));
  await waitFor(() =>
    expect(clicked).toEqual(['/api/Courses/FileStreaming?token=fresh-handout-102.pdf']),
  );
  click.mockRestore();
});

it('says when nothing is found, and when there is more than is shown', async () => {
  const { unmount } = open([]);
  expect(await (await type('zanzare')).findByText(/non ha queste parole/)).toBeInTheDocument();
  unmount();
  open(finds, 57);
  expect(await (await type('lezione')).findByText(/I primi 4 di 57 risultati/)).toBeInTheDocument();
});

it('a search that fails can be tried again', async () => {
  const { api } = open();
  api.use({ 'GET /api/Courses/Search': () => ({ status: 500 }) });
  const dialog = await type('lezione');
  expect(await dialog.findByText('La ricerca non ha risposto.')).toBeInTheDocument();
  api.use({ 'GET /api/Courses/Search': () => ({ data: { items: finds, totalItems: 4 } }) });
  await userEvent.click(dialog.getByRole('button', { name: 'Riprova' }));
  expect(await dialog.findByText('4 risultati')).toBeInTheDocument();
});

it('is complete in English', async () => {
  open(finds, 4, true);
  await userEvent.click(await screen.findByRole('button', { name: 'Search the course' }));
  expect(await screen.findByRole('combobox', { name: 'Words to find' })).toBeInTheDocument();
});
