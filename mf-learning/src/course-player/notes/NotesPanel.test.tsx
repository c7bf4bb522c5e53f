import { act, screen, waitFor, within } from '@testing-library/react';
import { focusManager } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import english from '../../i18n/en.json';
import { CoursePlayerPage } from '../CoursePlayerPage.tsx';
import { movePlayback, startPlayback } from '../lesson/playback.ts';
import { fakeCourse, wireCourse } from '../testing-course.ts';
import { fakeNotes, note } from './testing-notes.ts';

const routes = [{ path: '/courses/use/:courseId', Component: CoursePlayerPage }];

beforeEach(() => {
  localStorage.clear();
  signInAs('Discente');
});
afterEach(() => resetAuth());

/** The course with a video (lesson 11) and a text of two paragraphs (lesson 12). */
function open(
  server = fakeNotes(),
  {
    at = '/courses/use/7?lesson=11',
    locale = 'it-IT',
  }: { at?: string; locale?: 'it-IT' | 'en-US' } = {},
) {
  const course = wireCourse();
  const text = course.modules[0]?.lessonList[1];
  if (text) text.description = 'Primo paragrafo.\n\nSecondo paragrafo.';
  const api = fakeApi({ ...fakeCourse(course, [11]).endpoints, ...server.endpoints });
  const rendered = renderRoutes(routes, {
    at,
    locale,
    messages: locale === 'en-US' ? english : {},
  });
  return { api, server, ...rendered };
}

const panel = async () => within(await screen.findByRole('region', { name: 'Note e segnalibri' }));
const field = async () => (await panel()).findByRole('textbox', { name: 'Nuova nota' });
const save = async () =>
  userEvent.click((await panel()).getByRole('button', { name: 'Salva la nota' }));
const rows = async () => (await panel()).findAllByRole('listitem');

/** The video of lesson 11 is at this second; it comes onto the page by itself. */
async function playAt(seconds: number) {
  await screen.findByLabelText(/^Video della lezione/);
  const seekTo = jest.fn();
  act(() => {
    startPlayback(11, seekTo);
    movePlayback(seconds);
  });
  return seekTo;
}

it('a note is kept at the moment at which its first letter was typed, and leads back there', async () => {
  const { api, router } = open();
  const box = await field();
  const seekTo = await playAt(83.7);
  expect(
    (await panel()).getByRole('option', { name: 'Al momento 01:23', selected: true }),
  ).toBeInTheDocument();
  await userEvent.type(box, 'Vale anche qui');
  act(() => movePlayback(200));
  await save();
  expect(await screen.findByText('Nota salvata')).toBeInTheDocument();
  expect(api.callsTo('POST /api/Courses/Notes')[0]?.body).toMatchObject({
    courseId: 7,
    lessonId: 11,
    text: 'Vale anche qui',
    second: 83,
    paragraph: null,
  });
  expect(box).toHaveValue('');
  const [row] = await rows();
  expect(row).toHaveTextContent('Vale anche qui');
  await userEvent.click(
    within(row as HTMLElement).getByRole('link', { name: 'Vai a 01:23 di “I rischi in ufficio”' }),
  );
  await waitFor(() => expect(seekTo).toHaveBeenCalledWith(83));
  expect(router.state.location.search).toBe('?lesson=11');
});

it('a note at the very beginning leads there too, not to where the learner was last', async () => {
  open(fakeNotes([note('a', { second: 0 })]));
  const link = await screen.findByRole('link', { name: 'Vai a 00:00 di “I rischi in ufficio”' });
  const seekTo = await playAt(120);
  await userEvent.click(link);
  await waitFor(() => expect(seekTo).toHaveBeenCalledWith(0.5));
});

it('a note at a paragraph leads to that paragraph', async () => {
  open(fakeNotes([note('a', { lessonId: 12, paragraph: 'p2' })]), {
    at: '/courses/use/7?lesson=12',
  });
  await userEvent.click(
    await screen.findByRole('link', { name: '§ 2. Vai al paragrafo 2 di “La postazione”' }),
  );
  await waitFor(() => expect(screen.getByText('Secondo paragrafo.')).toHaveFocus());
});

it('in a text the place is chosen among its paragraphs', async () => {
  const { api } = open(fakeNotes(), { at: '/courses/use/7?lesson=12' });
  await userEvent.type(await field(), 'Da chiedere');
  await userEvent.selectOptions(
    (await panel()).getByRole('combobox', { name: 'Punto della lezione' }),
    '§ 2: Secondo paragrafo.',
  );
  await save();
  await rows();
  expect(api.callsTo('POST /api/Courses/Notes')[0]?.body).toMatchObject({
    paragraph: 'p2',
    second: null,
  });
});

it('without an answer the note stays, survives a reload, and is stored once when the network is back', async () => {
  const server = fakeNotes();
  const { api, unmount } = open(server);
  const answer = server.endpoints['POST /api/Courses/Notes'];
  // Stored, and the answer lost.
  api.use({
    'POST /api/Courses/Notes': (call) => {
      answer(call);
      return { status: 503 };
    },
  });
  await userEvent.type(await field(), 'Non perdermi');
  await save();
  expect(await screen.findByText(/resta in questo browser/)).toBeInTheDocument();
  expect(await field()).toHaveValue('Non perdermi');
  unmount();

  open(server);
  expect(await field()).toHaveValue('Non perdermi');
  await userEvent.type(await field(), ', mai');
  await save();
  await waitFor(() =>
    expect(server.notes().map(({ text }) => text)).toEqual(['Non perdermi, mai']),
  );
  expect(await field()).toHaveValue('');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('lesson-draft:'))).toEqual([]);
});

