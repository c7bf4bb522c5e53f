import type { Answer } from '../../domains/surveys/index.ts';
import type { DemoPersonKey } from '../people.ts';

/** Value by the Italian label of the option; null for what is chosen. */
export type DemoReply = Record<string, Answer['value']>;

const chosen = (...labels: string[]): DemoReply =>
  Object.fromEntries(labels.map((label) => [label, null]));

/** A job or study that has ended, or goes on. Months `YYYY-MM`. */
const lived = (keyId: number, from: string, to: string | null, online = false) => ({
  keyId,
  dateFrom: `${from}-01`,
  dateTo: to === null ? null : `${to}-28`,
  currently: to === null,
  online,
});

/** Who has answered `user` already, each with something left open; the others find it at their login. */
export const demoReplies: [DemoPersonKey, DemoReply][] = [
  [
    'giulia',
    {
      ...chosen(
        'Lavoro come dipendente',
        'Servizi alle imprese',
        'Sicurezza sul lavoro',
        'Comunicazione',
        'Parlare in pubblico',
        'Da 2 a 4 ore',
      ),
      Professione: [lived(21, '2012-09', '2017-03'), lived(33, '2017-04', null)],
      'Titolo di studio': [lived(6, '2007-10', '2012-07')],
      'Numero di certificazioni': '3',
    },
  ],
  [
    'marco',
    {
      ...chosen(
        'Lavoro come dipendente',
        'Logistica e trasporti',
        'Sicurezza sul lavoro',
        'Logistica',
        'Organizzare un magazzino',
        'Riconoscere i rischi sul lavoro',
        'Da 1 a 2 ore',
      ),
      Professione: [lived(10, '2010-03', '2016-05'), lived(35, '2016-06', null)],
      'Titolo di studio': [lived(3, '2005-09', '2010-07')],
      'Data dell’ultimo corso': '2024-11-18',
      'Il tuo obiettivo, con parole tue': 'Diventare responsabile della sicurezza in magazzino.',
    },
  ],
  [
    'lucia',
    {
      ...chosen('Lavoro in proprio', 'Istruzione e formazione', 'Lingue', 'Digitale e dati'),
      Professione: [lived(15, '2004-09', null)],
    },
  ],
  ['elena', chosen('Lavoro come dipendente', 'Digitale e dati', 'Da 2 a 4 ore')],
  [
    'davide',
    chosen('Lavoro come dipendente', 'Manifattura e meccanica', 'Leggere un progetto edile'),
  ],
  ['anna', chosen('Dirigo un’azienda o un gruppo di persone', 'Amministrazione')],
  [
    'paolo',
    {
      ...chosen('Lavoro in proprio', 'Manifattura e meccanica', 'Sicurezza sul lavoro'),
      Professione: [lived(22, '1998-02', null)],
    },
  ],
];
