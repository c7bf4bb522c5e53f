import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LessonText } from 'shared-ui/lesson-text';
import { wireCourse } from '../../testing-course.ts';
import { asEditor, bodiesOf, openForm, openPart, saveButton } from '../../testing-form.tsx';

asEditor();
beforeAll(async () => {
  // jsdom has no layout; the editor only asks where the cursor is, to scroll there.
  const rectangle = { left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0 };
  const nowhere = {
    getClientRects: () => [rectangle],
    getBoundingClientRect: () => rectangle,
  };
  Object.assign(Range.prototype, nowhere);
  await import('./TextEditor.tsx');
});

type SentLesson = { description: string; content: LessonText | null };
type Sent = { modules: { lessonList: SentLesson[] }[] };

const firstLesson = (body: unknown): SentLesson | undefined =>
  (body as Sent).modules[0]?.lessonList[0];

/** The form with a text in its first lesson, which is open. */
async function openText(lesson: Partial<SentLesson> = {}, changes: { statoCorso?: number } = {}) {
  const course = wireCourse(changes);
  Object.assign(course.modules[0]?.lessonList[0] ?? {}, lesson);
  const opened = await openForm({ ...changes, modules: course.modules }, 'lezioni');
  await openPart(/^I rischi/);
  const text = await screen.findByRole('textbox', { name: 'Testo della lezione' });
  return { ...opened, text };
}

async function saved(api: Awaited<ReturnType<typeof openText>>['api']) {
  await userEvent.click(saveButton());
  await waitFor(() => expect(bodiesOf(api)).toHaveLength(1));
  return firstLesson(bodiesOf(api)[0]);
}

const tool = (name: string) => screen.getByRole('button', { name });

it('a text from before formats is shown as paragraphs, and stays as it was until it is written on', async () => {
  const { api, text } = await openText({ description: 'Uno\n\nDue' });
  expect(within(text).getAllByRole('paragraph')).toHaveLength(2);
  await userEvent.type(screen.getByLabelText('Nome della lezione'), '!');
  expect(await saved(api)).toMatchObject({ description: 'Uno\n\nDue', content: null });
});

