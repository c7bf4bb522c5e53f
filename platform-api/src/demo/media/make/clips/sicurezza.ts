import type { Clip } from '../clip-shape.ts';
import { checklist, columns, ladder } from '../figures-common.ts';
import { call, clock, desk, exit, gather, shelf } from '../figures-safety.ts';

/** Facts: D.Lgs. 81/2008 (art. 15, 74-79, 175, all. XXXIV), Reg. UE 2016/425. */
export const sicurezza: Clip[] = [
  {
    name: 'dpi-scelta-e-uso',
    look: 'sicurezza',
    scenes: [
      {
        title: 'Prima il rischio, poi il DPI',
        subtitle: 'L’ordine delle misure di prevenzione',
        figure: ladder('via', 'tutti', 'te'),
        points: [
          {
            text: 'Elimina il pericolo alla fonte',
            it: 'La prima misura è togliere il pericolo: dove non c’è, nessuno deve proteggersi.',
            en: 'The first measure is to remove the hazard: where there is none, nobody needs protection.',
          },
          {
            text: 'Proteggi tutti insieme',
            it: 'Poi le misure collettive: un parapetto protegge tutti, un’imbracatura uno solo.',
            en: 'Then collective measures: a guard rail protects everyone, a harness only one person.',
          },
          {
            text: 'DPI per il rischio che resta',
            it: 'Il dispositivo individuale serve per il rischio che rimane.',
            en: 'Personal equipment is for the risk that remains.',
          },
        ],
      },
      {
        title: 'Tre categorie di DPI',
        subtitle: 'Regolamento UE 2016/425',
        figure: columns('I', 'II', 'III'),
        points: [
          {
            text: 'I: danni lievi',
            it: 'Prima categoria, danni lievi: per esempio i guanti da giardinaggio.',
            en: 'Category one, minor harm: gardening gloves, for example.',
          },
          {
            text: 'II: rischi intermedi',
            it: 'Seconda categoria: elmetti, occhiali, scarpe di sicurezza.',
            en: 'Category two: helmets, goggles, safety shoes.',
          },
          {
            text: 'III: danni gravi o morte',
            it: 'Terza categoria: imbracature e autorespiratori. L’addestramento è obbligatorio.',
            en: 'Category three: harnesses and breathing apparatus. Training is compulsory.',
          },
        ],
      },
      {
        title: 'Prima di indossarlo',
        subtitle: 'Dieci secondi di controllo',
        figure: checklist,
        points: [
          {
            text: 'Marcatura CE leggibile',
            it: 'Cerca la marcatura CE e leggi le istruzioni del fabbricante.',
            en: 'Look for the CE mark and read the manufacturer’s instructions.',
          },
          {
            text: 'Taglia giusta, ben regolato',
            it: 'Scegli la taglia giusta e regola cinghie e fibbie.',
            en: 'Choose the right size and adjust straps and buckles.',
          },
          {
            text: 'Nessun danno, non scaduto',
            it: 'Se è danneggiato o scaduto non usarlo: segnalalo subito al preposto.',
            en: 'If it is damaged or expired do not use it: report it to your supervisor at once.',
          },
        ],
      },
    ],
  },
  {
    name: 'rischi-in-ufficio',
    look: 'sicurezza',
    scenes: [
      {
        title: 'Il posto al videoterminale',
        subtitle: 'Distanze e altezze',
        figure: desk,
        points: [
          {
            text: 'Schermo a 50–70 cm',
            it: 'Tieni lo schermo a una distanza tra cinquanta e settanta centimetri.',
            en: 'Keep the screen between fifty and seventy centimetres away.',
          },
          {
            text: 'Bordo poco sotto gli occhi',
            it: 'Lo spigolo superiore sta poco più in basso degli occhi.',
            en: 'Its upper edge sits slightly below your eyes.',
          },
          {
            text: 'Avambracci appoggiati',
            it: 'Appoggia gli avambracci e tieni i polsi diritti.',
            en: 'Rest your forearms and keep your wrists straight.',
          },
        ],
      },
      {
        title: 'Le pause',
        subtitle: 'Articolo 175 del D.Lgs. 81/2008',
        figure: clock,
        points: [
          {
            text: '15 minuti ogni 2 ore',
            it: 'Quindici minuti ogni centoventi di lavoro continuo al videoterminale.',
            en: 'Fifteen minutes every two hours of continuous work at the screen.',
          },
          {
            text: 'Alzati, cambia attività',
            it: 'Alzati, oppure cambia attività: la pausa non si accumula a fine giornata.',
            en: 'Stand up or change activity: breaks cannot be saved for the end of the day.',
          },
          {
            text: 'Guarda lontano',
            it: 'Guarda lontano per qualche secondo: la vista riposa.',
            en: 'Look into the distance for a few seconds: your eyes rest.',
          },
        ],
      },
      {
        title: 'Inciampi, prese, scaffali',
        subtitle: 'I rischi che si vedono a occhio nudo',
        figure: shelf,
        points: [
          {
            text: 'Passaggi liberi',
            it: 'Raccogli i cavi e lascia liberi i passaggi.',
            en: 'Tidy the cables and keep passages clear.',
          },
          {
            text: 'Niente ciabatte in cascata',
            it: 'Non collegare una presa multipla a un’altra: si surriscalda.',
            en: 'Do not plug one power strip into another: it overheats.',
          },
          {
            text: 'I pesi in basso',
            it: 'Riponi i carichi pesanti in basso e usa una scala vera, mai la sedia.',
            en: 'Store heavy loads low, and use a real ladder, never a chair.',
          },
        ],
      },
    ],
  },
  {
    name: 'piano-di-emergenza',
    look: 'sicurezza',
    scenes: [
      {
        title: 'Quando suona l’allarme',
        subtitle: 'I primi due minuti',
        figure: exit,
        points: [
          {
            text: 'Metti in sicurezza e lascia',
            it: 'Metti in sicurezza quello che stai facendo e lascia il posto.',
            en: 'Make safe what you are doing and leave your place.',
          },
          {
            text: 'Segui la via indicata',
            it: 'Segui i cartelli verdi e le indicazioni degli addetti.',
            en: 'Follow the green signs and the emergency wardens.',
          },
          {
            text: 'Mai l’ascensore',
            it: 'Usa le scale: l’ascensore può fermarsi tra due piani.',
            en: 'Use the stairs: the lift may stop between two floors.',
          },
        ],
      },
      {
        title: 'Chiamare il 112',
        subtitle: 'Quattro cose da dire',
        figure: call,
        points: [
          {
            text: 'Chi sei e dove sei',
            it: 'Di’ chi sei, l’indirizzo esatto e come si entra.',
            en: 'Say who you are, the exact address and how to get in.',
          },
          {
            text: 'Che cosa è successo',
            it: 'Di’ che cosa è successo e quante persone sono coinvolte.',
            en: 'Say what has happened and how many people are involved.',
          },
          {
            text: 'Resta in linea',
            it: 'Non riagganciare per primo: l’operatore può darti istruzioni.',
            en: 'Do not hang up first: the operator may give you instructions.',
          },
        ],
      },
      {
        title: 'Al punto di raccolta',
        subtitle: 'L’evacuazione finisce con l’appello',
        figure: gather,
        points: [
          {
            text: 'Presentati all’appello',
            it: 'Raggiungi il punto di raccolta e rispondi all’appello.',
            en: 'Go to the assembly point and answer the roll call.',
          },
          {
            text: 'Di’ chi manca',
            it: 'Se qualcuno manca dillo subito al coordinatore, non tornare indietro.',
            en: 'If someone is missing tell the coordinator at once, do not go back.',
          },
          {
            text: 'Rientra dopo il via libera',
            it: 'Si rientra soltanto dopo il via libera del coordinatore.',
            en: 'Go back in only after the coordinator’s all-clear.',
          },
        ],
      },
    ],
  },
];
