import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { plainSpaces, renderRoutes } from 'shared-ui/testing';
import type { SlotRenderer } from 'shared-ui/remote';
import { routes } from '../routes.tsx';
import english from '../i18n/en.json';
import { cataloguePage, courseItem } from '../testing-courses.ts';
import { course, serve } from './testing-course.ts';

// The code of a page is read once, outside the patience of the first test.
beforeAll(async () => {
  await import('./PublicCoursePage.tsx');
  await import('./CoursePage.tsx');
});

afterEach(resetAuth);

/** Stands in for commerce. */
const slots: SlotRenderer = ({ id, props }) => (
  <button type="button">
    {id} {JSON.stringify(props)}
  </button>
);

it('[CAT-16] a visitor sees the detail of a course', async () => {
  serve();
  renderRoutes(routes, { at: '/public/catalogue/view/5' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Sicurezza in ufficio' }),
  ).toBeInTheDocument();
  expect(screen.getByText('1 h 15 min')).toBeInTheDocument();
  expect(screen.getByText('Versione 2')).toBeInTheDocument();
  expect(screen.getByText(/^Docente, con/)).toHaveTextContent('Docente, con Ing. Marta Bellandi');
  const purchase = screen.getByRole('region', { name: 'Acquisto' });
  const text = plainSpaces(purchase.textContent ?? '');
  expect(text).toContain('79,00 €IVA inclusa');
  expect(text).toContain('Test di simulazione19,00 €');
  expect(text).toContain('Esame di certificazione-');
  expect(screen.getByText('Un giro in ufficio.')).toBeInTheDocument();
});

it.each([
  ['it-IT', 'Lista1,2 MB'],
  ['en-US', 'Lista1.2 MB'],
] as const)('in %s a document says its size, where it is known: %s', async (locale, expected) => {
  const lesson = course.modules[0]?.lessonList[1];
  const file = lesson?.documentList[0];
  if (!lesson || !file) throw new Error('The course has no document');
  serve({ documentList: [{ ...file, documentId: 9, size: 1_234_567 }] });
  renderRoutes(routes, {
    at: '/public/catalogue/view/5',
    locale,
    messages: locale === 'en-US' ? english : {},
  });
  const name = locale === 'en-US' ? 'Course documents' : 'Documenti del corso';
  const heading = await screen.findByRole('heading', { name, hidden: true });
  const items = within(heading.nextElementSibling as HTMLElement).getAllByRole('listitem', {
    hidden: true,
  });
  // The document of the lesson has no size.
  expect(items.map((item) => plainSpaces(item.textContent ?? ''))).toEqual([expected, 'Lista']);
});

const more = (ids: number[], totalItems = ids.length) => ({
  data: cataloguePage(
    ids.map((id) => courseItem({ id, title: `Corso ${id}` })),
    { totalItems },
  ),
});

it.each([
  ['/public/catalogue/view/5', '/public/catalogue?professor=', '/public/catalogue/view/'],
  ['/courses/view/5', '/search?professor=', '/courses/view/'],
])('at %s each teacher leads to their courses, by id', async (at, teacherAt, courseAt) => {
  if (at.startsWith('/courses')) signInAs('Discente');
  const api = serve();
  api.use({ 'GET /api/Courses/Public': () => more([8, 5, 9]) });
  renderRoutes(routes, { at });
  // At the top and beside the text.
  for (const [name, id] of [
    ['Dott. Pietro Corsi', 1],
    ['Ing. Marta Bellandi', 2],
  ] as const) {
    const links = await screen.findAllByRole('link', { name, hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array(2).fill(`${teacherAt}${id}`),
    );
  }
  await screen.findByRole('heading', { name: 'Altri corsi di Dott. Pietro Corsi' });
  await screen.findByRole('heading', { name: 'Altri corsi di Ing. Marta Bellandi' });
  expect(api.callsTo('GET /api/Courses/Public').map(({ query }) => query)).toEqual(
    [1, 2].map((professor) => ({ professor, page: 1, pageSize: 3 })),
  );
  const others = screen.getAllByRole('link', { name: /^Corso/ });
  expect(others.map((link) => link.getAttribute('href'))).toEqual(
    [8, 9, 8, 9].map((id) => `${courseAt}${id}`),
  );
  expect(screen.queryByRole('link', { name: /^Vedi tutti/ })).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Contatti' }));
  const contacts = within(screen.getByRole('tabpanel'));
  expect(await contacts.findByRole('link', { name: 'Dott. Pietro Corsi' })).toHaveAttribute(
    'href',
    `${teacherAt}1`,
  );
});

it.each([
  [1, 5, false],
  [1, 6, true],
  [2, 4, false],
  [2, 5, true],
])(
  'of a course of status %i whose teacher has %i published, four others are shown; all by a link: %s',
  async (statoCorso, totalItems, hasMore) => {
    const ids = [6, 7, 8, 9, 10].slice(0, totalItems);
    serve({ statoCorso, professors: course.professors.slice(0, 1) }).use({
      'GET /api/Courses/Public': () =>
        more(statoCorso === 1 ? [5, ...ids.slice(0, 4)] : ids, totalItems),
    });
    renderRoutes(routes, { at: '/public/catalogue/view/5' });
    await screen.findByRole('heading', { name: 'Altri corsi di Dott. Pietro Corsi' });
    expect(screen.getAllByRole('link', { name: /^Corso/ })).toHaveLength(4);
    const all = screen.queryByRole('link', { name: /^Vedi tutti/ });
    expect(all?.getAttribute('href')).toBe(hasMore ? '/public/catalogue?professor=1' : undefined);
  },
);

it('a teacher without another course has no such part', async () => {
  const api = serve();
  api.use({
    'GET /api/Courses/Public': ({ query }) => more(query.professor === 1 ? [5] : [5, 7, 8, 9], 4),
  });
  renderRoutes(routes, { at: '/public/catalogue/view/5' });
  await screen.findByRole('heading', { name: 'Altri corsi di Ing. Marta Bellandi' });
  expect(api.callsTo('GET /api/Courses/Public')).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: /^Corso/ })).toHaveLength(2);
  expect(screen.getByRole('link', { name: /^Vedi tutti/ })).toHaveAttribute(
    'href',
    '/public/catalogue?professor=2',
  );
  expect(screen.queryByText(/^Altri corsi di Dott/)).toBeNull();
});

