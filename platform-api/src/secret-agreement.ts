import { createHmac } from 'node:crypto';
import type { Database } from './database/database.ts';
import { secretNames, type SecretSources } from './secret-sources.ts';
import type { Secrets } from './secrets.ts';
import { StartRefusal } from './start-refusal.ts';

/** What of a secret the database may know: nobody finds the secret by it, and another one has another. */
const fingerprint = (name: string, secret: string) =>
  createHmac('sha256', secret)
    .update(`workerbadge fingerprint of ${name}`)
    .digest('hex')
    .slice(0, 32);

/**
 * All processes of one database must have the same secrets: the first writes their fingerprints, each start
 * compares. Throws a StartRefusal that names what differs and is not said to be rotated.
 */
export async function requireSameSecrets(
  database: Database,
  secrets: Secrets,
  { rotated }: SecretSources,
): Promise<void> {
  const { rows } = await database.query('select name, fingerprint from secret_fingerprint');
  const known = new Map(rows.map((row) => [String(row['name']), String(row['fingerprint'])]));
  const changed = secretNames.filter(
    (name) => known.has(name) && known.get(name) !== fingerprint(name, secrets[name]),
  );
  const unsaid = changed.filter((name) => !rotated.includes(name));
  if (unsaid.length > 0) {
    throw new StartRefusal(
      `The secrets of this process are not those that the database was used with (${unsaid.join(', ')}). Give every process the same, or say SECRETS_ROTATED=${unsaid.join(',')} at one start if they were changed on purpose.`,
    );
  }
  await noteSecrets(database, secrets);
}

/** Writes the fingerprints of these secrets: from now on every process must have them. */
export async function noteSecrets(database: Database, secrets: Secrets): Promise<void> {
  for (const name of secretNames) {
    await database.query(
      `insert into secret_fingerprint (name, fingerprint) values ($1, $2)
       on conflict (name) do update set fingerprint = excluded.fingerprint
       where secret_fingerprint.fingerprint <> excluded.fingerprint`,
      [name, fingerprint(name, secrets[name])],
    );
  }
}
