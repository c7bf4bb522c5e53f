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
