import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  addModule: {
    id: 'catalogue.authoring.add-module',
    defaultMessage: 'Aggiungi modulo',
    description: 'Button',
  },
  moduleName: {
    id: 'catalogue.authoring.module-name',
    defaultMessage: 'Nome del modulo',
    description: 'Field',
  },
  moduleDescription: {
    id: 'catalogue.authoring.module-description',
    defaultMessage: 'Descrizione del modulo',
    description: 'Field',
  },
  moduleSummary: {
    id: 'catalogue.authoring.module-summary',
    defaultMessage:
      '{count, plural, =0 {Nessuna lezione} one {# lezione} other {# lezioni}} · {duration}',
    description: 'Second line of a module; its duration is the sum of its lessons',
  },
  noModules: {
    id: 'catalogue.authoring.no-modules',
    defaultMessage: 'Il corso non ha ancora moduli',
    description: 'Empty list',
  },
  noModulesText: {
    id: 'catalogue.authoring.no-modules-text',
    defaultMessage: 'Un modulo raccoglie le lezioni di un docente.',
    description: 'Empty list, what a module is',
  },
  professor: {
    id: 'catalogue.authoring.professor',
    defaultMessage: 'Docente',
    description: 'Field: search for a teacher by name',
  },
  professorHelp: {
    id: 'catalogue.authoring.professor-help',
    defaultMessage: 'Scrivi una parte del nome, poi scegli.',
    description: 'Help of the teacher',
  },
  professorNone: {
    id: 'catalogue.authoring.professor-none',
    defaultMessage: 'Nessun docente con questo nome',
    description: 'The lookup found nobody',
  },
  professorFailed: {
    id: 'catalogue.authoring.professor-failed',
    defaultMessage: 'Non riusciamo a cercare i docenti. Riprova.',
    description: 'The lookup failed',
  },
  professorCount: {
    id: 'catalogue.authoring.professor-count',
    defaultMessage: '{count, plural, one {# docente trovato} other {# docenti trovati}}',
    description: 'For screen readers, while typing',
  },
  removeModuleText: {
    id: 'catalogue.authoring.remove-module-text',
    defaultMessage:
      '{count, plural, one {La sua lezione resta} other {Le sue # lezioni restano}}, senza modulo: poi scegli dove {count, plural, one {metterla} other {metterle}}.',
    description: 'Text of the confirmation for a module that has lessons',
  },
});
