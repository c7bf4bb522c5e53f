import type { Clip } from '../clip-shape.ts';
import { cards, ladder } from '../figures-common.ts';
import { exit, extinguisher, fireTriangle, riskMatrix } from '../figures-safety.ts';

/** Of the general training of workers, as in its own texts. */
export const formazione: Clip[] = [
  {
    name: 'pericolo-rischio-danno',
    look: 'sicurezza',
    scenes: [
      {
        title: 'Tre parole diverse',
        subtitle: 'La stessa lama, nel cassetto e sul nastro',
        figure: ladder('pericolo', 'rischio', 'danno'),
        points: [
          {
            text: 'Pericolo: può fare male',
            it: 'Il pericolo è la proprietà di una cosa che può causare un danno: la lama taglia.',
            en: 'A hazard is a property that can cause harm: the blade cuts.',
          },
          {
            text: 'Rischio: quanto è probabile',
            it: 'Il rischio è la probabilità di arrivare a quel danno nelle condizioni in cui si lavora.',
            en: 'Risk is the probability of that harm in the conditions in which people work.',
          },
          {
            text: 'Danno: la conseguenza',
            it: 'Il danno è la conseguenza: una ferita, una malattia, a volte la morte.',
            en: 'Harm is the consequence: an injury, an illness, sometimes death.',
          },
        ],
      },
      {
        title: 'Stimare un rischio',
        subtitle: 'Probabilità per gravità, da 1 a 4',
        figure: riskMatrix,
        points: [
          {
            text: '1 e 2: sotto controllo',
            it: 'Si moltiplicano probabilità e gravità: uno e due si tengono sotto controllo.',
            en: 'Multiply probability by severity: one and two are kept under control.',
          },
          {
            text: 'Da 3 a 8: si migliora',
            it: 'Da tre a quattro si programma un miglioramento, da sei a otto si interviene presto.',
            en: 'For three and four plan an improvement; for six to eight act soon.',
          },
          {
            text: 'Da 9 a 16: subito',
            it: 'Da nove a sedici si interviene subito, anche fermando il lavoro.',
            en: 'From nine to sixteen act at once, even if work must stop.',
          },
        ],
      },
      {
        title: 'Abbassare il rischio',
        subtitle: 'Tre modi, dal migliore',
        figure: cards('Togliere', 'Prevenire', 'Proteggere'),
        points: [
          {
            text: 'Togli il pericolo',
            it: 'La soluzione migliore è togliere il pericolo: un lavoro fatto a terra invece che in quota.',
            en: 'The best solution is to remove the hazard: work on the ground instead of at height.',
          },
          {
            text: 'Previeni: meno probabile',
            it: 'La prevenzione abbassa la probabilità: ripari, procedure, formazione, manutenzione.',
            en: 'Prevention lowers the probability: guards, procedures, training, maintenance.',
          },
          {
            text: 'Proteggi: meno grave',
            it: 'La protezione abbassa la gravità: elmetti, cinture, reti, impianti di spegnimento.',
            en: 'Protection lowers the severity: helmets, belts, nets, sprinklers.',
          },
        ],
      },
    ],
  },
  {
    name: 'incendio-ed-evacuazione',
    look: 'sicurezza',
    scenes: [
      {
        title: 'Il triangolo del fuoco',
        subtitle: 'Senza un lato il fuoco si spegne',
        figure: fireTriangle,
        points: [
          {
            text: 'Comburente: l’aria',
            it: 'Per bruciare serve un comburente: di solito è l’ossigeno dell’aria.',
            en: 'Burning needs an oxidiser: usually the oxygen in the air.',
          },
          {
            text: 'Combustibile',
            it: 'Serve un combustibile: carta, legno, solvente, gas.',
            en: 'It needs fuel: paper, wood, solvent, gas.',
          },
          {
            text: 'Innesco',
            it: 'E serve un innesco: una scintilla, una fiamma, una superficie calda.',
            en: 'And it needs ignition: a spark, a flame, a hot surface.',
          },
        ],
      },
      {
        title: 'Uscire',
        subtitle: 'Quando suona l’allarme',
        figure: exit,
        points: [
          {
            text: 'La via più vicina',
            it: 'Esci per la via più vicina, senza correre e senza prendere l’ascensore.',
            en: 'Leave by the nearest way, without running and without the lift.',
          },
          {
            text: 'Nel fumo, in basso',
            it: 'Nel fumo cammina basso. Prima di aprire una porta toccala: se è calda, cerca un’altra via.',
            en: 'In smoke stay low. Touch a door before you open it: if it is hot, find another way.',
          },
          {
            text: 'Chiudi le porte dietro di te',
            it: 'Chiudi le porte dietro di te e raggiungi il punto di raccolta.',
            en: 'Close the doors behind you and go to the assembly point.',
          },
        ],
      },
      {
        title: 'L’estintore',
        subtitle: 'Solo per un principio d’incendio',
        figure: extinguisher,
        points: [
          {
            text: 'Allarme, poi la spina',
            it: 'Prima qualcuno dà l’allarme. Poi togli la spina, con la via d’uscita alle spalle.',
            en: 'First somebody raises the alarm. Then pull the pin, with the exit behind you.',
          },
          {
            text: 'Impugna il tubo',
            it: 'Impugna il tubo e avvicinati soltanto fino a dove il getto arriva.',
            en: 'Hold the hose and come only as near as the jet reaches.',
          },
          {
            text: 'Getto alla base',
            it: 'Dirigi il getto alla base delle fiamme. Se il fuoco non si spegne, esci.',
            en: 'Aim at the base of the flames. If the fire does not go out, leave.',
          },
        ],
      },
    ],
  },
];
