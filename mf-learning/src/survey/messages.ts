import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: {
    id: 'learning.survey.title',
    defaultMessage: 'Questionario',
    description: 'Title of the tab',
  },
  startUser: {
    id: 'learning.survey.start.user',
    defaultMessage: 'Raccontaci di te',
    description: 'Heading before the first question, survey "user"',
  },
  startCompany: {
    id: 'learning.survey.start.company',
    defaultMessage: 'Raccontaci della tua azienda',
    description: 'Heading before the first question, survey "company"',
  },
  startOther: {
    id: 'learning.survey.start.other',
    defaultMessage: 'Abbiamo qualche domanda per te',
    description: 'Heading before the first question of any other survey',
  },
  startLead: {
    id: 'learning.survey.start.lead',
    defaultMessage:
      '{count, plural, one {# domanda} other {# domande}}, circa {minutes, plural, one {# minuto} other {# minuti}}. Rispondi a quello che vuoi: ci serve per consigliarti i corsi giusti.',
    description: 'What awaits the person',
  },
  start: {
    id: 'learning.survey.start.action',
    defaultMessage: 'Inizia',
    description: 'Begins the survey',
  },
  later: {
    id: 'learning.survey.start.later',
    defaultMessage: 'Non ora',
    description: 'Skips the survey, nothing is sent',
  },
  areas: {
    id: 'learning.survey.areas',
    defaultMessage: 'Parti del questionario',
    description: 'Name of the list of areas',
  },
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
  areaCount: {
    id: 'learning.survey.area.count',
    defaultMessage: '{count, plural, one {# domanda} other {# domande}}',
    description: 'Questions of an area',
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
  recommended: {
    id: 'learning.survey.question.recommended',
    defaultMessage: 'Conta di più per i consigli',
    description: 'Mark of a mandatory question; it blocks nothing (E69)',
  },
  several: {
    id: 'learning.survey.question.several',
    defaultMessage: 'Puoi scegliere più risposte',
    description: 'Help of a multi choice question',
  },
  viewAll: {
    id: 'learning.survey.question.all',
    defaultMessage: 'Vedi tutte le {count} risposte',
    description: 'Shows the answers after the tenth (SURVEY-08)',
  },
  nowAll: {
    id: 'learning.survey.question.all-shown',
    defaultMessage: 'Ora vedi tutte le {count} risposte',
    description: 'Announced after "view all"',
  },
  clear: {
    id: 'learning.survey.question.clear',
    defaultMessage: 'Togli la risposta',
    description: 'Empties the answer of a question',
  },
  untouched: {
    id: 'learning.survey.range.untouched',
    defaultMessage: 'Sposta il cursore per rispondere',
    description: 'A range without an answer',
  },
  back: {
    id: 'learning.survey.back',
    defaultMessage: 'Indietro',
    description: 'To the question before',
  },
  next: {
    id: 'learning.survey.next',
    defaultMessage: 'Avanti',
    description: 'To the next question',
  },
  skipQuestion: {
    id: 'learning.survey.skip-question',
    defaultMessage: 'Salta la domanda',
    description: 'The next question, this one has no answer',
  },
  send: {
    id: 'learning.survey.send',
    defaultMessage: 'Invia le risposte',
    description: 'After the last question',
  },
  end: {
    id: 'learning.survey.end',
    defaultMessage: 'Termina',
    description: 'After the last question when nothing was answered',
  },
  finish: {
    id: 'learning.survey.finish',
    defaultMessage: 'Termina e invia',
    description: 'Skips what is left and sends what was answered',
  },
  intervalTitle: {
    id: 'learning.survey.interval.title',
    defaultMessage: '{done, plural, one {# parte} other {# parti}} su {total}',
    description: 'Heading between two areas',
  },
  intervalLead: {
    id: 'learning.survey.interval.lead',
    defaultMessage:
      '{answered, plural, =0 {Finora non hai risposto a nessuna domanda.} one {Hai risposto a # domanda.} other {Hai risposto a # domande.}} Puoi continuare o fermarti qui.',
    description: 'Between two areas',
  },
  intervalNext: {
    id: 'learning.survey.interval.next',
    defaultMessage: 'Adesso',
    description: 'Before the name of the next area',
  },
  continue: {
    id: 'learning.survey.interval.continue',
    defaultMessage: 'Continua',
    description: 'To the next area',
  },
  sending: {
    id: 'learning.survey.sending',
    defaultMessage: 'Invio delle risposte…',
    description: 'While the answers are on their way',
  },
  sent: {
    id: 'learning.survey.sent',
    defaultMessage: 'Grazie. I corsi consigliati seguono le tue risposte.',
    description: 'Toast after the answers were sent',
  },
  sendFailed: {
    id: 'learning.survey.failed.title',
    defaultMessage: 'Le risposte non sono partite',
    description: 'Sending failed',
  },
  sendFailedText: {
    id: 'learning.survey.failed.text',
    defaultMessage: 'Sono ancora tutte in questa scheda. Riprova.',
    description: 'Sending failed, and the server gave no reason',
  },
  loadFailed: {
    id: 'learning.survey.not-loaded.title',
    defaultMessage: 'Il questionario non si è aperto',
    description: 'Loading failed',
  },
  missing: {
    id: 'learning.survey.missing.title',
    defaultMessage: 'Questo questionario non c’è',
    description: 'Unknown code, or a survey for others',
  },
  missingText: {
    id: 'learning.survey.missing.text',
    defaultMessage: 'L’indirizzo non è giusto, oppure il questionario è stato tolto.',
    description: 'Unknown code, or a survey for others',
  },
  toDashboard: {
    id: 'learning.survey.dashboard',
    defaultMessage: 'Vai alla dashboard',
    description: 'The way out',
  },
  leaveToast: {
    id: 'learning.survey.leave.toast',
    defaultMessage: 'Non hai finito il questionario',
    description: 'For 1500 ms when somebody leaves mid-way (SURVEY-07)',
  },
  leaveText: {
    id: 'learning.survey.leave.text',
    defaultMessage:
      'Le risposte non sono ancora inviate. Se esci restano in questa scheda e le ritrovi quando torni.',
    description: 'Stays until the person decides (E70)',
  },
  stay: {
    id: 'learning.survey.leave.stay',
    defaultMessage: 'Resta qui',
    description: 'Goes on with the survey',
  },
  leave: {
    id: 'learning.survey.leave.go',
    defaultMessage: 'Esci senza inviare',
    description: 'Leaves the survey',
  },
  experienceAdd: {
    id: 'learning.survey.experience.add',
    defaultMessage: 'Aggiungi',
    description: 'Opens the dialog for a new entry',
  },
  experienceEdit: {
    id: 'learning.survey.experience.edit',
    defaultMessage: 'Modifica {name}',
    description: 'Opens the dialog of an entry',
  },
  experienceRemove: {
    id: 'learning.survey.experience.remove',
    defaultMessage: 'Togli {name}',
    description: 'Takes an entry away',
  },
  experienceRemoved: {
    id: 'learning.survey.experience.removed',
    defaultMessage: '{name}: tolta',
    description: 'Announced after an entry was taken away',
  },
  experienceNew: {
    id: 'learning.survey.experience.new',
    defaultMessage: 'Aggiungi un’esperienza',
    description: 'Title of the dialog',
  },
  experienceChange: {
    id: 'learning.survey.experience.change',
    defaultMessage: 'Modifica l’esperienza',
    description: 'Title of the dialog',
  },
  experienceFrom: {
    id: 'learning.survey.experience.from',
    defaultMessage: 'Dal',
    description: 'First day',
  },
  experienceTo: {
    id: 'learning.survey.experience.to',
    defaultMessage: 'Al',
    description: 'Last day',
  },
  experienceCurrently: {
    id: 'learning.survey.experience.currently',
    defaultMessage: 'È ancora in corso',
    description: 'Checkbox: there is no last day',
  },
  experienceOnline: {
    id: 'learning.survey.experience.online',
    defaultMessage: 'Si svolge a distanza (online)',
    description: 'Checkbox',
  },
  experienceIsOnline: {
    id: 'learning.survey.experience.is-online',
    defaultMessage: 'a distanza',
    description: 'Of an entry',
  },
  experiencePeriod: {
    id: 'learning.survey.experience.period',
    defaultMessage: 'Dal {from} al {to}',
    description: 'Of an entry that has ended',
  },
  experienceSince: {
    id: 'learning.survey.experience.since',
    defaultMessage: 'Dal {from}, in corso',
    description: 'Of an entry that goes on',
  },
  experienceEndsBefore: {
    id: 'learning.survey.experience.ends-before',
    defaultMessage: '(*) La fine viene prima dell’inizio',
    description: 'dateTo before dateFrom (E72)',
  },
  experienceSave: {
    id: 'learning.survey.experience.save',
    defaultMessage: 'Salva',
    description: 'Keeps the entry',
  },
  cancel: {
    id: 'learning.survey.experience.cancel',
    defaultMessage: 'Annulla',
    description: 'Closes the dialog without a change',
  },
  namesFailed: {
    id: 'learning.survey.experience.names-failed',
    defaultMessage: 'L’elenco non si è caricato.',
    description: 'The names of professions or studies are not there',
  },
  retry: {
    id: 'learning.survey.experience.retry',
    defaultMessage: 'Riprova',
    description: 'Loads the names again',
  },
  reminderUser: {
    id: 'learning.survey.reminder.user',
    defaultMessage: 'Completa le tue preferenze',
    description: 'Reminder on the dashboard',
  },
  reminderCompany: {
    id: 'learning.survey.reminder.company',
    defaultMessage: 'Racconta la tua azienda',
    description: 'Reminder on the dashboard',
  },
  reminderOther: {
    id: 'learning.survey.reminder.other',
    defaultMessage: 'Un questionario ti aspetta',
    description: 'Reminder on the dashboard',
  },
  reminderText: {
    id: 'learning.survey.reminder.text',
    defaultMessage: 'Bastano pochi minuti e i corsi consigliati fanno al caso tuo.',
    description: 'Reminder on the dashboard',
  },
  reminderGo: {
    id: 'learning.survey.reminder.go',
    defaultMessage: 'Rispondi',
    description: 'Opens the survey',
  },
});
