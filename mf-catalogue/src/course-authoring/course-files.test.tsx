import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import type { WireFile } from './api.ts';
import { lookups, wireCourse } from './testing-course.ts';

/** Rounding goes over the edge. */
const part = { x: 0, y: 25, width: 100.000001, height: 56.25 };

// The picture has no size here; the real one is cropped in the browser tests.
jest.mock('react-easy-crop', () => ({
  __esModule: true,
  default: ({
    image,
    onCropComplete,
  }: {
    image: string;
    onCropComplete: (area: object) => void;
  }) => (
    <button type="button" onClick={() => onCropComplete(part)}>
      {image}
    </button>
  ),
}));

beforeAll(async () => {
  await import('./CourseEditPage.tsx');
  // jsdom has no addresses of files.
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
});
beforeEach(() => {
  localStorage.clear();
  signInAs('RedattoreCorsiA', { claims: ['CAI'] });
});
afterEach(resetAuth);

const png = () =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'foto.png', {
    type: 'image/png',
  });

const wireFile = (changes: Partial<WireFile> = {}): WireFile => ({
  fileNameAzure: 'u.png',
  fileNameOriginal: 'foto.png',
  url: '/api/Files/Cover/u-1',
  size: 8,
  contentType: 'image/png',
  sha256: '',
  status: 2,
  originalUrl: '/api/Courses/FileStreaming?token=whole',
  posterUrl: null,
  captions: [],
  ...changes,
});

/** Opens the form of a course over a server that takes files; `gate` holds every commit back. */
async function open(tab: string, gate: Promise<void> = Promise.resolve()) {
  const video = wireFile({ fileNameAzure: 'rischi.mp4', fileNameOriginal: 'rischi.mp4' });
  let captions: WireFile['captions'] = [];
  const stored: Record<string, (fileName: string) => WireFile> = {
    cover: () => wireFile(),
    captions: () => wireFile({ fileNameAzure: 'c.vtt', fileNameOriginal: 'c.vtt' }),
    video: (name) => wireFile({ fileNameAzure: 'v.mp4', fileNameOriginal: name }),
    document: () => wireFile({ fileNameAzure: 'd.pdf', fileNameOriginal: 'Guida.pdf' }),
  };
  const api = fakeApi({
    ...lookups,
    'GET /api/Courses/{id}': () => ({ data: wireCourse() }),
    'GET /api/Files': () => ({ data: { exists: false, acknowledgedBlocks: [] } }),
    'POST /api/Courses/FileUri': ({ body }) => ({
      data: body.fileNameRef === 'u.png' ? wireFile() : { ...video, captions },
    }),
    'PUT /api/Files/Cover': () => ({ data: wireFile({ url: '/api/Files/Cover/u-2' }) }),
    'PUT /api/Files/Companion': ({ body }) => {
      captions = body.fileNameRef === null ? [] : [{ language: 'it', url: '/it.vtt' }];
      return { data: { ...video, captions } };
    },
    'POST /api/Files/Upload/{kind}': ({ body }) => ({
      data: { blockId: body.blockId, size: body.data.length },
    }),
    'POST /api/Files/Upload/{kind}/Commit': async ({ body, params }) => {
      await gate;
      return { data: stored[params['kind'] ?? '']?.(body.fileName) ?? wireFile() };
    },
  });
  renderRoutes(routes, { at: `/courses/edit/5?tab=${tab}` });
  await screen.findByRole('heading', { level: 1, name: 'Sicurezza in ufficio' });
  return api;
}

