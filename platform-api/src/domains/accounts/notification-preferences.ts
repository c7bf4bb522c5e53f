type Mail = { title: string; description: string };

/**
 * The mails that the product sends by itself. They follow what a person does and are part of the
 * service, so they are on for everyone. A domain whose mails can be refused adds them here.
 */
const serviceMails: Record<'it' | 'en', Mail[]> = {
  it: [
    {
      title: 'Conferma dell’ordine e ricevuta',
      description: 'Dopo ogni pagamento, con la ricevuta o la fattura in allegato.',
    },
    {
      title: 'Nuovo badge',
      description: 'Quando un badge è emesso a tuo nome, con il collegamento per mostrarlo.',
    },
  ],
  en: [
    {
      title: 'Order confirmation and receipt',
      description: 'After each payment, with the receipt or the invoice attached.',
    },
    {
      title: 'New badge',
      description: 'When a badge is issued in your name, with the link to show it.',
    },
  ],
};

/** What a person gets by mail (PROF-15). Read only: the documents name no call that changes it (E82). */
export const notificationPreferences = (language: 'it' | 'en') =>
  serviceMails[language].map((mail) => ({ ...mail, status: true }));
