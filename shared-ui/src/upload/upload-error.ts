/**
 * Why an upload has stopped.
 * - `refused`: the server refused it; `info` is its message.
 * - `commit`: all blocks are stored, but the file could not be made of them.
 * - `connection`: no answer, or a transient failure; a retry helps.
 */
export type UploadError = {
  kind: 'refused' | 'commit' | 'connection';
  /** HTTP status; null without an answer. */
  status: number | null;
  code: string | null;
  info: string | null;
};

export class UploadFailure extends Error {
  readonly error: UploadError;
  constructor(error: UploadError) {
    super(`upload ${error.kind} ${error.status ?? ''} ${error.code ?? ''}`);
    this.error = error;
  }
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** The payload of an answer; any status but 200 is an error (EDIT-29), a warning too (E132). */
export function dataOf<T>(answer: { status: number; body: unknown }): T {
  const body = (answer.body ?? {}) as Record<string, unknown>;
  if (answer.status === 200 && !body['warning']) return body['data'] as T;
  const { status } = answer;
  const canPass = status >= 500 || status === 429 || status === 408;
  throw new UploadFailure({
    kind: canPass ? 'connection' : 'refused',
    status,
    code: text(body['code']),
    info: text(body['Info']) ?? text(body['info']) ?? text(body['warning']),
  });
}

export function toUploadError(thrown: unknown): UploadError {
  if (thrown instanceof UploadFailure) return thrown.error;
  return { kind: 'connection', status: null, code: null, info: null };
}
