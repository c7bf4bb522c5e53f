/** The list with the entry at `from` at the place `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [entry] = next.splice(from, 1);
  if (entry !== undefined) next.splice(to, 0, entry);
  return next;
}

/** The list in which the chosen entries take, in their new order, the places that they had. */
export function reordered<T extends { key: string }>(
  list: readonly T[],
  inOrder: readonly T[],
): T[] {
  const keys = new Set(inOrder.map(({ key }) => key));
  let place = 0;
  return list.map((entry) => {
    if (!keys.has(entry.key)) return entry;
    const next = inOrder[place] ?? entry;
    place += 1;
    return next;
  });
}
