import { defineMessages } from 'shared-ui';

/** Why a check failed or could not be made. */
export const reasonMessages = defineMessages({
  otherIssuer: {
    id: 'wallet.certification.reason-other-issuer',
    defaultMessage: 'La credenziale nomina un altro ente.',
    description: 'Why a check did not pass',
  },
  unknownKey: {
    id: 'wallet.certification.reason-unknown-key',
    defaultMessage: 'L’ente non pubblica questa chiave.',
    description: 'Why a check did not pass',
  },
  keyWithdrawn: {
    id: 'wallet.certification.reason-key-withdrawn',
    defaultMessage: 'La chiave era già ritirata il giorno della firma.',
    description: 'Why a check did not pass',
  },
  noProof: {
    id: 'wallet.certification.reason-no-proof',
    defaultMessage: 'La credenziale non ha firma.',
    description: 'Why a check did not pass',
  },
  otherProof: {
    id: 'wallet.certification.reason-other-proof',
    defaultMessage: 'La firma non ha la forma di quelle dell’ente.',
    description: 'Why a check did not pass',
  },
  unknownContext: {
    id: 'wallet.certification.reason-unknown-context',
    defaultMessage: 'La credenziale usa definizioni che non conosciamo.',
    description: 'Why a check did not pass',
  },
  unknownTerms: {
    id: 'wallet.certification.reason-unknown-terms',
    defaultMessage: 'La credenziale contiene parole che la firma non copre.',
    description: 'Why a check did not pass',
  },
  badSignature: {
    id: 'wallet.certification.reason-bad-signature',
    defaultMessage: 'Il contenuto non è quello che l’ente ha firmato.',
    description: 'Why a check did not pass',
  },
  notACredential: {
    id: 'wallet.certification.reason-not-a-credential',
    defaultMessage: 'Questo documento non è un badge.',
    description: 'Why a check did not pass',
  },
  differs: {
    id: 'wallet.certification.reason-differs',
    defaultMessage: 'Non coincidono con la credenziale: {fields}.',
    description: 'Why a check did not pass',
  },
  noDigest: {
    id: 'wallet.certification.reason-no-digest',
    defaultMessage: 'La credenziale non nomina questa immagine.',
    description: 'Why a check did not pass',
  },
  otherPicture: {
    id: 'wallet.certification.reason-other-picture',
    defaultMessage: 'L’immagine non è quella firmata.',
    description: 'Why a check did not pass',
  },
  otherHash: {
    id: 'wallet.certification.reason-other-hash',
    defaultMessage: 'L’impronta pubblicata è di un altro documento.',
    description: 'Why a check did not pass',
  },
  revoked: {
    id: 'wallet.certification.reason-revoked',
    defaultMessage: 'L’ente l’ha revocata.',
    description: 'Why a check did not pass',
  },
  forgedList: {
    id: 'wallet.certification.reason-forged-list',
    defaultMessage: 'La lista delle revoche non è dell’ente.',
    description: 'Why a check did not pass',
  },
  expired: {
    id: 'wallet.certification.reason-expired',
    defaultMessage: 'È scaduta il {date}.',
    description: 'Why a check did not pass',
  },
  notYetValid: {
    id: 'wallet.certification.reason-not-yet-valid',
    defaultMessage: 'Non è ancora valida.',
    description: 'Why a check did not pass',
  },
  badDate: {
    id: 'wallet.certification.reason-bad-date',
    defaultMessage: 'La data di validità non si legge.',
    description: 'Why a check did not pass',
  },
  unreachable: {
    id: 'wallet.certification.reason-unreachable',
    defaultMessage: 'Il server non risponde. Riprova tra poco.',
    description: 'Why a check did not pass',
  },
  missing: {
    id: 'wallet.certification.reason-missing',
    defaultMessage: 'Il documento non è a questo indirizzo.',
    description: 'Why a check did not pass',
  },
  unreadable: {
    id: 'wallet.certification.reason-unreadable',
    defaultMessage: 'La risposta del server non si legge.',
    description: 'Why a check did not pass',
  },
  noVerifier: {
    id: 'wallet.certification.reason-no-verifier',
    defaultMessage:
      'Questo browser non ha avviato il controllo. Scarica la credenziale e verificala altrove.',
    description: 'Why a check did not pass',
  },
  follows: {
    id: 'wallet.certification.reason-follows',
    defaultMessage: 'Dipende da un controllo che non è riuscito.',
    description: 'Why a check did not pass',
  },
  pending: {
    id: 'wallet.certification.reason-pending',
    defaultMessage: 'Nel registro non c’è ancora, o non c’è più, la stessa impronta.',
    description: 'Why a check did not pass',
  },
  unknownStatus: {
    id: 'wallet.certification.reason-unknown-status',
    defaultMessage: 'La credenziale non dice dove leggere le revoche.',
    description: 'Why a check did not pass',
  },
  contradiction: {
    id: 'wallet.certification.reason-contradiction',
    defaultMessage: 'L’ente dice due cose diverse sulla revoca.',
    description: 'Why a check did not pass',
  },
  notInLog: {
    id: 'wallet.certification.reason-not-in-log',
    defaultMessage: 'La credenziale non è nel registro pubblico.',
    description: 'Why a check did not pass',
  },
  badInclusion: {
    id: 'wallet.certification.reason-bad-inclusion',
    defaultMessage: 'La prova non porta questa credenziale nel registro pubblico.',
    description: 'Why a check did not pass',
  },
  unsignedHead: {
    id: 'wallet.certification.reason-unsigned-head',
    defaultMessage: 'La chiave del registro non ha firmato questo stato del registro.',
    description: 'Why a check did not pass',
  },
  forgedCosignature: {
    id: 'wallet.certification.reason-forged-cosignature',
    defaultMessage: 'La firma di un testimone del registro è falsa.',
    description: 'Why a check did not pass',
  },
  otherLogKey: {
    id: 'wallet.certification.reason-other-log-key',
    defaultMessage:
      'Il registro firma con un’altra chiave rispetto a quella che questo browser ha visto.',
    description: 'Why a check did not pass',
  },
  forkedLog: {
    id: 'wallet.certification.reason-forked-log',
    defaultMessage:
      'Questo browser ha visto un altro registro con lo stesso numero di voci: ne esistono due.',
    description: 'Why a check did not pass',
  },
  rewrittenLog: {
    id: 'wallet.certification.reason-rewritten-log',
    defaultMessage:
      'Il registro non contiene più, senza modifiche, le voci che questo browser ha visto.',
    description: 'Why a check did not pass',
  },
  shrunkLog: {
    id: 'wallet.certification.reason-shrunk-log',
    defaultMessage: 'Il registro ha meno voci di quelle che questo browser ha visto.',
    description: 'Why a check did not pass',
  },
  otherStamp: {
    id: 'wallet.certification.reason-other-stamp',
    defaultMessage: 'La marca temporale è di un altro stato del registro.',
    description: 'Why a check did not pass',
  },
  otherLog: {
    id: 'wallet.certification.reason-other-log',
    defaultMessage:
      'Questo sito aveva un registro con un altro nome: non si può dire se quello attuale lo continua.',
    description: 'Why a check did not pass',
  },
  memoryUnread: {
    id: 'wallet.certification.reason-memory-unread',
    defaultMessage: 'Questo browser non riesce a leggere che cosa ricorda del registro.',
    description: 'Why a check did not pass',
  },
});

