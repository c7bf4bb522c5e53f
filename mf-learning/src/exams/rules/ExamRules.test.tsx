import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetAuth, signInAs } from 'shared-auth/testing';
import { fakeExam, wireOverview, ATTEMPT_ID, SERVER_TIME, afterMinutes } from '../testing-exam.ts';
import { heading, openExam, press, stored } from '../testing-exam-page.tsx';

beforeEach(() => signInAs('Discente'));
afterEach(() => {
  resetAuth();
  localStorage.clear();
});

const main = () => within(screen.getByRole('main'));

it('shows figures, rules, the person and extra time, and begins after two confirmations', async () => {
  const { api } = openExam(fakeExam({ overview: wireOverview({ extraMinutes: 10 }) }));
  await heading('Prima di cominciare');
  expect(main().getByText('Domande').nextSibling).toHaveTextContent('3');
  expect(main().getByText('Tempo').nextSibling).toHaveTextContent('50 min');
  expect(main().getByText('Per superarlo').nextSibling).toHaveTextContent('70%');
  expect(main().getByText('Tentativo').nextSibling).toHaveTextContent('1 di 2');
  expect(main().getByText('Due tentativi entro il 04/05/2027')).toBeInTheDocument();
  expect(main().getByText('Giulia Sartori')).toBeInTheDocument();
  expect(main().getByText('14/05/1991')).toBeInTheDocument();
  expect(main().getByText('Hai 10 minuti in più.')).toBeInTheDocument();

  const begin = screen.getByRole('button', { name: 'Comincia l’esame' });
  expect(begin).toHaveAccessibleDescription('Conferma prima le due voci qui sopra.');
  await userEvent.click(begin);
  await userEvent.click(
    screen.getByRole('checkbox', { name: 'Sono Giulia Sartori e rispondo senza aiuti' }),
  );
  await userEvent.click(begin);
  expect(api.callsTo('POST /api/Exams/{courseId}/{kind}/Attempts')).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ho letto le regole dell’esame' }));
  await press('Comincia l’esame');
  await heading(/Che cosa salva la vita/);
  expect(api.callsTo('POST /api/Exams/{courseId}/{kind}/Attempts')[0]?.body).toMatchObject({
    isIdentityConfirmed: true,
    areRulesRead: true,
  });
});

it('leads to the simulation only where it is open', async () => {
  const exam = fakeExam();
  exam.server.hasSimulation = true;
  openExam(exam);
  expect(await screen.findByRole('link', { name: 'Fai prima la simulazione' })).toHaveAttribute(
    'href',
    '/courses/use/7/exam/simulation',
  );
});

const refusals = [
  ['EXAM_NOT_PAID', 'Vai alla scheda del corso', '/courses/view/7'],
  ['EXAM_NEEDS_COMPLETION', 'Torna alle lezioni', '/courses/use/7'],
  [
    'EXAM_ALREADY_PASSED',
    'Vedi il risultato',
    `/courses/use/7/exam/certification?attempt=${ATTEMPT_ID}`,
  ],
  ['EXAM_OTHER_LIVE', 'Vai all’esame in corso', '/courses/use/8/exam/simulation'],
] as const;

it.each(refusals)('%s: says why, and leads on', async (code, name, href) => {
  openExam(
    fakeExam({
      overview: wireOverview({
        refusal: { code, text: `Perché ${code}` },
        live:
          code === 'EXAM_OTHER_LIVE'
            ? {
                id: 'other',
                courseId: 8,
                courseTitle: 'Altro',
                kind: 'simulation',
                endsAt: SERVER_TIME,
              }
            : null,
        attempts: [
          {
            id: ATTEMPT_ID,
            number: 1,
            startedAt: SERVER_TIME,
            endedAt: afterMinutes(31),
            endedBy: 'candidate',
            percent: 87,
            isPassed: true,
          },
        ],
      }),
    }),
  );
  expect(await screen.findByText(`Perché ${code}`)).toBeInTheDocument();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.queryByRole('button', { name: 'Comincia l’esame' })).not.toBeInTheDocument();
});

it('too soon: the date of the next attempt', async () => {
  openExam(
    fakeExam({
      overview: wireOverview({
        refusal: { code: 'EXAM_TOO_SOON', text: 'Passano almeno 24 ore' },
        startsFrom: afterMinutes(60),
      }),
    }),
  );
  expect(await screen.findByText(/Puoi ricominciare il 04\/05\/2026, 11:00/)).toBeInTheDocument();
});

it('an exam of somebody else opens at its address, in another tab (E62)', async () => {
  openExam(fakeExam({ overview: wireOverview({ externalUrl: 'https://exams.example.org/7' }) }));
  const link = await screen.findByRole('link', { name: 'Apri l’esame' });
  expect(link).toHaveAttribute('href', 'https://exams.example.org/7');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

it('a refused beginning says why and can be tried again', async () => {
  const exam = fakeExam();
  const { api } = openExam(exam);
  for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box);
  api.use({
    'POST /api/Exams/{courseId}/{kind}/Attempts': () => ({
      status: 409,
      code: 'EXAM_NOT_READY',
      info: 'L’esame non è ancora pronto',
    }),
  });
  await press('Comincia l’esame');
  expect(await screen.findByRole('alert')).toHaveTextContent('L’esame non è ancora pronto');
  api.use(exam.endpoints);
  await press('Comincia l’esame');
  await heading(/Che cosa salva la vita/);
  expect(stored(api)).toEqual([]);
});

it.each([
  [403, 'COURSE_NOT_BOUGHT', 'Questo esame non è ancora tuo'],
  [404, 'EXAM_NOT_FOUND', 'Questo esame non c’è'],
  [500, 'INTERNAL', 'L’esame non si è aperto'],
])('answer %i: %s', async (status, code, title) => {
  const exam = fakeExam();
  exam.endpoints['GET /api/Exams/{courseId}/{kind}'] = () => ({ status, code }) as never;
  openExam(exam);
  await heading(title);
  expect(screen.getByRole('link', { name: 'Torna al corso' })).toHaveAttribute(
    'href',
    '/courses/view/7',
  );
});

it('a kind that is none is no exam', async () => {
  openExam(fakeExam(), { at: '/courses/use/7/exam/oral' });
  await heading('Questo esame non c’è');
});
