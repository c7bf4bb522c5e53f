import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  privacy: {
    id: 'commerce.legal.privacy',
    defaultMessage: 'Informativa Privacy',
    description: 'Title of a legal page',
  },
  terms: {
    id: 'commerce.legal.terms',
    defaultMessage: 'Termini e condizioni',
    description: 'Title of a legal page',
  },
  cookies: {
    id: 'commerce.legal.cookies',
    defaultMessage: 'Informativa sui cookie',
    description: 'Title of a legal page',
  },
  home: {
    id: 'commerce.legal.home',
    defaultMessage: 'Homepage',
    description: 'Breadcrumb of a legal page',
  },
  changeCookies: {
    id: 'commerce.legal.change-cookies',
    defaultMessage: 'Cambia la tua risposta',
    description: 'Opens the cookie banner again',
  },
});
