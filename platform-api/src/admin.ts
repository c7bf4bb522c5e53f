/** `pnpm admin grant|revoke|list`: who is an administrator, said by whoever operates the installation. */
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
import { StartRefusal } from './start-refusal.ts';

const usage =
  'Usage: pnpm admin grant --person <mail address or fiscal code> | revoke --person … | list';

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

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { person: { type: 'string' } },
  });
  const [command = ''] = positionals;
  if (!['grant', 'revoke', 'list'].includes(command)) throw new StartRefusal(usage);
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
