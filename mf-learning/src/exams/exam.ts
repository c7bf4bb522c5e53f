import type { ServerClock } from './clock/server-clock.ts';
import type { Answer, Question } from './question.ts';

export const examKinds = ['certification', 'simulation'] as const;
export type ExamKind = (typeof examKinds)[number];

/** A question of an attempt, with what the server has stored of it. */
export type AttemptQuestion = Question & {
  answer: Answer | null;
  isFlagged: boolean;
  /** Of the last write that the server knows; 0 before the first. */
  sequence: number;
  answeredAt: string | null;
};

/** An exam under way, as the server last told it. Instants are ISO 8601 of the server. */
export type Attempt = {
  id: string;
  courseId: number;
  courseTitle: string;
  kind: ExamKind;
  isPreview: boolean;
  startedAt: string;
  endsAt: string;
  /** Null while it is under way. */
  endedBy: 'candidate' | 'time' | 'withdrawn' | null;
  /** Whether this page may answer. */
  isHere: boolean;
  questions: AttemptQuestion[];
  clock: ServerClock;
};

/** What the server has of one question, after a write. */
export type StoredAnswer = {
  position: number;
  answer: Answer | null;
  isFlagged: boolean;
  sequence: number;
  answeredAt: string | null;
  endsAt: string;
  clock: ServerClock;
};
