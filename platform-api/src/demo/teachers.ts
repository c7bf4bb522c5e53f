import { and, eq, isNull } from 'drizzle-orm';
import { insertAccount } from '../domains/accounts/index.ts';
import { professors } from '../domains/catalogue/tables.ts';
import type { Platform } from '../platform.ts';
import { madeUpAccount, uuidOf } from './customers.ts';
import { seededRandom } from './random.ts';

const DAY_MS = 86_400_000;
/** Before the first course was published. */
const REGISTERED_DAYS_AGO = 420;

/** "Ing. Marta Bellandi" is Marta Bellandi; who is called "…a" or Claire is a woman, in this list. */
function namedAs(professor: string) {
  const [name = '', ...surname] = professor.replace(/^\S*\.\S* /, '').split(' ');
  return {
    name,
    surname: surname.join(' '),
    gender: name.endsWith('a') || name === 'Claire' ? ('F' as const) : ('M' as const),
  };
}

/** An account for each teacher who has none, so that the counts of teachers and of courses agree. Repeatable. */
export async function loadTeachers(platform: Platform): Promise<void> {
  const { database, clock } = platform;
  const random = seededRandom(1859);
  const registeredAt = new Date(clock.now().getTime() - REGISTERED_DAYS_AGO * DAY_MS);
  const withoutAccount = await database.db
    .select({ id: professors.id, name: professors.name, email: professors.email })
    .from(professors)
    .where(isNull(professors.accountId))
    .orderBy(professors.id);
  for (const { id, name, email } of withoutAccount) {
    const person = madeUpAccount(random, namedAs(name))(uuidOf(`teacher ${id}`));
    await database.transaction(async () => {
      await insertAccount(platform, {
        ...person,
        email: email ?? person.email,
        registeredAt,
        roles: ['Discente'],
        isDocente: true,
        docenteSince: registeredAt,
      });
      await database.db
        .update(professors)
        .set({ accountId: person.id })
        .where(and(eq(professors.id, id), isNull(professors.accountId)));
    });
  }
}
