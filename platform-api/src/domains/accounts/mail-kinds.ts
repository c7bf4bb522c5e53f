/** Mails that a person may do without: what they say stands in the product as well. */
export const REFUSABLE_MAILS = ['badge', 'exam', 'answer', 'deadline'] as const;

export type RefusableMail = (typeof REFUSABLE_MAILS)[number];

/** `order` carries the receipt, which the law has us hand over; it cannot be refused. */
export type MailKind = 'order' | RefusableMail;

export const MAIL_KINDS: readonly MailKind[] = ['order', ...REFUSABLE_MAILS];

export const isRefusable = (kind: MailKind): kind is RefusableMail => kind !== 'order';

type Words = { title: string; description: string };

/** What each kind is, in the words of the settings (PROF-15). */
export const mailWords: Record<'it' | 'en', Record<MailKind, Words>> = {
  it: {
    order: {
      title: 'Conferma dell’ordine e ricevuta',
      description: 'Dopo ogni pagamento, con la ricevuta o la fattura in allegato.',
    },
    badge: {
      title: 'Nuovo badge',
      description: 'Quando un badge è emesso a tuo nome, con il collegamento per mostrarlo.',
    },
    exam: {
      title: 'Risultato di un esame',
      description: 'Quando un tuo esame di certificazione è valutato.',
    },
    answer: {
      title: 'Risposta a una tua domanda',
      description: 'Quando un docente risponde a ciò che hai chiesto in una lezione.',
    },
    deadline: {
      title: 'Scadenza degli attestati',
      description:
        '90, 30 e 7 giorni prima che scada un attestato tuo, o delle persone dell’azienda che rappresenti.',
    },
  },
  en: {
    order: {
      title: 'Order confirmation and receipt',
      description: 'After each payment, with the receipt or the invoice attached.',
    },
    badge: {
      title: 'New badge',
      description: 'When a badge is issued in your name, with the link to show it.',
    },
    exam: {
      title: 'Result of an exam',
      description: 'When one of your certification exams is graded.',
    },
    answer: {
      title: 'Answer to a question of yours',
      description: 'When a teacher answers what you asked in a lesson.',
    },
    deadline: {
      title: 'Expiry of attestations',
      description:
        '90, 30 and 7 days before an attestation expires, of yours or of the people of the company that you represent.',
    },
  },
};
