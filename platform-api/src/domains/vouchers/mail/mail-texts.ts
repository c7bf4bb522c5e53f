type Content = {
  name: string;
  /** Null after the buyer deleted their account. */
  from: string | null;
  /** A company gives no presents, and says what it will see. */
  isFromCompany: boolean;
  message: string;
  courses: { title: string; code: string; withSimulation: boolean; withCertification: boolean }[];
  /** Where codes are redeemed; never with a code in it (E111). */
  address: string;
};

/** Quoted line by line: what a stranger wrote is never taken for our words. */
const quoted = (message: string): string =>
  message
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n');

const course =
  (exams: { simulation: string; certification: string }) =>
  ({ title, code, withSimulation, withCertification }: Content['courses'][number]): string =>
    [
      `“${title}”`,
      ...(withSimulation ? [exams.simulation] : []),
      ...(withCertification ? [exams.certification] : []),
      code,
    ].join('\n');

/** What somebody reads to whom a code was sent: from whom, for what, and what to do (E167). */
export const mailTexts = {
  it: ({ name, from, isFromCompany, message, courses, address }: Content) => ({
    subject:
      courses.length === 1
        ? `Per te: il corso “${courses[0]?.title ?? ''}”`
        : `Per te: ${courses.length} corsi su WorkerBadge`,
    text: `Ciao ${name},

${from ?? 'qualcuno'} ${isFromCompany ? 'ti offre' : 'ti ha regalato'} ${courses.length === 1 ? 'un corso' : `${courses.length} corsi`} su WorkerBadge.
${message === '' ? '' : `\n${quoted(message)}\n`}
${courses.map(course({ simulation: 'con l’esame di simulazione', certification: 'con l’esame di certificazione' })).join('\n\n')}

Per iniziare:
1. Apri ${address}
2. Accedi con SPID o CIE; se è la prima volta, ti registri da lì.
3. Scrivi ${courses.length === 1 ? 'il codice' : 'i codici'} e premi “Riscatta”.

Ogni codice vale per una persona e non scade. Se hai già il corso, puoi dare il codice a qualcun altro. Non devi pagare niente.${isFromCompany ? '\nL’azienda vede soltanto se il codice è stato riscattato: quando lo riscatti scegli tu se mostrarle anche avanzamento, esami e badge.' : ''}

WorkerBadge
`,
  }),
  en: ({ name, from, isFromCompany, message, courses, address }: Content) => ({
    subject:
      courses.length === 1
        ? `For you: the course “${courses[0]?.title ?? ''}”`
        : `For you: ${courses.length} courses on WorkerBadge`,
    text: `Hello ${name},

${from ?? 'somebody'} ${isFromCompany ? 'offers you' : 'has given you'} ${courses.length === 1 ? 'a course' : `${courses.length} courses`} on WorkerBadge.
${message === '' ? '' : `\n${quoted(message)}\n`}
${courses.map(course({ simulation: 'with the simulation exam', certification: 'with the certification exam' })).join('\n\n')}

To begin:
1. Open ${address}
2. Log in with SPID or CIE; the first time, you register there.
3. Type the ${courses.length === 1 ? 'code' : 'codes'} and press “Redeem”.

Each code is for one person and does not expire. If you have the course already, you can give the code to somebody else. There is nothing to pay.${isFromCompany ? '\nThe company only sees whether the code was redeemed: when you redeem it, you choose whether it also sees progress, exams and badges.' : ''}

WorkerBadge
`,
  }),
};
