/** The list with one entry at another place; unchanged where there is no such place. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  if (to < 0 || to >= list.length) return next;
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** The answered order, as far as it names the options; what it leaves out follows as it was drawn. */
export function orderedOptions<T extends { id: string }>(
  options: readonly T[],
  ids: readonly string[],
): T[] {
  const named = ids.flatMap((id) => options.find((option) => option.id === id) ?? []);
  return [...named, ...options.filter((option) => !named.includes(option))];
}
