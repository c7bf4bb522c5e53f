import { insertAccount } from '../domains/accounts/index.ts';
import { audit } from '../domains/orders/index.ts';
import { codesOfOrder, redeemVouchers, sendFreeVouchers } from '../domains/vouchers/index.ts';
import { inTransaction, type Platform } from '../platform.ts';
import { demoCourseId } from './courses/index.ts';
import { madeUpAccount, uuidOf } from './customers.ts';
import type { PastPlatform } from './past.ts';
import { demoCompany } from './people.ts';
import { seededRandom } from './random.ts';

/** Somebody of the demo's company, whom it gave a course; nobody can log in as them. */
type CompanyPerson = {
  name: string;
  surname: string;
  gender: 'F' | 'M';
  invitedDaysAgo: number;
  /** Null while the code waits. */
  redeemedDaysAgo: number | null;
  sharesProgress: boolean;
  /** Share of the lessons. */
  done: number;
};

const courseKey = 'difendersi-in-rete';

/** The course is valid for a year: the attestations of the first three end soon. */
export const companyPeople: readonly CompanyPerson[] = (
  [
    ['Bruno', 'Rossi', 'M', 357.8, 357.5, true, 1],
    ['Amina', 'Diallo', 'F', 339.5, 339.2, true, 1],
    ['Piero', 'Fabris', 'M', 301.9, 301.6, true, 1],
    ['Marta', 'Galli', 'F', 120.6, 120.3, true, 1],
    ['Luca', 'Bassi', 'M', 62.2, 61.4, false, 0.4],
    ['Yusuf', 'Demir', 'M', 44.7, 44.4, true, 0.6],
    ['Nadia', 'Ferri', 'F', 6.3, null, false, 0],
  ] as const
).map(([name, surname, gender, invitedDaysAgo, redeemedDaysAgo, sharesProgress, done]) => ({
  name,
  surname,
  gender,
  invitedDaysAgo,
  redeemedDaysAgo,
  sharesProgress,
  done,
}));

export const idOfCompanyPerson = ({ name, surname }: CompanyPerson): string =>
  uuidOf(`of the company: ${name} ${surname}`);

const emailOf = ({ name, surname }: CompanyPerson) =>
  `${name}.${surname}@officinegreco.example.it`.toLowerCase();

/** Stores them; those who exist already stay as they are. */
async function addAccounts(platform: Platform): Promise<void> {
  const random = seededRandom(1948);
  const now = platform.clock.now().getTime();
  for (const person of companyPeople) {
    const account = madeUpAccount(random, person)(idOfCompanyPerson(person));
    const registeredAt = new Date(now - person.invitedDaysAgo * 86_400_000);
    const email = emailOf(person);
    await insertAccount(platform, { ...account, email, registeredAt, roles: ['Discente'] });
  }
}

/** What happened between the company and its people, each as of its day, and only once. */
export async function companyEvents(platform: Platform) {
  await addAccounts(platform);
  return companyPeople.flatMap((person) => {
    const invited = {
      daysAgo: person.invitedDaysAgo,
      make: (past: PastPlatform) => inviteAsOf(past, person),
    };
    if (person.redeemedDaysAgo === null) return [invited];
    const make = (past: PastPlatform) => redeemCodeAsOf(past, person);
    return [invited, { daysAgo: person.redeemedDaysAgo, make }];
  });
}

async function inviteAsOf({ platform }: PastPlatform, person: CompanyPerson): Promise<void> {
  if ((await codeFor(platform, person)) !== null) return;
  const { name, surname } = person;
  const letter = {
    name: `${name} ${surname}`,
    email: emailOf(person),
    message: '',
    language: 'it',
  } as const;
  const letters = [{ courseId: demoCourseId(courseKey), letter }];
  await inTransaction(platform, async (tx) => {
    if (!(await sendFreeVouchers(tx, demoCompany.id, letters, audit))) {
      throw new Error('The company of the demo has no code left');
    }
  });
  // Mails of the past are not sent: nobody waits for them.
  await platform.database.query('update voucher_mail set sent_at = due_at where email = $1', [
    emailOf(person),
  ]);
}

async function redeemCodeAsOf({ platform }: PastPlatform, person: CompanyPerson): Promise<void> {
  const found = await codeFor(platform, person);
  if (found === null || found.isRedeemed) return;
  const { sharesProgress } = person;
  const redemption = {
    userId: idOfCompanyPerson(person),
    codes: [found.code],
    sharesProgress,
    audit,
  };
  await redeemVouchers(platform, redemption);
}

/** The code that was sent to somebody; null before it. */
async function codeFor(platform: Platform, person: CompanyPerson) {
  const { rows } = await platform.database.query(
    `select v.order_id, v.state, (select count(*)::int from voucher o where o.order_id = v.order_id
       and (o.order_line_id, o.seat) < (v.order_line_id, v.seat)) as place
     from voucher v join voucher_mail m on m.id = v.mail_id where m.email = $1`,
    [emailOf(person)],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const seat = { limit: 1, offset: Number(row['place']) };
  const [found] = await codesOfOrder(platform, Number(row['order_id']), seat);
  return { code: found?.code ?? '', isRedeemed: row['state'] === 'redeemed' };
}
