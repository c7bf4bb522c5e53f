import { defineMessages } from 'shared-ui';

/** The list of ended attempts. */
export const messages = defineMessages({
  title: {
    id: 'learning.exam.attempts.title',
    defaultMessage: 'I tuoi tentativi',
    description: 'Heading of the ended attempts',
  },
  passed: {
    id: 'learning.exam.attempts.passed',
    defaultMessage: 'Tentativo {number}, superato',
    description: 'An attempt that was passed',
  },
  failed: {
    id: 'learning.exam.attempts.failed',
    defaultMessage: 'Tentativo {number}, non superato',
    description: 'An attempt that was not passed',
  },
});
