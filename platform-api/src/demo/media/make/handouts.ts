/** The handouts as HTML bodies; printed to PDF by make.ts. */
export type Handout = { name: string; title: string; intro: string; sections: HandoutSection[] };

type HandoutSection = {
  title: string;
  text?: string;
  list?: string[];
  checks?: string[];
  table?: { head: string[]; rows: string[][] };
};

export const handouts: Handout[] = [
  {
    name: 'guida-dpi',
    title: 'Guida ai DPI',
    intro:
      'Come si sceglie, si controlla e si conserva un dispositivo di protezione individuale. Da tenere in reparto.',
    sections: [
      {
        title: 'Prima il rischio',
        text: 'Il DPI è l’ultima misura: si usa per il rischio che resta dopo aver eliminato il pericolo alla fonte, sostituito ciò che è pericoloso e adottato protezioni collettive (D.Lgs. 81/2008, articoli 15 e 75).',
      },
      {
        title: 'Quale DPI per quale rischio',
        table: {
          head: ['Rischio', 'Dispositivo', 'Categoria'],
          rows: [
            ['Caduta di oggetti', 'Elmetto EN 397', 'II'],
            ['Schegge, schizzi', 'Occhiali o visiera EN ISO 16321', 'II'],
            ['Rumore oltre 85 dB(A)', 'Cuffie o inserti EN 352', 'III'],
            ['Polveri fini, nebbie', 'Facciale filtrante FFP2 o FFP3 EN 149', 'III'],
            ['Caduta dall’alto', 'Imbracatura EN 361 con assorbitore EN 355', 'III'],
            ['Schiacciamento del piede', 'Calzature di sicurezza EN ISO 20345', 'II'],
            ['Tagli, abrasioni', 'Guanti EN 388', 'II'],
          ],
        },
      },
      {
        title: 'Prima di indossarlo',
        checks: [
          'La marcatura CE e le istruzioni sono leggibili',
          'La taglia è la mia, cinghie e fibbie sono regolate',
          'Non ci sono tagli, crepe, deformazioni',
          'La scadenza non è passata',
          'È compatibile con gli altri DPI che indosso',
        ],
      },
      {
        title: 'Chi fa che cosa',
        list: [
          'Il datore di lavoro valuta i rischi, sceglie e fornisce i DPI, li mantiene efficienti e forma chi li usa.',
          'Il preposto vigila e sospende l’attività se il DPI manca o non va.',
          'Il lavoratore li usa come gli è stato insegnato, ne ha cura, segnala subito i difetti e non li modifica.',
          'Per i DPI di terza categoria e per gli otoprotettori l’addestramento è obbligatorio (articolo 77, comma 5).',
        ],
      },
    ],
  },
  {
    name: 'checklist-videoterminale',
    title: 'Il mio posto al videoterminale',
    intro: 'Dieci controlli da fare oggi, e ogni volta che cambi scrivania.',
    sections: [
      {
        title: 'Schermo',
        checks: [
          'È a 50–70 cm dagli occhi',
          'Lo spigolo superiore è poco più in basso degli occhi',
          'Non riflette finestre o lampade',
          'I caratteri si leggono senza avvicinarsi',
        ],
      },
      {
        title: 'Sedia e piano',
        checks: [
          'I piedi poggiano a terra o sul poggiapiedi',
          'La schiena è sostenuta nella zona lombare',
          'Gli avambracci poggiano sul piano, i polsi sono diritti',
          'Sotto il piano le gambe si muovono liberamente',
        ],
      },
      {
        title: 'Intorno',
        checks: [
          'I cavi sono raccolti e il passaggio è libero',
          'Nessuna presa multipla in cascata',
        ],
      },
      {
        title: 'Le pause',
        text: 'Chi usa il videoterminale per almeno venti ore alla settimana ha diritto a una pausa di quindici minuti ogni centoventi di applicazione continuativa, salvo accordi diversi (D.Lgs. 81/2008, articoli 173 e 175). La pausa è orario di lavoro e non si accumula all’inizio o alla fine della giornata.',
      },
    ],
  },
  {
    name: 'checklist-emergenza',
    title: 'In caso di emergenza',
    intro: 'Che cosa fare, in ordine. Da appendere accanto al piano di evacuazione.',
    sections: [
      {
        title: 'Suona l’allarme',
        list: [
          'Metti in sicurezza quello che stai facendo e lascia il posto. Non tornare a prendere oggetti.',
          'Segui i cartelli verdi e gli addetti. Usa le scale, mai l’ascensore.',
          'Con il fumo: abbassati, copri naso e bocca, tocca le porte prima di aprirle.',
          'Aiuta chi ha difficoltà a muoversi, o segnala dov’è agli addetti.',
        ],
      },
      {
        title: 'Chiama il 112',
        table: {
          head: ['Di’', 'Per esempio'],
          rows: [
            ['Chi sei', '“Sono Giulia Sartori, chiamo dallo stabilimento…”'],
            ['Dove', 'Via, numero, ingresso, piano'],
            ['Che cosa', 'Incendio, crollo, malore, sversamento'],
            ['Quanti', 'Persone coinvolte, se respirano, se sono bloccate'],
          ],
        },
      },
      {
        title: 'Al punto di raccolta',
        checks: [
          'Ho risposto all’appello',
          'Ho detto chi manca e dove l’ho visto',
          'Non intralcio i mezzi di soccorso',
          'Rientro solo dopo il via libera del coordinatore',
        ],
      },
      {
        title: 'I nostri numeri',
        text: 'Coordinatore dell’emergenza: ______________________   Addetti antincendio: ______________________   Addetti al primo soccorso: ______________________',
      },
    ],
  },
  {
    name: 'riferimenti-di-cella',
    title: 'Riferimenti di cella',
    intro: 'Una pagina da tenere accanto alla tastiera.',
    sections: [
      {
        title: 'I quattro tipi',
        table: {
          head: ['Scrivi', 'Copiando in basso', 'Copiando a destra'],
          rows: [
            ['A1', 'A2, A3, …', 'B1, C1, …'],
            ['$A$1', '$A$1', '$A$1'],
            ['A$1', 'A$1', 'B$1, C$1, …'],
            ['$A1', '$A2, $A3, …', '$A1'],
          ],
        },
      },
      {
        title: 'L’esempio del listino',
        text: 'Prezzi in B, quantità in C, aliquota IVA in F1. In D2 scrivi =B2*C2*(1+$F$1) e trascina: ogni riga usa il proprio prezzo e la propria quantità, tutte la stessa aliquota.',
      },
      {
        title: 'Scorciatoie',
        list: [
          'F4 mentre scrivi il riferimento: A1, $A$1, A$1, $A1 e da capo.',
          'Ctrl + D copia in basso la cella superiore, Ctrl + R copia a destra.',
          'Doppio clic sul quadratino: la formula scende fino all’ultima riga piena.',
        ],
      },
      {
        title: 'Prima di consegnare',
        checks: [
          'Ho mostrato le formule e letto l’ultima riga',
          'Ho verificato un totale a mano',
          'Le aliquote stanno in una cella sola, con un nome',
        ],
      },
    ],
  },
];

