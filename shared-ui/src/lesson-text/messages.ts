import { defineMessages } from '../i18n/define-messages.ts';

export const messages = defineMessages({
  table: {
    id: 'ui.lesson-text.table',
    defaultMessage: 'Tabella',
    description: 'Name of a table without a caption, for screen readers',
  },
});
