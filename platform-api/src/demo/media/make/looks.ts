/** Of the categories' looks in shared-ui: the ramp, and one figure of the motif in a module of 64 × 64. */
export type Look = 'sicurezza' | 'digitale' | 'sanita' | 'comunicazione';

type Ramp = readonly [deep: string, mid: string, light: string, pale: string];

export const ramps: Record<Look, Ramp> = {
  sicurezza: ['#083640', '#0E7C7B', '#7CCFC4', '#DDF3EF'],
  digitale: ['#1A2358', '#4259C9', '#9DB1F5', '#E4EAFF'],
  sanita: ['#083556', '#1F7FB8', '#92CBEA', '#E0F1FB'],
  comunicazione: ['#2C1A54', '#6E4BB8', '#BFA6EC', '#EEE7FC'],
};

const motifs: Record<Look, (first: string, second: string) => string> = {
  sicurezza: (a, b) =>
    `<path d="M0 64 32 32 64 64Z" fill="${a}"/><path d="M0 64 32 0 64 64H52L32 24 12 64Z" fill="${b}"/>`,
  digitale: (a, b) =>
    `<rect x="8" y="8" width="48" height="48" fill="${a}"/><rect x="24" y="24" width="16" height="16" fill="${b}"/>`,
  sanita: (a, b) =>
    `<circle cx="32" cy="32" r="28" fill="${a}"/><path d="M26 14H38V26H50V38H38V50H26V38H14V26H26Z" fill="${b}"/>`,
  comunicazione: (a, b) =>
    `<circle cx="32" cy="32" r="28" fill="${a}"/><circle cx="32" cy="32" r="14" fill="${b}"/>`,
};

export function motif(look: Look): string {
  const [, mid, , pale] = ramps[look];
  return motifs[look](mid, pale);
}
