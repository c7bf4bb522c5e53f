import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  goToLogin: {
    id: 'commerce.public-cart.login',
    defaultMessage: 'Vai al login',
    description: 'Button of the guest cart that leads to the login (CART-02)',
  },
  loginNeeded: {
    id: 'commerce.public-cart.login-needed',
    defaultMessage: 'Accedi per comprare: i corsi che hai scelto ti seguono.',
    description: 'Tells a guest where a login is needed (PUB-13)',
  },
  homepage: {
    id: 'commerce.public-cart.homepage',
    defaultMessage: 'Homepage',
    description: 'Breadcrumb',
  },
});
