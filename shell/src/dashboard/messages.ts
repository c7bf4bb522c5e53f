import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: {
    id: 'shell.dashboard.title',
    defaultMessage: 'Dashboard',
    description: 'Title of the browser tab',
  },
  greeting: {
    id: 'shell.dashboard.greeting',
    defaultMessage: 'Ciao, {name}',
    description: 'Heading of the dashboard (DASH-01)',
  },
  motivation: {
    id: 'shell.dashboard.motivation',
    defaultMessage: 'Ogni lezione conclusa è un passo verso il tuo prossimo badge.',
    description: 'For learners, except on company logins (DASH-03)',
  },
  legalRepresentative: {
    id: 'shell.dashboard.company.legalRepresentative',
    defaultMessage: 'Rappresentante legale di {company}',
    description: 'Company role and name (DASH-02)',
  },
  delegate: {
    id: 'shell.dashboard.company.delegate',
    defaultMessage: 'Delegato di {company}',
    description: 'Company role and name (DASH-02)',
  },
});
