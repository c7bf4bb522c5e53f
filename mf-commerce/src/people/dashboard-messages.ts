import { defineMessages } from 'shared-ui';

export const dashboardMessages = defineMessages({
  title: {
    id: 'commerce.company-dashboard.title',
    defaultMessage: 'Le persone di {company}',
    description: 'Heading of the block of a company on the dashboard',
  },
  waiting: {
    id: 'commerce.company-dashboard.waiting',
    defaultMessage:
      '{count, plural, one {# persona non ha ancora riscattato il codice} other {# persone non hanno ancora riscattato il codice}}',
    description: 'Link to them',
  },
  redeemed: {
    id: 'commerce.company-dashboard.redeemed',
    defaultMessage:
      '{count, plural, one {# persona ha riscattato il codice} other {# persone hanno riscattato il codice}}',
    description: 'Link to them',
  },
  ending: {
    id: 'commerce.company-dashboard.ending',
    defaultMessage:
      '{count, plural, one {# attestato sta per scadere} other {# attestati stanno per scadere}}',
    description: 'Link to them',
  },
  ended: {
    id: 'commerce.company-dashboard.ended',
    defaultMessage: '{count, plural, one {# attestato è scaduto} other {# attestati sono scaduti}}',
    description: 'Link to them',
  },
  nobody: {
    id: 'commerce.company-dashboard.nobody',
    defaultMessage: 'Non hai ancora dato corsi a nessuno.',
    description: 'In place of the numbers',
  },
  failed: {
    id: 'commerce.company-dashboard.failed',
    defaultMessage: 'Le persone non si aprono',
    description: 'Title of the failure',
  },
  invite: {
    id: 'commerce.company-dashboard.invite',
    defaultMessage: 'Invita persone',
    description: 'Button',
  },
});
