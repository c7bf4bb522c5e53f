import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  moduleRequired: {
    id: 'catalogue.authoring.module-required',
    defaultMessage: 'La scelta del modulo è obbligatoria',
    description: 'Quoted: EDIT-09',
  },
  escoSkillsWrong: {
    id: 'catalogue.authoring.esco-skills-wrong',
    defaultMessage:
      'Ogni riga ha un nome e un indirizzo http://data.europa.eu/esco/skill/…, ciascuno una volta sola',
    description: 'Refusal of the ESCO skills',
  },
  validityMonths: {
    id: 'catalogue.authoring.validity-months-wrong',
    defaultMessage: 'Un numero intero di mesi, da 1 a 240',
    description: 'Error of the months of validity',
  },
  professorRequired: {
    id: 'catalogue.authoring.professor-required',
    defaultMessage: '(*) Campo Docente obbligatorio',
    description: 'Quoted: EDIT-10',
  },
});
