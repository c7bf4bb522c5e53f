import type { FastifyInstance } from 'fastify';
import { defineErrors } from '../errors.ts';

const bodyErrors = defineErrors({
  BODY_TOO_COMPLEX: {
    status: 413,
    it: 'La richiesta contiene troppi valori',
    en: 'The request contains too many values',
  },
});

/** Deeper, and more, than any body of the contract. */
const MAX_DEPTH = 40;
const MAX_VALUES = 20_000;

const [quote, backslash, comma, openList, closeList, openObject, closeObject] = [...'"\\,[]{}'].map(
  (character) => character.charCodeAt(0),
);

/**
 * Whether a text can be parsed and checked in little time: 380 kB of brackets or of zeros hold the
 * event loop for longer than a large body that means something. Looks at each character once; whether
 * the text is JSON at all, the parser says.
 */
export function isModest(text: string, maxValues = MAX_VALUES): boolean {
  let depth = 0;
  let values = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (isInText) {
      if (character === backslash) at += 1;
      else if (character === quote) isInText = false;
      continue;
    }
    if (character === quote) isInText = true;
    else if (character === comma) values += 1;
    else if (character === openList || character === openObject) {
      depth += 1;
      values += 1;
    } else if (character === closeList || character === closeObject) depth -= 1;
    if (depth > MAX_DEPTH || values > maxValues) return false;
  }
  return true;
}

/**
 * JSON bodies, bounded before they are parsed. A scope with its own parser has bounds of its own.
 * @param maxValues lists, objects and what they hold
 */
export function installJsonBodies(app: FastifyInstance, maxValues = MAX_VALUES): void {
  app.removeContentTypeParser('application/json');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (!isModest(body, maxValues)) return done(bodyErrors.BODY_TOO_COMPLEX());
      return parse(request, body, done);
    },
  );
}
