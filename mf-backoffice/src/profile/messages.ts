import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: {
    id: 'backoffice.profile.report',
    defaultMessage: 'Rapporto delle richieste di riscatto',
    description: 'Heading in the profile of an administrator (BACK-24)',
  },
  lead: {
    id: 'backoffice.profile.report-lead',
    defaultMessage:
      'Tutte le richieste, di ogni stato, in un file per fogli di calcolo. Ogni scaricamento resta nel registro.',
    description: 'Says what the file has',
  },
});
