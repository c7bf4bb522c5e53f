import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  version: {
    id: 'catalogue.detail.version',
    defaultMessage: 'Versione {version}',
    description: 'Read-only version',
  },
  teacherWith: {
    id: 'catalogue.detail.teacher-with',
    defaultMessage: 'Docente, con {names}',
    description: 'Below the first teacher',
  },
  teacher: {
    id: 'catalogue.detail.teacher',
    defaultMessage: 'Docente',
    description: 'Below the only teacher',
  },
  actions: {
    id: 'catalogue.detail.actions',
    defaultMessage: 'Azioni sul corso',
    description: 'Menu of editors (CAT-19)',
  },
  actionView: {
    id: 'catalogue.detail.action.view',
    defaultMessage: 'Vista dettaglio',
    description: 'Menu row (CAT-19)',
  },
  actionUse: {
    id: 'catalogue.detail.action.use',
    defaultMessage: 'Vista fruizione',
    description: 'Menu row (CAT-19)',
  },
  actionTeaching: {
    id: 'catalogue.detail.action.teaching',
    defaultMessage: 'Andamento del corso',
    description: 'Menu row: how the learners do',
  },
});
