import pg from 'pg';

export type Query = { text: string; values: unknown[] };

/** Does the work and tells every statement that was sent meanwhile, to be sent again without the server. */
export async function recordQueries(work: () => Promise<unknown>): Promise<Query[]> {
  const sent: Query[] = [];
  const prototype = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function record(this: unknown, ...given: unknown[]) {
    const [config, values] = given;
    const text = typeof config === 'string' ? config : (config as { text: string }).text;
    sent.push({ text, values: Array.isArray(values) ? values : [] });
    return query.apply(this, given);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  // The one that looks whether the database is there is nobody's.
  return sent.filter(({ text }) => text !== 'select 1');
}
