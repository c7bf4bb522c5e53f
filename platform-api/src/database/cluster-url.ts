/** Which server of a cluster a connection is for, as `target_session_attrs` of libpq names it. */
export type SessionTarget = 'any' | 'read-write' | 'standby' | 'prefer-standby';

export type Cluster = {
  /** Each server's own address, in the order in which they are asked. */
  urls: string[];
  target: SessionTarget;
};

const targets: readonly string[] = ['any', 'read-write', 'standby', 'prefer-standby'];

/**
 * The servers of an address in libpq's form, `postgres://user@a:5432,b:5433/db?target_session_attrs=read-write`,
 * which node-postgres does not know. A single host is a cluster of one. Throws for another target.
 */
export function readClusterUrl(url: string): Cluster {
  const [, scheme, user = '', hosts = '', rest = ''] =
    /^(postgres(?:ql)?:\/\/)([^@/?]*@)?([^/?]*)(.*)$/.exec(url) ?? [];
  if (scheme === undefined) return { urls: [url], target: 'any' };
  const [path = '', query = ''] = rest.split('?');
  const parameters = new URLSearchParams(query);
  const named = parameters.get('target_session_attrs');
  parameters.delete('target_session_attrs');
  if (named !== null && !targets.includes(named)) {
    throw new Error(`target_session_attrs=${named} is not one of ${targets.join(', ')}`);
  }
  const list = hosts.split(',');
  const suffix = `${path}${parameters.size > 0 ? `?${parameters.toString()}` : ''}`;
  return {
    urls: list.map((host) => `${scheme}${user}${host}${suffix}`),
    // Of several servers one is the primary; the others refuse to write.
    target: (named as SessionTarget | null) ?? (list.length > 1 ? 'read-write' : 'any'),
  };
}
