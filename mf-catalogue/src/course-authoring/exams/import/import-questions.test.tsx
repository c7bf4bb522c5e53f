import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs, type FakeEndpoints } from 'shared-auth/testing';
import { renderWithProviders } from 'shared-ui/testing';
import type { WireReport } from './api.ts';
import { ExportButton } from './ExportButton.tsx';
import { ImportCard } from './ImportCard.tsx';
import { reportText } from './report-file.ts';

const report: WireReport = {
  fileName: 'banca-cei-64-8.zip',
  sizeBytes: 3_400_000,
  version: '3.0',
  read: 42,
  warned: 2,
  unread: 3,
  added: null,
  tests: [],
  notices: [
    {
      isRead: false,
      code: 'UNSUPPORTED_INTERACTION',
      construct: 'gapMatchInteraction',
      file: 'items/q017.xml',
      title: 'Completa lo schema con i termini',
    },
    {
      isRead: false,
      code: 'UNSUPPORTED_INTERACTION',
      construct: 'sliderInteraction',
      file: 'items/q020.xml',
      title: '',
    },
    {
      isRead: false,
      code: 'MEDIA',
      construct: 'audio',
      file: 'items/q040.xml',
      title: 'Ascolta e scegli il guasto',
    },
    ...['items/q008.xml', 'items/q022.xml'].map((file) => ({
      isRead: true,
      code: 'PARTIAL_POINTS' as const,
      construct: 'mapping',
      file,
      title: 'Due punti',
    })),
  ],
};

const zip = () =>
  new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], 'banca-cei-64-8.zip', {
    type: 'application/zip',
  });

const uploaded = {
  fileNameAzure: 'p.zip',
  fileNameOriginal: 'banca-cei-64-8.zip',
  url: null,
  size: 6,
  contentType: 'application/zip',
  sha256: '',
  status: 2,
  originalUrl: null,
  posterUrl: null,
  captions: [],
};

/** Sends a package in; the server answers with this report. */
async function open(found: WireReport = report, more: FakeEndpoints = {}) {
  const api = fakeApi({
    'GET /api/Files': () => ({ data: { exists: false, acknowledgedBlocks: [] } }),
    'POST /api/Files/Upload/{kind}': ({ body }) => ({ data: { blockId: body.blockId, size: 6 } }),
    'POST /api/Files/Upload/{kind}/Commit': () => ({ data: uploaded }),
    'POST /api/Exams/Import/{courseId}/Check': () => ({ data: found }),
    'POST /api/Exams/Import/{courseId}': () => ({ data: { added: found.read + found.warned } }),
    ...more,
  });
  renderWithProviders(<ImportCard courseId={5} />);
  await userEvent.upload(screen.getByLabelText(/^Pacchetto QTI/, { selector: 'input' }), zip());
  return api;
}

beforeAll(() => {
  // jsdom has no addresses of files, and leads nowhere.
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
});
beforeEach(() => {
  localStorage.clear();
  signInAs('RedattoreCorsiA');
});
afterEach(resetAuth);

it('a package is reported with three counts, and each question that is lost by name and reason', async () => {
  await open();
  expect(await screen.findByRole('button', { name: 'Aggiungi 44 bozze' })).toBeEnabled();
  const counts = screen.getAllByRole('definition').map((each) => each.textContent);
  expect(counts).toEqual(['42', '2', '3']);
  const list = screen.getByRole('list', { name: 'Domande non lette o con avviso' });
  expect(within(list).getAllByRole('listitem').map(plainText)).toEqual([
    '“Completa lo schema con i termini”Trascinare parole negli spazi non è tra i tipi che usiamo.items/q017.xml · gapMatchInteraction',
    'items/q020.xmlQuesto tipo di domanda non è tra quelli che usiamo.items/q020.xml · sliderInteraction',
    '“Ascolta e scegli il guasto”L’audio e il video nella domanda non sono ancora previsti.items/q040.xml · audio',
    '2 domande: punti a metàDa noi vale tutto o niente: controlla i punti.items/q008.xml, items/q022.xml · mapping',
  ]);
});

const plainText = (element: HTMLElement) => element.textContent.replaceAll(/\s+/g, ' ');

it('nothing is added before it is confirmed, and then once', async () => {
  const api = await open();
  const add = await screen.findByRole('button', { name: 'Aggiungi 44 bozze' });
  expect(api.callsTo('POST /api/Exams/Import/{courseId}')).toEqual([]);
  await userEvent.dblClick(add);
  expect(await screen.findByText('44 bozze aggiunte alla banca')).toBeInTheDocument();
  expect(api.callsTo('POST /api/Exams/Import/{courseId}').map(({ body }) => body)).toEqual([
    { fileNameRef: 'p.zip' },
  ]);
  expect(screen.queryByRole('button', { name: 'Aggiungi 44 bozze' })).not.toBeInTheDocument();
});

it('cancelled, the package is let go and nothing is sent', async () => {
  const api = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Annulla' }));
  expect(screen.queryByRole('button', { name: 'Aggiungi 44 bozze' })).not.toBeInTheDocument();
  expect(api.callsTo('POST /api/Exams/Import/{courseId}')).toEqual([]);
});

it('a package without a question that can be added says so', async () => {
  await open({ ...report, read: 0, warned: 0 });
  expect(await screen.findByText('Nessuna domanda si può aggiungere')).toBeInTheDocument();
});

it('what the server refuses is said in its words', async () => {
  const info = 'Il pacchetto è danneggiato o non è un file zip';
  await open(report, {
    'POST /api/Exams/Import/{courseId}/Check': () => ({
      status: 422,
      code: 'PACKAGE_DAMAGED',
      info,
    }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(info);
});

it('the report can be kept as a text', async () => {
  const kept: Blob[] = [];
  URL.createObjectURL = (content) => {
    kept.push(content as Blob);
    return 'blob:made';
  };
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Scarica il rapporto' }));
  const [file] = kept;
  const text = reportText(report, {
    read: 'Lette',
    warned: 'Con avviso',
    unread: 'Non lette',
    reasonOf: ({ code }) => code,
  });
  expect(file?.type).toBe('text/plain;charset=utf-8');
  expect(text.split('\n')).toHaveLength(11);
  expect(text).toContain(
    'Non lette | items/q017.xml | Completa lo schema con i termini | UNSUPPORTED_INTERACTION | UNSUPPORTED_INTERACTION gapMatchInteraction',
  );
});

it('the bank is exported under the address of its course', async () => {
  const api = fakeApi({ 'GET /api/Exams/Export/{courseId}': () => ({ data: new Blob(['PK']) }) });
  renderWithProviders(<ExportButton courseId={5} />);
  await userEvent.click(screen.getByRole('button', { name: 'Esporta QTI' }));
  await waitFor(() =>
    expect(api.callsTo('GET /api/Exams/Export/{courseId}').map(({ params }) => params)).toEqual([
      { courseId: '5' },
    ]),
  );
});
