import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireCourse } from './testing-course.ts';
import { asEditor, bodiesOf, openForm, openPart, retype, saveButton } from './testing-form.tsx';

asEditor();

const publishButton = () => screen.getByRole('button', { name: 'Pubblica' });

it('[EDIT-04 part] a title is required; the focus goes to it', async () => {
  const { api } = await openForm();
  await retype('Titolo', '');
  await userEvent.click(saveButton());
  expect(await screen.findByText('(*) Campo obbligatorio')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Titolo')).toHaveFocus());
  expect(bodiesOf(api)).toEqual([]);
});

it('[EDIT-05] [EDIT-07 part] what a published course needs, a draft does not', async () => {
  const { api } = await openForm({
    synopses: '',
    description: '',
    levelsId: null,
    difficultyCourse: null,
    categoriesId: null,
    price: null,
    priceSimulation: null,
    priceCertification: null,
  });
  await userEvent.type(screen.getByLabelText('Titolo'), '.');
  await userEvent.click(saveButton());
  await waitFor(() => expect(bodiesOf(api)).toHaveLength(1));
  await userEvent.click(publishButton());
  await waitFor(() => expect(screen.getAllByText('(*) Campo obbligatorio')).toHaveLength(8));
  for (const label of [
    'Sinossi',
    'Descrizione',
    'Livello',
    'Difficoltà',
    'Categoria',
    'Prezzo del corso',
    'Prezzo del test di simulazione',
    'Prezzo dell’esame di certificazione',
  ]) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription('(*) Campo obbligatorio');
  }
  expect(bodiesOf(api)).toHaveLength(1);
  // By Enter in a field the draft is saved, which lacks none of it.
  await userEvent.type(screen.getByLabelText('Titolo'), '!{Enter}');
  await waitFor(() => expect(bodiesOf(api)).toMatchObject([{}, { statoCorso: 0 }]));
  expect(screen.queryByText('(*) Campo obbligatorio')).not.toBeInTheDocument();
});

it('[EDIT-06 part] [EDIT-07 part] a price is at least one euro; its field goes from 0 by cents', async () => {
  await openForm();
  const price = screen.getByLabelText('Prezzo del corso');
  expect(price).toHaveAttribute('aria-valuemin', '0');
  await retype('Prezzo del corso', '19,50');
  await userEvent.keyboard('{ArrowUp}');
  expect(price).toHaveValue('19,51');
  await retype('Prezzo del corso', '0.99');
  await userEvent.click(saveButton());
  expect(await screen.findByText('Il prezzo non può essere inferiore a 1€')).toBeInTheDocument();
});

it('[EDIT-08] a lesson lasts a multiple of fifteen minutes', async () => {
  const { api } = await openForm({}, 'lezioni');
  await openPart(/^La postazione/);
  const duration = screen.getByLabelText('Durata in minuti');
  expect(duration).toHaveAttribute('min', '15');
  expect(duration).toHaveAttribute('step', '15');
  await retype('Durata in minuti', '20');
  await userEvent.click(saveButton());
  expect(
    await screen.findByText('(*) La durata deve essere un multiplo di 15'),
  ).toBeInTheDocument();
  expect(bodiesOf(api)).toEqual([]);
});

const emptyModule = { ...wireCourse().modules[0]!, lessonList: [] };
const noLesson = '(*) Aggiungi almeno una lezione: senza lezioni un corso non si può pubblicare';

it.each([
  ['without modules', []],
  ['with an empty module', [emptyModule]],
])('no course is published without a lesson: %s', async (_, modules) => {
  const { api } = await openForm({ modules });
  await userEvent.type(screen.getByLabelText('Titolo'), '.');
  await userEvent.click(saveButton());
  await waitFor(() => expect(bodiesOf(api)).toHaveLength(1));
  await userEvent.click(publishButton());
  const fault = await screen.findByRole('alert');
  expect(fault).toHaveTextContent(noLesson);
  expect(screen.getByRole('tab', { name: 'Lezioni 1 errore' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await waitFor(() => expect(fault).toHaveFocus());
  // Where it is shown already, it takes the focus too.
  await userEvent.click(publishButton());
  await waitFor(() => expect(fault).toHaveFocus());
  expect(bodiesOf(api)).toHaveLength(1);
});

it('with the first lesson the refusal is gone', async () => {
  await openForm({ modules: [emptyModule] });
  await userEvent.click(publishButton());
  await screen.findByText(noLesson);
  await userEvent.click(screen.getByRole('button', { name: /^Aggiungi lezione/ }));
  await waitFor(() => expect(screen.queryByText(noLesson)).not.toBeInTheDocument());
});

it('what the server says of a course without lessons stands at the lessons', async () => {
  const info = 'Un corso senza lezioni non si può pubblicare: aggiungi almeno una lezione';
  const { api } = await openForm({ statoCorso: 2, modules: [] });
  api.use({
    'POST /api/Courses': () => ({
      status: 422,
      code: 'COURSE_WITHOUT_LESSON',
      info,
      fields: { modules: 'WITHOUT_LESSON' },
    }),
  });
  await userEvent.click(publishButton());
  const warning = await screen.findByRole('alertdialog');
  await userEvent.click(within(warning).getByRole('button', { name: 'Pubblica' }));
  expect(await screen.findByText(noLesson)).toBeInTheDocument();
  expect(screen.getByText(info)).toBeInTheDocument();
});

it('[EDIT-15] a question and its answer need a sign that is no space', async () => {
  const { api } = await openForm({}, 'faq');
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi domanda' }));
  await userEvent.type(screen.getByLabelText('Domanda'), '   ');
  await userEvent.click(saveButton());
  expect(
    await screen.findByText('(*) Il campo deve contenere almeno un carattere'),
  ).toBeInTheDocument();
  expect(screen.getByText('(*) Campo obbligatorio')).toBeInTheDocument();
  expect(bodiesOf(api)).toEqual([]);
});

it('[EDIT-16] the cover tells its suggested size, and is sent by the name of its upload', async () => {
  const { api } = await openForm({
    coverImage: {
      documentId: 5,
      name: 'Ufficio',
      url: '/api/Files/Cover/u-0',
      fileNameRef: 'u.png',
    },
  });
  expect(await screen.findByText(/Dimensione suggerita 300x200/)).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Titolo'), '.');
  await userEvent.click(saveButton());
  await waitFor(() => expect(bodiesOf(api)).toHaveLength(1));
  expect(bodiesOf(api)).toMatchObject([{ coverImage: { fileNameRef: 'u.png' } }]);
});
