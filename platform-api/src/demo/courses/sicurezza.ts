import { lesson, pdf, video, written, type DemoCourse } from './course-shape.ts';

export const sicurezza: DemoCourse[] = [
  {
    key: 'sicurezza-in-ufficio',
    title: 'Sicurezza in ufficio: riconoscere i rischi, sapere cosa fare',
    synopsis:
      'Un’ora per guardare il proprio posto di lavoro con altri occhi e per non farsi trovare impreparati quando suona l’allarme.',
    about: [
      'L’ufficio sembra un luogo sicuro, ed è proprio per questo che ci si fa male: cavi, scale, schermi, scaffali troppo carichi. In due moduli brevi si impara a vedere il rischio prima dell’incidente e a muoversi con ordine in un’emergenza.',
      'Ogni lezione si legge in pochi minuti e finisce con qualcosa da fare nella propria stanza; due brevi video e una lista di controllo aiutano a ricordare.',
    ],
    goals: [
      'Riconoscere i rischi più comuni della propria postazione',
      'Regolare sedia, schermo e pause',
      'Leggere il piano di emergenza e trovare la via d’uscita',
      'Sapere chi chiamare e che cosa dire',
    ],
    prerequisites: 'Nessuno.',
    level: 'Principianti',
    tags: ['ufficio', 'videoterminale', 'emergenza', 'D.Lgs. 81/08'],
    price: 79,
    simulation: 19,
    certification: 49,
    credits: 1,
    validity: { months: 60, refresher: 'formazione-generale' },
    age: 122,
    votes: [58, 31, 8, 2, 1],
    uploadedBy: 'elena',
    modules: [
      {
        name: 'Vedere il rischio',
        professor: 'corsi',
        description: 'Dove ci si fa male in ufficio, e come ci si protegge.',
        lessons: [
          written('I rischi in ufficio', video('rischi-in-ufficio.mp4', 'I rischi in ufficio')),
          written(
            'La postazione al videoterminale',
            pdf('checklist-videoterminale.pdf', 'Lista di controllo della postazione'),
          ),
        ],
      },
      {
        name: 'Quando suona l’allarme',
        professor: 'bellandi',
        description: 'Il piano di emergenza letto da chi deve usarlo.',
        lessons: [
          written(
            'Il piano di emergenza',
            video('piano-di-emergenza.mp4', 'Il piano di emergenza'),
          ),
          written('I primi tre minuti'),
        ],
      },
    ],
    faq: [
      [
        'Il corso vale come formazione obbligatoria?',
        'No: la formazione obbligatoria dei lavoratori ha durata, verifiche e soggetti stabiliti dall’accordo Stato-Regioni. Questo corso aiuta a prepararla e a ripassarla.',
      ],
      [
        'Quanto tempo ho per finirlo?',
        'Non c’è scadenza: le lezioni restano disponibili anche dopo il completamento.',
      ],
      [
        'Ricevo un badge?',
        'Sì. Completate tutte le lezioni, il badge del corso viene emesso e notarizzato a tuo nome.',
      ],
    ],
  },
  {
    key: 'formazione-generale',
    title: 'Sicurezza dei lavoratori: formazione generale e rischio medio',
    synopsis:
      'Le basi che ogni lavoratore deve conoscere, spiegate con esempi di officine, magazzini e laboratori.',
    about: [
      'Il Testo unico sulla sicurezza chiede che ogni lavoratore sappia quali rischi corre e come evitarli. Questo corso ne ripercorre gli argomenti e aggiunge quello che gli elenchi non dicono: come ci si accorge che qualcosa non va.',
      'Ogni lezione si chiude con qualcosa da cercare nel proprio luogo di lavoro.',
    ],
    goals: [
      'Distinguere pericolo, rischio e danno',
      'Conoscere diritti e doveri di ogni figura della sicurezza',
      'Usare segnaletica, procedure e dispositivi',
      'Segnalare un mancato infortunio',
    ],
    prerequisites:
      'Nessuno. Utile avere a portata di mano il documento di valutazione dei rischi della propria azienda.',
    level: 'Principianti',
    tags: ['D.Lgs. 81/08', 'rischio medio', 'formazione obbligatoria'],
    price: 99,
    simulation: 25,
    certification: 69,
    credits: 2,
    validity: { months: 60, refresher: 'sicurezza-in-ufficio' },
    age: 318,
    votes: [172, 34, 6, 1, 1],
    uploadedBy: 'elena',
    modules: [
      {
        name: 'I concetti',
        professor: 'bellandi',
        description: 'Le parole della sicurezza e le persone che se ne occupano.',
        lessons: [
          written(
            'Pericolo, rischio, danno',
            video('pericolo-rischio-danno.mp4', 'Pericolo, rischio, danno'),
          ),
          written('Chi fa che cosa'),
          written('Prevenzione e protezione'),
        ],
      },
      {
        name: 'I rischi specifici',
        professor: 'corsi',
        description: 'Macchine, sostanze, rumore, carichi.',
        lessons: [
          written('Macchine e attrezzature'),
          written('Sostanze chimiche'),
          written('Rumore, vibrazioni, microclima'),
          written('Movimentare i carichi'),
        ],
      },
      {
        name: 'Emergenze e casi',
        professor: 'bellandi',
        description: 'Dall’allarme al mancato infortunio.',
        lessons: [
          written(
            'Incendio ed evacuazione',
            video('incendio-ed-evacuazione.mp4', 'Incendio ed evacuazione'),
            pdf('checklist-emergenza.pdf', 'Lista di controllo per le emergenze'),
          ),
          written('Il mancato infortunio'),
        ],
      },
    ],
    faq: [
      [
        'Il corso vale come formazione obbligatoria?',
        'No: quella ha durate, verifiche e soggetti stabiliti dall’accordo Stato-Regioni. Il corso ne spiega gli argomenti, per prepararsi o per ripassarli.',
      ],
      [
        'Serve un aggiornamento?',
        'Per la formazione obbligatoria dei lavoratori sì: sei ore ogni cinque anni.',
      ],
    ],
  },
  {
    key: 'antincendio',
    title: 'Addetto antincendio: prevenzione e gestione dell’emergenza',
    synopsis:
      'Livello 2: dal carico d’incendio alla prova di evacuazione, con un piano da scrivere per la propria sede.',
    about: [
      'Chi è nominato addetto antincendio ha poco tempo per decidere e molte persone da far uscire. Il corso insegna a prevenire, a riconoscere il momento in cui l’estintore non basta più e a guidare un’evacuazione senza panico.',
    ],
    goals: [
      'Valutare il rischio di incendio di un locale',
      'Scegliere e usare un estintore',
      'Condurre una prova di evacuazione',
      'Tenere il registro dei controlli',
    ],
    prerequisites: 'Formazione generale dei lavoratori.',
    level: 'Avanzato',
    tags: ['antincendio', 'DM 2 settembre 2021', 'evacuazione'],
    price: 89,
    simulation: 25,
    certification: 79,
    credits: 2,
    validity: { months: 60, refresher: 'dpi' },
    age: 270,
    votes: [71, 30, 9, 3, 1],
    uploadedBy: 'elena',
    modules: [
      {
        name: 'Prevenire',
        professor: 'bellandi',
        description: 'Come nasce un incendio e come gli si toglie spazio.',
        lessons: [
          lesson(
            'La combustione',
            'Combustibile, comburente, innesco: perché una batteria e una tenda bruciano in modo così diverso.',
          ),
          lesson(
            'Carico d’incendio e compartimenti',
            'Stimare che cosa può bruciare e quanto tempo danno porte e pareti.',
          ),
          lesson(
            'I controlli',
            'Sorveglianza, controllo periodico, manutenzione: chi firma il registro e ogni quanto.',
            pdf('checklist-emergenza.pdf', 'Lista di controllo per le emergenze'),
          ),
        ],
      },
      {
        name: 'Intervenire',
        professor: 'bellandi',
        description: 'Estintori, idranti, persone.',
        lessons: [
          lesson(
            'Estintori e idranti',
            'Classi di fuoco, agenti estinguenti, la manovra in cinque gesti.',
          ),
          lesson(
            'Il piano di emergenza',
            'Ruoli, planimetrie, comunicazioni: un piano che si legge in due minuti.',
            video('piano-di-emergenza.mp4', 'Il piano di emergenza'),
          ),
          lesson(
            'Evacuare persone con esigenze speciali',
            'Spazi calmi, aiuto a chi non vede, non sente o non cammina.',
          ),
          lesson(
            'Dopo la prova',
            'Misurare i tempi, raccogliere le osservazioni, correggere il piano.',
          ),
        ],
      },
    ],
    faq: [
      [
        'È compresa la prova pratica?',
        'La prova con l’estintore si svolge in presenza presso i centri convenzionati; il corso prepara alla parte teorica e all’esame.',
      ],
    ],
  },
  {
    key: 'dpi',
    title: 'Dispositivi di protezione individuale: scelta, uso, manutenzione',
    synopsis:
      'Guanti, elmetti, otoprotettori, imbracature: il dispositivo giusto, indossato bene, per il tempo che serve.',
    about: [
      'Un dispositivo sbagliato protegge meno di niente, perché dà coraggio. Si parte dalla valutazione del rischio e si arriva alla scheda di consegna, passando per marcature, taglie, durata e pulizia.',
    ],
    goals: [
      'Leggere marcature e categorie',
      'Scegliere il dispositivo dal rischio',
      'Addestrare chi lo usa',
      'Programmare controlli e sostituzioni',
    ],
    prerequisites: 'Formazione generale dei lavoratori.',
    level: 'Principianti',
    tags: ['DPI', 'regolamento UE 2016/425', 'terza categoria'],
    price: 69,
    simulation: 19,
    certification: 49,
    credits: 1,
    validity: { months: 60 },
    age: 198,
    votes: [40, 27, 11, 3, 2],
    uploadedBy: 'davide',
    modules: [
      {
        name: 'Scegliere',
        professor: 'corsi',
        description: 'Dal rischio al dispositivo.',
        lessons: [
          lesson(
            'Scelta e uso',
            'Che cosa chiedere al fornitore, che cosa provare addosso, che cosa scrivere nella scheda di consegna.',
            video('dpi-scelta-e-uso.mp4', 'Scelta e uso dei dispositivi'),
            pdf('guida-dpi.pdf', 'Guida ai dispositivi di protezione'),
          ),
          lesson(
            'Categorie e marcature',
            'Prima, seconda e terza categoria: che cosa promette davvero il marchio CE.',
          ),
          lesson(
            'Testa, occhi, udito',
            'Elmetti, occhiali, otoprotettori: compatibilità fra dispositivi e attenuazione reale.',
          ),
        ],
      },
      {
        name: 'Usare e mantenere',
        professor: 'bellandi',
        description: 'Dalla consegna allo scarto.',
        lessons: [
          lesson(
            'Mani e vie respiratorie',
            'Guanti per rischio chimico e meccanico, facciali filtranti e prova di tenuta.',
          ),
          lesson(
            'Lavori in quota',
            'Imbracatura, cordino, punto di ancoraggio: il tirante d’aria calcolato su un caso vero.',
          ),
          lesson(
            'Pulizia, scadenze, registro',
            'Quanto dura un dispositivo e come si dimostra di averlo controllato.',
          ),
        ],
      },
    ],
    faq: [
      [
        'Il corso vale come addestramento per la terza categoria?',
        'No: l’addestramento richiede una prova pratica registrata. Il corso fornisce la parte teorica e il modello di registro.',
      ],
    ],
  },
  {
    key: 'rls-aggiornamento',
    title: 'Aggiornamento annuale per i rappresentanti dei lavoratori',
    synopsis: 'Per chi ha il compito di fare le domande giuste durante la riunione periodica.',
    about: [
      'Il rappresentante dei lavoratori per la sicurezza legge documenti, ascolta colleghi e parla con la direzione. L’aggiornamento raccoglie le novità dell’anno e propone tre casi di consultazione.',
    ],
    goals: [
      'Leggere il documento di valutazione dei rischi',
      'Preparare la riunione periodica',
      'Raccogliere le segnalazioni dei colleghi',
    ],
    prerequisites: 'Corso base per RLS.',
    level: 'Esperti',
    tags: ['RLS', 'aggiornamento', 'riunione periodica'],
    price: 119,
    simulation: 29,
    certification: 79,
    credits: 2,
    age: 20,
    votes: [0, 0, 0, 0, 0],
    status: 'DRAFT',
    uploadedBy: 'elena',
    modules: [
      {
        name: 'Le novità dell’anno',
        professor: 'corsi',
        description: 'Norme e sentenze da conoscere.',
        lessons: [
          lesson(
            'Che cosa è cambiato',
            'Le modifiche al Testo unico e gli accordi dell’anno, una pagina per ciascuno.',
          ),
          lesson(
            'Tre sentenze',
            'Che cosa hanno deciso i giudici e che cosa insegna a chi rappresenta i colleghi.',
          ),
        ],
      },
    ],
    faq: [],
  },
];
