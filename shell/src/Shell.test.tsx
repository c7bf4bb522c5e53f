import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { currentSession } from 'shared-auth';
import { publicCart } from 'shared-auth/public-cart';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { toast } from 'shared-ui';
import { remoteApps } from './testing/remotes.tsx';
import { renderShell } from './testing/render-shell.tsx';

const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  resetAuth();
  sessionStorage.clear();
  document.cookie = 'worker_badge_cookie=; Max-Age=0; Path=/';
  act(() => toast.clear());
  fakeApi({ 'POST /api/Login/Logout': () => ({ data: null }) });
});
afterAll(() => complaints.mockRestore());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const course = {
  courseId: 1,
  kind: 1 as const,
  title: 'HACCP',
  imageUrl: null,
  category: null,
  durationMinutes: 60,
  priceCents: 7900,
  simulationCents: null,
  certificationCents: null,
  promotionalId: null,
};

describe('a visitor', () => {
  test('[SHELL-26 part] sees the homepage inside header and footer, and no other remote is loaded', async () => {
    const { host } = await renderShell('/', remoteApps);
    await heading('Homepage');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('WorkerBadge 0.13.74 · © 2022');
    expect(new Set(host.loads)).toEqual(new Set(['mf-catalogue']));
  });

  test('what was begun in the header stays when the first page arrives', async () => {
    const page = Promise.withResolvers<{ Component: () => ReactNode }>();
    const slow = {
      ...remoteApps['mf-catalogue']!,
      routes: [{ path: '/', lazy: () => page.promise }],
    };
    await renderShell('/', { ...remoteApps, 'mf-catalogue': slow });
    await userEvent.type(screen.getByRole('combobox', { name: 'Cerca tra i corsi' }), 'sic');
    await userEvent.click(screen.getByRole('button', { name: /^Lingua/ }));
    const english = screen.getByRole('menuitemradio', { name: 'English' });
    await act(async () => page.resolve({ Component: () => <h1>Homepage</h1> }));
    await waitFor(() => expect(screen.getByText('Homepage')).toBeInTheDocument());
    expect(english).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(await heading('Homepage')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Cerca tra i corsi' })).toHaveValue('sic');
  });

  test('[SHELL-12] the footer shows client name, version and year', async () => {
    await renderShell('/', remoteApps);
    expect(await screen.findByRole('contentinfo')).toHaveTextContent(
      'WorkerBadge 0.13.74 · © 2022',
    );
  });

  test('[SHELL-16 part] the cart link shows the number without any code of a remote', async () => {
    const { host } = await renderShell('/', remoteApps);
    await heading('Homepage');
    expect(screen.getByRole('link', { name: 'Carrello, vuoto' })).toHaveAttribute(
      'href',
      '/public/cart',
    );
    act(() => void publicCart.add(course));
    expect(screen.getByRole('link', { name: 'Carrello, 1 articolo' })).toBeVisible();
    expect(host.loads).not.toContain('mf-commerce');
  });

  test('[SHELL-13 part] [SHELL-14 part] searches the public catalogue with Enter', async () => {
    const { path } = await renderShell('/', remoteApps);
    await userEvent.type(
      await screen.findByRole('combobox', { name: 'Cerca tra i corsi' }),
      'sicurezza{Enter}',
    );
    await heading('Catalogo');
    expect(path()).toBe('/public/catalogue?searchText=sicurezza');
  });

  test('[SHELL-33 part] [CART-02 part] on a private page goes to the login; the path is kept and no code of it loads', async () => {
    const { path, host } = await renderShell('/courses/view/5?tab=faq', remoteApps);
    await heading('Accedi');
    expect(path()).toBe('/login');
    expect(sessionStorage.getItem('login:next')).toBe('/courses/view/5?tab=faq');
    expect(host.loads).toEqual([]);
  });

  test('[SHELL-35 part] an unknown path leads to the homepage, names the address and offers the search', async () => {
    const { path } = await renderShell('/non/esiste%20pi%C3%B9', remoteApps);
    await heading('Homepage');
    expect(path()).toBe('/');
    expect(await screen.findByText('L’indirizzo /non/esiste più non esiste.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cerca tra i corsi' }));
    await heading('Catalogo');
    expect(path()).toBe('/public/catalogue');
    expect(screen.queryByText(/non esiste\./)).toBeNull();
  });

  test('[SHELL-35 part] a known path that leads elsewhere raises no message', async () => {
    await renderShell('/public', remoteApps);
    await heading('Homepage');
    expect(screen.queryByText(/non esiste/)).toBeNull();
  });

  test('[SHELL-36] /public leads to the homepage', async () => {
    const { path } = await renderShell('/public', remoteApps);
    await heading('Homepage');
    expect(path()).toBe('/');
  });

  test('[SHELL-18] [SHELL-19 part] accepts the cookie banner with "Accetto"', async () => {
    await renderShell('/', remoteApps);
    await userEvent.click(await screen.findByRole('button', { name: 'Accetto' }));
    expect(screen.queryByRole('button', { name: 'Accetto' })).toBeNull();
    expect(document.cookie).toContain('worker_badge_cookie=accepted');
  });

  test('the cookie banner is the first stop of Tab', async () => {
    await renderShell('/', remoteApps);
    await heading('Homepage');
    // In the tests of one file this page is a navigation: its heading took the focus.
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Accetto' })).toHaveFocus();
  });

  test('[SHELL-01 part] [SHELL-02] chooses English, and the whole interface is in English', async () => {
    await renderShell('/', remoteApps);
    await heading('Homepage');
    expect(document.documentElement.lang).toBe('it-IT');
    await userEvent.click(screen.getByRole('button', { name: 'Lingua: Italiano, IT' }));
    const choices = await screen.findAllByRole('menuitemradio');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Italiano', 'English']);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }));
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
    expect(document.documentElement.lang).toBe('en-US');
    await userEvent.click(screen.getByRole('button', { name: 'Language: English, EN' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Italiano' }));
    expect(await screen.findByRole('link', { name: 'Accedi' })).toBeVisible();
  });
});

describe('who is logged in', () => {
  test('[SHELL-04] [SHELL-05] has role selector, language selector and logout; the current role is disabled', async () => {
    signInAs('Discente', { roles: ['Discente', 'AdminWorkerBadge'] });
    await renderShell('/dashboard', remoteApps);
    await heading('Ciao, Giulia');
    expect(screen.getByRole('button', { name: 'Esci' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Lingua: Italiano, IT' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ruolo: Discente' }));
    expect(await screen.findByRole('menuitemradio', { name: /Discente/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('menuitemradio', { name: 'Amministratore' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('[SHELL-04 part] [SHELL-05 part] who has one role sees it in the selector, disabled', async () => {
    signInAs('Discente');
    await renderShell('/dashboard', remoteApps);
    await heading('Ciao, Giulia');
    await userEvent.click(screen.getByRole('button', { name: 'Ruolo: Discente' }));
    const roles = await screen.findAllByRole('menuitemradio');
    expect(roles).toHaveLength(1);
    expect(roles[0]).toHaveAttribute('aria-disabled', 'true');
  });

  test('[SHELL-08] the hamburger opens a menu with the side menu, logout and social links', async () => {
    signInAs('Discente');
    await renderShell('/dashboard', remoteApps);
    await heading('Ciao, Giulia');
    await userEvent.click(screen.getByRole('button', { name: 'Apri il menu' }));
    const menu = within(screen.getByRole('dialog', { name: 'Principale' }));
    expect(menu.getByRole('link', { name: 'Corsi' })).toBeInTheDocument();
    expect(menu.getByRole('button', { name: 'Esci' })).toBeInTheDocument();
    const social = within(await menu.findByRole('navigation', { name: 'Seguici' }));
    expect(social.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://www.linkedin.com/company/workerbadge',
      'https://www.youtube.com/@workerbadge',
      'https://www.instagram.com/workerbadge',
      'https://www.facebook.com/workerbadge',
    ]);
    expect(social.getByRole('link', { name: /LinkedIn/ })).toHaveAttribute('target', '_blank');
  });

  test('[SHELL-06] [SHELL-07 part] switches role: it goes to the server, becomes active, opens the dashboard', async () => {
    signInAs('Discente', { roles: ['Discente', 'AdminWorkerBadge'] });
    const fake = fakeApi({
      'PUT /api/Account/Role': () => ({
        data: { permission: { role: 'AdminWorkerBadge', claims: [] } },
      }),
    });
    const { path, queryClient } = await renderShell('/courses', remoteApps);
    await heading('Corsi');
    queryClient.setQueryData(['Courses', {}], 'of the learner');
    await userEvent.click(screen.getByRole('button', { name: 'Ruolo: Discente' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Amministratore' }));
    await heading('Ciao, Giulia');
    expect(fake.callsTo('PUT /api/Account/Role')[0]?.query).toEqual({ role: 'AdminWorkerBadge' });
    expect(path()).toBe('/dashboard');
    expect(currentSession().role).toBe('AdminWorkerBadge');
    expect(queryClient.getQueryData(['Courses', {}])).toBeUndefined();
  });

  test('[SHELL-09 part] the side menu is painted from the registry', async () => {
    signInAs('Discente');
    await renderShell('/dashboard', remoteApps);
    await heading('Ciao, Giulia');
    const menu = screen.getAllByRole('navigation', { name: 'Principale' })[0];
    expect(
      within(menu as HTMLElement)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Dashboard', 'Corsi', 'Ordini', 'Profilo', 'Wallet', 'FAQ', 'Newsletter']);
  });

  test('[SHELL-15] a Discente has the cart in the header, an administrator has not', async () => {
    signInAs('Discente');
    const { unmount } = await renderShell('/dashboard', remoteApps);
    expect(await screen.findByText('Carrello del server')).toBeVisible();
    unmount();
    signInAs('AdminWorkerBadge');
    await renderShell('/dashboard', remoteApps);
    await heading('Ciao, Giulia');
    expect(screen.queryByText('Carrello del server')).toBeNull();
  });

  test('[SHELL-13 part] [SHELL-14 part] searches in /search with a click on the magnifier', async () => {
    signInAs('Discente');
    const { path } = await renderShell('/dashboard', remoteApps);
    await heading('Ciao, Giulia');
    await userEvent.type(screen.getByRole('combobox'), 'haccp');
    await userEvent.click(
      within(screen.getByRole('search')).getByRole('button', { name: 'Cerca' }),
    );
    await waitFor(() => expect(path()).toBe('/search?searchText=haccp'));
  });

  test('[SHELL-33 part] without the role goes to the dashboard and is told politely', async () => {
    signInAs('AdminWorkerBadge');
    const { path } = await renderShell('/cart', remoteApps);
    await heading('Ciao, Giulia');
    expect(path()).toBe('/dashboard');
    expect(
      await screen.findByText(/Quella pagina non è disponibile con il ruolo attivo/),
    ).toBeVisible();
    expect(screen.queryByText('contenuto di Il mio Carrello')).toBeNull();
  });

  test('[SHELL-34] [SHELL-46] logs out to the homepage; nothing private is left', async () => {
    signInAs('Discente');
    const { path, queryClient, router } = await renderShell('/courses', remoteApps);
    await heading('Corsi');
    queryClient.setQueryData(['Users/profile'], 'private');
    await userEvent.click(screen.getByRole('button', { name: 'Esci' }));
    await heading('Homepage');
    expect(path()).toBe('/');
    expect(localStorage.getItem('rtk:auth')).toBeNull();
    // The public search of the header keeps its query, which has fetched nothing.
    expect(queryClient.getQueriesData({}).filter(([, data]) => data !== undefined)).toEqual([]);
    await act(async () => router.navigate('/courses'));
    await heading('Accedi');
  });

  test('[SHELL-46 part] a logout in another tab takes the private page away', async () => {
    signInAs('Discente');
    await renderShell('/courses', remoteApps);
    await heading('Corsi');
    localStorage.removeItem('rtk:auth');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'rtk:auth' })));
    await heading('Accedi');
    expect(screen.queryByText('contenuto di Corsi')).toBeNull();
  });

  test('a page out of the back/forward cache looks at the session again', async () => {
    signInAs('Discente');
    await renderShell('/courses', remoteApps);
    await heading('Corsi');
    localStorage.removeItem('rtk:auth');
    const restored = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(restored));
    await heading('Accedi');
  });
});

describe('the dashboard', () => {
  test('[DASH-01] [DASH-03 part] greets a learner by name, with a motivational line', async () => {
    signInAs('Discente');
    await renderShell('/dashboard', remoteApps);
    await heading('Ciao, Giulia');
    expect(screen.getByText(/Ogni lezione conclusa/)).toBeVisible();
    expect(await screen.findByText('I miei corsi')).toBeVisible();
  });

  test('[DASH-02] [DASH-03 part] on company logins: company role and name, no motivational line', async () => {
    signInAs('Discente', {
      company: { id: 'c', name: 'Officine Greco S.r.l.', role: 'LEGAL_REPRESENTATIVE', sdi: '' },
    });
    await renderShell('/dashboard', remoteApps);
    await heading('Ciao, Giulia');
    expect(screen.getByText('Rappresentante legale di Officine Greco S.r.l.')).toBeVisible();
    expect(screen.queryByText(/Ogni lezione conclusa/)).toBeNull();
    // Every page says for whom one acts, on phones in the menu.
    expect(
      screen.getByRole('button', { name: 'Ruolo: Discente per Officine Greco S.r.l.' }),
    ).toHaveTextContent('Discente per Officine Greco S.r.l.');
    await userEvent.click(screen.getByRole('button', { name: 'Apri il menu' }));
    const menu = within(screen.getByRole('dialog', { name: 'Principale' }));
    expect(menu.getByText('Agisci per Officine Greco S.r.l.')).toBeInTheDocument();
  });

  test('who acts for a company acts in their own name, and for it again, from the menu of the role', async () => {
    const company = {
      id: 'c',
      name: 'Officine Greco S.r.l.',
      role: 'LEGAL_REPRESENTATIVE',
      sdi: null,
    } as const;
    signInAs('Discente', { company: { ...company, sdi: '' } });
    const api = fakeApi({
      'PUT /api/Account/Company': ({ body }) => ({
        data: {
          company: body.acts ? company : null,
          represents: company,
          surveyCode: [],
        },
      }),
    });
    await renderShell('/courses', remoteApps);
    await heading('Corsi');
    const press = async (button: RegExp, entry: string) => {
      await userEvent.click(screen.getByRole('button', { name: button }));
      await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
    };
    await press(/^Ruolo: Discente per Officine Greco/, 'Agisci a tuo nome');
    // Nothing that was read for the company stays: the person begins at their dashboard.
    await heading('Ciao, Giulia');
    expect(await screen.findByText('Ora agisci a tuo nome')).toBeVisible();
    expect(screen.queryByText('Rappresentante legale di Officine Greco S.r.l.')).toBeNull();
    await press(/^Ruolo: Discente$/, 'Torna ad agire per Officine Greco S.r.l.');
    expect(await screen.findByText('Rappresentante legale di Officine Greco S.r.l.')).toBeVisible();
    expect(api.callsTo('PUT /api/Account/Company').map(({ body }) => body)).toEqual([
      { acts: false },
      { acts: true },
    ]);
  });
});

describe('a remote that fails', () => {
  test('that does not load shows its team and a retry inside the frame, and recovers', async () => {
    signInAs('Discente');
    const apps = { ...remoteApps };
    delete apps['mf-catalogue'];
    await renderShell('/courses', apps);
    await heading('Questa pagina non si è aperta');
    expect(screen.getByText(/Se ne occupa Catalogo/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Esci' })).toBeVisible();
    apps['mf-catalogue'] = remoteApps['mf-catalogue'] as never;
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await heading('Corsi');
  });

  test('whose page throws keeps the frame', async () => {
    signInAs('Discente');
    await renderShell('/search', remoteApps);
    await heading('Questa pagina non si è aperta');
    expect(screen.getByText(/Se ne occupa Catalogo/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Esci' })).toBeVisible();
  });

  test('whose widget does not load costs its own place only', async () => {
    signInAs('Discente');
    const apps = { ...remoteApps };
    delete apps['mf-catalogue'];
    await renderShell('/dashboard', apps);
    await heading('Ciao, Giulia');
    expect(await screen.findByText(/il resto della pagina funziona/)).toBeVisible();
    apps['mf-catalogue'] = remoteApps['mf-catalogue'] as never;
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('I miei corsi')).toBeVisible();
  });

  test('[SHELL-35 part] an unknown path leads to the dashboard, names the address and offers the search', async () => {
    signInAs('Discente');
    const { path } = await renderShell('/non/esiste', remoteApps);
    await heading('Ciao, Giulia');
    expect(await screen.findByText('L’indirizzo /non/esiste non esiste.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cerca tra i corsi' }));
    expect(path()).toBe('/search');
  });

  test('[SHELL-35 part] a missing page of a known remote is a 404 state, no redirect', async () => {
    signInAs('Discente');
    const { path } = await renderShell('/courses/zzz/yyy', remoteApps);
    await heading('Pagina non trovata');
    expect(path()).toBe('/courses/zzz/yyy');
  });
});
