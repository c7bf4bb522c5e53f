import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  login: {
    id: 'catalogue.newsletter.login',
    defaultMessage: 'Accedi per iscriverti alla newsletter di questo corso.',
    description: 'A visitor cannot subscribe',
  },
  toLogin: {
    id: 'catalogue.newsletter.to-login',
    defaultMessage: 'Accedi',
    description: 'Action',
  },
  title: {
    id: 'catalogue.newsletter.title',
    defaultMessage: 'La newsletter di questo corso',
    description: 'Heading',
  },
  text: {
    id: 'catalogue.newsletter.text',
    defaultMessage: 'Lezioni nuove, date e aggiornamenti, da chi scrive e insegna il corso.',
    description: 'About it',
  },
  subscribeText: {
    id: 'catalogue.newsletter.subscribe-text',
    defaultMessage:
      'Riceverai la newsletter di “{title}” a {email}. Da ogni lettera esci con un clic, anche senza accedere.',
    description: 'Warning (NEWS-14)',
  },
  unsubscribeText: {
    id: 'catalogue.newsletter.unsubscribe-text',
    defaultMessage:
      'Non ricevi più la newsletter di “{title}”. Il corso e i tuoi progressi restano.',
    description: 'Warning (NEWS-14)',
  },
  latest: {
    id: 'catalogue.newsletter.latest',
    defaultMessage: 'Le ultime inviate',
    description: 'Heading',
  },
  none: {
    id: 'catalogue.newsletter.none',
    defaultMessage: 'Non ne è ancora stata inviata nessuna',
    description: 'Empty state',
  },
  write: {
    id: 'catalogue.newsletter.write',
    defaultMessage: 'Scrivi la newsletter',
    description: 'Action of who writes it',
  },
  open: {
    id: 'catalogue.newsletter.open',
    defaultMessage: 'Apri quella che non è ancora inviata',
    description: 'Action of who writes it, while one waits (E73)',
  },
  subscribers: {
    id: 'catalogue.newsletter.subscribers',
    defaultMessage:
      '{count, plural, =0 {Ancora nessun iscritto} one {# iscritto} other {# iscritti}}',
    description: 'For who writes it',
  },
});
