import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { useState } from 'react';
import { renderWithProviders } from '../testing/index.ts';
import { damagedFile, pdf, storedFile, uploadServer } from '../testing/uploads.ts';
import { BLOCK_BYTES } from './block-state.ts';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';
import { FileUploadField } from './FileUploadField.tsx';
import type { UploadedFile, UploadTransport } from './transport.ts';

function Field(props: Partial<FileUploadProps> & { transport: UploadTransport }) {
  const [value, setValue] = useState<UploadedFile[]>([...(props.value ?? [])]);
  return (
    <FileUpload
      kind="document"
      label="Dispense"
      maxBytes={25_000_000}
      resumeKey="course-1"
      {...props}
      value={value}
      onChange={(files) => {
        setValue(files);
        props.onChange?.(files);
      }}
    />
  );
}

const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText(/Dispense/), files, { applyAccept: false });
beforeEach(() => localStorage.clear());

it('[EDIT-24] [EDIT-25 part] a chosen PDF is uploaded and becomes part of the value; its row replaces the drop area', async () => {
  const { transport } = uploadServer();
  const onChange = jest.fn<void, [UploadedFile[]]>();
  renderWithProviders(<Field transport={transport} onChange={onChange} />);
  expect(screen.getByText('PDF, al massimo 25 MB')).toBeVisible();
  await choose(pdf('Dispensa.pdf'));
  expect(await screen.findByRole('button', { name: 'Rimuovi Dispensa.pdf' })).toBeVisible();
  expect(onChange.mock.calls[0]?.[0][0]).toMatchObject({
    fileNameAzure: expect.stringContaining('-stored') as string,
    fileNameOriginal: 'Dispensa.pdf',
    url: '/x',
  });
  expect(screen.queryByLabelText(/Dispense/)).toBeNull();
});

it.each([
  ['another extension', new File(['%PDF-1.7'], 'a.txt'), 'a.txt non è un file PDF.'],
  [
    'another type',
    new File(['%PDF-1.7'], 'a.pdf', { type: 'text/plain' }),
    'a.pdf non è un file PDF.',
  ],
  [
    'a renamed executable',
    new File(['MZ\u0090\u0000'], 'conti.pdf', { type: 'application/pdf' }),
    'conti.pdf non è un file PDF.',
  ],
  ['no bytes', new File([], 'vuoto.pdf', { type: 'application/pdf' }), 'vuoto.pdf è vuoto.'],
  ['too many bytes', pdf('grande.pdf', 2000), 'grande.pdf supera il limite di 1 kB.'],
])('[EDIT-24 part] a file with %s is refused before a byte is sent', async (_, file, text) => {
  const { transport, state } = uploadServer();
  renderWithProviders(<Field transport={transport} maxBytes={1000} />);
  await choose(file);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText(/Dispense/)).toBeInvalid();
  expect(state.names).toEqual([]);
});

it('a file dropped on the area is taken', async () => {
  const { transport } = uploadServer();
  renderWithProviders(<Field transport={transport} />);
  const zone = screen.getByText(/Scegli un file/);
  fireEvent.dragEnter(zone);
  fireEvent.drop(zone, { dataTransfer: { files: [pdf('lasciato.pdf')] } });
  expect(await screen.findByText('lasciato.pdf')).toBeVisible();
});

it('[EDIT-27 part] the bar shows the progress; pause, go on and cancel work by keyboard', async () => {
  const { transport, state } = uploadServer();
  const gate = Promise.withResolvers<void>();
  state.gate = gate.promise;
  const onBusyChange = jest.fn();
  renderWithProviders(<Field transport={transport} onBusyChange={onBusyChange} />);
  await choose(pdf('lungo.pdf', BLOCK_BYTES * 6));
  expect(
    await screen.findByRole('progressbar', { name: 'Caricamento di lungo.pdf' }),
  ).toHaveAttribute('aria-valuenow', '0');
  expect(onBusyChange).toHaveBeenLastCalledWith(true);
  act(() => screen.getByRole('button', { name: 'Metti in pausa lungo.pdf' }).focus());
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('In pausa')).toBeVisible();
  await act(async () => gate.resolve());
  await waitFor(() =>
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '66'),
  );
  state.gate = new Promise(() => {});
  screen.getByRole('button', { name: 'Riprendi lungo.pdf' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Metti in pausa lungo.pdf' })).toBeVisible();
});

