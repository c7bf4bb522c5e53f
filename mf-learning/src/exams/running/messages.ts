import { defineMessages } from 'shared-ui';

/** What a running exam says. */
export const messages = defineMessages({
  questionOf: {
    id: 'learning.exam.run.question-of',
    defaultMessage: 'Domanda {position} di {total}',
    description: 'Which question is shown',
  },
  answered: {
    id: 'learning.exam.run.answered',
    defaultMessage: '{count, plural, one {# risposta} other {# risposte}}',
    description: 'How many questions are answered, in the bar',
  },
  answeredOf: {
    id: 'learning.exam.run.answered-of',
    defaultMessage: '{count} di {total}',
    description: 'How many questions are answered, in the overview',
  },
  exit: {
    id: 'learning.exam.run.exit',
    defaultMessage: 'Esci dall’esame. Il tempo continua',
    description: 'Way out of a running exam',
  },
  handIn: {
    id: 'learning.exam.run.hand-in',
    defaultMessage: 'Consegna',
    description: 'Button of the bar: to the end of the exam',
  },
  review: {
    id: 'learning.exam.run.review',
    defaultMessage: 'Rivedi e consegna',
    description: 'Button: to the end of the exam',
  },
  handInWaits: {
    id: 'learning.exam.run.hand-in-waits',
    defaultMessage: 'Consegni quando torna la rete.',
    description: 'Why an exam cannot be handed in now',
  },
  timeLeft: {
    id: 'learning.exam.run.time-left',
    defaultMessage: 'Tempo rimasto {time}',
    description: 'Name of the clock',
  },
  lastFive: {
    id: 'learning.exam.run.last-five',
    defaultMessage: 'Ultimi {time}',
    description: 'The clock in the last five minutes',
  },
  lastOne: {
    id: 'learning.exam.run.last-one',
    defaultMessage: 'Ultimo minuto',
    description: 'The clock in the last minute',
  },
  fiveLeft: {
    id: 'learning.exam.run.five-left',
    defaultMessage: 'Restano meno di cinque minuti.',
    description: 'Said when five minutes are left',
  },
  oneLeft: {
    id: 'learning.exam.run.one-left',
    defaultMessage: 'Resta meno di un minuto.',
    description: 'Said when one minute is left',
  },
  points: {
    id: 'learning.exam.run.points',
    defaultMessage: '{count, plural, one {# punto} other {# punti}}',
    description: 'What a question is worth',
  },
  flag: {
    id: 'learning.exam.run.flag',
    defaultMessage: 'Segna per dopo',
    description: 'Flags the question',
  },
  flagged: {
    id: 'learning.exam.run.flagged',
    defaultMessage: 'Segnata per dopo',
    description: 'The question is flagged; pressed again, no more',
  },
  previous: {
    id: 'learning.exam.run.previous',
    defaultMessage: 'Precedente',
    description: 'Previous question',
  },
  previousLong: {
    id: 'learning.exam.run.previous-long',
    defaultMessage: 'Domanda precedente',
    description: 'Previous question, name of an icon',
  },
  next: {
    id: 'learning.exam.run.next',
    defaultMessage: 'Prossima domanda',
    description: 'Next question',
  },
  saved: {
    id: 'learning.exam.run.saved',
    defaultMessage: 'Risposta salvata alle {time}',
    description: 'The server has the answer',
  },
  waiting: {
    id: 'learning.exam.run.waiting',
    defaultMessage:
      '{count, plural, one {# risposta in attesa di invio} other {# risposte in attesa di invio}}',
    description: 'Answers that the server does not have yet',
  },
  refused: {
    id: 'learning.exam.run.refused',
    defaultMessage: 'Una risposta non è stata accettata. Dalla di nuovo.',
    description: 'The server did not take an answer',
  },
  overview: {
    id: 'learning.exam.run.overview',
    defaultMessage: 'Tutte le domande',
    description: 'Heading of the overview',
  },
  cell: {
    id: 'learning.exam.run.cell',
    defaultMessage:
      'Domanda {position}: {state, select, answered {risposta data} other {da fare}}{flag, select, yes {, segnata} other {}}',
    description: 'Name of a question in the overview',
  },
  legendAnswered: {
    id: 'learning.exam.run.legend-answered',
    defaultMessage: 'Risposta data',
    description: 'Legend of the overview',
  },
  legendCurrent: {
    id: 'learning.exam.run.legend-current',
    defaultMessage: 'Questa',
    description: 'Legend of the overview',
  },
  legendFlagged: {
    id: 'learning.exam.run.legend-flagged',
    defaultMessage: 'Segnata',
    description: 'Legend of the overview',
  },
  legendOpen: {
    id: 'learning.exam.run.legend-open',
    defaultMessage: 'Da fare',
    description: 'Legend of the overview',
  },
  missing: {
    id: 'learning.exam.run.missing',
    defaultMessage:
      '{count, plural, =0 {Hai risposto a tutte le domande.} one {Ti manca una risposta. Una domanda senza risposta vale zero, non toglie punti.} other {Ti mancano # risposte. Una domanda senza risposta vale zero, non toglie punti.}}',
    description: 'How many questions have no answer',
  },
  flaggedCount: {
    id: 'learning.exam.run.flagged-count',
    defaultMessage:
      '{count, plural, one {Hai segnato una domanda.} other {Hai segnato # domande.}}',
    description: 'How many questions are flagged, before the hand-in',
  },
  handInTitle: {
    id: 'learning.exam.run.hand-in-title',
    defaultMessage: 'Consegni l’esame?',
    description: 'Question before the hand-in',
  },
  handInText: {
    id: 'learning.exam.run.hand-in-text',
    defaultMessage: 'Dopo la consegna non puoi più cambiare le risposte.',
    description: 'Before the hand-in',
  },
  goOnAnswering: {
    id: 'learning.exam.run.go-on',
    defaultMessage: 'Continua l’esame',
    description: 'Back to the questions',
  },
  handInNow: {
    id: 'learning.exam.run.hand-in-now',
    defaultMessage: 'Consegna l’esame',
    description: 'Ends the exam',
  },
  handingIn: {
    id: 'learning.exam.run.handing-in',
    defaultMessage: 'Consegna in corso…',
    description: 'While the exam is handed in',
  },
  handInFailed: {
    id: 'learning.exam.run.hand-in-failed',
    defaultMessage: 'La consegna non è riuscita. Le risposte restano salvate: riprova.',
    description: 'The exam could not be handed in',
  },
  offline: {
    id: 'learning.exam.run.offline',
    defaultMessage:
      '<b>Sei fuori rete.</b> Continua pure: conserviamo le risposte su questo dispositivo. Contano quelle che ci arrivano entro il tempo. Consegni quando torna la rete.',
    description: 'Strip under the bar without a network',
  },
  serverAway: {
    id: 'learning.exam.run.server-away',
    defaultMessage:
      '<b>Il nostro server non risponde.</b> Continua pure: conserviamo le risposte su questo dispositivo e riproviamo da soli. Contano quelle che ci arrivano entro il tempo.',
    description: 'Strip under the bar while the server fails',
  },
  retryNow: {
    id: 'learning.exam.run.retry-now',
    defaultMessage: 'Riprova adesso',
    description: 'Button of the strip',
  },
  elsewhereTitle: {
    id: 'learning.exam.run.elsewhere-title',
    defaultMessage: 'L’esame è aperto altrove',
    description: 'Another page holds the exam',
  },
  elsewhereText: {
    id: 'learning.exam.run.elsewhere-text',
    defaultMessage:
      'Lo stai svolgendo in un’altra scheda o su un altro dispositivo. Se continui qui, lì si ferma.',
    description: 'Another page holds the exam',
  },
  continueHere: {
    id: 'learning.exam.run.continue-here',
    defaultMessage: 'Continua qui',
    description: 'Takes the exam to this page',
  },
  overTitle: {
    id: 'learning.exam.run.over-title',
    defaultMessage: 'Il tempo è finito',
    description: 'The time of the exam has passed',
  },
  overText: {
    id: 'learning.exam.run.over-text',
    defaultMessage:
      '{count, plural, =0 {Non avevi ancora dato risposte.} one {Abbiamo consegnato la risposta che ci hai dato.} other {Abbiamo consegnato le # risposte che ci hai dato.}}',
    description: 'The time of the exam has passed',
  },
  overTextShort: {
    id: 'learning.exam.run.over-text-short',
    defaultMessage: 'Abbiamo consegnato le risposte che ci hai dato.',
    description:
      'The time of the exam has passed, and how many answers there were is not known here',
  },
  seeResult: {
    id: 'learning.exam.run.see-result',
    defaultMessage: 'Vedi il risultato',
    description: 'From a finished exam',
  },
  leaveTitle: {
    id: 'learning.exam.run.leave-title',
    defaultMessage: 'Esci dall’esame?',
    description: 'Question to who leaves a live exam',
  },
  leaveText: {
    id: 'learning.exam.run.leave-text',
    defaultMessage:
      'Il tempo continua a scorrere. Finché non finisce puoi tornare e riprendere da dove eri.',
    description: 'To who leaves a live exam',
  },
  leave: {
    id: 'learning.exam.run.leave',
    defaultMessage: 'Esci',
    description: 'Leaves a live exam',
  },
  stay: {
    id: 'learning.exam.run.stay',
    defaultMessage: 'Resta nell’esame',
    description: 'Stays in a live exam',
  },
});
