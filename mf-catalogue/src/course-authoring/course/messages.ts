import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  moduleRequired: {
    id: 'catalogue.authoring.module-required',
    defaultMessage: 'La scelta del modulo è obbligatoria',
    description: 'Quoted: EDIT-09',
  },
  professorRequired: {
    id: 'catalogue.authoring.professor-required',
    defaultMessage: '(*) Campo Docente obbligatorio',
    description: 'Quoted: EDIT-10',
  },
});