/** What a page shows, as it is named in the middle of a sentence. */
export const fieldMessages = defineMessages({
  id: {
    id: 'wallet.certification.field-id',
    defaultMessage: 'indirizzo',
    description: 'Something that the page shows, in a list',
  },
  title: {
    id: 'wallet.certification.field-title',
    defaultMessage: 'titolo',
    description: 'Something that the page shows, in a list',
  },
  kind: {
    id: 'wallet.certification.field-kind',
    defaultMessage: 'tipo',
    description: 'Something that the page shows, in a list',
  },
  level: {
    id: 'wallet.certification.field-level',
    defaultMessage: 'livello',
    description: 'Something that the page shows, in a list',
  },
  competences: {
    id: 'wallet.certification.field-competences',
    defaultMessage: 'competenze',
    description: 'Something that the page shows, in a list',
  },
  course: {
    id: 'wallet.certification.field-course',
    defaultMessage: 'corso',
    description: 'Something that the page shows, in a list',
  },
  code: {
    id: 'wallet.certification.field-code',
    defaultMessage: 'codice',
    description: 'Something that the page shows, in a list',
  },
  holder: {
    id: 'wallet.certification.field-holder',
    defaultMessage: 'nome',
    description: 'Something that the page shows, in a list',
  },
  issuer: {
    id: 'wallet.certification.field-issuer',
    defaultMessage: 'ente',
    description: 'Something that the page shows, in a list',
  },
  date: {
    id: 'wallet.certification.field-date',
    defaultMessage: 'data',
    description: 'Something that the page shows, in a list',
  },
  validUntil: {
    id: 'wallet.certification.field-valid-until',
    defaultMessage: 'scadenza',
    description: 'Something that the page shows, in a list',
  },
  criteria: {
    id: 'wallet.certification.field-criteria',
    defaultMessage: 'criteri',
    description: 'Something that the page shows, in a list',
  },
  alignments: {
    id: 'wallet.certification.field-alignments',
    defaultMessage: 'competenze ESCO',
    description: 'Something that the page shows, in a list',
  },
  score: {
    id: 'wallet.certification.field-score',
    defaultMessage: 'risultato',
    description: 'Something that the page shows, in a list',
  },
});
