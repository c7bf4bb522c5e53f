import {
  circle,
  cross,
  drawn,
  ease,
  frame,
  gold,
  ink,
  line,
  middle,
  moved,
  muted,
  rect,
  red,
  sea,
  shown,
  step,
  stroke,
  teal,
  tick,
  white,
  word,
  type Figure,
} from './strokes.ts';

/** A message: who sends it, what it hurries to, where its button leads. */
export const suspiciousMail: Figure = (t) =>
  frame(0, 6, 220, 220) +
  circle(34, 44, 16, muted) +
  rect(60, 30, 90, 10, muted, 'rx="5"') +
  rect(60, 48, 136, 8, line, 'rx="4"') +
  drawn('M56 62H202', step(t, 0), red, 4) +
  shown(step(t, 1), middle(110, 108, 'Entro due ore!', gold, 20)) +
  rect(24, 126, 172, 8, line, 'rx="4"') +
  rect(24, 142, 120, 8, line, 'rx="4"') +
  rect(44, 170, 132, 36, sea, 'rx="10"') +
  middle(110, 194, 'Conferma', ink, 18) +
  drawn('M34 162H186V214H34Z', step(t, 2), red, 4);

/** The part of an address that says whose site it is. */
export const address: Figure = (t) =>
  frame(-10, 14, 230, 104) +
  word(8, 54, 'banca-adda.', muted, 19) +
  word(8, 92, 'conto-sicuro.example/', step(t, 1) > 0.5 ? gold : muted, 19) +
  drawn('M8 64H112', step(t, 0), sea, 5) +
  drawn('M8 102H184', step(t, 1), gold, 5) +
  shown(step(t, 1), word(8, 144, 'il sito vero', gold, 18)) +
  shown(
    step(t, 2),
    rect(8, 192, 40, 32, sea, 'rx="6"') +
      stroke('M16 192V182a12 12 0 0 1 24 0V192', sea, 6) +
      word(62, 214, 'cifrato, non onesto', white, 17),
  );

/** Three copies, two carriers, one of them far away. */
export const copies: Figure = (t) => {
  const disk = (x: number, y: number, color: string) =>
    rect(x, y, 60, 44, color, 'rx="8"') + circle(x + 44, y + 22, 6, ink);
  return (
    [0, 1, 2].map((i) => shown(step(t, 0), disk(i * 78, 10, i === 0 ? gold : sea))).join('') +
    shown(step(t, 1), disk(20, 92, sea)) +
    shown(
      step(t, 1),
      stroke('M140 132a22 22 0 0 1 4 -42 30 30 0 0 1 56 8 18 18 0 0 1 -4 34Z', sea, 6),
    ) +
    frame(4, 176, 70, 56) +
    shown(step(t, 2), stroke('M84 204H136', gold, 4, 'stroke-dasharray="6 8"')) +
    shown(step(t, 2), disk(152, 182, gold))
  );
};

/** A file that disappears on both sides, beside one that stays in the copy. */
export const mirror: Figure = (t) => {
  const file = (x: number, y: number, there: number) =>
    frame(x, y, 56, 66) +
    shown(there, rect(x + 12, y + 16, 32, 8, teal) + rect(x + 12, y + 34, 32, 8, teal));
  const gone = 1 - step(t, 1);
  return (
    middle(110, 12, 'sincronizzare', muted, 17) +
    file(14, 26, gone) +
    file(150, 26, gone) +
    drawn('M82 60H138M126 48 140 60 126 72M94 48 80 60 94 72', step(t, 0), muted, 5) +
    middle(110, 142, 'copiare', gold, 17) +
    file(14, 156, 1 - step(t, 2)) +
    file(150, 156, 1) +
    drawn('M82 190H138M126 178 140 190 126 202', step(t, 2), gold, 5)
  );
};

/** A telephone that reads the code on a screen. */
export const scanCode: Figure = (t) => {
  const dots = [0, 1, 2, 3, 4].flatMap((x) =>
    [0, 1, 2, 3, 4].flatMap((y) =>
      (x * 3 + y * 5 + x * y) % 3 === 0 ? [rect(24 + x * 17, 30 + y * 17, 14, 14, white)] : [],
    ),
  );
  const y = 28 + 80 * ease(t, 0.4, 0.66);
  return (
    frame(6, 8, 120, 124) +
    dots.join('') +
    moved(0, 26 * (1 - step(t, 0)), frame(132, 60, 84, 164, teal)) +
    shown(step(t, 1) * (1 - step(t, 2)), stroke(`M14 ${y.toFixed(1)}H118`, gold, 5)) +
    shown(step(t, 2), circle(174, 142, 28, sea)) +
    tick(160, 142, step(t, 2), ink)
  );
};

