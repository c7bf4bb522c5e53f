import type { Database } from './database.ts';

/** Orders at once: short transactions, and what a kill undoes is little. */
const BATCH_ORDERS = 1000;

/** Stands in the record of migrations once all orders are listed. */
const DONE = 'order-listing';

/**
 * Lists the orders of before the table was there, newest first; those of after it are listed by triggers, and what a
 * trigger wrote stays. Processes of the version before go on meanwhile: who locks an order for a payment waits for a
 * batch. A batch locks its orders before it lists them, as a payment does: the other way round each would wait for
 * the other. A killed run is taken up where it was; of two at once each order is listed by one.
 * @returns how many
 */
export async function listEarlierOrders(database: Database): Promise<number> {
  const { rows: done } = await database.query('select from schema_migration where name = $1', [
    DONE,
  ]);
  if (done.length > 0) return 0;
  let listed = 0;
  for (let before: unknown = 2_147_483_647; before !== null;) {
    const { rows } = await database.query(
      `with batch as materialized (
         select id from (select id from customer_order where id < $1 order by id desc limit ${BATCH_ORDERS}) o
       ), held as materialized (
         select o.id from customer_order o join batch using (id) for key share of o
       ), added as (
         insert into order_listing
         select l.* from (select min(id) as first, max(id) as last from batch) ends,
           lateral listing_of_orders(first, last) l
         where l.order_id in (select id from held)
         on conflict do nothing returning 1)
       select (select min(id) from batch) as first, (select count(*) from added)::int as added`,
      [before],
    );
    before = rows[0]?.['first'] ?? null;
    listed += Number(rows[0]?.['added']);
  }
  // Without figures about its rows the first searches would be planned badly.
  if (listed > 0) await database.query('analyze order_listing');
  await database.query(
    'insert into schema_migration (name, hash) values ($1, $1) on conflict do nothing',
    [DONE],
  );
  return listed;
}
