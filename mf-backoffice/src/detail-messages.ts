import { defineMessages } from 'shared-ui';

export const detailMessages = defineMessages({
  dashboard: {
    id: 'backoffice.detail.dashboard',
    defaultMessage: 'Dashboard',
    description: 'Breadcrumb',
  },
});
