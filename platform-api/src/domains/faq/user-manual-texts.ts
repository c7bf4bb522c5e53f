export type Manual = {
  title: string;
  subtitle: string;
  contents: string;
  page: string;
  chapters: { title: string; paragraphs: string[]; steps?: string[] }[];
};

const italian: Manual = {
  title: 'Manuale utente',
  subtitle:
    'Corsi a distanza, esami e badge certificati. Come si usa WorkerBadge, passo per passo.',
  contents: 'Indice',
  page: 'Pagina',
  chapters: [
    {
      title: 'Accedere e registrarsi',
      paragraphs: [
        'WorkerBadge usa la tua identità digitale: non devi inventare né ricordare una password. Al primo accesso ti chiediamo di completare pochi dati, che servono per la ricevuta e per intestarti i badge.',
      ],
      steps: [
        'Premi Accedi in alto a destra e scegli la tua identità digitale.',
        'Conferma l’accesso sulla pagina del tuo gestore di identità.',
        'Se è la prima volta premi Registrati: nome, cognome e codice fiscale arrivano già compilati, il resto lo aggiungi tu.',
        'Al termine torni alla pagina da cui eri partito. Il carrello che avevi riempito da ospite ti segue.',
      ],
    },
    {
      title: 'Scegliere un corso',
      paragraphs: [
        'Il catalogo si consulta anche senza accesso. Puoi cercare per parola, filtrare per categoria, valutazione e prezzo, e ordinare i risultati. I filtri restano nell’indirizzo della pagina: puoi salvarlo o inviarlo a un collega.',
        'La pagina del corso raccoglie descrizione, programma, domande frequenti e contatti dei docenti. La valutazione è la media dei voti di chi lo ha acquistato.',
      ],
    },
    {
      title: 'Acquistare',
      paragraphs: [
        'Nel carrello puoi aggiungere al corso il test di simulazione e l’esame di certificazione. Gli sconti si applicano da soli quando il totale raggiunge le soglie indicate.',
      ],
      steps: [
        'Apri il carrello e controlla gli articoli e le opzioni.',
        'Vai all’ordine, scegli il tipo di pagamento, leggi le condizioni e conferma.',
        'Paga sulla pagina del fornitore di pagamento. Al ritorno trovi subito l’esito.',
        'Scarica la ricevuta in PDF dal dettaglio dell’ordine; la ricevi anche per e-mail.',
      ],
    },
    {
      title: 'Seguire le lezioni',
      paragraphs: [
        'Le lezioni si aprono in ordine: quella successiva diventa disponibile quando completi la precedente. I video hanno i sottotitoli; i documenti scaricabili sono sotto la lezione.',
        'Nella dashboard la fascia in alto ti riporta alla lezione da cui riprendere. Puoi rivedere le lezioni già completate quante volte vuoi, e azzerare l’avanzamento per ricominciare: i badge ottenuti restano.',
      ],
    },
    {
      title: 'Ottenere e mostrare i badge',
      paragraphs: [
        'Quando raggiungi il 100% del corso, il badge viene emesso a tuo nome secondo lo standard Open Badges 3.0 e firmato. La sua impronta viene scritta sulla blockchain: i tuoi dati personali restano fuori.',
        'Trovi i badge nel tuo BlockChain CV. Da ogni badge puoi copiare il collegamento pubblico: chi lo apre legge per prima cosa il verdetto e poi la prova, senza doversi registrare.',
      ],
    },
    {
      title: 'Ruoli e lingua',
      paragraphs: [
        'Se hai più ruoli, il selettore in alto ti permette di passare dall’uno all’altro: ogni ruolo ha la sua dashboard. La lingua dell’interfaccia, italiano o inglese, si cambia dal selettore accanto; i corsi restano nella lingua in cui sono stati scritti.',
      ],
    },
    {
      title: 'Profilo e preferenze',
      paragraphs: [
        'Nel profilo trovi i dati della tua identità, i contatti, i contatori dei corsi e gli ultimi badge. Il questionario delle preferenze alimenta i corsi suggeriti: la percentuale dice quanto lo hai completato.',
        'Le comunicazioni arrivano all’email della tua identità, oppure a quella che indichi tu: prima di salvarla ti ricordiamo che da quel momento scriveremo lì. Chi accede per un’azienda può cambiare anche il codice SDI delle fatture.',
      ],
    },
    {
      title: 'Impostazioni, accessi e i tuoi dati',
      paragraphs: [
        'Dalle impostazioni vedi quali email ricevi e dove hai effettuato l’accesso: dispositivo, rete e ultimo uso. Se non riconosci un accesso, terminalo: vale subito, anche per le pagine già aperte.',
        'Puoi preparare un unico file con tutti i tuoi dati, ricevute e badge compresi, e scaricarlo per una settimana.',
        'Se cancelli l’account perdi i contenuti acquistati e i badge. Conserviamo solo le fatture, come chiede la legge; sulla blockchain restano impronte che non portano più a nessuno.',
      ],
    },
    {
      title: 'Se qualcosa non funziona',
      paragraphs: [
        'Ogni messaggio di errore dice che cosa è successo e che cosa puoi fare. Quando compare un codice errore, riportalo a chi ti assiste: permette di ritrovare la tua richiesta.',
        'Se la connessione cade, la pagina te lo dice e riprende da sola quando torna. Le risposte alle domande più frequenti sono nella pagina FAQ.',
      ],
    },
  ],
};

