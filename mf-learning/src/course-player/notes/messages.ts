import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: {
    id: 'learning.notes.title',
    defaultMessage: 'Note e segnalibri',
    description: 'Heading of the panel',
  },
  newNote: {
    id: 'learning.notes.new',
    defaultMessage: 'Nuova nota',
    description: 'Label of the field of a new note',
  },
  save: {
    id: 'learning.notes.save',
    defaultMessage: 'Salva la nota',
    description: 'Stores the note',
  },
  mark: {
    id: 'learning.notes.mark',
    defaultMessage: 'Segna qui',
    description: 'Puts a bookmark at this point of the lesson',
  },
  marked: {
    id: 'learning.notes.marked',
    defaultMessage: 'Segnalibro aggiunto',
    description: 'A bookmark was stored',
  },
  markFailed: {
    id: 'learning.notes.mark-failed',
    defaultMessage: 'Il segnalibro non è stato salvato. Riprova.',
    description: 'A bookmark was not stored',
  },
  saved: {
    id: 'learning.notes.saved',
    defaultMessage: 'Nota salvata',
    description: 'Said by screen readers when a note was stored',
  },
  writeFirst: {
    id: 'learning.notes.write-first',
    defaultMessage: 'Scrivi prima la nota',
    description: 'Why an empty note cannot be stored',
  },
  tooLong: {
    id: 'learning.notes.too-long',
    defaultMessage: 'La nota è troppo lunga: {count, number} caratteri su {limit, number}',
    description: 'Error of the field',
  },
  waiting: {
    id: 'learning.notes.waiting',
    defaultMessage:
      'Il server non risponde. Quello che hai scritto resta in questo browser e viene salvato appena torna la connessione.',
    description: 'A note that could not be sent',
  },
  retry: {
    id: 'learning.notes.retry',
    defaultMessage: 'Riprova adesso',
    description: 'Sends the note again',
  },
  storedBefore: {
    id: 'learning.notes.stored-before',
    defaultMessage:
      'Una versione precedente di questa nota è già salvata qui sotto. Salva di nuovo per tenere anche questa.',
    description: 'The words typed here differ from those that another window has stored',
  },
  saveFailed: {
    id: 'learning.notes.save-failed',
    defaultMessage: 'La nota non è stata salvata. Quello che hai scritto è ancora qui.',
    description: 'The server refused a note',
  },
  editLabel: {
    id: 'learning.notes.edit-label',
    defaultMessage: 'Testo della nota',
    description: 'Label of the field of a note that is changed',
  },
  edit: {
    id: 'learning.notes.edit',
    defaultMessage: 'Modifica',
    description: 'Menu: changes the words of a note',
  },
  addText: {
    id: 'learning.notes.add-text',
    defaultMessage: 'Aggiungi una nota',
    description: 'Menu: gives words to a bookmark',
  },
  cancel: {
    id: 'learning.notes.cancel',
    defaultMessage: 'Annulla',
    description: 'Leaves the changes of a note',
  },
  keepMine: {
    id: 'learning.notes.keep-mine',
    defaultMessage: 'Salva la mia versione',
    description: 'Stores the words typed here over those of another window',
  },
  keepTheirs: {
    id: 'learning.notes.keep-theirs',
    defaultMessage: 'Tieni l’altra',
    description: 'Leaves the note as another window has stored it',
  },
  conflict: {
    id: 'learning.notes.conflict',
    defaultMessage: 'Hai modificato questa nota in un’altra finestra. Ora dice: “{text}”',
    description: 'The note was changed meanwhile',
  },
  conflictRemoved: {
    id: 'learning.notes.conflict-removed',
    defaultMessage:
      'Questa nota è stata tolta in un’altra finestra. Quello che hai scritto è ancora qui.',
    description: 'The note was removed meanwhile',
  },
  bookmark: {
    id: 'learning.notes.bookmark',
    defaultMessage: 'Segnalibro',
    description: 'In the place of the words of a bookmark',
  },
  bookmarkOf: {
    id: 'learning.notes.bookmark-of',
    defaultMessage: 'Segnalibro di “{lesson}”',
    description: 'Name of a bookmark',
  },
  actionsOf: {
    id: 'learning.notes.actions',
    defaultMessage: 'Azioni: {name}',
    description: 'Name of the menu of a note; its first words',
  },
  remove: {
    id: 'learning.notes.remove',
    defaultMessage: 'Elimina',
    description: 'Removes a note',
  },
  removeTitle: {
    id: 'learning.notes.remove-title',
    defaultMessage: 'Eliminare questa nota?',
    description: 'Question before a note is removed',
  },
  removeMark: {
    id: 'learning.notes.remove-mark',
    defaultMessage: 'Eliminare questo segnalibro?',
    description: 'Question before a bookmark is removed',
  },
  removed: {
    id: 'learning.notes.removed',
    defaultMessage: 'Eliminato',
    description: 'A note or bookmark was removed',
  },
  removeFailed: {
    id: 'learning.notes.remove-failed',
    defaultMessage: 'Non è stato eliminato. Riprova.',
    description: 'A note or bookmark was not removed',
  },
  show: {
    id: 'learning.notes.show',
    defaultMessage: 'Mostra',
    description: 'Label of the filter of the list',
  },
  showAll: {
    id: 'learning.notes.show-all',
    defaultMessage: 'Tutto il corso',
    description: 'Filter: everything',
  },
  showLesson: {
    id: 'learning.notes.show-lesson',
    defaultMessage: 'Questa lezione',
    description: 'Filter: of the open lesson',
  },
  showNotes: {
    id: 'learning.notes.show-notes',
    defaultMessage: 'Solo note',
    description: 'Filter: notes',
  },
  showBookmarks: {
    id: 'learning.notes.show-bookmarks',
    defaultMessage: 'Solo segnalibri',
    description: 'Filter: bookmarks',
  },
  filterText: {
    id: 'learning.notes.filter-text',
    defaultMessage: 'Cerca nelle note',
    description: 'Label of the text filter',
  },
  found: {
    id: 'learning.notes.found',
    defaultMessage: '{count, plural, =0 {Nessuna nota} one {# nota} other {# note}}',
    description: 'Said by screen readers while the filter changes',
  },
  noneFound: {
    id: 'learning.notes.none-found',
    defaultMessage: 'Nessuna nota corrisponde al filtro.',
    description: 'No note passes the filter',
  },
  none: {
    id: 'learning.notes.none',
    defaultMessage: 'Qui trovi le note e i segnalibri di tutto il corso. Solo tu li vedi.',
    description: 'There is no note yet',
  },
  export: {
    id: 'learning.notes.export',
    defaultMessage: 'Esporta',
    description: 'Saves all notes as a file',
  },
  fileName: {
    id: 'learning.notes.file-name',
    defaultMessage: 'note-corso-{course}.md',
    description: 'Name of the file of the notes',
  },
  fileTitle: {
    id: 'learning.notes.file-title',
    defaultMessage: 'Note di “{course}”',
    description: 'First heading of the file of the notes',
  },
});
