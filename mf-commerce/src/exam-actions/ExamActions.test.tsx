import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderWithProviders } from 'shared-ui/testing';
import { CartPage } from '../purchase/cart/CartPage.tsx';
import { safetyCourse, wireCart } from '../purchase/cart/testing-cart.ts';
import { ExamActions } from './ExamActions.tsx';

afterEach(resetAuth);

const FULL = 'Attenzione, non puoi acquistare esami se il tuo carrello è pieno...';
const exam = {
  ...safetyCourse,
  costoCorso: 0,
  costoCertificazione: 49,
  tipoArticoloId: 2 as const,
};
const cartOfExam = wireCart([exam], { hasCertification: true, version: 2 });

function asLearner(cart = wireCart([])) {
  signInAs('Discente');
  return fakeApi({
    'GET /api/Cart': () => ({ data: cart }),
    'POST /api/Cart': () => ({ data: cartOfExam }),
  });
}

const show = () => renderWithProviders(<ExamActions courseId={7} kind="certification" />);
const buy = async () =>
  userEvent.click(
    await screen.findByRole('button', { name: 'Acquista l’esame di certificazione' }),
  );

it('[CART-12 part] [API-54 part] a press puts the exam into the cart, by its article; then leads there', async () => {
  const api = asLearner();
  show();
  await buy();
  expect(await screen.findByText("L'articolo è stato aggiunto al carrello!")).toBeInTheDocument();
  expect(api.callsTo('POST /api/Cart').map(({ body }) => body)).toEqual([
    { courseId: 7, tipoArticoloId: 2, quantity: 1 },
  ]);
  expect(await screen.findByRole('link', { name: 'Vai al carrello' })).toHaveAttribute(
    'href',
    '/cart',
  );
});

it('[EXAM-10] with a course in the cart no exam is bought: the warning of the documents, and the way to the cart', async () => {
  const api = asLearner(wireCart([{ ...safetyCourse, corsoId: 9 }]));
  show();
  expect(screen.queryByText(FULL)).not.toBeInTheDocument();
  await buy();
  expect(screen.getByRole('alert')).toHaveTextContent(FULL);
  expect(screen.getByRole('link', { name: 'Vai al carrello' })).toHaveAttribute('href', '/cart');
  expect(api.callsTo('POST /api/Cart')).toHaveLength(0);
});

it('[EXAM-10 part] a course that another tab has put in gives the same warning', async () => {
  const api = asLearner();
  show();
  await screen.findByRole('button', { name: 'Acquista l’esame di certificazione' });
  api.use({
    'GET /api/Cart': () => ({ data: wireCart([safetyCourse]) }),
    'POST /api/Cart': () => ({ warning: FULL, code: 'CART_HAS_COURSES' }),
  });
  await buy();
  expect(await screen.findByRole('alert')).toHaveTextContent(FULL);
});

it('other roles buy nothing', async () => {
  signInAs('RedattoreCorsiA');
  const { container } = show();
  await waitFor(() => expect(container.querySelector('button')).toBeNull());
});

it('the cart names the exam, and has nothing of what is for courses', async () => {
  asLearner(cartOfExam);
  renderWithProviders(<CartPage />);
  expect(
    await screen.findByRole('heading', { name: 'Esame di certificazione: Sicurezza in ufficio' }),
  ).toBeInTheDocument();
  expect(screen.getByText('Per un corso che hai già')).toBeInTheDocument();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
