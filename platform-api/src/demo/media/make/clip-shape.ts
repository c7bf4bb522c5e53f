import type { Look } from './looks.ts';
import type { Figure } from './strokes.ts';

/** One line of a scene: what the slide shows, and what the captions say in both languages. */
export type Point = { text: string; it: string; en: string };

export type Scene = {
  title: string;
  subtitle: string;
  figure: Figure;
  points: [Point, Point, Point];
};

export type Clip = {
  /** Name of the files without their ending. */
  name: string;
  look: Look;
  scenes: [Scene, Scene, Scene];
};
