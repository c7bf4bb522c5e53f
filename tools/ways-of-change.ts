import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Of what every remote has from below: it is no remote's own code that such a way judges. */
const OF_EVERY_REMOTE = '@every-remote';

/** Tags by which ways name what they judge: a feature folder of a remote, `@mf-x/cart`, or all of it, `@mf-x`. */
export function tagsOfWays(): string[] {
  const texts = globSync('e2e/src/**/*.e2e.ts', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const tags = texts.flatMap(
    (text) => text.match(/@(?:mf-[\w-]+(?:\/[\w-]+)?|every-remote)\b/g) ?? [],
  );
  return [...new Set(tags)].toSorted();
}

/**
 * What no way in Italian sees: tests and what they are made with, and the English texts, which jest holds against
 * the Italian ones of the code. Ways that are walked in both languages carry their tags in Italian only.
 */
const isUnseen = (file: string) => /\.test\.tsx?$|\/testing[-/]|\/src\/i18n\//.test(file);

/**
 * The tags of the ways that a change wants to see walked.
 * @param tags of all ways
 * @param remotes that are affected
 * @param files that changed, of all packages
 * @param isFromBelow whether something changed that remotes take in: then every way of theirs is wanted
 */
export function waysOfChange(
  tags: readonly string[],
  remotes: readonly string[],
  files: readonly string[],
  isFromBelow: boolean,
): string[] {
  if (isFromBelow) {
    const wanted = remotes.flatMap((remote) => ofWholeRemote(tags, remote));
    return [...wanted, ...tags.filter((tag) => tag === OF_EVERY_REMOTE)];
  }
  return remotes.flatMap((remote) => ofRemote(tags, remote, files));
}

const ofWholeRemote = (tags: readonly string[], remote: string) =>
  tags.filter((tag) => tag === `@${remote}` || tag.startsWith(`@${remote}/`));

/** Features do not import each other, so that a change inside of one is seen where it is shown, and nowhere else. */
function ofRemote(tags: readonly string[], remote: string, files: readonly string[]): string[] {
  const wanted = new Set(tags.filter((tag) => tag === `@${remote}`));
  for (const file of files) {
    if (!file.startsWith(`${remote}/`) || isUnseen(file)) continue;
    const feature = /^[^/]+\/src\/([^/]+)\//.exec(file)?.[1];
    const tag = `@${remote}/${feature}`;
    // At the top of the remote, or a folder that no way names: whatever may see it.
    if (!tags.includes(tag)) return ofWholeRemote(tags, remote);
    wanted.add(tag);
  }
  return [...wanted];
}

/** For `--grep`: exactly these tags. */
export const patternOf = (tags: readonly string[]): string => `(?:${tags.join('|')})(?![\\w/-])`;