it('a note that waits is sent by itself when the browser is online again', async () => {
  const { api, server } = open();
  api.use({ 'POST /api/Courses/Notes': () => ({ status: 503 }) });
  await userEvent.type(await field(), 'Dopo');
  await save();
  await screen.findByText(/resta in questo browser/);
  api.use(server.endpoints);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(server.notes()).toHaveLength(1));
  expect(screen.queryByText(/resta in questo browser/)).not.toBeInTheDocument();
});

const edit = async (text: string) => {
  const [row] = await rows();
  await userEvent.click(within(row as HTMLElement).getByRole('button', { name: /^Azioni/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Modifica' }));
  const box = await screen.findByRole('textbox', { name: 'Testo della nota' });
  await userEvent.clear(box);
  await userEvent.type(box, text);
  return box.closest('form') as HTMLElement;
};

it('of two windows the second is told what the first stored, keeps its words, and may store them', async () => {
  const { server } = open(fakeNotes([note('a')]));
  const form = within(await edit('Le mie parole'));
  server.changeElsewhere('a', 'Le altre parole');
  await userEvent.click(form.getByRole('button', { name: 'Salva la nota' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ora dice: “Le altre parole”');
  expect(form.getByRole('textbox')).toHaveValue('Le mie parole');
  expect(server.notes()[0]?.text).toBe('Le altre parole');
  await userEvent.click(form.getByRole('button', { name: 'Salva la mia versione' }));
  await waitFor(() => expect(server.notes()[0]?.text).toBe('Le mie parole'));
});

it('words for a note that another window has removed become a note of their own', async () => {
  const { server } = open(fakeNotes([note('a', { second: 5 })]));
  const form = within(await edit('Resto'));
  server.changeElsewhere('a', null);
  await userEvent.click(form.getByRole('button', { name: 'Salva la nota' }));
  expect(await screen.findByText(/è stata tolta in un’altra finestra/)).toBeInTheDocument();
  await userEvent.click(form.getByRole('button', { name: 'Salva la mia versione' }));
  await waitFor(() => expect(server.notes()).toMatchObject([{ text: 'Resto', second: 5 }]));
});

it('the list follows other windows when one comes back to this one, and not while a note is changed here', async () => {
  const { server } = open(fakeNotes([note('a', { text: 'Prima' })]));
  await rows();
  const comeBack = () => {
    focusManager.setFocused(false);
    act(() => focusManager.setFocused(true));
  };
  server.changeElsewhere('a', 'Da un’altra finestra');
  comeBack();
  expect(await (await panel()).findByText('Da un’altra finestra')).toBeInTheDocument();

  await userEvent.click((await panel()).getByRole('button', { name: /Da un’altra finestra/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Modifica' }));
  server.changeElsewhere('a', null);
  comeBack();
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(await rows()).toHaveLength(1);
  focusManager.setFocused(undefined);
});

it('the list shows the course in its order, and is filtered by kind, lesson and words', async () => {
  open(
    fakeNotes([
      note('dopo', { lessonId: 12 }),
      note('segno', { text: '', second: 40 }),
      note('prima', { second: 12, text: 'È già chiaro' }),
      note('tolta', { lessonId: null }),
    ]),
  );
  const shown = async () => (await rows()).map((row) => row.querySelector('p')?.textContent);
  expect(await shown()).toEqual(['È già chiaro', 'Segnalibro', 'Nota dopo', 'Nota tolta']);
  const found = await panel();
  const show = found.getByRole('combobox', { name: 'Mostra' });
  await userEvent.selectOptions(show, 'Questa lezione');
  expect(await shown()).toEqual(['È già chiaro', 'Segnalibro']);
  await userEvent.selectOptions(show, 'Solo segnalibri');
  expect(await shown()).toEqual(['Segnalibro']);
  await userEvent.selectOptions(show, 'Tutto il corso');
  await userEvent.type(found.getByRole('searchbox', { name: 'Cerca nelle note' }), 'e gia');
  expect(await shown()).toEqual(['È già chiaro']);
});

it('a bookmark is set here and removed after a question', async () => {
  const { server } = open();
  await field();
  await userEvent.click((await panel()).getByRole('button', { name: 'Segna qui' }));
  await waitFor(() => expect(server.notes()).toMatchObject([{ text: '', lessonId: 11 }]));
  const [row] = await rows();
  await userEvent.click(within(row as HTMLElement).getByRole('button', { name: /^Azioni/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Elimina' }));
  const question = within(
    screen.getByRole('alertdialog', { name: 'Eliminare questo segnalibro?' }),
  );
  await userEvent.click(question.getByRole('button', { name: 'Elimina' }));
  await waitFor(() => expect(server.notes()).toEqual([]));
});

it('is complete in English', async () => {
  open(fakeNotes(), { locale: 'en-US' });
  const found = within(await screen.findByRole('region', { name: 'Notes and bookmarks' }));
  expect(await found.findByRole('textbox', { name: 'New note' })).toBeInTheDocument();
  expect(found.getByText(/Only you see them/)).toBeInTheDocument();
});
