import { defineMessages } from 'shared-ui';

/** Results of exams and votes, for the teachers of a course. */
export const messages = defineMessages({
  exams: {
    id: 'learning.teaching.exams.title',
    defaultMessage: 'Esami',
    description: 'Heading of the results of exams',
  },
  toQuestions: {
    id: 'learning.teaching.exams.to-questions',
    defaultMessage: 'Domande e candidati',
    description: 'Leads to the page on which the exams of the course are prepared',
  },
  noExams: {
    id: 'learning.teaching.exams.none',
    defaultMessage: 'Nessuno ha ancora concluso un esame',
    description: 'In place of the results',
  },
  certification: {
    id: 'learning.teaching.exams.certification',
    defaultMessage: 'Certificazione',
    description: 'Name of an exam',
  },
  simulation: {
    id: 'learning.teaching.exams.simulation',
    defaultMessage: 'Simulazione',
    description: 'Name of an exam',
  },
  passedBar: {
    id: 'learning.teaching.exams.passed-bar',
    defaultMessage: 'Superato dal {share}% dei candidati',
    description: 'Name of the bar',
  },
  candidates: {
    id: 'learning.teaching.exams.candidates',
    defaultMessage: 'Candidati',
    description: 'Figure: people who have ended an attempt',
  },
  passed: {
    id: 'learning.teaching.exams.passed',
    defaultMessage: 'Lo hanno superato',
    description: 'Figure: people who have passed',
  },
  attempts: {
    id: 'learning.teaching.exams.attempts',
    defaultMessage: 'Tentativi',
    description: 'Figure',
  },
  meanBest: {
    id: 'learning.teaching.exams.mean-best',
    defaultMessage: 'Media dei risultati migliori',
    description: 'Figure: the mean of the best result of each person',
  },
  ratings: {
    id: 'learning.teaching.ratings.title',
    defaultMessage: 'Valutazioni',
    description: 'Heading of the votes',
  },
  toReviews: {
    id: 'learning.teaching.ratings.to-reviews',
    defaultMessage: 'Tutte le recensioni',
    description: 'Leads to the page of the course',
  },
  noRatings: {
    id: 'learning.teaching.ratings.none',
    defaultMessage: 'Nessuno ha ancora votato il corso',
    description: 'In place of the votes',
  },
  votes: {
    id: 'learning.teaching.ratings.votes',
    defaultMessage: '{count, plural, one {# voto} other {# voti}}',
    description: 'Beside the average',
  },
  formerLearner: {
    id: 'learning.teaching.ratings.former',
    defaultMessage: 'Ex discente',
    description: 'Author of a review whose account was deleted',
  },
});
