import { defineMessages } from 'shared-ui';

/** The page before an exam begins. */
export const messages = defineMessages({
  title: {
    id: 'learning.exam.rules.title',
    defaultMessage: 'Prima di cominciare',
    description: 'Heading of the page before an exam',
  },
  preview: {
    id: 'learning.exam.rules.preview',
    defaultMessage:
      'Anteprima: provi l’esame come un candidato, e niente viene registrato per lui.',
    description: 'For authors of the course',
  },
  questions: {
    id: 'learning.exam.rules.questions',
    defaultMessage: 'Domande',
    description: 'Figure: how many questions',
  },
  time: {
    id: 'learning.exam.rules.time',
    defaultMessage: 'Tempo',
    description: 'Figure: how long it takes',
  },
  toPass: {
    id: 'learning.exam.rules.to-pass',
    defaultMessage: 'Per superarlo',
    description: 'Figure: share of points that is needed',
  },
  attempt: {
    id: 'learning.exam.rules.attempt',
    defaultMessage: 'Tentativo',
    description: 'Figure: which attempt it would be',
  },
  attemptOf: {
    id: 'learning.exam.rules.attempt-of',
    defaultMessage: '{number} di {total}',
    description: 'Which attempt of how many',
  },
  savedTitle: {
    id: 'learning.exam.rules.saved-title',
    defaultMessage: 'Ogni risposta si salva da sola',
    description: 'Rule of the exam',
  },
  savedText: {
    id: 'learning.exam.rules.saved-text',
    defaultMessage: 'Puoi cambiarla fino alla consegna.',
    description: 'Rule of the exam',
  },
  offlineTitle: {
    id: 'learning.exam.rules.offline-title',
    defaultMessage: 'Se cade la rete, riprendi da dove eri',
    description: 'Rule of the exam',
  },
  offlineText: {
    id: 'learning.exam.rules.offline-text',
    defaultMessage: 'Il tempo lo tiene il nostro server e continua a scorrere.',
    description: 'Rule of the exam',
  },
  flagTitle: {
    id: 'learning.exam.rules.flag-title',
    defaultMessage: 'Puoi saltare, segnare e tornare',
    description: 'Rule of the exam',
  },
  flagText: {
    id: 'learning.exam.rules.flag-text',
    defaultMessage: 'Una domanda senza risposta vale zero, non toglie punti.',
    description: 'Rule of the exam',
  },
  onePageTitle: {
    id: 'learning.exam.rules.one-page-title',
    defaultMessage: 'Un solo esame aperto alla volta',
    description: 'Rule of the exam',
  },
  onePageText: {
    id: 'learning.exam.rules.one-page-text',
    defaultMessage: 'Se lo apri su un altro dispositivo, continua lì.',
    description: 'Rule of the exam',
  },
  attemptsTitle: {
    id: 'learning.exam.rules.attempts-title',
    defaultMessage:
      '{count, plural, =1 {Un tentativo} =2 {Due tentativi} other {# tentativi}} entro il {date}',
    description: 'Rule of the exam: attempts of one purchase',
  },
  attemptsText: {
    id: 'learning.exam.rules.attempts-text',
    defaultMessage:
      'Tra un tentativo e l’altro {hours, plural, one {passa almeno un’ora} other {passano almeno # ore}}.',
    description: 'Rule of the exam: pause between attempts',
  },
  endlessTitle: {
    id: 'learning.exam.rules.endless-title',
    defaultMessage: 'Quante volte vuoi, entro il {date}',
    description: 'Rule of a simulation',
  },
  endlessText: {
    id: 'learning.exam.rules.endless-text',
    defaultMessage: 'Alla fine ogni risposta è spiegata.',
    description: 'Rule of a simulation',
  },
  identity: {
    id: 'learning.exam.rules.identity',
    defaultMessage: 'La tua identità',
    description: 'Name of the card with the person',
  },
  verified: {
    id: 'learning.exam.rules.verified',
    defaultMessage: 'Identità verificata',
    description: 'The person has logged in with a verified identity',
  },
  birthDate: {
    id: 'learning.exam.rules.birth-date',
    defaultMessage: 'Data di nascita',
    description: 'Of the person',
  },
  email: {
    id: 'learning.exam.rules.email',
    defaultMessage: 'E-mail',
    description: 'Of the person',
  },
  nameOnBadge: {
    id: 'learning.exam.rules.name-on-badge',
    defaultMessage: 'Il badge e l’attestato porteranno questo nome.',
    description: 'Below the name of the person',
  },
  notYou: {
    id: 'learning.exam.rules.not-you',
    defaultMessage: 'Non sei tu?',
    description: 'Link to the profile',
  },
  confirmIdentity: {
    id: 'learning.exam.rules.confirm-identity',
    defaultMessage: 'Sono {name} e rispondo senza aiuti',
    description: 'First confirmation',
  },
  confirmRules: {
    id: 'learning.exam.rules.confirm-rules',
    defaultMessage: 'Ho letto le regole dell’esame',
    description: 'Second confirmation',
  },
  confirmFirst: {
    id: 'learning.exam.rules.confirm-first',
    defaultMessage: 'Conferma prima le due voci qui sopra.',
    description: 'Why the exam cannot begin yet',
  },
  begin: {
    id: 'learning.exam.rules.begin',
    defaultMessage: 'Comincia l’esame',
    description: 'Starts the attempt and its time',
  },
  timeStarts: {
    id: 'learning.exam.rules.time-starts',
    defaultMessage: 'Il tempo parte quando premi.',
    description: 'Below the button that begins',
  },
  startFailed: {
    id: 'learning.exam.rules.start-failed',
    defaultMessage: 'L’esame non è cominciato. Controlla la rete e riprova.',
    description: 'The attempt could not be started',
  },
  extraTime: {
    id: 'learning.exam.rules.extra-time',
    defaultMessage:
      '<b>Hai {minutes, plural, one {un minuto} other {# minuti}} in più.</b> Te li ha assegnati l’ente: in tutto sono {total}.',
    description: 'For a person who needs more time',
  },
  simulationFirst: {
    id: 'learning.exam.rules.simulation-first',
    defaultMessage: 'Fai prima la simulazione',
    description: 'Link to the simulation',
  },
  external: {
    id: 'learning.exam.rules.external',
    defaultMessage: 'Questo esame si svolge sul sito di un altro ente. Il risultato arriva qui.',
    description: 'An exam that somebody else holds',
  },
  openExternal: {
    id: 'learning.exam.rules.open-external',
    defaultMessage: 'Apri l’esame',
    description: 'Link to an exam that somebody else holds',
  },
  startsFrom: {
    id: 'learning.exam.rules.starts-from',
    defaultMessage: 'Puoi ricominciare il {date}.',
    description: 'When the next attempt may begin',
  },
  toLive: {
    id: 'learning.exam.rules.to-live',
    defaultMessage: 'Vai all’esame in corso',
    description: 'Link to another exam under way',
  },
  toResult: {
    id: 'learning.exam.rules.to-result',
    defaultMessage: 'Vedi il risultato',
    description: 'Link to the result of a passed exam',
  },
  toLessons: {
    id: 'learning.exam.rules.to-lessons',
    defaultMessage: 'Torna alle lezioni',
    description: 'Link from an exam that opens when the course is completed',
  },
  toCoursePage: {
    id: 'learning.exam.rules.to-course-page',
    defaultMessage: 'Vai alla scheda del corso',
    description: 'Link from an exam that was not bought',
  },
});
