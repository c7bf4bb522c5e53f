import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswerOf } from 'shared-auth';
import {
  fakeApi,
  publicConfig,
  resetAuth,
  signInAs,
  type FakeEndpoints,
} from 'shared-auth/testing';
import { plainSpaces, renderWithProviders } from 'shared-ui/testing';
import { withheldOf } from './redemption-schema.ts';
import { RedemptionCard } from './RedemptionCard.tsx';
import { Requests } from './Requests.tsx';

type WireTerms = AnswerOf<'/api/Wallet/GetRedemptionTerms', 'get'>;
type WireRequest = AnswerOf<'/api/Wallet/GetRichiesteRiscatto', 'get'>['items'][number];

const reward: WireTerms['tipi'][number] = {
  tipoNotarizzazioneId: 3,
  disponibile: 386,
  minimo: 100,
  massimo: 386,
  finestra: { dal: '2026-12-15', al: '2026-12-22', aperta: true },
  rifiuto: null,
};

const terms: WireTerms = {
  tipi: [reward],
  isAzienda: false,
  riscattatoAnno: 0,
  limiteDichiarazione: 5000,
  limiteSenzaPartitaIva: 8000,
  ritenutaBps: 2000,
  bolloOltre: 77.47,
};

const request: WireRequest = {
  id: 12,
  identificativoRichiesta: 'RIS-000012',
  tipoNotarizzazioneId: 3,
  importoRichiesto: 150,
  ritenuta: 30,
  stato: 'open',
  dataRichiesta: '2026-12-15T10:00:00.000Z',
  dataRisposta: null,
  motivazione: null,
};

const SEND = 'POST /api/Wallet/RichiestaRiscattoNft';
const SENT = 'La richiesta è stata inoltrata con successo';
const FAILED = "Si è verificato un errore nell'invio della richiesta";
const DECLARATION = "Dichiaro di non superare l'ammontare di Euro 5000 annuali";

const uploaded = (fileNameAzure: string) => ({
  fileNameAzure,
  fileNameOriginal: 'ritenuta.pdf',
  url: null,
  size: 6,
  contentType: 'application/pdf',
  sha256: '',
  status: 2 as const,
  originalUrl: null,
  posterUrl: null,
  captions: [],
});

let uploads = 0;
const open = (changes: Partial<WireTerms> = {}, more: FakeEndpoints = {}) => {
  const api = fakeApi({
    'GET /api/Wallet/GetRedemptionTerms': () => ({ data: { ...terms, ...changes } }),
    'GET /api/config': () => ({ data: publicConfig() }),
    'GET /api/Files': () => ({ data: { exists: false, acknowledgedBlocks: [] } }),
    'POST /api/Files/Upload/{kind}': ({ body }) => ({ data: { blockId: body.blockId, size: 6 } }),
    'POST /api/Files/Upload/{kind}/Commit': () => {
      uploads += 1;
      return { data: uploaded(`file-${uploads}`) };
    },
    [SEND]: () => ({ data: request }),
    ...more,
  });
  renderWithProviders(<RedemptionCard />);
  return api;
};

const pdf = () => new File(['%PDF-1.7'], 'ritenuta.pdf', { type: 'application/pdf' });
const button = () => screen.findByRole('button', { name: 'Invia la richiesta' });
const typed = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const attach = (label: RegExp) =>
  userEvent.upload(screen.getByLabelText(label, { selector: 'input' }), pdf());

async function fill(amount = '386') {
  await typed('Importo richiesto', amount);
  await typed('IBAN', 'it60 x054 2811 1010 0000 0123 456');
  await attach(/^Documento ritenuta d’acconto/);
  await screen.findByText('ritenuta.pdf');
}

beforeEach(() => {
  localStorage.clear();
  uploads = 0;
  signInAs('Discente');
});
afterEach(resetAuth);

test('[WALLET-02 part] [WALLET-06 part] [WALLET-20] what is filled in is sent, and its success is said', async () => {
  const api = open();
  await fill();
  expect(await screen.findByText(/80% a te: 308,80/)).toBeVisible();
  await userEvent.click(await button());
  expect(await screen.findByText(SENT)).toBeVisible();
  const [call] = api.callsTo(SEND);
  expect(call?.query).toEqual({ tipoNotarizzazione: 3 });
  expect(call?.body).toMatchObject({
    emailPayPal: 'giulia.sartori@example.it',
    numeroFattura: null,
    documentoRitenutaAcconto: { documentId: 'file-1', name: 'ritenuta.pdf' },
    documentoPrestazioneOccasionale: null,
    hasPrestazione: false,
    importoRichiesto: 386,
  });
  expect(call?.body.iban.replaceAll(' ', '')).toBe('IT60X0542811101000000123456');
});

