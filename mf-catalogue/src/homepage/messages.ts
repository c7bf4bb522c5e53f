import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: {
    id: 'catalogue.home.title',
    defaultMessage: 'Corsi e badge certificati per chi lavora',
    description: 'Title of the browser tab',
  },
  heading: {
    id: 'catalogue.home.heading',
    defaultMessage: 'Il lavoro che sai fare, certificato.',
    description: 'Hero heading',
  },
  lead: {
    id: 'catalogue.home.lead',
    defaultMessage:
      'Corsi a distanza, test di simulazione ed esami di certificazione. Ogni traguardo diventa un badge notarizzato su blockchain, che chiunque può verificare.',
    description: 'Hero text',
  },
  explore: {
    id: 'catalogue.home.explore',
    defaultMessage: 'Esplora il catalogo',
    description: 'Hero action',
  },
  watchTutorial: {
    id: 'catalogue.home.watch-tutorial',
    defaultMessage: 'Guarda il tutorial',
    description: 'Hero action',
  },
  claims: {
    id: 'catalogue.home.claims',
    defaultMessage: 'Perché WorkerBadge',
    description: 'Hidden heading of the three claims',
  },
  teachersTitle: {
    id: 'catalogue.home.teachers.title',
    defaultMessage: 'Docenti esperti',
    description: 'Claim (PUB-02)',
  },
  teachersText: {
    id: 'catalogue.home.teachers.text',
    defaultMessage:
      'Ingegneri, avvocati, formatori e artigiani che fanno ogni giorno il mestiere che insegnano.',
    description: 'Claim text',
  },
  certificationTitle: {
    id: 'catalogue.home.certification.title',
    defaultMessage: 'Certificazione',
    description: 'Claim (PUB-02)',
  },
  certificationText: {
    id: 'catalogue.home.certification.text',
    defaultMessage:
      'Un test per prepararti, un esame per dimostrarlo. Il badge riporta criteri, competenze ed ente rilasciante.',
    description: 'Claim text',
  },
  supportTitle: {
    id: 'catalogue.home.support.title',
    defaultMessage: 'Supporto continuo',
    description: 'Claim (PUB-02)',
  },
  supportText: {
    id: 'catalogue.home.support.text',
    defaultMessage:
      'Contatti diretti con i docenti del modulo, FAQ di corso e una persona che risponde.',
    description: 'Claim text',
  },
  popular: {
    id: 'catalogue.home.popular',
    defaultMessage: 'I nostri corsi più popolari',
    description: 'Section of the three most ranked (PUB-03)',
  },
  allCourses: {
    id: 'catalogue.home.all-courses',
    defaultMessage: 'Tutti i corsi',
    description: 'Link to the catalogue',
  },
  categories: {
    id: 'catalogue.home.categories',
    defaultMessage:
      '{count, plural, =8 {Otto categorie} other {# categorie}}, un solo libretto di competenze',
    description: 'Section of categories',
  },
  chainTitle: {
    id: 'catalogue.home.chain.title',
    defaultMessage: 'Un badge che resta vero anche fra vent’anni',
    description: 'Blockchain text (PUB-04)',
  },
  chainText: {
    id: 'catalogue.home.chain.text',
    defaultMessage:
      'Quando completi un corso, l’impronta del tuo attestato viene scritta su Algorand. Nessuno la può cambiare, nemmeno noi: chi ti assume apre il link e legge il verdetto, senza chiederti nulla.',
    description: 'Blockchain text (PUB-04)',
  },
  stepDone: {
    id: 'catalogue.home.step.done',
    defaultMessage: 'Raggiungi il traguardo',
    description: 'First step',
  },
  stepDoneText: {
    id: 'catalogue.home.step.done-text',
    defaultMessage: 'Risultato e criteri entrano nell’attestato.',
    description: 'First step',
  },
  stepNotarised: {
    id: 'catalogue.home.step.notarised',
    defaultMessage: 'Il badge viene notarizzato',
    description: 'Second step',
  },
  stepNotarisedText: {
    id: 'catalogue.home.step.notarised-text',
    defaultMessage: 'L’impronta finisce in una transazione pubblica.',
    description: 'Second step',
  },
  stepVerified: {
    id: 'catalogue.home.step.verified',
    defaultMessage: 'Chiunque lo verifica',
    description: 'Third step',
  },
  stepVerifiedText: {
    id: 'catalogue.home.step.verified-text',
    defaultMessage: 'Un indirizzo web, un verdetto, la prova.',
    description: 'Third step',
  },
  library: {
    id: 'catalogue.home.library',
    defaultMessage: 'La biblioteca',
    description: 'Library block (PUB-05)',
  },
  libraryText: {
    id: 'catalogue.home.library.text',
    defaultMessage: 'Tutto quello che serve per cominciare con il piede giusto.',
    description: 'Library block',
  },
  tutorial: {
    id: 'catalogue.home.tutorial',
    defaultMessage: 'Tutorial',
    description: 'Library button',
  },
  tutorialText: {
    id: 'catalogue.home.tutorial.text',
    defaultMessage: 'Tre video: wallet, identità verificata, SPID',
    description: 'Library button',
  },
  manual: {
    id: 'catalogue.home.manual',
    defaultMessage: 'Manuale utente',
    description: 'Library button (PUB-06)',
  },
  manualText: {
    id: 'catalogue.home.manual.text',
    defaultMessage: 'PDF, da scaricare',
    description: 'Library button',
  },
  manualBusy: {
    id: 'catalogue.home.manual.busy',
    defaultMessage: 'Download in corso…',
    description: 'While the manual downloads',
  },
  manualFailed: {
    id: 'catalogue.home.manual.failed',
    defaultMessage: 'Il manuale non si scarica. Riprova fra poco.',
    description: 'The download failed',
  },
  manualFile: {
    id: 'catalogue.home.manual.file',
    defaultMessage: 'Manuale utente WorkerBadge.pdf',
    description: 'Name of the downloaded file',
  },
  faq: {
    id: 'catalogue.home.faq',
    defaultMessage: 'FAQ',
    description: 'Library button',
  },
  faqText: {
    id: 'catalogue.home.faq.text',
    defaultMessage: 'Le risposte alle domande frequenti',
    description: 'Library button',
  },
});
