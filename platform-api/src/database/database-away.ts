/** The database cannot be reached, or gives no answer in time. Nothing of the call was acknowledged. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
  constructor(cause?: unknown) {
    super('The database does not answer', cause === undefined ? {} : { cause });
  }
}

/** SQLSTATEs that say "not now": PostgreSQL, Appendix A. Beside them all of class 08. */
const passingStates = new Set([
  '57P01', // the server shuts down
  '57P02', // it crashed
  '57P03', // it starts
  '53300', // too many connections
  '25006', // a server that has become a standby
  '57014', // statement_timeout
  '55P03', // lock_timeout
]);

const socketErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/** An error of a connection, whoever is at its other end. */
export const isSocketError = (error: unknown): boolean =>
  error instanceof Error && socketErrors.has(String((error as { code?: unknown }).code));

/** What pg says without a code. */
const lostConnection =
  /^Connection terminated|^timeout exceeded when trying to connect|connection error and is not queryable|^Client was closed|^Cannot use a pool after/;

const MAX_CHAIN = 6;

/** Whether this error, or one that it was caused by, says that the database is away for now. */
export function isDatabaseAway(error: unknown): boolean {
  let isOfDatabase = false;
  let current = error;
  for (let depth = 0; depth < MAX_CHAIN && current instanceof Error; depth += 1) {
    const { code } = current as { code?: unknown };
    if (current instanceof DatabaseAway || lostConnection.test(current.message)) return true;
    if (current.message.startsWith('Failed query')) isOfDatabase = true;
    if (typeof code === 'string') {
      if (passingStates.has(code) || /^08[\dA-Z]{3}$/.test(code)) return true;
      // Other peers have such errors too: only where it was a query that failed.
      if (isOfDatabase && isSocketError(current)) return true;
    }
    current = current.cause;
  }
  return false;
}
