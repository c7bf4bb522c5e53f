/** `pnpm admin grant|revoke|list`: who is an administrator, said by whoever operates the installation. */
import { existsSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import { openPglite } from './database/pglite.ts';
import { openPostgres } from './database/postgres.ts';
import {
  grantAdministrator,
  listAdministrators,
  peopleKnownAs,
  revokeAdministrator,
  type Stores,
} from './domains/accounts/index.ts';
import { isDomainError } from './errors.ts';
import { startRefusal, StartRefusal } from './start-refusal.ts';

const empty = 'This database is empty: start the server once, then log in.';
const usage =
  'Usage: pnpm admin grant --person <mail address or fiscal code> | revoke --person … | list';

/** Only the database: neither peers nor keys are needed, and none must be made. */
async function open(environment: NodeJS.ProcessEnv) {
  const { DATA_DIR, DATABASE_URL } = environment;
  const config = readConfig({ DATA_DIR, DATABASE_URL });
  if (config.databaseUrl !== undefined) return openPostgres(config.databaseUrl);
  const directory = join(config.dataDir, 'database');
  if (!existsSync(directory)) throw new StartRefusal(empty);
  return openPglite(directory);
}

async function onePerson(stores: Stores, person: string) {
  const [found, ...others] = await peopleKnownAs(stores, person);
  if (found === undefined) {
    throw new StartRefusal(
      `Nobody who is registered has the mail address or fiscal code ${person}: they log in once, then run this again.`,
    );
  }
  if (others.length > 0) {
    throw new StartRefusal(`${others.length + 1} people have ${person}: name the fiscal code.`);
  }
  return found;
}

async function run(stores: Stores, command: string, person: string | undefined): Promise<string> {
  if (command === 'list') {
    const names = (await listAdministrators(stores)).map(({ name }) => name);
    return names.length === 0 ? 'There is no administrator yet.' : names.join('\n');
  }
  if ((command !== 'grant' && command !== 'revoke') || !person) throw new StartRefusal(usage);
  const { id, name } = await onePerson(stores, person);
  const by = `${userInfo().username}@${hostname()}`;
  if (command === 'grant') {
    return (await grantAdministrator(stores, id, by))
      ? `${name} is an administrator from the next login on.`
      : `${name} is an administrator already.`;
  }
  return (await revokeAdministrator(stores, id, by))
    ? `${name} is no administrator any more.`
    : `${name} is no administrator.`;
}

function sentenceOf(error: unknown): unknown {
  if (isDomainError(error)) return error.text('en');
  const { code } = (error as { cause?: { code?: string } }).cause ?? {};
  if (code === '42P01') return empty;
  return startRefusal(error) ?? error;
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { person: { type: 'string' } },
  });
  const [command = ''] = positionals;
  if (!['grant', 'revoke', 'list'].includes(command)) throw new StartRefusal(usage);
  const database = await open(process.env);
  try {
    const person = typeof values.person === 'string' ? values.person : undefined;
    console.log(await run({ database, clock: systemClock }, command, person));
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
