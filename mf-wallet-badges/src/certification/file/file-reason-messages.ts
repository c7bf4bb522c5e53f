import { defineMessages } from 'shared-ui';

/** Why the server of somebody else said nothing of use. */
export const hostMessages = defineMessages({
  hostSilent: {
    id: 'wallet.verify.host-silent',
    defaultMessage:
      'Il server non risponde, o non lascia leggere le sue risposte ad altri siti. Se puoi, scarica il badge da lì e scegli il file.',
    description: 'Why a server of another issuer gave no answer',
  },
  hostMissing: {
    id: 'wallet.verify.host-missing',
    defaultMessage: 'A questo indirizzo il server non ha più nulla.',
    description: 'Why a server of another issuer gave no answer',
  },
  hostRedirects: {
    id: 'wallet.verify.host-redirects',
    defaultMessage:
      'Il server rimanda a un altro indirizzo, che il browser non ci dice. Aprilo tu e copia quello a cui arrivi.',
    description: 'Why a server of another issuer gave no answer',
  },
  hostTooLarge: {
    id: 'wallet.verify.host-too-large',
    defaultMessage: 'La risposta del server supera 4 MB: un badge è molto più piccolo.',
    description: 'Why a server of another issuer gave no answer',
  },
  hostUnreadable: {
    id: 'wallet.verify.host-unreadable',
    defaultMessage: 'La risposta del server non è il documento che serve.',
    description: 'Why a server of another issuer gave no answer',
  },
});

/** Why a check of a file did not pass, beside the reasons of a badge’s own page. */
export const fileReasonMessages = defineMessages({
  incomplete: {
    id: 'wallet.verify.reason-incomplete',
    defaultMessage: 'Mancano parti che lo standard chiede.',
    description: 'Why a check did not pass',
  },
  otherClaims: {
    id: 'wallet.verify.reason-other-claims',
    defaultMessage: 'Il token e la credenziale dicono cose diverse.',
    description: 'Why a check did not pass',
  },
  badToken: {
    id: 'wallet.verify.reason-bad-token',
    defaultMessage: 'Il token non è firmato come dice, o non è firmato affatto.',
    description: 'Why a check did not pass',
  },
  badProof: {
    id: 'wallet.verify.reason-bad-proof',
    defaultMessage: 'La firma non ha la forma che lo standard chiede.',
    description: 'Why a check did not pass',
  },
  proofExpired: {
    id: 'wallet.verify.reason-proof-expired',
    defaultMessage: 'La firma valeva fino a una data che è passata.',
    description: 'Why a check did not pass',
  },
  otherKey: {
    id: 'wallet.verify.reason-other-key',
    defaultMessage: 'Ha firmato una chiave che non è dell’ente.',
    description: 'Why a check did not pass',
  },
  hostDiffers: {
    id: 'wallet.verify.reason-host-differs',
    defaultMessage: 'Il server dell’ente ha un badge diverso da questo.',
    description: 'Why a check did not pass',
  },
  otherHost: {
    id: 'wallet.verify.reason-other-host',
    defaultMessage: 'Il badge non è su un server che l’ente indica come suo.',
    description: 'Why a check did not pass',
  },
  noKeys: {
    id: 'wallet.verify.reason-no-keys',
    defaultMessage: 'Il server dell’ente non dice quali chiavi sono sue.',
    description: 'Why a check did not pass',
  },
  otherList: {
    id: 'wallet.verify.reason-other-list',
    defaultMessage: 'La lista delle revoche è di un tipo che qui non sappiamo leggere.',
    description: 'Why a check did not pass',
  },
  oldList: {
    id: 'wallet.verify.reason-old-list',
    defaultMessage: 'La lista delle revoche non vale più: può non sapere delle ultime.',
    description: 'Why a check did not pass',
  },
  needsIssuer: {
    id: 'wallet.verify.reason-needs-issuer',
    defaultMessage: 'Solo l’ente può dire se la chiave è sua: non gliel’abbiamo chiesto.',
    description: 'Why a check did not pass',
  },
  needsList: {
    id: 'wallet.verify.reason-needs-list',
    defaultMessage: 'La lista delle revoche è sul server dell’ente: non l’abbiamo chiesta.',
    description: 'Why a check did not pass',
  },
  hosted: {
    id: 'wallet.verify.reason-hosted',
    defaultMessage: 'La prova è sul server dell’ente: non l’abbiamo chiesta.',
    description: 'Why a check did not pass',
  },
  otherSuite: {
    id: 'wallet.verify.reason-other-suite',
    defaultMessage: 'La firma è di un tipo che qui non sappiamo controllare.',
    description: 'Why a check did not pass',
  },
  otherContext: {
    id: 'wallet.verify.reason-other-context',
    defaultMessage: 'Il badge usa definizioni che qui non abbiamo.',
    description: 'Why a check did not pass',
  },
  noCrypto: {
    id: 'wallet.verify.reason-no-crypto',
    defaultMessage: 'Questo browser non può controllare questo tipo di firma.',
    description: 'Why a check did not pass',
  },
  otherCopy: {
    id: 'wallet.verify.reason-other-copy',
    defaultMessage:
      'Il registro ha un’altra copia di questo badge. Apri la certificazione per quella di oggi.',
    description: 'Why a check did not pass',
  },
  noList: {
    id: 'wallet.verify.reason-no-list',
    defaultMessage: 'Il badge non nomina una lista delle revoche.',
    description: 'Why a check did not pass',
  },
});