async function crop(source: string) {
  const dialog = await screen.findByRole('dialog', { name: 'Scegli la parte da mostrare' });
  await userEvent.click(within(dialog).getByRole('button', { name: source }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Usa questa parte' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

const cut = { fileNameRef: 'u.png', crop: { x: 0, y: 0.25, width: 1, height: 0.5625 } };

it('[EDIT-16 part] the part of a cover is chosen while the picture travels, and cut when it has arrived', async () => {
  let arrive: () => void = () => undefined;
  const api = await open('panoramica', new Promise((resolve) => (arrive = () => resolve())));
  await userEvent.upload(await screen.findByLabelText(/^Immagine/, { selector: 'input' }), png());
  await crop('blob:chosen');
  expect(api.callsTo('PUT /api/Files/Cover')).toEqual([]);
  for (const name of ['Salva', 'Pubblica', 'Elimina il corso']) {
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(
      'Attendi la fine dei caricamenti.',
    );
  }
  arrive();
  await waitFor(() => expect(api.callsTo('PUT /api/Files/Cover').at(0)?.body).toEqual(cut));
  expect(await screen.findByRole('button', { name: 'Ritaglia foto.png' })).toBeEnabled();
  await waitFor(() =>
    expect(
      [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src')),
    ).toContain('/api/Files/Cover/u-2'),
  );
});

it('[EDIT-16 part] another part is chosen later, from the whole picture', async () => {
  const api = await open('panoramica');
  await userEvent.upload(await screen.findByLabelText(/^Immagine/, { selector: 'input' }), png());
  await userEvent.click(await screen.findByRole('button', { name: 'Lascia com’è' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ritaglia foto.png' }));
  await crop('/api/Courses/FileStreaming?token=whole');
  await waitFor(() => expect(api.callsTo('PUT /api/Files/Cover').at(0)?.body).toEqual(cut));
});

it('[EDIT-31 part] the state of a lesson’s video; its captions are listed, replaced and taken away', async () => {
  const api = await open('lezioni');
  await userEvent.click(screen.getByRole('button', { name: /^I rischi/, expanded: false }));
  expect(await screen.findByText('Video disponibile')).toBeInTheDocument();
  const field = () => screen.getByLabelText(/^Sottotitoli in italiano/, { selector: 'input' });
  const vtt = new File(['WEBVTT\n\n00:00.000 --> 00:02.000\nCiao\n'], 'c.vtt', {
    type: 'text/vtt',
  });
  await userEvent.upload(field(), vtt);
  expect(await screen.findByText('rischi.it.vtt')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Apri/ })).toHaveAttribute('href', '/it.vtt');
  await userEvent.upload(field(), new File([vtt], 'd.vtt', { type: 'text/vtt' }));
  await waitFor(() => expect(api.callsTo('PUT /api/Files/Companion')).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Rimuovi rischi.it.vtt' }));
  await waitFor(() => expect(screen.queryByText('rischi.it.vtt')).not.toBeInTheDocument());
  expect(api.callsTo('PUT /api/Files/Companion').map(({ body }) => body)).toEqual([
    { videoRef: 'rischi.mp4', companion: 'captions-it', fileNameRef: 'c.vtt' },
    { videoRef: 'rischi.mp4', companion: 'captions-it', fileNameRef: 'c.vtt' },
    { videoRef: 'rischi.mp4', companion: 'captions-it', fileNameRef: null },
  ]);
});

it('a lesson without a video leads to the documents', async () => {
  await open('lezioni');
  await userEvent.click(screen.getByRole('button', { name: /^La postazione/, expanded: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Vai ai documenti' }));
  expect(screen.getByRole('tab', { name: /^Documenti/, selected: true })).toBeInTheDocument();
});

it('a video and a handout that arrive in the same moment both become documents, once', async () => {
  let arrive: () => void = () => undefined;
  await open('documenti', new Promise((resolve) => (arrive = () => resolve())));
  const mp4 = new Uint8Array([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d]);
  const field = (label: RegExp) => screen.findByLabelText(label, { selector: 'input' });
  await userEvent.upload(
    await field(/^Video/),
    new File([mp4], 'Prova.mp4', { type: 'video/mp4' }),
  );
  await userEvent.upload(
    await field(/^Documenti/),
    new File(['%PDF-1.7\n'], 'Guida.pdf', { type: 'application/pdf' }),
  );
  arrive();
  expect(await screen.findAllByRole('button', { name: /^Azioni su “Guida”/ })).toHaveLength(1);
  expect(await screen.findAllByRole('button', { name: /^Azioni su “.*Prova”/ })).toHaveLength(1);
});

it('what the server refuses stands at its field, in the section that has it', async () => {
  const api = await open('panoramica');
  api.use({
    'POST /api/Courses': () => ({
      status: 422,
      code: 'COURSE_INVALID',
      info: 'Alcuni campi del corso non sono validi',
      fields: { 'modules.0.lessonList.1.duration': 'NOT_A_MULTIPLE_OF_15', title: 'TOO_LONG' },
    }),
  });
  await userEvent.type(screen.getByLabelText('Titolo'), '.');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  const title = screen.getByLabelText('Titolo');
  await waitFor(() =>
    expect(title).toHaveAccessibleDescription(
      '(*) Il testo può contenere al massimo 15.000 caratteri',
    ),
  );
  expect(title).toHaveFocus();
  expect(screen.getByRole('tab', { name: /Lezioni.*1/ })).toBeInTheDocument();
  await userEvent.type(title, '.');
  expect(title).toBeValid();
  await userEvent.click(screen.getByRole('tab', { name: /^Lezioni/ }));
  expect(screen.getByLabelText('Durata in minuti')).toHaveAccessibleDescription(
    '(*) La durata deve essere un multiplo di 15',
  );
});
