import { queryOptions } from '@tanstack/react-query';
import { callEdge } from 'shared-auth';

export type VersionState = 'stable' | 'canary' | 'previous';

export type ReleasedVersion = {
  version: string;
  state: VersionState;
  /** Reports of browsers in the last hour. */
  ok: number;
  error: number;
  /** 0 to 1. */
  errorRate: number;
  /** Newest first. */
  reasons: { reason: string; count: number; at: string }[];
  publishedAt: string | null;
  publishedBy: string | null;
};

export type Remote = {
  key: string;
  owner: string;
  stable: string;
  previous: string | null;
  canary: { version: string; percent: number; roles?: string[] } | null;
  versions: ReleasedVersion[];
};

export type Operation = {
  revision: number;
  name: string;
  /** Empty when it concerns all. */
  key: string;
  version: string;
  /** What a preview or a stored release is about, in place of both: `mf-x/1.4.0-ab12cd34`. */
  releases?: string[];
  by: string;
  reason: string;
  at: string;
};

/** Done by an edge, which ends a canary that fails too often; its reason is in English. */
export const isAutomatic = ({ name, by }: Operation): boolean =>
  name === 'halt' && by.startsWith('edge ');

export type Releases = { revision: number; remotes: Remote[]; operations: Operation[] };

/** Often enough to see a canary fail, seldom enough to be nothing beside the visitors. */
const REFETCH_MS = 10_000;

export const releasesQuery = queryOptions({
  queryKey: ['registry/health'],
  queryFn: ({ signal }) => callEdge<Releases>('GET', 'registry/health', { signal }),
  refetchInterval: REFETCH_MS,
});

/** Refused with 409 when `version` is no longer the stable one: another operator was faster. */
export const rollBack = (request: { remote: string; version: string; reason: string }) =>
  callEdge<{ remote: string; stable: string }>('POST', 'registry/rollback', { body: request });
