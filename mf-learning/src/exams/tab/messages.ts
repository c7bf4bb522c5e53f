import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  certification: {
    id: 'learning.exams.certification',
    defaultMessage: 'Esame di certificazione',
    description: 'Name of the exam',
  },
  simulation: {
    id: 'learning.exams.simulation',
    defaultMessage: 'Test di simulazione',
    description: 'Name of the test',
  },
  certificationText: {
    id: 'learning.exams.certification.text',
    defaultMessage: 'Si sostiene a corso completato. Chi lo supera riceve un badge notarizzato.',
    description: 'What the certification exam is',
  },
  simulationText: {
    id: 'learning.exams.simulation.text',
    defaultMessage: 'Ti prepara all’esame: ogni risposta è spiegata, e puoi ripeterlo.',
    description: 'What the simulation is',
  },
  none: {
    id: 'learning.exams.none',
    defaultMessage: 'Questo corso non ha esami',
    description: 'Empty state (EXAM-09)',
  },
  unavailable: {
    id: 'learning.exams.unavailable',
    defaultMessage: 'Non disponibile',
    description: 'An exam without a link or a price (EXAM-04)',
  },
  passed: {
    id: 'learning.exams.passed',
    defaultMessage: 'Superato',
    description: 'Outcome of an exam',
  },
  failed: {
    id: 'learning.exams.failed',
    defaultMessage: 'Non superato',
    description: 'Outcome of an exam',
  },
  pending: {
    id: 'learning.exams.pending',
    defaultMessage: 'In attesa',
    description: 'A paid exam without a result (E62)',
  },
  result: {
    id: 'learning.exams.result',
    defaultMessage: 'Risultato: {percent}%',
    description: 'Of the best attempt',
  },
  resultOn: {
    id: 'learning.exams.result-on',
    defaultMessage: 'Risultato: {percent}%, il {date}',
    description: 'Of the best attempt, with its day',
  },
  takeCertification: {
    id: 'learning.exams.take-certification',
    defaultMessage: 'Vai all’esame',
    description: 'Leads to the exam',
  },
  takeSimulation: {
    id: 'learning.exams.take-simulation',
    defaultMessage: 'Vai al test',
    description: 'Leads to the simulation',
  },
  newTab: {
    id: 'learning.exams.new-tab',
    defaultMessage: '{label} (si apre in una nuova scheda)',
    description: 'Name of the link to an exam of another body (E62)',
  },
  locked: {
    id: 'learning.exams.locked',
    defaultMessage: 'Si apre quando completi il corso: sei al {percentage}% e serve il 100%.',
    description: 'Why the certification cannot be taken yet (EXAM-05)',
  },
  withCourse: {
    id: 'learning.exams.with-course',
    defaultMessage: 'Si acquista insieme al corso, o dopo.',
    description: 'To who does not have the course',
  },
  prepare: {
    id: 'learning.exams.prepare',
    defaultMessage: 'Prepara gli esami',
    description: 'Leads the teacher of a course to its exams',
  },
  taught: {
    id: 'learning.exams.taught',
    defaultMessage: 'Insegni in questo corso: i suoi esami non sono in vendita per te.',
    description: 'To a teacher of the course (EXAM-07)',
  },
});
