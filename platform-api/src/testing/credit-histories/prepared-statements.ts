import { createHash } from 'node:crypto';
import pg from 'pg';

type Config = { text: string };

/**
 * From here on each connection of this process plans a statement once, under a name made of its text: a run that
 * asks the same few hundred questions a million times spends most of the server's time on their plans.
 */
export function prepareStatements(): void {
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    const known = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32);
    names.set(text, known);
    return known;
  };
  const { prototype } = pg.Client;
  // oxlint-disable-next-line typescript/unbound-method -- It is called with the client below.
  const query = prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
  const prepared = function (this: pg.Client, asked: string | Config, ...rest: unknown[]) {
    const [values, ...others] = rest;
    if (!Array.isArray(values) || values.length === 0) return query.call(this, asked, ...rest);
    const config = typeof asked === 'string' ? { text: asked } : asked;
    return query.call(this, { ...config, name: nameOf(config.text), values }, ...others);
  };
  prototype.query = prepared as typeof prototype.query;
}
