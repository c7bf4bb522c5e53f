/** What figures are drawn of: SVG text in the colors of the slides. */
export const ink = '#0B2330';
export const white = '#F3F8F8';
export const teal = '#6FDACC';
export const sea = '#3FB3A8';
export const gold = '#F9C766';
export const brass = '#F0A229';
export const line = '#2B4D5E';
export const muted = '#B4C6CE';
export const red = '#E2685C';
export const green = '#1B7744';

/** A picture in a field of 220 × 240; `t` runs from 0 to 1 over the scene. */
export type Figure = (t: number) => string;

/** Share of a step: 0 before `from`, 1 from `to` on, eased between. */
export const ease = (t: number, from: number, to: number): number => {
  const x = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return x * x * (3 - 2 * x);
};

/** Where in a figure's time its scene's points appear; what belongs to a point is drawn until the next one. */
export const pointTimes = [0.1, 0.4, 0.7] as const;

/** How much of what belongs to a point is drawn, from 0 to 1. */
export const step = (t: number, point: number): number => {
  const from = pointTimes[point] ?? 0;
  return ease(t, from, from + 0.24);
};

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;

export const frame = (x: number, y: number, w: number, h: number, color = line, more = '') =>
  rect(x, y, w, h, 'none', `rx="12" stroke="${color}" stroke-width="4" ${more}`);

export const stroke = (d: string, color = teal, width = 4, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const shape = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;

export const word = (x: number, y: number, text: string, fill = muted, size = 16, more = '') =>
  `<text x="${x}" y="${y}" font-family="Hanken Grotesk" font-weight="600" font-size="${size}" fill="${fill}" ${more}>${text}</text>`;

export const middle = (x: number, y: number, text: string, fill = muted, size = 16, more = '') =>
  word(x, y, text, fill, size, `text-anchor="middle" ${more}`);

/** Draws a stroke as if by hand, from 0 to 1 of its length. */
export const drawn = (d: string, share: number, color = teal, width = 4) =>
  stroke(
    d,
    color,
    width,
    `pathLength="1" stroke-dasharray="${share.toFixed(3)} 2" ${share === 0 ? 'opacity="0"' : ''}`,
  );

/** A group that becomes visible, from 0 to 1. */
export const shown = (share: number, inside: string) =>
  `<g opacity="${share.toFixed(3)}">${inside}</g>`;

export const moved = (x: number, y: number, inside: string) =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${inside}</g>`;

/** Head, trunk and limbs of somebody who stands with the feet at 0, about 150 high. */
export const person = (color = muted) =>
  circle(0, -132, 17, color) + stroke('M0 -112V-58M0 -58 -14 0M0 -58 14 0', color, 9);

export const tick = (x: number, y: number, share: number, color = gold) =>
  drawn(`M${x} ${y}l8 9 20 -25`, share, color, 6);

export const cross = (x: number, y: number, share: number, color = red) =>
  drawn(`M${x} ${y}l20 20M${x + 20} ${y}l-20 20`, share, color, 6);
