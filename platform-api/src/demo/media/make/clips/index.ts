import type { Clip } from '../clip-shape.ts';
import { comunicazione } from './comunicazione.ts';
import { digitale } from './digitale.ts';
import { formazione } from './formazione.ts';
import { sanita } from './sanita.ts';
import { sicurezza } from './sicurezza.ts';
import { tutorial } from './tutorial.ts';

/** Every clip that is drawn: of the courses by their categories, and of the tutorial. */
export const clips: readonly Clip[] = [
  ...sicurezza,
  ...formazione,
  ...digitale,
  ...sanita,
  ...comunicazione,
  ...tutorial,
];
