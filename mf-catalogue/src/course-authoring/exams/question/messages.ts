import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  newTitle: {
    id: 'catalogue.exams.question.new-title',
    defaultMessage: 'Nuova domanda',
    description: 'Head of the form',
  },
  editTitle: {
    id: 'catalogue.exams.question.edit-title',
    defaultMessage: 'Modifica la domanda',
    description: 'Head of the form',
  },
  drawn: {
    id: 'catalogue.exams.question.drawn',
    defaultMessage:
      'Usata in {count, plural, one {# esame} other {# esami}}. Chi l’ha già ricevuta tiene la versione che ha visto.',
    description: 'Below the head',
  },
  close: {
    id: 'catalogue.exams.question.close',
    defaultMessage: 'Chiudi la domanda',
    description: 'Button',
  },
  area: {
    id: 'catalogue.exams.question.area',
    defaultMessage: 'Area',
    description: 'Field',
  },
  newArea: {
    id: 'catalogue.exams.question.new-area',
    defaultMessage: 'Nuova area',
    description: 'Choice and field',
  },
  newAreaName: {
    id: 'catalogue.exams.question.new-area-name',
    defaultMessage: 'Nome dell’area',
    description: 'Field',
  },
  gone: {
    id: 'catalogue.exams.question.gone',
    defaultMessage: 'Questa domanda non c’è più',
    description: 'In place of the form',
  },
  kind: {
    id: 'catalogue.exams.question.kind',
    defaultMessage: 'Tipo',
    description: 'Field',
  },
  points: {
    id: 'catalogue.exams.question.points',
    defaultMessage: 'Punti',
    description: 'Field',
  },
  pointsRange: {
    id: 'catalogue.exams.question.points-range',
    defaultMessage: '(*) Inserisci un numero intero da 1 a 100',
    description: 'Error of the field',
  },
  stem: {
    id: 'catalogue.exams.question.stem',
    defaultMessage: 'Domanda',
    description: 'Field',
  },
  explanation: {
    id: 'catalogue.exams.question.explanation',
    defaultMessage: 'Spiegazione',
    description: 'Field',
  },
  explanationHelp: {
    id: 'catalogue.exams.question.explanation-help',
    defaultMessage: 'Si legge dopo la simulazione, mai dopo la certificazione.',
    description: 'Below the field',
  },
  tooLong: {
    id: 'catalogue.exams.question.too-long',
    defaultMessage: '(*) Il testo può contenere al massimo {limit, number} caratteri',
    description: 'Error of a text',
  },
  picture: {
    id: 'catalogue.exams.question.picture',
    defaultMessage: 'Immagine',
    description: 'Field',
  },
  pictureText: {
    id: 'catalogue.exams.question.picture-text',
    defaultMessage: 'Testo per chi non vede l’immagine',
    description: 'Field',
  },
  pictureNeeded: {
    id: 'catalogue.exams.question.picture-needed',
    defaultMessage: '(*) Scegli un’immagine',
    description: 'Error of the field',
  },
  repeated: {
    id: 'catalogue.exams.question.repeated',
    defaultMessage: '(*) Questa risposta c’è già',
    description: 'Error of a text',
  },
  saveDraft: {
    id: 'catalogue.exams.question.save-draft',
    defaultMessage: 'Salva come bozza',
    description: 'Button',
  },
  save: {
    id: 'catalogue.exams.question.save',
    defaultMessage: 'Salva la domanda',
    description: 'Button',
  },
  saved: {
    id: 'catalogue.exams.question.saved',
    defaultMessage: 'La domanda è salvata',
    description: 'After a save',
  },
  savedDraft: {
    id: 'catalogue.exams.question.saved-draft',
    defaultMessage: 'La bozza è salvata',
    description: 'After a save',
  },
  changedTitle: {
    id: 'catalogue.exams.question.changed-title',
    defaultMessage: 'La domanda è cambiata',
    description: 'Somebody else stored it first',
  },
  changedText: {
    id: 'catalogue.exams.question.changed-text',
    defaultMessage:
      'Un’altra persona l’ha salvata dopo che l’hai aperta. Ricaricala e ripeti le tue modifiche.',
    description: 'Below the title',
  },
  reload: {
    id: 'catalogue.exams.question.reload',
    defaultMessage: 'Ricarica',
    description: 'Button',
  },
});
