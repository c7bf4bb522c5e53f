import { demoPeople } from '../demo/people.ts';
import type { Platform } from '../platform.ts';

/** Learners who own nothing; ids of their accounts. */
export async function newcomers({ database }: Platform, count: number): Promise<string[]> {
  const { rows } = await database.query(
    `with people as (
       insert into account
       select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(),
         'fiscal_code', 'DRILL' || n, 'ulic_code', 'DRILL' || n))).*
       from account a, generate_series(1, $2::int) n where a.id = $1
       returning id),
     roles as (
       insert into account_role
       select (jsonb_populate_record(r, jsonb_build_object('user_id', p.id))).*
       from people p, account_role r where r.user_id = $1 and r.role = 'Discente')
     select id from people`,
    [demoPeople.giulia.userId, count],
  );
  return rows.map(({ id }) => String(id));
}
