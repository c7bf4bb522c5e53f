import {
  drawn,
  frame,
  gold,
  ink,
  line,
  middle,
  muted,
  rect,
  sea,
  shown,
  step,
  stroke,
  teal,
  white,
  circle,
  type Figure,
} from './strokes.ts';

type Three = readonly [string, string, string];

const tones = [teal, sea, gold] as const;

/** Three steps, the widest below, with a word each. */
export const ladder =
  (...words: Three): Figure =>
  (t) =>
    words
      .map((text, i) => {
        const full = 220 - i * 44;
        return (
          rect(
            110 - (full * step(t, i)) / 2,
            180 - i * 66,
            full * step(t, i),
            54,
            tones[i] ?? teal,
            'rx="6"',
          ) + shown(step(t, i), middle(110, 214 - i * 66, text, ink, 20))
        );
      })
      .join('');

/** Three columns that grow, with a word each. */
export const columns =
  (...words: Three): Figure =>
  (t) =>
    stroke('M0 232H220', line, 3) +
    [70, 130, 200]
      .map((height, i) => {
        const grown = height * step(t, i);
        return (
          rect(12 + i * 72, 232 - grown, 52, grown, tones[i] ?? teal, 'rx="4"') +
          shown(step(t, i), middle(38 + i * 72, 222 - grown, words[i] ?? '', white, 20))
        );
      })
      .join('');

/** A list on a clipboard whose three lines are ticked. */
export const checklist: Figure = (t) =>
  frame(20, 0, 180, 236, line) +
  rect(74, -12, 72, 24, line, 'rx="8"') +
  [0, 1, 2]
    .map((i) => {
      const y = 56 + i * 64;
      return (
        rect(44, y - 16, 32, 32, 'none', `rx="6" stroke="${muted}" stroke-width="3"`) +
        drawn(`M50 ${y} 58 ${y + 9} 78 ${y - 16}`, step(t, i), gold, 6) +
        rect(92, y - 5, 84 - i * 14, 10, line, 'rx="5"')
      );
    })
    .join('');

/** Three numbered cards, one below the other. */
export const cards =
  (...words: Three): Figure =>
  (t) =>
    words
      .map((text, i) =>
        shown(
          step(t, i),
          rect(0, i * 80, 220, 66, line, 'rx="12"') +
            circle(34, i * 80 + 33, 19, tones[i] ?? teal) +
            middle(34, i * 80 + 40, String(i + 1), ink, 20) +
            `<text x="66" y="${i * 80 + 40}" font-family="Hanken Grotesk" font-weight="600" font-size="20" fill="${white}">${text}</text>`,
        ),
      )
      .join('');

/** Three rings of a chain, with a word each. */
export const chain =
  (...words: Three): Figure =>
  (t) =>
    words
      .map(
        (text, i) =>
          drawn(
            `M${70 + (i % 2) * 80} ${0 + i * 76}a42 42 0 1 1 0 84a42 42 0 1 1 0 -84`,
            step(t, i),
            tones[i] ?? teal,
            11,
          ) + shown(step(t, i), middle(70 + (i % 2) * 80, i * 76 + 49, text, white, 19)),
      )
      .join('');
