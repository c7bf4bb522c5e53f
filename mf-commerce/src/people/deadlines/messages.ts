import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: {
    id: 'commerce.deadlines.title',
    defaultMessage: 'Attestati e scadenze',
    description: 'Title and caption of the table',
  },
  text: {
    id: 'commerce.deadlines.text',
    defaultMessage:
      'Gli attestati di chi è d’accordo a mostrarli. Ti scriviamo 90, 30 e 7 giorni prima che uno scada.',
    description: 'Below the title of the section',
  },
  filter: {
    id: 'commerce.deadlines.filter',
    defaultMessage: 'Mostra',
    description: 'Label of the filter',
  },
  tutti: {
    id: 'commerce.deadlines.all',
    defaultMessage: 'Tutti gli attestati',
    description: 'Filter value',
  },
  inScadenza: {
    id: 'commerce.deadlines.expiring',
    defaultMessage: 'In scadenza, entro 90 giorni',
    description: 'Filter value',
  },
  scaduti: {
    id: 'commerce.deadlines.expired',
    defaultMessage: 'Scaduti',
    description: 'Filter value',
  },
  failed: {
    id: 'commerce.deadlines.failed',
    defaultMessage: 'Gli attestati non si aprono',
    description: 'Title of the failure',
  },
  none: {
    id: 'commerce.deadlines.none',
    defaultMessage: 'Nessun attestato da mostrare',
    description: 'Title of the empty list',
  },
  noneText: {
    id: 'commerce.deadlines.none-text',
    defaultMessage:
      'Compare qui chi ottiene un attestato con un codice dell’azienda e accetta di mostrarlo.',
    description: 'Text of the empty list',
  },
  select: {
    id: 'commerce.deadlines.select',
    defaultMessage: 'Scegli',
    description: 'Head of the column with the boxes',
  },
  selectRow: {
    id: 'commerce.deadlines.select-row',
    defaultMessage: '{name}, {course}',
    description: 'Name of a box',
  },
  person: {
    id: 'commerce.deadlines.person',
    defaultMessage: 'Persona',
    description: 'Head of a column',
  },
  attestation: {
    id: 'commerce.deadlines.attestation',
    defaultMessage: 'Attestato',
    description: 'Head of a column',
  },
  attestationExam: {
    id: 'commerce.deadlines.attestation-exam',
    defaultMessage: '{title} (certificazione)',
    description: 'An attestation of the exam',
  },
  end: {
    id: 'commerce.deadlines.end',
    defaultMessage: 'Scadenza',
    description: 'Head of a column',
  },
  renewal: {
    id: 'commerce.deadlines.renewal',
    defaultMessage: 'Aggiornamento',
    description: 'Head of a column',
  },
  file: { id: 'commerce.deadlines.file', defaultMessage: 'File', description: 'Head of a column' },
  endless: {
    id: 'commerce.deadlines.endless',
    defaultMessage: 'Senza scadenza',
    description: 'In place of a date',
  },
  ends: {
    id: 'commerce.deadlines.ends',
    defaultMessage: 'Scade il {date}',
    description: 'Within 90 days',
  },
  ended: {
    id: 'commerce.deadlines.ended',
    defaultMessage: 'Scaduto il {date}',
    description: 'It is over',
  },
  noRefresher: {
    id: 'commerce.deadlines.no-refresher',
    defaultMessage: 'Nessuno in vendita',
    description: 'There is no course to buy',
  },
  invited: {
    id: 'commerce.deadlines.invited',
    defaultMessage: 'Invito inviato',
    description: 'The company has sent a code of the refresher',
  },
  started: {
    id: 'commerce.deadlines.started',
    defaultMessage: 'Ha già il corso',
    description: 'The person has the refresher',
  },
  done: {
    id: 'commerce.deadlines.done',
    defaultMessage: 'Aggiornamento avviato',
    description: 'The person got the refresher since',
  },
  pdf: { id: 'commerce.deadlines.pdf', defaultMessage: 'PDF', description: 'Button of a row' },
  pdfNamed: {
    id: 'commerce.deadlines.pdf-named',
    defaultMessage: 'PDF dell’attestato di {name}, {course}',
    description: 'Name of the button of a row',
  },
  zip: {
    id: 'commerce.deadlines.zip',
    defaultMessage: 'Scarica tutti (ZIP)',
    description: 'Button: the attestations of all rows of the filter',
  },
  buy: {
    id: 'commerce.deadlines.buy',
    defaultMessage:
      'Acquista l’aggiornamento{count, plural, =0 {} one { per # persona} other { per # persone}}',
    description: 'Button: for those who are chosen',
  },
  chooseFirst: {
    id: 'commerce.deadlines.choose-first',
    defaultMessage: 'Scegli prima le persone da aggiornare.',
    description: 'Why a button is disabled',
  },
  prepare: {
    id: 'commerce.deadlines.prepare',
    defaultMessage: 'Prepara gli inviti',
    description: 'Button: for those who are chosen',
  },
  noCodes: {
    id: 'commerce.deadlines.no-codes',
    defaultMessage: 'Servono codici liberi del corso di aggiornamento: prima acquistali.',
    description: 'Why the invites cannot be prepared',
  },
  inHand: {
    id: 'commerce.deadlines.in-hand',
    defaultMessage: 'L’azienda ha già i codici per loro: prepara gli inviti.',
    description: 'There is nothing to buy',
  },
});
