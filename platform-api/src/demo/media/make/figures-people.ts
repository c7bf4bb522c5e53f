import {
  brass,
  circle,
  drawn,
  frame,
  gold,
  ink,
  line,
  middle,
  moved,
  muted,
  person,
  rect,
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

const bubble = (x: number, y: number, w: number, h: number, color: string) =>
  rect(x, y, w, h, color, 'rx="14"') + shape(`M${x + 24} ${y + h - 2}h26l-22 22z`, color);

/** What is said, and the need under it. */
export const wordsAndNeed: Figure = (t) =>
  moved(36, 236, person()) +
  shown(step(t, 0), bubble(66, 4, 154, 62, line) + middle(143, 42, '«Vado a casa»', white, 19)) +
  drawn('M143 98V124M131 112 143 126 155 112', step(t, 1), gold, 5) +
  shown(
    step(t, 2),
    rect(76, 138, 144, 62, gold, 'rx="14"') + middle(148, 176, 'non sono sicura', ink, 17),
  );

/** Somebody in bed; what the body may be saying is marked. */
export const bed: Figure = (t) => {
  const mark = (x: number, y: number, point: number) =>
    shown(
      step(t, point),
      circle(x, y, 15, 'none', `stroke="${gold}" stroke-width="5"`) + circle(x, y, 5, gold),
    );
  return (
    stroke('M0 120V232M220 150V232M0 204H220', line, 8) +
    rect(8, 150, 56, 40, line, 'rx="12"') +
    circle(52, 140, 22, muted) +
    shape('M74 196V160Q140 132 216 168V196Z', sea) +
    mark(52, 140, 0) +
    mark(122, 164, 1) +
    mark(186, 172, 2) +
    shown(step(t, 2), circle(170, 50, 44, 'none', `stroke="${line}" stroke-width="5"`)) +
    drawn('M170 50V22M170 50 190 60', step(t, 2), teal, 6)
  );
};

/** The four parts of a handover by their initials; the third and fourth come together. */
export const handover: Figure = (t) =>
  ['S', 'B', 'A', 'R']
    .map((letter, i) =>
      shown(
        step(t, Math.min(i, 2)),
        rect(0, i * 60, 50, 50, [teal, sea, gold, brass][i] ?? teal, 'rx="10"') +
          middle(25, i * 60 + 34, letter, ink, 26) +
          word(
            64,
            i * 60 + 32,
            ['situazione', 'contesto', 'valutazione', 'richiesta'][i] ?? '',
            white,
            19,
          ),
      ),
    )
    .join('');

/** Two people: one tells, the other repeats. */
export const repeatBack: Figure = (t) =>
  moved(34, 236, person(teal)) +
  moved(186, 236, person(gold)) +
  shown(step(t, 0), bubble(10, 4, 96, 44, teal)) +
  shown(step(t, 1), rect(96, 120, 34, 44, white, 'rx="4"')) +
  [0, 1, 2].map((i) => shown(step(t, 1), rect(102, 128 + i * 11, 22, 4, line))).join('') +
  shown(step(t, 2), rect(120, 4, 96, 44, gold, 'rx="14"') + shape('M192 46h-26l22 22z', gold));

/** Many lines become one. */
export const oneLine: Figure = (t) =>
  [0, 1, 2, 3, 4]
    .map((i) =>
      rect(
        10 + i * 4,
        6 + i * 20,
        [200, 168, 186, 120, 150][i] ?? 150,
        10,
        line,
        `rx="5" opacity="${(step(t, 0) * (1 - 0.6 * step(t, 2))).toFixed(2)}"`,
      ),
    )
    .join('') +
  drawn('M30 118 90 164V186M190 118 130 164V186', step(t, 1), muted, 6) +
  rect(10, 200, 200 * step(t, 2), 18, gold, 'rx="9"');

/** A speaker before rows of heads; the one that listens is lit. */
export const audience: Figure = (t) =>
  moved(110, 150, person(teal)) +
  [0, 1, 2, 3, 4]
    .map((i) => circle(22 + i * 44, 178, 15, i === 2 && step(t, 1) > 0.5 ? gold : line))
    .join('') +
  [0, 1, 2, 3].map((i) => shown(step(t, 0), circle(44 + i * 44, 216, 17, line))).join('') +
  drawn('M136 40Q176 60 168 110M84 40Q44 60 52 110', step(t, 2), gold, 5);

/** The breath that carries the voice is low. */
export const lowBreath: Figure = (t) => {
  const full = 10 * Math.sin(Math.PI * 4 * t) ** 2;
  return (
    circle(110, 34, 30, muted) +
    shape('M44 236V116Q48 76 90 72H130Q172 76 176 116V236Z', line) +
    shown(step(t, 0), circle(110, 176, 34 + full, teal)) +
    shown(step(t, 1), stroke('M110 66V138M98 124 110 140 122 124', white, 6)) +
    drawn('M142 40Q176 34 214 44M142 50Q176 54 210 66', step(t, 2), gold, 5)
  );
};

/** Three knobs that are turned. */
export const knobs =
  (...words: readonly [string, string, string]): Figure =>
  (t) =>
    words
      .map((text, i) => {
        const y = 40 + i * 80;
        const angle = Math.PI * (-0.75 + 1.3 * step(t, i));
        return (
          circle(44, y, 32, line) +
          stroke(
            `M44 ${y} ${(44 + 26 * Math.sin(angle)).toFixed(1)} ${(y - 26 * Math.cos(angle)).toFixed(1)}`,
            [teal, sea, gold][i] ?? teal,
            7,
          ) +
          shown(step(t, i), word(94, y + 7, text, white, 20))
        );
      })
      .join('');

/** A voice, a silence that is held, a voice. */
export const pause: Figure = (t) => {
  const bars = Array.from({ length: 15 }, (_, i) => {
    const isPause = i >= 6 && i <= 9;
    const point = i < 6 ? 0 : isPause ? 1 : 2;
    const height = isPause ? 8 : 40 + 70 * Math.abs(Math.sin(i * 1.9));
    const grown = height * step(t, point);
    return rect(i * 15, 120 - grown / 2, 9, grown, isPause ? gold : teal, 'rx="4"');
  });
  return (
    bars.join('') +
    shown(step(t, 1), middle(116, 190, '2 secondi', gold, 20)) +
    frame(82, 84, 66, 72, gold, `opacity="${step(t, 1).toFixed(2)}"`)
  );
};