const english: Manual = {
  title: 'User manual',
  subtitle: 'Remote courses, exams and certified badges. How to use WorkerBadge, step by step.',
  contents: 'Contents',
  page: 'Page',
  chapters: [
    {
      title: 'Log in and register',
      paragraphs: [
        'WorkerBadge uses your digital identity: there is no password to invent or remember. At the first login we ask for a few more data, needed for the receipt and to issue badges in your name.',
      ],
      steps: [
        'Press Log in at the top right and choose your digital identity.',
        'Confirm the login on the page of your identity provider.',
        'If it is the first time press Register: name, surname and fiscal code are already filled in, you add the rest.',
        'At the end you are back where you started. The cart you filled as a guest follows you.',
      ],
    },
    {
      title: 'Choose a course',
      paragraphs: [
        'The catalogue can be read without logging in. Search by word, filter by category, rating and price, and sort the results. The filters stay in the address of the page: save it or send it to a colleague.',
        'The page of a course has its description, programme, frequent questions and the contacts of the teachers. The rating is the average of the votes of those who bought it.',
      ],
    },
    {
      title: 'Buy',
      paragraphs: [
        'In the cart you can add the simulation test and the certification exam to the course. Discounts apply by themselves when the total reaches the amounts shown.',
      ],
      steps: [
        'Open the cart and check the items and the options.',
        'Go to the order, choose how to pay, read the terms and confirm.',
        'Pay on the page of the payment provider. When you are back you see the result at once.',
        'Download the receipt as a PDF from the detail of the order; you get it by e-mail too.',
      ],
    },
    {
      title: 'Follow the lessons',
      paragraphs: [
        'Lessons open in order: the next one is available when you complete the one before. Videos have captions; documents to download are below the lesson.',
        'In the dashboard the band on top takes you to the lesson to resume. You can go back to completed lessons as often as you like, and reset your progress to start again: badges you earned stay.',
      ],
    },
    {
      title: 'Earn and show badges',
      paragraphs: [
        'When you reach 100% of a course, the badge is issued in your name by the Open Badges 3.0 standard and signed. Its fingerprint is written on the blockchain: your personal data stay out of it.',
        'Your badges are in your BlockChain CV. From each you can copy the public link: whoever opens it reads the verdict first and then the proof, without registering.',
      ],
    },
    {
      title: 'Roles and language',
      paragraphs: [
        'If you have several roles, the selector on top lets you switch: each role has its own dashboard. The language of the interface, Italian or English, is changed beside it; courses stay in the language in which they were written.',
      ],
    },
    {
      title: 'Profile and preferences',
      paragraphs: [
        'The profile has the data of your identity, your contacts, the counters of your courses and your latest badges. The questionnaire about your preferences feeds the suggested courses: the percentage says how much of it you have answered.',
        'Communications go to the e-mail of your identity, or to the one that you name: before saving it we remind you that from then on we write there. Company users can change the SDI code of their invoices too.',
      ],
    },
    {
      title: 'Settings, sessions and your data',
      paragraphs: [
        'The settings show which e-mails you get and where you are logged in: device, network and last use. If you do not recognise a session, end it: it counts at once, also for pages that are open.',
        'You can prepare one file with all your data, receipts and badges included, and download it for a week.',
        'If you delete the account you lose the content you bought and your badges. We keep only the invoices, as the law asks; on the blockchain there remain fingerprints that no longer lead to anybody.',
      ],
    },
    {
      title: 'If something does not work',
      paragraphs: [
        'Every error message says what happened and what you can do. When there is an error code, give it to whoever helps you: it leads to your request.',
        'If the connection is lost, the page says so and resumes by itself. Answers to the most frequent questions are on the FAQ page.',
      ],
    },
  ],
};

export const manuals = { it: italian, en: english } as const;