export function handoutHtml(handout: Handout, fontCss: string): string {
  const sections = handout.sections
    .map(
      ({ title, text, list, checks, table }) =>
        `<h2>${title}</h2>${text === undefined ? '' : `<p>${text}</p>`}${list === undefined ? '' : `<ul>${list.map((item) => `<li>${item}</li>`).join('')}</ul>`}${checks === undefined ? '' : `<ul class="checks">${checks.map((item) => `<li>${item}</li>`).join('')}</ul>`}${table === undefined ? '' : `<table><thead><tr>${table.head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>${table.rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`}`,
    )
    .join('');
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>${handout.title}</title><style>${fontCss}
@page{size:A4;margin:0}*{box-sizing:border-box}body{margin:0;font:400 11pt/1.5 'Hanken Grotesk';color:#0D1E2C}
header{background:#0B1B27;color:#F3F8F8;padding:16mm 20mm 12mm;border-bottom:3mm solid #F0A229}
h1{font:700 30pt/1.1 'Bricolage Grotesque';letter-spacing:-.02em;margin:0 0 3mm}header p{margin:0;color:#B4C6CE;max-width:130mm}
main{padding:8mm 20mm}h2{font:700 15pt/1.2 'Bricolage Grotesque';margin:7mm 0 2.5mm}p{margin:0 0 2mm;max-width:150mm}
ul{margin:0;padding-left:5mm}li{margin:0 0 1.5mm}ul.checks{list-style:none;padding:0}ul.checks li{padding-left:8mm;position:relative}
ul.checks li::before{content:'';position:absolute;left:0;top:.8mm;width:4.2mm;height:4.2mm;border:.5mm solid #0A6B69;border-radius:1mm}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:2mm 3mm;border-bottom:.3mm solid #C3D0D0}th{background:#E9F0EF;font-weight:400;color:#465865}
footer{position:fixed;bottom:10mm;left:20mm;color:#586A76;font-size:9pt}</style></head><body><header><h1>${handout.title}</h1><p>${handout.intro}</p></header><main>${sections}</main><footer>WorkerBadge</footer></body></html>`;
}
