import { defineMessages } from 'shared-ui';

/** A badge that was just won: what it is, what to do with it, what comes next. */
export const awardMessages = defineMessages({
  share: {
    id: 'learning.award.share',
    defaultMessage: 'Condividi il badge',
    description: 'Shares the public address of the badge',
  },
  copied: {
    id: 'learning.award.copied',
    defaultMessage: 'Link copiato',
    description: 'The public address is in the clipboard',
  },
  copyFailed: {
    id: 'learning.award.copy-failed',
    defaultMessage: 'Copia non riuscita. Il link è {url}',
    description: 'The browser refused the clipboard',
  },
  hidden: {
    id: 'learning.award.hidden',
    defaultMessage: 'La pagina pubblica è nascosta: rendila visibile dalla pagina del badge.',
    description: 'Why a badge cannot be shared (E121)',
  },
  download: {
    id: 'learning.award.download',
    defaultMessage: 'Scarica l’immagine',
    description: 'Saves the picture of the badge',
  },
  examTitle: {
    id: 'learning.award.exam-title',
    defaultMessage: 'Il prossimo passo è l’esame',
    description: 'Next step: certification exam',
  },
  examText: {
    id: 'learning.award.exam-text',
    defaultMessage: 'Certifica quello che hai imparato, finché è fresco.',
    description: 'Next step: certification exam',
  },
  examAction: {
    id: 'learning.award.exam-action',
    defaultMessage: 'Preparati',
    description: 'Leads to the exams of the course',
  },
  surveyTitle: {
    id: 'learning.award.survey-title',
    defaultMessage: 'Il prossimo passo è un questionario',
    description: 'Next step: a survey that waits',
  },
  surveyText: {
    id: 'learning.award.survey-text',
    defaultMessage: 'Con le tue risposte ti consigliamo i corsi giusti.',
    description: 'Next step: a survey that waits',
  },
  surveyAction: {
    id: 'learning.award.survey-action',
    defaultMessage: 'Rispondi',
    description: 'Leads to the survey',
  },
  courseText: {
    id: 'learning.award.course-text',
    defaultMessage: 'Il corso che hai più avanti: continua da dove eri.',
    description: 'Next step: another course of the learner, under its title',
  },
  courseAction: {
    id: 'learning.award.course-action',
    defaultMessage: 'Continua',
    description: 'Leads to the other course',
  },
  searchTitle: {
    id: 'learning.award.search-title',
    defaultMessage: 'Il prossimo passo lo scegli tu',
    description: 'Next step: nothing is left to do',
  },
  searchText: {
    id: 'learning.award.search-text',
    defaultMessage: 'Nel catalogo trovi il corso che viene dopo questo.',
    description: 'Next step: nothing is left to do',
  },
  searchAction: {
    id: 'learning.award.search-action',
    defaultMessage: 'Cerca un corso',
    description: 'Leads to the search',
  },
});
