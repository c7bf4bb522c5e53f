/** Texts of an attestation, in the language of who asks for it. */
export const attestationTexts = {
  it: {
    kind: { course: 'Attestato di completamento', exam: 'Attestato di certificazione' },
    certifies: 'Si attesta che',
    has: {
      course: 'ha completato il corso',
      exam: 'ha superato l’esame di certificazione del corso',
    },
    issuedOn: 'Rilasciato il',
    validUntil: 'Valido fino al',
    endless: 'Senza scadenza',
    issuer: 'Ente',
    code: 'Codice',
    teachers: 'Docenti',
    qr: 'Codice QR che apre la pagina pubblica del badge di {name}',
    verify:
      'Chi inquadra il codice apre la pagina pubblica del badge e ne verifica autenticità e validità.',
    hidden: 'La persona non mostra la pagina pubblica di questo badge.',
    file: 'attestato',
  },
  en: {
    kind: { course: 'Certificate of completion', exam: 'Certificate of the exam' },
    certifies: 'This is to certify that',
    has: {
      course: 'has completed the course',
      exam: 'has passed the certification exam of the course',
    },
    issuedOn: 'Issued on',
    validUntil: 'Valid until',
    endless: 'Without expiry',
    issuer: 'Issued by',
    code: 'Code',
    teachers: 'Teachers',
    qr: 'QR code that opens the public page of the badge of {name}',
    verify:
      'Who scans the code opens the public page of the badge and verifies that it is authentic and valid.',
    hidden: 'The person does not show the public page of this badge.',
    file: 'certificate',
  },
} as const;
