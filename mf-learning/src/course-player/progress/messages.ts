import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  next: {
    id: 'learning.lesson.next',
    defaultMessage: 'Prossima lezione',
    description: 'Next lesson, when this one is completed',
  },
  complete: {
    id: 'learning.lesson.complete',
    defaultMessage: 'Completa e continua',
    description: 'Completes the open lesson and goes on',
  },
  finish: {
    id: 'learning.lesson.finish',
    defaultMessage: 'Completa il corso',
    description: 'Completes the last open lesson',
  },
  toCurriculum: {
    id: 'learning.completed.curriculum',
    defaultMessage: 'Vai al BlockChain CV',
    description: 'To all badges',
  },
  courseCompleted: {
    id: 'learning.completed.title',
    defaultMessage: 'Corso completato',
    description: 'All lessons are done',
  },
  awardYours: {
    id: 'learning.completed.award',
    defaultMessage: 'Il badge porta il tuo nome',
    description: 'Headline when the badge of the course has arrived',
  },
  awardComing: {
    id: 'learning.completed.award-coming',
    defaultMessage: 'Stiamo firmando il tuo badge',
    description: 'Headline while the badge of the course is being issued',
  },
  awardText: {
    id: 'learning.completed.award-text',
    defaultMessage:
      '{title}, livello {level}. Lo stiamo registrando sulla blockchain: di solito bastano due minuti.',
    description: 'Under the headline: which badge, and what happens to it now',
  },
  awardRegistered: {
    id: 'learning.completed.award-registered',
    defaultMessage: '{title}, livello {level}. È registrato sulla blockchain.',
    description: 'Under the headline: which badge, when the ledger has it',
  },
  awardClose: {
    id: 'learning.completed.award-close',
    defaultMessage: 'Chiudi e torna alla lezione',
    description: 'Closes the award; the badge stays',
  },
  badgeReady: {
    id: 'learning.completed.ready',
    defaultMessage: 'Il tuo badge è firmato e annotato sul registro.',
    description: 'The badge was issued',
  },
  badgeComing: {
    id: 'learning.completed.coming',
    defaultMessage: 'Ci vuole qualche secondo: si imprime qui appena è pronto.',
    description: 'The badge is being issued',
  },
  badgeLate: {
    id: 'learning.completed.late',
    defaultMessage: 'Il tuo badge sta arrivando: lo trovi nel BlockChain CV appena è pronto.',
    description: 'The badge takes longer',
  },
  nowCompleted: {
    id: 'learning.lesson.now-completed',
    defaultMessage: 'Lezione completata. Avanzamento {percentage}%',
    description: 'Said by screen readers after a completion',
  },
  completionFailed: {
    id: 'learning.lesson.failed',
    defaultMessage: 'La lezione non risulta completata. Riprova.',
    description: 'A completion that the server did not take',
  },
  resetTitle: {
    id: 'learning.reset.title',
    defaultMessage: 'Vuoi ricominciare il corso?',
    description: 'Question of the dialog',
  },
  resetText: {
    id: 'learning.reset.text',
    defaultMessage:
      '“{title}” riparte dalla prima lezione: {count, plural, one {# lezione completata torna} other {# lezioni completate tornano}} da fare. Il badge ottenuto e gli esami pagati restano tuoi.',
    description: 'What a reset does (E60)',
  },
  resetBusy: {
    id: 'learning.reset.busy',
    defaultMessage: 'Ricominciamo…',
    description: 'While the reset is on its way',
  },
  resetDone: {
    id: 'learning.reset.done',
    defaultMessage: 'Il corso riparte dalla prima lezione.',
    description: 'After a reset',
  },
  resetFailed: {
    id: 'learning.reset.failed',
    defaultMessage: 'Il corso non è ripartito. Riprova.',
    description: 'A reset that the server did not take',
  },
  examLeft: {
    id: 'learning.completed.exam',
    defaultMessage: 'Il corso ha un esame di certificazione.',
    description: 'After the last lesson',
  },
  toExams: {
    id: 'learning.completed.to-exams',
    defaultMessage: 'Vedi gli esami del corso',
    description: 'Leads to the tab of the course',
  },
});
