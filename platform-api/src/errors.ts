/**
 * Expected refusals. A domain lists its own in `errors.ts`; services throw them; `http/envelope.ts`
 * turns them into the wrapped answer in one place.
 */
export type ErrorDefinition = {
  /** 200 is a refusal that the documents call a warning (1§7); all else by status. */
  status: 200 | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;
  it: string;
  en: string;
};

export type ErrorDetails = {
  /** Values for `{name}` places in the text. */
  params?: Record<string, string | number>;
  /** Path of a field to the code of what is wrong with it. */
  fields?: Record<string, string>;
};

export class DomainError extends Error {
  readonly code: string;
  readonly definition: ErrorDefinition;
  readonly details: ErrorDetails;

  constructor(code: string, definition: ErrorDefinition, details: ErrorDetails = {}) {
    super(`${code}: ${fill(definition.en, details.params)}`);
    this.name = 'DomainError';
    this.code = code;
    this.definition = definition;
    this.details = details;
  }

  text(language: 'it' | 'en'): string {
    return fill(this.definition[language], this.details.params);
  }
}

export const isDomainError = (value: unknown, code?: string): value is DomainError =>
  value instanceof DomainError && (code === undefined || value.code === code);

type Factories<T> = { readonly [K in keyof T]: (details?: ErrorDetails) => DomainError };

const defined = new Map<string, ErrorDefinition[]>();

/**
 * Every code that the server refuses with, apart from those of `http/envelope.ts` for a whole status. A code that
 * several domains have is one thing to a client; each says it in the words of its place.
 */
export const errorCodes: ReadonlyMap<string, readonly ErrorDefinition[]> = defined;

/** One factory for each code: `throw cartErrors.COURSE_ALREADY_IN_CART()`. */
export function defineErrors<const T extends Record<string, ErrorDefinition>>(
  table: T,
): Factories<T> {
  for (const [code, definition] of Object.entries(table)) {
    defined.set(code, [...(defined.get(code) ?? []), definition]);
  }
  return Object.fromEntries(
    Object.entries(table).map(([code, definition]) => [
      code,
      (details?: ErrorDetails) => new DomainError(code, definition, details),
    ]),
  ) as Factories<T>;
}

function fill(text: string, params: ErrorDetails['params'] = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
}