it('cancel removes the row, tells the server, and leaves nothing to resume', async () => {
  const { transport, state } = uploadServer();
  const gate = Promise.withResolvers<void>();
  state.gate = gate.promise;
  renderWithProviders(<Field transport={transport} />);
  await choose(pdf('via.pdf', BLOCK_BYTES * 6));
  await userEvent.click(await screen.findByRole('button', { name: 'Annulla via.pdf' }));
  await act(async () => gate.resolve());
  await waitFor(() => expect(screen.queryByText('via.pdf')).toBeNull());
  await waitFor(() => expect(state.deleted).toEqual([state.names[0]]));
  expect(localStorage).toHaveLength(0);
});

describe('the keyboard keeps its place', () => {
  const rowOf = (name: string) => screen.getByTitle(name).closest('li');

  it('from the drop area to the row of the chosen file, over its upload, and back when it is removed', async () => {
    const { transport, state } = uploadServer();
    const gate = Promise.withResolvers<void>();
    state.gate = gate.promise;
    renderWithProviders(<Field transport={transport} />);
    act(() => screen.getByLabelText(/Dispense/).focus());
    await choose(pdf('uno.pdf', BLOCK_BYTES * 2));
    await screen.findByRole('progressbar');
    expect(rowOf('uno.pdf')).toHaveFocus();
    expect(screen.getByText('Caricamento di uno.pdf iniziato')).toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Metti in pausa uno.pdf' })).toHaveFocus();
    await act(async () => gate.resolve());
    const remove = await screen.findByRole('button', { name: 'Rimuovi uno.pdf' });
    expect(rowOf('uno.pdf')).toHaveFocus();
    expect(screen.getByText('uno.pdf caricato')).toBeInTheDocument();
    await userEvent.tab();
    expect(remove).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText(/Dispense/)).toHaveFocus());
  });

  it('on the drop area while it stays', async () => {
    const { transport } = uploadServer();
    renderWithProviders(<Field transport={transport} maxFiles={2} />);
    act(() => screen.getByLabelText(/Dispense/).focus());
    await choose(pdf('uno.pdf'));
    await screen.findByRole('button', { name: 'Rimuovi uno.pdf' });
    expect(screen.getByLabelText(/Dispense/)).toHaveFocus();
  });

  it('in the row whose button goes', async () => {
    const { transport, state } = uploadServer();
    state.refuse = damagedFile;
    renderWithProviders(<Field transport={transport} />);
    await choose(pdf('rotto.pdf'));
    const retry = await screen.findByRole('button', { name: 'Riprova' });
    state.gate = new Promise(() => {});
    act(() => retry.focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(retry).not.toBeInTheDocument());
    expect(rowOf('rotto.pdf')).toContainElement(document.activeElement as HTMLElement);
  });

  it('elsewhere, where the person has gone meanwhile', async () => {
    const { transport, state } = uploadServer();
    const gate = Promise.withResolvers<void>();
    state.gate = gate.promise;
    renderWithProviders(
      <>
        <Field transport={transport} />
        <button type="button">Altrove</button>
      </>,
    );
    await choose(pdf('uno.pdf'));
    await screen.findByRole('progressbar');
    act(() => screen.getByRole('button', { name: 'Altrove' }).focus());
    await act(async () => gate.resolve());
    await screen.findByRole('button', { name: 'Rimuovi uno.pdf' });
    expect(screen.getByRole('button', { name: 'Altrove' })).toHaveFocus();
  });
});

