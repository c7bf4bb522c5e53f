/** Words of an attestation, in the language of who asks. */
export const attestationTexts = {
  it: {
    number: 'Attestato WB-{code}',
    title: 'Attestato WB-{code}: {title}, {holder}',
    certifies: 'Si attesta che',
    course: 'ha completato il corso',
    exam: 'ha superato l’esame di certificazione del corso',
    score: '{percent}% dei punti, soglia {threshold}%',
    issuedOn: 'Rilasciato il',
    validUntil: 'Valido fino al',
    noEnd: 'senza scadenza',
    issuer: 'Ente',
    level: 'Livello',
    levels: ['Principianti', 'Avanzato', 'Esperti'],
    teachers: 'Docenti',
    competences: 'Competenze',
    areas: 'Aree dell’esame',
    area: '{name} {percent}%',
    badge: 'Badge di {title}',
    code: 'Codice QR che apre la pagina pubblica del badge di {holder}',
    codeOfVerifier: 'Codice QR che apre la pagina in cui si verifica questo file',
    proves: 'Che cosa prova la firma',
    provesIssuer: 'L’ha rilasciato {issuer}, il {day}.',
    provesFacts:
      'Nome, corso, competenze, livello e data sono quelli firmati: se uno cambia, la verifica fallisce.',
    provesScore:
      'Nome, corso, competenze, risultato e data sono quelli firmati: se uno cambia, la verifica fallisce.',
    teachersApart: 'I docenti non ne fanno parte.',
    provesLog: 'È alla posizione {place} di un registro pubblico che chiunque può controllare.',
    yours: 'Che cosa controlli tu',
    yoursPerson: 'Che la persona davanti a te sia {holder}.',
    yoursToday:
      'Che oggi non sia revocato: inquadra il codice, rispondiamo con lo stato di adesso.',
    yoursTodayByFile:
      'Che oggi non sia revocato: inquadra il codice e dai questo file, rispondiamo con lo stato di adesso.',
    signedOn: 'Firmato digitalmente il {at}',
    inside: 'Dentro questo PDF c’è il badge firmato:',
    attachment: 'Badge firmato (Open Badges 3.0)',
    file: 'attestato',
  },
  en: {
    number: 'Certificate WB-{code}',
    title: 'Certificate WB-{code}: {title}, {holder}',
    certifies: 'This is to certify that',
    course: 'has completed the course',
    exam: 'has passed the certification exam of the course',
    score: '{percent}% of the points, threshold {threshold}%',
    issuedOn: 'Issued on',
    validUntil: 'Valid until',
    noEnd: 'no end',
    issuer: 'Issued by',
    level: 'Level',
    levels: ['Beginners', 'Advanced', 'Experts'],
    teachers: 'Teachers',
    competences: 'Competences',
    areas: 'Areas of the exam',
    area: '{name} {percent}%',
    badge: 'Badge of {title}',
    code: 'QR code that opens the public page of the badge of {holder}',
    codeOfVerifier: 'QR code that opens the page on which this file is verified',
    proves: 'What the signature proves',
    provesIssuer: '{issuer} issued it on {day}.',
    provesFacts:
      'Name, course, competences, level and date are those that were signed: if one changes, verification fails.',
    provesScore:
      'Name, course, competences, result and date are those that were signed: if one changes, verification fails.',
    teachersApart: 'The teachers are no part of it.',
    provesLog: 'It is entry {place} of a public log that anybody can check.',
    yours: 'What you check',
    yoursPerson: 'That the person before you is {holder}.',
    yoursToday: 'That it is not revoked today: scan the code, we answer with its present state.',
    yoursTodayByFile:
      'That it is not revoked today: scan the code and give this file, we answer with its present state.',
    signedOn: 'Digitally signed on {at}',
    inside: 'Inside this PDF is the signed badge:',
    attachment: 'Signed badge (Open Badges 3.0)',
    file: 'certificate',
  },
} as const;

export type Language = keyof typeof attestationTexts;

export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

const locales = { it: 'it-IT', en: 'en-GB' } as const;

const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** In Italy's time, as everywhere in the product. */
export const dayIn = (language: Language, date: Date): string =>
  new Intl.DateTimeFormat(locales[language], { ...day, timeZone: 'Europe/Rome' }).format(date);

export const instantIn = (language: Language, date: Date): string =>
  new Intl.DateTimeFormat(locales[language], {
    ...day,
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Rome',
  }).format(date);

export const numberIn = (language: Language, value: number): string =>
  value.toLocaleString(locales[language], { useGrouping: 'always' });
