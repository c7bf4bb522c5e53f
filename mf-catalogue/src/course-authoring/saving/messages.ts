import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  uploading: {
    id: 'catalogue.authoring.uploading',
    defaultMessage: 'Attendi la fine dei caricamenti.',
    description: 'Why the save is not possible now',
  },
  save: {
    id: 'catalogue.authoring.save',
    defaultMessage: 'Salva',
    description: 'Button',
  },
  saving: {
    id: 'catalogue.authoring.saving',
    defaultMessage: 'Salvataggio…',
    description: 'Button while saving',
  },
  discard: {
    id: 'catalogue.authoring.discard',
    defaultMessage: 'Annulla le modifiche',
    description: 'Button',
  },
  discardTitle: {
    id: 'catalogue.authoring.discard-title',
    defaultMessage: 'Vuoi annullare le modifiche?',
    description: 'Title of the confirmation',
  },
  discardText: {
    id: 'catalogue.authoring.discard-text',
    defaultMessage: 'Torna tutto com’era all’ultimo salvataggio.',
    description: 'Text of the confirmation',
  },
  unsaved: {
    id: 'catalogue.authoring.unsaved',
    defaultMessage: 'Modifiche non salvate: le conserviamo in questo browser.',
    description: 'State of the form, beside the save button',
  },
  allSaved: {
    id: 'catalogue.authoring.all-saved',
    defaultMessage: 'Tutto salvato',
    description: 'State of the form, beside the save button',
  },
  toBeAdded: {
    id: 'catalogue.authoring.to-be-added',
    defaultMessage: 'Basta un titolo per salvare la bozza.',
    description: 'State of an untouched new course, beside the save button',
  },
  saved: {
    id: 'catalogue.authoring.saved',
    defaultMessage: 'Il corso è stato modificato correttamente',
    description: 'Quoted: EDIT-22, with {non} empty (E48)',
  },
  confirmTitle: {
    id: 'catalogue.authoring.confirm-title',
    defaultMessage: 'Vuoi salvare il corso come “{status}”?',
    description: 'Title of the warning before saving what is no draft (EDIT-18)',
  },
  confirmText: {
    id: 'catalogue.authoring.confirm-text',
    defaultMessage: 'Attenzione: dopo il salvataggio non è più possibile tornare in bozza.',
    description: 'Text of the warning (EDIT-18)',
  },
  publish: {
    id: 'catalogue.authoring.publish',
    defaultMessage: 'Pubblica',
    description: 'Button, and that of its confirmation',
  },
  suspend: {
    id: 'catalogue.authoring.suspend',
    defaultMessage: 'Sospendi',
    description: 'Button, and that of its confirmation',
  },
  delete: {
    id: 'catalogue.authoring.delete',
    defaultMessage: 'Elimina il corso',
    description:
      'Button, and that of its confirmation; questions on the page have a delete of their own',
  },
  confirmPublish: {
    id: 'catalogue.authoring.confirm-publish',
    defaultMessage: 'Vuoi pubblicare “{name}”?',
    description: 'Title of the warning before a course is published (EDIT-18)',
  },
  confirmSuspend: {
    id: 'catalogue.authoring.confirm-suspend',
    defaultMessage: 'Vuoi sospendere “{name}”?',
    description: 'Title of the warning before a course is suspended (EDIT-18)',
  },
  confirmDelete: {
    id: 'catalogue.authoring.confirm-delete',
    defaultMessage: 'Vuoi eliminare “{name}”?',
    description: 'Title of the warning before a course is deleted (EDIT-18)',
  },
  confirmPublished: {
    id: 'catalogue.authoring.confirm-published',
    defaultMessage:
      'Chiunque potrà vederlo e acquistarlo; moduli, lezioni e prezzi non si modificano più.',
    description: 'Added to the warning for a draft that is to be published (E41)',
  },
  confirmSuspended: {
    id: 'catalogue.authoring.confirm-suspended',
    defaultMessage: 'Finché è sospeso nessuno può acquistarlo. Chi lo ha già continua a seguirlo.',
    description: 'Added to the warning for a course that is to be suspended (E39)',
  },
  confirmDeleted: {
    id: 'catalogue.authoring.confirm-deleted',
    defaultMessage:
      'Un corso cancellato non cambia più stato. Chi lo ha acquistato continua a vederlo.',
    description: 'Added to the warning for a course that is to be deleted (E39, E42)',
  },
  unknownChoice: {
    id: 'catalogue.authoring.unknown-choice',
    defaultMessage: '(*) Questa scelta non c’è più',
    description: 'Field: the server does not know what it refers to',
  },
  conflictTitle: {
    id: 'catalogue.authoring.conflict-title',
    defaultMessage: 'Qualcun altro ha modificato il corso',
    description: 'Title of the dialog about concurrent edits (E53)',
  },
  conflictText: {
    id: 'catalogue.authoring.conflict-text',
    defaultMessage:
      'Nulla è stato sovrascritto. Ricarica per vedere la versione attuale; se tieni una copia, le tue modifiche restano in questo browser e le puoi riprendere.',
    description: 'Text of the dialog about concurrent edits (E53)',
  },
  conflictReload: {
    id: 'catalogue.authoring.conflict-reload',
    defaultMessage: 'Ricarica',
    description: 'Button: drops the own changes',
  },
  conflictKeep: {
    id: 'catalogue.authoring.conflict-keep',
    defaultMessage: 'Tieni una copia',
    description: 'Button: keeps the own changes aside and reloads',
  },
  copyKept: {
    id: 'catalogue.authoring.copy-kept',
    defaultMessage: 'Hai una copia delle tue modifiche, fatte su una versione precedente.',
    description: 'Notice above the form (E53)',
  },
  copyResume: {
    id: 'catalogue.authoring.copy-resume',
    defaultMessage: 'Riprendi la copia',
    description: 'Action of the notice',
  },
  copyDrop: {
    id: 'catalogue.authoring.copy-drop',
    defaultMessage: 'Elimina la copia',
    description: 'Action of the notice',
  },
  draftRestored: {
    id: 'catalogue.authoring.draft-restored',
    defaultMessage: 'Abbiamo ripreso le modifiche che non avevi salvato.',
    description: 'Notice above the form',
  },
  leaveTitle: {
    id: 'catalogue.authoring.leave-title',
    defaultMessage: 'Vuoi uscire senza salvare?',
    description: 'Title of the leave guard',
  },
  leaveText: {
    id: 'catalogue.authoring.leave-text',
    defaultMessage: 'Le modifiche restano in questo browser: le ritrovi quando torni qui.',
    description: 'Text of the leave guard',
  },
  leaveStay: {
    id: 'catalogue.authoring.leave-stay',
    defaultMessage: 'Resta',
    description: 'Button of the leave guard',
  },
  leaveGo: {
    id: 'catalogue.authoring.leave-go',
    defaultMessage: 'Esci',
    description: 'Button of the leave guard',
  },
});