/** A telephone with a lock, then a card in it. */
export const credentialApp: Figure = (t) =>
  frame(50, 0, 120, 236, teal) +
  circle(110, 216, 6, teal) +
  shown(
    step(t, 0),
    rect(82, 26, 56, 46, sea, 'rx="10"') + stroke('M94 26V16a16 16 0 0 1 32 0V26', sea, 7),
  ) +
  [0, 1, 2, 3].map((i) => shown(step(t, 1), circle(80 + i * 20, 98, 6, gold))).join('') +
  moved(
    90 * (1 - step(t, 2)),
    0,
    shown(
      step(t, 2),
      rect(64, 122, 92, 62, gold, 'rx="8"') +
        circle(84, 146, 11, ink) +
        rect(104, 138, 40, 7, ink) +
        rect(104, 152, 28, 7, ink),
    ),
  );

/** What is shared and what is not. */
export const sharedData: Figure = (t) =>
  frame(10, 4, 200, 228) +
  ['Nome', 'Codice fiscale', 'Nascita']
    .map(
      (text, i) =>
        word(30, 52 + i * 66, text, white, 18) +
        rect(150, 34 + i * 66, 44, 26, step(t, i) > 0.5 ? sea : line, 'rx="13"') +
        circle(163 + 18 * step(t, i), 47 + i * 66, 10, white),
    )
    .join('');

/** A button that is pressed on a page. */
export const pressButton =
  (text: string): Figure =>
  (t) =>
    frame(0, 10, 220, 176) +
    stroke('M0 46H220', line, 4) +
    [0, 1, 2].map((i) => circle(20 + i * 18, 28, 5, muted)).join('') +
    rect(24, 66, 120, 10, line, 'rx="5"') +
    rect(24, 86, 84, 10, line, 'rx="5"') +
    rect(24, 118, 172, 46, step(t, 1) > 0 ? sea : line, 'rx="10"') +
    middle(110, 148, text, step(t, 1) > 0 ? ink : white, 19) +
    moved(
      60 * (1 - step(t, 0)),
      40 * (1 - step(t, 0)),
      shown(step(t, 0), stroke('M160 152 178 206 188 186 210 182Z', white, 5)),
    ) +
    tick(96, 214, step(t, 2));

/** A form whose fields fill themselves. */
export const form: Figure = (t) =>
  frame(10, 0, 200, 236) +
  [0, 1, 2]
    .map(
      (i) =>
        rect(30, 24 + i * 56, 70, 8, muted, 'rx="4"') +
        rect(30, 38 + i * 56, 160, 26, line, 'rx="6"') +
        rect(38, 46 + i * 56, 120 * step(t, i), 10, i === 2 ? gold : teal, 'rx="5"'),
    )
    .join('') +
  rect(30, 194, 160, 28, step(t, 2) === 1 ? sea : line, 'rx="8"');

/** Right and wrong side by side under two words. */
export const rightAndWrong =
  (right: string, wrong: string): Figure =>
  (t) =>
    middle(52, 16, right, gold, 18) +
    middle(168, 16, wrong, muted, 18) +
    stroke('M110 0V236', line, 3) +
    [0, 1, 2]
      .map((i) => {
        const y = 42 + i * 66;
        return (
          rect(8, y, 88 * step(t, i), 46, line, 'rx="8"') +
          tick(36, y + 24, step(t, i)) +
          rect(124, y, 88 * step(t, i), 46, line, 'rx="8"') +
          cross(158, y + 13, step(t, i))
        );
      })
      .join('');

/** A sheet in which the formula moves down by two rows. */
export const sheetRelative: Figure = (t) => {
  const move = 2 * ease(t, 0.4, 0.94);
  const y = 78 + move * 50;
  const row = Math.round(2 + move);
  return (
    sheet(['B', 'C', 'D']) +
    rect(36, y + 2, 120, 46, teal, 'opacity=".28"') +
    rect(160, y, 60, 50, 'none', `stroke="${gold}" stroke-width="4"`) +
    rect(214, y + 44, 10, 10, gold) +
    middle(189, y + 31, `B${row}*C${row}`, white, 15)
  );
};

/** A sheet in which an anchored cell is marked: whole, by its row, by its column. */
export const sheetAbsolute: Figure = (t) => {
  const whole = step(t, 0) * (1 - step(t, 1));
  const row = step(t, 1) * (1 - step(t, 2));
  return (
    sheet(['D', 'E', 'F']) +
    rect(36, 30, 184, 46, teal, `opacity="${(0.35 * row).toFixed(2)}"`) +
    rect(160, 2, 60, 226, teal, `opacity="${(0.35 * step(t, 2)).toFixed(2)}"`) +
    rect(160, 28, 60, 50, gold, `opacity="${(0.25 + 0.4 * whole).toFixed(2)}"`) +
    rect(160, 28, 60, 50, 'none', `stroke="${gold}" stroke-width="4"`) +
    middle(190, 60, '22%', white, 17)
  );
};

function sheet(columns: string[]): string {
  const grid = [0, 1, 2, 3, 4].map((i) => `M0 ${28 + i * 50}H220`).join('');
  const heads = columns.map((name, i) => word(66 + i * 62, 18, name)).join('');
  const rows = [1, 2, 3, 4].map((n, i) => word(8, 60 + i * 50, String(n))).join('');
  return stroke(`${grid}M34 0V228M96 0V228M158 0V228M220 0V228`, line, 2) + heads + rows;
}
