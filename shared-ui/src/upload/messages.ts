import { defineMessages } from '../i18n/define-messages.ts';

/** Quoted texts keep their marks and apostrophes letter by letter (E141). */
export const uploadMessages = defineMessages({
  drop: {
    id: 'ui.upload.drop',
    defaultMessage: '<b>Scegli {count, plural, one {un file} other {i file}}</b> o trascina qui',
    description: 'In the drop area',
  },
  replace: {
    id: 'ui.upload.replace',
    defaultMessage: '<b>Sostituiscilo</b> o trascina qui un altro file',
    description: 'In the drop area, below the file that is there',
  },
  accepted: {
    id: 'ui.upload.accepted',
    defaultMessage: '{types}, al massimo {size}',
    description: 'Below the drop area: extensions and size limit',
  },
  progress: {
    id: 'ui.upload.progress',
    defaultMessage: 'Caricamento di {name}',
    description: 'Name of the progress bar',
  },
  uploading: {
    id: 'ui.upload.uploading',
    defaultMessage: '{sent} di {size}',
    description: 'Below the name of a file on its way',
  },
  waiting: {
    id: 'ui.upload.waiting',
    defaultMessage: 'In attesa della connessione: riprende da solo',
    description: 'The upload tries again by itself',
  },
  paused: { id: 'ui.upload.paused', defaultMessage: 'In pausa', description: 'State of an upload' },
  committing: {
    id: 'ui.upload.committing',
    defaultMessage: 'Verifica del file…',
    description: 'All blocks are there, the server checks the file',
  },
  interrupted: {
    id: 'ui.upload.interrupted',
    defaultMessage: 'Interrotto al {progress, number}%: scegli di nuovo il file per riprendere',
    description: 'An upload that a reload interrupted',
  },
  begun: {
    id: 'ui.upload.begun',
    defaultMessage: 'Caricamento di {name} iniziato',
    description: 'Told to screen readers',
  },
  done: {
    id: 'ui.upload.done',
    defaultMessage: '{name} caricato',
    description: 'Told to screen readers',
  },
  pause: {
    id: 'ui.upload.pause',
    defaultMessage: 'Metti in pausa {name}',
    description: 'Icon button',
  },
  resume: { id: 'ui.upload.resume', defaultMessage: 'Riprendi {name}', description: 'Icon button' },
  cancel: { id: 'ui.upload.cancel', defaultMessage: 'Annulla {name}', description: 'Icon button' },
  remove: { id: 'ui.upload.remove', defaultMessage: 'Rimuovi {name}', description: 'Icon button' },
  retry: { id: 'ui.upload.retry', defaultMessage: 'Riprova', description: 'Button of an error' },
  chooseAgain: {
    id: 'ui.upload.chooseAgain',
    defaultMessage: 'Scegli il file',
    description: 'Button of an interrupted upload',
  },
  inPreparation: {
    id: 'ui.upload.inPreparation',
    defaultMessage: 'Il video è in preparazione',
    description: 'State 0 or 1 of a video',
  },
  commitFailed: {
    id: 'ui.upload.commitFailed',
    defaultMessage: 'Error on commit your file',
    description: 'Quoted: EDIT-29',
  },
  connectionFailed: {
    id: 'ui.upload.connectionFailed',
    defaultMessage: 'Il caricamento si è fermato: la connessione non risponde.',
    description: 'After several attempts',
  },
  refused: {
    id: 'ui.upload.refused',
    defaultMessage: 'Il server ha rifiutato il file ({status}).',
    description: 'A refusal without a text of its own',
  },
  notReadable: {
    id: 'ui.upload.notReadable',
    defaultMessage: 'Il file è stato spostato o modificato: sceglilo di nuovo.',
    description: 'The browser cannot read the chosen file any more',
  },
  empty: {
    id: 'ui.upload.empty',
    defaultMessage: '{name} è vuoto.',
    description: 'A file of zero bytes (E129)',
  },
  tooLarge: {
    id: 'ui.upload.tooLarge',
    defaultMessage: '{name} supera il limite di {size}.',
    description: 'E131',
  },
  wrongType: {
    id: 'ui.upload.wrongType',
    defaultMessage: '{name} non è un file {types}.',
    description: 'By extension, type or first bytes (E131)',
  },
  tooMany: {
    id: 'ui.upload.tooMany',
    defaultMessage: 'Puoi aggiungere al massimo {count, plural, one {un file} other {# file}}.',
    description: 'More files were dropped than the field takes',
  },
  videoNotDeleted: {
    id: 'ui.upload.videoNotDeleted',
    defaultMessage: "Non e' possibile eliminare il file video. Riprova piu' tardi",
    description: 'Quoted: EDIT-30',
  },
});
