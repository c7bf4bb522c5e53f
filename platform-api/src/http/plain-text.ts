import type { FastifyInstance } from 'fastify';
import { defineErrors } from '../errors.ts';

const textErrors = defineErrors({
  UNREADABLE_TEXT: {
    status: 400,
    it: 'La richiesta contiene caratteri non ammessi',
    en: 'The request contains characters that are not allowed',
  },
});

/** Deeper than any body of the contract; what is deeper is refused like unreadable text. */
const MAX_DEPTH = 40;

/** PostgreSQL stores neither a NUL byte nor half of a character; said here once, for every field of every route. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (depth > MAX_DEPTH) return false;
  if (Array.isArray(value)) return value.every((item) => isStorable(item, depth + 1));
  return Object.entries(value).every(
    ([name, item]) => isStorable(name) && isStorable(item, depth + 1),
  );
}

export function installPlainText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query, params }) => {
    const plain = Buffer.isBuffer(body) ? null : body;
    if (!isStorable(query) || !isStorable(params) || !isStorable(plain)) {
      throw textErrors.UNREADABLE_TEXT();
    }
  });
}