/** Why there is no badge to verify. */
export const unreadMessages = defineMessages({
  empty: {
    id: 'wallet.verify.unread-empty',
    defaultMessage: 'Il file è vuoto.',
    description: 'Why there is no badge',
  },
  tooLarge: {
    id: 'wallet.verify.unread-too-large',
    defaultMessage: 'Il file supera 4 MB: un badge è molto più piccolo.',
    description: 'Why there is no badge',
  },
  unknownFormat: {
    id: 'wallet.verify.unread-unknown-format',
    defaultMessage: 'Non è un file JSON, JWT, PNG o SVG che si legge.',
    description: 'Why there is no badge',
  },
  brokenPicture: {
    id: 'wallet.verify.unread-broken-picture',
    defaultMessage: 'L’immagine è danneggiata, o non è fatta come quella di un badge.',
    description: 'Why there is no badge',
  },
  noBadge: {
    id: 'wallet.verify.unread-no-badge',
    defaultMessage:
      'Questa immagine non contiene un badge. Scarica quella firmata, non una foto dello schermo.',
    description: 'Why there is no badge',
  },
  brokenPdf: {
    id: 'wallet.verify.unread-broken-pdf',
    defaultMessage:
      'Il PDF è danneggiato, protetto, o contiene più badge diversi: non si può dire quale vale.',
    description: 'Why there is no badge',
  },
  noAttachment: {
    id: 'wallet.verify.unread-no-attachment',
    defaultMessage:
      'Questo PDF non ha un badge allegato. Scegli il file scaricato, non una stampa o una scansione.',
    description: 'Why there is no badge',
  },
  page: {
    id: 'wallet.verify.unread-page',
    defaultMessage:
      'È una pagina web, non un badge. Cerca lì come scaricarlo, o l’indirizzo del suo file.',
    description: 'Why there is no badge',
  },
  address: {
    id: 'wallet.verify.unread-address',
    defaultMessage:
      'Il file contiene solo un indirizzo. Incollalo qui per chiedere il badge a quel server.',
    description: 'Why there is no badge',
  },
  insecureAddress: {
    id: 'wallet.verify.unread-insecure-address',
    defaultMessage:
      'L’indirizzo non comincia con https: quello che arriva potrebbe essere cambiato per strada. Scarica il badge da lì e scegli il file.',
    description: 'Why there is no badge',
  },
  localAddress: {
    id: 'wallet.verify.unread-local-address',
    defaultMessage:
      'L’indirizzo porta dentro una rete privata: non lo apriamo. Scarica il badge da lì e scegli il file.',
    description: 'Why there is no badge',
  },
  ownAddress: {
    id: 'wallet.verify.unread-own-address',
    defaultMessage:
      'A questo indirizzo del nostro sito non c’è un badge. Serve quello di una certificazione.',
    description: 'Why there is no badge',
  },
  otherCode: {
    id: 'wallet.verify.unread-other-code',
    defaultMessage: 'Il codice QR non contiene un badge, né il suo indirizzo.',
    description: 'Why there is no badge',
  },
  brokenToken: {
    id: 'wallet.verify.unread-broken-token',
    defaultMessage: 'Il token è danneggiato.',
    description: 'Why there is no badge',
  },
  notABadge: {
    id: 'wallet.verify.unread-not-a-badge',
    defaultMessage: 'Il documento non è un Open Badge.',
    description: 'Why there is no badge',
  },
  noVerifier: {
    id: 'wallet.verify.unread-no-verifier',
    defaultMessage: 'Questo browser non ha avviato il controllo.',
    description: 'Why there is no badge',
  },
});
