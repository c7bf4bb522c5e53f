import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: {
    id: 'wallet.dashboard.title',
    defaultMessage: 'Ultimi traguardi',
    description: 'Block of the learner dashboard',
  },
  next: {
    id: 'wallet.dashboard.next',
    defaultMessage: 'Il prossimo badge',
    description: 'Above the course that is nearest to its badge',
  },
});
