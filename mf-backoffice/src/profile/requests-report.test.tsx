import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs, type FakeAnswer } from 'shared-auth/testing';
import { renderWithProviders } from 'shared-ui/testing';
import { config } from '../../remote.config.ts';
import { app } from '../app.tsx';
import english from '../i18n/en.json';

const REPORT = 'GET /api/Algorand/GetCSVRichieste';
const SLOT = 'shell.profile.left.v1';

beforeAll(async () => void (await import('./RequestsReport.tsx')));
afterEach(resetAuth);

function open(answer: FakeAnswer<typeof REPORT>, locale: 'it-IT' | 'en-US' = 'it-IT') {
  signInAs('AdminWorkerBadge');
  const saved: { name: string; blob: Blob }[] = [];
  let made = new Blob();
  URL.createObjectURL = (blob) => {
    made = blob as Blob;
    return 'blob:made';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob: made });
  });
  const api = fakeApi({ [REPORT]: () => answer });
  const Widget = app.widgets[SLOT];
  if (Widget === undefined) throw new Error(`nothing fills ${SLOT}`);
  renderWithProviders(<Widget />, { locale, messages: locale === 'en-US' ? english : {} });
  return { api, saved };
}

test('[BACK-24 part] the place in the profile is filled for administrators alone', () => {
  const filled = config.fills.filter(({ slot }) => slot === SLOT);
  expect(filled.map(({ access }) => access)).toEqual([{ roles: ['AdminWorkerBadge'] }]);
});

test('[BACK-24 part] an administrator downloads all requests from the profile, the bytes of the base64', async () => {
  const text = '\uFEFF"Richiesta";"Società"\r\n';
  const bytes = [...new TextEncoder().encode(text)];
  const { api, saved } = open({ data: btoa(String.fromCodePoint(...bytes)) });
  expect(
    await screen.findByRole('heading', { name: 'Rapporto delle richieste di riscatto' }),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Esporta CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('richieste-di-riscatto.csv');
  expect(saved[0]?.blob.type).toBe('text/csv;charset=utf-8');
  expect([...new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? [])]).toEqual(bytes);
  expect(api.callsTo(REPORT).map(({ query }) => query)).toEqual([{}]);
});

test('[BACK-24 part] a report that fails says so, and saves nothing; in English too', async () => {
  const { saved } = open({ status: 500 }, 'en-US');
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('The export failed')).toBeVisible();
  expect(saved).toEqual([]);
});
