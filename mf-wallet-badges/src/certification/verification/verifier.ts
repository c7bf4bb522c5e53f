import type { BadgeToVerify, Verification } from './verification.ts';
import { workerQuestions } from './worker-questions.ts';

const verifier = workerQuestions<{ badge: BadgeToVerify }, Verification>(
  () =>
    new Worker(new URL(/* webpackChunkName: "verifier" */ './verifier.worker.ts', import.meta.url)),
);

export const startVerifier = verifier.start;

/** @returns null when the verifier does not run or does not answer. */
export const verifyInWorker = (badge: BadgeToVerify) => verifier.ask({ badge });