test('[WALLET-08] [WALLET-10 part] [SHELL-77 part] without e-mail, IBAN and document nothing is sent', async () => {
  const api = open();
  await typed('E-mail per il pagamento', 'x');
  await userEvent.clear(screen.getByLabelText('E-mail per il pagamento'));
  await typed('Importo richiesto', '386');
  await userEvent.click(await button());
  await waitFor(() => expect(screen.getAllByText('(*) Campo obbligatorio')).toHaveLength(3));
  await typed('IBAN', 'IT60X0542811101000000123457');
  await userEvent.tab();
  expect(await screen.findByText('(*) Inserisci un codice iban valido')).toBeVisible();
  expect(api.callsTo(SEND)).toEqual([]);
});

test('[WALLET-15 part] only PDF is taken as a document', async () => {
  const api = open();
  await screen.findByLabelText('IBAN');
  const field = screen.getByLabelText(/^Documento ritenuta d’acconto/, { selector: 'input' });
  expect(field).toHaveAttribute('accept', expect.stringContaining('.pdf'));
  const text = new File(['Ritenuta'], 'ritenuta.txt', { type: 'text/plain' });
  await userEvent.upload(field, text, { applyAccept: false });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(api.callsTo('POST /api/Files/Upload/{kind}')).toEqual([]);
});

test('[WALLET-11 part] [WALLET-12] with the declaration the second document is wanted, by keyboard', async () => {
  const api = open();
  await fill();
  const declaration = screen.getByRole('switch', { name: DECLARATION });
  act(() => declaration.focus());
  await userEvent.keyboard(' ');
  expect(declaration).toBeChecked();
  await userEvent.click(await button());
  expect(await screen.findByText('(*) Campo obbligatorio')).toBeVisible();
  expect(api.callsTo(SEND)).toEqual([]);
  await attach(/^Documento prestazione occasionale/);
  await waitFor(() => expect(screen.getAllByText('ritenuta.pdf')).toHaveLength(2));
  await userEvent.click(await button());
  await screen.findByText(SENT);
  expect(api.callsTo(SEND)[0]?.body).toMatchObject({
    hasPrestazione: true,
    documentoPrestazioneOccasionale: { documentId: 'file-2' },
  });
});

test('[WALLET-19 part] a declaration that would be false is refused before it is sent', async () => {
  open({ riscattatoAnno: 4700, tipi: [{ ...reward, massimo: 386 }] });
  await fill('300,01');
  await userEvent.click(screen.getByRole('switch', { name: DECLARATION }));
  await userEvent.click(await button());
  expect(
    await screen.findByText('(*) Con questa richiesta superi i 5000 Euro annuali'),
  ).toBeVisible();
});

test('[WALLET-09 part] [WALLET-13] a company gives the number of its invoice, no document; its switch is locked off', async () => {
  const api = open({ isAzienda: true, ritenutaBps: 0 });
  await typed('Importo richiesto', '386');
  await typed('IBAN', 'IT60X0542811101000000123456');
  const declaration = screen.getByRole('switch', { name: DECLARATION });
  await userEvent.click(declaration);
  expect(declaration).not.toBeChecked();
  expect(declaration).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByLabelText(/^Documento/)).toBeNull();
  await userEvent.click(await button());
  expect(await screen.findByText('(*) Campo obbligatorio')).toBeVisible();
  await typed('Numero della fattura', '7/2026');
  await userEvent.click(await button());
  await screen.findByText(SENT);
  expect(api.callsTo(SEND)[0]?.body).toMatchObject({
    numeroFattura: '7/2026',
    documentoRitenutaAcconto: null,
  });
});

