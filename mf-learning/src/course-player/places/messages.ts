import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  moment: {
    id: 'learning.place.moment',
    defaultMessage: 'Al momento {moment}',
    description: 'Choice of a place: the moment at which the video is, 27:04',
  },
  paragraph: {
    id: 'learning.place.paragraph',
    defaultMessage: '§ {number}: {text}',
    description: 'Choice of a place: a paragraph by its number and first words',
  },
  wholeLesson: {
    id: 'learning.place.lesson',
    defaultMessage: 'Tutta la lezione',
    description: 'Choice of a place, and place of a note',
  },
  place: {
    id: 'learning.place.label',
    defaultMessage: 'Punto della lezione',
    description: 'Label of the choice of a place',
  },
  paragraphMark: {
    id: 'learning.place.paragraph-mark',
    defaultMessage: '§ {number}',
    description: 'Short name of a paragraph by its number',
  },
  lostParagraph: {
    id: 'learning.place.paragraph-lost',
    defaultMessage: '§',
    description: 'A paragraph that the text no longer has',
  },
  goToMoment: {
    id: 'learning.place.to-moment',
    defaultMessage: 'Vai a {moment} di “{lesson}”',
    description: 'Name of the link to a moment of a lesson',
  },
  goToParagraph: {
    id: 'learning.place.to-paragraph',
    defaultMessage: 'Vai al paragrafo {number} di “{lesson}”',
    description: 'Name of the link to a paragraph of a lesson',
  },
  goToLesson: {
    id: 'learning.place.to-lesson',
    defaultMessage: 'Vai alla lezione “{lesson}”',
    description: 'Name of the link to a lesson',
  },
  lostLesson: {
    id: 'learning.place.lesson-lost',
    defaultMessage: 'Lezione tolta dal corso',
    description: 'Place of a note whose lesson is no longer there',
  },
  arrived: {
    id: 'learning.place.arrived',
    defaultMessage: 'Il video è a {moment}',
    description: 'Said by screen readers after a jump within the video',
  },
});
