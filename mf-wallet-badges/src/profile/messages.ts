import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: {
    id: 'wallet.profile.title',
    defaultMessage: 'BlockChain CV',
    description: 'Badge list of the profile (2§2)',
  },
  empty: {
    id: 'wallet.profile.empty',
    defaultMessage: 'Il primo badge arriva con il primo corso completato.',
    description: 'No badges yet',
  },
  bestSkills: {
    id: 'wallet.profile.best-skills',
    defaultMessage: 'Competenze migliori',
    description: 'Heading under the badges',
  },
});
