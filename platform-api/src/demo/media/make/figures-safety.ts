import {
  brass,
  circle,
  drawn,
  ease,
  frame,
  gold,
  green,
  ink,
  line,
  middle,
  moved,
  muted,
  person,
  rect,
  red,
  sea,
  shape,
  shown,
  step,
  stroke,
  teal,
  white,
  word,
  type Figure,
} from './strokes.ts';

export const desk: Figure = (t) => {
  const arm = step(t, 2);
  return (
    stroke('M0 200H220M20 200V238M200 200V238', line, 5) +
    rect(140, 84, 14, 92, teal, 'rx="4"') +
    stroke('M147 176V198M122 198H172', teal, 5) +
    circle(36, 100, 22, muted) +
    stroke('M36 124V198', muted, 10) +
    stroke(`M36 146 ${36 + 46 * arm} ${146 + 46 * arm}H${36 + 88 * arm}`, gold, 7) +
    stroke(`M62 62H${62 + 77 * step(t, 0)}`, gold, 3) +
    shown(step(t, 0), word(64, 52, '50–70 cm', gold, 17)) +
    stroke(`M58 92H${58 + 78 * step(t, 1)}`, teal, 2.5, 'stroke-dasharray="6 6"')
  );
};

export const clock: Figure = (t) => {
  const end = (Math.PI / 2) * step(t, 0);
  const hand = (angle: number, length: number, color: string) =>
    stroke(
      `M110 120 ${(110 + length * Math.sin(angle)).toFixed(1)} ${(120 - length * Math.cos(angle)).toFixed(1)}`,
      color,
      7,
    );
  const angle = 2 * Math.PI * ease(t, 0.08, 0.94);
  return (
    circle(110, 120, 100, 'none', `stroke="${line}" stroke-width="6"`) +
    shape(
      `M110 120V28A92 92 0 0 1 ${(110 + 92 * Math.sin(end)).toFixed(1)} ${(120 - 92 * Math.cos(end)).toFixed(1)}Z`,
      gold,
      'opacity=".9"',
    ) +
    hand(angle, 74, teal) +
    hand(angle / 12, 46, white) +
    circle(110, 120, 8, white)
  );
};

export const shelf: Figure = (t) => {
  const fall = step(t, 2);
  return (
    stroke('M16 0V236M204 0V236M16 76H204M16 156H204M16 232H204', line, 5) +
    rect(36, 44, 40, 30, teal, 'rx="3"') +
    rect(84, 34, 26, 40, sea, 'rx="3"') +
    rect(40, 118, 54, 36, teal, 'rx="3"') +
    rect(126, 8 + fall * 156, 62, 66, brass, 'rx="4"') +
    middle(157, 50 + fall * 156, '25 kg', ink, 17)
  );
};

export const exit: Figure = (t) => {
  const run = 62 * ease(t, 0.1, 0.9);
  return (
    rect(0, 20, 220, 130, green, 'rx="12"') +
    rect(142, 40, 54, 92, white, 'rx="3"') +
    moved(
      run - 10,
      0,
      circle(62, 54, 12, white) +
        stroke('M58 72 50 100 66 114 60 134M50 100 34 116M58 76 78 88 88 80M56 76 38 84', white, 8),
    ) +
    stroke('M16 196H196', line, 6) +
    drawn('M16 196H196M172 178 196 196 172 214', step(t, 1), gold, 6)
  );
};