it('nothing is asked where the course has no teacher', async () => {
  const api = serve({ professors: [] });
  renderRoutes(routes, { at: '/public/catalogue/view/5' });
  await screen.findByText('Un giro in ufficio.');
  expect(api.callsTo('GET /api/Courses/Public')).toHaveLength(0);
});

const allTabs = ['Descrizione', 'FAQ', 'Contatti', 'Esami', 'Newsletter'] as const;

/** What a tab alone shows. */
const contents: Record<(typeof allTabs)[number], string | RegExp> = {
  Descrizione: 'Un giro in ufficio.',
  FAQ: 'Ricevo un badge?',
  Contatti: /p@example.it/,
  Esami: /^catalogue.course-tabs.v1/,
  Newsletter: 'Non ne è ancora stata inviata nessuna',
};

function openTabs(at: string) {
  signInAs('Discente');
  serve().use({
    'GET /api/CorsiNewsLetter': () => ({
      data: {
        items: [],
        totalItems: 0,
        page: 1,
        pageSize: 5,
        canWrite: false,
        openId: null,
        subscribers: null,
        courseTitle: null,
      },
    }),
    'GET /api/CorsiNewsLetter/Registration/{courseId}': () => ({
      data: { isRegistered: false, email: 'g@example.it', courseId: 5, userId: 'u-1' },
    }),
  });
  return renderRoutes(routes, {
    at,
    slots,
    slotFillers: {
      'catalogue.course-tabs.v1': [{ key: 'mf-learning', label: { it: 'Esami', en: 'Exams' } }],
    },
  });
}

const addressOf = (tab: string) =>
  `/courses/view/5${tab === 'Descrizione' ? '' : `?tab=${tab.toLowerCase()}`}`;

it('[CAT-17 part] the tabs are Descrizione, FAQ, Contatti, Esami, Newsletter', async () => {
  openTabs('/courses/view/5');
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(allTabs);
});

it.each(allTabs)(
  '[CAT-17 part] from %s each other tab is reached, with its own content and address',
  async (from) => {
    const { router } = openTabs(addressOf(from));
    await screen.findByRole('tab', { name: from, selected: true });
    const others = allTabs.filter((name) => name !== from);
    for (const to of others.flatMap((other) => [other, from])) {
      await userEvent.click(screen.getByRole('tab', { name: to }));
      const panel = within(screen.getByRole('tabpanel'));
      expect(await panel.findByText(contents[to])).toBeInTheDocument();
      for (const name of allTabs.filter((tab) => tab !== to)) {
        expect(panel.queryByText(contents[name])).toBeNull();
      }
      const { pathname, search } = router.state.location;
      expect(pathname + search).toBe(addressOf(to));
    }
  },
);

