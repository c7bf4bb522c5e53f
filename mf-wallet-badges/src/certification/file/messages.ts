import { defineMessages } from 'shared-ui';

/** The page. */
export const messages = defineMessages({
  title: {
    id: 'wallet.verify.title',
    defaultMessage: 'Verifica un badge',
    description: 'Heading of the page',
  },
  lead: {
    id: 'wallet.verify.lead',
    defaultMessage:
      'Nostro o di un altro ente. Ti diciamo che cosa regge e che cosa non si può controllare.',
    description: 'Lead',
  },
  stays: {
    id: 'wallet.verify.stays',
    defaultMessage: 'Il controllo avviene in questo browser. Il file resta sul tuo dispositivo.',
    description: 'Privacy',
  },
  choose: {
    id: 'wallet.verify.choose',
    defaultMessage: '<b>Scegli un file</b> o trascinalo qui',
    description: 'Drop zone',
  },
  formats: {
    id: 'wallet.verify.formats',
    defaultMessage: 'Immagine PNG o SVG, attestato PDF, JSON o JWT, fino a 4 MB',
    description: 'Drop zone, second line',
  },
  file: {
    id: 'wallet.verify.file',
    defaultMessage: 'File del badge',
    description: 'Name of the file field',
  },
  paste: {
    id: 'wallet.verify.paste',
    defaultMessage: 'Oppure incolla il testo del badge o il suo indirizzo',
    description: 'Label',
  },
  verify: {
    id: 'wallet.verify.verify',
    defaultMessage: 'Verifica',
    description: 'Button',
  },
  result: {
    id: 'wallet.verify.result',
    defaultMessage: 'L’esito',
    description: 'Heading',
  },
  checking: {
    id: 'wallet.verify.checking',
    defaultMessage: 'Verifica in corso',
    description: 'In place of the verdict',
  },
  authentic: {
    id: 'wallet.verify.authentic',
    defaultMessage: 'Badge autentico',
    description: 'Verdict',
  },
  authenticText: {
    id: 'wallet.verify.authentic-text',
    defaultMessage: 'L’abbiamo rilasciato noi, e nessuno l’ha cambiato.',
    description: 'Verdict explained',
  },
  intact: {
    id: 'wallet.verify.intact',
    defaultMessage: 'Firma valida',
    description: 'Verdict of another issuer’s badge',
  },
  intactText: {
    id: 'wallet.verify.intact-text',
    defaultMessage:
      'Nessuno l’ha cambiato da quando è stato firmato. Di chi sia la chiave, il badge da solo non lo prova: confrontala con quella che l’ente ti ha dato.',
    description: 'Verdict explained',
  },
  confirmed: {
    id: 'wallet.verify.confirmed',
    defaultMessage: 'Confermato dall’ente',
    description: 'Verdict of another issuer’s badge that its own server confirms',
  },
  confirmedText: {
    id: 'wallet.verify.confirmed-text',
    defaultMessage:
      'Lo conferma {host}, il server che il badge indica come dell’ente. Che dietro quel nome ci sia davvero l’ente, guardalo tu.',
    description: 'Verdict explained',
  },
  refused: {
    id: 'wallet.verify.refused',
    defaultMessage: 'Badge non valido',
    description: 'Verdict',
  },
  refusedText: {
    id: 'wallet.verify.refused-text',
    defaultMessage: 'Almeno un controllo non è riuscito. Non fidarti di quello che il badge dice.',
    description: 'Verdict explained',
  },
  notVerifiable: {
    id: 'wallet.verify.not-verifiable',
    defaultMessage: 'Non si può verificare',
    description: 'Verdict',
  },
  notVerifiableText: {
    id: 'wallet.verify.not-verifiable-text',
    defaultMessage: 'Un controllo che non si è potuto fare non vale come superato.',
    description: 'Verdict explained',
  },
  revoked: {
    id: 'wallet.verify.revoked',
    defaultMessage: 'Badge revocato',
    description: 'Verdict',
  },
  revokedText: {
    id: 'wallet.verify.revoked-text',
    defaultMessage: 'L’ente l’ha ritirato. Non vale più come prova.',
    description: 'Verdict explained',
  },
  expired: {
    id: 'wallet.verify.expired',
    defaultMessage: 'Badge scaduto',
    description: 'Verdict',
  },
  expiredText: {
    id: 'wallet.verify.expired-text',
    defaultMessage: 'Il suo periodo di validità è finito.',
    description: 'Verdict explained',
  },
  rewritten: {
    id: 'wallet.verify.rewritten',
    defaultMessage: 'Registro pubblico riscritto',
    description: 'Verdict',
  },
  rewrittenText: {
    id: 'wallet.verify.rewritten-text',
    defaultMessage: 'Il nostro registro non è più quello che questo browser aveva visto.',
    description: 'Verdict explained',
  },
  unread: {
    id: 'wallet.verify.unread',
    defaultMessage: 'Nessun badge da verificare',
    description: 'In place of a verdict',
  },
  says: {
    id: 'wallet.verify.says',
    defaultMessage: 'Che cosa dice il badge',
    description: 'Heading',
  },
  badge: {
    id: 'wallet.verify.badge',
    defaultMessage: 'Titolo',
    description: 'Label',
  },
  holder: {
    id: 'wallet.verify.holder',
    defaultMessage: 'Rilasciato a',
    description: 'Label',
  },
  issuer: {
    id: 'wallet.verify.issuer',
    defaultMessage: 'Ente dichiarato',
    description: 'Label',
  },
  issuerId: {
    id: 'wallet.verify.issuer-id',
    defaultMessage: 'Identificativo dell’ente',
    description: 'Label',
  },
  key: {
    id: 'wallet.verify.key',
    defaultMessage: 'Chiave della firma',
    description: 'Label',
  },
  issuedOn: {
    id: 'wallet.verify.issued-on',
    defaultMessage: 'Data dichiarata',
    description: 'Label',
  },
  validUntil: {
    id: 'wallet.verify.valid-until',
    defaultMessage: 'Validità dichiarata',
    description: 'Label: the day on which it ends',
  },
  form: {
    id: 'wallet.verify.form',
    defaultMessage: 'Forma',
    description: 'Label',
  },
  notSaid: {
    id: 'wallet.verify.not-said',
    defaultMessage: 'Il badge non lo dice',
    description: 'In place of a value',
  },
  checks: {
    id: 'wallet.verify.checks',
    defaultMessage: 'I controlli',
    description: 'Heading',
  },
  hosts: {
    id: 'wallet.verify.hosts',
    defaultMessage: 'Alcuni controlli dipendono anche da: {hosts}. Da qui non si può chiedere.',
    description: 'Hosts that cannot be asked',
  },
  open: {
    id: 'wallet.verify.open',
    defaultMessage: 'Apri la certificazione',
    description: 'Link',
  },
  picture: {
    id: 'wallet.verify.picture',
    defaultMessage: 'Immagine firmata del badge',
    description: 'Alternative text',
  },
  how: {
    id: 'wallet.verify.how',
    defaultMessage: 'Che cosa controlliamo',
    description: 'Heading',
  },
  howOwn: {
    id: 'wallet.verify.how-own',
    defaultMessage:
      '<b>I nostri badge, per intero:</b> firma, immagine, registro pubblico, revoche e scadenza. Li confrontiamo con quello che pubblichiamo.',
    description: 'Explanation',
  },
  howForeign: {
    id: 'wallet.verify.how-foreign',
    defaultMessage:
      '<b>Gli Open Badges 3.0 di altri enti:</b> forma, firma, revoche e scadenza. Se serve la risposta di un altro server, prima te lo chiediamo.',
    description: 'Explanation',
  },
  howHosted: {
    id: 'wallet.verify.how-hosted',
    defaultMessage:
      '<b>Gli Open Badges 2.0:</b> la prova è sul server dell’ente. Lo confrontiamo con quello, se vuoi che glielo chiediamo.',
    description: 'Explanation',
  },
});

/** Which standard, in which kind of file. */
export const formMessages = defineMessages({
  ob3: {
    id: 'wallet.verify.form-ob3',
    defaultMessage: 'Open Badges 3.0, {container}',
    description: 'Standard and kind of file',
  },
  ob2: {
    id: 'wallet.verify.form-ob2',
    defaultMessage: 'Open Badges 2.0, {container}',
    description: 'Standard and kind of file',
  },
});
