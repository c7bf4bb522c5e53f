import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: {
    id: 'catalogue.exams.statistics.title',
    defaultMessage: 'Come va questa domanda',
    description: 'Head',
  },
  answers: {
    id: 'catalogue.exams.statistics.answers',
    defaultMessage: 'Risposte',
    description: 'Figure',
  },
  right: {
    id: 'catalogue.exams.statistics.right',
    defaultMessage: 'Giuste per intero',
    description: 'Figure',
  },
  discrimination: {
    id: 'catalogue.exams.statistics.discrimination',
    defaultMessage: 'Discriminazione',
    description: 'Figure',
  },
  good: {
    id: 'catalogue.exams.statistics.good',
    defaultMessage: '{value}, buona',
    description: 'Discrimination',
  },
  fair: {
    id: 'catalogue.exams.statistics.fair',
    defaultMessage: '{value}, sufficiente',
    description: 'Discrimination',
  },
  low: {
    id: 'catalogue.exams.statistics.low',
    defaultMessage: '{value}, da rivedere',
    description: 'Discrimination',
  },
  unknown: {
    id: 'catalogue.exams.statistics.unknown',
    defaultMessage: 'non si può dire',
    description: 'Discrimination where everybody did alike',
  },
  compared: {
    id: 'catalogue.exams.statistics.compared',
    defaultMessage:
      'Chi supera l’esame la indovina nel {passed} dei casi, chi non lo supera nel {failed}.',
    description: 'Below the figures',
  },
  few: {
    id: 'catalogue.exams.statistics.few',
    defaultMessage: 'meno di {enough}',
    description: 'In place of figures',
  },
  fewText: {
    id: 'catalogue.exams.statistics.few-text',
    defaultMessage:
      'Le statistiche compaiono quando hanno risposto {enough} persone: per ora {answers, plural, =0 {nessuna} one {una} other {#}}.',
    description: 'In place of the figures',
  },
  review: {
    id: 'catalogue.exams.statistics.review',
    defaultMessage:
      'Chi sa e chi non sa rispondono quasi allo stesso modo: rileggi la domanda e la risposta giusta.',
    description: 'Proposal',
  },
  chosen: {
    id: 'catalogue.exams.statistics.chosen',
    defaultMessage: 'Scelta',
    description: 'Head of the options',
  },
  rightOption: {
    id: 'catalogue.exams.statistics.right-option',
    defaultMessage: 'giusta',
    description: 'Beside an option',
  },
  yes: {
    id: 'catalogue.exams.statistics.yes',
    defaultMessage: 'Vero',
    description: 'Option',
  },
  no: {
    id: 'catalogue.exams.statistics.no',
    defaultMessage: 'Falso',
    description: 'Option',
  },
  columnRight: {
    id: 'catalogue.exams.statistics.column-right',
    defaultMessage: 'Giuste',
    description: 'Column',
  },
  columnDiscrimination: {
    id: 'catalogue.exams.statistics.column-discrimination',
    defaultMessage: 'Discrim.',
    description: 'Column',
  },
});
