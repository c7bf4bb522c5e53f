import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  user: {
    id: 'learning.survey.reminder.user',
    defaultMessage: 'Completa le tue preferenze',
    description: 'Reminder on the dashboard',
  },
  company: {
    id: 'learning.survey.reminder.company',
    defaultMessage: 'Racconta la tua azienda',
    description: 'Reminder on the dashboard',
  },
  other: {
    id: 'learning.survey.reminder.other',
    defaultMessage: 'Un questionario ti aspetta',
    description: 'Reminder on the dashboard',
  },
  text: {
    id: 'learning.survey.reminder.text',
    defaultMessage: 'Bastano pochi minuti e i corsi consigliati fanno al caso tuo.',
    description: 'Reminder on the dashboard',
  },
  go: {
    id: 'learning.survey.reminder.go',
    defaultMessage: 'Rispondi',
    description: 'Opens the survey',
  },
});
