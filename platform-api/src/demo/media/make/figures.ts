/** Pictures of the slides as SVG text; `t` runs from 0 to 1 over the scene. */
export type CategoryLook = 'sicurezza' | 'digitale';

export const ramps: Record<CategoryLook, [deep: string, mid: string, light: string, pale: string]> =
  {
    sicurezza: ['#083640', '#0E7C7B', '#7CCFC4', '#DDF3EF'],
    digitale: ['#1A2358', '#4259C9', '#9DB1F5', '#E4EAFF'],
  };

const teal = '#6FDACC';
const gold = '#F9C766';
const brass = '#F0A229';
const line = '#2B4D5E';
const muted = '#B4C6CE';

/** Share of a step: 0 before `from`, 1 from `to` on, eased between. */
export const ease = (t: number, from: number, to: number) => {
  const x = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return x * x * (3 - 2 * x);
};

const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
const stroke = (d: string, color = teal, width = 4, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
const word = (x: number, y: number, text: string, fill = muted, size = 16, more = '') =>
  `<text x="${x}" y="${y}" font-family="Hanken Grotesk" font-weight="600" font-size="${size}" fill="${fill}" ${more}>${text}</text>`;
/** Draws a stroke as if by hand, from 0 to 1 of its length. */
const drawn = (d: string, share: number, color = teal, width = 4) =>
  stroke(d, color, width, `pathLength="1" stroke-dasharray="${share.toFixed(3)} 2"`);

type Figure = (t: number) => string;

/** All are drawn in a field of 220 x 240. */
export const figures: Record<string, Figure> = {
  steps: (t) =>
    [0, 1, 2]
      .map((i) => {
        const w = (220 - i * 62) * ease(t, 0.1 + i * 0.22, 0.28 + i * 0.22);
        return (
          rect(110 - w / 2, 180 - i * 66, w, 54, [teal, '#3FB3A8', gold][i] ?? teal, 'rx="6"') +
          word(
            110,
            214 - i * 66,
            ['via', 'tutti', 'te'][i] ?? '',
            '#0B2330',
            20,
            `text-anchor="middle" opacity="${ease(t, 0.2 + i * 0.22, 0.34 + i * 0.22)}"`,
          )
        );
      })
      .join(''),
  bars: (t) =>
    stroke('M0 232H220', line, 3) +
    [70, 130, 200]
      .map((h, i) => {
        const grown = h * ease(t, 0.1 + i * 0.22, 0.3 + i * 0.22);
        return (
          rect(12 + i * 72, 232 - grown, 52, grown, i === 2 ? brass : teal, 'rx="4"') +
          word(
            38 + i * 72,
            222 - grown,
            ['I', 'II', 'III'][i] ?? '',
            '#F3F8F8',
            20,
            `text-anchor="middle" opacity="${ease(t, 0.15 + i * 0.22, 0.3 + i * 0.22)}"`,
          )
        );
      })
      .join(''),
  checks: (t) =>
    rect(20, 0, 180, 236, 'none', `rx="14" stroke="${line}" stroke-width="4"`) +
    rect(74, -12, 72, 24, line, 'rx="8"') +
    [0, 1, 2]
      .map((i) => {
        const y = 56 + i * 64;
        return (
          rect(44, y - 16, 32, 32, 'none', `rx="6" stroke="${muted}" stroke-width="3"`) +
          drawn(
            `M50 ${y} 58 ${y + 9} 78 ${y - 16}`,
            ease(t, 0.12 + i * 0.22, 0.28 + i * 0.22),
            gold,
            6,
          ) +
          rect(92, y - 5, 84 - i * 14, 10, line, 'rx="5"')
        );
      })
      .join(''),
  desk: (t) => {
    const reach = 96 * ease(t, 0.12, 0.34);
    const eye = ease(t, 0.36, 0.54);
    const arm = ease(t, 0.58, 0.76);
    return (
      stroke('M0 200H220M20 200V238M200 200V238', line, 5) +
      rect(140, 84, 14, 92, teal, 'rx="4"') +
      stroke('M147 176V198M122 198H172', teal, 5) +
      circle(36, 100, 22, muted) +
      stroke('M36 124V198', muted, 10) +
      stroke(`M36 146 ${36 + 46 * arm} ${146 + 46 * arm}H${36 + 88 * arm}`, gold, 7) +
      stroke(`M62 62H${62 + reach * 0.8}`, gold, 3) +
      word(64, 52, '50–70 cm', gold, 17, `opacity="${ease(t, 0.24, 0.34)}"`) +
      stroke(`M58 92H${58 + 78 * eye}`, teal, 2.5, 'stroke-dasharray="6 6"')
    );
  },
  clock: (t) => {
    const angle = 2 * Math.PI * ease(t, 0.08, 0.94);
    const rest = ease(t, 0.1, 0.36);
    const end = (Math.PI / 2) * rest;
    return (
      circle(110, 120, 100, 'none', `stroke="${line}" stroke-width="6"`) +
      `<path d="M110 120V28A92 92 0 0 1 ${(110 + 92 * Math.sin(end)).toFixed(1)} ${(120 - 92 * Math.cos(end)).toFixed(1)}Z" fill="${gold}" opacity=".9"/>` +
      stroke(
        `M110 120 ${(110 + 74 * Math.sin(angle)).toFixed(1)} ${(120 - 74 * Math.cos(angle)).toFixed(1)}`,
        teal,
        7,
      ) +
      stroke(
        `M110 120 ${(110 + 46 * Math.sin(angle / 12)).toFixed(1)} ${(120 - 46 * Math.cos(angle / 12)).toFixed(1)}`,
        '#F3F8F8',
        7,
      ) +
      circle(110, 120, 8, '#F3F8F8')
    );
  },
  shelf: (t) => {
    const fall = ease(t, 0.58, 0.8);
    return (
      stroke('M16 0V236M204 0V236M16 76H204M16 156H204M16 232H204', line, 5) +
      rect(36, 44, 40, 30, teal, 'rx="3"') +
      rect(84, 34, 26, 40, '#3FB3A8', 'rx="3"') +
      rect(40, 118, 54, 36, teal, 'rx="3"') +
      rect(126, 8 + fall * 156, 62, 66, brass, 'rx="4"') +
      word(157, 50 + fall * 156, '25 kg', '#231600', 17, 'text-anchor="middle"')
    );
  },
  exit: (t) => {
    const run = 62 * ease(t, 0.1, 0.9);
    return (
      rect(0, 20, 220, 130, '#1B7744', 'rx="12"') +
      rect(142, 40, 54, 92, '#F3F8F8', 'rx="3"') +
      `<g transform="translate(${run - 10} 0)">` +
      circle(62, 54, 12, '#F3F8F8') +
      stroke(
        'M58 72 50 100 66 114 60 134M50 100 34 116M58 76 78 88 88 80M56 76 38 84',
        '#F3F8F8',
        8,
      ) +
      '</g>' +
      stroke('M16 196H196', line, 6) +
      drawn('M16 196H196M172 178 196 196 172 214', ease(t, 0.36, 0.6), gold, 6)
    );
  },
  call: (t) => {
    const ring = (i: number) => ease((t * 3 + i * 0.25) % 1, 0, 1);
    return (
      rect(62, 0, 96, 184, 'none', `rx="16" stroke="${teal}" stroke-width="5"`) +
      word(
        110,
        110,
        '112',
        gold,
        44,
        'text-anchor="middle" style="font-family:Bricolage Grotesque"',
      ) +
      circle(110, 164, 6, teal) +
      [0, 1, 2]
        .map((i) =>
          circle(
            110,
            92,
            76 + ring(i) * 34,
            'none',
            `stroke="${teal}" stroke-width="2.5" opacity="${(0.6 * (1 - ring(i))).toFixed(2)}"`,
          ),
        )
        .join('') +
      rect(30, 210, 160, 10, line, 'rx="5"') +
      rect(30, 210, 160 * ease(t, 0.05, 0.95), 10, gold, 'rx="5"')
    );
  },
  gather: (t) => {
    const near = ease(t, 0.08, 0.7);
    return (
      rect(0, 10, 220, 220, '#1B7744', 'rx="14"') +
      [0, 90, 180, 270]
        .map(
          (turn) =>
            `<g transform="translate(110 120) rotate(${turn}) translate(0 ${(-96 + near * 26).toFixed(1)})">${stroke('M0 0V34M-14 20 0 36 14 20', '#F3F8F8', 8)}</g>`,
        )
        .join('') +
      [-22, 0, 22]
        .map(
          (dx, i) =>
            circle(
              110 + dx,
              112,
              8,
              i === 1 ? gold : '#F3F8F8',
              `opacity="${ease(t, 0.1 + i * 0.2, 0.3 + i * 0.2)}"`,
            ) +
            stroke(
              `M${110 + dx} 126V140`,
              i === 1 ? gold : '#F3F8F8',
              10,
              `opacity="${ease(t, 0.1 + i * 0.2, 0.3 + i * 0.2)}"`,
            ),
        )
        .join('')
    );
  },
  'sheet-relative': (t) => sheet(['B', 'C', 'D'], 2 * ease(t, 0.36, 0.72), t),
  'sheet-absolute': (t) => sheet(['D', 'E', 'F'], -1, t),
};

/** A sheet of 4 rows: the cell with the formula moves down, or an anchored cell is marked. */
function sheet(columns: string[], move: number, t: number): string {
  const grid = [0, 1, 2, 3, 4].map((i) => `M0 ${28 + i * 50}H220`).join('');
  const heads = columns.map((name, i) => word(66 + i * 62, 18, name, muted, 16)).join('');
  const rows = [1, 2, 3, 4].map((n, i) => word(8, 60 + i * 50, String(n), muted, 16)).join('');
  const lines = stroke(`${grid}M34 0V228M96 0V228M158 0V228M220 0V228`, line, 2);
  if (move >= 0) {
    const y = 78 + move * 50;
    const row = Math.round(2 + move);
    return (
      lines +
      heads +
      rows +
      rect(36, y + 2, 120, 46, teal, `opacity=".28"`) +
      rect(160, y, 60, 50, 'none', `stroke="${gold}" stroke-width="4"`) +
      rect(214, y + 44, 10, 10, gold) +
      word(189, y + 31, `B${row}*C${row}`, '#F3F8F8', 15, 'text-anchor="middle"')
    );
  }
  const whole = ease(t, 0.1, 0.3) * (1 - ease(t, 0.34, 0.42));
  const row = ease(t, 0.36, 0.46) * (1 - ease(t, 0.58, 0.66));
  const column = ease(t, 0.6, 0.7);
  return (
    lines +
    heads +
    rows +
    rect(36, 30, 184, 46, teal, `opacity="${(0.35 * row).toFixed(2)}"`) +
    rect(160, 2, 60, 226, teal, `opacity="${(0.35 * column).toFixed(2)}"`) +
    rect(160, 28, 60, 50, gold, `opacity="${(0.25 + 0.4 * whole).toFixed(2)}"`) +
    rect(160, 28, 60, 50, 'none', `stroke="${gold}" stroke-width="4"`) +
    word(190, 60, '22%', '#F3F8F8', 17, 'text-anchor="middle"')
  );
}
