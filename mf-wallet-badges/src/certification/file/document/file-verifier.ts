import { workerQuestions } from '../../verification/worker-questions.ts';
import type { HostAnswers } from './foreign-answers.ts';
import type { FileVerification } from './verify-file.ts';

/** A file, and what other hosts have answered about it. */
export type BadgeFile = { bytes: Uint8Array; answers: HostAnswers };

/** A worker of its own: the page of a badge does not load what only the files of others need. */
export const fileVerifier = workerQuestions<BadgeFile, FileVerification>(
  () =>
    new Worker(
      new URL(/* webpackChunkName: "badge-file" */ './badge-file.worker.ts', import.meta.url),
    ),
);
