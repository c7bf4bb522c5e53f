import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  goToLogin: {
    id: 'commerce.public-cart.login',
    defaultMessage: 'Vai al login',
    description: 'Button of the guest cart that leads to the login (CART-02)',
  },
  buyAsGuest: {
    id: 'commerce.public-cart.buy-as-guest',
    defaultMessage: 'Acquista come ospite',
    description: 'Leads to the order of a visitor (PUB-13)',
  },
  loginNeeded: {
    id: 'commerce.public-cart.login-needed',
    defaultMessage:
      'Accedi per comprare per te: i corsi che hai scelto ti seguono. Come ospite ricevi un codice per ogni corso, da usare o da regalare.',
    description: 'Tells a guest where a login is needed (PUB-13)',
  },
  homepage: {
    id: 'commerce.public-cart.homepage',
    defaultMessage: 'Homepage',
    description: 'Breadcrumb',
  },
});
