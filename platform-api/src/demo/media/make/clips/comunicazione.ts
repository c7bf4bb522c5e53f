import type { Clip } from '../clip-shape.ts';
import { cards } from '../figures-common.ts';
import { audience, knobs, lowBreath, oneLine, pause } from '../figures-people.ts';

export const comunicazione: Clip[] = [
  {
    name: 'una-frase-sola',
    look: 'comunicazione',
    scenes: [
      {
        title: 'Argomento e messaggio',
        subtitle: 'Che cosa deve restare domani mattina?',
        figure: oneLine,
        points: [
          {
            text: 'Argomento: di che parli',
            it: 'L’argomento è ciò di cui parli: «i resi dell’ultimo anno».',
            en: 'The topic is what you talk about: “last year’s returns”.',
          },
          {
            text: 'Messaggio: che cosa vuoi',
            it: 'Il messaggio è ciò che vuoi che si pensi o si faccia: «rifacciamo cento foto».',
            en: 'The message is what you want people to think or do: “let us retake a hundred photos”.',
          },
          {
            text: 'Meno di venti parole',
            it: 'È una frase intera, con un verbo, di meno di venti parole.',
            en: 'It is a whole sentence, with a verb, of fewer than twenty words.',
          },
        ],
      },
      {
        title: 'Chi ascolta',
        subtitle: 'La frase giusta dipende da chi hai davanti',
        figure: audience,
        points: [
          {
            text: 'Che cosa sanno?',
            it: 'Chi sono, e che cosa sanno già?',
            en: 'Who are they, and what do they know already?',
          },
          {
            text: 'A che cosa tengono?',
            it: 'Che cosa temono, o a che cosa tengono?',
            en: 'What do they fear, or care about?',
          },
          {
            text: 'Che cosa faranno dopo?',
            it: 'Che cosa vuoi che facciano dopo, e perché dovrebbero, dal loro punto di vista?',
            en: 'What should they do next, and why should they, from their point of view?',
          },
        ],
      },
      {
        title: 'Trovare la frase',
        subtitle: 'Carta, penna, cinque minuti',
        figure: cards('Scrivi', 'E quindi?', 'Riduci'),
        points: [
          {
            text: 'Scrivi senza ordine',
            it: 'Scrivi per cinque minuti tutto quello che vorresti dire, senza ordine.',
            en: 'For five minutes write down all that you would like to say, in no order.',
          },
          {
            text: 'Chiediti: e quindi?',
            it: 'Rileggi e chiediti, a ogni riga: e quindi? Sottolinea la risposta che torna.',
            en: 'Read it again and ask at each line: so what? Underline the answer that recurs.',
          },
          {
            text: 'Riducila a un respiro',
            it: 'Riducila finché la puoi dire in un respiro, poi dilla a qualcuno.',
            en: 'Shorten it until you can say it in one breath, then say it to somebody.',
          },
        ],
      },
    ],
  },
  {
    name: 'respiro-e-voce',
    look: 'comunicazione',
    scenes: [
      {
        title: 'Il respiro basso',
        subtitle: 'Dove si appoggia la voce',
        figure: lowBreath,
        points: [
          {
            text: 'Pancia e fianchi',
            it: 'Il respiro che sostiene la voce allarga la pancia e i fianchi; le spalle restano ferme.',
            en: 'The breath that carries the voice widens belly and sides; the shoulders stay still.',
          },
          {
            text: 'Inspira: quattro tempi',
            it: 'Una mano sulla pancia: inspira dal naso contando fino a quattro.',
            en: 'One hand on the belly: breathe in through the nose, counting to four.',
          },
          {
            text: 'Espira: otto tempi',
            it: 'Espira con una «s» lunga contando fino a otto. Ripeti cinque volte.',
            en: 'Breathe out with a long “s”, counting to eight. Repeat five times.',
          },
        ],
      },
      {
        title: 'Tre manopole',
        subtitle: 'Volume, velocità, tono',
        figure: knobs('volume', 'velocità', 'tono'),
        points: [
          {
            text: 'Volume: l’ultima parola',
            it: 'Il volume cala a fine frase: porta l’ultima parola fino all’ultima fila.',
            en: 'Volume drops at the end of a sentence: carry the last word to the last row.',
          },
          {
            text: 'Velocità: rallenta',
            it: 'La paura fa correre: rallenta sulle parole importanti.',
            en: 'Fear makes us run: slow down on the words that matter.',
          },
          {
            text: 'Tono: scendi alla fine',
            it: 'Il tono sale nelle domande e scende nelle conclusioni.',
            en: 'The pitch rises in questions and falls in conclusions.',
          },
        ],
      },
      {
        title: 'La pausa',
        subtitle: 'Lo strumento più forte, e costa coraggio',
        figure: pause,
        points: [
          {
            text: 'Prima: crea attesa',
            it: 'Due secondi di silenzio prima di una frase creano attesa.',
            en: 'Two seconds of silence before a sentence create suspense.',
          },
          {
            text: 'Respira, non «ehm»',
            it: 'Gli «ehm» nascono dalla paura del silenzio: respira al loro posto.',
            en: 'Every “um” comes from fear of silence: breathe instead.',
          },
          {
            text: 'Dopo: lascia arrivare',
            it: 'Due secondi dopo la frase la lasciano arrivare. Chi ascolta li trova naturali.',
            en: 'Two seconds after it let it arrive. Listeners find them natural.',
          },
        ],
      },
    ],
  },
];
