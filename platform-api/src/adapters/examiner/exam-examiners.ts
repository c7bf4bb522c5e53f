import type { Config } from '../../config.ts';
import { demoPeersOf } from '../../demo-peers.ts';
import type { ExamIssuer } from '../../exam-issuers.ts';
import type { Secrets } from '../../secrets.ts';
import { demoExaminer } from './embedded/demo-examiner.ts';

/** The configured bodies that hold exams, or the demo examiner alone. No configuration trusts both. */
export const examExaminers = (
  config: Config,
  secrets: Pick<Secrets, 'credentialIssuerKey'>,
): readonly ExamIssuer[] =>
  demoPeersOf(config).examiner
    ? [demoExaminer({ publicUrl: config.publicUrl, secrets })]
    : config.examIssuers;
