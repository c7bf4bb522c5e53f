import { defineMessages } from 'shared-ui';

/** The result of an attempt. */
export const messages = defineMessages({
  certificationPassed: {
    id: 'learning.exam.result.certification-passed',
    defaultMessage: 'Esame superato',
    description: 'Verdict',
  },
  certificationFailed: {
    id: 'learning.exam.result.certification-failed',
    defaultMessage: 'Esame non superato',
    description: 'Verdict',
  },
  simulationPassed: {
    id: 'learning.exam.result.simulation-passed',
    defaultMessage: 'Simulazione superata',
    description: 'Verdict',
  },
  simulationFailed: {
    id: 'learning.exam.result.simulation-failed',
    defaultMessage: 'Simulazione non superata',
    description: 'Verdict',
  },
  badgeYours: {
    id: 'learning.exam.result.badge-yours',
    defaultMessage: 'Il badge di certificazione è tuo',
    description: 'The badge has been issued',
  },
  badgeComing: {
    id: 'learning.exam.result.badge-coming',
    defaultMessage: 'Stiamo firmando il tuo badge',
    description: 'The badge is being issued',
  },
  missingPoints: {
    id: 'learning.exam.result.missing-points',
    defaultMessage: '{count, plural, one {Ti manca un punto} other {Ti mancano # punti}}',
    description: 'Points that are missing to the threshold',
  },
  yourResult: {
    id: 'learning.exam.result.yours',
    defaultMessage: 'Il tuo risultato',
    description: 'Figure: percent of the points',
  },
  toPass: {
    id: 'learning.exam.result.to-pass',
    defaultMessage: 'Per superarlo',
    description: 'Figure: the threshold',
  },
  timeUsed: {
    id: 'learning.exam.result.time-used',
    defaultMessage: 'Tempo usato',
    description: 'Figure: how long the attempt took',
  },
  toBadge: {
    id: 'learning.exam.result.to-badge',
    defaultMessage: 'Vedi il badge',
    description: 'Link to the page of the badge',
  },
  areas: {
    id: 'learning.exam.result.areas',
    defaultMessage: 'Area per area',
    description: 'Heading of the points by area',
  },
  areaPoints: {
    id: 'learning.exam.result.area-points',
    defaultMessage: '{points} su {total} · {percent}%',
    description: 'Points of an area',
  },
  areaBar: {
    id: 'learning.exam.result.area-bar',
    defaultMessage: '{name}: {percent}%, soglia {threshold}%',
    description: 'Name of the bar of an area',
  },
  belowThreshold: {
    id: 'learning.exam.result.below',
    defaultMessage: 'Sotto la soglia',
    description: 'An area below the threshold',
  },
  tick: {
    id: 'learning.exam.result.tick',
    defaultMessage: 'Il segno verticale è la soglia.',
    description: 'Below the bars of the areas',
  },
  tickCertification: {
    id: 'learning.exam.result.tick-certification',
    defaultMessage:
      'Il segno verticale è la soglia. Le risposte giuste non si mostrano: la banca serve ad altri candidati.',
    description: 'Below the bars of the areas of a certification',
  },
  studyTitle: {
    id: 'learning.exam.result.study-title',
    defaultMessage: 'Riparti da qui',
    description: 'Heading of the lessons to study again',
  },
  study: {
    id: 'learning.exam.result.study',
    defaultMessage: 'Rivedi',
    description: 'Link to a lesson to study again',
  },
  studyLesson: {
    id: 'learning.exam.result.study-lesson',
    defaultMessage: 'Rivedi: {name}',
    description: 'Name of the link to a lesson to study again',
  },
  nextTitle: {
    id: 'learning.exam.result.next-title',
    defaultMessage: 'Il prossimo tentativo',
    description: 'Heading of when the exam can be taken again',
  },
  attemptsLeft: {
    id: 'learning.exam.result.attempts-left',
    defaultMessage:
      '{count, plural, =1 {Te ne resta uno, valido fino al {date}.} other {Te ne restano #, validi fino al {date}.}}',
    description: 'Attempts that are left',
  },
  again: {
    id: 'learning.exam.result.again',
    defaultMessage: 'Ripeti l’esame',
    description: 'Link to another attempt',
  },
  toCoursePage: {
    id: 'learning.exam.result.to-course-page',
    defaultMessage: 'Vai alla scheda del corso',
    description: 'Where the exam is bought again',
  },
  practice: {
    id: 'learning.exam.result.practice',
    defaultMessage: 'Prova la simulazione',
    description: 'Link to the simulation',
  },
  attestation: {
    id: 'learning.exam.result.attestation',
    defaultMessage: 'Attestato',
    description: 'Heading of the attestation',
  },
  attestationText: {
    id: 'learning.exam.result.attestation-text',
    defaultMessage: 'Porta il tuo nome, il risultato e la data.',
    description: 'What the attestation is',
  },
  attestationWaits: {
    id: 'learning.exam.result.attestation-waits',
    defaultMessage: 'Arriva insieme al badge, fra pochi secondi.',
    description: 'Why the attestation is not there yet',
  },
  report: {
    id: 'learning.exam.result.report',
    defaultMessage: 'Rapporto',
    description: 'Heading of the report',
  },
  reportText: {
    id: 'learning.exam.result.report-text',
    defaultMessage: 'Il risultato area per area e che cosa studiare.',
    description: 'What the report is',
  },
  registration: {
    id: 'learning.exam.result.registration',
    defaultMessage: 'Notarizzazione',
    description: 'Heading of the registration of the badge',
  },
  badgeIssued: {
    id: 'learning.exam.result.badge-issued',
    defaultMessage: 'Badge emesso',
    description: 'The badge has been issued',
  },
  onLedger: {
    id: 'learning.exam.result.on-ledger',
    defaultMessage: 'Registrato sulla blockchain',
    description: 'The badge is on the ledger',
  },
  ledgerComing: {
    id: 'learning.exam.result.ledger-coming',
    defaultMessage: 'Registrazione sulla blockchain',
    description: 'The badge is being registered',
  },
  ledgerText: {
    id: 'learning.exam.result.ledger-text',
    defaultMessage: 'Di solito bastano due minuti. Puoi chiudere.',
    description: 'The badge is being registered',
  },
  solvedTitle: {
    id: 'learning.exam.result.solved-title',
    defaultMessage: 'Domanda per domanda',
    description: 'Heading of the explained questions',
  },
  isRight: {
    id: 'learning.exam.result.is-right',
    defaultMessage: 'Domanda {position}: giusta',
    description: 'A question answered right',
  },
  isWrong: {
    id: 'learning.exam.result.is-wrong',
    defaultMessage: 'Domanda {position}: sbagliata',
    description: 'A question answered wrong',
  },
  isUnanswered: {
    id: 'learning.exam.result.is-unanswered',
    defaultMessage: 'Domanda {position}: senza risposta',
    description: 'A question without an answer',
  },
  givenAnswer: {
    id: 'learning.exam.result.given',
    defaultMessage: 'La tua risposta',
    description: 'Above the answer that was given',
  },
  rightAnswer: {
    id: 'learning.exam.result.right',
    defaultMessage: 'La risposta giusta',
    description: 'Above the right answer',
  },
  tolerance: {
    id: 'learning.exam.result.tolerance',
    defaultMessage: '{value}, con una tolleranza di {tolerance}',
    description: 'A right number with its tolerance',
  },
  pointShown: {
    id: 'learning.exam.result.point',
    defaultMessage: 'È nel riquadro segnato sull’immagine',
    description: 'The right place of a picture is drawn in it',
  },
});