test('[WALLET-14] [WALLET-16 part] [WALLET-17 part] why nothing can be asked for is said at the button, the rules before it', async () => {
  const cases = [
    [
      { disponibile: 99.99, rifiuto: 'REDEMPTION_THRESHOLD' },
      'I crediti disponibili sono meno del minimo di 100,00 €.',
    ],
    [
      {
        rifiuto: 'REDEMPTION_WINDOW',
        finestra: { dal: '2027-03-15', al: '2027-03-22', aperta: false },
      },
      'La finestra per i reward è chiusa.',
    ],
    [{ rifiuto: 'REDEMPTION_OPEN' }, 'Hai già una richiesta in attesa per questi crediti.'],
  ] as const;
  for (const [changes, reason] of cases) {
    const api = fakeApi({
      'GET /api/Wallet/GetRedemptionTerms': () => ({
        data: { ...terms, tipi: [{ ...reward, ...changes }] },
      }),
      'GET /api/config': () => ({ data: publicConfig() }),
    });
    const { unmount } = renderWithProviders(<RedemptionCard />);
    const send = await button();
    expect(send).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() =>
      expect(
        plainSpaces(
          document.getElementById(send.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
        ),
      ).toBe(reason),
    );
    await userEvent.click(send);
    expect(api.callsTo(SEND)).toEqual([]);
    const rules = plainSpaces(screen.getByRole('list', { name: 'Le regole' }).textContent ?? '');
    expect(rules).toContain('dal 15 al 22 di marzo, giugno, settembre e dicembre');
    expect(rules).toContain('Minimo 100,00 €');
    unmount();
  }
});

test('a window that is open, and the next one, are said with their days', async () => {
  open();
  expect(await screen.findByText(/Finestra aperta dal 15\/12\/2026 al 22\/12\/2026/)).toBeVisible();
});

test('[WALLET-04 part] [WALLET-06 part] a teacher chooses the kind, and its rules are shown', async () => {
  const api = open({
    tipi: [
      reward,
      { ...reward, tipoNotarizzazioneId: 4, disponibile: 120, massimo: 120, finestra: null },
    ],
  });
  await userEvent.click(await screen.findByRole('radio', { name: /^Profit sharing/ }));
  expect(screen.getByText(/in ogni giorno dell’anno/)).toBeVisible();
  await fill('386');
  await userEvent.click(await button());
  expect(
    await screen.findByText('(*) Inserisci un importo tra il minimo e il massimo indicati'),
  ).toBeVisible();
  await typed('Importo richiesto', '120');
  await userEvent.click(await button());
  await screen.findByText(SENT);
  expect(api.callsTo(SEND)[0]?.query).toEqual({ tipoNotarizzazione: 4 });
});

test('of two kinds the one that can be asked for is chosen', async () => {
  open({
    tipi: [
      { ...reward, rifiuto: 'REDEMPTION_WINDOW' },
      { ...reward, tipoNotarizzazioneId: 4, finestra: null },
    ],
  });
  expect(await screen.findByRole('radio', { name: /^Profit sharing/ })).toBeChecked();
});

