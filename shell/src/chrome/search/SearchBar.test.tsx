import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { fakeApi, resetAuth } from 'shared-auth/testing';
import { Page, toast } from 'shared-ui';
import { lazyPage } from 'shared-ui/remote';
import { remoteApps } from '../../testing/remotes.tsx';
import { renderShell } from '../../testing/render-shell.tsx';
import type { Suggestion } from './suggestions.ts';

const course = (id: number, title: string, category: string, price: number | null): Suggestion => ({
  id,
  title,
  category,
  categoryKey: null,
  urlImage: null,
  price,
});

const courses = [
  course(1, 'Sicurezza in ufficio', 'Sicurezza sul lavoro', 49.5),
  course(2, 'Sicurezza in cantiere', 'Edilizia', null),
];

beforeEach(() => {
  resetAuth();
  act(() => toast.clear());
});

async function type(text: string, found: Suggestion[] = courses) {
  const api = fakeApi({ 'GET /api/Courses/Suggestions': () => ({ data: found }) });
  const shell = await renderShell('/', remoteApps);
  await screen.findByRole('heading', { level: 1, name: 'Homepage' });
  const field = screen.getByRole('combobox', { name: 'Cerca tra i corsi' });
  if (text !== '') await userEvent.type(field, text);
  return { ...shell, api, field };
}

it('the field says what can be typed', async () => {
  const { field } = await type('');
  expect(field).toHaveAttribute('placeholder', 'Cerca un corso, un tema, un docente');
});

it('courses are suggested while a word is typed, one call for it, and nothing is searched', async () => {
  const { api, field, path } = await type('sicur');
  const list = await screen.findByRole('listbox', { name: 'Corsi suggeriti' });
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Sicurezza in ufficioSicurezza sul lavoro49,50\u00a0€',
    'Sicurezza in cantiereEdilizia',
    'Tutti i risultati per “sicur”',
  ]);
  expect(within(list).getAllByRole('option')[0]?.querySelector('svg, img')).toBeInTheDocument();
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(field).toHaveAttribute('aria-controls', list.id);
  expect(api.callsTo('GET /api/Courses/Suggestions').map(({ query }) => query)).toEqual([
    { text: 'sicur' },
  ]);
  expect(path()).toBe('/');
});

it('the last row searches for what was typed', async () => {
  const { path } = await type('sicur');
  await userEvent.click(await screen.findByRole('option', { name: /^Tutti i risultati/ }));
  await waitFor(() => expect(path()).toBe('/public/catalogue?searchText=sicur'));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Cerca tra i corsi' })).toHaveValue('sicur');
});

it('arrows choose, Enter opens the chosen course', async () => {
  const { field, path } = await type('sicur');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const [, second] = screen.getAllByRole('option');
  expect(field).toHaveAttribute('aria-activedescendant', second?.id);
  expect(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe('/public/catalogue/view/2'));
});

it('[SHELL-13 part] without a choice Enter searches what was typed, also with the list open', async () => {
  const { path } = await type('sicur');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  await waitFor(() => expect(path()).toBe('/public/catalogue?searchText=sicur'));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('Escape closes the list and leaves the text', async () => {
  const { field } = await type('sicur');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('sicur');
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

it('a press on a suggestion opens it; without any there is no list', async () => {
  const { path, unmount } = await type('sicur');
  await userEvent.click(await screen.findByRole('option', { name: /Sicurezza in ufficio/ }));
  await waitFor(() => expect(path()).toBe('/public/catalogue/view/1'));
  unmount();
  const { api } = await type('zzz', []);
  await waitFor(() => expect(api.callsTo('GET /api/Courses/Suggestions')).toHaveLength(1));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('a page that comes late leaves the focus to the search that was begun meanwhile', async () => {
  fakeApi({ 'GET /api/Courses/Suggestions': () => ({ data: [] }) });
  const code = Promise.withResolvers<() => ReactNode>();
  const late = { path: '/public/catalogue', lazy: lazyPage(() => code.promise) };
  const catalogue = remoteApps['mf-catalogue']!;
  const { path, router } = await renderShell('/', {
    ...remoteApps,
    'mf-catalogue': { ...catalogue, routes: [late, ...catalogue.routes] },
  });
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  const field = screen.getByRole('combobox', { name: 'Cerca tra i corsi' });
  await heading('Homepage');
  await act(() => router.navigate('/public/catalogue'));
  await userEvent.type(field, 'ufficio');
  await act(async () => code.resolve(() => <Page title="Catalogo">corsi</Page>));
  expect(await heading('Catalogo')).toBeVisible();
  expect(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe('/public/catalogue?searchText=ufficio'));
  await act(() => router.navigate('/public/cart'));
  expect(await heading('Il mio Carrello')).toHaveFocus();
  await act(() => router.navigate('/public/catalogue'));
  expect(await heading('Catalogo')).toHaveFocus();
});

it('who searches from another page comes to the heading of the results', async () => {
  const { path } = await type('sicur{Enter}', []);
  await waitFor(() => expect(path()).toBe('/public/catalogue?searchText=sicur'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Catalogo' })).toHaveFocus();
});
