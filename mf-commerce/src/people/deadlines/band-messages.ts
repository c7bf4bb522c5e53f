import { defineMessages } from 'shared-ui';

export const bandMessages = defineMessages({
  title: {
    id: 'commerce.deadline-band.title',
    defaultMessage:
      '<b>{count, number}</b>{count, plural, one {attestato scade entro 90 giorni} other {attestati scadono entro 90 giorni}}',
    description: 'Title of the band; the number stands above the words',
  },
  renewAll: {
    id: 'commerce.deadline-band.renew-all',
    defaultMessage: 'Rinnova tutti, {price}',
    description: 'Button: buys the refreshers of all that end soon',
  },
  renewText: {
    id: 'commerce.deadline-band.renew-text',
    defaultMessage:
      'I corsi vanno nel carrello. Dopo il pagamento inviti le persone da questa pagina.',
    description: 'Below the button that renews all',
  },
  inHand: {
    id: 'commerce.deadline-band.in-hand',
    defaultMessage:
      'Per {count, plural, one {# persona} other {# persone}} hai già un codice libero: inviti senza pagare.',
    description: 'Codes that the company has left',
  },
  all: {
    id: 'commerce.deadline-band.all',
    defaultMessage: 'Vedi tutti i {count, number}',
    description: 'Link to the list; there are more than five',
  },
  ended: {
    id: 'commerce.deadline-band.ended',
    defaultMessage:
      '{count, plural, one {# attestato già scaduto} other {# attestati già scaduti}}',
    description: 'Link to the list',
  },
  days: {
    id: 'commerce.deadline-band.days',
    defaultMessage: '{days, plural, =0 {Oggi} one {# giorno} other {# giorni}}',
    description: 'Days that are left',
  },
  what: {
    id: 'commerce.deadline-band.what',
    defaultMessage: '{course}, {date}',
    description: 'Course of an attestation, and its last day',
  },
  renew: {
    id: 'commerce.deadline-band.renew',
    defaultMessage: 'Rinnova, {price}',
    description: 'Button of a row',
  },
  renewNamed: {
    id: 'commerce.deadline-band.renew-named',
    defaultMessage: 'Rinnova, {price}: {name}',
    description: 'Name of the button of a row',
  },
  invite: {
    id: 'commerce.deadline-band.invite',
    defaultMessage: 'Invita',
    description: 'Button of a row: the company has a code',
  },
  inviteNamed: {
    id: 'commerce.deadline-band.invite-named',
    defaultMessage: 'Invita {name}',
    description: 'Name of the button of a row',
  },
});
