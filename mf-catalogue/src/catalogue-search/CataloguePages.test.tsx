import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { plainSpaces, renderRoutes } from 'shared-ui/testing';
import english from '../i18n/en.json';
import { routes } from '../routes.tsx';
import { SETTLE_MS } from './filters/PriceHandles.tsx';
import { courseItem } from '../testing-courses.ts';

afterEach(resetAuth);

const found = (titles: string[], totalItems = titles.length) => ({
  data: {
    items: titles.map((title, index) => courseItem({ id: index + 1, title })),
    totalItems,
    page: 1,
    pageSize: 12,
    facets: {
      categories: [
        { id: 1, key: 'sicurezza', name: 'Sicurezza sul lavoro', count: 4 },
        { id: 2, key: 'digitale', name: 'Digitale e dati', count: 3 },
      ],
      ratings: [
        { value: 4.5, count: 2 },
        { value: 4, count: 5 },
        { value: 3, count: 6 },
      ],
      prices: { min: 59, max: 189, counts: [3, 4, 2, 5, 2, 2, 1, 1, 1, 3] },
    },
    correctedText: null as string | null,
    professor: null as { value: number; label: string; specialty: string } | null,
  },
});

/** jsdom has no width: the filters are in the sheet of phones. */
async function openFilters() {
  await userEvent.click(await screen.findByRole('button', { name: /^Filtri/ }));
  return within(screen.getByRole('dialog', { name: 'Filtri' }));
}

// The code of a page is read once, outside the patience of the first test.
beforeAll(async () => {
  await import('./PublicCataloguePage.tsx');
  await import('./SearchPage.tsx');
});

it('[CAT-15] [PUB-13 part] the public catalogue lists courses by twelve, with pages in the address', async () => {
  const api = fakeApi({ 'GET /api/Courses/Public': () => found(['Uno', 'Due'], 24) });
  const { router } = renderRoutes(routes, { at: '/public/catalogue' });
  expect(await screen.findByRole('link', { name: 'Uno' })).toHaveAttribute(
    'href',
    '/public/catalogue/view/1',
  );
  expect(api.callsTo('GET /api/Courses/Public')[0]?.query).toEqual({
    categories: [],
    page: 1,
    pageSize: 12,
  });
  await userEvent.click(screen.getByRole('link', { name: 'Pagina 2 di 2' }));
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  await waitFor(() =>
    expect(api.callsTo('GET /api/Courses/Public').at(-1)?.query).toMatchObject({ page: 2 }),
  );
});