/** A telephone with a number, rung by ever wider rings. */
export const call: Figure = (t) => {
  const ring = (i: number) => ease((t * 3 + i * 0.25) % 1, 0, 1);
  return (
    rect(62, 0, 96, 184, 'none', `rx="16" stroke="${teal}" stroke-width="5"`) +
    middle(110, 110, '112', gold, 44, 'style="font-family:Bricolage Grotesque"') +
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
};

export const gather: Figure = (t) => {
  const near = ease(t, 0.08, 0.7);
  const arrow = (turn: number) =>
    `<g transform="translate(110 120) rotate(${turn}) translate(0 ${(-96 + near * 26).toFixed(1)})">${stroke('M0 0V34M-14 20 0 36 14 20', white, 8)}</g>`;
  return (
    rect(0, 10, 220, 220, green, 'rx="14"') +
    [0, 90, 180, 270].map(arrow).join('') +
    [-22, 0, 22]
      .map((dx, i) => {
        const color = i === 1 ? gold : white;
        return shown(
          step(t, i),
          circle(110 + dx, 112, 8, color) + stroke(`M${110 + dx} 126V140`, color, 10),
        );
      })
      .join('')
  );
};

/** Probability by severity, four by four; the cells of what is urgent come last. */
export const riskMatrix: Figure = (t) => {
  const cells = [1, 2, 3, 4].flatMap((severity) =>
    [1, 2, 3, 4].map((chance) => {
      const risk = severity * chance;
      const urgency = risk >= 9 ? 2 : risk >= 3 ? 1 : 0;
      const color = [sea, gold, red][urgency] ?? sea;
      const [x, y] = [18 + (severity - 1) * 51, 160 - (chance - 1) * 51];
      return (
        rect(x, y, 46, 46, line, 'rx="6"') +
        shown(step(t, urgency), rect(x, y, 46, 46, color, 'rx="6"')) +
        middle(x + 23, y + 30, String(risk), ink, 19)
      );
    }),
  );
  return (
    cells.join('') +
    word(-2, 114, 'P', muted, 20, 'text-anchor="end"') +
    middle(120, 232, 'D', muted, 20)
  );
};

/** The three sides of a fire; the flame is there when all three are. */
export const fireTriangle: Figure = (t) =>
  drawn('M110 20 10 200', step(t, 0), teal, 12) +
  drawn('M10 200H210', step(t, 1), gold, 12) +
  drawn('M210 200 110 20', step(t, 2), red, 12) +
  shown(step(t, 0), middle(26, 96, 'aria', teal, 18)) +
  shown(step(t, 1), middle(110, 232, 'combustibile', gold, 18)) +
  shown(step(t, 2), middle(196, 96, 'innesco', red, 18)) +
  shown(
    step(t, 2),
    shape('M112 88q40 34 24 66a34 34 0 0 1 -56 -8q-6 -22 14 -36 0 14 12 18 8 -18 6 -40z', brass),
  );

/** The jet of an extinguisher goes to the foot of the flames. */
export const extinguisher: Figure = (t) =>
  rect(20, 90, 62, 140, red, 'rx="22"') +
  rect(38, 62, 26, 34, line, 'rx="4"') +
  stroke('M28 58H76', muted, 9) +
  drawn('M64 74q46 6 40 70', step(t, 1), muted, 9) +
  shown(step(t, 0), circle(51, 74, 10, 'none', `stroke="${gold}" stroke-width="5"`)) +
  [0, 8, 16]
    .map((dy) => drawn(`M112 ${150 + dy}Q150 ${176 + dy} 176 ${206 + dy / 2}`, step(t, 2), teal, 4))
    .join('') +
  shape(
    'M190 96q34 52 20 96a30 30 0 0 1 -52 -8q-4 -28 16 -44 0 20 10 24 8 -34 6 -68z',
    brass,
    `opacity="${(1 - 0.75 * step(t, 2)).toFixed(2)}"`,
  ) +
  stroke('M0 234H220', line, 5);

/** Somebody stops and looks: up, down, around. */
export const lookAround: Figure = (t) =>
  moved(110, 214, person()) +
  drawn('M110 52V6M96 20 110 4 124 20', step(t, 0), gold, 6) +
  drawn(
    'M64 130H12M26 116 10 130 26 144M156 130H208M194 116 210 130 194 144',
    step(t, 1),
    teal,
    6,
  ) +
  circle(110, 150, 92, 'none', `stroke="${line}" stroke-width="3" stroke-dasharray="8 10"`) +
  drawn('M50 232H170', step(t, 2), gold, 6);

/** A tank that takes the breath of who goes in. */
export const tank: Figure = (t) =>
  rect(20, 96, 180, 136, line, 'rx="20"') +
  rect(82, 78, 56, 20, muted, 'rx="5"') +
  drawn('M110 8V72', step(t, 0), muted, 6) +
  [0, 1, 2]
    .map((i) => shown(step(t, 1) * 0.8, circle(64 + i * 46, 160 + (i % 2) * 26, 16 + i * 3, sea)))
    .join('') +
  shown(
    step(t, 2),
    circle(110, 42, 34, ink, `stroke="${red}" stroke-width="9"`) + stroke('M87 65 133 19', red, 9),
  );

/** Hands press the middle of a chest. */
export const compressions: Figure = (t) => {
  const press = 9 * Math.sin(Math.PI * 10 * t) ** 2;
  return (
    rect(0, 190, 220, 40, line, 'rx="20"') +
    circle(22, 176, 24, muted) +
    shape(`M50 200V166Q110 ${148 + press} 176 166V200Z`, muted) +
    drawn(`M150 20 118 ${140 + press}M96 20 108 ${140 + press}`, step(t, 0), teal, 11) +
    shown(step(t, 0), rect(98, 134 + press, 30, 16, gold, 'rx="6"')) +
    shown(step(t, 1), word(150, 118, '5–6 cm', gold, 19)) +
    shown(step(t, 2), word(0, 118, '100–120', gold, 19) + word(0, 138, 'al minuto', muted, 16))
  );
};

/** The two pads of a defibrillator, and the lightning between them. */
export const defibrillator: Figure = (t) =>
  circle(110, 30, 28, muted) +
  shape('M40 232V110Q44 72 84 68H136Q176 72 180 110V232Z', muted) +
  shown(step(t, 0), rect(62, 98, 36, 44, gold, 'rx="6"')) +
  shown(step(t, 1), rect(134, 160, 36, 44, gold, 'rx="6"')) +
  drawn('M98 140 122 146 112 164 134 170', step(t, 2), red, 7) +
  frame(-14, 40, 52, 52, step(t, 0) > 0 ? teal : line) +
  middle(12, 72, 'DAE', white, 17);