test('[WALLET-21] a failure is said once, with the reason of a refusal; the same words again have the same key', async () => {
  let answers = 0;
  const api = open(
    {},
    {
      [SEND]: () => {
        answers += 1;
        if (answers === 1) return { status: 503, info: 'non raggiungibile' };
        if (answers === 2) {
          return { status: 422, code: 'REDEMPTION_AVAILABLE', info: 'I crediti non bastano' };
        }
        return { data: request };
      },
    },
  );
  await fill();
  await userEvent.click(await button());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(FAILED);
  expect(alert).not.toHaveTextContent('non raggiungibile');
  await userEvent.click(await button());
  expect(await screen.findByText('I crediti non bastano')).toBeVisible();
  await typed('Importo richiesto', '100');
  await userEvent.click(await button());
  await screen.findByText(SENT);
  const keys = api.callsTo(SEND).map(({ body }) => body.key);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('what was sent is over: the same words again, after a withdrawal, are another request', async () => {
  const api = open({ isAzienda: true, ritenutaBps: 0 });
  for (const times of [1, 2]) {
    await typed('Importo richiesto', '100');
    await typed('IBAN', 'IT60X0542811101000000123456');
    await typed('Numero della fattura', '7/2026');
    await userEvent.click(await button());
    await waitFor(() => expect(api.callsTo(SEND)).toHaveLength(times));
    await waitFor(() => expect(screen.getByLabelText('Numero della fattura')).toHaveValue(''));
  }
  const [first, second] = api.callsTo(SEND).map(({ body }) => body);
  expect(second).toEqual({ ...first, key: expect.any(String) });
  expect(second?.key).not.toBe(first?.key);
});

test('the request waits for both documents on their way, not for one that is no longer wanted', async () => {
  const arrive: (() => void)[] = [];
  open(
    {},
    {
      'POST /api/Files/Upload/{kind}/Commit': () =>
        new Promise((resolve) => {
          const file = uploaded(`file-${arrive.length + 1}`);
          arrive.push(() => resolve({ data: file }));
        }),
    },
  );
  await typed('Importo richiesto', '386');
  const declaration = screen.getByRole('switch', { name: DECLARATION });
  await userEvent.click(declaration);
  await attach(/^Documento ritenuta d’acconto/);
  await waitFor(() => expect(arrive).toHaveLength(1));
  await attach(/^Documento prestazione occasionale/);
  await waitFor(() => expect(arrive).toHaveLength(2));
  const waits = 'Aspetta che il documento sia caricato.';

  await act(async () => arrive[1]?.());
  await screen.findByRole('button', { name: 'Rimuovi ritenuta.pdf' });
  expect(await button()).toHaveAccessibleDescription(waits);
  await userEvent.click(screen.getByRole('button', { name: 'Rimuovi ritenuta.pdf' }));
  await attach(/^Documento prestazione occasionale/);
  await waitFor(() => expect(arrive).toHaveLength(3));

  await act(async () => arrive[0]?.());
  await screen.findByRole('button', { name: 'Rimuovi ritenuta.pdf' });
  expect(await button()).toHaveAccessibleDescription(waits);
  await userEvent.click(declaration);
  await waitFor(async () => expect(await button()).not.toHaveAccessibleDescription(waits));
  await act(async () => arrive[2]?.());
});

test('requests are listed with their states; one that waits is withdrawn after a confirmation', async () => {
  let state: WireRequest['stato'] = 'open';
  const api = fakeApi({
    'GET /api/Wallet/GetRichiesteRiscatto': () => ({
      data: {
        items: [
          { ...request, stato: state },
          {
            ...request,
            id: 11,
            identificativoRichiesta: 'RIS-000011',
            stato: 'refused',
            dataRisposta: '2026-12-16T10:00:00.000Z',
            motivazione: 'Manca la firma',
          },
        ],
        totalItems: 2,
        page: 1,
        pageSize: 50,
      },
    }),
    'POST /api/Wallet/WithdrawRichiestaRiscatto': () => {
      state = 'withdrawn';
      return { data: true };
    },
  });
  renderWithProviders(<Requests />);
  const rows = await within(
    await screen.findByRole('region', { name: 'Le tue richieste di riscatto' }),
  ).findAllByRole('listitem');
  expect(rows.map((row) => plainSpaces(row.textContent ?? ''))).toEqual([
    '150,00 €RIS-000012, Reward per promozione, richiesta il 15/12/2026In attesaRitira',
    '150,00 €RIS-000011, Reward per promozione, richiesta il 15/12/2026, chiusa il 16/12/2026Motivo: “Manca la firma”Rifiutata',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Ritira la richiesta RIS-000012' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ritira' }));
  expect(await screen.findByText('Ritirata')).toBeVisible();
  expect(
    api.callsTo('POST /api/Wallet/WithdrawRichiestaRiscatto').map(({ query }) => query),
  ).toEqual([{ richiestaId: 12 }]);
});

test('a withdrawal that did not arrive is asked once more in the same dialog', async () => {
  let tries = 0;
  const api = fakeApi({
    'GET /api/Wallet/GetRichiesteRiscatto': () => ({
      data: {
        items: [{ ...request, stato: tries < 2 ? 'open' : 'withdrawn' }],
        totalItems: 1,
        page: 1,
        pageSize: 50,
      },
    }),
    'POST /api/Wallet/WithdrawRichiestaRiscatto': () => {
      tries += 1;
      return tries === 1 ? { status: 503 } : { data: true };
    },
  });
  renderWithProviders(<Requests />);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Ritira la richiesta RIS-000012' }),
  );
  const again = () =>
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Ritira' });
  await userEvent.click(again());
  await screen.findByText('La richiesta non è stata ritirata');
  await waitFor(() => expect(again()).toBeEnabled());
  await userEvent.click(again());
  expect(await screen.findByText('Ritirata')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(api.callsTo('POST /api/Wallet/WithdrawRichiestaRiscatto')).toHaveLength(2);
});

test('what is withheld is half a cent up, as the server has it (W4)', () => {
  const cases = [
    [10_000, 2_000],
    [33_333, 6_667],
    [12_345, 2_469],
    [500_000, 100_000],
  ] as const;
  for (const [gross, tax] of cases) expect(withheldOf(gross, 2000)).toBe(tax);
});
