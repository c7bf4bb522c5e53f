import type { ProfessorKey } from './professors.ts';

export type DemoFile = {
  type: 'video' | 'pdf';
  name: string;
  /** A file of `demo/media`. */
  fileName: string;
};

export type DemoLesson = {
  name: string;
  /** A multiple of 15. */
  minutes: number;
  text: string;
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
  /** Days before the first start of the demo at which it was published. */
  age: number;
  /** Votes from 5 down to 1. */
  votes: [number, number, number, number, number];
  status?: 'DRAFT' | 'SUSPENDED';
  uploadedBy: 'elena' | 'davide';
  modules: DemoModule[];
  faq: [question: string, answer: string][];
};

export const lesson = (
  name: string,
  minutes: number,
  text: string,
  ...files: DemoFile[]
): DemoLesson => ({ name, minutes, text, files });

export const video = (fileName: string, name: string): DemoFile => ({
  type: 'video',
  name,
  fileName,
});

export const pdf = (fileName: string, name: string): DemoFile => ({ type: 'pdf', name, fileName });