it('[CAT-18 part] the contacts name modules and teachers; a visitor is told to log in', async () => {
  serve();
  renderRoutes(routes, { at: '/public/catalogue/view/5?tab=contatti' });
  expect(
    await screen.findByText('Accedi per vedere e-mail e telefono dei docenti.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /p@example.it/ })).toHaveAttribute(
    'href',
    'mailto:p@example.it',
  );
});

it('[CAT-18 part] no contacts is an empty state', async () => {
  serve().use({
    'GET /api/Courses/Contacts/{id}': () => ({ data: { modules: [], teachers: [] } }),
  });
  renderRoutes(routes, { at: '/public/catalogue/view/5?tab=contatti' });
  expect(await screen.findByText('Nessun contatto: pagina in aggiornamento')).toBeInTheDocument();
});

it('[CAT-20 part] commerce gets course, state, prices in cents and the surface', async () => {
  serve();
  renderRoutes(routes, { at: '/public/catalogue/view/5', slots });
  const [button] = await screen.findAllByRole('button', {
    name: /course-actions/,
    // jsdom has no width, and each of the two places hides at some.
    hidden: true,
  });
  expect(button).toHaveTextContent(
    JSON.stringify({
      courseId: 5,
      statoCorso: 1,
      price: { courseCents: 7900, simulationCents: 1900, certificationCents: null },
      surface: 'public',
    }),
  );
});

it.each([
  [2, 'Corso Sospeso', '[CAT-21 part]'],
  [3, 'Corso Cancellato', '[CAT-22 part]'],
])('a course of status %i is labelled %s %s', async (statoCorso, label) => {
  serve({ statoCorso });
  renderRoutes(routes, { at: '/public/catalogue/view/5' });
  expect(await screen.findByText(label)).toBeInTheDocument();
});

it('[CAT-24] the average has one decimal, and votes their percentages', async () => {
  serve();
  renderRoutes(routes, { at: '/public/catalogue/view/5' });
  const ratings = (await screen.findByRole('heading', { name: 'Valutazioni' })).closest(
    'section',
  ) as HTMLElement;
  expect(within(ratings).getByText('4,4')).toBeInTheDocument();
  expect(within(ratings).getByText('100 voti')).toBeInTheDocument();
  expect(within(ratings).getByText('5 stelle: 58%')).toBeInTheDocument();
});

it('[CAT-26 part] who did not buy the course is told why there is no vote', async () => {
  signInAs('Discente');
  serve();
  renderRoutes(routes, { at: '/courses/view/5' });
  expect(await screen.findByText('Potrai votare dopo l’acquisto del corso.')).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: '4 stelle' })).not.toBeInTheDocument();
});

it('[CAT-17 part] a tab of another team is there only where it is filled', async () => {
  signInAs('Discente');
  serve();
  const filled = renderRoutes(routes, {
    at: '/courses/view/5',
    slots,
    slotFillers: {
      'catalogue.course-tabs.v1': [{ key: 'mf-learning', label: { it: 'Esami', en: 'Exams' } }],
    },
  });
  const names = async () => (await screen.findAllByRole('tab')).map((tab) => tab.textContent);
  expect(await names()).toEqual(['Descrizione', 'FAQ', 'Contatti', 'Esami', 'Newsletter']);
  await userEvent.click(screen.getByRole('tab', { name: 'Esami' }));
  expect(
    within(screen.getByRole('tabpanel')).getByText(
      'catalogue.course-tabs.v1 {"courseId":5,"mode":"detail"}',
    ),
  ).toBeInTheDocument();
  expect(filled.router.state.location.search).toBe('?tab=esami');
  await userEvent.click(screen.getByRole('tab', { name: 'Descrizione' }));
  expect(screen.getByRole('heading', { name: 'Programma' })).toBeInTheDocument();
  filled.unmount();
  renderRoutes(routes, { at: '/courses/view/5', slots });
  expect(await names()).toEqual(['Descrizione', 'FAQ', 'Contatti', 'Newsletter']);
});

it('[CAT-27] the FAQ tab shows the questions of this course, or says that there are none', async () => {
  serve();
  const { unmount } = renderRoutes(routes, { at: '/public/catalogue/view/5?tab=faq' });
  await userEvent.click(await screen.findByText('Ricevo un badge?'));
  expect(screen.getByText('Sì.')).toBeVisible();
  unmount();
  serve({ corsoFaq: [] });
  renderRoutes(routes, { at: '/public/catalogue/view/5?tab=faq' });
  await screen.findByRole('tab', { name: 'FAQ', selected: true });
  expect(screen.queryByText('Ricevo un badge?')).not.toBeInTheDocument();
});

