import { lesson, type DemoCourse } from './course-shape.ts';

export const amministrazione: DemoCourse[] = [
  {
    key: 'privacy',
    title: 'Privacy e GDPR in azienda: registri, ruoli, incidenti',
    synopsis:
      'Dal registro dei trattamenti alla notifica di una violazione, con i modelli pronti da adattare.',
    about: [
      'La protezione dei dati non è un modulo da firmare: è sapere quali dati si tengono, perché e per quanto. Il corso accompagna chi in azienda deve far funzionare le cose ogni giorno.',
    ],
    goals: [
      'Tenere il registro dei trattamenti',
      'Scrivere un’informativa che si capisce',
      'Nominare responsabili e autorizzati',
      'Gestire una violazione in 72 ore',
    ],
    prerequisites: 'Nessuna conoscenza giuridica.',
    level: 'Avanzato',
    tags: ['GDPR', 'privacy', 'data breach'],
    price: 109,
    simulation: 29,
    certification: 89,
    credits: 3,
    age: 233,
    votes: [80, 32, 10, 3, 1],
    uploadedBy: 'elena',
    modules: [
      {
        name: 'Le basi',
        professor: 'moretti',
        description: 'Principi, ruoli, basi giuridiche.',
        lessons: [
          lesson(
            'Che cos’è un dato personale',
            'Dalla targa all’impronta: dove passa il confine, con venti esempi da decidere.',
          ),
          lesson(
            'Titolare, responsabile, autorizzato',
            'Chi decide, chi esegue, chi risponde; come si scrive una nomina.',
          ),
          lesson(
            'Basi giuridiche',
            'Consenso, contratto, obbligo, interesse legittimo: sceglierne una e saperla difendere.',
          ),
        ],
      },
      {
        name: 'I documenti',
        professor: 'moretti',
        description: 'Quello che il Garante chiede di vedere.',
        lessons: [
          lesson(
            'Il registro dei trattamenti',
            'Si compila insieme quello di una piccola impresa, riga per riga.',
          ),
          lesson('Informative', 'Due livelli, parole semplici, niente copia e incolla.'),
          lesson(
            'Valutazione d’impatto',
            'Quando è obbligatoria e come si scrive in quattro pagine.',
          ),
        ],
      },
      {
        name: 'Gli incidenti',
        professor: 'arrighi',
        description: 'Violazioni, richieste, controlli.',
        lessons: [
          lesson('Una violazione in 72 ore', 'Diario di un caso: dalla scoperta alla notifica.'),
          lesson('I diritti delle persone', 'Accesso, rettifica, cancellazione: tempi e risposte.'),
        ],
      },
    ],
    faq: [
      [
        'I modelli si possono usare in azienda?',
        'Sì, sono in formato modificabile e non hanno vincoli.',
      ],
    ],
  },
  {
    key: 'busta-paga',
    title: 'Leggere e preparare la busta paga',
    synopsis: 'Dal lordo al netto, voce per voce, con cinque cedolini veri da rifare a mano.',
    about: [
      'Una busta paga racconta un mese di lavoro in una pagina. Chi la sa leggere evita errori e discussioni; chi la sa preparare ha un mestiere.',
    ],
    goals: [
      'Distinguere le voci della retribuzione',
      'Calcolare contributi e imposte',
      'Gestire assenze, straordinari, tredicesima',
      'Controllare un cedolino',
    ],
    prerequisites: 'Percentuali e un foglio di calcolo.',
    level: 'Avanzato',
    tags: ['paghe', 'contributi', 'CCNL'],
    price: 119,
    simulation: 29,
    certification: 89,
    credits: 3,
    age: 187,
    votes: [51, 25, 10, 3, 2],
    uploadedBy: 'davide',
    modules: [
      {
        name: 'Il lordo',
        professor: 'galli',
        description: 'Che cosa si paga e perché.',
        lessons: [
          lesson(
            'Contratto e livello',
            'Minimo tabellare, contingenza, scatti, superminimo: dove si trovano e come cambiano.',
          ),
          lesson(
            'Ore, assenze, straordinari',
            'Dal foglio presenze alle voci variabili, con un calendario da compilare.',
          ),
          lesson('Malattia e maternità', 'Chi paga, quanto, per quanto tempo.'),
        ],
      },
      {
        name: 'Il netto',
        professor: 'galli',
        description: 'Contributi, imposte, conguagli.',
        lessons: [
          lesson('Contributi', 'Aliquote, massimali, quota del lavoratore e dell’azienda.'),
          lesson(
            'Imposte e detrazioni',
            'Scaglioni, detrazioni, trattamento integrativo, addizionali.',
          ),
          lesson('Tredicesima e TFR', 'Ratei, rivalutazione, anticipo.'),
          lesson('Cinque cedolini', 'Si rifanno a mano, si confrontano, si trovano due errori.'),
        ],
      },
    ],
    faq: [
      [
        'È aggiornato alle aliquote dell’anno?',
        'Sì: le tabelle vengono riviste a gennaio e la versione del corso sale di uno.',
      ],
    ],
  },
  {
    key: 'fatturazione',
    title: 'Fatturazione elettronica e prima nota',
    synopsis: 'Emettere, ricevere, registrare e conservare senza perdere un documento.',
    about: [
      'Dal codice destinatario allo scarto dello SDI: il percorso di una fattura dall’ordine alla conservazione, e la prima nota che tiene insieme tutto.',
    ],
    goals: [
      'Compilare una fattura elettronica',
      'Leggere le ricevute dello SDI',
      'Registrare in prima nota',
      'Chiudere il mese senza sorprese',
    ],
    prerequisites: 'Nessuno.',
    level: 'Principianti',
    tags: ['fatture', 'SDI', 'IVA'],
    price: 75,
    simulation: 19,
    certification: 59,
    credits: 2,
    age: 141,
    votes: [36, 24, 11, 4, 2],
    uploadedBy: 'elena',
    modules: [
      {
        name: 'La fattura',
        professor: 'galli',
        description: 'Dall’ordine alla ricevuta.',
        lessons: [
          lesson(
            'I campi che contano',
            'Cedente, cessionario, natura, aliquota: gli otto errori che fanno scartare un file.',
          ),
          lesson(
            'Il viaggio nello SDI',
            'Consegna, mancata consegna, scarto: che cosa fare a ogni ricevuta.',
          ),
          lesson('Note e storni', 'Quando si emette una nota di variazione e quando no.'),
        ],
      },
      {
        name: 'La registrazione',
        professor: 'galli',
        description: 'Prima nota, IVA, conservazione.',
        lessons: [
          lesson(
            'Prima nota',
            'Cassa, banca, clienti, fornitori: un mese intero registrato insieme.',
          ),
          lesson('Liquidare l’IVA', 'A debito, a credito, le scadenze del trimestre.'),
          lesson('Conservare', 'Dieci anni, un manuale, una prova di lettura.'),
        ],
      },
    ],
    faq: [
      [
        'Serve un gestionale?',
        'No, gli esercizi usano il portale pubblico e un foglio di calcolo.',
      ],
    ],
  },
];
