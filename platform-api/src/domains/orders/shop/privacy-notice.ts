import type { LegalDocument } from './terms-of-sale.ts';

const updatedAt = '2026-11-24';

/** Privacy notice of the demonstration; who runs the product puts their own here. */
export const privacyNotice: { it: LegalDocument; en: LegalDocument } = {
  it: {
    title: 'Informativa Privacy',
    updatedAt,
    sections: [
      {
        heading: 'Titolare del trattamento',
        paragraphs: [
          'Il titolare è WorkerBadge. Questa è una installazione dimostrativa: le persone e i dati che contiene sono inventati.',
        ],
      },
      {
        heading: 'Quali dati e perché',
        paragraphs: [
          "Dati di identità e di contatto, ricevuti dall'identità digitale con cui accedi: servono a darti un account e a concludere gli ordini (art. 6, lettera b, del Regolamento UE 2016/679).",
          "Se acquisti come ospite: nome, recapiti e codice fiscale che scrivi nel modulo, e l'indirizzo solo se chiedi la fattura. Servono a concludere l'ordine e a inviarti codici e ricevuta (art. 6, lettera b).",
          'Dati di acquisto e di fatturazione: servono agli obblighi fiscali (art. 6, lettera c).',
          'Avanzamento nei corsi, appunti, risposte agli esami e badge ottenuti: servono a erogare la formazione e a certificarla (art. 6, lettera b).',
          'Indirizzo e-mail per le newsletter: solo se ti iscrivi, finché non annulli l’iscrizione con il link di ogni messaggio (art. 6, lettera a).',
          'Sessioni, dispositivi e operazioni di chi amministra: servono alla sicurezza del servizio (art. 6, lettera f).',
        ],
      },
      {
        heading: 'Se il corso te lo dà la tua azienda',
        paragraphs: [
          'L’azienda vede l’invito che ha scritto e che il codice è stato usato. Avanzamento, esito dell’esame e badge li vede solo se glielo permetti, corso per corso, e smette di vederli quando togli il permesso.',
        ],
      },
      {
        heading: 'Badge e registro distribuito',
        paragraphs: [
          "Sul registro è scritta solo un'impronta con sale casuale, mai un dato personale. La pagina pubblica di un badge mostra il tuo nome a chi ha il suo indirizzo, che non si può indovinare; puoi nasconderla.",
        ],
      },
      {
        heading: 'Per quanto tempo',
        paragraphs: [
          "I dati dell'account sono conservati finché l'account esiste. Ordini e fatture sono conservati dieci anni, come chiede la legge, anche dopo la cancellazione dell'account. I dati di un ordine da ospite mai pagato sono cancellati dopo trenta giorni.",
        ],
      },
      {
        heading: 'A chi sono comunicati',
        paragraphs: [
          'Al gestore dei pagamenti, per il solo pagamento; al gestore della tua identità digitale, per il solo accesso; a chi spedisce le nostre e-mail; al servizio che accredita le aziende, per la sola azienda che lo chiede. Nessun dato è venduto o usato per pubblicità. Non usiamo strumenti di tracciamento di terzi.',
        ],
      },
      {
        heading: 'I tuoi diritti',
        paragraphs: [
          'Puoi chiedere accesso, rettifica, cancellazione, limitazione e portabilità dei dati, opporti al trattamento e rivolgerti al Garante per la protezione dei dati personali.',
        ],
      },
    ],
  },
  en: {
    title: 'Privacy notice',
    updatedAt,
    sections: [
      {
        heading: 'Controller',
        paragraphs: [
          'The controller is WorkerBadge. This is a demonstration: the people and the data in it are invented.',
        ],
      },
      {
        heading: 'Which data, and why',
        paragraphs: [
          'Identity and contact data, received from the digital identity that you log in with: to give you an account and to conclude orders (art. 6, letter b, Regulation EU 2016/679).',
          'If you buy as a guest: the name, contacts and fiscal code that you type into the form, and the address only if you ask for an invoice: to conclude the order and to send you codes and receipt (art. 6, letter b).',
          'Purchase and billing data: for tax obligations (art. 6, letter c).',
          'Progress in courses, notes, answers in exams and badges: to provide training and to certify it (art. 6, letter b).',
          'An e-mail address for newsletters: only if you subscribe, until you unsubscribe by the link in every message (art. 6, letter a).',
          'Sessions, devices and what administrators do: for the security of the service (art. 6, letter f).',
        ],
      },
      {
        heading: 'If your company gives you the course',
        paragraphs: [
          'The company sees the invitation that it wrote and that the code was used. It sees progress, result of the exam and badge only if you let it, course by course, and no longer when you take that back.',
        ],
      },
      {
        heading: 'Badges and the distributed ledger',
        paragraphs: [
          'Only a randomly salted fingerprint is written on the ledger, never personal data. The public page of a badge shows your name to those who have its address, which cannot be guessed; you can hide it.',
        ],
      },
      {
        heading: 'For how long',
        paragraphs: [
          'Account data are kept while the account exists. Orders and invoices are kept for ten years, as the law asks, also after an account is deleted. The data of a guest’s order that was never paid are deleted after thirty days.',
        ],
      },
      {
        heading: 'Who receives them',
        paragraphs: [
          'The payment provider, for the payment only; the provider of your digital identity, for the login only; who sends our e-mails; the service that accredits companies, for a company that asks for it. No data are sold or used for advertising. We use no tracking by third parties.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You can ask for access, rectification, erasure, restriction and portability of your data, object to processing, and turn to the data protection authority.',
        ],
      },
    ],
  },
};
