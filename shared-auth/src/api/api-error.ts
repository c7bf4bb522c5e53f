/**
 * A failed call. Compare `code` or `kind`, never the class: federation can load two copies of one.
 * - `refused`: the server said no in its own words (a warning with status 200, or 4xx/5xx).
 * - `network`, `timeout`: no answer. `aborted`: the caller gave up.
 */
export type ApiError = Error & {
  readonly isApiError: true;
  readonly kind: 'refused' | 'network' | 'timeout' | 'aborted';
  /** HTTP status; `null` without an answer. */
  readonly status: number | null;
  /** Stable code of the refusal, SCREAMING_SNAKE. */
  readonly code: string | null;
  /** The server's own text in the language of the interface, ready to be shown. */
  readonly info: string | null;
  /** Path of a field to the code of what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>;
  /** Of the header, else of the body, else made here (E134). */
  readonly correlationId: string;
};

type ApiErrorParts = Partial<
  Pick<ApiError, 'kind' | 'status' | 'code' | 'info' | 'fields' | 'correlationId'>
> & { message?: string; cause?: unknown };

export function apiError({ message, cause, ...parts }: ApiErrorParts): ApiError {
  const error = new Error(message ?? parts.info ?? parts.kind ?? 'refused', { cause });
  return Object.assign(error, {
    name: 'ApiError',
    isApiError: true as const,
    kind: parts.kind ?? 'refused',
    status: parts.status ?? null,
    code: parts.code ?? null,
    info: parts.info ?? null,
    fields: parts.fields ?? {},
    correlationId: parts.correlationId ?? crypto.randomUUID(),
  });
}

export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && 'isApiError' in value && value.isApiError === true;

/** Makes an `ApiError` of whatever was thrown; one that is already passes through. */
export function toApiError(value: unknown): ApiError {
  if (isApiError(value)) return value;
  const name = value instanceof Error ? value.name : '';
  if (name === 'AbortError' || name === 'CanceledError') {
    return apiError({ kind: 'aborted', cause: value });
  }
  return apiError({
    kind: 'network',
    message: value instanceof Error ? value.message : String(value),
    cause: value,
  });
}

/** What the server says to somebody who asks too often; null for every other failure. */
export function tooOftenText(value: unknown): string | null {
  const { status, info } = toApiError(value);
  return status === 429 ? info : null;
}

/** Whether trying again can help: no answer, or the server's own failure. */
export const isTransient = (error: ApiError): boolean =>
  error.kind === 'network' ||
  error.kind === 'timeout' ||
  (error.status !== null && (error.status >= 500 || error.status === 429));
