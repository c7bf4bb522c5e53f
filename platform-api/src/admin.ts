/**
 * `pnpm admin`, for whoever operates the installation: `grant|revoke|list` say who is an administrator,
 * `rotate-badge-key` makes the key by which badges are signed from the next start on.
 */
import { hostname, userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { systemClock } from './clock.ts';
import { openExistingDatabase, sentenceOf } from './database/open-existing.ts';
import {
  grantAdministrator,
  listAdministrators,
  peopleKnownAs,
  revokeAdministrator,
  type Stores,
} from './domains/accounts/index.ts';
import { rotateBadgeKey } from './domains/badges/index.ts';
import { readConfig } from './config.ts';
import { StartRefusal } from './start-refusal.ts';

const usage =
  'Usage: pnpm admin grant --person <mail address or fiscal code> | revoke --person … | list | rotate-badge-key';

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

/** Only what says where the keys are: a command needs none of the rest of a configuration. */
const keyVariables = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    Object.entries(environment).filter(([name]) => /^(DATA_DIR|SECRETS?_\w+)$/.test(name)),
  );

async function run(stores: Stores, command: string, person: string | undefined): Promise<string> {
  if (command === 'list') {
    const names = (await listAdministrators(stores)).map(({ name }) => name);
    return names.length === 0 ? 'There is no administrator yet.' : names.join('\n');
  }
  if (command === 'rotate-badge-key') {
    const { dataDir, secretSources } = readConfig(keyVariables(process.env));
    const key = await rotateBadgeKey(stores, dataDir, secretSources);
    return `From the next start of each API process on badges are signed with ${key}. What was signed before stays valid.`;
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

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { person: { type: 'string' } },
  });
  const [command = ''] = positionals;
  if (!['grant', 'revoke', 'list', 'rotate-badge-key'].includes(command))
    throw new StartRefusal(usage);
  const database = await openExistingDatabase(process.env);
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
