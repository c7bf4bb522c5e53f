import { defineMessages } from 'shared-ui';

/** Other bodies' applications that read the badges: the consent, and the list. */
export const messages = defineMessages({
  consentTitle: {
    id: 'wallet.connect.title',
    defaultMessage: 'Collega un’applicazione',
    description: 'Title of the consent page',
  },
  curriculum: {
    id: 'wallet.connect.curriculum',
    defaultMessage: 'Curriculum',
    description: 'Breadcrumb',
  },
  asks: {
    id: 'wallet.connect.asks',
    defaultMessage: '“{name}” chiede di leggere i tuoi badge',
    description: 'Heading: who asks; the name is its own choice',
  },
  host: {
    id: 'wallet.connect.host',
    defaultMessage: 'Dopo la tua scelta torni su {host}. Consenti solo se conosci questo sito.',
    description: 'Host of the address that the browser goes back to, in bold',
  },
  wouldRead: {
    id: 'wallet.connect.would-read',
    defaultMessage: 'Potrà leggere, finché non la scolleghi:',
    description: 'Before the list of what is asked for',
  },
  credentials: {
    id: 'wallet.connect.credentials',
    defaultMessage:
      'i badge con la pagina pubblica visibile, anche quelli che otterrai, con nome e dati firmati',
    description: 'Part of what is read',
  },
  profile: {
    id: 'wallet.connect.profile',
    defaultMessage: 'il tuo nome e cognome',
    description: 'Part of what is read',
  },
  wouldNot: {
    id: 'wallet.connect.would-not',
    defaultMessage: 'Non potrà modificare nulla, né vedere altro del tuo account.',
    description: 'Under the list',
  },
  policy: {
    id: 'wallet.connect.policy',
    defaultMessage: 'Privacy dell’applicazione',
    description: 'Link to the page of the application',
  },
  terms: {
    id: 'wallet.connect.terms',
    defaultMessage: 'Condizioni dell’applicazione',
    description: 'Link to the page of the application',
  },
  allow: {
    id: 'wallet.connect.allow',
    defaultMessage: 'Consenti',
    description: 'Button',
  },
  refuse: {
    id: 'wallet.connect.refuse',
    defaultMessage: 'Rifiuta',
    description: 'Button',
  },
  unknown: {
    id: 'wallet.connect.unknown',
    defaultMessage: 'Questa richiesta non è valida',
    description: 'Unknown application, or an address that is not its own',
  },
  unknownText: {
    id: 'wallet.connect.unknown-text',
    defaultMessage:
      'L’applicazione non è registrata, o l’indirizzo a cui tornare non è il suo. Non è stato letto nulla.',
    description: 'Under it',
  },
  noRequest: {
    id: 'wallet.connect.no-request',
    defaultMessage: 'Nessuna applicazione chiede i tuoi badge',
    description: 'Heading where the address has no request',
  },
  openedAlone: {
    id: 'wallet.connect.opened-alone',
    defaultMessage:
      'Questa pagina si apre da un’applicazione che chiede di leggere i tuoi badge. Da sola non ha nulla da chiederti.',
    description: 'Under it, where the address has no request',
  },
  toCurriculum: {
    id: 'wallet.connect.to-curriculum',
    defaultMessage: 'Vai al curriculum',
    description: 'Button where the request is not valid',
  },
  cannot: {
    id: 'wallet.connect.cannot',
    defaultMessage: '“{name}” ha chiesto in un modo che non possiamo accettare',
    description: 'The request lacks what the standard wants',
  },
  cannotText: {
    id: 'wallet.connect.cannot-text',
    defaultMessage: 'Non è stato letto nulla. Puoi tornare su {host}.',
    description: 'Under it',
  },
  goBack: {
    id: 'wallet.connect.go-back',
    defaultMessage: 'Torna all’applicazione',
    description: 'Button where the request cannot be allowed',
  },
  heading: {
    id: 'wallet.connect.heading',
    defaultMessage: 'Applicazioni collegate',
    description: 'Heading of the list',
  },
  since: {
    id: 'wallet.connect.since',
    defaultMessage: 'Collegata il {date}',
    description: 'When the person allowed it',
  },
  lastRead: {
    id: 'wallet.connect.last-read',
    defaultMessage: 'Ultima lettura: {date}',
    description: 'Date and time',
  },
  neverRead: {
    id: 'wallet.connect.never-read',
    defaultMessage: 'Non ha ancora letto nulla',
    description: 'In place of the last reading',
  },
  reads: {
    id: 'wallet.connect.reads',
    defaultMessage:
      '{what, select, both {Legge badge e nome} credentials {Legge i badge} other {Legge il nome}}',
    description: 'What it may read',
  },
  end: {
    id: 'wallet.connect.end',
    defaultMessage: 'Scollega “{name}”',
    description: 'Button: ends it at once',
  },
  ended: {
    id: 'wallet.connect.ended',
    defaultMessage: '“{name}” non può più leggere i tuoi badge',
    description: 'After it ended',
  },
});