it('what is made with the tools is saved as a document, with its words beside it', async () => {
  const { api, text } = await openText({ description: 'Guarda in alto' });
  act(() => text.focus());
  await userEvent.click(tool('Titolo'));
  expect(tool('Titolo')).toHaveAttribute('aria-pressed', 'true');
  expect(within(text).getByRole('heading', { level: 2 })).toHaveTextContent('Guarda in alto');
  await userEvent.click(tool('Tabella'));
  expect(within(text).getAllByRole('columnheader')).toHaveLength(2);
  await userEvent.click(tool('Aggiungi una colonna a destra'));
  await userEvent.click(tool('Didascalia della tabella'));
  const caption = await screen.findByRole('dialog', { name: 'Didascalia della tabella' });
  await userEvent.type(within(caption).getByLabelText('Didascalia'), 'Tabella 1');
  await userEvent.click(within(caption).getByRole('button', { name: 'Inserisci' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await saved(api)).toMatchObject({
    description: 'Guarda in alto\n\nTabella 1\n• . : . : \n• . : . : ',
    content: {
      version: 1,
      blocks: [
        { type: 'heading', id: 'p1', level: 1, content: [{ text: 'Guarda in alto' }] },
        { type: 'table', caption: 'Tabella 1', head: [[], [], []] },
      ],
    },
  });
});

it('the toolbar is one tab stop; arrows go through it, and Escape back to the text', async () => {
  const { text } = await openText();
  const toolbar = screen.getByRole('toolbar', { name: 'Formato del testo' });
  const stops = within(toolbar)
    .getAllByRole('button')
    .filter((button) => button.tabIndex === 0);
  expect(stops).toHaveLength(1);
  act(() => stops[0]?.focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(tool('Sottotitolo')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(tool('Ripeti')).toHaveFocus();
  expect(tool('Ripeti')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{ArrowRight}');
  expect(tool('Titolo')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(text).toHaveFocus();
});

it('a checkpoint is written in a dialog, which says what is missing, and can be opened again', async () => {
  const { api, text } = await openText();
  await userEvent.click(tool('Domanda di controllo'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Domanda di controllo' }));
  await userEvent.type(dialog.getByLabelText('Domanda'), 'Che fai?');
  await userEvent.type(dialog.getByLabelText('Risposta 1'), 'Segnalo');
  await userEvent.type(dialog.getByLabelText('Risposta 2'), 'Niente');
  await userEvent.click(dialog.getByRole('button', { name: 'Inserisci' }));
  expect(await dialog.findByText('(*) Indica una risposta giusta')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('radio', { name: 'Giusta: risposta 1' }));
  await userEvent.type(dialog.getByLabelText(/^Commento alla risposta 2/), 'No.');
  await userEvent.click(dialog.getByRole('button', { name: 'Inserisci' }));
  await waitFor(() => expect(text).toHaveTextContent('Segnalo (giusta)'));
  await userEvent.click(tool('Modifica'));
  const again = within(await screen.findByRole('dialog', { name: 'Domanda di controllo' }));
  expect(again.getByLabelText('Domanda')).toHaveValue('Che fai?');
  await userEvent.click(again.getByRole('checkbox', { name: /più risposte/ }));
  await userEvent.click(again.getByRole('button', { name: 'Applica' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await saved(api))?.content?.blocks).toMatchObject([
    {
      type: 'checkpoint',
      question: 'Che fai?',
      several: true,
      options: [
        { text: 'Segnalo', isRight: true, feedback: '' },
        { text: 'Niente', isRight: false, feedback: 'No.' },
      ],
    },
  ]);
});

it('only addresses that are safe become links', async () => {
  const { api } = await openText();
  await userEvent.click(tool('Collegamento'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Collegamento' }));
  await userEvent.type(dialog.getByLabelText('Indirizzo'), 'javascript:alert(1)');
  await userEvent.click(dialog.getByRole('button', { name: 'Inserisci' }));
  expect(await dialog.findByText(/^\(\*\) Scrivi un indirizzo/)).toBeInTheDocument();
  await userEvent.clear(dialog.getByLabelText('Indirizzo'));
  await userEvent.type(dialog.getByLabelText('Indirizzo'), 'https://www.inail.it/');
  await userEvent.click(dialog.getByRole('button', { name: 'Inserisci' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await saved(api))?.content?.blocks).toMatchObject([
    { content: [{ text: 'https://www.inail.it/', link: 'https://www.inail.it/' }] },
  ]);
});

it('undone and discarded changes leave the text as it was', async () => {
  const { text } = await openText({ description: 'Uno' });
  await userEvent.click(tool('Titolo'));
  expect(within(text).getByRole('heading', { level: 2 })).toBeInTheDocument();
  await userEvent.click(tool('Annulla'));
  expect(within(text).queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByText('Tutto salvato')).toBeInTheDocument();
  await userEvent.click(tool('Citazione'));
  await userEvent.click(screen.getByRole('button', { name: 'Annulla le modifiche' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Annulla le modifiche' }));
  await waitFor(() => expect(text.querySelector('blockquote')).toBeNull());
  expect(text).toHaveTextContent('Uno');
});

it('words above the limit of long texts are an error of the field', async () => {
  const { api, text } = await openText({ description: 'x'.repeat(15_001) });
  await userEvent.click(tool('Titolo'));
  await userEvent.click(saveButton());
  await waitFor(() => expect(text).toHaveAttribute('aria-invalid', 'true'));
  expect(bodiesOf(api)).toHaveLength(0);
});

it('the text of a published course is read, not written', async () => {
  const { text } = await openText({ description: 'Uno' }, { statoCorso: 1 });
  expect(text).toHaveAttribute('contenteditable', 'false');
  expect(text).toHaveAttribute('aria-readonly', 'true');
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
});
