import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asEditor, bodiesOf, openForm, openPart, saveButton } from './testing-form.tsx';

asEditor();

it('[EDIT-09] a module that goes leaves its lessons, and they ask for another one', async () => {
  const { api } = await openForm({}, 'moduli');
  await userEvent.click(screen.getByRole('button', { name: 'Azioni su “Vedere il rischio”' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Elimina' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Le sue 2 lezioni restano');
  await userEvent.click(within(question).getByRole('button', { name: 'Elimina' }));
  await userEvent.click(saveButton());
  // The tab with the error is shown, the part is open, the field has the focus.
  expect(await screen.findByText('La scelta del modulo è obbligatoria')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /^Lezioni/, selected: true })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Modulo')).toHaveFocus());
  await userEvent.selectOptions(screen.getByLabelText('Modulo'), 'Uscire in sicurezza');
  // The part stays open while it is put right; the next one is opened by hand.
  await openPart(/^La postazione/);
  await userEvent.selectOptions(screen.getByLabelText('Modulo'), 'Uscire in sicurezza');
  await userEvent.click(saveButton());
  await waitFor(() => expect(bodiesOf(api)).toHaveLength(1));
  expect(bodiesOf(api)).toMatchObject([
    { modules: [{ id: 2, lessonList: [{ id: 11 }, { id: 12 }, { id: 13 }] }] },
  ]);
});

it('[EDIT-10] [API-29 part] a module needs a teacher, who is found by name', async () => {
  const { api } = await openForm({}, 'moduli');
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi modulo' }));
  await userEvent.type(screen.getByLabelText('Nome del modulo'), 'Primo soccorso');
  await userEvent.click(saveButton());
  expect(await screen.findByText('(*) Campo Docente obbligatorio')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('combobox', { name: 'Docente' }), 'bell');
  expect(await screen.findByRole('option', { name: /Marta Bellandi/ })).toBeInTheDocument();
  await waitFor(() =>
    expect(api.callsTo('GET /api/Courses/GetAvailableProfessors').at(-1)?.query).toEqual({
      name: 'bell',
    }),
  );
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('combobox', { name: 'Docente' })).toHaveValue('Ing. Marta Bellandi');
  await userEvent.click(saveButton());
  await waitFor(() => expect(bodiesOf(api)).toHaveLength(1));
  expect(bodiesOf(api)[0]?.['modules']).toMatchObject([
    { id: 1 },
    { id: 2 },
    { id: null, name: 'Primo soccorso', professorNameId: 3, lessonList: [] },
  ]);
});

it('lessons are put in order by menu and by the arrows, told, and saved in that order', async () => {
  const { api } = await openForm({}, 'lezioni');
  const handle = screen.getByRole('button', { name: /^Sposta “I rischi”/ });
  act(() => handle.focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByText('“I rischi”: posizione 2 di 2')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Sposta “I rischi”/ })).toHaveFocus();
  await userEvent.click(saveButton());
  await waitFor(() => expect(bodiesOf(api)).toHaveLength(1));
  const orderOf = (place: number) =>
    (bodiesOf(api)[place] as never as { modules: { lessonList: { id: number }[] }[] }).modules.map(
      ({ lessonList }) => lessonList.map(({ id }) => id),
    );
  expect(orderOf(0)).toEqual([[12, 11], [13]]);
  await userEvent.click(screen.getByRole('button', { name: 'Azioni su “I rischi”' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sposta su' }));
  await userEvent.click(saveButton());
  await waitFor(() => expect(bodiesOf(api)).toHaveLength(2));
  expect(orderOf(1)).toEqual([[11, 12], [13]]);
});

it('a lesson can be marked as a free preview', async () => {
  const { api } = await openForm({}, 'lezioni');
  await openPart(/^La postazione/);
  await userEvent.click(screen.getByRole('checkbox', { name: /Lezione di prova gratuita/ }));
  await userEvent.click(saveButton());
  await waitFor(() => expect(bodiesOf(api)).toHaveLength(1));
  expect(bodiesOf(api)).toMatchObject([
    { modules: [{ lessonList: [{ isFreePreview: false }, { isFreePreview: true }] }, {}] },
  ]);
});

it('[EDIT-30] a video that may not be deleted stays, with the quoted text', async () => {
  let mayDelete = false;
  await openForm({}, 'documenti', {
    'GET /api/Courses/CanDeleteVideo': () => ({ data: mayDelete }),
  });
  const remove = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Azioni su “Video dei rischi”' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Elimina' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Elimina' }),
    );
  };
  await remove();
  expect(
    await screen.findByText("Non e' possibile eliminare il file video. Riprova piu' tardi"),
  ).toBeInTheDocument();
  expect(screen.getByText('Video dei rischi')).toBeInTheDocument();
  mayDelete = true;
  await remove();
  await waitFor(() => expect(screen.queryByText('Video dei rischi')).not.toBeInTheDocument());
});

it('an uploaded handout becomes a document of the course', async () => {
  const { api } = await openForm({}, 'documenti');
  api.use({
    'POST /api/Files/Upload/{kind}/Commit': () => ({
      data: {
        fileNameAzure: 'a1b2.pdf',
        fileNameOriginal: 'Guida ai DPI.pdf',
        url: '/api/Courses/FileStreaming?token=x',
        size: 9,
        status: 2,
        contentType: 'application/pdf',
        sha256: '',
        originalUrl: null,
        posterUrl: null,
        captions: [],
      },
    }),
    'POST /api/Files/Upload/{kind}': ({ body }) => ({
      data: { blockId: body.blockId, size: body.data.length },
    }),
    'GET /api/Files': () => ({ data: { exists: false, acknowledgedBlocks: [] } }),
  });
  const file = new File(['%PDF-1.7\n'], 'Guida ai DPI.pdf', { type: 'application/pdf' });
  await userEvent.upload(await screen.findByLabelText(/^Documenti/, { selector: 'input' }), file);
  expect(await screen.findByText('Guida ai DPI')).toBeInTheDocument();
  await userEvent.click(saveButton());
  await waitFor(() => expect(bodiesOf(api)).toHaveLength(1));
  expect(bodiesOf(api)).toMatchObject([
    {
      documentList: [
        { id: 22 },
        { id: null, documentTypeId: 2, name: 'Guida ai DPI', fileName: 'a1b2.pdf' },
      ],
    },
  ]);
});
