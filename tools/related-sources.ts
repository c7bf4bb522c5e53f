/** Tests of a remote as a whole, which may read files that they do not import; they run at its every change. */
export const testsOfWholeRemote = (remote: string): string =>
  `${remote}/{src,src/i18n}/*.test.{ts,tsx}`;

/**
 * The changed sources of a remote, where the tests that import them, and those of the whole remote, say all that
 * jest can. A text in `en.json` is a source like others: tests that show English import it.
 * @param files that changed, of all packages
 * @param present those of them that still exist
 * @returns null where all its tests must run: after a deletion, or a change of what no import leads to
 */
export function relatedSources(
  remote: string,
  files: readonly string[],
  present: readonly string[],
): string[] | null {
  const own = files.filter((file) => file.startsWith(`${remote}/`));
  const isSource = (file: string) =>
    file.startsWith(`${remote}/src/`) && /\.(?:tsx?|json)$/.test(file) && present.includes(file);
  return own.length > 0 && own.every(isSource) ? own : null;
}
