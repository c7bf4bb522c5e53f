import { defineMessages } from 'shared-ui';

export const tableMessages = defineMessages({
  foundMore: {
    id: 'backoffice.table.found-more',
    defaultMessage: 'Più di {count, number} righe',
    description: 'For screen readers',
  },
});