it('a lesson that its author opened can be watched before buying, the others not', async () => {
  serve().use({
    'GET /api/Courses/FreePreview': () => ({
      data: {
        name: 'I rischi',
        description: 'Un giro guidato.',
        content: {
          version: 1,
          blocks: [
            { type: 'heading', id: 'h1', level: 1, content: [{ text: 'Il giro' }] },
            {
              type: 'paragraph',
              id: 'p1',
              content: [{ text: 'Un giro ' }, { text: 'guidato', bold: true }],
            },
          ],
        },
        pictures: [],
        video: {
          url: '/video.mp4',
          posterUrl: null,
          captions: [{ language: 'it', url: '/it.vtt' }],
        },
      },
    }),
  });
  renderRoutes(routes, { at: '/public/catalogue/view/5' });
  const buttons = await screen.findAllByRole('button', { name: /^Guarda gratis/ });
  expect(buttons).toHaveLength(1);
  await userEvent.click(buttons[0] as HTMLElement);
  const dialog = within(screen.getByRole('dialog', { name: 'I rischi' }));
  expect(await dialog.findByLabelText('I rischi')).toHaveAttribute('src', '/video.mp4');
  expect(dialog.getByRole('heading', { name: 'Il giro' })).toBeInTheDocument();
  expect(dialog.getByText('guidato').tagName).toBe('STRONG');
});

it('[CAT-25 part] [API-22] a learner who paid votes with one to five stars', async () => {
  signInAs('Discente');
  const api = serve({ percentage: 50, rankingUtente: 3 });
  api.use({
    'POST /api/Courses/SaveRankingCorsoUtente': () => ({
      data: { ...course.rankings, ratio: 4.5, total: 101 },
    }),
  });
  renderRoutes(routes, { at: '/courses/view/5' });
  expect(await screen.findByRole('radio', { name: '3 stelle' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: '5 stelle' }));
  expect(await screen.findByText('Grazie, la tua valutazione è salvata.')).toBeInTheDocument();
  expect(api.callsTo('POST /api/Courses/SaveRankingCorsoUtente')[0]?.body).toEqual({
    corsoId: 5,
    rank: 5,
  });
  expect(screen.getByText('101 voti')).toBeInTheDocument();
});

it('a vote that the server refuses goes back to what it was', async () => {
  signInAs('Discente');
  serve({ percentage: 50, rankingUtente: 3 }).use({
    'POST /api/Courses/SaveRankingCorsoUtente': () => ({ status: 403, info: 'Non si può' }),
  });
  renderRoutes(routes, { at: '/courses/view/5' });
  await userEvent.click(await screen.findByRole('radio', { name: '5 stelle' }));
  expect(await screen.findByText('Non si può')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('radio', { name: '3 stelle' })).toBeChecked());
});

it('[CAT-19 part] who learns has no actions menu', async () => {
  signInAs('Discente');
  serve();
  renderRoutes(routes, { at: '/courses/view/5' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: /Azioni sul corso/ })).not.toBeInTheDocument();
});

it.each(['RedattoreCorsiA', 'AdminWorkerBadge'] as const)(
  '[CAT-19 part] the actions menu is for a %s',
  async (role) => {
    signInAs(role);
    serve();
    const { router } = renderRoutes(routes, { at: '/courses/view/5' });
    await userEvent.click(await screen.findByRole('button', { name: /Azioni sul corso/ }));
    expect(screen.getByRole('menuitemradio', { name: 'Vista dettaglio' })).toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: 'Vista fruizione' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Modifica' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/courses/edit/5'));
  },
);

it('the teacher of a course gets to its learners, and not to its form', async () => {
  signInAs('Discente', { isDocente: true });
  serve({ userIsDocenteCourse: true });
  const { router } = renderRoutes(routes, { at: '/courses/view/5' });
  await userEvent.click(await screen.findByRole('button', { name: /Azioni sul corso/ }));
  expect(screen.queryByRole('menuitem', { name: 'Modifica' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Andamento del corso' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/courses/teaching/5'));
});

it('a draft is labelled for editors only', async () => {
  signInAs('RedattoreCorsiA');
  serve({ statoCorso: 0 });
  renderRoutes(routes, { at: '/courses/view/5' });
  expect(await screen.findByText('Bozza')).toBeInTheDocument();
});

it.each(['/public/catalogue/view/99', '/public/catalogue/view/abc'])(
  'a course that is not there has its own state at %s',
  async (at) => {
    fakeApi({ 'GET /api/Courses/View/{id}': () => ({ status: 404, code: 'COURSE_NOT_FOUND' }) });
    renderRoutes(routes, { at });
    expect(
      await screen.findByRole('heading', { name: 'Questo corso non c’è' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Vai al catalogo' })).toHaveAttribute(
      'href',
      '/public/catalogue',
    );
  },
);
