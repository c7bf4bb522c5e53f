import type { TestResult } from './results.ts';

/**
 * `whole`: a test that says that it proves the requirement ran and passed, or parts that together name all of it
 * did. `part`: something of it is proved. A failed test that names the requirement leaves `none`.
 */
export type Proof = 'whole' | 'part' | 'none';

type Tag = { id: string; isPart: boolean };

/** `[CART-33]` in a title claims the whole requirement, `[CART-33 part]` some of it. */
export const tagsOf = (title: string): Tag[] =>
  [...title.matchAll(/\[([A-Z]+-\d\d)( part)?\]/g)].map(([, id = '', part]) => ({
    id,
    isPart: part !== undefined,
  }));

/**
 * Lines of docs/spec/proofs.md: `- CART-07: of a visitor (shared-auth/src/public-cart.test.ts); of …`. For each
 * requirement the test files that prove its parts.
 */
export const partsOf = (proofs: string): ReadonlyMap<string, string[]> =>
  new Map(
    [...proofs.matchAll(/^- ([A-Z]+-\d\d): (.+)$/gm)].map(([, id = '', parts = '']) => [
      id,
      [...parts.matchAll(/\(([^()\s]+\.(?:test|e2e)\.tsx?)\)/g)].map(([, file = '']) => file),
    ]),
  );

/** How far each of the requirements is proved by the tests that ran. */
export function proofsOf(
  ids: readonly string[],
  results: readonly TestResult[],
  parts: ReadonlyMap<string, string[]>,
): ReadonlyMap<string, Proof> {
  const tests = results.map(({ title, ...rest }) => ({ tags: tagsOf(title), title, ...rest }));
  return new Map(
    ids.map((id): [string, Proof] => {
      const own = tests.flatMap(({ tags, ...test }) =>
        tags.filter((tag) => tag.id === id).map(({ isPart }) => ({ isPart, ...test })),
      );
      const passed = own.filter(({ status }) => status === 'passed');
      if (passed.length === 0 || own.some(({ status }) => status === 'failed')) return [id, 'none'];
      const named = parts.get(id) ?? [];
      // A file that is named twice has two tests that prove a part each.
      const areAllProved =
        named.length > 1 &&
        [...Map.groupBy(named, (file) => file)].every(
          ([file, times]) =>
            new Set(passed.filter((test) => test.file.endsWith(file)).map(({ title }) => title))
              .size >= times.length,
        );
      return [id, areAllProved || passed.some(({ isPart }) => !isPart) ? 'whole' : 'part'];
    }),
  );
}

/** Requirements named by tests that are none, of an area that exists. */
export function unknownTags(ids: readonly string[], results: readonly TestResult[]): string[] {
  const areas = new Set(ids.map((id) => id.split('-')[0]));
  const named = results.flatMap(({ title }) => tagsOf(title).map(({ id }) => id));
  return [...new Set(named)].filter((id) => !ids.includes(id) && areas.has(id.split('-')[0]));
}
