import { defineMessages } from 'shared-ui';

export const areaMessages = defineMessages({
  company: {
    id: 'learning.survey.area.company',
    defaultMessage: 'La tua azienda',
    description: 'Area of the survey',
  },
  profession: {
    id: 'learning.survey.area.profession',
    defaultMessage: 'Il tuo lavoro',
    description: 'Area of the survey',
  },
  study: {
    id: 'learning.survey.area.study',
    defaultMessage: 'I tuoi studi',
    description: 'Area of the survey',
  },
  interest: {
    id: 'learning.survey.area.interest',
    defaultMessage: 'I tuoi interessi',
    description: 'Area of the survey',
  },
  personal: {
    id: 'learning.survey.area.personal',
    defaultMessage: 'Tempo e obiettivi',
    description: 'Area of the survey',
  },
});
