/** Texts of an exam's documents, in the language of who asks. */
export const documentTexts = {
  it: {
    attestation: {
      certification: 'Attestato di certificazione',
      simulation: 'Attestato di simulazione',
    },
    report: { certification: 'Rapporto dell’esame', simulation: 'Rapporto della simulazione' },
    certifies: 'Si attesta che',
    passed: {
      certification: 'ha superato l’esame di certificazione del corso',
      simulation: 'ha superato la simulazione dell’esame del corso',
    },
    result: '{percent}% dei punti, soglia {threshold}%',
    takenOn: 'Svolto il {day}',
    issuedOn: 'Rilasciato il',
    validUntil: 'Valido fino al',
    issuer: 'Ente',
    level: 'Livello',
    duration: 'Durata',
    hours: '{hours} ore',
    minutes: '{minutes} minuti',
    teachers: 'Docenti',
    code: 'Codice QR che apre la pagina pubblica del badge di {name}',
    verify: 'Chi inquadra il codice apre la pagina pubblica del badge e ne verifica l’autenticità.',
    unverified: 'È una simulazione: non dà un badge.',
    area: 'Area',
    points: 'Punti',
    percent: 'Percentuale',
    pointsOf: '{points} su {max}',
    toStudy: 'Aree da studiare',
    nothingToStudy: 'Nessuna area è sotto la soglia.',
    below: '{area}: {percent}%',
    lessons: 'Lezioni da rivedere',
    lesson: '{name} ({area}, {minutes} min)',
    isPassed: 'Esame superato',
    isFailed: 'Esame non superato',
    noAnswers: 'Le risposte giuste non si mostrano: la banca serve ad altri candidati.',
    file: { attestation: 'attestato', report: 'rapporto' },
  },
  en: {
    attestation: {
      certification: 'Certificate of the exam',
      simulation: 'Certificate of the simulation',
    },
    report: { certification: 'Exam report', simulation: 'Simulation report' },
    certifies: 'This is to certify that',
    passed: {
      certification: 'has passed the certification exam of the course',
      simulation: 'has passed the simulation of the exam of the course',
    },
    result: '{percent}% of the points, threshold {threshold}%',
    takenOn: 'Taken on {day}',
    issuedOn: 'Issued on',
    validUntil: 'Valid until',
    issuer: 'Issued by',
    level: 'Level',
    duration: 'Duration',
    hours: '{hours} hours',
    minutes: '{minutes} minutes',
    teachers: 'Teachers',
    code: 'QR code that opens the public page of the badge of {name}',
    verify:
      'Who scans the code opens the public page of the badge and verifies that it is authentic.',
    unverified: 'It is a simulation: it gives no badge.',
    area: 'Area',
    points: 'Points',
    percent: 'Percent',
    pointsOf: '{points} of {max}',
    toStudy: 'Areas to study',
    nothingToStudy: 'No area is below the threshold.',
    below: '{area}: {percent}%',
    lessons: 'Lessons to see again',
    lesson: '{name} ({area}, {minutes} min)',
    isPassed: 'Exam passed',
    isFailed: 'Exam not passed',
    noAnswers: 'Right answers are not shown: other candidates get questions of the same bank.',
    file: { attestation: 'certificate', report: 'report' },
  },
} as const;

export type Language = keyof typeof documentTexts;

export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** The day in Italy, where exams are taken. */
export const dayIn = (language: Language, date: Date): string =>
  new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/Rome',
  }).format(date);
