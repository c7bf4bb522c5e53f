import { z } from 'zod';
import type { OperationShape } from './api-shapes.ts';
import type { BuildSummary } from './build-summary.ts';

/** Name of the document in a release. */
export const factsName = 'facts.json';

const chunk = z.object({ files: z.array(z.string()), consumes: z.array(z.string()) });

/** Facts that the gate judges a build by, besides its declaration. */
export const releaseFacts = z.object({
  uniqueName: z.string(),
  /** Shared modules that it needs from the shell. */
  shared: z.array(z.object({ key: z.string(), range: z.string(), singleton: z.boolean() })),
  /** Names that it reads of each shared module; absent in builds from before they were noted. */
  names: z.record(z.string(), z.array(z.string())).optional(),
  /** What its sources call of the API; absent in builds from before it was noted. */
  api: z
    .object({
      calls: z.array(z.string()),
      unnamed: z.array(z.string()),
      // Written by a build of ours and signed: read as it is.
      shapes: z.record(z.string(), z.custom<OperationShape>()).optional(),
    })
    .optional(),
  /** What it takes of the federation runtime that the shell gives; absent when it brings its own. */
  runtime: z.object({ version: z.string(), takes: z.array(z.string()) }).optional(),
  /** Packages of which a page may hold one copy, and of which this build has its own. */
  copies: z.array(z.string()),
  /** Ids of `defineMessages` in its sources; false when the Italian text is missing there. */
  messages: z.record(z.string(), z.boolean()),
  chunks: z.array(chunk),
  groups: z.array(
    z.object({
      requests: z.array(z.string()),
      initial: z.boolean(),
      files: z.array(z.string()),
      parents: z.array(z.number()),
    }),
  ),
  provides: z.record(z.string(), z.array(z.string())),
});

export type ReleaseFacts = z.infer<typeof releaseFacts>;

/** A summary without the modules, which are not weighed again. */
export function summaryOf(key: string, id: string, facts: ReleaseFacts): BuildSummary {
  const { chunks, groups, provides } = facts;
  return {
    schema: 0,
    key,
    id,
    chunks: chunks.map((chunk) => ({ ...chunk, modules: [] })),
    groups,
    provides,
  };
}
