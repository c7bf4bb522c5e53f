import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import { faqQuery } from './api.ts';

// The code of a page is read once, outside the patience of the first test.
beforeAll(async () => {
  await import('./FaqPage.tsx');
  await import('./PublicFaqPage.tsx');
});

afterEach(resetAuth);

const entries = [{ id: 1, place: 1, question: 'Come mi registro?', answare: 'Premi Accedi.' }];

it.each(['/faq', '/public/faq'])('[FAQ-01] %s shows the FAQ of the platform', async (at) => {
  if (at === '/faq') signInAs('Discente');
  fakeApi({ 'GET /api/FaqWB/Faq': () => ({ data: entries }) });
  renderRoutes(routes, { at });
  await userEvent.click(await screen.findByText('Come mi registro?'));
  expect(screen.getByText('Premi Accedi.')).toBeVisible();
});

it.each([
  ['AdminWorkerBadge', '/faq/edit'],
  ['RedattoreCorsiA', null],
] as const)(
  '[FAQ-02 part] the way to the editing of the FAQ is for the administrator: of a %s, %p',
  async (role, href) => {
    signInAs(role);
    fakeApi({ 'GET /api/FaqWB/Faq': () => ({ data: entries }) });
    renderRoutes(routes, { at: '/faq' });
    await screen.findByText('Come mi registro?');
    const link = screen.queryByRole('link', { name: 'Modifica le FAQ' });
    expect(link?.getAttribute('href') ?? null).toBe(href);
  },
);

it('no questions is an empty state', async () => {
  fakeApi({ 'GET /api/FaqWB/Faq': () => ({ data: [] }) });
  renderRoutes(routes, { at: '/public/faq' });
  expect(await screen.findByText('Non ci sono ancora domande')).toBeInTheDocument();
});

it('the cache keeps the answer of the wire, which the page that edits them reads too', async () => {
  fakeApi({ 'GET /api/FaqWB/Faq': () => ({ data: entries }) });
  const { queryClient } = renderRoutes(routes, { at: '/public/faq' });
  await screen.findByText('Come mi registro?');
  expect(queryClient.getQueryData(faqQuery.queryKey)).toEqual(entries);
});

it('an address that ends in a question opens it, and each answer has its own', async () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  // The second was changed, and has its old place.
  const changed = { id: 9, place: 2, question: 'Come pago?', answare: 'Con carta.' };
  fakeApi({ 'GET /api/FaqWB/Faq': () => ({ data: [...entries, changed] }) });
  renderRoutes(routes, { at: '/public/faq#domanda-2' });
  expect(await screen.findByText('Con carta.')).toBeVisible();
  expect(scroll).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Premi Accedi.')).not.toBeVisible();
  await userEvent.click(screen.getByText('Come mi registro?'));
  const links = screen.getAllByRole('link', { name: 'Link a questa domanda' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/public/faq#domanda-1',
    '/public/faq#domanda-2',
  ]);
});
