import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  which: {
    id: 'catalogue.exams.plan.which',
    defaultMessage: 'Quale esame',
    description: 'Name of the switch between certification and simulation',
  },
  certification: {
    id: 'catalogue.exams.plan.certification',
    defaultMessage: 'Certificazione',
    description: 'The exam that leads to a certificate',
  },
  simulation: {
    id: 'catalogue.exams.plan.simulation',
    defaultMessage: 'Simulazione',
    description: 'The exam for practice',
  },
  host: {
    id: 'catalogue.exams.plan.host',
    defaultMessage: 'Chi lo svolge',
    description: 'Label of three choices',
  },
  hostOurs: {
    id: 'catalogue.exams.plan.host-ours',
    defaultMessage: 'WorkerBadge',
    description: 'The exam is taken on the platform',
  },
  hostExternal: {
    id: 'catalogue.exams.plan.host-external',
    defaultMessage: 'Ente esterno',
    description: 'The exam is taken at an address of somebody else',
  },
  hostNone: {
    id: 'catalogue.exams.plan.host-none',
    defaultMessage: 'Nessuno',
    description: 'The course has no such exam',
  },
  title: {
    id: 'catalogue.exams.plan.title',
    defaultMessage: 'Il piano',
    description: 'Head: what an exam is made of',
  },
  lead: {
    id: 'catalogue.exams.plan.lead',
    defaultMessage: 'Ogni candidato riceve domande diverse, con lo stesso peso per ogni area.',
    description: 'Below the head',
  },
  noneText: {
    id: 'catalogue.exams.plan.none-text',
    defaultMessage: 'Il corso non ha questo esame.',
    description: 'In place of the plan',
  },
  url: {
    id: 'catalogue.exams.plan.url',
    defaultMessage: 'Indirizzo dell’esame',
    description: 'Field: where an external exam is taken',
  },
  urlHelp: {
    id: 'catalogue.exams.plan.url-help',
    defaultMessage: 'Comincia con https://',
    description: 'Below the field',
  },
  urlInvalid: {
    id: 'catalogue.exams.plan.url-invalid',
    defaultMessage: '(*) Inserisci un indirizzo che comincia con https://',
    description: 'Error of the field',
  },
  area: {
    id: 'catalogue.exams.plan.area',
    defaultMessage: 'Area',
    description: 'Column',
  },
  inBank: {
    id: 'catalogue.exams.plan.in-bank',
    defaultMessage: 'In banca',
    description: 'Column: active questions of an area',
  },
  drawn: {
    id: 'catalogue.exams.plan.drawn',
    defaultMessage: 'Estratte',
    description: 'Column: questions that an exam draws of an area',
  },
  drawnOf: {
    id: 'catalogue.exams.plan.drawn-of',
    defaultMessage: 'Domande estratte da {area}',
    description: 'Accessible name of a stepper',
  },
  points: {
    id: 'catalogue.exams.plan.points',
    defaultMessage: 'Punti',
    description: 'Column',
  },
  pointRange: {
    id: 'catalogue.exams.plan.point-range',
    defaultMessage: '{lowest}–{highest}',
    description: 'Points of an area when its questions differ',
  },
  total: {
    id: 'catalogue.exams.plan.total',
    defaultMessage: 'In tutto',
    description: 'Last row',
  },
  tooFew: {
    id: 'catalogue.exams.plan.too-few',
    defaultMessage:
      '(*) Ne hai {active, plural, =0 {nessuna attiva} one {# attiva} other {# attive}}',
    description: 'An area has fewer active questions than the plan draws',
  },
  noneDrawn: {
    id: 'catalogue.exams.plan.none-drawn',
    defaultMessage: '(*) Scegli quante domande estrarre da almeno un’area',
    description: 'Error of a plan that draws nothing',
  },
  noAreas: {
    id: 'catalogue.exams.plan.no-areas',
    defaultMessage: 'La banca è vuota: scrivi la prima domanda.',
    description: 'In place of the areas',
  },
  threshold: {
    id: 'catalogue.exams.plan.threshold',
    defaultMessage: 'Soglia',
    description: 'Field: percent needed to pass',
  },
  minutes: {
    id: 'catalogue.exams.plan.minutes',
    defaultMessage: 'Tempo',
    description: 'Field: minutes of an exam',
  },
  minutesUnit: {
    id: 'catalogue.exams.plan.minutes-unit',
    defaultMessage: 'min',
    description: 'Unit of the field',
  },
  attempts: {
    id: 'catalogue.exams.plan.attempts',
    defaultMessage: 'Tentativi',
    description: 'Field: attempts of one purchase',
  },
  attemptsHelp: {
    id: 'catalogue.exams.plan.attempts-help',
    defaultMessage: 'Vuoto: quanti ne vuole.',
    description: 'Below the field',
  },
  hoursBetween: {
    id: 'catalogue.exams.plan.hours-between',
    defaultMessage: 'Distanza',
    description: 'Field: hours between two attempts',
  },
  hoursUnit: {
    id: 'catalogue.exams.plan.hours-unit',
    defaultMessage: 'ore',
    description: 'Unit of the field',
  },
  validDays: {
    id: 'catalogue.exams.plan.valid-days',
    defaultMessage: 'Validità',
    description: 'Field: days in which a purchase can be used',
  },
  daysUnit: {
    id: 'catalogue.exams.plan.days-unit',
    defaultMessage: 'giorni',
    description: 'Unit of the field',
  },
  range: {
    id: 'catalogue.exams.plan.range',
    defaultMessage: '(*) Inserisci un numero intero da {lowest} a {highest}',
    description: 'Error of a number',
  },
  shufflesQuestions: {
    id: 'catalogue.exams.plan.shuffles-questions',
    defaultMessage: 'Mescola le domande',
    description: 'Switch',
  },
  shufflesOptions: {
    id: 'catalogue.exams.plan.shuffles-options',
    defaultMessage: 'Mescola le risposte',
    description: 'Switch',
  },
  save: {
    id: 'catalogue.exams.plan.save',
    defaultMessage: 'Salva il piano',
    description: 'Button',
  },
  saved: {
    id: 'catalogue.exams.plan.saved',
    defaultMessage: 'Il piano è salvato',
    description: 'After a save',
  },
  changedTitle: {
    id: 'catalogue.exams.plan.changed-title',
    defaultMessage: 'Il piano è cambiato',
    description: 'Somebody else stored it first',
  },
  changedText: {
    id: 'catalogue.exams.plan.changed-text',
    defaultMessage:
      'Un’altra persona lo ha salvato dopo che lo hai aperto. Ricaricalo e ripeti le tue modifiche.',
    description: 'Below the title',
  },
  reload: {
    id: 'catalogue.exams.plan.reload',
    defaultMessage: 'Ricarica',
    description: 'Button',
  },
  extraTime: {
    id: 'catalogue.exams.plan.extra-time',
    defaultMessage: 'Tempo extra',
    description: 'Head: people who have more time',
  },
  extraTimeCount: {
    id: 'catalogue.exams.plan.extra-time-count',
    defaultMessage: '{count, plural, =0 {Nessuno} one {# persona} other {# persone}}',
    description: 'How many people have more time',
  },
  manage: {
    id: 'catalogue.exams.plan.manage',
    defaultMessage: 'Gestisci',
    description: 'Button: opens the list of people with more time',
  },
  extraTimeHelp: {
    id: 'catalogue.exams.plan.extra-time-help',
    defaultMessage: 'Vale per tutti gli esami del corso, dal prossimo tentativo.',
    description: 'In the dialog',
  },
  email: {
    id: 'catalogue.exams.plan.email',
    defaultMessage: 'Email di chi segue il corso',
    description: 'Field',
  },
  percent: {
    id: 'catalogue.exams.plan.percent',
    defaultMessage: 'Tempo in più',
    description: 'Field: percent',
  },
  give: {
    id: 'catalogue.exams.plan.give',
    defaultMessage: 'Aggiungi',
    description: 'Button: gives a person more time',
  },
  take: {
    id: 'catalogue.exams.plan.take',
    defaultMessage: 'Togli il tempo extra a {name}',
    description: 'Button',
  },
  percentMore: {
    id: 'catalogue.exams.plan.percent-more',
    defaultMessage: '{percent}% in più',
    description: 'How much time a person has',
  },
  nobodyFound: {
    id: 'catalogue.exams.plan.nobody-found',
    defaultMessage: '(*) Nessun iscritto al corso ha questa email',
    description: 'Error of the field',
  },
});
