import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
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
  escoSkills: {
    id: 'catalogue.authoring.esco-skills',
    defaultMessage: 'Competenze ESCO',
    description: 'Field: skills of the European classification',
  },
  escoSkillsHelp: {
    id: 'catalogue.authoring.esco-skills-help',
    defaultMessage:
      'Una per riga, al massimo 20: il nome e l’indirizzo http://data.europa.eu/esco/skill/… che trovi su esco.ec.europa.eu. I badge del corso le citano.',
    description: 'Help of the ESCO skills',
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
  validity: {
    id: 'catalogue.authoring.validity',
    defaultMessage: 'Validità dell’attestato',
    description: 'Group of fields',
  },
  validityMonths: {
    id: 'catalogue.authoring.validity-months',
    defaultMessage: 'Mesi di validità',
    description: 'Field',
  },
  validityHelp: {
    id: 'catalogue.authoring.validity-help',
    defaultMessage:
      'Da 1 a 240, dalla data di acquisizione; vuoto: senza scadenza. Vale per gli attestati rilasciati da ora: quelli già rilasciati restano come sono.',
    description: 'Help of the months',
  },
  refresher: {
    id: 'catalogue.authoring.refresher',
    defaultMessage: 'Corso di aggiornamento',
    description: 'Field: the course that renews an attestation',
  },
  refresherHelp: {
    id: 'catalogue.authoring.refresher-help',
    defaultMessage: 'Scrivi una parte del titolo di un corso pubblicato.',
    description: 'Help of the refresher',
  },
  refresherNeedsMonths: {
    id: 'catalogue.authoring.refresher-needs-months',
    defaultMessage: 'Serve solo a un attestato che scade: indica prima i mesi.',
    description: 'Why the refresher cannot be chosen',
  },
  refresherNone: {
    id: 'catalogue.authoring.refresher-none',
    defaultMessage: 'Nessun corso pubblicato con questo titolo',
    description: 'Empty list of the refresher',
  },
  refresherFailed: {
    id: 'catalogue.authoring.refresher-failed',
    defaultMessage: 'Non siamo riusciti a cercare i corsi. Riprova.',
    description: 'List of the refresher that could not be read',
  },
  refresherCount: {
    id: 'catalogue.authoring.refresher-count',
    defaultMessage: '{count, plural, one {# corso trovato} other {# corsi trovati}}',
    description: 'Said when the list of the refresher changes',
  },
  refresherRemove: {
    id: 'catalogue.authoring.refresher-remove',
    defaultMessage: 'Togli il corso di aggiornamento',
    description: 'Button beside the refresher',
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
});
