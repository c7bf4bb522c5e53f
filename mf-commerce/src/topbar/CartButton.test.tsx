import { act, screen } from '@testing-library/react';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderWithProviders } from 'shared-ui/testing';
import english from '../i18n/en.json';
import { fakeCart, safetyCourse } from '../purchase/cart/testing-cart.ts';
import { CartButton } from './CartButton.tsx';

afterEach(resetAuth);
beforeEach(() => signInAs('Discente'));

const two = [safetyCourse, { ...safetyCourse, corsoId: 8 }];

it('[SHELL-15 part] [SHELL-16 part] a learner’s cart icon leads to the cart and shows its number of lines', async () => {
  fakeApi(fakeCart(two));
  renderWithProviders(<CartButton />, { at: '/dashboard' });
  const link = await screen.findByRole('link', { name: 'Carrello, 2 articoli' });
  expect(link).toHaveAttribute('href', '/cart');
  expect(link).toHaveTextContent('2');
});

it('[SHELL-16 part] an empty cart has no number', async () => {
  const api = fakeApi(fakeCart());
  renderWithProviders(<CartButton />, { at: '/dashboard' });
  const link = await screen.findByRole('link', { name: 'Carrello' });
  expect(api.calls).toHaveLength(1);
  expect(link).toHaveTextContent('');
});

it('[SHELL-17] there is no number while paying', async () => {
  const api = fakeApi(fakeCart(two));
  const { router } = renderWithProviders(<CartButton />, { at: '/dashboard' });
  await screen.findByRole('link', { name: 'Carrello, 2 articoli' });
  await act(() => router.navigate('/payment?session_id=1'));
  expect(await screen.findByRole('link', { name: 'Carrello' })).toHaveTextContent('');
  expect(api.callsTo('GET /api/Cart')).toHaveLength(1);
});

it('[SHELL-01 part] is named in English', async () => {
  fakeApi(fakeCart([safetyCourse]));
  renderWithProviders(<CartButton />, { locale: 'en-US', messages: english });
  expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});
