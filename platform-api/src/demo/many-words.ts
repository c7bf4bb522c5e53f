import { pick, seededRandom } from './random.ts';

/**
 * A vocabulary as large and as uneven as that of a real catalogue: some thousand words with Italian
 * endings, so that stems and accents do their work, behind the usual ones.
 */
const usualSubjects =
  'sicurezza antincendio contabilità excel privacy inglese primosoccorso marketing fatturazione igiene formazione comunicazione qualità bilancio python magazzino saldatura ponteggi carrelli spedizioni dogane tedesco francese spagnolo italiano alimentare haccp assistenza anziani infermieristica farmacia logopedia vendite fotografia video grafica impianti elettrici idraulica caldaie fotovoltaico muratura restauro rilievo progettazione topografia paghe contributi bandi appalti contratti leadership riunioni tempo progetto scrum database reti cybersicurezza cloud statistica droni agricoltura vivaismo giardinaggio cucina pasticceria panificazione sala accoglienza turismo archivistica biblioteconomia teatro sartoria modellistica falegnameria tornitura fresatura robotica plc automazione audit ambiente rifiuti amianto rumore vibrazioni ergonomia videoterminale tutoraggio selezione colloquio'.split(
    ' ',
  );
const usualProse =
  'lavoro impresa persone esempi pratica norme strumenti metodo casi caso giorno passo errori rischi controllo attività documenti clienti colleghi gruppo esercizi verifica responsabilità obblighi moduli dati scelte tempi costi risultati'.split(
    ' ',
  );

const onsets = 'b c d f g l m n p r s t v br cr dr fr gr pr tr st sp sc ch gl'.split(' ');
const vowels = 'a e i o u a e i o ia io'.split(' ');
const codas = ['', '', '', 'n', 'r', 'l', 's'];
const endings =
  'zione mento ità tore trice aggio ale ivo ante ista ologia grafia metria tecnica anza enza ura ario eria ico abile oso ismo'.split(
    ' ',
  );

/** Words that no list holds, the same each time, none twice. */
function inventedWords(seed: number, count: number): string[] {
  const random = seededRandom(seed);
  const syllable = () => pick(random, onsets) + pick(random, vowels) + pick(random, codas);
  const words = new Set<string>();
  while (words.size < count) {
    const stem = random() < 0.5 ? syllable() : syllable() + syllable();
    words.add(stem + pick(random, onsets) + pick(random, endings));
  }
  return [...words];
}

/** What courses are about. */
export const subjects = [...usualSubjects, ...inventedWords(1, 2500)];
/** What their descriptions are made of beside it. */
export const prose = [...usualProse, ...inventedWords(2, 6000)];
/** Who teaches them. */
export const surnames = inventedWords(3, 1000).map(
  (word) => `${word[0]?.toUpperCase()}${word.slice(1)}`,
);
export const settings =
  'ufficio cantiere magazzino ospedale scuola negozio laboratorio officina albergo ristorante cucina fabbrica azienda agricola studio comune biblioteca museo farmacia ambulatorio casa porto aeroporto stazione galleria serra cava deposito sportello reparto'.split(
    ' ',
  );
export const audiences =
  'principianti preposti dirigenti addetti operatori tecnici formatori apprendisti responsabili consulenti autonomi volontari coordinatori impiegati artigiani'.split(
    ' ',
  );

/**
 * Draws by Zipf's law: the word at place n comes about 1/n times as often as the first. The first few
 * are `flattened`: no word of a catalogue stands in every course.
 */
export function zipf<T>(list: readonly T[], flattened: number): (random: () => number) => T {
  let total = 0;
  const upTo = list.map((_, place) => (total += 1 / (place + 1 + flattened)));
  return (random) => {
    const wanted = random() * total;
    let [low, high] = [0, list.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] as number) < wanted) low = middle + 1;
      else high = middle;
    }
    return list[low] as T;
  };
}
