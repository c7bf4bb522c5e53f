import { defineErrors } from '../../errors.ts';

export const backOfficeErrors = defineErrors({
  EXPORT_NOT_FOUND: {
    status: 404,
    it: 'Il file non c’è più: esporta di nuovo',
    en: 'The file is gone: export again',
  },
  EXPORT_TOO_LARGE: {
    status: 422,
    it: 'Troppe righe da esportare: {rows}. Restringi i filtri a 20.000 righe al massimo',
    en: 'Too many rows to export: {rows}. Narrow the filters to 20,000 rows at most',
  },
});
