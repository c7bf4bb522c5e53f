type Table = Record<string, { id: string; defaultMessage: string }>;

/** Names of the values in a text; not the words of a plural's branches. */
const valuesOf = (text: string): string =>
  [
    ...new Set(
      [...text.matchAll(/(?<!(?:=\d+|\bone|\bother) )\{(\w+)(?=[},])/g)].map(
        ([, name = '']) => name,
      ),
    ),
  ]
    .toSorted()
    .join(', ');

/** Several words beside the values: a single word may well be the same in both languages. */
const isPhrase = (text: string): boolean =>
  (text.replaceAll(/\{[^}]*\}/g, '').match(/\p{L}{2,}/gu) ?? []).length > 1;

/**
 * Faults of the English texts: one that is missing, one without an Italian text, an id
 * used twice, other values than in Italian, a phrase that is still Italian.
 * @param alike ids of phrases that are the same in both languages: names and quoted texts
 * @throws when it was given nothing to look at
 */
export function translationFaults(
  tables: readonly Table[],
  english: Readonly<Record<string, string>>,
  alike: readonly string[] = [],
): string[] {
  const italian = tables.flatMap((table) => Object.values(table));
  if (italian.length === 0) throw new Error('There are no texts');
  const known = new Set(italian.map(({ id }) => id));
  return [
    ...italian.flatMap(({ id, defaultMessage }, place) => {
      const text = english[id];
      if (italian.findIndex((other) => other.id === id) < place) return [`${id}: twice`];
      if (!text) return [`${id}: no English`];
      if (text === defaultMessage && isPhrase(text) && !alike.includes(id))
        return [`${id}: Italian`];
      if (valuesOf(text) === valuesOf(defaultMessage)) return [];
      return [`${id}: values ${valuesOf(text)} for ${valuesOf(defaultMessage)}`];
    }),
    ...Object.keys(english).flatMap((id) => (known.has(id) ? [] : [`${id}: English only`])),
  ];
}
