import { defineMessages } from 'shared-ui';

/** Of the invites from a file. */
export const inviteMessages = defineMessages({
  invite: {
    id: 'commerce.people.invite',
    defaultMessage: 'Invita da un file',
    description: 'Title of the section with the CSV',
  },
  inviteText: {
    id: 'commerce.people.invite-text',
    defaultMessage:
      'Un file CSV con nome, e-mail e corso (il titolo), al massimo 500 righe. Prima vedi che cosa partirebbe: non si invia niente finché non confermi.',
    description: 'Below the title of the section',
  },
  free: {
    id: 'commerce.people.free',
    defaultMessage: '{title}: {count, plural, one {# codice libero} other {# codici liberi}}',
    description: 'What is left of a course',
  },
  file: {
    id: 'commerce.people.file',
    defaultMessage: 'Scegli un file CSV, o trascinalo qui',
    description: 'Label of the file field',
  },
  checking: {
    id: 'commerce.people.checking',
    defaultMessage: 'Controllo del file…',
    description: 'While the file is checked',
  },
  previewed: {
    id: 'commerce.people.previewed',
    defaultMessage:
      '{good, plural, =0 {Nessun invito si può inviare} one {# invito pronto} other {# inviti pronti}}, {faulty, plural, =0 {nessuna riga da correggere} one {# riga da correggere} other {# righe da correggere}}',
    description: 'Title of the preview',
  },
  faulty: {
    id: 'commerce.people.faulty',
    defaultMessage: 'Righe da correggere',
    description: 'Caption of the table of faults',
  },
  row: { id: 'commerce.people.row', defaultMessage: 'Riga', description: 'Head of a column' },
  fault: {
    id: 'commerce.people.fault',
    defaultMessage: 'Che cosa non va',
    description: 'Head of a column',
  },
  confirm: {
    id: 'commerce.people.confirm',
    defaultMessage: 'Invia {count, plural, one {# invito} other {# inviti}}',
    description: 'Button that sends',
  },
  cancel: {
    id: 'commerce.people.cancel',
    defaultMessage: 'Annulla',
    description: 'Button that forgets the file',
  },
  sent: {
    id: 'commerce.people.sent',
    defaultMessage: '{count, plural, one {# invito in partenza} other {# inviti in partenza}}',
    description: 'After the confirmation',
  },
  failed: {
    id: 'commerce.people.failed',
    defaultMessage: 'Il file non si è potuto leggere. Riprova.',
    description: 'Where the server gave no text',
  },
  nameMissing: {
    id: 'commerce.people.name-missing',
    defaultMessage: 'Manca il nome',
    description: 'Fault of a row',
  },
  nameInvalid: {
    id: 'commerce.people.name-invalid',
    defaultMessage: 'Il nome è troppo lungo o ha caratteri non validi',
    description: 'Fault of a row',
  },
  emailInvalid: {
    id: 'commerce.people.email-invalid',
    defaultMessage: 'L’indirizzo e-mail non è valido',
    description: 'Fault of a row',
  },
  emailTwice: {
    id: 'commerce.people.email-twice',
    defaultMessage: 'L’indirizzo è già nel file per questo corso',
    description: 'Fault of a row',
  },
  courseUnknown: {
    id: 'commerce.people.course-unknown',
    defaultMessage: 'L’azienda non ha codici di questo corso',
    description: 'Fault of a row',
  },
  alreadyInvited: {
    id: 'commerce.people.already-invited',
    defaultMessage: 'Ha già ricevuto un codice di questo corso',
    description: 'Fault of a row',
  },
  codesMissing: {
    id: 'commerce.people.codes-missing',
    defaultMessage: 'I codici liberi di questo corso non bastano',
    description: 'Fault of a row',
  },
  email: { id: 'commerce.people.email', defaultMessage: 'E-mail', description: 'Head of a column' },
});
