import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  attestationDownload: {
    id: 'learning.exam.document.attestation-download',
    defaultMessage: 'Scarica l’attestato',
    description: 'Saves the attestation of who passed as PDF',
  },
  attestationFile: {
    id: 'learning.exam.document.attestation-file',
    defaultMessage: 'attestato.pdf',
    description: 'File name of the attestation',
  },
  reportDownload: {
    id: 'learning.exam.document.report-download',
    defaultMessage: 'Scarica il rapporto',
    description: 'Saves the report, with the areas to study, as PDF',
  },
  reportFile: {
    id: 'learning.exam.document.report-file',
    defaultMessage: 'rapporto.pdf',
    description: 'File name of the report',
  },
  failed: {
    id: 'learning.exam.document.failed',
    defaultMessage: 'Il documento non è arrivato. Riprova fra poco.',
    description: 'A document could not be downloaded',
  },
});
