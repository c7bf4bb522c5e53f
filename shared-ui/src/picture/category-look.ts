import { hashOf } from './seeded.ts';

export type MotifName =
  | 'chevron'
  | 'pixel'
  | 'ledger'
  | 'speech'
  | 'route'
  | 'brick'
  | 'cross'
  | 'wave';

/** deep, mid, light, pale */
export type Ramp = readonly [string, string, string, string];

export type CategoryLook = { readonly motif: MotifName; readonly ramp: Ramp };

export type CategoryKey =
  | 'sicurezza'
  | 'digitale'
  | 'amministrazione'
  | 'lingue'
  | 'logistica'
  | 'edilizia'
  | 'sanita'
  | 'comunicazione';

const looks: Record<CategoryKey, CategoryLook> = {
  sicurezza: { motif: 'chevron', ramp: ['#083640', '#0E7C7B', '#7CCFC4', '#DDF3EF'] },
  digitale: { motif: 'pixel', ramp: ['#1A2358', '#4259C9', '#9DB1F5', '#E4EAFF'] },
  amministrazione: { motif: 'ledger', ramp: ['#163825', '#2F7D4F', '#9BD3A8', '#E2F4E4'] },
  lingue: { motif: 'speech', ramp: ['#47173F', '#A23B83', '#E7A3CF', '#FBE6F3'] },
  logistica: { motif: 'route', ramp: ['#1C2F40', '#4C7090', '#A9C4D9', '#E6EFF6'] },
  edilizia: { motif: 'brick', ramp: ['#491C12', '#B5452C', '#F0A48C', '#FCE7DF'] },
  sanita: { motif: 'cross', ramp: ['#083556', '#1F7FB8', '#92CBEA', '#E0F1FB'] },
  comunicazione: { motif: 'wave', ramp: ['#2C1A54', '#6E4BB8', '#BFA6EC', '#EEE7FC'] },
};

export const categoryKeys = Object.keys(looks) as CategoryKey[];

/** Names under which the eight first categories come on the wire, folded. */
const names: Record<string, CategoryKey> = {
  'sicurezza sul lavoro': 'sicurezza',
  'digitale e dati': 'digitale',
  amministrazione: 'amministrazione',
  lingue: 'lingue',
  logistica: 'logistica',
  'edilizia e impianti': 'edilizia',
  'sanita e assistenza': 'sanita',
  comunicazione: 'comunicazione',
};

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/**
 * Motif and ramp of a category, by key, by its Italian name, or by the id of one created later
 * (which takes both by the hash of its id).
 */
export function categoryLook(category: string | number): CategoryLook {
  const known = typeof category === 'string' ? fold(category) : '';
  const key = names[known] ?? (known in looks ? (known as CategoryKey) : undefined);
  if (key) return looks[key];
  const hash = hashOf(`category ${category}`) >>> 0;
  const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;
  return {
    motif: looks[at(categoryKeys, hash)].motif,
    ramp: looks[at(categoryKeys, Math.floor(hash / 8))].ramp,
  };
}
