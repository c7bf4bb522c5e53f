import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: {
    id: 'catalogue.exams.import.title',
    defaultMessage: 'Importazione QTI',
    description: 'Head',
  },
  promise: {
    id: 'catalogue.exams.import.promise',
    defaultMessage: 'Niente si perde in silenzio: quello che non sappiamo leggere ha un nome.',
    description: 'Below the head',
  },
  export: {
    id: 'catalogue.exams.import.export',
    defaultMessage: 'Esporta QTI',
    description: 'Button',
  },
  exportFailed: {
    id: 'catalogue.exams.import.export-failed',
    defaultMessage: 'L’esportazione non è riuscita. Riprova tra poco.',
    description: 'When the export failed',
  },
  package: {
    id: 'catalogue.exams.import.package',
    defaultMessage: 'Pacchetto QTI 3.0 (zip)',
    description: 'Field',
  },
  read: {
    id: 'catalogue.exams.import.read',
    defaultMessage: 'Lette',
    description: 'Count',
  },
  warned: {
    id: 'catalogue.exams.import.warned',
    defaultMessage: 'Con avviso',
    description: 'Count',
  },
  unread: {
    id: 'catalogue.exams.import.unread',
    defaultMessage: 'Non lette',
    description: 'Count',
  },
  drafts: {
    id: 'catalogue.exams.import.drafts',
    defaultMessage:
      'Arrivano come bozze, nell’area “Da assegnare” se il pacchetto non ne indica una. Le attivi quando le hai lette.',
    description: 'Below the counts',
  },
  tests: {
    id: 'catalogue.exams.import.tests',
    defaultMessage:
      '{count, plural, one {La prova} other {Le # prove}} del pacchetto non si {count, plural, one {legge} other {leggono}}: si leggono le domande, non il loro ordine.',
    description: 'Below the counts',
  },
  add: {
    id: 'catalogue.exams.import.add',
    defaultMessage: '{count, plural, one {Aggiungi # bozza} other {Aggiungi # bozze}}',
    description: 'Button',
  },
  nothing: {
    id: 'catalogue.exams.import.nothing',
    defaultMessage: 'Nessuna domanda si può aggiungere',
    description: 'Reason of the disabled button',
  },
  added: {
    id: 'catalogue.exams.import.added',
    defaultMessage: '{count, plural, one {# bozza aggiunta} other {# bozze aggiunte}} alla banca',
    description: 'After the import',
  },
  cancel: {
    id: 'catalogue.exams.import.cancel',
    defaultMessage: 'Annulla',
    description: 'Button',
  },
  download: {
    id: 'catalogue.exams.import.download',
    defaultMessage: 'Scarica il rapporto',
    description: 'Button',
  },
  list: {
    id: 'catalogue.exams.import.list',
    defaultMessage: 'Domande non lette o con avviso',
    description: 'Name of the list',
  },
  quoted: {
    id: 'catalogue.exams.import.quoted',
    defaultMessage: '“{title}”',
    description: 'Title of a question',
  },
  warnedCount: {
    id: 'catalogue.exams.import.warned-count',
    defaultMessage: '{count, plural, one {Una domanda} other {# domande}}: {what}',
    description: 'Head of a warning',
  },
  more: {
    id: 'catalogue.exams.import.more',
    defaultMessage: 'e {count, plural, one {un’altra} other {altre #}}',
    description: 'After the first files of a warning',
  },
});
