import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  toolbar: {
    id: 'catalogue.lesson-text.toolbar',
    defaultMessage: 'Formato del testo',
    description: 'Name of the toolbar',
  },
  heading: {
    id: 'catalogue.lesson-text.heading',
    defaultMessage: 'Titolo',
    description: 'Tool',
  },
  subheading: {
    id: 'catalogue.lesson-text.subheading',
    defaultMessage: 'Sottotitolo',
    description: 'Tool',
  },
  quote: { id: 'catalogue.lesson-text.quote', defaultMessage: 'Citazione', description: 'Tool' },
  code: {
    id: 'catalogue.lesson-text.code',
    defaultMessage: 'Blocco di codice',
    description: 'Tool',
  },
  bold: { id: 'catalogue.lesson-text.bold', defaultMessage: 'Grassetto', description: 'Tool' },
  italic: { id: 'catalogue.lesson-text.italic', defaultMessage: 'Corsivo', description: 'Tool' },
  codeText: {
    id: 'catalogue.lesson-text.code-text',
    defaultMessage: 'Codice nel testo',
    description: 'Tool',
  },
  link: { id: 'catalogue.lesson-text.link', defaultMessage: 'Collegamento', description: 'Tool' },
  bullets: {
    id: 'catalogue.lesson-text.bullets',
    defaultMessage: 'Elenco puntato',
    description: 'Tool',
  },
  numbers: {
    id: 'catalogue.lesson-text.numbers',
    defaultMessage: 'Elenco numerato',
    description: 'Tool',
  },
  outdent: {
    id: 'catalogue.lesson-text.outdent',
    defaultMessage: 'Sposta la voce verso l’esterno',
    description: 'Tool',
  },
  indent: {
    id: 'catalogue.lesson-text.indent',
    defaultMessage: 'Sposta la voce verso l’interno',
    description: 'Tool',
  },
  table: { id: 'catalogue.lesson-text.table', defaultMessage: 'Tabella', description: 'Tool' },
  picture: { id: 'catalogue.lesson-text.picture', defaultMessage: 'Immagine', description: 'Tool' },
  checkpoint: {
    id: 'catalogue.lesson-text.checkpoint',
    defaultMessage: 'Domanda di controllo',
    description: 'Tool, and title of its dialog',
  },
  edit: {
    id: 'catalogue.lesson-text.edit',
    defaultMessage: 'Modifica',
    description: 'Tool: opens the selected picture or checkpoint',
  },
  undo: { id: 'catalogue.lesson-text.undo', defaultMessage: 'Annulla', description: 'Tool' },
  redo: { id: 'catalogue.lesson-text.redo', defaultMessage: 'Ripeti', description: 'Tool' },
  addRow: {
    id: 'catalogue.lesson-text.add-row',
    defaultMessage: 'Aggiungi una riga sotto',
    description: 'Tool of a table',
  },
  addColumn: {
    id: 'catalogue.lesson-text.add-column',
    defaultMessage: 'Aggiungi una colonna a destra',
    description: 'Tool of a table',
  },
  removeRow: {
    id: 'catalogue.lesson-text.remove-row',
    defaultMessage: 'Elimina la riga',
    description: 'Tool of a table',
  },
  removeColumn: {
    id: 'catalogue.lesson-text.remove-column',
    defaultMessage: 'Elimina la colonna',
    description: 'Tool of a table',
  },
  caption: {
    id: 'catalogue.lesson-text.caption',
    defaultMessage: 'Didascalia della tabella',
    description: 'Tool of a table, title of its dialog',
  },
  removeTable: {
    id: 'catalogue.lesson-text.remove-table',
    defaultMessage: 'Elimina la tabella',
    description: 'Tool of a table',
  },
  cancel: {
    id: 'catalogue.lesson-text.cancel',
    defaultMessage: 'Annulla',
    description: 'Button of a dialog',
  },
  insert: {
    id: 'catalogue.lesson-text.insert',
    defaultMessage: 'Inserisci',
    description: 'Button of a dialog',
  },
  apply: {
    id: 'catalogue.lesson-text.apply',
    defaultMessage: 'Applica',
    description: 'Button of a dialog: changes what is there',
  },
  linkTitle: {
    id: 'catalogue.lesson-text.link-title',
    defaultMessage: 'Collegamento',
    description: 'Title of a dialog',
  },
  address: {
    id: 'catalogue.lesson-text.address',
    defaultMessage: 'Indirizzo',
    description: 'Field',
  },
  addressHelp: {
    id: 'catalogue.lesson-text.address-help',
    defaultMessage: 'Con https:// o mailto: davanti. Vuoto toglie il collegamento.',
    description: 'Help of the field',
  },
  addressInvalid: {
    id: 'catalogue.lesson-text.address-invalid',
    defaultMessage: '(*) Scrivi un indirizzo che comincia con https://, http:// o mailto:',
    description: 'Error of the field',
  },
  captionText: {
    id: 'catalogue.lesson-text.caption-text',
    defaultMessage: 'Didascalia',
    description: 'Field: words below a table or a picture',
  },
  pictureTitle: {
    id: 'catalogue.lesson-text.picture-title',
    defaultMessage: 'Immagine nel testo',
    description: 'Title of a dialog',
  },
  pictureFile: {
    id: 'catalogue.lesson-text.picture-file',
    defaultMessage: 'File',
    description: 'Field',
  },
  pictureAlt: {
    id: 'catalogue.lesson-text.picture-alt',
    defaultMessage: 'Che cosa mostra',
    description: 'Field: for who does not see the picture',
  },
  pictureAltHelp: {
    id: 'catalogue.lesson-text.picture-alt-help',
    defaultMessage: 'Lo ascolta chi non vede l’immagine.',
    description: 'Help of the field',
  },
  pictureRequired: {
    id: 'catalogue.lesson-text.picture-required',
    defaultMessage: '(*) Carica un’immagine',
    description: 'Error of the field',
  },
  pictureMissing: {
    id: 'catalogue.lesson-text.picture-missing',
    defaultMessage: 'Immagine non disponibile:',
    description: 'In place of a picture that cannot be shown; its words follow',
  },
  pictureUnread: {
    id: 'catalogue.lesson-text.picture-unread',
    defaultMessage: '(*) L’immagine non si apre. Caricane un’altra.',
    description: 'Error of the field',
  },
  question: {
    id: 'catalogue.lesson-text.question',
    defaultMessage: 'Domanda',
    description: 'Field of a checkpoint',
  },
  several: {
    id: 'catalogue.lesson-text.several',
    defaultMessage: 'Si possono scegliere più risposte',
    description: 'Checkbox of a checkpoint',
  },
  options: {
    id: 'catalogue.lesson-text.options',
    defaultMessage: 'Risposte',
    description: 'Group of fields',
  },
  optionsHelp: {
    id: 'catalogue.lesson-text.options-help',
    defaultMessage: 'Indica che cosa è giusto. Il commento lo legge chi ha scelto quella risposta.',
    description: 'Help of the group',
  },
  option: {
    id: 'catalogue.lesson-text.option',
    defaultMessage: 'Risposta {number}',
    description: 'Field',
  },
  isRight: {
    id: 'catalogue.lesson-text.is-right',
    defaultMessage: 'Giusta: risposta {number}',
    description: 'Name of the box beside an option',
  },
  feedback: {
    id: 'catalogue.lesson-text.feedback',
    defaultMessage: 'Commento alla risposta {number}',
    description: 'Field',
  },
  removeOption: {
    id: 'catalogue.lesson-text.remove-option',
    defaultMessage: 'Togli la risposta {number}',
    description: 'Name of a button',
  },
  addOption: {
    id: 'catalogue.lesson-text.add-option',
    defaultMessage: 'Aggiungi risposta',
    description: 'Button',
  },
  oneRight: {
    id: 'catalogue.lesson-text.one-right',
    defaultMessage: '(*) Indica una risposta giusta',
    description: 'Error of the group',
  },
  someRight: {
    id: 'catalogue.lesson-text.some-right',
    defaultMessage: '(*) Indica almeno una risposta giusta',
    description: 'Error of the group',
  },
  right: {
    id: 'catalogue.lesson-text.right',
    defaultMessage: 'giusta',
    description: 'Beside a right option, in the editor',
  },
});
