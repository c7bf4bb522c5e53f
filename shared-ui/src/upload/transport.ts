/** Sends one request and brings the answer whatever its status; rejects without one. `api.raw` of shared-auth is one. */
export type UploadTransport = (request: {
  method: 'GET' | 'POST';
  path: string;
  query?: Record<string, string | boolean>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  timeoutMs?: number;
}) => Promise<{ status: number; body: unknown }>;

/** A file that the server has and has checked. */
export type UploadedFile = {
  /** Name in the store; how documents refer to it. */
  fileNameAzure: string;
  fileNameOriginal: string;
  /** Short-lived, for a cover public; null while a video is not available. */
  url: string | null;
  /** Bytes. */
  size?: number;
  /** 0 WbUploaded, 1 InCaricamento, 2 Disponibile (EDIT-31). */
  status?: number;
};
