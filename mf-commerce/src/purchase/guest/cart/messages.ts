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
  promotion: {
    id: 'commerce.public-cart.promotion',
    defaultMessage: 'Fino al 30% di sconto sul totale',
    description: 'Quoted banner of a promotion in a guest’s cart (CART-06, E87)',
  },
  promotionNow: {
    id: 'commerce.public-cart.promotion-now',
    defaultMessage: 'Ora ti spetta il {percent, number}%: {amount} in meno.',
    description: 'What the server computed, beside the banner (E87)',
  },
  promotionEnded: {
    id: 'commerce.public-cart.promotion-ended',
    defaultMessage: 'La promozione di questo carrello non è più valida.',
    description: 'In place of the discount when the promotion does not hold',
  },
  loginNeeded: {
    id: 'commerce.public-cart.login-needed',
    defaultMessage:
      'Accedi per comprare per te: i corsi che hai scelto ti seguono. Come ospite ricevi un codice per ogni corso, da usare o da regalare.',
    description: 'Tells a guest where a login is needed (PUB-13)',
  },
  loginForOthers: {
    id: 'commerce.public-cart.login-for-others',
    defaultMessage:
      'Come ospite vedi i codici dopo il pagamento e li ricevi per e-mail. Se accedi li ritrovi anche tra i tuoi voucher: il carrello ti segue.',
    description: 'In place of the above, while copies for others are bought (MULTI-01)',
  },
  homepage: {
    id: 'commerce.public-cart.homepage',
    defaultMessage: 'Homepage',
    description: 'Breadcrumb',
  },
});
