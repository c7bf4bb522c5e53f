import { defineMessages } from 'shared-ui';

export const tableExportMessages = defineMessages({
  exportTable: {
    id: 'backoffice.tables.export',
    defaultMessage: 'Esporta',
    description: 'Button that opens the formats',
  },
  exportCsv: {
    id: 'backoffice.tables.export-csv',
    defaultMessage: 'CSV',
    description: 'A format',
  },
  exportExcel: {
    id: 'backoffice.tables.export-excel',
    defaultMessage: 'Excel (.xlsx)',
    description: 'A format',
  },
  exporting: {
    id: 'backoffice.tables.exporting',
    defaultMessage: 'Esportazione…',
    description: 'Button while the file is asked for',
  },
  exportProgress: {
    id: 'backoffice.tables.export-progress',
    defaultMessage: '{rows, number} di {total, plural, one {# riga} other {# righe}}',
    description: 'Button while a large file is made',
  },
  exportReady: {
    id: 'backoffice.tables.export-ready',
    defaultMessage: 'Scarica {rows, plural, one {# riga} other {# righe}}, fino al {until}',
    description: 'Button; when the file goes',
  },
  exportFailed: {
    id: 'backoffice.tables.export-failed',
    defaultMessage: 'L’esportazione non è riuscita: riprova',
    description: 'Notice',
  },
});
