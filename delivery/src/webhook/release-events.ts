/** What a web hook is told of an entry of the log. */
import { createHash } from 'node:crypto';
import type { LogEntry, OperationName } from '../release/release-log.ts';

/** Operations that nobody is told of serve nobody anything. */
const types: Partial<Record<OperationName, string>> = {
  publish: 'release.published',
  promote: 'release.promoted',
  rollback: 'release.rolled_back',
  canary: 'canary.started',
  halt: 'canary.ended',
  failing: 'stable.failing',
  well: 'stable.well',
};

export type ReleaseEvent = {
  /** The same whenever it is sent, by whichever process: receivers know a repeated event by it. */
  id: string;
  /** JSON: `type`, `timestamp` (ISO 8601, of the operation), `data`. */
  body: string;
};

/** Null where the entry is no event. */
export function eventOf(entry: LogEntry, installation: string): ReleaseEvent | null {
  const type = types[entry.name];
  if (type === undefined) return null;
  const { revision, at, by, reason } = entry;
  const { remote, version } = subjectOf(entry);
  const data = { installation, revision, remote, version, by, reason };
  const body = JSON.stringify({ type, timestamp: at, data });
  const hash = createHash('sha256')
    .update(JSON.stringify([type, at, data]))
    .digest('base64url');
  return { id: `release_${revision}_${hash.slice(0, 22)}`, body };
}

/** What is said of health has no key: whoever looks for what was served does not find it. */
function subjectOf({ key, version, releases }: LogEntry): { remote: string; version: string } {
  const [remote = key, of = version] = releases?.[0]?.split('/') ?? [];
  return { remote, version: of };
}
