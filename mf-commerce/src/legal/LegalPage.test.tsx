import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';

// Compiled before the first test waits for it.
beforeAll(() => import('./LegalPage.tsx'));
afterEach(resetAuth);

const text = {
  title: 'Dal server',
  updatedAt: '2026-11-24',
  sections: [
    { heading: 'In breve', paragraphs: ['Uno.', 'Due.'] },
    { heading: 'Cookie', paragraphs: ['Tre.'] },
  ],
  fileNames: ['testo.pdf', 'testo.html'],
};

const pages = [
  ['/public/privacy', 'Informativa Privacy', 'GET /api/Documents/Privacy'],
  ['/public/terms', 'Termini e condizioni', 'GET /api/Order/GetTerms'],
  ['/public/cookies', 'Informativa sui cookie', 'GET /api/Documents/Cookies'],
] as const;

it.each(pages)('%s shows its text, section by section, with its date', async (at, title, call) => {
  fakeApi({ [call]: () => ({ data: text }) });
  renderRoutes(routes, { at });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(await screen.findByRole('heading', { level: 2, name: 'Cookie' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  for (const paragraph of ['Uno.', 'Due.', 'Tre.']) {
    expect(screen.getByText(paragraph)).toBeVisible();
  }
  expect(screen.getByText('Testo in vigore dal 24/11/2026')).toBeVisible();
});

it('a text that does not come is asked for again', async () => {
  let isThere = false;
  fakeApi({ 'GET /api/Documents/Cookies': () => (isThere ? { data: text } : { status: 503 }) });
  renderRoutes(routes, { at: '/public/cookies' });
  expect(await screen.findByText('Il documento non si apre')).toBeVisible();
  isThere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('Tre.')).toBeVisible();
});

it.each([
  ['/public/cookies', 'GET /api/Documents/Cookies', ['#cookie']],
  ['/public/terms', 'GET /api/Order/GetTerms', []],
] as const)(
  '%s: a way to take the cookie choice back, on its notice alone',
  async (at, call, ways) => {
    fakeApi({ [call]: () => ({ data: text }) });
    renderRoutes(routes, { at });
    await screen.findByText('Tre.');
    const found = screen.queryAllByRole('link', { name: 'Cambia la tua risposta' });
    expect(found.map((link) => link.getAttribute('href'))).toEqual(ways);
  },
);
