import type { AreaKind } from '../survey.ts';

/** Drawings of the areas, borrowed from the categories that come nearest. */
export const areaLook: Record<AreaKind, { category: string; seed: number }> = {
  company: { category: 'edilizia', seed: 4 },
  profession: { category: 'logistica', seed: 3 },
  study: { category: 'digitale', seed: 7 },
  interest: { category: 'comunicazione', seed: 2 },
  personal: { category: 'lingue', seed: 6 },
};
