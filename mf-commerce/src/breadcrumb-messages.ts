import { defineMessages } from 'shared-ui';

export const breadcrumbMessages = defineMessages({
  dashboard: {
    id: 'commerce.breadcrumb.dashboard',
    defaultMessage: 'Dashboard',
    description: 'Breadcrumb',
  },
});
