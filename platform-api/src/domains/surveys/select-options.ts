import type { Bilingual, Language } from './survey.ts';

/** Lists that forms choose from, by the group of `GetSelectTipologica` (1§7): 0 professions, 1 studies. */
export const selectGroups = { professions: 0, studies: 1 } as const;

const named = (
  entries: [id: number, it: string, en: string][],
): { id: number; name: Bilingual }[] => entries.map(([id, it, en]) => ({ id, name: { it, en } }));

/** Ids are kept for ever: experiences name their entry by them. */
const groups = new Map<number, { id: number; name: Bilingual }[]>([
  [
    selectGroups.professions,
    named([
      [1, 'Addetto alla segreteria', 'Secretary'],
      [2, 'Addetto alle vendite', 'Sales assistant'],
      [3, 'Addetto alle pulizie', 'Cleaner'],
      [4, 'Agente di commercio', 'Sales agent'],
      [5, 'Analista di dati', 'Data analyst'],
      [6, 'Architetto', 'Architect'],
      [7, 'Assistente sociale', 'Social worker'],
      [8, 'Autista', 'Driver'],
      [9, 'Cameriere', 'Waiter'],
      [10, 'Carrellista', 'Forklift operator'],
      [11, 'Commercialista', 'Accountant'],
      [12, 'Consulente del lavoro', 'Labour consultant'],
      [13, 'Contabile', 'Bookkeeper'],
      [14, 'Cuoco', 'Cook'],
      [15, 'Docente', 'Teacher'],
      [16, 'Elettricista', 'Electrician'],
      [17, 'Falegname', 'Carpenter'],
      [18, 'Geometra', 'Surveyor'],
      [19, 'Grafico', 'Graphic designer'],
      [20, 'Idraulico', 'Plumber'],
      [21, 'Impiegato amministrativo', 'Administrative clerk'],
      [22, 'Imprenditore', 'Entrepreneur'],
      [23, 'Infermiere', 'Nurse'],
      [24, 'Ingegnere', 'Engineer'],
      [25, 'Magazziniere', 'Warehouse worker'],
      [26, 'Manutentore', 'Maintenance technician'],
      [27, 'Medico', 'Doctor'],
      [28, 'Muratore', 'Bricklayer'],
      [29, 'Operaio di produzione', 'Production worker'],
      [30, 'Operatore socio-sanitario', 'Care worker'],
      [31, 'Parrucchiere', 'Hairdresser'],
      [32, 'Programmatore', 'Software developer'],
      [33, 'Responsabile del personale', 'Human resources manager'],
      [34, 'Responsabile della sicurezza', 'Health and safety manager'],
      [35, 'Responsabile di magazzino', 'Warehouse manager'],
      [36, 'Saldatore', 'Welder'],
      [37, 'Sistemista', 'Systems administrator'],
      [38, 'Specialista di marketing', 'Marketing specialist'],
      [39, 'Tecnico informatico', 'IT technician'],
      [40, 'Altro', 'Other'],
    ]),
  ],
  [
    selectGroups.studies,
    named([
      [1, 'Licenza media', 'Lower secondary school'],
      [2, 'Qualifica professionale', 'Vocational qualification'],
      [3, 'Diploma di scuola superiore', 'Upper secondary school diploma'],
      [4, 'Istituto tecnico superiore (ITS)', 'Higher technical institute (ITS)'],
      [5, 'Laurea triennale', 'Bachelor’s degree'],
      [6, 'Laurea magistrale', 'Master’s degree'],
      [7, 'Master', 'Postgraduate master'],
      [8, 'Dottorato di ricerca', 'Doctorate'],
      [9, 'Corso di formazione', 'Training course'],
      [10, 'Altro', 'Other'],
    ]),
  ],
]);

export type SelectOption = { id: number; name: string };

/** The entries of a group by name, the last ("other") at the end; empty when there is no such group. */
export function selectOptions(group: number, language: Language): SelectOption[] {
  const entries = (groups.get(group) ?? []).map(({ id, name }) => ({ id, name: name[language] }));
  const byName = new Intl.Collator(language);
  return [
    ...entries.slice(0, -1).toSorted((a, b) => byName.compare(a.name, b.name)),
    ...entries.slice(-1),
  ];
}

export const isSelectOption = (group: number, id: number): boolean =>
  (groups.get(group) ?? []).some((entry) => entry.id === id);
