/** Texts of an exam's documents, in the language of who asks. */
export const documentTexts = {
  it: {
    attestation: 'Attestato di simulazione',
    report: { certification: 'Rapporto dell’esame', simulation: 'Rapporto della simulazione' },
    certifies: 'Si attesta che',
    passed: 'ha superato la simulazione dell’esame del corso',
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
    attestation: 'Certificate of the simulation',
    report: { certification: 'Exam report', simulation: 'Simulation report' },
    certifies: 'This is to certify that',
    passed: 'has passed the simulation of the exam of the course',
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
