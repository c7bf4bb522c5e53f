import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswerOf } from 'shared-auth';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import type { SlotRenderer } from 'shared-ui/remote';
import { renderRoutes } from 'shared-ui/testing';
import english from '../../i18n/en.json';
import { ExamTab } from './ExamTab.tsx';

type WireCourse = AnswerOf<'/api/Courses/View/{id}', 'get'>;
type WireExam = WireCourse['esamiDTO'][number];

afterEach(resetAuth);

const exam = (changes: Partial<WireExam> = {}): WireExam => ({
  id: 7,
  link: '/courses/use/7/exam/certification',
  price: 89,
  isPayed: false,
  result: null,
  downloadable: false,
  isPassed: null,
  examDate: null,
  ...changes,
});
const simulation = exam({ link: '/courses/use/7/exam/simulation', price: 19.9 });
const nothing = exam({ link: null, price: null });

const wire = (esamiDTO: WireExam[], changes: Partial<WireCourse> = {}) =>
  ({
    id: 7,
    statoCorso: 1,
    percentage: 42,
    userIsDocenteCourse: false,
    esamiDTO,
    ...changes,
  }) as WireCourse;

/** Stands in for commerce. */
const slots: SlotRenderer = ({ id, props }) => (
  <button type="button">
    {id} {JSON.stringify(props)}
  </button>
);

function show(
  esamiDTO: WireExam[],
  changes: Partial<WireCourse> = {},
  locale: 'it-IT' | 'en-US' = 'it-IT',
) {
  signInAs('Discente');
  const api = fakeApi({
    'GET /api/Courses/View/{id}': () => ({ data: wire(esamiDTO, changes) }),
  });
  renderRoutes([{ path: '*', element: <ExamTab courseId={7} mode="detail" /> }], {
    at: '/courses/view/7',
    slots,
    locale,
    messages: locale === 'en-US' ? english : {},
  });
  return api;
}

const heading = (name: string) => screen.findByRole('heading', { name });

it('[EXAM-02] the first entry is the certification exam, the second the simulation; a missing one is not available', async () => {
  show([exam()]);
  await heading('Esame di certificazione');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Esame di certificazione',
    'Test di simulazione',
  ]);
  expect(screen.getAllByText('Non disponibile')).toHaveLength(1);
});

