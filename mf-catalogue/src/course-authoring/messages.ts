import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  newTitle: {
    id: 'catalogue.authoring.new-title',
    defaultMessage: 'Nuovo corso',
    description: 'Title of the page that adds a course',
  },
  editTitle: {
    id: 'catalogue.authoring.edit-title',
    defaultMessage: 'Modifica il corso',
    description: 'Title of the page while the course has no title',
  },
  preview: {
    id: 'catalogue.authoring.preview',
    defaultMessage: 'Anteprima',
    description: 'Opens the saved course as a learner sees it, in a new tab (E8)',
  },
  detail: {
    id: 'catalogue.authoring.detail',
    defaultMessage: 'Vedi la scheda',
    description: 'Leads to the detail of the course',
  },
  version: {
    id: 'catalogue.authoring.version',
    defaultMessage: 'Versione {version}',
    description: 'Read-only number of the saved version (EDIT-17)',
  },
  sections: {
    id: 'catalogue.authoring.sections',
    defaultMessage: 'Parti del corso',
    description: 'Name of the group of tabs',
  },
  overview: {
    id: 'catalogue.authoring.overview',
    defaultMessage: 'Panoramica',
    description: 'Tab',
  },
  modules: {
    id: 'catalogue.authoring.modules',
    defaultMessage: 'Moduli',
    description: 'Tab',
  },
  lessons: {
    id: 'catalogue.authoring.lessons',
    defaultMessage: 'Lezioni',
    description: 'Tab',
  },
  documents: {
    id: 'catalogue.authoring.documents',
    defaultMessage: 'Documenti',
    description: 'Tab',
  },
  faq: {
    id: 'catalogue.authoring.faq',
    defaultMessage: 'FAQ',
    description: 'Tab',
  },
  subscribers: {
    id: 'catalogue.authoring.subscribers',
    defaultMessage: 'Iscritti',
    description: 'Tab: who follows the course (EDIT-32)',
  },
  tabFaults: {
    id: 'catalogue.authoring.tab-faults',
    defaultMessage: '{count, plural, one {# errore} other {# errori}}',
    description: 'For screen readers, beside the name of a tab',
  },
  identity: {
    id: 'catalogue.authoring.identity',
    defaultMessage: 'Il corso',
    description: 'Group of fields',
  },
  classification: {
    id: 'catalogue.authoring.classification',
    defaultMessage: 'Classificazione',
    description: 'Group of fields',
  },
  prices: {
    id: 'catalogue.authoring.prices',
    defaultMessage: 'Prezzi',
    description: 'Group of fields',
  },
  pricesHelp: {
    id: 'catalogue.authoring.prices-help',
    defaultMessage:
      'In euro, IVA inclusa. In bozza possono restare vuoti: il corso non è in vendita.',
    description: 'Below the head of the prices',
  },
  title: {
    id: 'catalogue.authoring.title',
    defaultMessage: 'Titolo',
    description: 'Field',
  },
  status: {
    id: 'catalogue.authoring.status',
    defaultMessage: 'Stato',
    description: 'Field',
  },
  statusHelp: {
    id: 'catalogue.authoring.status-help',
    defaultMessage: 'In bozza lo vedono solo redattori e amministratori.',
    description: 'Help of the status of a draft',
  },
  statusEnd: {
    id: 'catalogue.authoring.status-end',
    defaultMessage: 'Un corso cancellato non cambia più stato.',
    description: 'Help of the status of a deleted course',
  },
  synopsis: {
    id: 'catalogue.authoring.synopsis',
    defaultMessage: 'Sinossi',
    description: 'Field',
  },
  synopsisHelp: {
    id: 'catalogue.authoring.synopsis-help',
    defaultMessage: 'Una o due frasi, per gli elenchi e per la testata della scheda.',
    description: 'Help of the synopsis',
  },
  description: {
    id: 'catalogue.authoring.description',
    defaultMessage: 'Descrizione',
    description: 'Field',
  },
  descriptionHelp: {
    id: 'catalogue.authoring.description-help',
    defaultMessage:
      'Riga vuota: nuovo paragrafo. «- » o «1. » a inizio riga: elenco. «### »: titolo. **grassetto**, *corsivo*.',
    description: 'Help of the description: the marks',
  },
  prerequisites: {
    id: 'catalogue.authoring.prerequisites',
    defaultMessage: 'Prerequisiti',
    description: 'Field',
  },
  category: {
    id: 'catalogue.authoring.category',
    defaultMessage: 'Categoria',
    description: 'Field',
  },
  macroCategory: {
    id: 'catalogue.authoring.macro-category',
    defaultMessage: 'Macro categoria: {name}',
    description: 'Below the category, which decides it',
  },
  level: {
    id: 'catalogue.authoring.level',
    defaultMessage: 'Livello',
    description: 'Field',
  },
  difficulty: {
    id: 'catalogue.authoring.difficulty',
    defaultMessage: 'Difficoltà',
    description: 'Field',
  },
  difficultyEasy: {
    id: 'catalogue.authoring.difficulty-easy',
    defaultMessage: 'Facile',
    description: 'Difficulty',
  },
  difficultyMedium: {
    id: 'catalogue.authoring.difficulty-medium',
    defaultMessage: 'Media',
    description: 'Difficulty',
  },
  difficultyHigh: {
    id: 'catalogue.authoring.difficulty-high',
    defaultMessage: 'Alta',
    description: 'Difficulty',
  },
  credits: {
    id: 'catalogue.authoring.credits',
    defaultMessage: 'Crediti formativi (CFU)',
    description: 'Field',
  },
  tags: {
    id: 'catalogue.authoring.tags',
    defaultMessage: 'Parole chiave',
    description: 'Field',
  },
  tagsHelp: {
    id: 'catalogue.authoring.tags-help',
    defaultMessage: 'Separate da virgole: aiutano a trovare il corso.',
    description: 'Help of the tags',
  },
  price: {
    id: 'catalogue.authoring.price',
    defaultMessage: 'Prezzo del corso',
    description: 'Field',
  },
  simulation: {
    id: 'catalogue.authoring.simulation',
    defaultMessage: 'Prezzo del test di simulazione',
    description: 'Field',
  },
  certification: {
    id: 'catalogue.authoring.certification',
    defaultMessage: 'Prezzo dell’esame di certificazione',
    description: 'Field',
  },
  priceMinimum: {
    id: 'catalogue.authoring.price-minimum',
    defaultMessage: 'Il prezzo non può essere inferiore a 1€',
    description: 'Quoted: EDIT-06',
  },
  durationMultiple: {
    id: 'catalogue.authoring.duration-multiple',
    defaultMessage: '(*) La durata deve essere un multiplo di 15',
    description: 'Quoted: EDIT-08',
  },
  moduleRequired: {
    id: 'catalogue.authoring.module-required',
    defaultMessage: 'La scelta del modulo è obbligatoria',
    description: 'Quoted: EDIT-09',
  },
  professorRequired: {
    id: 'catalogue.authoring.professor-required',
    defaultMessage: '(*) Campo Docente obbligatorio',
    description: 'Quoted: EDIT-10',
  },
  addModule: {
    id: 'catalogue.authoring.add-module',
    defaultMessage: 'Aggiungi modulo',
    description: 'Button',
  },
  unnamedModule: {
    id: 'catalogue.authoring.unnamed-module',
    defaultMessage: 'Modulo {number}',
    description: 'A module that has no name yet',
  },
  moduleName: {
    id: 'catalogue.authoring.module-name',
    defaultMessage: 'Nome del modulo',
    description: 'Field',
  },
  moduleDescription: {
    id: 'catalogue.authoring.module-description',
    defaultMessage: 'Descrizione del modulo',
    description: 'Field',
  },
  moduleSummary: {
    id: 'catalogue.authoring.module-summary',
    defaultMessage:
      '{count, plural, =0 {Nessuna lezione} one {# lezione} other {# lezioni}} · {duration}',
    description: 'Second line of a module; its duration is the sum of its lessons',
  },
  noModules: {
    id: 'catalogue.authoring.no-modules',
    defaultMessage: 'Il corso non ha ancora moduli',
    description: 'Empty list',
  },
  noModulesText: {
    id: 'catalogue.authoring.no-modules-text',
    defaultMessage: 'Un modulo raccoglie le lezioni di un docente.',
    description: 'Empty list, what a module is',
  },
  professor: {
    id: 'catalogue.authoring.professor',
    defaultMessage: 'Docente',
    description: 'Field: search for a teacher by name',
  },
  professorHelp: {
    id: 'catalogue.authoring.professor-help',
    defaultMessage: 'Scrivi una parte del nome, poi scegli.',
    description: 'Help of the teacher',
  },
  professorNone: {
    id: 'catalogue.authoring.professor-none',
    defaultMessage: 'Nessun docente con questo nome',
    description: 'The lookup found nobody',
  },
  professorFailed: {
    id: 'catalogue.authoring.professor-failed',
    defaultMessage: 'Non riusciamo a cercare i docenti. Riprova.',
    description: 'The lookup failed',
  },
  professorCount: {
    id: 'catalogue.authoring.professor-count',
    defaultMessage: '{count, plural, one {# docente trovato} other {# docenti trovati}}',
    description: 'For screen readers, while typing',
  },
  addLesson: {
    id: 'catalogue.authoring.add-lesson',
    defaultMessage: 'Aggiungi lezione',
    description: 'Button',
  },
  addLessonTo: {
    id: 'catalogue.authoring.add-lesson-to',
    defaultMessage: 'Aggiungi lezione a “{module}”',
    description: 'Name of the button for screen readers',
  },
  unnamedLesson: {
    id: 'catalogue.authoring.unnamed-lesson',
    defaultMessage: 'Lezione {number}',
    description: 'A lesson that has no name yet',
  },
  lessonName: {
    id: 'catalogue.authoring.lesson-name',
    defaultMessage: 'Nome della lezione',
    description: 'Field',
  },
  lessonModule: {
    id: 'catalogue.authoring.lesson-module',
    defaultMessage: 'Modulo',
    description: 'Field',
  },
  lessonDuration: {
    id: 'catalogue.authoring.lesson-duration',
    defaultMessage: 'Durata in minuti',
    description: 'Field',
  },
  lessonDescription: {
    id: 'catalogue.authoring.lesson-description',
    defaultMessage: 'Testo della lezione',
    description: 'Field',
  },
  freePreview: {
    id: 'catalogue.authoring.free-preview',
    defaultMessage: 'Lezione di prova gratuita',
    description: 'Checkbox: everyone may watch this lesson before buying',
  },
  freePreviewDetail: {
    id: 'catalogue.authoring.free-preview-detail',
    defaultMessage: 'Chiunque può guardarla prima di acquistare.',
    description: 'Second line of the checkbox',
  },
  freePreviewMark: {
    id: 'catalogue.authoring.free-preview-mark',
    defaultMessage: 'prova gratuita',
    description: 'In the second line of a lesson',
  },
  withoutModule: {
    id: 'catalogue.authoring.without-module',
    defaultMessage: 'Senza modulo',
    description: 'Head above lessons whose module was taken away',
  },
  noLessons: {
    id: 'catalogue.authoring.no-lessons',
    defaultMessage: 'Questo modulo non ha ancora lezioni',
    description: 'Empty module',
  },
  lessonsNeedModule: {
    id: 'catalogue.authoring.lessons-need-module',
    defaultMessage: 'Prima serve un modulo',
    description: 'The list of lessons of a course without modules',
  },
  lessonsNeedModuleText: {
    id: 'catalogue.authoring.lessons-need-module-text',
    defaultMessage: 'Ogni lezione appartiene a un modulo.',
    description: 'The list of lessons of a course without modules',
  },
  toModules: {
    id: 'catalogue.authoring.to-modules',
    defaultMessage: 'Vai ai moduli',
    description: 'Button',
  },
  documentName: {
    id: 'catalogue.authoring.document-name',
    defaultMessage: 'Nome',
    description: 'Field of a document',
  },
  documentPlace: {
    id: 'catalogue.authoring.document-place',
    defaultMessage: 'Dove compare',
    description: 'Field of a document',
  },
  documentCourse: {
    id: 'catalogue.authoring.document-course',
    defaultMessage: 'Tutto il corso',
    description: 'Place of a document',
  },
  documentDownloadable: {
    id: 'catalogue.authoring.document-downloadable',
    defaultMessage: 'Si può scaricare',
    description: 'Checkbox of a document',
  },
  documentVideo: {
    id: 'catalogue.authoring.document-video',
    defaultMessage: 'Video',
    description: 'Kind of a document',
  },
  documentPdf: {
    id: 'catalogue.authoring.document-pdf',
    defaultMessage: 'PDF',
    description: 'Kind of a document',
  },
  videoWaiting: {
    id: 'catalogue.authoring.video-waiting',
    defaultMessage: 'Il video non è ancora disponibile.',
    description: 'Quoted: E67',
  },
  videoNotDeleted: {
    id: 'catalogue.authoring.video-not-deleted',
    defaultMessage: "Non e' possibile eliminare il file video. Riprova piu' tardi",
    description: 'Quoted: EDIT-30',
  },
  noDocuments: {
    id: 'catalogue.authoring.no-documents',
    defaultMessage: 'Il corso non ha ancora documenti',
    description: 'Empty list',
  },
  cover: {
    id: 'catalogue.authoring.cover',
    defaultMessage: 'Copertina',
    description: 'Group of fields',
  },
  coverPicture: {
    id: 'catalogue.authoring.cover-picture',
    defaultMessage: 'Immagine',
    description: 'Field',
  },
  coverHelp: {
    id: 'catalogue.authoring.cover-help',
    defaultMessage: 'Dimensione suggerita 300x200, mostrata in 16:9.',
    description: 'Help of the cover (EDIT-16)',
  },
  crop: {
    id: 'catalogue.authoring.crop',
    defaultMessage: 'Ritaglia',
    description: 'Button beside the cover',
  },
  cropNamed: {
    id: 'catalogue.authoring.crop-named',
    defaultMessage: 'Ritaglia {name}',
    description: 'Name of the button beside the cover',
  },
  cropTitle: {
    id: 'catalogue.authoring.crop-title',
    defaultMessage: 'Scegli la parte da mostrare',
    description: 'Title of the dialog that crops the cover',
  },
  cropHint: {
    id: 'catalogue.authoring.crop-hint',
    defaultMessage: 'Trascina l’immagine, oppure usa le frecce della tastiera.',
    description: 'Help in the dialog that crops the cover',
  },
  cropArea: {
    id: 'catalogue.authoring.crop-area',
    defaultMessage: 'Parte mostrata, in 16:9',
    description: 'Name of the frame over the picture',
  },
  cropZoom: {
    id: 'catalogue.authoring.crop-zoom',
    defaultMessage: 'Ingrandimento',
    description: 'Slider below the picture',
  },
  cropUse: {
    id: 'catalogue.authoring.crop-use',
    defaultMessage: 'Usa questa parte',
    description: 'Button',
  },
  cropCancel: {
    id: 'catalogue.authoring.crop-cancel',
    defaultMessage: 'Lascia com’è',
    description: 'Button: closes the dialog, the cover stays as it is cut',
  },
  cropFailed: {
    id: 'catalogue.authoring.crop-failed',
    defaultMessage: 'Non siamo riusciti a ritagliare la copertina. Riprova.',
    description: 'Notice',
  },
  addDocuments: {
    id: 'catalogue.authoring.add-documents',
    defaultMessage: 'Aggiungi video e documenti',
    description: 'Group of fields',
  },
  addVideos: {
    id: 'catalogue.authoring.add-videos',
    defaultMessage: 'Video',
    description: 'Field: upload',
  },
  addHandouts: {
    id: 'catalogue.authoring.add-handouts',
    defaultMessage: 'Documenti',
    description: 'Field: upload',
  },
  captionsItalian: {
    id: 'catalogue.authoring.captions-italian',
    defaultMessage: 'Sottotitoli in italiano',
    description: 'Field: upload beside a video',
  },
  captionsEnglish: {
    id: 'catalogue.authoring.captions-english',
    defaultMessage: 'Sottotitoli in inglese',
    description: 'Field: upload beside a video',
  },
  poster: {
    id: 'catalogue.authoring.poster',
    defaultMessage: 'Immagine di apertura',
    description: 'Field: upload beside a video',
  },
  openFile: {
    id: 'catalogue.authoring.open-file',
    defaultMessage: 'Apri',
    description: 'Link beside captions or a poster',
  },
  videoUploaded: {
    id: 'catalogue.authoring.video-uploaded',
    defaultMessage: 'Video caricato',
    description: 'State WbUploaded of a video (EDIT-31)',
  },
  videoInPreparation: {
    id: 'catalogue.authoring.video-in-preparation',
    defaultMessage: 'Video in preparazione',
    description: 'State InCaricamento of a video (EDIT-31)',
  },
  videoAvailable: {
    id: 'catalogue.authoring.video-available',
    defaultMessage: 'Video disponibile',
    description: 'State Disponibile of a video (EDIT-31)',
  },
  lessonWithoutVideo: {
    id: 'catalogue.authoring.lesson-without-video',
    defaultMessage: 'Questa lezione non ha video: caricalo fra i documenti e assegnalo qui.',
    description: 'In the form of a lesson',
  },
  toDocuments: {
    id: 'catalogue.authoring.to-documents',
    defaultMessage: 'Vai ai documenti',
    description: 'Button in the form of a lesson',
  },
  uploading: {
    id: 'catalogue.authoring.uploading',
    defaultMessage: 'Attendi la fine dei caricamenti.',
    description: 'Why the save is not possible now',
  },
  addQuestion: {
    id: 'catalogue.authoring.add-question',
    defaultMessage: 'Aggiungi domanda',
    description: 'Button',
  },
  unnamedQuestion: {
    id: 'catalogue.authoring.unnamed-question',
    defaultMessage: 'Domanda {number}',
    description: 'A question that has no words yet',
  },
  question: {
    id: 'catalogue.authoring.question',
    defaultMessage: 'Domanda',
    description: 'Field',
  },
  answer: {
    id: 'catalogue.authoring.answer',
    defaultMessage: 'Risposta',
    description: 'Field',
  },
  noQuestions: {
    id: 'catalogue.authoring.no-questions',
    defaultMessage: 'Il corso non ha ancora domande frequenti',
    description: 'Empty list',
  },
  partActions: {
    id: 'catalogue.authoring.part-actions',
    defaultMessage: 'Azioni su “{name}”',
    description: 'Name of the menu of a module, lesson, document or question',
  },
  moveUp: {
    id: 'catalogue.authoring.move-up',
    defaultMessage: 'Sposta su',
    description: 'Menu action (E55)',
  },
  moveDown: {
    id: 'catalogue.authoring.move-down',
    defaultMessage: 'Sposta giù',
    description: 'Menu action (E55)',
  },
  isFirst: {
    id: 'catalogue.authoring.is-first',
    defaultMessage: 'È già in cima',
    description: 'Why it cannot move up',
  },
  isLast: {
    id: 'catalogue.authoring.is-last',
    defaultMessage: 'È già in fondo',
    description: 'Why it cannot move down',
  },
  remove: {
    id: 'catalogue.authoring.remove',
    defaultMessage: 'Elimina',
    description: 'Menu action',
  },
  handle: {
    id: 'catalogue.authoring.handle',
    defaultMessage: 'Sposta “{name}”: trascina, o usa le frecce su e giù',
    description: 'Name of the handle of a part',
  },
  moved: {
    id: 'catalogue.authoring.moved',
    defaultMessage: '“{name}”: posizione {place} di {count}',
    description: 'Told to screen readers after a move',
  },
  removeTitle: {
    id: 'catalogue.authoring.remove-title',
    defaultMessage: 'Vuoi eliminare “{name}”?',
    description: 'Title of the confirmation',
  },
  removeText: {
    id: 'catalogue.authoring.remove-text',
    defaultMessage: 'La modifica vale dal prossimo salvataggio.',
    description: 'Text of the confirmation',
  },
  removeModuleText: {
    id: 'catalogue.authoring.remove-module-text',
    defaultMessage:
      '{count, plural, one {La sua lezione resta} other {Le sue # lezioni restano}}, senza modulo: poi scegli dove {count, plural, one {metterla} other {metterle}}.',
    description: 'Text of the confirmation for a module that has lessons',
  },
  lockedPublished: {
    id: 'catalogue.authoring.locked-published',
    defaultMessage: 'Il corso è pubblicato: non si modifica più.',
    description: 'Why a field is locked (E41)',
  },
  lockedSuspended: {
    id: 'catalogue.authoring.locked-suspended',
    defaultMessage: 'Il corso è sospeso: non si modifica più.',
    description: 'Why a field is locked (E41)',
  },
  lockedDeleted: {
    id: 'catalogue.authoring.locked-deleted',
    defaultMessage: 'Il corso è cancellato: non si modifica più.',
    description: 'Why a field is locked (E41)',
  },
  lockedContent: {
    id: 'catalogue.authoring.locked-content',
    defaultMessage: 'Di questo corso si possono cambiare solo lo stato e le FAQ.',
    description: 'Above the form of a published course (E41)',
  },
  lockedAll: {
    id: 'catalogue.authoring.locked-all',
    defaultMessage: 'Di questo corso si può cambiare solo lo stato.',
    description: 'Above the form of a suspended or deleted course (E41)',
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
  saveFailed: {
    id: 'catalogue.authoring.save-failed',
    defaultMessage: 'Abbiamo avuto un problema',
    description: 'Quoted: EDIT-23',
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
  confirmNoLessons: {
    id: 'catalogue.authoring.confirm-no-lessons',
    defaultMessage: 'Il corso non ha lezioni, e da pubblicato non se ne possono aggiungere.',
    description: 'Added to the warning for a course without lessons',
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
  statusNotPossible: {
    id: 'catalogue.authoring.status-not-possible',
    defaultMessage: '(*) Il corso non può passare a questo stato',
    description: 'Field: the server refused the status',
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
  notFound: {
    id: 'catalogue.authoring.not-found',
    defaultMessage: 'Questo corso non c’è',
    description: 'The course does not exist',
  },
  toCourses: {
    id: 'catalogue.authoring.to-courses',
    defaultMessage: 'Vai ai corsi',
    description: 'Way out of a course that does not exist',
  },
  subscriberName: {
    id: 'catalogue.authoring.subscriber-name',
    defaultMessage: 'Nome',
    description: 'Head',
  },
  subscriberDate: {
    id: 'catalogue.authoring.subscriber-date',
    defaultMessage: 'Iscritto dal',
    description: 'Head',
  },
  subscriberProgress: {
    id: 'catalogue.authoring.subscriber-progress',
    defaultMessage: 'Avanzamento',
    description: 'Head',
  },
  noSubscribers: {
    id: 'catalogue.authoring.no-subscribers',
    defaultMessage: 'Ancora nessun iscritto',
    description: 'Empty list',
  },
  noSubscribersText: {
    id: 'catalogue.authoring.no-subscribers-text',
    defaultMessage: 'Chi acquista il corso compare qui.',
    description: 'Empty list',
  },
});
