import { apiError, type ApiError } from './api-error.ts';

/** An answer as it came: the body is parsed JSON, a Blob, or text. */
export type Answer = {
  status: number;
  statusText: string;
  /** Header of the answer by its lower-case name. */
  header: (name: string) => string | null;
  body: unknown;
};

export type Unwrapped<T> = { data: T; info: string | null; code: string | null };

type Wrapped = Record<string, unknown>;

/** HTTP/2 sends no reason phrase (E133). */
const reasonPhrases: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** A warning of the documents may be a text or a bare `true`; any truthy one is a failure (E132). */
const isWarned = (wrapped: Wrapped): boolean => Boolean(wrapped['warning']);

function fieldsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}

/**
 * The payload of `{ data, warning, Info | info, code, fields, correlationId }`.
 * Throws an `ApiError` for a status outside 2xx and for any truthy `warning` (SHELL-51, E132–E134).
 */
export function unwrap<T>(answer: Answer): Unwrapped<T> {
  const wrapped: Wrapped =
    typeof answer.body === 'object' && answer.body !== null ? (answer.body as Wrapped) : {};
  const info = textOf(wrapped['Info']) ?? textOf(wrapped['info']);
  const isOk = answer.status >= 200 && answer.status < 300;
  if (isOk && !isWarned(wrapped)) {
    return {
      data: ('data' in wrapped ? wrapped['data'] : answer.body) as T,
      info,
      code: textOf(wrapped['code']),
    };
  }
  const text = info ?? textOf(wrapped['warning']);
  throw refusal(answer, wrapped, text, isOk);
}

function refusal(
  answer: Answer,
  wrapped: Wrapped,
  info: string | null,
  isWarning: boolean,
): ApiError {
  const correlationId = answer.header('x-correlation-id') ?? textOf(wrapped['correlationId']);
  return apiError({
    status: answer.status,
    info,
    code: textOf(wrapped['code']),
    fields: fieldsOf(wrapped['fields']),
    ...(correlationId === null ? {} : { correlationId }),
    message:
      isWarning && info !== null ? info : failureText(answer.status, info, answer.statusText),
  });
}

/** "{status}: {Info}", or "{status}: {status text}" when there is no text (SHELL-50). */
export function failureText(status: number, info: string | null, statusText: string): string {
  return `${status}: ${info ?? (statusText || (reasonPhrases[status] ?? ''))}`.trimEnd();
}
