import { defineMessages } from 'shared-ui';

export const detailMessages = defineMessages({
  dashboard: {
    id: 'backoffice.detail.dashboard',
    defaultMessage: 'Dashboard',
    description: 'Breadcrumb',
  },
  export: {
    id: 'backoffice.export',
    defaultMessage: 'Esporta CSV',
    description: 'Button above a table: what is filtered, as a file',
  },
  exporting: {
    id: 'backoffice.exporting',
    defaultMessage: 'Esportazione…',
    description: 'Button while the file is made',
  },
  exportFailed: {
    id: 'backoffice.export-failed',
    defaultMessage: 'L’esportazione non è riuscita',
    description: 'Notice',
  },
});
