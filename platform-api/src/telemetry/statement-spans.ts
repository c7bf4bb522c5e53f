import { inChildSpan, isTracing } from 'server-process';

/** A statement by what it does and to which table first, as `select account`. */
export type StatementName = { name: string; operation: string; table: string | undefined };

const MAX_READ = 4000;

/** The name of a statement; values are not in it, neither parameters nor what stands in its text. */
export function statementName(text: string): StatementName {
  const read = text.slice(0, MAX_READ).replaceAll(/'[^']*(?:'|$)/g, '');
  const operation = /^\s*([a-z]+)/i.exec(read)?.[1]?.toLowerCase() ?? 'statement';
  const found = /\b(?:from|into|update|join)\s+((?:"?[a-z_]\w*"?\.)?"?[a-z_]\w*"?)/i.exec(read);
  const table = found?.[1]?.replaceAll('"', '');
  return { name: table === undefined ? operation : `${operation} ${table}`, operation, table };
}

/** Which of its servers answers; the primary where nothing is said. */
export type DatabaseServer = 'replica';

/** Runs a statement as a span of the running trace; outside of one there is none. */
export function inStatementSpan<T>(
  text: string,
  run: () => Promise<T>,
  answeredBy?: DatabaseServer,
): Promise<T> {
  if (!isTracing()) return run();
  const { name, operation, table } = statementName(text);
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.summary': name,
    ...(table === undefined ? {} : { 'db.collection.name': table }),
    ...(answeredBy === undefined ? {} : { 'workerbadge.database': answeredBy }),
  };
  return inChildSpan(() => name, { kind: 'client', attributes }, run);
}

type Run = (...given: unknown[]) => unknown;

/**
 * The same client or pool, whose statements are spans. Above the pool: beneath it a statement that
 * waited for a connection runs in the context of whoever gave that back.
 */
export function withStatementSpans<Client extends object>(
  client: Client,
  answeredBy?: DatabaseServer,
): Client {
  if (!isTracing()) return client;
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      const run = member.bind(target) as Run;
      if (name !== 'query') return run;
      return (...given: unknown[]) => {
        const [statement] = given;
        const text =
          typeof statement === 'string' ? statement : (statement as { text?: unknown }).text;
        if (typeof text !== 'string') return run(...given);
        return inStatementSpan(text, async () => run(...given), answeredBy);
      };
    },
  });
}
