import type { LegalDocument } from './terms-of-sale.ts';

const updatedAt = '2026-11-27';

/** What the product keeps in a browser, by name; `tools/kept-in-browsers.test.ts` holds it against the code. */
export const cookieNotice: { it: LegalDocument; en: LegalDocument } = {
  it: {
    title: 'Informativa sui cookie',
    updatedAt,
    sections: [
      {
        heading: 'In breve',
        paragraphs: [
          'Usiamo solo cookie e memorie del browser che servono al funzionamento del sito. Nessuno segue quello che fai su altri siti, e niente va a chi fa pubblicità.',
          'I video ospitati da altri siti, se ce ne sono, si caricano solo quando premi il loro pulsante. Da quel momento vale anche l’informativa di chi li ospita (YouTube, nella forma senza cookie).',
        ],
      },
      {
        heading: 'Cookie',
        paragraphs: [
          'worker_badge_cookie: la tua risposta all’avviso sui cookie. Dura 150 giorni se accetti, 200 se rifiuti.',
          'wb-language, wb-color-scheme, wb-role, wb-canary: lingua, colori, ruolo e versioni in prova, perché la pagina arrivi già giusta. Durano un anno.',
          'wb-login: tiene insieme un accesso in corso. Dura un giorno.',
          'wb-override, wb-preview: solo per chi prova una versione del sito prima che esca. Durano al massimo 8 ore e 30 giorni.',
        ],
      },
      {
        heading: 'Memoria del browser che resta',
        paragraphs: [
          'rtk:auth, workerbadge: la sessione e la chiave che la lega a questo browser, finché non esci.',
          'login:requestId, login:kind: l’accesso in corso e il modo in cui sei entrato l’ultima volta.',
          'wb-locale, wb-color-mode, splash:seen, wb-player: lingua, colori, presentazione già vista, preferenze del lettore video.',
          'public:cart, commerce:guest-purchases: il carrello e gli acquisti in corso di chi non ha un account.',
          'badges:seen: i badge che hai già visto, perché si presentino una volta sola.',
          'course-…, lesson-draft:…, upload:…: testi e caricamenti che non hai ancora finito.',
          'exam:waiting:…, exam:held, workerbadge-player: risposte di un esame non ancora arrivate e il punto di un video, perché niente vada perso se manca la rete.',
          'workerbadge-log: l’ultimo stato del registro pubblico dei badge che questo browser ha visto, per accorgersi se viene riscritto.',
          'shell:registry, shell:visitor: quali versioni delle pagine usare. Il secondo è un numero a caso fra 65.536, che molte persone hanno uguale.',
        ],
      },
      {
        heading: 'Memoria del browser fino alla chiusura della scheda',
        paragraphs: [
          'login:next, login:survey-offered:…: dove volevi andare prima dell’accesso, e il questionario già proposto.',
          'draft:…: moduli che stai scrivendo.',
          'exam:screen: quale scheda tiene l’esame aperto.',
          'commerce:purchase, commerce:guest-purchase, commerce:privacy-read, commerce:paid-from-list, commerce:left-cart: l’acquisto in corso.',
        ],
      },
      {
        heading: 'Come cambiare idea',
        paragraphs: [
          'Con «Cambia la tua risposta», in cima a questa pagina, riapri l’avviso e accetti o rifiuti di nuovo.',
          'Puoi cancellare cookie e memorie dalle impostazioni del browser, in ogni momento: l’avviso torna, la sessione finisce e quello che non hai inviato si perde.',
        ],
      },
    ],
  },
  en: {
    title: 'Cookie notice',
    updatedAt,
    sections: [
      {
        heading: 'In short',
        paragraphs: [
          'We use only cookies and browser storage that the site needs to work. Nobody follows what you do on other sites, and nothing goes to advertisers.',
          'Videos hosted by other sites, where there are any, load only when you press their button. From then on the notice of their host applies too (YouTube, in its form without cookies).',
        ],
      },
      {
        heading: 'Cookies',
        paragraphs: [
          'worker_badge_cookie: your answer to the cookie notice. It lasts 150 days if you accept, 200 if you refuse.',
          'wb-language, wb-color-scheme, wb-role, wb-canary: language, colours, role and versions on trial, so that the page is right when it arrives. They last one year.',
          'wb-login: holds a login under way together. It lasts one day.',
          'wb-override, wb-preview: only for those who try a version of the site before it is released. They last at most 8 hours and 30 days.',
        ],
      },
      {
        heading: 'Browser storage that stays',
        paragraphs: [
          'rtk:auth, workerbadge: the session and the key that binds it to this browser, until you log out.',
          'login:requestId, login:kind: the login under way and how you entered last time.',
          'wb-locale, wb-color-mode, splash:seen, wb-player: language, colours, introduction seen, preferences of the video player.',
          'public:cart, commerce:guest-purchases: cart and purchases under way of people without an account.',
          'badges:seen: the badges that you have seen, so that each is presented once.',
          'course-…, lesson-draft:…, upload:…: texts and uploads that you have not finished.',
          'exam:waiting:…, exam:held, workerbadge-player: answers of an exam that have not arrived yet and the position in a video, so that nothing is lost without a network.',
          'workerbadge-log: the last state of the public badge log that this browser has seen, to notice if it is rewritten.',
          'shell:registry, shell:visitor: which versions of the pages to use. The second is a random number out of 65,536, which many people share.',
        ],
      },
      {
        heading: 'Browser storage until the tab is closed',
        paragraphs: [
          'login:next, login:survey-offered:…: where you wanted to go before the login, and the survey that was offered.',
          'draft:…: forms that you are writing.',
          'exam:screen: which tab holds the exam.',
          'commerce:purchase, commerce:guest-purchase, commerce:privacy-read, commerce:paid-from-list, commerce:left-cart: the purchase under way.',
        ],
      },
      {
        heading: 'How to change your mind',
        paragraphs: [
          'With “Change your answer”, at the top of this page, you open the notice again and accept or reject anew.',
          'You can delete cookies and storage in the settings of your browser at any time: the notice returns, the session ends, and what you have not sent is lost.',
        ],
      },
    ],
  },
};
