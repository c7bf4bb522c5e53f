import type { BuildSummary } from './build-summary.ts';

/** Packages of which a page may hold one copy only: it has contexts, stores or caches. */
const single =
  /^(react|react-dom|react-router|react-router-dom|react-intl|@emotion\/(?:react|cache)|@tanstack\/[^/]+|formik|shared-ui|shared-auth)\//u;

/**
 * Faults between builds that would break at run time: a shared module that a remote needs and the shell
 * does not provide (the remote would not start), or a second copy of one (its contexts would be empty). Empty when
 * there is no fault.
 */
export function brokenShares(summaries: BuildSummary[]): string[] {
  const brought: Record<string, unknown> =
    summaries.find(({ key }) => key === 'shell')?.provides ?? {};
  return summaries
    .filter(({ key }) => key !== 'shell')
    .flatMap((summary) => {
      const { key, chunks } = summary;
      const consumed = new Set(chunks.flatMap(({ consumes }) => consumes));
      return [
        ...[...consumed]
          .filter((name) => !(name in brought))
          .map((name) => `${key} asks for the shared ${name}, which the shell does not bring`),
        ...ownCopies(summary).map((name) => `${key} carries a copy of its own of ${name}`),
      ];
    });
}

/** Packages of which a page may hold one copy and of which this build has its own. */
export function ownCopies({ chunks }: Pick<BuildSummary, 'chunks'>): string[] {
  const names = chunks
    .flatMap(({ modules }) => modules)
    .map(({ name }) => single.exec(name)?.[1])
    .filter((name) => name !== undefined);
  return [...new Set(names)];
}
