import { lesson, pdf, video, written, type DemoCourse } from './course-shape.ts';

export const digitale: DemoCourse[] = [
  {
    key: 'difendersi-in-rete',
    title: 'Difendersi in rete: sicurezza informatica per tutti',
    synopsis:
      'Password, messaggi truffa, copie dei dati: le abitudini che fermano gli attacchi più comuni.',
    about: [
      'La maggior parte degli attacchi non passa da un virus geniale, ma da una persona di fretta. Il corso smonta i messaggi che arrivano ogni giorno e costruisce poche abitudini semplici da tenere anche il lunedì mattina.',
      'Non servono conoscenze tecniche: servono attenzione e un quarto d’ora per lezione.',
    ],
    goals: [
      'Riconoscere un messaggio truffa',
      'Usare un gestore di password e il secondo fattore',
      'Fare copie dei dati che si possono ripristinare',
      'Reagire nelle prime ore di un incidente',
    ],
    prerequisites: 'Saper usare posta elettronica e telefono.',
    level: 'Principianti',
    tags: ['phishing', 'password', 'backup', 'GDPR'],
    price: 89,
    simulation: 25,
    certification: 69,
    credits: 2,
    validity: { months: 12, refresher: 'privacy' },
    age: 363,
    votes: [139, 29, 5, 2, 1],
    uploadedBy: 'elena',
    modules: [
      {
        name: 'Le persone',
        professor: 'arrighi',
        description: 'Come ragiona chi attacca.',
        lessons: [
          written(
            'Anatomia di una truffa',
            video('anatomia-di-una-truffa.mp4', 'Anatomia di una truffa'),
          ),
          written('Telefono, messaggi, codici'),
          written('I dati che lasciamo in giro'),
        ],
      },
      {
        name: 'Le abitudini',
        professor: 'arrighi',
        description: 'Password, aggiornamenti, copie.',
        lessons: [
          written('Una password sola da ricordare'),
          written('Aggiornare senza paura'),
          written('La regola del 3-2-1', video('regola-del-3-2-1.mp4', 'La regola del 3-2-1')),
        ],
      },
      {
        name: 'L’incidente',
        professor: 'arrighi',
        description: 'Che cosa fare quando è già successo.',
        lessons: [written('La prima ora'), written('Notifica e ripartenza')],
      },
    ],
    faq: [
      [
        'Serve installare qualcosa?',
        'No. Gli esercizi si fanno con quello che hai già; un gestore di password è consigliato, ma facoltativo.',
      ],
      [
        'Va bene per tutta l’azienda?',
        'Sì, è pensato per chi non lavora nell’informatica. Con più di dieci persone conviene l’acquisto con multi-voucher.',
      ],
    ],
  },
  {
    key: 'excel',
    title: 'Excel per l’ufficio: dai dati alla decisione',
    synopsis: 'Tabelle pulite, formule che si leggono, tabelle pivot e un grafico che convince.',
    about: [
      'Si parte da un file disordinato, come quelli che arrivano per posta ogni giorno, e si arriva a una pagina sola che risponde a una domanda. Lungo la strada si imparano le venti funzioni che servono davvero.',
    ],
    goals: [
      'Ripulire un elenco importato',
      'Scrivere formule leggibili con CERCA.X e FILTRO',
      'Costruire una tabella pivot',
      'Scegliere il grafico giusto',
    ],
    prerequisites: 'Uso elementare di un foglio di calcolo.',
    level: 'Avanzato',
    tags: ['Excel', 'pivot', 'grafici', 'dati'],
    price: 129,
    simulation: 29,
    certification: 89,
    credits: 3,
    age: 255,
    votes: [96, 31, 8, 2, 1],
    uploadedBy: 'davide',
    modules: [
      {
        name: 'Dati in ordine',
        professor: 'serventi',
        description: 'Prima di calcolare si pulisce.',
        lessons: [
          lesson(
            'Un elenco è una tabella',
            'Una riga per fatto, una colonna per informazione: perché le celle unite sono la fine di ogni analisi.',
          ),
          lesson(
            'Importare e pulire',
            'Power Query dalla prima volta: separare, togliere doppioni, correggere date.',
          ),
          lesson('Convalidare', 'Elenchi a discesa e controlli che fermano l’errore quando nasce.'),
        ],
      },
      {
        name: 'Formule',
        professor: 'serventi',
        description: 'Poche, chiare, controllabili.',
        lessons: [
          lesson(
            'Cercare',
            'CERCA.X, INDICE, CONFRONTA: quando l’una e quando l’altra.',
            video('riferimenti-di-cella.mp4', 'Riferimenti di cella'),
            pdf('riferimenti-di-cella.pdf', 'Riferimenti di cella in una pagina'),
          ),
          lesson('Matrici dinamiche', 'FILTRO, UNICI, ORDINA: una formula al posto di cento.'),
          lesson(
            'Trovare l’errore',
            'Valutare passo per passo, nominare gli intervalli, lasciare tracce a chi verrà.',
          ),
        ],
      },
      {
        name: 'Raccontare',
        professor: 'serventi',
        description: 'Dal numero alla decisione.',
        lessons: [
          lesson('Tabelle pivot', 'Raggruppare, confrontare, filtrare con le sequenze temporali.'),
          lesson(
            'Un grafico che si legge',
            'Linee, barre, dispersioni; che cosa togliere perché resti il messaggio.',
          ),
          lesson(
            'La pagina del lunedì',
            'Un cruscotto che si aggiorna da solo e sta in una pagina.',
          ),
        ],
      },
    ],
    faq: [
      [
        'Quale versione serve?',
        'Microsoft 365 o Excel 2021. Con LibreOffice si segue quasi tutto, tranne Power Query.',
      ],
    ],
  },
  {
    key: 'ia-lavoro',
    title: 'Intelligenza artificiale al lavoro: usarla con giudizio',
    synopsis: 'Che cosa sa fare un assistente, che cosa inventa, che cosa non bisogna mai dargli.',
    about: [
      'Scrivere, riassumere, tradurre, cercare: gli assistenti fanno risparmiare tempo a chi sa controllarli. Il corso insegna a chiedere bene, a verificare e a rispettare regole aziendali e AI Act.',
    ],
    goals: [
      'Scrivere richieste efficaci',
      'Verificare una risposta',
      'Riconoscere i dati da non condividere',
      'Impostare una regola d’uso per il proprio ufficio',
    ],
    prerequisites: 'Nessuno.',
    level: 'Principianti',
    tags: ['intelligenza artificiale', 'AI Act', 'produttività'],
    price: 109,
    simulation: 25,
    certification: 79,
    credits: 2,
    age: 64,
    votes: [33, 21, 7, 3, 1],
    uploadedBy: 'elena',
    modules: [
      {
        name: 'Capire',
        professor: 'serventi',
        description: 'Come lavora un modello di linguaggio, senza formule.',
        lessons: [
          lesson(
            'Una parola dopo l’altra',
            'Perché un modello è sicuro di sé anche quando sbaglia.',
          ),
          lesson(
            'Che cosa fa bene',
            'Riscrivere, classificare, estrarre, proporre: esempi dell’ufficio acquisti e del personale.',
          ),
          lesson('Che cosa non fa', 'Conti, fonti, fatti recenti: dove cade e come accorgersene.'),
        ],
      },
      {
        name: 'Usare',
        professor: 'arrighi',
        description: 'Dalla richiesta alla verifica.',
        lessons: [
          lesson(
            'Chiedere bene',
            'Contesto, compito, forma, esempi: quattro righe che cambiano il risultato.',
          ),
          lesson('Controllare', 'Tre livelli di verifica, a seconda di quanto costa un errore.'),
          lesson(
            'Dati e regole',
            'Che cosa prevede l’AI Act, che cosa chiede il GDPR, un modello di regola interna.',
          ),
        ],
      },
    ],
    faq: [['Serve un abbonamento?', 'No, gli esercizi si fanno con strumenti gratuiti.']],
  },
];
