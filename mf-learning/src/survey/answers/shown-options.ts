import type { Option } from '../survey.ts';

/** As many are shown before "view all" (SURVEY-08). */
const SHOWN_AT_FIRST = 10;

/**
 * The options to show: the first ten, and further down those that are chosen already, so that no
 * answer hides.
 */
export function shownOptions(
  options: readonly Option[],
  chosen: readonly number[],
  showsAll: boolean,
): Option[] {
  return options.filter(
    ({ id }, place) => showsAll || place < SHOWN_AT_FIRST || chosen.includes(id),
  );
}