it('a filter goes into the address, back to page 1, and its chip takes it back', async () => {
  const api = fakeApi({ 'GET /api/Courses/Public': () => found(['Uno'], 24) });
  const { router } = renderRoutes(routes, { at: '/public/catalogue?page=2' });
  await screen.findByRole('link', { name: 'Uno' });
  const filters = await openFilters();
  await userEvent.click(filters.getByRole('checkbox', { name: /Digitale e dati/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?categories=2'));
  await userEvent.click(filters.getByRole('radio', { name: /4,0 e oltre/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?categories=2&rating=4'));
  await waitFor(() =>
    expect(api.callsTo('GET /api/Courses/Public').at(-1)?.query).toMatchObject({
      categories: [2],
      rating: 4,
      page: 1,
    }),
  );
  await userEvent.click(filters.getByRole('button', { name: /^Mostra/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Togli il filtro Digitale e dati' }));
  await waitFor(() => expect(router.state.location.search).toBe('?rating=4'));
});

it('an answer with other courses replaces the cards, where those of before would move', async () => {
  const titlesOf = (query: unknown) =>
    JSON.stringify(query).includes('"categories":[2]') ? ['Uno'] : ['Uno', 'Due'];
  const api = fakeApi({
    'GET /api/Courses/Public': () =>
      found(titlesOf(api.callsTo('GET /api/Courses/Public').at(-1)?.query)),
  });
  renderRoutes(routes, { at: '/public/catalogue' });
  const card = async () => (await screen.findByRole('link', { name: 'Uno' })).closest('article');
  const before = await card();
  const filters = await openFilters();
  await userEvent.click(filters.getByRole('checkbox', { name: /Digitale e dati/ }));
  await waitFor(() => expect(screen.queryByText('Due')).toBeNull());
  await userEvent.click(filters.getByRole('button', { name: /^Mostra/ }));
  const after = await card();
  expect(after).toBeInTheDocument();
  expect(after).not.toBe(before);
});

it.each([
  ['/public/catalogue', 'GET /api/Courses/Public', 'query'],
  ['/search', 'POST /api/SearchFullText', 'body'],
] as const)(
  '%s shows the courses of a teacher, whose chip takes that back',
  async (path, call, part) => {
    if (path === '/search') signInAs('Discente');
    const professor = { value: 3, label: 'Ing. Marta Bellandi', specialty: '' };
    const page = () => {
      const isOf = JSON.stringify(api.callsTo(call).at(-1)?.[part]).includes('"professor":3');
      const answer = found(['Uno'], 24);
      return { data: { ...answer.data, professor: isOf ? professor : null } };
    };
    const api = fakeApi({ [call]: page });
    const { router } = renderRoutes(routes, { at: `${path}?professor=3` });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Corsi di Ing. Marta Bellandi' }),
    ).toBeInTheDocument();
    expect(screen.queryByText(/con esami di certificazione/)).toBeNull();
    // Other pages and filters stay with the teacher.
    expect(screen.getByRole('link', { name: 'Pagina 2 di 2' })).toHaveAttribute(
      'href',
      `${path}?professor=3&page=2`,
    );
    await userEvent.click(
      screen.getByRole('button', { name: 'Togli il filtro Docente: Ing. Marta Bellandi' }),
    );
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Corsi di'),
    );
    expect(api.callsTo(call).at(-1)?.[part]).not.toHaveProperty('professor', 3);
  },
);

it('a minimum above the maximum is told at the field, and no call is made', async () => {
  const api = fakeApi({ 'GET /api/Courses/Public': () => found(['Uno']) });
  const { router } = renderRoutes(routes, { at: '/public/catalogue?minPrice=50' });
  await screen.findByRole('link', { name: 'Uno' });
  const before = api.callsTo('GET /api/Courses/Public').length;
  const filters = await openFilters();
  await userEvent.type(filters.getByLabelText('Massimo'), '40{Enter}');
  expect(filters.getByRole('alert')).toHaveTextContent('Il minimo supera il massimo');
  expect(filters.getByLabelText('Massimo')).toBeInvalid();
  expect(router.state.location.search).toBe('?minPrice=50');
  expect(api.callsTo('GET /api/Courses/Public')).toHaveLength(before);
});

describe('the handles of the price', () => {
  const slide = (handle: HTMLElement, euro: number) =>
    fireEvent.change(handle, { target: { value: String(euro) } });

  async function openHandles(search = '') {
    const api = fakeApi({ 'GET /api/Courses/Public': () => found(['Uno']) });
    const { router } = renderRoutes(routes, { at: `/public/catalogue${search}` });
    await screen.findByRole('link', { name: 'Uno' });
    const filters = await openFilters();
    return {
      api,
      router,
      filters,
      lowest: filters.getByRole('slider', { name: 'Prezzo minimo' }),
      highest: filters.getByRole('slider', { name: 'Prezzo massimo' }),
    };
  }

  it('stand at the ends of the prices, and say euro', async () => {
    const { lowest, highest } = await openHandles();
    for (const handle of [lowest, highest]) {
      expect(handle).toHaveAttribute('min', '59');
      expect(handle).toHaveAttribute('max', '189');
    }
    expect(lowest).toHaveValue('59');
    expect(highest).toHaveValue('189');
    expect(plainSpaces(lowest.getAttribute('aria-valuetext') ?? '')).toBe('59 €');
    expect(plainSpaces(highest.getAttribute('aria-valuetext') ?? '')).toBe('189 €');
  });

  it('move the fields at once; both prices are in the address when they rest, in one search', async () => {
    const { api, router, filters, lowest, highest } = await openHandles();
    const before = api.callsTo('GET /api/Courses/Public').length;
    const addresses: string[] = [];
    router.subscribe(({ location }) => addresses.push(location.search));
    lowest.focus();
    slide(lowest, 70);
    await act(() => new Promise((resolve) => setTimeout(resolve, SETTLE_MS / 4)));
    slide(lowest, 80);
    slide(highest, 150);
    expect(filters.getByLabelText('Minimo')).toHaveValue('80');
    expect(filters.getByLabelText('Massimo')).toHaveValue('150');
    expect(router.state.location.search).toBe('');
    await waitFor(() => expect(router.state.location.search).toBe('?minPrice=80&maxPrice=150'));
    await waitFor(() =>
      expect(api.callsTo('GET /api/Courses/Public').at(-1)?.query).toMatchObject({
        minPrice: 80,
        maxPrice: 150,
      }),
    );
    expect(api.callsTo('GET /api/Courses/Public')).toHaveLength(before + 1);
    expect(new Set(addresses)).toEqual(new Set(['?minPrice=80&maxPrice=150']));
    // The next key moves the same handle.
    expect(lowest).toHaveFocus();
  });

  it('set no bound at the ends', async () => {
    const { router, lowest, highest } = await openHandles('?minPrice=80&maxPrice=150');
    expect(lowest).toHaveValue('80');
    slide(lowest, 59);
    slide(highest, 189);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('do not pass each other', async () => {
    const { filters, lowest, highest } = await openHandles('?minPrice=80&maxPrice=150');
    slide(lowest, 170);
    expect(filters.getByLabelText('Minimo')).toHaveValue('150');
    slide(highest, 60);
    expect(filters.getByLabelText('Massimo')).toHaveValue('150');
  });

  it('follow the fields and the address, at most to the ends', async () => {
    const { router, filters, lowest, highest } = await openHandles('?maxPrice=500');
    expect(plainSpaces(highest.getAttribute('aria-valuetext') ?? '')).toBe('189 €');
    await userEvent.type(filters.getByLabelText('Minimo'), '100{Enter}');
    expect(lowest).toHaveValue('100');
    expect(filters.getByLabelText('Minimo')).toHaveFocus();
    await act(() => router.navigate('/public/catalogue?minPrice=60'));
    expect(lowest).toHaveValue('60');
    expect(filters.getByLabelText('Massimo')).toHaveValue('');
  });

  it('are not there where all courses cost the same', async () => {
    const one = found(['Uno']);
    one.data.facets.prices = { min: 79, max: 79, counts: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0] };
    fakeApi({ 'GET /api/Courses/Public': () => one });
    renderRoutes(routes, { at: '/public/catalogue' });
    await screen.findByRole('link', { name: 'Uno' });
    const filters = await openFilters();
    expect(filters.queryByRole('slider')).toBeNull();
    expect(filters.getByLabelText('Minimo')).toBeInTheDocument();
  });
});

it('an address with an inverted range makes no call either', async () => {
  const api = fakeApi({});
  renderRoutes(routes, { at: '/public/catalogue?minPrice=90&maxPrice=80' });
  expect((await screen.findAllByText('Il minimo supera il massimo')).length).toBeGreaterThan(0);
  expect(api.callsTo('GET /api/Courses/Public')).toHaveLength(0);
});

it('[CAT-28] [API-31] the search sends text and filters in the body, twelve by page', async () => {
  signInAs('Discente');
  const api = fakeApi({ 'POST /api/SearchFullText': () => found(['Excel']) });
  renderRoutes(routes, {
    at: '/search?searchText=excel&categories=2&rating=4&minPrice=60&maxPrice=200&page=2',
  });
  expect(await screen.findByRole('link', { name: 'Excel' })).toHaveAttribute(
    'href',
    '/courses/view/1',
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Risultati per “excel”');
  const [call] = api.callsTo('POST /api/SearchFullText');
  expect(call?.body).toEqual({
    ricerca: 'excel',
    categoria: [2],
    ratio: 4,
    minPrice: 60,
    maxPrice: 200,
  });
  expect(call?.query).toEqual({ page: 2, pageSize: 12, lang: 'it' });
});

it('[CAT-30] ratio and prices are sent only above 0', async () => {
  signInAs('Discente');
  const api = fakeApi({ 'POST /api/SearchFullText': () => found(['Excel']) });
  renderRoutes(routes, { at: '/search?searchText=excel&rating=0&minPrice=0&maxPrice=0' });
  await screen.findByRole('link', { name: 'Excel' });
  expect(api.callsTo('POST /api/SearchFullText')[0]?.body).toEqual({
    ricerca: 'excel',
    categoria: [],
  });
});

it.each([
  ['it-IT', 'La ricerca non ha prodotto risultati', {}],
  ['en-US', 'No results found for your search', english],
] as const)(
  '[CAT-31] [SHELL-61 part] an empty search in %s says "%s"',
  async (locale, text, messages) => {
    signInAs('Discente');
    fakeApi({ 'POST /api/SearchFullText': () => found([]) });
    renderRoutes(routes, { at: '/search?searchText=zzz', locale, messages });
    expect(await screen.findByRole('heading', { name: text })).toBeInTheDocument();
  },
);

it('[CAT-32] without categories the filter says so', async () => {
  fakeApi({
    'GET /api/Courses/Public': () => {
      const { data } = found(['Uno']);
      return { data: { ...data, facets: { ...data.facets, categories: [] } } };
    },
  });
  renderRoutes(routes, { at: '/public/catalogue' });
  await screen.findByRole('link', { name: 'Uno' });
  expect((await openFilters()).getByText('Nessuna categoria')).toBeInTheDocument();
});

it('a failure is shown with its number, and the retry brings the courses', async () => {
  const api = fakeApi({ 'GET /api/Courses/Public': () => ({ status: 500 }) });
  renderRoutes(routes, { at: '/public/catalogue' });
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  expect(screen.getByText(/fake-correlation-id/)).toBeInTheDocument();
  api.use({ 'GET /api/Courses/Public': () => found(['Uno']) });
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Uno' })).toBeInTheDocument();
});

it('who searches too often reads when to go on', async () => {
  const info = 'Troppe richieste da questo indirizzo. Riprova tra un minuto';
  fakeApi({ 'GET /api/Courses/Public': () => ({ status: 429, info }) });
  renderRoutes(routes, { at: '/public/catalogue' });
  expect(await screen.findByText(info)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible();
});

it('[CAT-29 part] categories and ratings have their counts', async () => {
  fakeApi({ 'GET /api/Courses/Public': () => found(['Uno']) });
  renderRoutes(routes, { at: '/public/catalogue' });
  await screen.findByRole('link', { name: 'Uno' });
  const filters = await openFilters();
  expect(filters.getByRole('checkbox', { name: /Digitale e dati\s*3/ })).toBeInTheDocument();
  expect(filters.getByRole('radio', { name: /4,0 e oltre\s*5/ })).toBeInTheDocument();
});

it('[CAT-29] the search has categories, ratings and both prices to filter by', async () => {
  signInAs('Discente');
  const api = fakeApi({ 'POST /api/SearchFullText': () => found(['Excel']) });
  renderRoutes(routes, { at: '/search?searchText=excel' });
  await screen.findByRole('link', { name: 'Excel' });
  const filters = await openFilters();
  await userEvent.click(filters.getByRole('checkbox', { name: /Digitale e dati/ }));
  await userEvent.click(filters.getByRole('radio', { name: /4,0 e oltre/ }));
  for (const [name, euros] of [
    ['Minimo', '60'],
    ['Massimo', '200'],
  ] as const) {
    await userEvent.type(filters.getByRole('textbox', { name }), euros);
    await userEvent.tab();
  }
  await waitFor(() =>
    expect(api.callsTo('POST /api/SearchFullText').at(-1)?.body).toEqual({
      ricerca: 'excel',
      categoria: [2],
      ratio: 4,
      minPrice: 60,
      maxPrice: 200,
    }),
  );
});

it('the words of the search are marked in the titles, as text whatever they contain', async () => {
  fakeApi({ 'GET /api/Courses/Public': () => found(['Excel <img src=x> per uffici']) });
  renderRoutes(routes, { at: '/public/catalogue?searchText=ufficio+excel' });
  const link = await screen.findByRole('link', { name: 'Excel <img src=x> per uffici' });
  expect([...link.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'Excel',
    'uffici',
  ]);
  expect(link.querySelector('img')).toBeNull();
});

it('a corrected slip is told, with both words', async () => {
  fakeApi({
    'GET /api/Courses/Public': () => {
      const { data } = found(['Antincendio']);
      return { data: { ...data, correctedText: 'antincendio' } };
    },
  });
  renderRoutes(routes, { at: '/public/catalogue?searchText=antincedio' });
  expect(
    await screen.findByText(/Nessun corso per “antincedio”: ecco i risultati per/),
  ).toHaveTextContent('antincendio.');
});
