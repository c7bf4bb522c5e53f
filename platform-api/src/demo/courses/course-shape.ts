import { clipSeconds } from '../clip-seconds.ts';
import type { ProfessorKey } from './professors.ts';

export type DemoFile = {
  type: 'video' | 'pdf';
  name: string;
  /** A file of `demo/media`. */
  fileName: string;
};

export type DemoLesson = {
  name: string;
  /** Null: it is in `demo/lessons/<course>.md`. */
  text: string | null;
  files: DemoFile[];
};

export type DemoModule = {
  name: string;
  professor: ProfessorKey;
  description: string;
  lessons: DemoLesson[];
};

export type DemoCourse = {
  /** Stable name: `demoCourseId('sicurezza-in-ufficio')`. */
  key: string;
  title: string;
  synopsis: string;
  /** Paragraphs of the description. */
  about: string[];
  /** What one can do after it, a list in the description. */
  goals: string[];
  prerequisites: string;
  level: 'Principianti' | 'Avanzato' | 'Esperti';
  tags: string[];
  /** Euro. */
  price: number;
  simulation: number;
  certification: number;
  credits: number;
  /** How long the attestation is valid, and the course that renews it; left out: without end. */
  validity?: { months: number; refresher?: string };
  /** Days before the first start of the demo at which it was published. */
  age: number;
  /** Votes from 5 down to 1. */
  votes: [number, number, number, number, number];
  status?: 'DRAFT' | 'SUSPENDED';
  uploadedBy: 'elena' | 'davide';
  modules: DemoModule[];
  faq: [question: string, answer: string][];
};

export const lesson = (name: string, text: string, ...files: DemoFile[]): DemoLesson => ({
  name,
  text,
  files,
});

/** A lesson whose text is long enough for a file of its course. */
export const written = (name: string, ...files: DemoFile[]): DemoLesson => ({
  name,
  text: null,
  files,
});

const WORDS_PER_MINUTE = 180;

/** The least that the product knows, and the step of every duration (EDIT-08). */
const DURATION_STEP = 15;

export const wordCount = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** How long a lesson takes by what it has: its text read and its clips seen, up to the next step. */
export function lessonMinutes(text: string, files: readonly DemoFile[]): number {
  const seconds = files
    .filter(({ type }) => type === 'video')
    .reduce((sum, { fileName }) => sum + secondsOf(fileName), 0);
  const minutes = wordCount(text) / WORDS_PER_MINUTE + seconds / 60;
  return Math.max(1, Math.ceil(minutes / DURATION_STEP)) * DURATION_STEP;
}

function secondsOf(fileName: string): number {
  const seconds = clipSeconds[fileName];
  if (seconds === undefined) throw new Error(`${fileName} is no clip of demo/media`);
  return seconds;
}

export const video = (fileName: string, name: string): DemoFile => ({
  type: 'video',
  name,
  fileName,
});

export const pdf = (fileName: string, name: string): DemoFile => ({ type: 'pdf', name, fileName });
