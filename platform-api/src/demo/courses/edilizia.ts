import { lesson, pdf, video, type DemoCourse } from './course-shape.ts';

export const edilizia: DemoCourse[] = [
  {
    key: 'impianti-elettrici',
    title: 'Impianti elettrici civili: norme, quadri e collaudo',
    synopsis:
      'Dalla lettura della CEI 64-8 al verbale di collaudo: progettare, cablare e verificare un impianto domestico a regola d’arte.',
    about: [
      'Un impianto sicuro nasce prima del cantiere. In quattro moduli si passa dalla norma al progetto, dal progetto al quadro, dal quadro alle prove strumentali, con casi reali commentati da chi firma dichiarazioni di conformità ogni settimana.',
    ],
    goals: [
      'Scegliere protezioni e sezioni con un metodo ripetibile',
      'Comporre un quadro ordinato e documentarlo',
      'Eseguire le verifiche a vista e strumentali',
      'Compilare la dichiarazione di conformità',
    ],
    prerequisites: 'Elementi di elettrotecnica e uso del multimetro.',
    level: 'Avanzato',
    tags: ['CEI 64-8', 'quadri elettrici', 'collaudo', 'DM 37/08'],
    price: 189,
    simulation: 29,
    certification: 89,
    credits: 6,
    age: 335,
    votes: [128, 45, 9, 5, 2],
    uploadedBy: 'elena',
    modules: [
      {
        name: 'Le norme che contano',
        professor: 'greco',
        description: 'Che cosa è obbligatorio e che cosa è buona tecnica.',
        lessons: [
          lesson(
            'CEI 64-8: come si legge',
            'La struttura della norma e le dieci pagine che si consultano davvero.',
          ),
          lesson(
            'Dichiarazione di conformità',
            'Allegati obbligatori, firme, errori che la rendono nulla.',
          ),
          lesson(
            'Ruoli e responsabilità',
            'Committente, progettista, installatore: chi risponde di che cosa.',
          ),
        ],
      },
      {
        name: 'Progettare il quadro',
        professor: 'monti',
        description: 'Carichi, protezioni, schema.',
        lessons: [
          lesson(
            'I carichi',
            'Potenze, contemporaneità, margini: un appartamento di cento metri quadri.',
          ),
          lesson(
            'Scegliere le protezioni',
            'Magnetotermici e differenziali: corrente nominale, curva, selettività.',
          ),
          lesson(
            'Sezioni e cadute di tensione',
            'Portata, posa, lunghezza: la tabella e il controllo a mano.',
          ),
          lesson(
            'Lo schema unifilare',
            'Simboli, numerazione, legenda: un disegno che un altro può leggere.',
          ),
        ],
      },
      {
        name: 'Cablaggio e messa a terra',
        professor: 'greco',
        description: 'Le mani nel quadro.',
        lessons: [
          lesson(
            'Ordine nel quadro',
            'Canaline, capicorda, identificazione dei conduttori.',
            video('dpi-scelta-e-uso.mp4', 'Lavorare protetti'),
          ),
          lesson(
            'L’impianto di terra',
            'Dispersore, collettore, equipotenziali: dal disegno alla misura.',
          ),
          lesson('Bagni e locali speciali', 'Zone, gradi di protezione, che cosa è vietato.'),
          lesson(
            'Fotovoltaico e ricarica',
            'Che cosa cambia nel quadro con un inverter e una colonnina.',
          ),
        ],
      },
      {
        name: 'Verifiche e collaudo',
        professor: 'greco',
        description: 'Provare prima di consegnare.',
        lessons: [
          lesson(
            'Esame a vista',
            'Sedici punti da spuntare prima di accendere uno strumento.',
            pdf('checklist-emergenza.pdf', 'Lista di controllo'),
          ),
          lesson(
            'Prove strumentali',
            'Continuità, isolamento, anello di guasto, intervento dei differenziali.',
          ),
          lesson('Il verbale', 'Che cosa si scrive, con quali valori, chi lo conserva.'),
        ],
      },
    ],
    faq: [
      [
        'Serve essere già installatori?',
        'No, ma aiuta avere visto un quadro aperto. La parte normativa si segue senza esperienza.',
      ],
      [
        'Quali strumenti servono?',
        'Per studiare nessuno. Nelle lezioni si usano multimetro e strumento multifunzione.',
      ],
      [
        'La certificazione vale come requisito tecnico?',
        'Attesta competenze; i requisiti del DM 37/08 restano quelli di legge.',
      ],
    ],
  },
  {
    key: 'preposto-cantiere',
    title: 'Preposto di cantiere: compiti, controlli, responsabilità',
    synopsis:
      'Vigilare, intervenire, fermare: che cosa chiede oggi la legge a chi guida una squadra.',
    about: [
      'Dal 2021 il preposto deve poter fermare il lavoro. Il corso spiega quando, come e con quali parole, e mette in mano gli strumenti per farlo senza perdere la squadra.',
    ],
    goals: [
      'Riconoscere i comportamenti a rischio',
      'Intervenire e interrompere',
      'Usare POS e PSC ogni giorno',
      'Documentare la vigilanza',
    ],
    prerequisites: 'Formazione dei lavoratori, settore costruzioni.',
    level: 'Avanzato',
    tags: ['preposto', 'cantiere', 'POS'],
    price: 159,
    simulation: 29,
    certification: 99,
    credits: 4,
    age: 222,
    votes: [74, 26, 6, 2, 1],
    uploadedBy: 'elena',
    modules: [
      {
        name: 'Il ruolo',
        professor: 'fontana',
        description: 'Che cosa dice la legge e che cosa chiede la squadra.',
        lessons: [
          lesson(
            'Individuato e nominato',
            'L’incarico scritto, la formazione, la retribuzione della responsabilità.',
          ),
          lesson('Vigilare', 'Guardare con metodo: giro di inizio giornata e tre domande.'),
          lesson(
            'Interrompere',
            'Quando si ferma un lavoro, come lo si dice, a chi lo si comunica.',
          ),
        ],
      },
      {
        name: 'Il cantiere',
        professor: 'fontana',
        description: 'Documenti e fasi.',
        lessons: [
          lesson('POS e PSC in tasca', 'Le pagine da conoscere e quelle da far correggere.'),
          lesson('Ponteggi e scavi', 'Che cosa si controlla prima di ogni turno.'),
          lesson('Interferenze', 'Più imprese, un solo cantiere: riunione e verbale.'),
          lesson(
            'Il quaderno del preposto',
            'Annotare in due righe quello che un giorno servirà.',
            pdf('guida-dpi.pdf', 'Guida ai dispositivi di protezione'),
          ),
        ],
      },
    ],
    faq: [
      [
        'Ogni quanto si aggiorna?',
        'Ogni due anni, in presenza o in videoconferenza sincrona per la parte prevista dalla legge.',
      ],
    ],
  },
  {
    key: 'efficienza-energetica',
    title: 'Isolamento e ponti termici: costruire case che consumano poco',
    synopsis: 'Materiali, spessori, giunti: dal calcolo della trasmittanza al dettaglio di posa.',
    about: [
      'Un cappotto mal posato costa come uno ben fatto e vale la metà. Si impara a calcolare, a disegnare il giunto e a controllare la posa con la termocamera.',
    ],
    goals: [
      'Calcolare la trasmittanza di una parete',
      'Riconoscere i ponti termici',
      'Controllare una posa',
      'Leggere un attestato energetico',
    ],
    prerequisites: 'Fisica di base.',
    level: 'Esperti',
    tags: ['isolamento', 'APE', 'ponti termici'],
    price: 145,
    simulation: 29,
    certification: 99,
    credits: 4,
    age: 76,
    votes: [21, 14, 5, 1, 0],
    uploadedBy: 'davide',
    modules: [
      {
        name: 'Calcolare',
        professor: 'monti',
        description: 'Trasmittanza, umidità, inerzia.',
        lessons: [
          lesson('Trasmittanza', 'Strato per strato, con tre pareti tipiche italiane.'),
          lesson('Condensa', 'Diagramma di Glaser senza spavento: dove si ferma il vapore.'),
          lesson('Estate', 'Sfasamento e attenuazione: perché un tetto leggero scotta.'),
        ],
      },
      {
        name: 'Posare',
        professor: 'fontana',
        description: 'Il dettaglio che fa la differenza.',
        lessons: [
          lesson('Ponti termici', 'Balconi, davanzali, attacchi a terra: sei giunti disegnati.'),
          lesson('Posa del cappotto', 'Colla, tasselli, rete, spigoli: l’ordine giusto.'),
          lesson('Termocamera', 'Quando usarla, come non farsi ingannare.'),
        ],
      },
    ],
    faq: [],
  },
];