it('after a reload the interrupted upload is shown, and the same file chosen again goes on under its name', async () => {
  const { transport, state } = uploadServer();
  state.gate = new Promise(() => {});
  const first = renderWithProviders(<Field transport={transport} />);
  await choose(pdf('resta.pdf', BLOCK_BYTES * 2));
  await screen.findByRole('progressbar');
  first.unmount();
  state.gate = Promise.resolve();
  renderWithProviders(<Field transport={transport} />);
  expect(
    screen.getByText(/Interrotto al 0%: scegli di nuovo il file per riprendere/),
  ).toBeVisible();
  await choose(pdf('resta.pdf', BLOCK_BYTES * 2));
  expect(await screen.findByRole('button', { name: 'Rimuovi resta.pdf' })).toBeVisible();
  expect(new Set(state.names).size).toBe(1);
  expect(localStorage).toHaveLength(0);
});

it('[EDIT-29 part] a failed commit shows the quoted text in place, with what the server says, and can be tried again', async () => {
  const { transport, state } = uploadServer();
  state.refuse = damagedFile;
  renderWithProviders(<Field transport={transport} />);
  await choose(pdf('rotto.pdf'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error on commit your file – Il file ricevuto è diverso',
  );
  state.refuse = null;
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('button', { name: 'Rimuovi rotto.pdf' })).toBeVisible();
});

it('[EDIT-30] a video that cannot be deleted stays, with the quoted text', async () => {
  const { transport } = uploadServer();
  const onRemove = jest.fn().mockRejectedValue(new Error('409'));
  const onChange = jest.fn();
  renderWithProviders(
    <Field
      kind="video"
      transport={transport}
      value={[{ ...storedFile, fileNameOriginal: 'Lezione.mp4' }]}
      onRemove={onRemove}
      onChange={onChange}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Rimuovi Lezione.mp4' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Non e' possibile eliminare il file video\. Riprova piu' tardi$/,
  );
  expect(screen.getByText('Lezione.mp4')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

it('[EDIT-31 part] a video in state 0 or 1 says that it is being prepared', () => {
  const { transport } = uploadServer();
  const videos = [0, 1, 2].map((status) => ({
    ...storedFile,
    fileNameAzure: `${status}.mp4`,
    status,
  }));
  renderWithProviders(<Field kind="video" maxFiles={3} transport={transport} value={videos} />);
  expect(screen.getAllByText('Il video è in preparazione')).toHaveLength(2);
});

it('a field takes as many files as it says, and tells when there were more', async () => {
  const { transport } = uploadServer();
  renderWithProviders(<Field transport={transport} maxFiles={2} value={[storedFile]} />);
  await choose(pdf('uno.pdf'), pdf('due.pdf'));
  expect(await screen.findByRole('button', { name: 'Rimuovi uno.pdf' })).toBeVisible();
  expect(screen.queryByText('due.pdf')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('Puoi aggiungere al massimo 2 file.');
});

it('a locked field says why and offers nothing', () => {
  const { transport } = uploadServer();
  renderWithProviders(
    <Field
      transport={transport}
      maxFiles={2}
      value={[storedFile]}
      lockedReason="Il corso è pubblicato"
    />,
  );
  expect(screen.getByText('Il corso è pubblicato')).toBeVisible();
  expect(screen.getByLabelText(/Dispense/)).toBeDisabled();
  expect(screen.queryByRole('button', { name: /Rimuovi/ })).toBeNull();
});

it('bound to a form its value is the list of uploaded files; the texts are English too', async () => {
  const { transport } = uploadServer();
  const onSubmit = jest.fn();
  renderWithProviders(
    <Formik initialValues={{ files: [] as UploadedFile[] }} onSubmit={onSubmit}>
      {({ submitForm, values }) => (
        <>
          <FileUploadField
            name="files"
            kind="document"
            label="Dispense"
            maxBytes={1000}
            transport={transport}
            resumeKey="x"
          />
          <button type="button" onClick={() => void submitForm()}>
            Save {values.files.length}
          </button>
        </>
      )}
    </Formik>,
    { locale: 'en-US' },
  );
  expect(screen.getByText('Choose a file')).toBeVisible();
  await choose(pdf('hand-out.pdf'));
  expect(await screen.findByRole('button', { name: 'Remove hand-out.pdf' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save 1' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
});
