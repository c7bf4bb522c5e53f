export type LegalDocument = {
  title: string;
  /** ISO date of this wording. */
  updatedAt: string;
  sections: { heading: string; paragraphs: string[] }[];
};

const updatedAt = '2026-09-01';

/** Terms of the demonstration shop; who runs the product puts their own here. */
export const termsOfSale: { it: LegalDocument; en: LegalDocument } = {
  it: {
    title: 'Termini e condizioni',
    updatedAt,
    sections: [
      {
        heading: 'Chi vende',
        paragraphs: [
          'I corsi sono venduti da WorkerBadge. Questa è una installazione dimostrativa: nessun pagamento è reale e nessun documento ha valore fiscale.',
        ],
      },
      {
        heading: 'Che cosa acquisti',
        paragraphs: [
          "L'acquisto di un corso dà accesso personale alle sue lezioni, ai video e ai documenti, senza scadenza. L'accesso non può essere ceduto ad altri.",
          "Gli esami di simulazione e di certificazione sono facoltativi e si possono aggiungere all'ordine quando il corso li prevede.",
        ],
      },
      {
        heading: 'Prezzi e sconti',
        paragraphs: [
          "I prezzi comprendono l'IVA. Lo sconto sul totale è del 10% da 1.000 € e del 20% da 5.000 €, ed è calcolato una volta sola sull'intero ordine.",
          "Se un prezzo cambia mentre il corso è nel carrello, il nuovo prezzo è mostrato prima della conferma e l'ordine non parte finché non lo accetti.",
        ],
      },
      {
        heading: 'Ordine e pagamento',
        paragraphs: [
          'Con il pulsante "Ordina con obbligo di pagamento" concludi un contratto che ti obbliga a pagare. Il pagamento avviene sul sito del gestore: i dati della carta non passano da noi.',
          'Un ordine non pagato entro 24 ore è annullato. Se un pagamento arriva due volte, il secondo è rimborsato automaticamente.',
        ],
      },
      {
        heading: 'Diritto di recesso',
        paragraphs: [
          "Hai 14 giorni per recedere senza darne ragione. Il corso è contenuto digitale fornito subito: accettando questi termini chiedi che l'accesso inizi prima della fine di quel periodo e riconosci che, iniziato il corso, il diritto di recesso si perde (art. 59, lettera o, del Codice del consumo).",
          'Prima di iniziare il corso puoi chiedere l’annullamento dal dettaglio dell’ordine; senza account, dalla pagina che conferma il pagamento o scrivendo all’assistenza.',
        ],
      },
      {
        heading: 'Ricevuta, badge e certificazione',
        paragraphs: [
          'Dopo il pagamento ricevi per e-mail la conferma con la ricevuta. Completato il corso ottieni un badge digitale firmato, verificabile da chiunque.',
        ],
      },
      {
        heading: 'Legge e controversie',
        paragraphs: [
          'Si applica la legge italiana. È competente il giudice del luogo in cui il consumatore risiede.',
        ],
      },
    ],
  },
  en: {
    title: 'Terms and conditions',
    updatedAt,
    sections: [
      {
        heading: 'Who sells',
        paragraphs: [
          'The courses are sold by WorkerBadge. This is a demonstration: no payment is real and no document has any value for taxes.',
        ],
      },
      {
        heading: 'What you buy',
        paragraphs: [
          'Buying a course gives you personal access to its lessons, videos and documents, without an end date. The access cannot be passed on to others.',
          'Simulation and certification exams are optional and can be added to the order where the course has them.',
        ],
      },
      {
        heading: 'Prices and discounts',
        paragraphs: [
          'Prices include VAT. The discount on the total is 10% from €1,000 and 20% from €5,000, computed once for the whole order.',
          'If a price changes while the course is in your cart, the new price is shown before you confirm, and nothing is ordered until you accept it.',
        ],
      },
      {
        heading: 'Order and payment',
        paragraphs: [
          'With the button "Order with obligation to pay" you enter into a contract that obliges you to pay. You pay on the site of the payment provider: we never see your card.',
          'An order that is not paid within 24 hours is cancelled. If a payment arrives twice, the second one is refunded automatically.',
        ],
      },
      {
        heading: 'Right of withdrawal',
        paragraphs: [
          'You have 14 days to withdraw without giving a reason. A course is digital content supplied at once: by accepting these terms you ask for access before that time is over and acknowledge that, once the course is begun, the right of withdrawal is lost (art. 59, letter o, of the Italian Consumer Code).',
          'Before you begin the course you can ask for its cancellation on the page of the order; without an account, on the page that confirms the payment or by writing to support.',
        ],
      },
      {
        heading: 'Receipt, badge and certification',
        paragraphs: [
          'After the payment you receive a confirmation with the receipt by e-mail. When you complete the course you get a signed digital badge that anyone can verify.',
        ],
      },
      {
        heading: 'Law and disputes',
        paragraphs: [
          'Italian law applies. The court of the place where the consumer lives has jurisdiction.',
        ],
      },
    ],
  },
};
