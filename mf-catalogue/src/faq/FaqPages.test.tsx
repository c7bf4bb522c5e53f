import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, publicConfig, resetAuth, signInAs } from 'shared-auth/testing';
import { paths } from 'shared-ui/paths';
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
  // As the audit leads to it.
  expect(paths.faqQuestion(2)).toBe('/faq#domanda-2');
  const links = screen.getAllByRole('link', { name: 'Link a questa domanda' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/public/faq#domanda-1',
    '/public/faq#domanda-2',
  ]);
});

const many = [
  ...entries,
  { id: 2, place: 2, question: 'Perché pago l’esame?', answare: 'È una verifica.' },
  { id: 3, place: 3, question: 'Come ricevo la ricevuta?', answare: 'Dopo il pagamento.' },
];

const shown = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);

/** The page with three questions, and its search. */
async function openSearch(at = '/public/faq', faqs = many) {
  fakeApi({
    'GET /api/FaqWB/Faq': () => ({ data: faqs }),
    'GET /api/config': () => ({ data: publicConfig({ supportEmail: 'aiuto@example.it' }) }),
  });
  const { router } = renderRoutes(routes, { at });
  const field = await screen.findByRole('searchbox', { name: 'Cerca tra le domande' });
  await screen.findByText(/^\d+ domand|^Nessuna domanda trovata$/, { selector: 'p' });
  const address = () => {
    const { pathname, search, hash } = router.state.location;
    return `${pathname}${search}${hash}`;
  };
  return { field, address, router };
}

it.each([
  ['PERCHE', ['Perché pago l’esame?']],
  ['esame pago', ['Perché pago l’esame?']],
  ['ricevuta pagamento', ['Come ricevo la ricevuta?']],
  ['come', ['Come mi registro?', 'Come ricevo la ricevuta?']],
])('a search for “%s” finds %j', async (text, found) => {
  const { field } = await openSearch();
  await userEvent.type(field, text);
  expect(shown()).toEqual(found);
});

it('how many were found is announced, and nothing is before a search', async () => {
  const { field } = await openSearch();
  const status = screen.getByRole('status');
  expect(screen.getByText('3 domande')).toBeInTheDocument();
  expect(status).toBeEmptyDOMElement();
  await userEvent.type(field, 'come');
  expect(status).toHaveTextContent('2 domande trovate');
  await userEvent.clear(field);
  expect(status).toBeEmptyDOMElement();
});

it('the words are marked, and an answer that has them alone stands open', async () => {
  const { field } = await openSearch();
  await userEvent.type(field, 'pago');
  expect(shown()).toEqual(['Perché pago l’esame?']);
  expect(screen.getByText('pago').tagName).toBe('MARK');
  expect(screen.getByText('È una verifica.')).not.toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'dopo');
  expect(screen.getByText('Dopo').tagName).toBe('MARK');
  expect(screen.getByText('Dopo')).toBeVisible();
  await userEvent.clear(field);
  expect(screen.getByText('Dopo il pagamento.')).not.toBeVisible();
});

it('the address keeps the search, in place of the one before, and brings it back', async () => {
  const { field, address, router } = await openSearch('/public/faq?q=esame');
  expect(field).toHaveValue('esame');
  expect(shown()).toEqual(['Perché pago l’esame?']);
  await userEvent.clear(field);
  await userEvent.type(field, 'come ');
  await waitFor(() => expect(address()).toBe('/public/faq?q=come'));
  expect(router.state.historyAction).toBe('REPLACE');
  // What is typed stays as it is, and is typed on.
  await userEvent.type(field, 'registro');
  expect(field).toHaveValue('come registro');
  await act(() => router.navigate('/public/faq?q=ricevuta'));
  expect(field).toHaveValue('ricevuta');
  expect(shown()).toEqual(['Come ricevo la ricevuta?']);
});

it('Enter writes the address at once, and loads no page', async () => {
  const { field, address } = await openSearch();
  await userEvent.type(field, 'come{Enter}');
  expect(address()).toBe('/public/faq?q=come');
  expect(fireEvent.submit(field)).toBe(false);
});

it('a search without results leads to all questions, and to the support', async () => {
  const { field, address } = await openSearch('/public/faq?q=zzz');
  expect(screen.getByRole('heading', { name: 'Nessuna domanda per “zzz”' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Scrivi all’assistenza' })).toHaveAttribute(
    'href',
    'mailto:aiuto@example.it',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancella la ricerca' }));
  expect(shown()).toHaveLength(3);
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(address()).toBe('/public/faq');
});

it('the link of a found question leads to it among all', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const { address, field } = await openSearch('/public/faq?q=ricevuta');
  await userEvent.click(screen.getByText('ricevuta'));
  await userEvent.click(screen.getByRole('link', { name: 'Link a questa domanda' }));
  expect(address()).toBe('/public/faq#domanda-3');
  expect(field).toHaveValue('');
  expect(shown()).toHaveLength(3);
  expect(screen.getByText('Dopo il pagamento.')).toBeVisible();
});

it('there is nothing to search in no questions', async () => {
  fakeApi({ 'GET /api/FaqWB/Faq': () => ({ data: [] }) });
  renderRoutes(routes, { at: '/public/faq' });
  await screen.findByText('Non ci sono ancora domande');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});
