import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  toast: {
    id: 'learning.survey.leave.toast',
    defaultMessage: 'Non hai finito il questionario',
    description: 'For 1500 ms when somebody leaves mid-way (SURVEY-07)',
  },
  text: {
    id: 'learning.survey.leave.text',
    defaultMessage:
      'Le risposte non sono ancora inviate. Se esci restano in questa scheda e le ritrovi quando torni.',
    description: 'Stays until the person decides (E70)',
  },
  stay: {
    id: 'learning.survey.leave.stay',
    defaultMessage: 'Resta qui',
    description: 'Goes on with the survey',
  },
  leave: {
    id: 'learning.survey.leave.go',
    defaultMessage: 'Esci senza inviare',
    description: 'Leaves the survey',
  },
});
