import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: {
    id: 'catalogue.exams.bank.title',
    defaultMessage: 'La banca delle domande',
    description: 'Head',
  },
  count: {
    id: 'catalogue.exams.bank.count',
    defaultMessage:
      '{count, plural, =0 {Nessuna domanda} one {# domanda} other {# domande}}, {active, plural, =0 {nessuna attiva} one {# attiva} other {# attive}}.',
    description: 'Below the head',
  },
  add: {
    id: 'catalogue.exams.bank.add',
    defaultMessage: 'Nuova domanda',
    description: 'Button',
  },
  filters: {
    id: 'catalogue.exams.bank.filters',
    defaultMessage: 'Filtra le domande',
    description: 'Name of the group of filters',
  },
  text: {
    id: 'catalogue.exams.bank.text',
    defaultMessage: 'Testo',
    description: 'Filter',
  },
  search: {
    id: 'catalogue.exams.bank.search',
    defaultMessage: 'Cerca nella banca',
    description: 'Placeholder of the filter',
  },
  area: {
    id: 'catalogue.exams.bank.area',
    defaultMessage: 'Area',
    description: 'Filter and column',
  },
  allAreas: {
    id: 'catalogue.exams.bank.all-areas',
    defaultMessage: 'Tutte',
    description: 'No filter',
  },
  kind: {
    id: 'catalogue.exams.bank.kind',
    defaultMessage: 'Tipo',
    description: 'Filter and column',
  },
  state: {
    id: 'catalogue.exams.bank.state',
    defaultMessage: 'Stato',
    description: 'Filter and column',
  },
  all: {
    id: 'catalogue.exams.bank.all',
    defaultMessage: 'Tutti',
    description: 'No filter',
  },
  question: {
    id: 'catalogue.exams.bank.question',
    defaultMessage: 'Domanda',
    description: 'Column',
  },
  points: {
    id: 'catalogue.exams.bank.points',
    defaultMessage: 'Punti',
    description: 'Column',
  },
  actions: {
    id: 'catalogue.exams.bank.actions',
    defaultMessage: 'Azioni',
    description: 'Column, for screen readers',
  },
  actionsOn: {
    id: 'catalogue.exams.bank.actions-on',
    defaultMessage: 'Azioni su “{stem}”',
    description: 'Name of a menu',
  },
  edit: {
    id: 'catalogue.exams.bank.edit',
    defaultMessage: 'Modifica',
    description: 'Menu action',
  },
  remove: {
    id: 'catalogue.exams.bank.remove',
    defaultMessage: 'Elimina',
    description: 'Menu action and button',
  },
  removeTitle: {
    id: 'catalogue.exams.bank.remove-title',
    defaultMessage: 'Elimini “{stem}”?',
    description: 'Confirmation',
  },
  removeText: {
    id: 'catalogue.exams.bank.remove-text',
    defaultMessage: 'Se un esame l’ha già usata, resta nei risultati ed esce solo dalla banca.',
    description: 'Confirmation',
  },
  deleted: {
    id: 'catalogue.exams.bank.deleted',
    defaultMessage: 'La domanda è eliminata',
    description: 'After a deletion',
  },
  retired: {
    id: 'catalogue.exams.bank.retired',
    defaultMessage: 'La domanda è ritirata',
    description: 'After a deletion of a question that was drawn',
  },
  single: {
    id: 'catalogue.exams.bank.single',
    defaultMessage: 'Una risposta giusta',
    description: 'Kind of question',
  },
  multiple: {
    id: 'catalogue.exams.bank.multiple',
    defaultMessage: 'Più risposte giuste',
    description: 'Kind of question',
  },
  trueFalse: {
    id: 'catalogue.exams.bank.true-false',
    defaultMessage: 'Vero o falso',
    description: 'Kind of question',
  },
  number: {
    id: 'catalogue.exams.bank.number',
    defaultMessage: 'Numero',
    description: 'Kind of question',
  },
  order: {
    id: 'catalogue.exams.bank.order',
    defaultMessage: 'Ordine',
    description: 'Kind of question',
  },
  match: {
    id: 'catalogue.exams.bank.match',
    defaultMessage: 'Abbinamento',
    description: 'Kind of question',
  },
  hotSpot: {
    id: 'catalogue.exams.bank.hot-spot',
    defaultMessage: 'Punto sull’immagine',
    description: 'Kind of question',
  },
  shortText: {
    id: 'catalogue.exams.bank.short-text',
    defaultMessage: 'Testo breve',
    description: 'Kind of question',
  },
  draft: {
    id: 'catalogue.exams.bank.draft',
    defaultMessage: 'Bozza',
    description: 'State of a question',
  },
  active: {
    id: 'catalogue.exams.bank.active',
    defaultMessage: 'Attiva',
    description: 'State of a question',
  },
  review: {
    id: 'catalogue.exams.bank.review',
    defaultMessage: 'Da rivedere',
    description: 'State of a question',
  },
  stateRetired: {
    id: 'catalogue.exams.bank.state-retired',
    defaultMessage: 'Ritirata',
    description: 'State of a question',
  },
});
