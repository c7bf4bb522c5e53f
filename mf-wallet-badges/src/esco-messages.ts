import { defineMessages } from 'shared-ui';

export const escoMessages = defineMessages({
  lead: {
    id: 'wallet.esco.lead',
    defaultMessage: 'Nella classificazione europea ESCO:',
    description: 'Over the skills that a badge names; they are links to another site',
  },
});
