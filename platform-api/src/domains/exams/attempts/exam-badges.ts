import type { Platform } from '../../../platform.ts';

export type ExamBadge = {
  id: string;
  issuedAt: Date;
  /** Its last second; null: without end. */
  validUntil: Date | null;
  isOnLedger: boolean;
  /** The public page on which anybody can verify it. */
  address: string;
};

/** What exams need of badges; handed over where the domains are composed. */
export type ExamBadges = {
  /** Asks for the badge of a passed certification, in the running transaction; idempotent. */
  requestExamBadge(
    platform: Platform,
    pass: { userId: string; courseId: number; completedAt: Date },
  ): Promise<void>;
  /** The badge of the certification that this person has for this course; null until it is issued. */
  examBadge(platform: Platform, userId: string, courseId: number): Promise<ExamBadge | null>;
  /** The attestation of that badge, with its credential inside (PDF); null until it is issued. */
  examAttestation(
    platform: Platform,
    certified: { userId: string; courseId: number; language: 'it' | 'en' },
  ): Promise<Uint8Array | null>;
};