it('[EXAM-04] without a link or a price an exam is not available, and there is nothing to buy', async () => {
  show([exam({ link: null }), { ...simulation, price: null }]);
  await heading('Esame di certificazione');
  expect(screen.getAllByText('Non disponibile')).toHaveLength(2);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('[EXAM-05] the paid certification is disabled until 100 percent and says why; the simulation is open', async () => {
  show([exam({ isPayed: true }), { ...simulation, isPayed: true }]);
  const button = await screen.findByRole('button', { name: 'Vai all’esame' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(
    'Si apre quando completi il corso: sei al 42% e serve il 100%.',
  );
  expect(screen.getByRole('link', { name: 'Vai al test' })).toHaveAttribute(
    'href',
    '/courses/use/7/exam/simulation',
  );
});

it('at 100 percent the certification opens', async () => {
  show([exam({ isPayed: true })], { percentage: 100 });
  expect(await screen.findByRole('link', { name: 'Vai all’esame' })).toHaveAttribute(
    'href',
    '/courses/use/7/exam/certification',
  );
});

it('[EXAM-06] [EXAM-07 part] an exam shows as passed or failed, with percent and day; paid without a result it is pending', async () => {
  const day = '2026-10-05T08:30:00.000Z';
  show([
    exam({ isPayed: true, result: 84, isPassed: true, examDate: day }),
    { ...simulation, isPayed: true, result: 40, isPassed: false, examDate: day },
  ]);
  expect(await screen.findByText('Superato')).toBeInTheDocument();
  expect(screen.getByText('Risultato: 84%, il 05/10/2026')).toBeInTheDocument();
  expect(screen.getByText('Non superato')).toBeInTheDocument();
  expect(screen.getByText('Risultato: 40%, il 05/10/2026')).toBeInTheDocument();
  expect(screen.queryByText('In attesa')).not.toBeInTheDocument();
});

it('[EXAM-07 part] a learner has the buy buttons, with the price', async () => {
  show([exam(), simulation]);
  const buttons = await screen.findAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'learning.exam-actions.v1 {"courseId":7,"kind":"certification"}',
    'learning.exam-actions.v1 {"courseId":7,"kind":"simulation"}',
  ]);
  expect(screen.getByText(/89,00/)).toBeInTheDocument();
  expect(screen.getByText(/19,90/)).toBeInTheDocument();
});

it('[EXAM-07 part] who teaches the course has nothing to buy', async () => {
  show([exam(), simulation], { userIsDocenteCourse: true });
  expect(
    await screen.findAllByText('Insegni in questo corso: i suoi esami non sono in vendita per te.'),
  ).toHaveLength(2);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('[EXAM-09] a course without exams says so', async () => {
  show([nothing, nothing], {}, 'en-US');
  expect(await heading('This course has no exams')).toBeInTheDocument();
});

it('an exam of another body opens in a new tab without a way back, and its result is there when one returns (E62)', async () => {
  const link = 'https://exams.example/7';
  const paid = exam({ link, isPayed: true });
  const api = show([paid], { percentage: 100 });
  const way = await screen.findByRole('link', {
    name: 'Vai all’esame (si apre in una nuova scheda)',
  });
  expect(way).toHaveAttribute('href', link);
  expect(way).toHaveAttribute('target', '_blank');
  expect(way).toHaveAttribute('rel', 'noopener');
  expect(screen.getByText('In attesa')).toBeInTheDocument();
  const passed = { ...paid, result: 90, isPassed: true };
  api.use({ 'GET /api/Courses/View/{id}': () => ({ data: wire([passed], { percentage: 100 }) }) });
  act(() => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
  await waitFor(() => expect(screen.getByText('Superato')).toBeInTheDocument());
  expect(screen.queryByText('In attesa')).not.toBeInTheDocument();
});

it('[EXAM-07 part] [API-25 part] the document of a result is offered as a PDF: attestation or report', async () => {
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:pdf';
  URL.revokeObjectURL = () => undefined;
  const api = show([
    exam({ isPayed: true, result: 84, isPassed: true, downloadable: true }),
    { ...simulation, isPayed: true, result: 40, isPassed: false, downloadable: true },
  ]);
  api.use({ 'GET /api/Courses/FetchExamResultPDF': () => ({ data: btoa('%PDF-1.7') }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Scarica l’attestato' }));
  await userEvent.click(screen.getByRole('button', { name: 'Scarica il rapporto' }));
  await waitFor(() => expect(saved).toEqual(['attestato.pdf', 'rapporto.pdf']));
  expect(
    api
      .callsTo('GET /api/Courses/FetchExamResultPDF')
      .map(({ query }) => [query['isExam'], query['isPassed']]),
  ).toEqual([
    [true, true],
    [false, false],
  ]);
  click.mockRestore();
});

it('a teacher of the course goes on to its exams, also before there is one (E148)', async () => {
  const way = { name: 'Prepara gli esami' };
  for (const [exams, isDocente, userIsDocenteCourse] of [
    [[exam(), simulation], true, true],
    [[nothing, nothing], true, true],
    [[exam(), simulation], true, false],
    [[exam(), simulation], false, false],
  ] as const) {
    signInAs('Discente', { isDocente });
    fakeApi({
      'GET /api/Courses/View/{id}': () => ({ data: wire([...exams], { userIsDocenteCourse }) }),
    });
    const { unmount } = renderRoutes(
      [{ path: '*', element: <ExamTab courseId={7} mode="detail" /> }],
      { at: '/courses/view/7', slots },
    );
    await screen.findByText(
      exams[0].link === null ? 'Questo corso non ha esami' : /di certificazione/,
    );
    const ways = screen.queryAllByRole('link', way).map((link) => link.getAttribute('href'));
    expect(ways).toEqual(userIsDocenteCourse ? ['/courses/exams/7'] : []);
    unmount();
    resetAuth();
  }
});
