import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { selectRows } from '../../../database/select-rows.ts';
import type {
  AccreditationState,
  AccreditationStep,
  CertifiedCompany,
} from '../../../ports/company-credential.ts';

/** A procedure, as the provider knows it. */
export type Procedure = {
  reference: string;
  requestId: string;
  fiscalCode: string;
  holder: string;
  companyEmail: string;
  vatNumber: string;
  legalName: string | null;
  returnUrl: string;
  language: 'it' | 'en';
  state: AccreditationState;
  sequence: number;
};

/** What the person, and the office of the provider, can do; from which states, and where it leads. */
export const actions = {
  login: { from: [0, 666], to: 1 },
  start: { from: [1], to: 2 },
  upload: { from: [2, 4], to: 3 },
  accept: { from: [3], to: 5 },
  reject: { from: [3], to: 4 },
  download: { from: [5, 7], to: 6 },
  refuse: { from: [5], to: 7 },
  stop: { from: [0, 1, 2, 3, 4, 5], to: 666 },
} as const satisfies Record<
  string,
  { from: readonly AccreditationState[]; to: AccreditationState }
>;

export type Action = keyof typeof actions;
export const actionNames = Object.keys(actions) as [Action, ...Action[]];

export const isPossible = (action: Action, state: AccreditationState): boolean =>
  actions[action].from.some((from) => from === state);

type Row = Record<string, unknown>;

const procedureOf = (row: Row): Procedure => ({
  reference: String(row.reference),
  requestId: String(row.request_id),
  fiscalCode: String(row.fiscal_code),
  holder: String(row.holder),
  companyEmail: String(row.company_email),
  vatNumber: String(row.vat_number),
  legalName: row.legal_name as string | null,
  returnUrl: String(row.return_url),
  language: row.language as Procedure['language'],
  state: (row.state ?? 0) as AccreditationState,
  sequence: Number(row.sequence ?? 0),
});

const withLastStep = sql`select d.*, s.state, s.sequence from company_credential_demo d
  left join lateral (select state, sequence from company_credential_demo_step
    where reference = d.reference order by sequence desc limit 1) s on true`;

/** Idempotent by `requestId`. */
export async function openProcedure(
  { db }: Database,
  given: Omit<Procedure, 'reference' | 'legalName' | 'state' | 'sequence'>,
  at: Date,
): Promise<string> {
  const reference = `amlet_${randomBytes(16).toString('hex')}`;
  await db.execute(sql`
    insert into company_credential_demo (reference, request_id, fiscal_code, holder, company_email,
      vat_number, return_url, language, created_at)
    values (${reference}, ${given.requestId}, ${given.fiscalCode}, ${given.holder},
      ${given.companyEmail}, ${given.vatNumber}, ${given.returnUrl}, ${given.language},
      ${at.toISOString()})
    on conflict (request_id) do nothing`);
  const [row] = await selectRows<{ reference: string }>(
    db,
    sql`select reference from company_credential_demo where request_id = ${given.requestId}`,
  );
  return row?.reference ?? '';
}

export async function findProcedure({ db }: Database, reference: string) {
  const [row] = await selectRows<Row>(db, sql`${withLastStep} where d.reference = ${reference}`);
  return row === undefined ? null : procedureOf(row);
}

/** What was certified of a procedure whose credential was downloaded. */
const certifiedBy = (procedure: Procedure): CertifiedCompany => ({
  legalName: procedure.legalName ?? '',
  vatNumber: procedure.vatNumber,
  // Somebody else’s signature on a delegation brings the person here.
  role: 'DELEGATE',
  fiscalCode: procedure.fiscalCode,
});

export async function stepsAfter(
  database: Database,
  reference: string,
  after: number,
): Promise<AccreditationStep[]> {
  const procedure = await findProcedure(database, reference);
  if (procedure === null) return [];
  const rows = await selectRows<{ sequence: number; state: AccreditationState }>(
    database.db,
    sql`select sequence, state from company_credential_demo_step
      where reference = ${reference} and sequence > ${after} order by sequence`,
  );
  return rows.map(({ sequence, state }) => ({
    sequence,
    state,
    company: state === 6 ? certifiedBy(procedure) : null,
  }));
}

/** The company whose credential a person has downloaded; the last one, if several. */
export async function downloadedCompany(
  { db }: Database,
  fiscalCode: string,
): Promise<CertifiedCompany | null> {
  const [row] = await selectRows<Row>(
    db,
    sql`${withLastStep} where d.fiscal_code = ${fiscalCode} and s.state = 6
      order by d.created_at desc limit 1`,
  );
  return row === undefined ? null : certifiedBy(procedureOf(row));
}

/** Whether somebody has logged in at the provider under an address; null when it does not know the address. */
export async function isLoggedInAs({ db }: Database, mail: string) {
  const rows = await selectRows<{ fiscal_code: string; is_verified: boolean }>(
    db,
    sql`select d.fiscal_code, exists (select from company_credential_demo_step s
        where s.reference = d.reference and s.state = 1) as is_verified
      from company_credential_demo d where d.company_email = ${mail.toLowerCase()}
      order by is_verified desc limit 1`,
  );
  const [row] = rows;
  return row === undefined ? null : { fiscalCode: row.fiscal_code, isVerified: row.is_verified };
}

/**
 * Takes an action, when the procedure is where it can be taken: of two at once, one.
 * @returns whether it was
 */
export async function act(
  database: Database,
  reference: string,
  action: Action,
  { legalName, at }: { legalName?: string; at: Date },
): Promise<boolean> {
  return database.transaction(async () => {
    const { db } = database;
    await db.execute(
      sql`select 1 from company_credential_demo where reference = ${reference} for update`,
    );
    const procedure = await findProcedure(database, reference);
    if (procedure === null || !isPossible(action, procedure.state)) return false;
    if (legalName !== undefined) {
      await db.execute(sql`update company_credential_demo set legal_name = ${legalName}
        where reference = ${reference}`);
    }
    await db.execute(sql`
      insert into company_credential_demo_step (reference, sequence, state, at)
      values (${reference}, ${procedure.sequence + 1}, ${actions[action].to}, ${at.toISOString()})`);
    return true;
  });
}

export const forgetProcedure = async ({ db }: Database, requestId: string): Promise<void> => {
  await db.execute(sql`delete from company_credential_demo where request_id = ${requestId}`);
};
