import { workerQuestions } from '../../verification/worker-questions.ts';
import type { FileVerification } from './verify-file.ts';

/** A worker of its own: the page of a badge does not load what only the files of others need. */
export const fileVerifier = workerQuestions<{ bytes: Uint8Array }, FileVerification>(
  () =>
    new Worker(
      new URL(/* webpackChunkName: "badge-file" */ './badge-file.worker.ts', import.meta.url),
    ),
);
