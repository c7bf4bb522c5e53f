import type { TestPlatform } from '../platform.ts';

/** Where a login leaves its traces: people, sessions and the cart. */
const tables = ['account', 'account_role', 'session', 'refresh_token', 'cart', 'cart_item'];

/** Every row of those tables, to hold one moment beside another. */
export async function storedRows(t: TestPlatform): Promise<Record<string, unknown[]>> {
  const stored: Record<string, unknown[]> = {};
  for (const table of tables) {
    const { rows } = await t.platform.database.query(
      `select to_jsonb(kept) as row from ${table} kept order by to_jsonb(kept)::text`,
    );
    stored[table] = rows.map(({ row }) => row);
  }
  return stored;
}
