import { defineMessages } from 'shared-ui';

export const answerMessages = defineMessages({
  options: {
    id: 'catalogue.exams.question.options',
    defaultMessage: 'Risposte',
    description: 'Group of fields',
  },
  singleHelp: {
    id: 'catalogue.exams.question.single-help',
    defaultMessage: 'Scegli quella giusta.',
    description: 'Below the group',
  },
  multipleHelp: {
    id: 'catalogue.exams.question.multiple-help',
    defaultMessage: 'Spunta quelle giuste.',
    description: 'Below the group',
  },
  orderHelp: {
    id: 'catalogue.exams.question.order-help',
    defaultMessage: 'Scrivile nell’ordine giusto: il candidato le vede mescolate.',
    description: 'Below the group',
  },
  option: {
    id: 'catalogue.exams.question.option',
    defaultMessage: 'Risposta {number}',
    description: 'Field',
  },
  isRight: {
    id: 'catalogue.exams.question.is-right',
    defaultMessage: 'Giusta: {name}',
    description: 'Accessible name of the choice',
  },
  addOption: {
    id: 'catalogue.exams.question.add-option',
    defaultMessage: 'Aggiungi una risposta',
    description: 'Button',
  },
  removeRow: {
    id: 'catalogue.exams.question.remove-row',
    defaultMessage: 'Togli: {name}',
    description: 'Button',
  },
  rightNeeded: {
    id: 'catalogue.exams.question.right-needed',
    defaultMessage: '(*) Scegli la risposta giusta',
    description: 'Error of the group',
  },
  isTrue: {
    id: 'catalogue.exams.question.is-true',
    defaultMessage: 'Vero',
    description: 'Choice',
  },
  isFalse: {
    id: 'catalogue.exams.question.is-false',
    defaultMessage: 'Falso',
    description: 'Choice',
  },
  rightAnswer: {
    id: 'catalogue.exams.question.right-answer',
    defaultMessage: 'Risposta giusta',
    description: 'Field',
  },
  tolerance: {
    id: 'catalogue.exams.question.tolerance',
    defaultMessage: 'Tolleranza',
    description: 'Field: how far a number may be off',
  },
  unit: {
    id: 'catalogue.exams.question.unit',
    defaultMessage: 'Unità',
    description: 'Field',
  },
  number: {
    id: 'catalogue.exams.question.number',
    defaultMessage: '(*) Inserisci un numero',
    description: 'Error of a number',
  },
  pairs: {
    id: 'catalogue.exams.question.pairs',
    defaultMessage: 'Abbinamenti',
    description: 'Group of fields',
  },
  pairsHelp: {
    id: 'catalogue.exams.question.pairs-help',
    defaultMessage: 'A ogni voce la sua risposta. Due voci possono avere la stessa.',
    description: 'Below the group',
  },
  prompt: {
    id: 'catalogue.exams.question.prompt',
    defaultMessage: 'Voce {number}',
    description: 'Field',
  },
  partner: {
    id: 'catalogue.exams.question.partner',
    defaultMessage: 'Risposta della voce {number}',
    description: 'Field',
  },
  addPair: {
    id: 'catalogue.exams.question.add-pair',
    defaultMessage: 'Aggiungi una coppia',
    description: 'Button',
  },
  extras: {
    id: 'catalogue.exams.question.extras',
    defaultMessage: 'Risposte in più',
    description: 'Group: answers that fit no entry',
  },
  extra: {
    id: 'catalogue.exams.question.extra',
    defaultMessage: 'Risposta in più {number}',
    description: 'Field',
  },
  addExtra: {
    id: 'catalogue.exams.question.add-extra',
    defaultMessage: 'Aggiungi una risposta in più',
    description: 'Button',
  },
  twoAnswers: {
    id: 'catalogue.exams.question.two-answers',
    defaultMessage: '(*) Servono almeno due risposte diverse',
    description: 'Error of the group',
  },
  accepted: {
    id: 'catalogue.exams.question.accepted',
    defaultMessage: 'Risposte accettate',
    description: 'Group of fields',
  },
  acceptedHelp: {
    id: 'catalogue.exams.question.accepted-help',
    defaultMessage: 'Maiuscole, accenti e spazi non contano.',
    description: 'Below the group',
  },
  acceptedText: {
    id: 'catalogue.exams.question.accepted-text',
    defaultMessage: 'Risposta accettata {number}',
    description: 'Field',
  },
  regions: {
    id: 'catalogue.exams.question.regions',
    defaultMessage: 'Zone giuste',
    description: 'Group: where a point is right',
  },
  regionsHelp: {
    id: 'catalogue.exams.question.regions-help',
    defaultMessage:
      'Trascina sull’immagine per disegnare. Da tastiera: aggiungi una zona, spostala con le frecce, cambia misura con Maiusc e le frecce, toglila con Canc.',
    description: 'Below the group',
  },
  regionsWait: {
    id: 'catalogue.exams.question.regions-wait',
    defaultMessage: 'Prima scegli l’immagine.',
    description: 'In place of the drawing',
  },
  shape: {
    id: 'catalogue.exams.question.shape',
    defaultMessage: 'Forma',
    description: 'Choice',
  },
  rectangle: {
    id: 'catalogue.exams.question.rectangle',
    defaultMessage: 'Rettangolo',
    description: 'Shape',
  },
  circle: {
    id: 'catalogue.exams.question.circle',
    defaultMessage: 'Cerchio',
    description: 'Shape',
  },
  addRegion: {
    id: 'catalogue.exams.question.add-region',
    defaultMessage: 'Aggiungi una zona',
    description: 'Button',
  },
  rectangleAt: {
    id: 'catalogue.exams.question.rectangle-at',
    defaultMessage:
      'Rettangolo {number}: {left}% da sinistra, {top}% dall’alto, largo {width}%, alto {height}%',
    description: 'Accessible name of a region',
  },
  circleAt: {
    id: 'catalogue.exams.question.circle-at',
    defaultMessage:
      'Cerchio {number}: centro a {x}% da sinistra e {y}% dall’alto, raggio {radius}%',
    description: 'Accessible name of a region',
  },
  regionName: {
    id: 'catalogue.exams.question.region-name',
    defaultMessage: 'zona {number}',
    description: 'Name of a region in a button',
  },
  regionNeeded: {
    id: 'catalogue.exams.question.region-needed',
    defaultMessage: '(*) Disegna almeno una zona',
    description: 'Error of the group',
  },
});
