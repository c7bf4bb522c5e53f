import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { lookups, wireCourse } from '../testing-course.ts';
import { asEditor, openForm, retype, withTargets } from '../testing-form.tsx';
import { examEndpoints, singleItem, wirePlan, wirePlans } from './testing-exams.ts';

asEditor();

const openExams = (answers = {}, tab = 'esami') =>
  openForm({}, tab, { ...examEndpoints(), ...answers });

const save = () => userEvent.click(screen.getByRole('button', { name: 'Salva il piano' }));

it('[EXAM-08] the editor sees both exams of a course, what they are made of, and their bank', async () => {
  const { router } = await openExams();
  expect(await screen.findByRole('radio', { name: 'WorkerBadge' })).toBeChecked();
  const norms = screen.getByRole('row', { name: /^Norme/ });
  expect(within(norms).getByRole('spinbutton')).toHaveValue(2);
  expect(norms).toHaveTextContent('2–6');
  expect(screen.getByRole('row', { name: /^In tutto/ })).toHaveTextContent('4');
  expect(screen.getByLabelText('Soglia (%)')).toHaveValue(70);
  expect(await screen.findByRole('button', { name: 'Quante prove si fanno?' })).toBeVisible();
  expect(screen.getByText('5 domande, 4 attive.')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Simulazione' }));
  expect(screen.getByRole('radio', { name: 'Nessuno' })).toBeChecked();
  expect(router.state.location.search).toBe('?tab=esami&esame=simulazione');
});

it('a plan is stored with what was chosen, apart from the course', async () => {
  const { api } = await openExams({
    'PUT /api/Exams/Plans/{courseId}/{kind}': () => ({
      data: wirePlans({ certification: wirePlan({ updatedAt: '2026-11-02T10:00:00.000Z' }) }),
    }),
  });
  const steps = await screen.findByRole('row', { name: /^Protezioni/ });
  await userEvent.click(within(steps).getByRole('button', { name: 'Aumenta' }));
  await retype('Tempo (min)', '60');
  await retype('Tentativi', '');
  await userEvent.click(screen.getByRole('switch', { name: 'Mescola le risposte' }));
  await save();
  expect(await screen.findByText('Il piano è salvato')).toBeInTheDocument();
  expect(api.callsTo('PUT /api/Exams/Plans/{courseId}/{kind}')).toMatchObject([
    {
      path: 'Exams/Plans/5/certification',
      body: {
        updatedAt: '2026-11-01T10:00:00.000Z',
        plan: {
          minutes: 60,
          attempts: null,
          shufflesOptions: false,
          areas: [
            { area: 'Norme', drawn: 2 },
            { area: 'Protezioni', drawn: 1 },
          ],
        },
      },
    },
  ]);
  expect(screen.queryByRole('button', { name: 'Salva' })).not.toBeInTheDocument();
});

it('an area that is new in the bank joins a plan that is being changed, and a save keeps the focus', async () => {
  let areas = wirePlans().areas;
  const { api } = await openExams(
    {
      'GET /api/Exams/Plans/{courseId}': () => ({ data: wirePlans({ areas }) }),
      'PUT /api/Exams/Plans/{courseId}/{kind}': () => ({
        data: wirePlans({
          areas,
          certification: wirePlan({ updatedAt: '2026-11-02T10:00:00.000Z' }),
        }),
      }),
    },
    'esami&domanda=7',
  );
  await screen.findByLabelText('Tempo (min)');
  await retype('Tempo (min)', '60');
  const measure = { questions: 1, active: 1, lowestPoints: 1, highestPoints: 1 };
  areas = [...areas, { area: 'Collaudo', ...measure }];
  await userEvent.click(await screen.findByRole('button', { name: 'Salva la domanda' }));
  const row = await screen.findByRole('row', { name: /^Collaudo/ });
  expect(screen.getByLabelText('Tempo (min)')).toHaveValue(60);
  await userEvent.click(within(row).getByRole('button', { name: 'Aumenta' }));
  await save();
  expect(await screen.findByText('Il piano è salvato')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Salva il piano' })).toHaveFocus();
  expect(api.callsTo('PUT /api/Exams/Plans/{courseId}/{kind}')[0]?.body).toMatchObject({
    plan: { minutes: 60, areas: [{ area: 'Norme' }, { area: 'Collaudo', drawn: 1 }] },
  });
});

it('an area that has too few questions says so in its row, and the plan is not sent', async () => {
  const { api } = await openExams();
  const steps = await screen.findByRole('row', { name: /^Protezioni/ });
  const more = within(steps).getByRole('button', { name: 'Aumenta' });
  await userEvent.click(more);
  await userEvent.click(more);
  expect(screen.getByText('(*) Ne hai 1 attiva')).toBeVisible();
  await save();
  expect(api.callsTo('PUT /api/Exams/Plans/{courseId}/{kind}')).toEqual([]);
});

it.each([
  ['http://enti.example', '(*) Inserisci un indirizzo che comincia con https://'],
  ['', '(*) Campo obbligatorio'],
])('an external exam needs an address with encryption: “%s”', async (typed, text) => {
  const { api } = await openExams();
  await userEvent.click(await screen.findByRole('radio', { name: 'Ente esterno' }));
  if (typed !== '') await userEvent.type(screen.getByLabelText('Indirizzo dell’esame'), typed);
  await save();
  expect(await screen.findByText(text)).toBeVisible();
  expect(api.callsTo('PUT /api/Exams/Plans/{courseId}/{kind}')).toEqual([]);
});

it('the address of the demo examiner has no encryption', async () => {
  const { api } = await openExams({
    'PUT /api/Exams/Plans/{courseId}/{kind}': () => ({ data: wirePlans() }),
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Ente esterno' }));
  const field = screen.getByLabelText('Indirizzo dell’esame');
  await userEvent.type(field, `${window.location.origin}/dev/exam`);
  await save();
  await waitFor(() =>
    expect(
      api.callsTo('PUT /api/Exams/Plans/{courseId}/{kind}').map(({ body }) => body.plan),
    ).toMatchObject([{ externalUrl: 'http://localhost/dev/exam' }]),
  );
});

it('a number out of its range says which are possible', async () => {
  await openExams();
  await screen.findByLabelText('Soglia (%)');
  await retype('Soglia (%)', '101');
  await save();
  expect(await screen.findByText('(*) Inserisci un numero intero da 1 a 100')).toBeVisible();
  expect(screen.getByLabelText('Soglia (%)')).toHaveFocus();
});

it('who saves a plan second is told, and nothing typed is lost until they load it again', async () => {
  await openExams({
    'PUT /api/Exams/Plans/{courseId}/{kind}': () => ({ status: 409, code: 'PLAN_CHANGED' }),
  });
  await screen.findByLabelText('Tempo (min)');
  await retype('Tempo (min)', '55');
  await save();
  expect(await screen.findByText('Il piano è cambiato')).toBeVisible();
  expect(screen.getByLabelText('Tempo (min)')).toHaveValue(55);
  await userEvent.click(screen.getByRole('button', { name: 'Ricarica' }));
  await waitFor(() => expect(screen.queryByText('Il piano è cambiato')).not.toBeInTheDocument());
});

it('a person of the course gets more time by e-mail; the plan is not saved by it', async () => {
  const marco = { userId: 'm', name: 'Marco', surname: 'Bianchi', percent: 25 };
  const { api } = await openExams({
    'GET /api/Exams/ExtraTimes/{courseId}': () => ({ data: [] }),
    'PUT /api/Exams/ExtraTimes/{courseId}': ({ body }: { body: { email: string } }) =>
      body.email === 'marco@example.it'
        ? { data: [marco] }
        : { status: 404, code: 'LEARNER_NOT_FOUND', fields: { email: 'UNKNOWN' } },
    'DELETE /api/Exams/ExtraTimes/{courseId}/{userId}': () => ({ data: [] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Gestisci' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tempo extra' });
  const email = within(dialog).getByLabelText('Email di chi segue il corso');
  await userEvent.type(email, 'x@example.it{Enter}');
  expect(
    await within(dialog).findByText('(*) Nessun iscritto al corso ha questa email'),
  ).toBeVisible();
  await userEvent.clear(email);
  await userEvent.type(email, 'marco@example.it{Enter}');
  expect(await within(dialog).findByText(/Bianchi Marco, 25% in più/)).toBeVisible();
  await userEvent.click(
    within(dialog).getByRole('button', { name: 'Togli il tempo extra a Bianchi Marco' }),
  );
  await waitFor(() => expect(within(dialog).queryByText(/Bianchi Marco/)).not.toBeInTheDocument());
  expect(api.callsTo('PUT /api/Exams/Plans/{courseId}/{kind}')).toEqual([]);
});

it('the preview shows an exam as a candidate gets it, then what is right', async () => {
  const question = { id: 7, area: 'Norme', points: 2, picture: null };
  const { api } = await openExams({
    'GET /api/Exams/Preview/{courseId}/{kind}': () => ({
      data: {
        seed: 's',
        minutes: 40,
        thresholdPercent: 70,
        questions: [
          { ...question, stem: 'Quante prove?', explanation: 'Lo dice la CEI.', item: singleItem },
          {
            ...question,
            id: 9,
            stem: 'Quanto vale?',
            explanation: '',
            item: {
              kind: 'number',
              content: { unit: 'Ω' },
              key: { value: 1666.7, tolerance: 0.5 },
            },
          },
        ],
      },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Prova come candidato' }));
  const dialog = await screen.findByRole('dialog', { name: 'Prova: Certificazione' });
  expect(await within(dialog).findByText('Quante prove?')).toBeVisible();
  expect(within(dialog).queryByText('Giusta')).not.toBeInTheDocument();
  expect(within(dialog).queryByText('Lo dice la CEI.')).not.toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mostra le risposte giuste' }));
  expect(within(dialog).getByText('Giusta').closest('li')).toHaveTextContent('Tre');
  expect(within(dialog).getByText('Lo dice la CEI.')).toBeVisible();
  expect(within(dialog).getByText(/1666,7 Ω \(± 0,5\)/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Estrai di nuovo' }));
  await waitFor(() =>
    expect(api.callsTo('GET /api/Exams/Preview/{courseId}/{kind}')).toHaveLength(2),
  );
  expect(within(dialog).queryByText('Giusta')).not.toBeInTheDocument();
});

it('an exam is tried with the stored plan: a changed one is saved first', async () => {
  await openExams();
  await screen.findByLabelText('Tempo (min)');
  await retype('Tempo (min)', '50');
  expect(screen.getByRole('button', { name: 'Prova come candidato' })).toHaveAccessibleDescription(
    'Salva prima il piano',
  );
});

it('the tab speaks English too', async () => {
  const english = (await import('../../i18n/en.json')).default;
  fakeApi({
    ...lookups,
    ...examEndpoints(),
    'GET /api/Courses/{id}': () => ({ data: wireCourse() }),
  });
  renderRoutes(withTargets, {
    at: '/courses/edit/5?tab=esami&domanda=nuova',
    locale: 'en-US',
    messages: english,
  });
  expect(await screen.findByRole('heading', { name: 'The bank of questions' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'New question' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Another body' })).toBeInTheDocument();
});
