import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: {
    id: 'wallet.dashboard.title',
    defaultMessage: 'Ultimi traguardi',
    description: 'Block of the learner dashboard',
  },
});
