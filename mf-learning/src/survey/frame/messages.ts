import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  areas: {
    id: 'learning.survey.areas',
    defaultMessage: 'Parti del questionario',
    description: 'Name of the list of areas',
  },
  areaDone: {
    id: 'learning.survey.area.done',
    defaultMessage: 'Fatta',
    description: 'Sign of an area that is behind',
  },
  progress: {
    id: 'learning.survey.progress',
    defaultMessage: 'Domanda {number} di {total}',
    description: 'Where the person is',
  },
  progressName: {
    id: 'learning.survey.progress.name',
    defaultMessage: 'Avanzamento del questionario',
    description: 'Name of the progress bar',
  },
});
